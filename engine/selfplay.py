"""Games between computer players. Pure: only the caller has a clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.chance import Guess, Ply
from engine.core import Game, Options, Outcome
from engine.players import Player


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: the index of the player in each seat, the number of moves, and the outcome."""

    seated: tuple[int, ...]
    moves: int
    outcome: Outcome


def games(
    game: Game, seats: int, chosen: dict[str, Any], players: Sequence[Player], seed: int, n: int
) -> Iterator[Played]:
    """Yield ``n`` finished games."""
    for number in range(n):
        yield numbered(game, seats, chosen, players, seed, number)


def numbered(
    game: Game, seats: int, chosen: dict[str, Any], players: Sequence[Player], seed: int, number: int
) -> Played:
    """Play the game with this number, which does not depend on the games before it.

    The players rotate over the sides, so that over as many games as there are players, each player
    has each side equally often. Partners are the same player.
    """
    options = game.options(seats, chosen)
    seated = tuple((side + number) % len(players) for side in game.sides(seats, options))
    return play(game, options, seated, players, f"{seed}/{number}".encode())


def play(game: Game, options: Options, seated: tuple[int, ...], players: Sequence[Player], seed: bytes) -> Played:
    """Play one game to its end."""
    state, _ = game.deal(len(seated), options, Ply(seed, 0))
    thoughts = [Guess(int.from_bytes(seed + bytes([seat]), "big")) for seat in range(len(seated))]
    moves = 0
    while acting := state.to_act():
        seat = acting[0]
        move = players[seated[seat]].choose(game, state.view(seat), state.legal(seat), thoughts[seat])
        moves += 1
        state.play(seat, move, Ply(seed, moves))
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, and the game is not over"
    return Played(seated, moves, outcome)
