"""The questions of Delphi, and the labels of their answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Part, Seat
from games.delphi.rules.cards import KINDS, NEPTUNE, PASS, WARRIORS, Kind
from games.delphi.rules.gods import BANISHES
from games.delphi.rules.moves import SPAN
from games.delphi.rules.position import HIRE, LAY, NOTHING, OBEY, PLAY, STRIKE, SWAP
from games.delphi.rules.row import kind_of
from games.delphi.rules.view import View, would_be
from games.delphi.words.cards import Cards, format_row_value
from words import Names


class Choices:
    """Questions and labels for the reader of this view."""

    def __init__(self, cards: Cards, view: View, names: Names) -> None:
        self.cards = cards
        self.view = view
        self.names = names
        self.say = cards.say

    # -- labels, one for each kind of part

    def lay(self, kind: Kind) -> str:
        if kind == PASS:
            return self.say("delphi-lay-pass", **self.lost())
        return self.say("delphi-lay", **self.played(kind))

    def play(self, kind: Kind) -> str:
        return self.say("delphi-play", **self.played(kind))

    def played(self, kind: Kind) -> dict[str, str | int]:
        """Return the arguments for a card of the hand and its effect."""
        return {"card": self.cards.a_card(kind), "count": self.view.hand[kind], "effect": self.effect(kind)}

    def effect(self, kind: Kind) -> str:
        """Return what a card does: its effect on the reader's row, or what it does at once."""
        view = self.view
        row = format_row_value(would_be(view, view.seat, (*view.rows[view.seat], kind)))
        enemy = self.cards.hero(BANISHES[kind]) if kind in BANISHES else ""
        what = KINDS[kind] if kind >= NEPTUNE else "row"
        return self.say("delphi-effect", what=what, value=row, enemy=enemy)

    def withdraw(self, _: int) -> str:
        return self.say("delphi-withdraw", **self.lost())

    def lost(self) -> dict[str, str]:
        """Return the arguments for the row that the reader loses by withdrawing."""
        return {"bare": "no" if self.view.rows[self.view.seat] else "yes", "value": self.mine()}

    def loses_row(self, _: int) -> bool:
        """Return whether a withdrawal gives up a row."""
        return bool(self.view.rows[self.view.seat])

    def mine(self) -> str:
        """Return the value of the reader's row."""
        return format_row_value(self.view.values[self.view.seat])

    def row_of(self, seat: Seat) -> str:
        return self.say("delphi-row-of", name=self.names[seat], value=format_row_value(self.view.values[seat]))

    def card_at(self, place: int) -> str:
        seat, at = divmod(place, SPAN)
        return self.say("delphi-card-at", place=at + 1, card=self.card_of(seat, at))

    def card_of(self, seat: Seat, at: int) -> str:
        """Return the name of a card in a row."""
        return self.cards.card(kind_of(self.view.rows[seat][at]))

    def spare(self, _: int) -> str:
        return self.say("delphi-spare")

    def obey(self, oracle: int) -> str:
        return self.say("delphi-obey", oracle=self.cards.oracle(oracle))

    def put_under(self, oracle: int) -> str:
        return self.say("delphi-put-under", oracle=self.cards.oracle(oracle))

    def keep(self, _: int) -> str:
        return self.say("delphi-keep")

    def swap(self, at: int) -> str:
        return self.say("delphi-swap", place=at + 1, card=self.card_of(self.view.seat, at))

    def swap_with(self, at: int) -> str:
        return self.say("delphi-swap-with", place=at + 1, card=self.card_of(self.view.seat, at))

    def swap_both(self, at: int, other: int) -> str:
        """Return a whole swap, its card chosen first before the other."""
        first, second = (self.card_of(self.view.seat, place) for place in (at, other))
        return self.say("delphi-swap-both", first=first, second=second, one=at + 1, two=other + 1)

    def take_back(self, kind: Kind) -> str:
        return self.say("delphi-take-back", card=self.cards.a_card(kind))

    # -- brief labels, for buttons under a picture

    def card(self, kind: Kind) -> str:
        name = self.cards.card(kind)
        return self.say("delphi-brief-warrior", card=name) if kind in WARRIORS else name

    def just_play(self, kind: Kind) -> str:
        return self.say("delphi-brief-play", card=self.cards.a_card(kind))

    def just_swap(self, at: int) -> str:
        return self.say("delphi-brief-swap", card=self.own_card(at))

    def named(self, seat: Seat) -> str:
        return self.say("delphi-brief-own") if seat == self.view.seat else self.names[seat]

    def card_there(self, place: int) -> str:
        return self.card_in(*divmod(place, SPAN))

    def own_card(self, at: int) -> str:
        return self.card_in(self.view.seat, at)

    def card_in(self, seat: Seat, at: int) -> str:
        return self.card(kind_of(self.view.rows[seat][at]))

    def obeyed(self, _: int) -> str:
        return self.say("delphi-brief-obey")

    def under(self, _: int) -> str:
        return self.say("delphi-brief-under")

    # -- questions

    def opening(self) -> str:
        """Ask for the first part of a move."""
        view = self.view
        if view.phase == LAY:
            return self.ask_lay()
        if view.phase == PLAY:
            others = [view.values[seat] for seat in view.players if seat != view.seat]
            return self.say("delphi-ask-play", value=self.mine(), next=format_row_value(min(others)))
        if view.phase == OBEY:
            return self.say("delphi-ask-obey", oracle=self.cards.oracle(view.read), text=self.cards.text(view.read))
        asks = {STRIKE: "delphi-ask-strike", SWAP: "delphi-ask-swap", HIRE: "delphi-ask-hire"}
        return self.say(asks.get(view.phase, "delphi-ask-take-back"))

    def ask_lay(self) -> str:
        """Ask for a card, or for another one in place of the card already laid."""
        view = self.view
        if view.lay != NOTHING:
            return self.say("delphi-ask-lay-instead", card=self.cards.a_card(view.lay))
        if any(view.rows) or any(view.places):  # rows may be empty because two Zeus struck each other
            return self.say("delphi-ask-lay-tied", value=self.mine())
        return self.say("delphi-ask-lay")

    def ask_struck(self, settled: Mapping[str, int]) -> str:
        return self.say("delphi-ask-struck", row=", ".join(self.cards.row(self.view.rows[settled["strike"]])))

    def ask_hired(self, settled: Mapping[str, int]) -> str:
        return self.say("delphi-ask-hired", row=", ".join(self.cards.row(self.view.rows[settled["hire"]])))

    def ask_with(self, settled: Mapping[str, int]) -> str:
        at = settled["swap"]
        return self.say("delphi-ask-with", place=at + 1, card=self.card_of(self.view.seat, at))


