"""Who meets whom in the next round, and who has the first seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import ceil, log2

from tables.tournaments.games import Game, Pairing, Round, Score
from tables.tournaments.lookahead import BYE, Pair
from tables.tournaments.seats import choose_first_seat, seats_had
from tables.tournaments.swiss import swiss_pairs
from tables.tournaments.tournament import Kind, Tournament


def rounds_of(tournament: Tournament) -> int:
    """Return how many rounds a tournament has."""
    count = len(tournament.entries)
    if tournament.kind == "league":
        return count - 1 + count % 2
    needed = max(1, ceil(log2(max(2, count))))
    return needed if tournament.kind == "knockout" else min(tournament.wanted or needed, max(1, count - 1))


def next_round(tournament: Tournament) -> Round | None:
    """Return the next round, without tables; ``None`` if the tournament is over.

    In each pairing, the first entry has the first seat. Where an entry does not play, it has lost already; in a Swiss
    tournament it is not paired, and the tournament is over, too, if the rest cannot all be paired.
    """
    if len(tournament.rounds) >= rounds_of(tournament):
        return None
    paired = PAIRED[tournament.kind](tournament)
    return Round(tuple(_with_games(tournament, pairing) for pairing in paired)) if paired else None


# -- a Swiss tournament


def _swiss(tournament: Tournament) -> list[Pairing]:
    later = rounds_of(tournament) - len(tournament.rounds) - 1
    return _seated(tournament, swiss_pairs(tournament, later))


def _seated(tournament: Tournament, pairs: Sequence[Pair]) -> list[Pairing]:
    """Return pairs in which the better is first as pairings in which the one with the first seat is."""
    had = seats_had(tournament)

    def seated(pair: Pair) -> Pairing:
        first = choose_first_seat(pair, had) if BYE not in pair else pair[0]
        return _pairing(first, pair[1] if first == pair[0] else pair[0])

    return [seated(pair) for pair in pairs]


def _pairing(first: int, second: int) -> Pairing:
    return Pairing(first, None if second == BYE else second)


# -- a league: everybody meets everybody


def _league(tournament: Tournament) -> list[Pairing]:
    """Turn a circle by one place a round, all but the first; those opposite each other meet.

    The seats alternate from place to place, and for the first from round to round. So everybody's alternate with
    one exception at most, like in FIDE's Berger tables (Handbook C.05; de Werra, Scheduling in sports, 1981).
    """
    fixed, *others = _circle(tournament)
    turn = len(tournament.rounds)
    turned = [fixed, *others[turn:], *others[:turn]]
    half = len(turned) // 2
    pairs = [*zip(turned[:half], reversed(turned[half:]), strict=True)]
    alternating = [pair if at % 2 else pair[::-1] for at, pair in enumerate(pairs)]
    alternating[0] = pairs[0] if turn % 2 else pairs[0][::-1]
    return [_pairing(*pair) if pair[0] != BYE else _pairing(*pair[::-1]) for pair in alternating]


def _circle(tournament: Tournament) -> list[int]:
    """Return all entries, and first what stays where it is: the bye, if there is one.

    Leagues of earlier versions turned around their first entry, which had the bye of their first round.
    """
    entries = [*range(len(tournament.entries))]
    if len(entries) % 2 == 0:
        return entries
    earlier = tournament.rounds and Pairing(0, None) in tournament.rounds[0].pairings
    return [*entries, BYE] if earlier else [BYE, *entries]


# -- a knock-out


def _knockout(tournament: Tournament) -> list[Pairing]:
    """Pair the winners of neighbors; in the first round, those drawn first have byes if places are empty."""
    if tournament.rounds:
        left = [pairing.winner for pairing in tournament.round.pairings]
        winners = [entry for entry in left if entry is not None]
        return _seated(tournament, [*zip(winners[::2], winners[1::2], strict=True)])
    count = len(tournament.entries)
    slots = [slot if slot < count else BYE for slot in make_bracket(2 ** rounds_of(tournament))]
    return _seated(tournament, [*zip(slots[::2], slots[1::2], strict=True)])


def make_bracket(size: int) -> list[int]:
    """Return the places of a bracket, so that the first two can meet in the final only; ``size`` is a power of two."""
    if size == 1:
        return [0]
    return [place for each in make_bracket(size // 2) for place in (each, size - 1 - each)]


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
    games = tuple(replace(game, score=score) for game in _first_leg(tournament))
    forfeited = replace(pairing, games=games)
    return decide_pairing(tournament, forfeited) if tournament.kind == "knockout" and score else forfeited


def _forfeited(plays: Sequence[bool]) -> Score:
    return float(plays[0]), float(plays[1])


def _first_leg(tournament: Tournament) -> tuple[Game, ...]:
    """Return the games of a leg: one, or in teams one for each member, with the seats exchanged between them."""
    return tuple(Game(member, member % 2) for member in range(tournament.team))


def decide_pairing(tournament: Tournament, pairing: Pairing) -> Pairing:
    """Return a pairing with a winner: by its games, or else the entry that still plays, or else the one drawn first."""
    if pairing.winner is not None:
        return pairing
    through = min(pairing.entries, key=lambda entry: (not tournament.entries[entry].plays, entry))
    return replace(pairing, through=pairing.entries.index(through))


def count_legs(pairing: Pairing, team: int) -> int:
    """Return how many legs a pairing has so far."""
    return len(pairing.games) // team


def further_leg(tournament: Tournament, pairing: Pairing) -> Pairing:
    """Return a pairing of a knock-out that stands even with one more leg, in which all seats are exchanged."""
    again = tuple(Game(game.member, 1 - game.first) for game in pairing.games[-tournament.team :])
    return replace(pairing, games=(*pairing.games, *again))
