"""The events of Fight for Olympus, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import NOBODY, UNKNOWN, Event, Seat
from games.olympus.rules import events as happened
from games.olympus.rules.cards import Kind
from games.olympus.rules.view import View
from games.olympus.words.cards import Cards, is_plural
from words import Audience, Names


class News(Audience):
    """Events told to one reader. Sentences start in lowercase, because a card's name may precede them."""

    def __init__(self, cards: Cards, reader: Seat, names: Names) -> None:
        super().__init__(cards.words, reader, names)
        self.cards = cards
        self.say = cards.say

    def by(self, kind: Kind, what: str) -> str:
        """Put the card with the power before a sentence."""
        return what if kind == NOBODY else self.say("olympus-by", card=self.cards.name(kind), what=what)

    def of(self, seat: Seat, kind: Kind) -> dict[str, Any]:
        """Return the arguments for a player's card."""
        return {"card": self.cards.owned(kind), "many": is_plural(kind), **self.who("seat", seat)}

    # -- the turn

    def turn(self, event: happened.TurnBegan) -> str:
        return self.say("olympus-turn", number=event.number, **self.who("seat", event.seat))

    def left(self, event: happened.PhaseLeft) -> str:
        return self.say("olympus-left", phase=event.phase, **self.who("seat", event.seat))

    def over(self, event: happened.GameEnded) -> str:
        if event.winner == NOBODY:
            return self.say("olympus-tied")
        return self.say("olympus-over", reason=event.reason, **self.who("winner", event.winner))

    # -- cards

    def drew(self, event: happened.Drew) -> str:
        if UNKNOWN in event.kinds:
            who = self.who("seat", event.seat)["seat_name"]
            return self.by(event.by, self.say("olympus-drew-unseen", count=len(event.kinds), seat_name=who))
        return self.by(event.by, self.say("olympus-drew", cards=self.cards.listed(event.kinds)))

    def paid(self, event: happened.Paid) -> str:
        items = [*map(self.cards.the, event.kinds), *map(self.cards.marker, event.markers)]
        return self.say("olympus-paid", what=self.words.both(items), **self.who("seat", event.seat))

    def placed(self, event: happened.Placed) -> str:
        card, who = self.cards.the(event.kind), self.who("seat", event.seat)
        if event.bearer == NOBODY:
            return self.say("olympus-placed", card=card, space=self.cards.space(event.space), **who)
        return self.say("olympus-equipped", card=card, bearer=self.cards.the(event.bearer), **who)

    def discarded(self, event: happened.Discarded) -> str:
        told = self.say("olympus-discarded", card=self.cards.the(event.kind), **self.who("seat", event.seat))
        return self.by(event.by, told)

    def recovered(self, event: happened.Recovered) -> str:
        told = self.say("olympus-recovered", card=self.cards.the(event.kind), **self.who("seat", event.seat))
        return self.by(event.by, told)

    def looked(self, event: happened.LookedAt) -> str:
        foe = self.who("foe", 1 - event.seat)
        if UNKNOWN in event.kinds:
            who = self.who("seat", event.seat)["seat_name"]
            return self.by(event.by, self.say("olympus-looked-unseen", seat_name=who, **foe))
        cards = self.cards.listed(event.kinds)
        return self.by(event.by, self.say("olympus-looked", foe_name=foe["foe_name"], cards=cards))

    def under(self, event: happened.PutUnder) -> str:
        if event.kind == UNKNOWN:
            who = self.who("seat", event.seat)["seat_name"]
            return self.by(event.by, self.say("olympus-under-unseen", seat_name=who))
        return self.by(event.by, self.say("olympus-under", card=self.cards.the(event.kind)))

    # -- units

    def struck(self, event: happened.Struck) -> str:
        told = {"target": self.cards.the(event.target), "wounds": event.wounds, "bonus": event.bonus}
        signed = f"{event.bonus:+}".replace("-", "\N{MINUS SIGN}")
        return self.say("olympus-struck", signed=signed, **told, **self.of(event.seat, event.kind))

    def wounded(self, event: happened.Wounded) -> str:
        return self.by(event.by, self.say("olympus-wounded", wounds=event.wounds, **self.of(event.seat, event.kind)))

    def healed(self, event: happened.Healed) -> str:
        return self.by(event.by, self.say("olympus-healed", wounds=event.wounds, **self.of(event.seat, event.kind)))

    def transferred(self, event: happened.Transferred) -> str:
        between = {"source": self.cards.the(event.source), "target": self.cards.the(event.target)}
        return self.by(event.by, self.say("olympus-transferred", wounds=event.wounds, **between))

    def fell(self, event: happened.Fell) -> str:
        return self.say("olympus-fell", **self.of(event.seat, event.kind))

    def removed(self, event: happened.Removed) -> str:
        return self.by(event.by, self.say("olympus-removed", **self.of(event.seat, event.kind)))

    def returned(self, event: happened.Returned) -> str:
        return self.by(event.by, self.say("olympus-returned", **self.of(event.seat, event.kind)))

    def survived(self, event: happened.Survived) -> str:
        told = {"paid": self.cards.the(event.paid), "card": self.cards.the(event.kind)}
        return self.say("olympus-survived", **told, **self.who("seat", event.seat))

    def moved(self, event: happened.Moved) -> str:
        of = self.of(event.seat, event.kind)
        if event.other == NOBODY:
            return self.by(event.by, self.say("olympus-moved", space=self.cards.space(event.target), **of))
        of.pop("many")
        return self.by(event.by, self.say("olympus-exchanged", other=self.cards.the(event.other), **of))

    def sent(self, event: happened.SentToAttack) -> str:
        told = self.say("olympus-sent", card=self.cards.the(event.kind), many=is_plural(event.kind))
        return self.by(event.by, told)

    def repeated(self, event: happened.Repeated) -> str:
        return self.by(event.kind, self.say("olympus-repeated"))

    # -- equipment, markers, points

    def equipment_lost(self, event: happened.EquipmentLost) -> str:
        of = self.of(event.seat, event.kind)
        of.pop("many")
        return self.by(event.by, self.say("olympus-equipment-lost", **of))

    def equipment_kept(self, event: happened.EquipmentKept) -> str:
        of = self.of(event.seat, event.kind)
        of.pop("many")
        return self.say("olympus-equipment-kept", **of)

    def scored(self, event: happened.Scored) -> str:
        lead = "ahead" if event.steps > 0 else "behind" if event.steps else "none"
        return self.say("olympus-scored", lead=lead, steps=abs(event.steps), **self.of(event.seat, event.by))

    def took(self, event: happened.MarkerTaken) -> str:
        before = {"before": "nobody", "before_name": ""}
        if event.before != NOBODY:
            before = self.who("before", event.before)
        marker = self.cards.marker(event.colour)
        return self.by(event.by, self.say("olympus-took", marker=marker, **before, **self.who("seat", event.seat)))


