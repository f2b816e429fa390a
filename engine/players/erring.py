"""Players that err: what makes a level weaker without making it play strangely all the time."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.players.player import Enough, Player, never


class Erring:
    """Another player, but for ``errs`` of ``of`` moves, by chance, which are any move."""

    def __init__(self, player: Player, errs: int, of: int) -> None:
        self.player = player
        self.errs, self.of = errs, of

    def choose(self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never) -> Move:
        """Return what the player would choose, or by mistake any move."""
        if chance.below(self.of) < self.errs:
            return moves[chance.below(len(moves))]
        return self.player.choose(game, view, moves, chance, enough)
