"""A player for a first game: it looks one move ahead, forgets, and errs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Chance, Game
from engine.players.greedy import Greedy
from engine.players.knowhow import KNOW_HOW
from engine.players.player import Enough, never

ERRS = 2  # one move in so many is any move


class Easy:
    """Greedy, with less of a memory and not always at its best."""

    def choose(self, game: Game, view: Any, moves: Sequence[Any], chance: Chance, enough: Enough = never) -> Any:
        """Return a move that looks good, or now and then any move."""
        if chance.below(ERRS) == 0:
            return moves[chance.below(len(moves))]
        know_how = KNOW_HOW.get(game.key)
        hazy = know_how.forget(game, view) if know_how and know_how.forget else view
        return Greedy().choose(game, hazy, moves, chance)
