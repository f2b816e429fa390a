"""The levels below ``hard``, which play as well as the table's skills say: they forget, and make mistakes.

A mistake is a random move, so a level gets weaker without playing strangely all the time.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.knowhow import Skills
from engine.players.greedy import Greedy
from engine.players.ismcts import Ismcts
from engine.players.player import Enough, Player, never_stop


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


class Forgetful:
    """Greedy, with a worse memory."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return a move that looks good from a view with less memory."""
        know_how = game.know_how
        hazy = know_how.forget(game, view) if know_how and know_how.forget else view
        return Greedy().choose(game, hazy, moves, chance)
