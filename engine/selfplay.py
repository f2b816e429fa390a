"""Games between computer players. Pure: only the caller has a clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.chance import Guess, Ply
from engine.core import Chance, Game, Move, Options, Outcome, Seat, State
from engine.forfeits import Forfeit, Forfeits
from engine.players import Player, Random


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: the index of the player in each seat, the number of moves, and the outcome.

    ``forfeits`` says why each player that forfeited did so, by its index.
    """

    seated: tuple[int, ...]
    moves: int
    outcome: Outcome
    forfeits: dict[int, str] = field(default_factory=dict)


def play_games(
    game: Game, seats: int, chosen: dict[str, Any], players: Sequence[Player], seed: int, n: int
) -> Iterator[Played]:
    """Yield ``n`` finished games."""
    for number in range(n):
        yield play_numbered_game(game, seats, chosen, players, seed, number)


def play_numbered_game(
    game: Game, seats: int, chosen: dict[str, Any], players: Sequence[Player], seed: int, number: int
) -> Played:
    """Play the game with this number, which does not depend on the games before it.

    The players rotate over the sides, so that over as many games as there are players, each player
    has each side equally often. Partners are the same player.
    """
    options = game.options(seats, chosen)
    seated = tuple((side + number) % len(players) for side in game.sides(seats, options))
    return play_game(game, options, seated, players, f"{seed}/{number}".encode())


def play_game(game: Game, options: Options, seated: tuple[int, ...], players: Sequence[Player], seed: bytes) -> Played:
    """Play one game to its end; random moves replace those of a player that has forfeited."""
    table = _Table(game, players, seated, Forfeits(game.sides(len(seated), options)), seed)
    state, _ = game.deal(len(seated), options, Ply(seed, 0))
    moves = 0
    while (acting := state.to_act()) and not table.forfeits.decided:
        moves += 1
        state.play(acting[0], table.move(state, acting[0]), Ply(seed, moves))
    forfeits = {seated[seat]: why for seat, why in table.forfeits.reasons.items()}
    return Played(seated, moves, table.forfeits.judged(state.outcome()), forfeits)


class _Table:
    """The players of one game, each seat with a chance of its own."""

    def __init__(
        self, game: Game, players: Sequence[Player], seated: tuple[int, ...], forfeits: Forfeits, seed: bytes
    ) -> None:
        self._game, self._players, self._seated, self.forfeits = game, players, seated, forfeits
        self._thoughts = [Guess(int.from_bytes(seed + bytes([seat]), "big")) for seat in range(len(seated))]

    def move(self, state: State, seat: Seat) -> Move:
        """Return the move of a seat."""
        player = Random() if self.forfeits.has(seat) else self._players[self._seated[seat]]
        try:
            return self._chosen(player, state, seat)
        except Forfeit as why:
            self.forfeits.add(seat, str(why))
            return self._chosen(Random(), state, seat)

    def _chosen(self, player: Player, state: State, seat: Seat) -> Move:
        chance: Chance = self._thoughts[seat]
        return player.choose(self._game, state.view(seat), state.legal(seat), chance)
