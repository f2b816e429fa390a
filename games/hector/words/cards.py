"""The names of the cards and piles of Hector and Achilles."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Seat
from games.hector.rules.cards import COLOURS, HUE, HUES, RESERVE, SIDES, VALUE, Colour, Hero, Kind
from games.hector.rules.game import Hector
from words import Words


class Cards:
    """The names of cards and piles."""

    def __init__(self, game: Hector, words: Words) -> None:
        self.sheet = game.sheet
        self.words = words
        self.say = words.say

    def colour(self, colour: Colour) -> str:
        """Return the name of a color."""
        return self.say("hector-colour", colour=COLOURS[colour])

    def troop(self, kind: Kind) -> str:
        """Return the name of a troop."""
        return self.say("hector-troop", colour=self.colour(HUE[kind]), value=VALUE[kind])

    def a_troop(self, kind: Kind) -> str:
        """Return the name of a troop with its article."""
        return self.say("hector-a-troop", colour=self.colour(HUE[kind]), value=VALUE[kind])

    def listed(self, kinds: Iterable[Kind]) -> str:
        """Return troops as a list within a sentence, the highest of each color first."""
        return self.words.both(
            [self.a_troop(kind) for kind in sorted(kinds, key=lambda kind: (HUE[kind], -VALUE[kind]))]
        )

    def groups(self, troops: Iterable[tuple[Kind, int]]) -> list[str]:
        """Return troops with their favors, color by color and the highest first."""
        troops = sorted(troops, key=lambda troop: (-VALUE[troop[0]], -troop[1]))
        groups = {hue: [worth(*troop) for troop in troops if HUE[troop[0]] == hue] for hue in HUES}
        return [
            self.say("hector-group", colour=self.colour(hue), values=" ".join(group))
            for hue, group in groups.items()
            if group
        ]

    def hero(self, code: int) -> str:
        """Return the name of a hero with color and value; ``code`` is the code in events."""
        side, colour = divmod(code, len(COLOURS))
        printed = self.sheet.heroes[side][colour]
        return self.say("hector-hero", hero=self.called(printed), colour=self.colour(colour), value=printed.value)

    def called(self, hero: Hero) -> str:
        """Return the name of a hero alone."""
        return self.words.called(hero.names, "hector-named")

    def side(self, side: int) -> str:
        """Return the name of a side."""
        return self.say("hector-side", side=SIDES[side])

    def pile(self, pile: int) -> str:
        """Return the name of a pile, in the form that follows a preposition."""
        return self.say("hector-pile", number=number_pile(pile))


def worth(kind: Kind, favours: int) -> str:
    """Return the value of a troop, with its favor if it has one: ``3+1``."""
    return f"{VALUE[kind]}+1" if favours else str(VALUE[kind])


def number_pile(pile: int) -> int | str:
    """Return the number of a pile as messages spell it."""
    return "reserve" if pile == RESERVE else pile + 1


def encode_hero(seat: Seat, achaean: Seat, hero: Colour) -> int:
    """Return the code of a hero in events."""
    return (seat ^ achaean) * len(COLOURS) + hero
