"""Who meets whom in the next round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import ceil, log2

from networkx import Graph
from networkx.algorithms.matching import max_weight_matching

from tables.tournaments.games import Game, Pairing, Round, Score
from tables.tournaments.standings import standings
from tables.tournaments.tournament import Kind, Tournament

BYE = -1  # what an entry is matched with that has nobody to play against
AGAIN = 1_000_000  # the cost of a second meeting, or a second bye: more than all else together
APART = 100  # the cost of a point between two that meet, squared


def rounds_of(tournament: Tournament) -> int:
    """Return how many rounds a tournament has."""
    count = len(tournament.entries)
    if tournament.kind == "league":
        return count - 1 + count % 2
    needed = max(1, ceil(log2(max(2, count))))
    return needed if tournament.kind == "knockout" else min(tournament.wanted or needed, max(1, count - 1))


def next_round(tournament: Tournament) -> Round | None:
    """Return the next round, without tables; ``None`` if the tournament is over.

    Where an entry does not play, it has lost already; in a Swiss tournament it is not paired.
    """
    if len(tournament.rounds) >= rounds_of(tournament):
        return None
    paired = PAIRED[tournament.kind](tournament)
    if not any(pairing.second is not None for pairing in paired) and tournament.kind != "knockout":
        return None
    return Round(tuple(_with_games(tournament, pairing) for pairing in paired))


# -- a Swiss tournament


def _swiss(tournament: Tournament) -> list[Pairing]:
    """Pair entries that stand alike and have not met; one that is left over has a bye, each in turn from the last."""
    points = {line.entry: line.points for line in standings(tournament) if tournament.entries[line.entry].plays}
    rank = {entry: at for at, entry in enumerate([*points, BYE])}
    met = Counter(frozenset(pairing.entries) for pairing in tournament.pairings())
    graph: Graph[int] = Graph()
    for first, second in combinations(points, 2):
        apart = APART * (points[first] - points[second]) ** 2 + rank[second] - rank[first]
        graph.add_edge(first, second, weight=-(AGAIN * met[frozenset((first, second))] + apart))
    for entry in points if len(points) % 2 else ():
        above = APART * (rank[BYE] - 1 - rank[entry])
        graph.add_edge(entry, BYE, weight=-(AGAIN * met[frozenset((entry,))] + above))
    pairs = [sorted(pair, key=rank.__getitem__) for pair in max_weight_matching(graph, maxcardinality=True)]
    return [_pairing(*pair) for pair in sorted(pairs, key=lambda pair: rank[pair[0]])]


def _pairing(first: int, second: int) -> Pairing:
    return Pairing(first, None if second == BYE else second)


# -- a league: everybody meets everybody


def _league(tournament: Tournament) -> list[Pairing]:
    """Turn a circle of all entries by one place a round; those opposite each other meet."""
    count, turn = len(tournament.entries), len(tournament.rounds)
    circle = [*range(count), *([BYE] if count % 2 else [])]
    turned = [circle[0], *circle[1 + turn :], *circle[1 : 1 + turn]]
    half = len(turned) // 2
    pairs = zip(turned[:half], reversed(turned[half:]), strict=True)
    return [_pairing(*sorted(pair, key=lambda entry: (entry == BYE, entry))) for pair in pairs]


# -- a knock-out


def _knockout(tournament: Tournament) -> list[Pairing]:
    """Pair the winners of neighbors; in the first round, those drawn first have byes if places are empty."""
    if tournament.rounds:
        left = [pairing.winner for pairing in tournament.round.pairings]
        winners = [entry for entry in left if entry is not None]
        return [_pairing(*pair) for pair in zip(winners[::2], winners[1::2], strict=True)]
    count = len(tournament.entries)
    slots = [slot if slot < count else BYE for slot in bracket(2 ** rounds_of(tournament))]
    return [_pairing(*pair) for pair in zip(slots[::2], slots[1::2], strict=True)]


def bracket(size: int) -> list[int]:
    """Return the places of a bracket, so that the first two can meet in the final only; ``size`` is a power of two."""
    if size == 1:
        return [0]
    return [place for each in bracket(size // 2) for place in (each, size - 1 - each)]


PAIRED: Mapping[Kind, Callable[[Tournament], list[Pairing]]] = {
    "swiss": _swiss,
    "league": _league,
    "knockout": _knockout,
}


# -- games


def _with_games(tournament: Tournament, pairing: Pairing) -> Pairing:
    """Return a pairing with its games; where an entry does not play, with their scores."""
    if pairing.second is None:
        return pairing
    plays = [tournament.entries[entry].plays for entry in pairing.entries]
    score = None if all(plays) else _forfeited(plays)
    games = tuple(replace(game, score=score) for game in _first_leg(tournament, pairing))
    forfeited = replace(pairing, games=games)
    return decided(tournament, forfeited) if tournament.kind == "knockout" and score else forfeited


def _forfeited(plays: Sequence[bool]) -> Score:
    return float(plays[0]), float(plays[1])


def _first_leg(tournament: Tournament, pairing: Pairing) -> tuple[Game, ...]:
    """Return the games of a leg: one, or in teams one for each member, with the seats exchanged between them."""
    first = _begins(tournament, pairing)
    return tuple(Game(member, (first + member) % 2) for member in range(tournament.team))


def _begins(tournament: Tournament, pairing: Pairing) -> int:
    """Return which of two entries has the first seat: the one that had it less often, or else the first."""
    had = [_times_first(tournament, entry) for entry in pairing.entries]
    return int(had[0] > had[1])


def _times_first(tournament: Tournament, entry: int) -> int:
    return sum(
        game.member == 0 and pairing.second is not None and pairing.entries[game.first] == entry
        for pairing in tournament.pairings()
        for game in pairing.games
    )


def decided(tournament: Tournament, pairing: Pairing) -> Pairing:
    """Return a pairing of which somebody goes on; if games did not decide it, who still plays or was drawn first."""
    if pairing.winner is not None:
        return pairing
    through = min(pairing.entries, key=lambda entry: (not tournament.entries[entry].plays, entry))
    return replace(pairing, through=pairing.entries.index(through))


def legs(pairing: Pairing, team: int) -> int:
    """Return how many legs a pairing has so far."""
    return len(pairing.games) // team


def further_leg(tournament: Tournament, pairing: Pairing) -> Pairing:
    """Return a pairing of a knock-out that stands even with one more leg, in which all seats are exchanged."""
    again = tuple(Game(game.member, 1 - game.first) for game in pairing.games[-tournament.team :])
    return replace(pairing, games=(*pairing.games, *again))
