"""The events of The Trojan Horse, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core import NOBODY, UNKNOWN, Event, Seat
from games.horse.rules import events as happened
from games.horse.rules.cards import POSEIDON, RED, Warrior
from games.horse.rules.position import OVER
from games.horse.rules.view import View
from games.horse.words.pieces import Pieces
from words import Audience, Names


class News(Audience):
    """Events told to one reader."""

    def __init__(self, pieces: Pieces, reader: Seat, names: Names) -> None:
        super().__init__(pieces.words, reader, names)
        self.pieces = pieces
        self.say = pieces.say

    def dealt(self, event: happened.ColoursDealt) -> str:
        owners = event.owners
        players = [self.plays(seat, owners) for seat in sorted({*owners} - {NOBODY})]
        out = [self.pieces.warrior(colour) for colour, owner in enumerate(owners) if owner == NOBODY]
        return self.say(
            "horse-dealt", players=", ".join(players), out="colour" if out else "none", out_name=self.words.both(out)
        )

    def plays(self, seat: Seat, owners: Sequence[Seat]) -> str:
        """Return which colors a player has."""
        colours = self.words.both([self.pieces.warrior(colour) for colour, owner in enumerate(owners) if owner == seat])
        odysseus = "yes" if owners[RED] == seat else "no"
        return self.say("horse-plays", colours=colours, odysseus=odysseus, **self.who("seat", seat))

    def manned(self, event: happened.HorseManned) -> str:
        first, second = event.warriors
        warrior, then = self.pieces.a_warrior(first), self.pieces.warrior(second)
        return self.say("horse-manned", warrior=warrior, second=then, **self.who("seat", event.seat))

    def laid_out(self, event: happened.LaidOut) -> str:
        return self.say("horse-laid-out", warriors=", ".join(self.pieces.several(event.warriors)))

    def announced(self, event: happened.Announced) -> str:
        luck = "god" if event.hero == POSEIDON else "enough" if event.hero >= event.number else "failed"
        who = self.who("seat", event.seat)
        return self.say("horse-announced", number=event.number, hero=event.hero, luck=luck, **who)

    def swapped(self, event: happened.TreasuresSwapped) -> str:
        districts = {"first": event.first + 1, "second": event.second + 1}
        return self.say("horse-swapped", **districts, **self.who("seat", event.seat))

    def left(self, event: happened.TreasuresLeft) -> str:
        return self.say("horse-left", **self.who("seat", event.seat))

    def chosen(self, event: happened.NumberChosen) -> str:
        return self.say("horse-chosen", count=event.number, **self.who("seat", event.seat))

    def loaded(self, event: happened.Loaded) -> str:
        return self.say(
            "horse-loaded",
            warrior=self.pieces.a_warrior(event.warrior),
            district=event.district + 1,
            dropped=self.pieces.warrior(event.dropped),
            **self.who("seat", event.seat),
        )

    def loads(self, events: Sequence[happened.Loaded]) -> str:
        """Return the loadings by one player."""
        if len(events) == 1:
            return self.loaded(events[0])
        each = [
            self.say(
                "horse-load-short",
                warrior=self.pieces.warrior(event.warrior),
                district=event.district + 1,
                dropped=self.pieces.warrior(event.dropped),
            )
            for event in events
        ]
        return self.say("horse-loads", loads=", ".join(each), **self.who("seat", events[0].seat))

    def swaps(self, events: Sequence[happened.TreasuresSwapped]) -> str:
        """Return the swaps by one player."""
        return " ".join(map(self.swapped, events))

    def seen(self, event: happened.TreasureSeen) -> str:
        district = event.district + 1
        if event.treasure == UNKNOWN:
            return self.say("horse-seen-by-another", district=district, seat_name=self.names[event.seat])
        return self.say("horse-seen", district=district, treasure=event.treasure)

    def shuffled(self, event: happened.HeroesShuffled) -> str:
        return self.say("horse-shuffled", count=event.cards)

    def won(self, event: happened.DistrictWon) -> str:
        number, total = event.district + 1, self.total(event)
        if event.seat == NOBODY:
            return self.say("horse-won", winner="nobody", winner_name="", district=number, colour="", sum=total)
        return self.say("horse-won", district=number, sum=total, **self.winning(event.seat, event.colour))

    def winning(self, seat: Seat, colour: Warrior) -> dict[str, str]:
        """Return the arguments for the winner of a district."""
        return {"colour": self.pieces.warrior(colour), **self.who("winner", seat)}

    def total(self, event: happened.DistrictWon) -> str:
        """Return what a district is worth, item by item."""
        return self.say(
            "horse-sum",
            warriors=event.warriors,
            bonus=event.bonus,
            treasure=event.treasure,
            points=event.points,
        )

    def over(self, event: happened.GameEnded) -> str:
        points = event.points[event.winners[0]]
        return self.say("horse-over", reason=event.reason, points=points, **self.whole("winner", event.winners))


TELL: Mapping[type[Event], Callable[[News, Any], str]] = {
    happened.ColoursDealt: News.dealt,
    happened.HorseManned: News.manned,
    happened.LaidOut: News.laid_out,
    happened.Announced: News.announced,
    happened.TreasuresSwapped: News.swapped,
    happened.TreasuresLeft: News.left,
    happened.NumberChosen: News.chosen,
    happened.Loaded: News.loaded,
    happened.TreasureSeen: News.seen,
    happened.HeroesShuffled: News.shuffled,
    happened.DistrictWon: News.won,
    happened.GameEnded: News.over,
}

SHOWN = (happened.ColoursDealt, happened.LaidOut, happened.HeroesShuffled)  # by the players, the warriors, the cards


def shown(event: Event, view: View) -> bool:
    """Return whether the position shows what an event says: never who was loaded, at the end all treasures."""
    return isinstance(event, SHOWN) or (view.phase == OVER and isinstance(event, happened.TreasureSeen))


DECISIVE: frozenset[type[Event]] = frozenset(  # what nobody is shown again, and the end
    {happened.HorseManned, happened.Loaded, happened.TreasuresSwapped, happened.GameEnded}
)
RUNS: Mapping[type[Event], Callable[[News, Sequence[Any]], str]] = {
    happened.Loaded: News.loads,
    happened.TreasuresSwapped: News.swaps,
}
COUNTED: frozenset[type[Event]] = frozenset({happened.DistrictWon})
CHAPTERS: Mapping[type[Event], str] = {happened.Announced: "horse-chapter"}
