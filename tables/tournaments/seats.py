"""Who has the first seat, shared out as FIDE shares out colors: at most two apart, and never three in a row.

FIDE Handbook C.04.1, basic rules for Swiss systems, and C.04.3, the Dutch system: color preferences and allocation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from tables.tournaments.tournament import Tournament

FIRST, SECOND = 0, 1
Seats = Sequence[int]  # those that an entry had so far, the oldest first


class Strength(IntEnum):
    """How much an entry needs a seat: ``ABSOLUTE`` if the other would be three apart, or three in a row."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@dataclass(frozen=True, slots=True)
class Preference:
    """The seat that an entry should have next, and how much it needs it."""

    seat: int | None
    strength: Strength


def seats_had(tournament: Tournament) -> dict[int, list[int]]:
    """Return the seats that each entry had, game by game; a game that was not played counts for nobody.

    In teams, members exchange seats with each other, so the first member's seats tell those of both.
    """
    had: dict[int, list[int]] = {entry: [] for entry in range(len(tournament.entries))}
    for pairing in tournament.pairings():
        for game in pairing.games:
            if game.member == 0 and game.played:
                for side, entry in enumerate(pairing.entries):
                    had[entry].append(FIRST if side == game.first else SECOND)
    return had


def find_preference(had: Seats) -> Preference:
    """Return what an entry should have next: the seat it had less often, or else the one it did not have last."""
    if not had:
        return Preference(None, Strength.NONE)
    apart, in_a_row = _apart(had), [*had[-2:]] in ([FIRST, FIRST], [SECOND, SECOND])
    seat = (SECOND if apart > 0 else FIRST) if apart else 1 - had[-1]
    if abs(apart) > 1 or in_a_row:
        return Preference(1 - had[-1] if in_a_row else seat, Strength.ABSOLUTE)
    return Preference(seat, Strength.STRONG if apart else Strength.MILD)


def _apart(had: Seats) -> int:
    return had.count(FIRST) - had.count(SECOND)


def measure_clash(one: Preference, other: Preference) -> Strength:
    """Return the strength of the wish that is denied if two meet; FIDE forbids to deny an ``ABSOLUTE`` one."""
    return min(one.strength, other.strength) if one.seat == other.seat else Strength.NONE


def choose_first_seat(pair: tuple[int, int], had: Mapping[int, Seats]) -> int:
    """Return which of two entries has the first seat; the first of the pair is ranked higher.

    FIDE Handbook C.04.3, color allocation: both wishes if they differ, or the stronger one; then the seats are
    exchanged since the last time that they differed; then the higher ranked has its wish. The lot begins.
    """
    high, low = pair
    return high if _higher_begins(had[high], had[low], even=high % 2 == 0) else low


def _higher_begins(high: Seats, low: Seats, *, even: bool) -> bool:
    wish, other = find_preference(high), find_preference(low)
    if wish.seat != other.seat:
        return wish.seat == FIRST or other.seat == SECOND
    if wish.seat is None:
        return even
    if _need(high) != _need(low):
        return (wish.seat == FIRST) == (_need(high) > _need(low))
    differed = next((own for own, its in zip(reversed(high), reversed(low), strict=False) if own != its), None)
    return (wish.seat if differed is None else 1 - differed) == FIRST


def _need(had: Seats) -> tuple[Strength, int]:
    return find_preference(had).strength, abs(_apart(had))