TELL: Mapping[type[Event], Callable[[News, Any], str]] = {
    happened.TurnBegan: News.turn,
    happened.PhaseLeft: News.left,
    happened.Drew: News.drew,
    happened.Paid: News.paid,
    happened.Placed: News.placed,
    happened.Struck: News.struck,
    happened.Wounded: News.wounded,
    happened.Healed: News.healed,
    happened.Transferred: News.transferred,
    happened.Fell: News.fell,
    happened.Removed: News.removed,
    happened.Returned: News.returned,
    happened.EquipmentLost: News.equipment_lost,
    happened.EquipmentKept: News.equipment_kept,
    happened.Survived: News.survived,
    happened.Moved: News.moved,
    happened.Scored: News.scored,
    happened.MarkerTaken: News.took,
    happened.Repeated: News.repeated,
    happened.SentToAttack: News.sent,
    happened.Discarded: News.discarded,
    happened.Recovered: News.recovered,
    happened.LookedAt: News.looked,
    happened.PutUnder: News.under,
    happened.GameEnded: News.over,
}


def shown(event: Event, view: View) -> bool:
    """Return whether the position shows what an event says: whose turn it is, and how many cards others hold."""
    return isinstance(event, happened.TurnBegan) or (isinstance(event, happened.Drew) and event.seat != view.seat)


DECISIVE: frozenset[type[Event]] = frozenset({happened.Fell, happened.Scored, happened.GameEnded})
CHAPTERS: Mapping[type[Event], str] = {happened.TurnBegan: "olympus-chapter"}
