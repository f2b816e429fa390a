"""The events of Hector and Achilles, told to one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import NOBODY, UNKNOWN, Event, Seat
from games.hector.rules import events as happened
from games.hector.rules.cards import RESERVE, VALUE, Colour
from games.hector.rules.closing import FRONT_GONE, RESERVE_GONE
from games.hector.rules.view import View
from games.hector.words.cards import Cards
from words import Audience, Names


class News(Audience):
    """Events told to one reader."""

    def __init__(self, cards: Cards, reader: Seat, names: Names) -> None:
        super().__init__(cards.words, reader, names)
        self.cards = cards
        self.say = cards.say

    def both_sides(self, message: str, values: tuple[Any, ...]) -> str:
        """Return a message about each seat, the reader's first."""
        seats = sorted((0, 1), key=lambda seat: seat != self.reader)
        return ", ".join(self.say(message, value=values[seat], **self.who("seat", seat)) for seat in seats)

    # -- the opening

    def began(self, event: happened.BattleBegan) -> str:
        return self.say("hector-began", number=event.number, **self.who("seat", event.attacker))

    def vanguard(self, event: happened.VanguardTurnedUp) -> str:
        pile, troop = self.cards.pile(event.pile), self.cards.a_troop(event.kind)
        return self.say("hector-vanguard-turned-up", pile=pile, troop=troop, **self.who("seat", event.seat))

    def piles(self, event: happened.PilesChosen) -> str:
        reserves = [seat for seat, pile in enumerate(event.piles) if pile == RESERVE]
        how = ("fronts", "mixed", "reserves")[len(reserves)]
        who = self.who("seat", reserves[0]) if len(reserves) == 1 else {"seat": "other", "seat_name": ""}
        return self.say("hector-piles-fight", number=event.front + 1, how=how, **who)

    def tile(self, event: happened.TileTurnedUp) -> str:
        north, east, south, west = map(self.cards.colour, event.tile)
        return self.say("hector-tile-turned-up", north=north, south=south, east=east, west=west)

    def laid(self, event: happened.FateLaid) -> str:
        return self.say("hector-fate-laid", colours=self.lying(event.colours), **self.who("seat", event.seat))

    def fate(self, event: happened.FateTurned) -> str:
        turned, colours = "yes" if event.turned else "no", self.lying(event.colours)
        return self.say("hector-fate-turned", turned=turned, colours=colours, **self.who("seat", event.seat))

    def lying(self, colours: tuple[Colour, ...]) -> str:
        """Return the color of fate of each side."""
        return self.both_sides("hector-fate-of", tuple(map(self.cards.colour, colours)))

    def drew(self, event: happened.Drew) -> str:
        pile = self.cards.pile(event.pile)
        if UNKNOWN in event.kinds:
            return self.say("hector-drew-unseen", count=len(event.kinds), pile=pile, **self.who("seat", event.seat))
        return self.say("hector-drew", troops=self.cards.listed(event.kinds), pile=pile)

    def hero_drawn(self, event: happened.HeroDrawn) -> str:
        if event.hero == UNKNOWN:
            return self.say("hector-hero-drawn-unseen", **self.who("seat", event.seat))
        return self.say("hector-hero-drawn", hero=self.cards.hero(event.hero))

    # -- the turns

    def exchanged(self, event: happened.Exchanged) -> str:
        return self.say("hector-exchanged", troop=self.cards.a_troop(event.kind), **self.who("seat", event.seat))

    def changed(self, event: happened.HeroChanged) -> str:
        if event.hero == UNKNOWN:
            return self.say("hector-changed-unseen", **self.who("seat", event.seat))
        before, hero = self.cards.hero(event.before), self.cards.hero(event.hero)
        return self.say("hector-changed", before=before, hero=hero)

    def deployed(self, event: happened.Deployed) -> str:
        hero, troop = self.cards.hero(event.hero), self.cards.a_troop(event.kind)
        return self.say("hector-deployed", hero=hero, troop=troop, **self.who("seat", event.seat))

    def strengthened(self, event: happened.Strengthened) -> str:
        troop, value = self.cards.a_troop(event.kind), VALUE[event.kind] + 1
        return self.say("hector-strengthened", troop=troop, value=value, **self.who("seat", event.seat))

    def played(self, event: happened.TroopPlayed) -> str:
        troop = self.cards.a_troop(event.kind)
        return self.say("hector-played", troop=troop, total=event.total, **self.who("seat", event.seat))

    def balanced(self, event: happened.Balanced) -> str:
        return self.say("hector-balanced", total=event.total)

    # -- the end of a battle

    def retreated(self, event: happened.Retreated) -> str:
        return self.say("hector-retreated", **self.who("seat", event.seat), **self.who("foe", 1 - event.seat))

    def shown(self, event: happened.HeroShown) -> str:
        return self.say("hector-shown", hero=self.cards.hero(event.hero), **self.who("seat", event.seat))

    def counted(self, event: happened.BattleCounted) -> str:
        mine, theirs = event.strengths
        strengths = self.both_sides("hector-strength-of", event.strengths)
        if mine == theirs:
            return self.say("hector-counted-equal", strengths=strengths)
        return self.say("hector-counted", strengths=strengths, **self.who("seat", int(theirs > mine)))

    def removed(self, event: happened.Removed) -> str:
        troops, who = self.cards.listed(event.kinds), self.who("seat", event.seat)
        return self.say("hector-removed", troops=troops, favours=event.favours, **who)

    def hero_lost(self, event: happened.HeroLost) -> str:
        return self.say("hector-hero-lost", hero=self.cards.hero(event.hero), **self.who("seat", event.seat))

    def ransomed(self, event: happened.HeroRansomed) -> str:
        return self.say("hector-hero-ransomed", hero=self.cards.hero(event.hero), **self.who("seat", event.seat))

    def took_back(self, event: happened.Recovered) -> str:
        return self.say(
            "hector-took-back",
            count=len(event.kinds),
            hidden=event.hidden,
            pile=self.cards.pile(event.pile),
            **self.who("seat", event.seat),
        )

    def penalty(self, event: happened.PenaltyPaid) -> str:
        return self.say("hector-penalty", troops=self.cards.listed(event.kinds), **self.who("seat", event.seat))

    def shame(self, event: happened.ShameTaken) -> str:
        return self.say("hector-shame", count=event.shame, **self.who("seat", event.seat))

    # -- between battles

    def reduced(self, event: happened.PileReduced) -> str:
        return self.say("hector-reduced", number=event.pile + 1, count=event.cards, **self.who("seat", event.seat))

    def tiles_shuffled(self, _: happened.TilesShuffled) -> str:
        return self.say("hector-tiles-shuffled")

    def over(self, event: happened.GameEnded) -> str:
        if len(event.winners) > 1:
            return self.say("hector-over-equal")
        (winner,) = event.winners
        loser = 1 - winner if event.reason in (FRONT_GONE, RESERVE_GONE) else NOBODY
        foe = {"foe": "none", "foe_name": ""} if loser == NOBODY else self.who("foe", loser)
        return self.say("hector-over", reason=event.reason, **self.who("seat", winner), **foe)


