"""Who meets whom in a Swiss tournament, by FIDE's basic rules for Swiss systems (Handbook C.04.1).

Nobody meets twice; nobody has two byes, or one after an opponent who never came; nobody has a seat three times more
often than the other, or three times in a row. Within that, one with the fewest points has the bye, equal points meet,
and wishes for a seat are granted, as in the Dutch system (C.04.3).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import combinations, count, islice

from networkx import Graph
from networkx.algorithms.matching import max_weight_matching

from tables.tournaments.lookahead import BYE, Ahead, Open, Pair, rounds_left
from tables.tournaments.seats import Preference, Seats, Strength, find_preference, measure_clash, seats_had
from tables.tournaments.standings import count_points, rank_entries
from tables.tournaments.tournament import Tournament

UP, LEVEL, DOWN = -1, 0, 1  # whether an entry met somebody of more points, or of fewer

# Each cost is more than all that follow together can add up to, with 64 entries and 9 rounds.
THIRD = 1 << 46  # a seat for the third time in a row, or three times more often
BYES = 1 << 40  # half a point of an entry that has a bye
APART = 1 << 26  # a quarter of the square of the points between two that meet
DENIED = 1 << 19  # the wish for a seat that one of them does not get, by its strength
FLOATED = 1 << 12  # to meet somebody who has more points, or fewer, once again

CANDIDATES = 20  # pairings of a round that are tried, the best first, until one lets the tournament go on
STEPS = 8_000  # pairs of later rounds that are tried for it, twice: some tenths of a second


def swiss_pairs(tournament: Tournament, later: int) -> list[Pair]:
    """Return who meets whom, the better first; nobody if those who play cannot all be paired.

    It is the best pairing of those after which most of ``later`` rounds can follow, and of these most with seats that
    FIDE allows. Where nothing else is left, somebody rather has a seat for the third time than that nobody plays.
    """
    ranked = [line.entry for line in rank_entries(tournament) if tournament.entries[line.entry].plays]
    field = _field(tournament, ranked)
    following = Ahead(field.open, {}), Ahead(field.open, field.had)
    steps = [iter(range(STEPS)) for _ in following]
    best: list[Pair] = []
    most = [-1, -1]
    for pairs in islice(_best_first(field), CANDIDATES if len(ranked) > 1 else 0):
        left = [rounds_left(ahead.after(pairs), later, each) for ahead, each in zip(following, steps, strict=True)]
        if left > most:
            best, most = pairs, left
        if most == [later, later]:
            break
    return sorted(best, key=lambda pair: field.rank[pair[0]])


# -- what may be, and what it costs


@dataclass(frozen=True, slots=True)
class _Field:
    """Those who play, from the best to the bye, and what decides who meets whom."""

    rank: Mapping[int, int]
    points: Sequence[float]
    wishes: Mapping[int, Preference]
    floats: Sequence[int]
    had: Mapping[int, Seats]
    open: Open

    def edges(self) -> frozenset[Pair]:
        """Return all pairs that may meet, the better first."""
        return frozenset(pair for pair in combinations(self.rank, 2) if pair[1] in self.open[pair[0]])

    def cost(self, pair: Pair) -> int:
        """Return what a pair costs."""
        better, worse = pair
        neighbors = self.rank[worse] - self.rank[better]
        if worse == BYE:
            return BYES * int(2 * self.points[better]) + neighbors
        apart = int(2 * (self.points[better] - self.points[worse]))
        again = (self.floats[better] == DOWN) + (self.floats[worse] == UP) if apart else 0
        denied = measure_clash(self.wishes[better], self.wishes[worse])
        third = THIRD if denied == Strength.ABSOLUTE else 0
        return third + APART * apart**2 + DENIED * denied + FLOATED * again + neighbors


def _field(tournament: Tournament, ranked: list[int]) -> _Field:
    had, points = seats_had(tournament), count_points(tournament)
    field = [*ranked, *([BYE] if len(ranked) % 2 else [])]
    rank = {entry: at for at, entry in enumerate(field)}
    wishes = {entry: find_preference(had[entry]) for entry in ranked}
    return _Field(rank, points, wishes, _floats(tournament), {e: had[e] for e in ranked}, _open(tournament, field))


def _floats(tournament: Tournament) -> list[int]:
    """Return whether each entry met somebody of fewer points in the last round (``DOWN``, also without a game)."""
    floats = [DOWN if tournament.rounds else LEVEL] * len(tournament.entries)
    before = count_points(replace(tournament, rounds=tournament.rounds[:-1]))
    for pairing in tournament.round.pairings if tournament.rounds else ():
        if pairing.second is not None:
            apart = before[pairing.first] - before[pairing.second]
            way = DOWN if apart > 0 else UP if apart else LEVEL
            floats[pairing.first], floats[pairing.second] = way, -way
    return floats


def _open(tournament: Tournament, field: Collection[int]) -> Open:
    past = {frozenset(pairing.entries) for pairing in tournament.pairings()}
    past |= {frozenset((entry,)) for entry in _won_by_forfeit(tournament)}

    def may(one: int, other: int) -> bool:
        return one != other and frozenset({one, other} - {BYE}) not in past

    return {one: frozenset(other for other in field if may(one, other)) for one in field}


def _won_by_forfeit(tournament: Tournament) -> Iterator[int]:
    for pairing in tournament.pairings():
        if pairing.second is not None and not pairing.played and pairing.winner is not None:
            yield pairing.winner


# -- pairings, the best first


def _best_first(field: _Field) -> Iterator[list[Pair]]:
    """Yield the ways to pair everybody, each once; each leaves out a pair of an earlier one (Murty's algorithm)."""
    waiting: list[tuple[int, int, list[Pair], frozenset[Pair]]] = []
    number = count()

    def await_best(edges: frozenset[Pair]) -> None:
        pairs = _best(edges, field.cost)
        if 2 * len(pairs) == len(field.rank):
            heappush(waiting, (sum(map(field.cost, pairs)), next(number), pairs, edges))

    await_best(field.edges())
    while waiting:
        _, _, pairs, edges = heappop(waiting)
        yield pairs
        for pair in pairs:
            await_best(edges - {pair})
            edges = frozenset(each for each in edges if each == pair or not {*each} & {*pair})


def _best(edges: Collection[Pair], cost: Callable[[Pair], int]) -> list[Pair]:
    """Return the pairs that pair most, and of those cost least (Edmonds's algorithm)."""
    graph: Graph[int] = Graph()
    for pair in sorted(edges):
        graph.add_edge(*pair, weight=-cost(pair))
    matched = max_weight_matching(graph, maxcardinality=True)
    return sorted(pair for pair in edges if pair in matched or pair[::-1] in matched)
