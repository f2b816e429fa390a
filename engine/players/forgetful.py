"""A player that looks one move ahead, and forgets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.players.greedy import Greedy
from engine.players.player import Enough, never_stop


class Forgetful:
    """Greedy, with a worse memory."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return a move that looks good from a view with less memory."""
        know_how = game.know_how
        hazy = know_how.forget(game, view) if know_how and know_how.forget else view
        return Greedy().choose(game, hazy, moves, chance)
