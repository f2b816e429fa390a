"""The names of Delphi's cards, and how its numbers are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.delphi.rules.cards import CITIES, HEROES, KINDS, ORACLES, WARRIORS, Kind
from games.delphi.rules.game import Delphi
from games.delphi.rules.row import Card, kind_of
from words import Words

MINUS = "\N{MINUS SIGN}"


class Cards:
    """The names of cards."""

    def __init__(self, game: Delphi, words: Words) -> None:
        self.sheet = game.sheet
        self.words = words
        self.say = words.say

    def card(self, kind: Kind, message: str = "delphi-card") -> str:
        """Return the name of a card; a Warrior is just its number."""
        number = self.sheet.numbers[kind]
        if kind in WARRIORS:
            return self.say(message, kind="warrior", name="", number=number)
        if kind in HEROES:
            return self.say(message, kind="hero", name=self.hero(kind), number=number)
        return self.say(message, kind=KINDS[kind], name="", number=number)

    def hero(self, kind: Kind) -> str:
        """Return the name of a Hero alone."""
        return self.words.called(self.sheet.heroes[kind - HEROES.start], "delphi-named")

    def a_card(self, kind: Kind) -> str:
        """Return the name of a card with its article."""
        return self.card(kind, "delphi-a-card")

    def row(self, row: Iterable[Card]) -> list[str]:
        """Return the cards of a row from left to right."""
        return [self.card(kind_of(card)) for card in row]

    def counted(self, counts: Sequence[int]) -> list[str]:
        """Return cards counted by kind, repeated as often as they occur."""
        return [self.card(kind) for kind, count in enumerate(counts) for _ in range(count)]

    def listed(self, kinds: Iterable[Kind]) -> str:
        """Return cards as a list within a sentence."""
        return self.words.both([self.a_card(kind) for kind in kinds])

    def oracle(self, oracle: int) -> str:
        """Return the name of an oracle."""
        return self.say("delphi-oracle", oracle=ORACLES[oracle])

    def text(self, oracle: int) -> str:
        """Return what an oracle does, without a period."""
        return self.say("delphi-oracle-text", oracle=ORACLES[oracle], laurel=self.sheet.laurel, glory=self.sheet.glory)

    def city(self, city: int) -> str:
        """Return the name of a city."""
        return self.say("delphi-city", city=CITIES[city])


def format_row_value(doubled: int) -> str:
    """Return the value of a row, halves included, from twice that value."""
    whole, half = divmod(doubled, 2)
    return (f"{whole}½" if whole else "½") if half else str(whole)


def format_signed(points: int) -> str:
    """Return points gained or lost, with their sign."""
    if points < 0:
        return f"{MINUS}{-points}"
    return f"+{points}" if points else "0"


def format_total(points: int) -> str:
    """Return a total, which may be negative."""
    return format_signed(points) if points < 0 else str(points)
