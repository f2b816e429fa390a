"""How many troops are left in a game of Hector and Achilles, and how the others were lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Event, Seat
from games.hector.rules.events import BattleCounted, Exchanged, PenaltyPaid, Removed, Retreated
from games.hector.rules.position import SEATS
from games.hector.rules.view import View
from games.hector.words.cards import Cards
from words import Names


@dataclass(frozen=True, slots=True)
class Parts:
    """A side's troops: those ``left``, and those lost in ``battles``, in ``retreats`` and by ``swaps``."""

    left: int
    battles: int
    retreats: int
    swaps: int

    @property
    def troops(self) -> int:
        """The troops at the beginning."""
        return self.left + self.battles + self.retreats + self.swaps


def parts(events: Iterable[Event], view: View, _: Any) -> list[Parts]:
    """Return what became of the troops of each side."""
    story = list(events)
    return [_parts(seat, story, sum(view.armies[seat].piles)) for seat in SEATS]


def _parts(seat: Seat, events: Iterable[Event], left: int) -> Parts:
    lost, retreating = {"battles": 0, "retreats": 0, "swaps": 0}, False
    for event in events:
        if isinstance(event, (BattleCounted, Retreated)):
            retreating = isinstance(event, Retreated)
        elif isinstance(event, (Removed, PenaltyPaid)) and event.seat == seat:
            lost["retreats" if retreating else "battles"] += len(event.kinds)
        elif isinstance(event, Exchanged) and event.seat == seat:
            lost["swaps"] += 1
    return Parts(left, **lost)


def account(cards: Cards, view: View, names: Names, events: Sequence[Event]) -> list[str]:
    """Return a line for each player."""
    return [
        cards.say(
            "hector-account", name=names[seat], troops=each.troops, left=each.left, battles=each.battles,
            retreats=each.retreats, swaps=each.swaps,
        )
        for seat, each in enumerate(parts(events, view, None))
    ]  # fmt: skip
