"""Games of computer players among themselves. Pure: the caller has the clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.chance import Guess, Ply
from engine.core import Game, Outcome
from engine.players import Player


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: how many moves it took and how it ended."""

    moves: int
    outcome: Outcome


def games(
    game: Game, seats: int, chosen: dict[str, Any], players: Sequence[Player], seed: int, n: int
) -> Iterator[Played]:
    """Yield so many finished games; player ``i`` of game ``g`` sits on seat ``(i + g) % seats``.

    Game ``g`` is the same whatever was played before it.
    """
    options = game.options(seats, chosen)
    for number in range(n):
        seated = [players[(seat - number) % seats % len(players)] for seat in range(seats)]
        yield play(game, seats, options, seated, f"{seed}/{number}".encode())


def play(game: Game, seats: int, options: Any, seated: Sequence[Player], seed: bytes) -> Played:
    """Play one game to its end."""
    state, _ = game.deal(seats, options, Ply(seed, 0))
    thinking = Guess(int.from_bytes(seed, "big"))
    moves = 0
    while acting := state.to_act():
        seat = acting[0]
        move = seated[seat].choose(game, state.view(seat), state.legal(seat), thinking)
        moves += 1
        state.play(seat, move, Ply(seed, moves))
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, and the game is not over"
    return Played(moves, outcome)
