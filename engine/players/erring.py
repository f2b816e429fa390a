"""Players that make mistakes: a level gets weaker without playing strangely all the time."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.players.player import Enough, Player, never_stop


class Erring:
    """Another player that makes a random move with a chance of ``errs`` in ``of``."""

    def __init__(self, player: Player, errs: int, of: int) -> None:
        self.player = player
        self.errs, self.of = errs, of

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the move that the player would choose, or by mistake any move."""
        if chance.below(self.of) < self.errs:
            return moves[chance.below(len(moves))]
        return self.player.choose(game, view, moves, chance, enough)
