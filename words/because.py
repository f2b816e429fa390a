"""Why one move is better than another, in the words of a game: what the sentences of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Seat
from engine.differences import Difference
from words import Names

LEAST = 0.3  # a smaller difference of two means is not worth a sentence
CARDS = 1.0  # nor is one of less than a card in hand
SURELY, HARDLY = 0.85, 0.15  # parts of the imagined games


class Because:
    """Sentences for one who saw a view and chose between two moves; each is empty if it would say too little."""

    def __init__(self, cards: Any, view: Any, names: Names) -> None:
        self.pieces, self.view, self.names = cards, view, names
        self.say = cards.say

    def held(self, each: Difference, seat: Seat) -> str:
        """Return how many cards a player holds."""
        return self.amounts("because-cards", each, seat, least=CARDS)

    def amounts(
        self, message: str, each: Difference, seat: Seat, since: float = 0, least: float = LEAST, **about: str
    ) -> str:
        """Return who has how much of something, or has it ``since``, after the better move, and after the other."""
        if not (each.better.often and each.worse.often):
            return ""
        better, worse = each.better.numbers[0], each.worse.numbers[0]
        if abs(better - worse) < least:
            return ""
        told = {"better": self.mean(better - since), "worse": self.mean(worse - since)}
        return str(self.say(message, name=self.names[seat], count=1, **told, **about))

    def against(self, message: str, better: Sequence[float], worse: Sequence[float], **about: str) -> str:
        """Return two numbers, the seat's own and another's, after either move, if the own gains on the other."""
        if better[0] - better[1] < worse[0] - worse[1] + LEAST:
            return ""
        told = dict(zip(("own", "foe", "own_worse", "foe_worse"), map(self.mean, [*better, *worse]), strict=True))
        return str(self.say(message, **told, **about))

    def mean(self, number: float) -> float | str:
        """Return a mean with one digit behind the point, or none if it is zero.

        It is text if it is below zero, as Fluent would write a hyphen.
        """
        tenths = round(abs(number), 1)
        rounded = int(tenths) if tenths == int(tenths) else tenths
        return str(self.say("because-below-zero", number=rounded)) if rounded and number < 0 else rounded


def round_percent(part: float) -> int:
    """Return a part in whole percents."""
    return round(100 * part)
