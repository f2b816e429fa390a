"""How the entries of a tournament stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tables.tournaments.games import Pairing
from tables.tournaments.tournament import Tournament
from tables.tournaments.withdrawals import annulled, counting


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings: an entry by its index, its place, and what decides about that.

    ``opponents``: the points of all opponents (Buchholz); ``beaten``: those of the beaten ones and half of those
    drawn with (Sonneborn-Berger). ``counts``: whether its results count; those that do not come last.
    """

    entry: int
    place: int
    points: float
    opponents: float
    beaten: float
    counts: bool = True


def standings(tournament: Tournament) -> list[Line]:
    """Return all entries, the best first; those that nothing tells apart share a place.

    In a knock-out, anyone who got further is better. Otherwise points decide, then the strength of the opponents.
    """
    points, reached = points_of(tournament), _reached(tournament)
    out, counted = annulled(tournament), counting(tournament)
    found = [_line(counted, at, points) for at in range(len(tournament.entries))]
    lines = [replace(line, counts=line.entry not in out) for line in found]

    def worth(line: Line) -> tuple[float, ...]:
        knocked_out = tournament.kind == "knockout"
        return (reached[line.entry],) if knocked_out else (line.counts, line.points, line.opponents, line.beaten)

    return list(_placed(sorted(lines, key=worth, reverse=True), worth))


def points_of(tournament: Tournament) -> list[float]:
    """Return the points of each entry: 1 for a victory, a half for a draw; a bye is a victory, except in a league."""
    points = [0.0] * len(tournament.entries)
    for pairing in counting(tournament).pairings():
        for entry, score in _scores(pairing, bye=0.0 if tournament.kind == "league" else 1.0):
            points[entry] += score
    return points


def _scores(pairing: Pairing, bye: float) -> Iterator[tuple[int, float]]:
    if pairing.second is None:
        yield pairing.first, bye
    elif pairing.score is not None:
        yield from zip(pairing.entries, pairing.score, strict=True)


def _line(tournament: Tournament, entry: int, points: Sequence[float]) -> Line:
    met = list(_met(tournament, entry))
    opponents = sum(points[other] for other, _ in met)
    beaten = sum(points[other] * score for other, score in met)
    return Line(entry, 0, points[entry], opponents, beaten)


def _met(tournament: Tournament, entry: int) -> Iterator[tuple[int, float]]:
    """Yield whom an entry has played, and what it won against them."""
    for pairing in tournament.pairings():
        if entry in pairing.entries and pairing.second is not None and pairing.score is not None:
            own = pairing.entries.index(entry)
            yield pairing.entries[1 - own], pairing.score[own]


def _reached(tournament: Tournament) -> list[float]:
    """Return how far each entry got in a knock-out: how many rounds it won."""
    won = [0.0] * len(tournament.entries)
    for pairing in tournament.pairings():
        if pairing.winner is not None:
            won[pairing.winner] += 1
    return won


def _placed(lines: Sequence[Line], worth: Callable[[Line], tuple[float, ...]]) -> Iterator[Line]:
    place = 1
    for _, tied in groupby(lines, key=worth):
        together = list(tied)
        yield from (replace(each, place=place) for each in together)
        place += len(together)
