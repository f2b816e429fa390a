"""A player that looks one move ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from engine.chance import Guess
from engine.core import Chance, Game, Move, Seat, State, View
from engine.knowhow import KnowHow
from engine.players.player import Enough, never_stop


class Greedy:
    """A player that tries each move in one imagined position and weighs the view that it leads to.

    It tries all moves with the same luck and breaks ties by chance. In a game without know-how,
    all moves are equal.
    """

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return a move with the highest worth."""
        if len(moves) == 1:
            return moves[0]
        know_how = game.know_how
        if know_how is None:
            return moves[chance.below(len(moves))]
        return find_best_move(know_how, game.imagine(view, chance), view.seat, moves, chance).move


class Tried(NamedTuple):
    """A move, the copy of the position on which it was tried, and the luck that it was tried with."""

    move: Move
    after: State
    luck: Guess


def find_best_move(know_how: KnowHow[View], state: State, seat: Seat, moves: Sequence[Move], chance: Chance) -> Tried:
    """Try all moves with the same luck, and return one with the highest worth; do not change the position."""
    seed = chance.below(2**32)
    found: list[Tried] = []
    highest = -inf
    for move in moves:
        after, luck = state.copy(), Guess(seed)
        after.play(seat, move, luck)
        value = know_how.tempt(after, seat)
        if value > highest:
            found, highest = [], value
        if value == highest:
            found.append(Tried(move, after, luck))
    return found[chance.below(len(found))]
