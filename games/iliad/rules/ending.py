"""The end of the game: most points, the siege of the tied, and who won (IL-80 to IL-84)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome, Seat
from games.iliad.rules.cards import AGAMEMNON
from games.iliad.rules.events import GameEnded, Tied
from games.iliad.rules.position import OVER, Position

POINTS, ORACLES, TIE_BREAK, SHARED = "points", "oracles", "tie-break", "shared"


def played_out(pos: Position) -> bool:
    """Return whether nothing is left to fight for: no oracle or no victory card (IL-73, IL-81)."""
    no_oracle = not pos.table.duel and not pos.oracles
    return no_oracle or not (any(pos.row) or pos.victories)


def most_points(pos: Position) -> None:
    """End the game: the most points win, or the tied fight one more siege (IL-81, IL-82)."""
    points = [pos.side_points(seat) for seat in range(pos.table.seats)]
    best = [seat for seat in range(pos.table.seats) if points[seat] == max(points)]
    if len({pos.table.team(seat) for seat in best}) == 1:
        end_game(pos, best, ORACLES)
        return
    pos.decider = pos.gorgon = True
    pos.players = best
    pos.starter = first_of_the_tied(pos)
    pos.events.append(Tied(tuple(best), pos.starter))


def list_finished(pos: Position) -> tuple[Seat, ...]:
    """Return the seats that take no part in the extra siege of the tied (IL-82)."""
    return tuple(seat for seat in range(pos.table.seats) if pos.decider and seat not in pos.players)


def first_of_the_tied(pos: Position) -> Seat:
    """Return the tied seat that begins: Agamemnon's holder, or else the one with the highest hero (IL-82).

    If there was no Thanatos siege, it is the first of them clockwise from the player who began the last
    siege. Only an owner's cards can come to that: the published ones have more Thanatos than Gorgons.
    """
    if pos.tiles[AGAMEMNON] in pos.players:
        return pos.tiles[AGAMEMNON]
    return max(pos.clockwise(pos.starter), key=lambda seat: pos.heroes[seat])


def decide_tie(pos: Position) -> None:
    """End the siege of the tied: its winner's side wins the game, or all of them share it (IL-82, IL-83)."""
    if pos.ranking:
        end_game(pos, pos.sides[pos.ranking[0]], TIE_BREAK)
    else:
        end_game(pos, pos.players, SHARED)


def end_game(pos: Position, winners: Sequence[Seat], reason: str) -> None:
    """End the game at once; the others rank by their points (IL-80, IL-84)."""
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(pos.table.seats))
    pos.result = Outcome(shares, rank_seats(pos, winners), reason)
    pos.phase, pos.order = OVER, []
    points = tuple(map(pos.points, range(pos.table.seats)))
    pos.events.append(GameEnded(tuple(sorted(winners)), points, reason))


def rank_seats(pos: Position, winners: Sequence[Seat]) -> tuple[int, ...]:
    """Return each seat's rank: winners first, then sides by points; equal sides share a rank (IL-84)."""
    merit = [(seat in winners, pos.side_points(seat)) for seat in range(pos.table.seats)]
    teams = {pos.table.team(seat): merit[seat] for seat in range(pos.table.seats)}
    return tuple(1 + sum(other > merit[seat] for other in teams.values()) for seat in range(pos.table.seats))
