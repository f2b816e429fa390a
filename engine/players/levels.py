"""The levels below ``hard``, which play as well as the table's skills say."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.knowhow import Skills
from engine.players.erring import Erring
from engine.players.forgetful import Forgetful
from engine.players.ismcts import Ismcts
from engine.players.player import Enough, never_stop


class Easy:
    """A player that looks one move ahead, forgets, and errs."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return a move that looks good, or by mistake any move."""
        player = Erring(Forgetful(), find_skills(game, view).errs, of=100)
        return player.choose(game, view, moves, chance, enough)


class Medium:
    """A player that searches with few imagined games."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the best move found; stop early if ``enough()`` says so."""
        return Ismcts(find_skills(game, view).imagines).choose(game, view, moves, chance, enough)


def find_skills(game: Game, view: View) -> Skills:
    """Return the skills of the levels at the table of a view."""
    return game.know_how.skilled(view.sides) if game.know_how else Skills()