TELL: Mapping[type[Event], Callable[[News, Any], str]] = {
    happened.BattleBegan: News.began,
    happened.VanguardTurnedUp: News.vanguard,
    happened.PilesChosen: News.piles,
    happened.TileTurnedUp: News.tile,
    happened.FateLaid: News.laid,
    happened.FateTurned: News.fate,
    happened.Drew: News.drew,
    happened.HeroDrawn: News.hero_drawn,
    happened.Exchanged: News.exchanged,
    happened.HeroChanged: News.changed,
    happened.Deployed: News.deployed,
    happened.Strengthened: News.strengthened,
    happened.TroopPlayed: News.played,
    happened.Balanced: News.balanced,
    happened.Retreated: News.retreated,
    happened.HeroShown: News.shown,
    happened.BattleCounted: News.counted,
    happened.Removed: News.removed,
    happened.HeroLost: News.hero_lost,
    happened.HeroRansomed: News.ransomed,
    happened.Recovered: News.took_back,
    happened.PenaltyPaid: News.penalty,
    happened.ShameTaken: News.shame,
    happened.PileReduced: News.reduced,
    happened.TilesShuffled: News.tiles_shuffled,
    happened.GameEnded: News.over,
}


def in_hand(drew: happened.Drew) -> bool:
    """Return whether these troops are the whole hand, or the rival's; which one came in exchange is news."""
    return UNKNOWN in drew.kinds or len(drew.kinds) > 1


SHOWN: Mapping[type[Any], Callable[[Any], bool]] = {
    happened.BattleBegan: lambda _: True,
    happened.VanguardTurnedUp: lambda _: True,
    happened.TileTurnedUp: lambda _: True,
    happened.Drew: in_hand,
    happened.HeroDrawn: lambda _: True,
    happened.Recovered: lambda _: True,
}


def shown(event: Event, view: View) -> bool:
    """Return whether the hand of this view shows what an event says, such as which cards were dealt."""
    heard = event.heard_by(view.seat)
    says = SHOWN.get(type(heard))
    return says is not None and says(heard)


DECISIVE: frozenset[type[Event]] = frozenset({happened.BattleCounted, happened.Retreated, happened.GameEnded})
CHAPTERS: Mapping[type[Event], str] = {happened.BattleBegan: "hector-chapter"}
