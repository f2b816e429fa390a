"""The events of Iliad, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core import NOBODY, UNKNOWN, Event, Seat
from games.iliad.rules import events as happened
from games.iliad.rules.cards import (
    PHALANXES,
    Kind,
    list_hoplites,
)
from games.iliad.rules.moves import ALONE
from games.iliad.rules.position import spread_counts
from games.iliad.rules.siege import CARDS_AFTER_A_SIEGE, SHARED
from games.iliad.rules.view import View
from games.iliad.words.cards import Cards, oracle_word
from words import Audience, Names


class News(Audience):
    """Events told to one reader."""

    def __init__(self, cards: Cards, reader: Seat, names: Names) -> None:
        super().__init__(cards.words, reader, names)
        self.cards = cards
        self.say = cards.say

    def drew(self, event: happened.Drew) -> str:
        if UNKNOWN in event.kinds:
            return self.say("iliad-drew-unseen", count=len(event.kinds), **self.who("seat", event.seat))
        return self.say("iliad-drew", cards=self.cards.listed(event.kinds))

    def began(self, event: happened.SiegeBegan) -> str:
        oracle = oracle_word(event.gorgon, event.points)
        row = self.say("iliad-the-victory") if oracle == "decider" else self.row(event.row)
        first = self.who("first", event.first)
        return self.say("iliad-began", number=event.number, oracle=oracle, points=event.points, row=row, **first)

    def row(self, codes: Sequence[int]) -> str:
        counted = map(codes.count, self.cards.sheet.codes)
        return ", ".join(self.cards.victories(tuple(counted))) or self.say("iliad-nothing")

    def placed(self, event: happened.Placed) -> str:
        if event.spot == ALONE:
            return self.say("iliad-placed", card=self.cards.a_card(event.kind), **self.who("seat", event.seat))
        return self.say("iliad-placed-on", **self.added(event))

    def laid(self, event: happened.Laid) -> str:
        if event.spot == ALONE:
            return self.say("iliad-laid", card=self.cards.a_card(event.kind), **self.who("seat", event.seat))
        return self.say("iliad-laid-on", **self.added(event))

    def added(self, event: happened.Placed | happened.Laid) -> dict[str, Any]:
        """Return the arguments for a card laid on something."""
        on, worth = self.cards.on(event.spot), self.cards.worth(event.kind, event.spot)
        return {"card": self.cards.a_card(event.kind), "on": on, "worth": worth, **self.who("seat", event.seat)}

    def hid(self, event: happened.Hid) -> str:
        number = event.horse + 1
        if event.kind == UNKNOWN:
            return self.say("iliad-hid-unseen", number=number, **self.who("seat", event.seat))
        return self.say("iliad-hid", number=number, card=self.cards.a_card(event.kind))

    def attacked(self, event: happened.Attacked) -> str:
        long = event.target in PHALANXES and len(list_hoplites(event.target)) > 1
        return self.say(
            "iliad-attacked",
            weapon=self.cards.weapon(event.source),
            card=self.cards.a_card(event.kind),
            ranks=self.cards.ranks(event.target) if long else "",
            **{"from": "phalanx" if long else "card"},
            **self.who("seat", event.seat),
            **self.who("foe", event.foe),
        )

    def fell(self, event: happened.Fell) -> str:
        return self.say("iliad-fell", **self.cards_of(event.seat, event.kinds))

    def opened(self, event: happened.HorsesOpened) -> str:
        return self.say("iliad-opened", **self.cards_of(event.seat, event.kinds))

    def withdrew(self, event: happened.Withdrew) -> str:
        return self.say("iliad-withdrew", **self.cards_of(event.seat, spread_counts(event.counts)))

    def cards_of(self, seat: Seat, kinds: Sequence[Kind]) -> dict[str, Any]:
        """Return the arguments for a player and some cards."""
        return {"cards": self.cards.listed(kinds), "count": len(kinds), **self.who("seat", seat)}

    def passed(self, event: happened.Passed) -> str:
        who = self.who("seat", event.seat)
        return self.say("iliad-left", hero=self.cards.hero(event.hero), **who) if event.hero else self.waits(who)

    def waits(self, who: dict[str, str]) -> str:
        return self.say("iliad-waits", **who)

    def ended(self, event: happened.SiegeEnded) -> str:
        if not event.ranking:
            return self.say("iliad-nobody-won")
        if len(event.ranking) == 1:
            victor = event.ranking[0]
            return self.say("iliad-gorgon-won", strength=event.strengths[victor], **self.who("seat", victor))
        armies = [self.strength(seat, event.strengths[seat]) for seat in event.ranking]
        return self.say("iliad-counted", armies=", ".join(armies), **self.tie(event))

    def tie(self, event: happened.SiegeEnded) -> dict[str, str]:
        """Return what ranks equal armies: with two players who passed last (IL-92), with more the heroes (IL-58)."""
        equal = len(set(event.strengths)) < len(event.strengths)
        ranked = "passed" if len(event.strengths) == 2 else "heroes"
        return {"tie": ranked if equal else "none", **self.who("last", event.ranking[-1])}

    def strength(self, seat: Seat, strength: int) -> str:
        return self.say("iliad-strength-of", strength=strength, **self.who("seat", seat))

    def took(self, event: happened.VictoryTaken) -> str:
        return self.say("iliad-took", card=self.cards.victory(event.code), **self.who("seat", event.seat))

    def tile(self, event: happened.TileTaken) -> str:
        tile, who = self.cards.tile(event.tile), self.who("seat", event.seat)
        if event.before == NOBODY:
            return self.say("iliad-tile-taken", tile=tile, **who)
        return self.say("iliad-tile-moved", tile=tile, **who, **self.who("before", event.before))

    def doomed(self, event: happened.ThanatosTaken) -> str:
        return self.say("iliad-doomed", oracle=self.cards.thanatos(event.points), **self.who("seat", event.seat))

    def gorgon_gone(self, _: happened.GorgonLeft) -> str:
        return self.say("iliad-gorgon-gone")

    def shuffled(self, event: happened.PileShuffled) -> str:
        return self.say("iliad-shuffled", count=event.cards)

    def put_away(self, event: happened.PutAway) -> str:
        return self.say("iliad-put-away", card=self.cards.a_card(event.kind), **self.who("seat", event.seat))

    def tied(self, event: happened.Tied) -> str:
        return self.say("iliad-tied", **self.whole("tied", event.seats), **self.who("first", event.first))

    def over(self, event: happened.GameEnded) -> str:
        winner = self.whole("winner", event.winners)
        if event.reason == SHARED:
            return self.say("iliad-shared", **winner)
        points = sum(event.points[seat] for seat in event.winners)
        return self.say("iliad-over", reason=event.reason, points=points, **winner)


TELL: Mapping[type[Event], Callable[[News, Any], str]] = {
    happened.Drew: News.drew,
    happened.SiegeBegan: News.began,
    happened.Placed: News.placed,
    happened.Hid: News.hid,
    happened.Attacked: News.attacked,
    happened.Fell: News.fell,
    happened.Passed: News.passed,
    happened.Withdrew: News.withdrew,
    happened.HorsesOpened: News.opened,
    happened.Laid: News.laid,
    happened.SiegeEnded: News.ended,
    happened.VictoryTaken: News.took,
    happened.TileTaken: News.tile,
    happened.ThanatosTaken: News.doomed,
    happened.GorgonLeft: News.gorgon_gone,
    happened.PileShuffled: News.shuffled,
    happened.PutAway: News.put_away,
    happened.Tied: News.tied,
    happened.GameEnded: News.over,
}

DECISIVE: frozenset[type[Event]] = frozenset(
    {happened.SiegeEnded, happened.ThanatosTaken, happened.Tied, happened.GameEnded}
)


def in_hand(drew: happened.Drew) -> bool:
    """Return whether these cards are the whole hand, or a rival's; which ones were added to a hand is news."""
    return UNKNOWN in drew.kinds or len(drew.kinds) > CARDS_AFTER_A_SIEGE


SHOWN: Mapping[type[Any], Callable[[Any], bool]] = {happened.Drew: in_hand, happened.SiegeBegan: lambda _: True}


def shown(event: Event, view: View) -> bool:
    """Return whether the hand of this view shows what an event says, such as which cards were dealt."""
    heard = event.heard_by(view.seat)
    says = SHOWN.get(type(heard))
    return says is not None and says(heard)


CHAPTERS: Mapping[type[Event], str] = {happened.SiegeBegan: "iliad-chapter"}