LABELS: Mapping[str, Callable[[Choices, int], str]] = {
    "lay": Choices.lay,
    "play": Choices.play,
    "withdraw": Choices.withdraw,
    "strike": Choices.row_of,
    "card": Choices.card_at,
    "spare": Choices.spare,
    "obey": Choices.obey,
    "put_under": Choices.put_under,
    "keep": Choices.keep,
    "swap": Choices.swap,
    "with": Choices.swap_with,
    "hire": Choices.row_of,
    "warrior": Choices.card_at,
    "take_back": Choices.take_back,
}
BRIEF: Mapping[str, Callable[[Choices, int], str]] = {
    "lay": Choices.card,
    "play": Choices.just_play,
    "take_back": Choices.card,
    "strike": Choices.named,
    "hire": Choices.named,
    "card": Choices.card_there,
    "warrior": Choices.card_there,
    "swap": Choices.just_swap,
    "with": Choices.own_card,
    "obey": Choices.obeyed,
    "put_under": Choices.under,
}
TOGETHER: Mapping[tuple[str, ...], Callable[..., str]] = {("swap", "with"): Choices.swap_both}
CLOSING: frozenset[str | Part] = frozenset({"withdraw", "spare", "keep", ("lay", PASS)})
RISKS = {"withdraw": Choices.loses_row}
QUESTIONS: Mapping[str, Callable[[Choices, Mapping[str, int]], str]] = {
    "strike": Choices.ask_struck,
    "hire": Choices.ask_hired,
    "swap": Choices.ask_with,
}

# how to name the things that players may ask about; the view says what is where
THINGS: Mapping[str, Callable[[Cards, View, int], str]] = {
    "card": lambda cards, view, kind: cards.card(kind),
}
