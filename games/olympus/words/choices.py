"""The questions of Fight for Olympus, and the labels of their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.olympus.rules.agenda import (
    AIM,
    AIM_TWO,
    ARRANGE,
    DISCARD,
    EXCHANGE,
    FREE_PLAY,
    MAY,
    MEND,
    PASS_ON,
    PAY,
    PHASE,
    PLAY,
    RECOVER,
    SURVIVE,
    TAKE,
    TOLL,
    UNDER,
    Frame,
)
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, KINDS, Kind
from games.olympus.rules.moves import MARKER, SPACES, Play, Space
from games.olympus.rules.payment import first_owed, propose_payment
from games.olympus.rules.position import EMPTY, OPPOSITE
from games.olympus.rules.reasons import legal
from games.olympus.rules.view import View
from games.olympus.words.cards import Cards
from words import Names, label_choice

DEEDS = ("wound", "return", "remove", "strip", "send")
WITHOUT = {
    FREE_PLAY: "card",
    SURVIVE: "fall",
    TAKE: "marker",
    RECOVER: "hero",
    AIM: "unit",
    EXCHANGE: "unit",
    MEND: "wounds",
    PASS_ON: "wounds",
    MAY: "power",
}


class Choices:
    """Questions and labels for the reader of this view."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.names = names
        self.say = cards.say

    @property
    def frame(self) -> Frame:
        """The current question."""
        return self.view.agenda[-1]

    # -- labels, one for each kind of part

    def card(self, kind: Kind) -> str:
        return self.cards.short(kind)

    def discard(self, kind: Kind) -> str:
        return self.say("olympus-discard", card=self.cards.short(kind))

    def paying(self, item: int) -> str:
        return self.say("olympus-pay", what=self.cards.short(item) if item < MARKER else self.cards.item(item))

    def on(self, space: Space) -> str:
        """Return where a unit would stand and what it would face, or which unit would get the equipment."""
        view, facing = self.view, OPPOSITE[space]
        if view.units[space] != EMPTY:
            return self.cards.unit_at(view, space)
        if view.units[facing] == EMPTY:
            return self.say("olympus-on-open", space=self.cards.space(space))
        return self.say("olympus-on", space=self.cards.space(space), unit=self.cards.unit(view, facing))

    def lay(self, laid: int) -> str:
        """Return a card and where it would stand."""
        kind, space = divmod(laid, len(SPACES))
        return label_choice([self.card(kind), self.on(space)])

    def laid(self, laid: int) -> str:
        """Return where a card would stand, and the card unless the question names it."""
        return self.on(laid % len(SPACES)) if len(self.playable) == 1 else self.lay(laid)

    def otherwise(self, _: Kind) -> str:
        return self.say("olympus-choosing")

    def bill(self, cards: list[Kind], cost: tuple[int, ...]) -> str:
        """Return the suggested payment from these cards and the markers."""
        marks = [MARKER + colour for colour, holder in enumerate(self.view.markers) if holder == self.view.seat]
        return self.cards.paying(propose_payment(self.cards.sheet, [*cards, *marks], cost))

    def group(self, colour: int) -> str:
        return self.say("olympus-group", colour=COLOURS[colour])

    def done(self, _: int) -> str:
        return self.say("olympus-arranged" if self.frame[0] == ARRANGE else "olympus-done")

    def accept(self, _: int) -> str:
        cost = self.frame[-len(COLOURS) :]
        return self.say("olympus-accept", owed=sum(cost), what=self.bill([*self.view.hand], cost))

    def pays_one(self, _: int) -> bool:
        """Return whether the suggested payment is a single item, which can be chosen by itself as well."""
        return sum(self.frame[-len(COLOURS) :]) == 1

    def paid(self, kind: Kind) -> str:
        """Return the suggested payment for a card; nothing if it is free, as it may be by a power."""
        bill = self.price(kind) if self.frame[0] == PLAY else "none"
        return "" if bill == "none" else bill

    def paid_there(self, laid: int) -> str:
        return self.paid(laid // len(SPACES))

    def phase(self, left: int) -> str:
        return self.say("olympus-phase", phase=self.frame[2], left=left)

    def unit(self, space: Space) -> str:
        return self.cards.unit_at(self.view, space)

    def wounds(self, wounds: int) -> str:
        return self.say("olympus-wounds", wounds=wounds)

    def to(self, space: Space) -> str:
        """Return where a unit goes, or which unit takes the wounds."""
        if self.frame[0] == PASS_ON:
            return self.cards.unit_at(self.view, space)
        if self.view.units[space] == EMPTY:
            return self.say("olympus-on-free", space=self.cards.space(space))
        return self.say("olympus-swap", unit=self.cards.unit(self.view, space), space=self.cards.space(space))

    def marker(self, colour: int) -> str:
        return self.say("olympus-take", colour=COLOURS[colour])

    def use(self, _: int) -> str:
        return self.say("olympus-use")

    def waive(self, _: int) -> str:
        return self.say("olympus-no", what=WITHOUT[self.frame[0]])

    def suffer(self, _: int) -> str:
        return self.say("olympus-suffer", card=self.cards.name(self.frame[2]), wounds=self.frame[4])

    def lets_fall(self, _: int) -> bool:
        """Return whether a hero that could be saved falls."""
        return WITHOUT[self.frame[0]] == "fall"

    # -- brief labels, for buttons under a picture

    def named(self, kind: Kind) -> str:
        return self.cards.name(kind)

    def just_discard(self, kind: Kind) -> str:
        return self.say("olympus-discard", card=self.cards.name(kind))

    def item(self, item: int) -> str:
        return self.say("olympus-pay", what=self.cards.name(item) if item < MARKER else self.cards.item(item))

    def there(self, space: Space) -> str:
        """Return the unit on a space, or the name of an empty space."""
        kind = self.view.units[space]
        return self.cards.space(space) if kind == EMPTY else self.named(kind)

    def laid_there(self, laid: int) -> str:
        return self.there(laid % len(SPACES))

    def other_payment(self, _: Kind) -> str:
        return self.say("olympus-otherwise")

    # -- questions

    def opening(self) -> str:
        """Ask for the first part of a move."""
        what = self.frame[0]
        return OPENINGS[what](self, self.frame) if what in OPENINGS else self.by(SIMPLE[what])

    def by(self, message: str, at: int = 2) -> str:
        """Ask in the name of the card with the power."""
        return self.say(message, card=self.cards.name(self.frame[at]))

    def ask_play(self, frame: Frame) -> str:
        """Ask for a card; if there is only one, for its space; if there is none, for the attacks."""
        kinds = self.playable
        if not kinds:
            return self.say("olympus-ask-done")
        return self.ask_space(kinds.pop(), only="yes") if len(kinds) == 1 else self.say("olympus-ask-play")

    @property
    def playable(self) -> set[Kind]:
        """The cards that can be played now."""
        return {move.kind for move in legal(self.cards.game, self.view) if isinstance(move, Play)}

    def ask_pay(self, frame: Frame) -> str:
        colour = COLOURS[first_owed(frame[-len(COLOURS) :])]
        return self.say("olympus-ask-pay", card=self.cards.name(frame[2]), colour=colour)

    def ask_phase(self, frame: Frame) -> str:
        return self.say("olympus-ask-phase", phase=frame[2])

    def ask_unit(self, frame: Frame) -> str:
        _, _, by, _, _, deed, amount, _ = frame
        return self.say("olympus-ask-unit", card=self.cards.name(by), deed=DEEDS[deed], amount=amount)

    def ask_may(self, frame: Frame) -> str:
        return self.say("olympus-ask-may", card=self.cards.name(frame[2]), power=KINDS[frame[2]])

    def ask_heal(self, frame: Frame) -> str:
        return self.say("olympus-ask-heal", card=self.cards.name(frame[2]), left=frame[4])

    def ask_free(self, frame: Frame) -> str:
        return self.say("olympus-ask-free", card=self.cards.short(frame[3]))

    # -- questions after the first part

    def ask_where(self, settled: Mapping[str, int]) -> str:
        return self.ask_space(settled["play"])

    def ask_where_otherwise(self, settled: Mapping[str, int]) -> str:
        return self.ask_space(settled["otherwise"], proposed=False)

    def ask_space(self, kind: Kind, *, only: str = "no", proposed: bool = True) -> str:
        """Ask where to play a card, and say what pays for it."""
        message = "olympus-ask-bearer" if kind >= FIRST_EQUIPMENT else "olympus-ask-where"
        bill = self.price(kind) if proposed else self.say("olympus-yours-to-choose")
        card = self.cards.the(kind) if only == "yes" else self.cards.name(kind)
        subject = self.say("olympus-to-play", card=card, only=only, bill=bill)
        return self.say(message, subject=subject)

    def price(self, kind: Kind) -> str:
        """Return the suggested payment for a card, or ``none`` if the card is free."""
        cost, cards = self.cards.sheet.cost[kind], [*self.view.hand]
        cards.remove(kind)
        return self.say("olympus-price", what=self.bill(cards, cost)) if any(cost) else "none"

    def ask_group(self, settled: Mapping[str, int]) -> str:
        return self.say("olympus-ask-group")

    def ask_second(self, settled: Mapping[str, int]) -> str:
        return self.by("olympus-ask-second")

    def ask_wounds(self, settled: Mapping[str, int]) -> str:
        return self.by("olympus-ask-wounds")

    def ask_to(self, settled: Mapping[str, int]) -> str:
        return self.by("olympus-ask-to")

    def ask_target(self, settled: Mapping[str, int]) -> str:
        """Ask in the name of the moving card, not of the card with the power."""
        return self.say("olympus-ask-target", card=self.cards.name(self.view.units[settled["move"]]))


OPENINGS: Mapping[int, Callable[[Choices, Frame], str]] = {
    PLAY: Choices.ask_play,
    PAY: Choices.ask_pay,
    PHASE: Choices.ask_phase,
    AIM: Choices.ask_unit,
    MAY: Choices.ask_may,
    MEND: Choices.ask_heal,
    FREE_PLAY: Choices.ask_free,
}
SIMPLE: Mapping[int, str] = {
    AIM_TWO: "olympus-ask-two",
    PASS_ON: "olympus-ask-from",
    EXCHANGE: "olympus-ask-move",
    ARRANGE: "olympus-ask-move",
    DISCARD: "olympus-ask-discard",
    TOLL: "olympus-ask-toll",
    TAKE: "olympus-ask-marker",
    RECOVER: "olympus-ask-recover",
    SURVIVE: "olympus-ask-save",
    UNDER: "olympus-ask-under",
}
LABELS: Mapping[str, Callable[[Choices, int], str]] = {
    "play": Choices.card,
    "on": Choices.on,
    "lay": Choices.lay,
    "otherwise": Choices.otherwise,
    "colour": Choices.group,
    "done": Choices.done,
    "accept": Choices.accept,
    "phase": Choices.phase,
    "pay": Choices.paying,
    "discard": Choices.discard,
    "recover": Choices.card,
    "save": Choices.discard,
    "under": Choices.card,
    "unit": Choices.unit,
    "and": Choices.unit,
    "heal": Choices.unit,
    "from": Choices.unit,
    "wounds": Choices.wounds,
    "to": Choices.to,
    "move": Choices.unit,
    "marker": Choices.marker,
    "use": Choices.use,
    "waive": Choices.waive,
    "suffer": Choices.suffer,
}
BRIEF: Mapping[str, Callable[[Choices, int], str]] = {
    "play": Choices.named,
    "discard": Choices.just_discard,
    "recover": Choices.named,
    "save": Choices.just_discard,
    "under": Choices.named,
    "pay": Choices.item,
    "on": Choices.there,
    "lay": Choices.laid_there,
    "otherwise": Choices.other_payment,
    "unit": Choices.there,
    "and": Choices.there,
    "heal": Choices.there,
    "from": Choices.there,
    "move": Choices.there,
    "to": Choices.there,
}
ANSWERS: Mapping[str, Callable[[Choices, int], str]] = {"lay": Choices.laid}
CLOSING = frozenset({"done", "waive"})
RISKS = {"waive": Choices.lets_fall}
REPEATS = {"accept": Choices.pays_one}
COSTS: Mapping[str, Callable[[Choices, int], str]] = {"play": Choices.paid, "lay": Choices.paid_there}
QUESTIONS: Mapping[str, Callable[[Choices, Mapping[str, int]], str]] = {
    "play": Choices.ask_where,
    "otherwise": Choices.ask_where_otherwise,
    "colour": Choices.ask_group,
    "unit": Choices.ask_second,
    "heal": Choices.ask_wounds,
    "from": Choices.ask_wounds,
    "wounds": Choices.ask_to,
    "move": Choices.ask_target,
}

# how to name the things that players may ask about; the view says what is where
THINGS: Mapping[str, Callable[[Cards, View, int], str]] = {
    "card": lambda cards, view, kind: cards.short(kind),
    "choose": lambda cards, view, kind: cards.the(kind),
    "unit": lambda cards, view, space: cards.subject(view, space),
    "marker": lambda cards, view, colour: cards.marker(colour),
    "recover": lambda cards, view, kind: cards.name(kind),
}
