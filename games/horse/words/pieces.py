"""The names of warriors, districts and hero cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import UNKNOWN
from games.horse.rules.cards import POSEIDON, WARRIORS, District, Hero, Warrior
from words import Words


class Pieces:
    """The names of everything in the box."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def warrior(self, warrior: Warrior) -> str:
        """Return the name of a warrior without its article: its color, or helper."""
        return self.say("horse-warrior", warrior=WARRIORS[warrior])

    def a_warrior(self, warrior: Warrior) -> str:
        """Return a warrior with the article."""
        return self.say("horse-a-warrior", warrior=WARRIORS[warrior], colour=self.warrior(warrior))

    def colour(self, warrior: Warrior) -> str:
        """Return the name of a color as a heading."""
        return self.say("horse-colour", warrior=WARRIORS[warrior])

    def initial(self, warrior: Warrior) -> str:
        """Return the letter of a color."""
        return self.say("horse-initial", warrior=WARRIORS[warrior])

    def several(self, warriors: Sequence[Warrior]) -> list[str]:
        """Return warriors counted by kind."""
        kinds = sorted(set(warriors))
        return [self.times(self.warrior(kind), warriors.count(kind)) for kind in kinds]

    def present(self, row: Iterable[int]) -> str:
        """Return the warriors of a district, the most numerous color first."""
        there = sorted((-count, colour) for colour, count in enumerate(row) if count)
        return ", ".join(f"{self.warrior(colour)} {-count}" for count, colour in there)

    def times(self, what: str, count: int) -> str:
        """Return a name with its number, unless that is one."""
        return what if count == 1 else self.say("horse-times", what=what, count=count)

    def hero(self, hero: Hero) -> str:
        """Return what is on a hero card."""
        return self.say("horse-hero", hero="poseidon" if hero == POSEIDON else "number", number=hero)

    def district(self, district: District, treasure: int = UNKNOWN) -> str:
        """Return the number of a district, and its treasure where it is known."""
        name = self.say("horse-district", number=district + 1)
        return name if treasure == UNKNOWN else self.say("horse-with-treasure", district=name, treasure=treasure)


def capitalize_text(text: str) -> str:
    """Return our own words with a capital letter at the beginning."""
    return text[0].upper() + text[1:]
