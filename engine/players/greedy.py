"""A player that looks one move ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from engine.chance import Guess
from engine.core import Chance, Game, Move, Seat, State, View
from engine.knowhow import KnowHow
from engine.players.player import Enough, never


class Greedy:
    """A player that tries each move in one imagined position and weighs the view that it leads to.

    It tries all moves with the same luck and breaks ties by chance. In a game without know-how,
    all moves are equal.
    """

    def choose(self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never) -> Move:
        """Return a move with the highest worth."""
        if len(moves) == 1:
            return moves[0]
        know_how = game.know_how
        if know_how is None:
            return moves[chance.below(len(moves))]
        return best(know_how, game.imagine(view, chance), view.seat, moves, chance)


def best(know_how: KnowHow[View], state: State, seat: Seat, moves: Sequence[Move], chance: Chance) -> Move:
    """Return a move that leads to a view with the highest worth; do not change the position."""
    luck = chance.below(2**32)
    found: list[Move] = []
    highest = -inf
    for move in moves:
        after = state.copy()
        after.play(seat, move, Guess(luck))
        value = know_how.tempt(after, seat)
        if value > highest:
            found, highest = [], value
        if value == highest:
            found.append(move)
    return found[chance.below(len(found))]
