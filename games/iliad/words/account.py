"""How the points of a game of Iliad came about (IL-80)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import Event, Seat
from games.iliad.rules.cards import RADIX, Sheet
from games.iliad.rules.events import SiegeEnded
from games.iliad.rules.view import View
from games.iliad.words.cards import Cards
from words import Names


@dataclass(frozen=True, slots=True)
class Parts:
    """The sieges that a player has won, and what counts at the end: victory cards, tiles, and Thanatos cards."""

    sieges: int
    cards: tuple[int, ...]
    tiles: int
    thanatos: int

    @property
    def points(self) -> int:
        """The points of the player."""
        return sum(self.cards) + self.tiles - self.thanatos


def parts(events: Iterable[Event], view: View, sheet: Sheet) -> list[Parts]:
    """Return how the points of each seat came about."""
    won = [event.ranking[0] for event in events if isinstance(event, SiegeEnded) and event.ranking]
    return [_parts(seat, won.count(seat), view, sheet) for seat in range(view.table.seats)]


def _parts(seat: Seat, sieges: int, view: View, sheet: Sheet) -> Parts:
    cards = (code % RADIX for code, n in zip(sheet.codes, view.won[seat], strict=True) for _ in range(n))
    tiles = sum(sheet.tiles[tile] for tile, holder in enumerate(view.tiles) if holder == seat)
    thanatos = sum(n * points for n, points in zip(view.doom[seat], sheet.doom, strict=True))
    return Parts(sieges, tuple(sorted(cards, reverse=True)), tiles, thanatos)


def account(cards: Cards, view: View, names: Names, events: Sequence[Event]) -> list[str]:
    """Return a line for each player."""
    found = parts(events, view, cards.sheet)
    return [
        cards.say(
            "iliad-account", name=names[seat], sieges=each.sieges, count=len(each.cards),
            cards=" + ".join(map(str, each.cards)), tiles=each.tiles, thanatos=each.thanatos,
        )
        for seat, each in enumerate(found)
    ]  # fmt: skip


def list_points(view: View) -> Sequence[int]:
    """Return the points of each seat."""
    return view.points
