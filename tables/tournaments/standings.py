"""How the entries of a tournament stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tables.tournaments.games import Pairing, Score
from tables.tournaments.tournament import Tournament

NOTHING: Score = (0.0, 0.0)  # what both get who were not there


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings: an entry by its index, its place, and what decides about that.

    ``opponents``: the points of all opponents (Buchholz); ``beaten``: those of the beaten ones and half of those
    drawn with (Sonneborn-Berger).
    """

    entry: int
    place: int
    points: float
    opponents: float
    beaten: float


def standings(tournament: Tournament) -> list[Line]:
    """Return all entries, the best first; those that nothing tells apart share a place.

    In a knock-out, anyone who got further is better. Otherwise points decide, then the strength of the opponents.
    """
    points, reached = points_of(tournament), _reached(tournament)
    lines = [_line(tournament, at, points) for at in range(len(tournament.entries))]

    def worth(line: Line) -> tuple[float, ...]:
        knocked_out = tournament.kind == "knockout"
        return (reached[line.entry],) if knocked_out else (line.points, line.opponents, line.beaten)

    return list(_placed(sorted(lines, key=worth, reverse=True), worth))


def winners(tournament: Tournament) -> list[int]:
    """Return the entries that have won a tournament that is over; nobody has won one that was stopped.

    In a knock-out that is who has won the final, so nobody if neither was there.
    """
    if tournament.stopped or not tournament.rounds:
        return []
    if tournament.kind != "knockout":
        return [line.entry for line in standings(tournament) if line.place == 1 and line.points]
    final = tournament.round.pairings[-1]
    return [] if final.winner is None or final.score == NOTHING else [final.winner]


def points_of(tournament: Tournament) -> list[float]:
    """Return the points of each entry: 1 for a victory, a half for a draw; a bye is a victory, except in a league."""
    points = [0.0] * len(tournament.entries)
    for pairing in tournament.pairings():
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
