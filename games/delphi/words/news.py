"""The events of Delphi, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core import NOBODY, UNKNOWN, Event, Seat
from games.delphi.rules import events as happened
from games.delphi.rules.cards import KINDS, Kind
from games.delphi.rules.ending import SHARED
from games.delphi.rules.view import View
from games.delphi.words.cards import Cards, format_row_value, format_signed, format_total
from words import Audience, Names


class News(Audience):
    """Events told to one reader."""

    def __init__(self, cards: Cards, reader: Seat, names: Names) -> None:
        super().__init__(cards.words, reader, names)
        self.cards = cards
        self.say = cards.say

    def each(self, seats: Sequence[Seat], what: Sequence[str]) -> str:
        """Return each player with their item, as a list."""
        return ", ".join(self.one(seat, word) for seat, word in zip(seats, what, strict=True))

    def one(self, seat: Seat, what: str) -> str:
        return self.say("delphi-of", what=what, **self.who("seat", seat))

    def about(self, message: str, seat: Seat, kind: Kind) -> str:
        """Return a sentence about a player and a card."""
        return self.say(message, card=self.cards.a_card(kind), **self.who("seat", seat))

    # -- the course of the game

    def dealt(self, event: happened.CitiesDealt) -> str:
        cities = list(map(self.cards.city, event.cities))
        return self.say("delphi-dealt", cities=self.each(range(len(cities)), cities))

    def parade(self, event: happened.ParadeBegan) -> str:
        return self.say("delphi-parade-began", number=event.number)

    def drew(self, event: happened.Drew) -> str:
        if UNKNOWN in event.kinds:
            return self.say("delphi-drew-unseen", count=len(event.kinds), **self.who("seat", event.seat))
        return self.say("delphi-drew", cards=", ".join(map(self.cards.card, event.kinds)))

    def began(self, event: happened.MarchBegan) -> str:
        prizes = ", ".join(map(format_signed, event.prizes))
        return self.say("delphi-march-began", number=event.number, prizes=prizes)

    def ended(self, event: happened.MarchEnded) -> str:
        gains = self.each(range(len(event.gains)), list(map(format_signed, event.gains)))
        if event.winner == NOBODY:
            return self.say("delphi-march-lost", number=event.number, gains=gains)
        won = {"number": event.number, "gains": gains, "value": format_row_value(event.value)}
        return self.say("delphi-march-won", **won, **self.who("seat", event.winner))

    def over(self, event: happened.GameEnded) -> str:
        winner = self.whole("winner", event.winners)
        points = event.points[event.winners[0]]
        message = "delphi-shared" if event.reason == SHARED else "delphi-over"
        return self.say(message, reason=event.reason, count=points, points=format_total(points), **winner)

    # -- a march

    def laid(self, event: happened.Laid) -> str:
        if event.kind == UNKNOWN:
            return self.say("delphi-laid-unseen", **self.who("seat", event.seat))
        return self.say("delphi-laid", card=self.cards.a_card(event.kind))

    def laid_instead(self, event: happened.LaidInstead) -> str:
        return self.say("delphi-laid-instead", card=self.cards.a_card(event.kind))

    def turned_up(self, event: happened.TurnedUp) -> str:
        cards = [self.cards.card(kind) for kind in event.kinds]
        return self.say("delphi-turned-up", cards=self.each(event.seats, cards))

    def played(self, event: happened.Played) -> str:
        return self.about("delphi-played", event.seat, event.kind)

    def lost(self, event: happened.Lost) -> str:
        return self.about("delphi-lost", event.seat, event.kind)

    def withdrew(self, event: happened.Withdrew) -> str:
        rows = self.each(event.seats, list(map(format_row_value, event.values)))
        if not any(event.values):
            return self.say("delphi-withdrew-bare", **self.whole("seats", event.seats))
        if len(event.seats) > 1:
            return self.say("delphi-withdrew-together", rows=rows, **self.whole("seats", event.seats))
        return self.say("delphi-withdrew", value=format_row_value(event.values[0]), **self.who("seat", event.seats[0]))

    def valued(self, event: happened.Valued) -> str:
        rows = sorted(zip(event.values, event.seats, strict=True), reverse=True)
        told = self.each([seat for _, seat in rows], [format_row_value(worth) for worth, _ in rows])
        return self.say("delphi-valued", rows=told, **self.whole("last", event.last))

    # -- gods and oracles

    def banished(self, event: happened.Banished) -> str:
        card, rows = self.cards.card(event.kind), self.whole("seats", event.seats)
        return self.say("delphi-banished", god=KINDS[event.god], card=card, **rows)

    def struck(self, event: happened.Struck) -> str:
        card, foe = self.cards.a_card(event.kind), self.who("foe", event.foe)
        own = "yes" if event.seat == event.foe else "no"
        return self.say("delphi-struck", card=card, own=own, **foe, **self.who("seat", event.seat))

    def spared(self, event: happened.Spared) -> str:
        return self.say("delphi-spared", **self.who("seat", event.seat))

    def read(self, event: happened.OracleRead) -> str:
        oracle, text = self.cards.oracle(event.oracle), self.cards.text(event.oracle)
        return self.say("delphi-read", oracle=oracle, text=text, **self.who("seat", event.seat))

    def put_under(self, event: happened.OraclePutUnder) -> str:
        return self.say("delphi-put", oracle=self.cards.oracle(event.oracle), **self.who("seat", event.seat))

    def obeyed(self, event: happened.OracleObeyed) -> str:
        return self.say("delphi-obeyed", oracle=self.cards.oracle(event.oracle), **self.who("seat", event.seat))

    def in_vain(self, event: happened.InVain) -> str:
        return self.say("delphi-in-vain", oracle=self.cards.oracle(event.oracle))

    def took_back(self, event: happened.Recovered) -> str:
        return self.about("delphi-took-back", event.seat, event.kind)

    def swapped(self, event: happened.Swapped) -> str:
        other = self.cards.a_card(event.other)
        card = self.cards.a_card(event.kind)
        return self.say("delphi-swapped", card=card, other=other, **self.who("seat", event.seat))

    def kept(self, event: happened.Kept) -> str:
        return self.say("delphi-kept", **self.who("seat", event.seat))

    def hired(self, event: happened.Hired) -> str:
        card, foe = self.cards.a_card(event.kind), self.who("foe", event.foe)
        return self.say("delphi-hired", card=card, **foe, **self.who("seat", event.seat))

    def fell(self, event: happened.Fell) -> str:
        return self.say("delphi-fell", cards=self.cards.listed(event.kinds), **self.who("seat", event.seat))


TELL: Mapping[type[Event], Callable[[News, Any], str]] = {
    happened.CitiesDealt: News.dealt,
    happened.ParadeBegan: News.parade,
    happened.Drew: News.drew,
    happened.MarchBegan: News.began,
    happened.Laid: News.laid,
    happened.LaidInstead: News.laid_instead,
    happened.TurnedUp: News.turned_up,
    happened.Played: News.played,
    happened.Withdrew: News.withdrew,
    happened.Lost: News.lost,
    happened.Banished: News.banished,
    happened.Struck: News.struck,
    happened.Spared: News.spared,
    happened.OracleRead: News.read,
    happened.OraclePutUnder: News.put_under,
    happened.OracleObeyed: News.obeyed,
    happened.InVain: News.in_vain,
    happened.Recovered: News.took_back,
    happened.Swapped: News.swapped,
    happened.Kept: News.kept,
    happened.Hired: News.hired,
    happened.Fell: News.fell,
    happened.Valued: News.valued,
    happened.MarchEnded: News.ended,
    happened.GameEnded: News.over,
}

SHOWN = (  # by the rows, the prizes, the sizes of hands, and who is still to lay a card
    happened.CitiesDealt,
    happened.ParadeBegan,
    happened.Drew,
    happened.MarchBegan,
    happened.Laid,
    happened.LaidInstead,
    happened.Valued,
)


def shown(event: Event, view: View) -> bool:
    """Return whether the position shows what an event says, or the reader is asked to obey the oracle that it reads."""
    asked = isinstance(event, happened.OracleRead) and event.oracle == view.read and view.seat in view.asked
    return asked or isinstance(event, SHOWN)


DECISIVE: frozenset[type[Event]] = frozenset({happened.MarchEnded, happened.GameEnded})
CHAPTERS: Mapping[type[Event], str] = {happened.MarchBegan: "delphi-chapter"}
