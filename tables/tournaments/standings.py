"""How the entries of a tournament stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tables.tournaments.games import Pairing, Score
from tables.tournaments.tournament import Tournament
from tables.tournaments.withdrawals import drop_uncounted_pairings, list_annulled

DRAWN = 0.5  # points for a draw

NOTHING: Score = (0.0, 0.0)  # what both get who were not there


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings: an entry by its index, its place, and what decides about that.

    ``opponents``: the points of all opponents (Buchholz); ``beaten``: those of the beaten ones and half of those
    drawn with (Sonneborn-Berger). ``counts``: whether its results count; those that do not come last. Source: FIDE
    Handbook C.07, articles 8.1 and 9.1.
    """

    entry: int
    place: int
    points: float
    opponents: float
    beaten: float
    counts: bool = True


def rank_entries(tournament: Tournament) -> list[Line]:
    """Return all entries, the best first; entries that are equal in everything share a place.

    In a knock-out, anyone who got further is better. Otherwise points decide, then the strength of the opponents.
    """
    points, reached = count_points(tournament), _reached(tournament)
    out, counted = list_annulled(tournament), drop_uncounted_pairings(tournament)
    found = [_line(counted, at, points) for at in range(len(tournament.entries))]
    lines = [replace(line, counts=line.entry not in out) for line in found]

    def worth(line: Line) -> tuple[float, ...]:
        knocked_out = tournament.kind == "knockout"
        return (reached[line.entry],) if knocked_out else (line.counts, line.points, line.opponents, line.beaten)

    return list(_placed(sorted(lines, key=worth, reverse=True), worth))


def list_winners(tournament: Tournament) -> list[int]:
    """Return the entries that have won a tournament that is over; nobody has won one that was stopped.

    In a knock-out that is who has won the final, so nobody if neither was there.
    """
    if tournament.stopped or not tournament.rounds:
        return []
    if tournament.kind != "knockout":
        return [line.entry for line in rank_entries(tournament) if line.place == 1 and line.points]
    final = tournament.round.pairings[-1]
    return [] if final.winner is None or final.score == NOTHING else [final.winner]


def count_points(tournament: Tournament) -> list[float]:
    """Return the points of each entry: 1 for a victory, a half for a draw; a bye is a victory, except in a league."""
    points = [0.0] * len(tournament.entries)
    for pairing in drop_uncounted_pairings(tournament).pairings():
        for entry, score in _scores(pairing, bye=0.0 if tournament.kind == "league" else 1.0):
            points[entry] += score
    return points


def _scores(pairing: Pairing, bye: float) -> Iterator[tuple[int, float]]:
    if pairing.second is None:
        yield pairing.first, bye
    elif pairing.score is not None:
        yield from zip(pairing.entries, pairing.score, strict=True)


def _line(tournament: Tournament, entry: int, points: Sequence[float]) -> Line:
    swiss = tournament.kind == "swiss"
    met = [*(_rounds(tournament, entry, points) if swiss else _met(tournament, entry, points))]
    opponents = sum(worth for worth, _ in met)
    beaten = sum(worth * score for worth, score in met)
    return Line(entry, 0, points[entry], opponents, beaten)


def _met(tournament: Tournament, entry: int, points: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield the points of each opponent of an entry, and what it won against them."""
    for pairing in tournament.pairings():
        if entry in pairing.entries and pairing.second is not None and pairing.score is not None:
            own = pairing.entries.index(entry)
            yield points[pairing.entries[1 - own]], pairing.score[own]


def _rounds(tournament: Tournament, entry: int, points: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield the points of the opponent in each round of a Swiss tournament, and what was won in it.

    FIDE Handbook C.07, tie-break regulations, article 16, unplayed rounds in Swiss tournaments. Where an entry did
    not play (16.4: a bye, a forfeit, an absence), its opponent is a dummy with as many points as itself: a bye counts
    as beating it, an absence as losing to it. For its opponents an entry has its own points (16.3), but each round of
    an absence from which it has not come back counts as a draw.
    """
    for each in tournament.rounds:
        own = next((pairing for pairing in each.pairings if entry in pairing.entries), None)
        score = dict(_scores(own, bye=1.0)) if own else {}
        if own is None or own.second is None or (score and not own.played):
            yield points[entry], score.get(entry, 0.0)
        elif score:
            other = own.entries[1 - own.entries.index(entry)]
            yield points[other] + DRAWN * _gone_for(tournament, other), score[entry]


def _gone_for(tournament: Tournament, entry: int) -> int:
    """Return how many rounds in a row an entry has not been there for, up to the last (16.2.5)."""
    there = [any(_was_there(pairing, entry) for pairing in each.pairings) for each in tournament.rounds]
    return next((away for away, was_there in enumerate(reversed(there)) if was_there), len(there))


def _was_there(pairing: Pairing, entry: int) -> bool:
    """Return whether an entry could be paired and came: it played, had a bye, or won because nobody else came."""
    if entry not in pairing.entries:
        return False
    return pairing.second is None or pairing.played or pairing.winner == entry


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
