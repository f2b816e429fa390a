"""OpenSpiel's search as a player, to compare ours with: the ISMCTS that anybody could take.

It knows the rules through ``adapters.openspiel`` and nothing else, and plays each imagined game to its end with random
moves. A move is a few answers to it: the first is searched for, and the others come from the same tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from adapters.choices import Question
from adapters.openspiel import Played
from engine.core import Chance, Game, Move, View, tables_of
from engine.players import Enough, never_stop
from engine.players.ismcts import FEWEST

EXPLORATION = 1.0  # a victory is worth 1
MANY = 10**9  # more simulations than there is time for
SEEDS = 2**32


class TimeUp(Exception):
    """The search has thought long enough."""


class Bot(ismcts.ISMCTSBot):
    """A search that ends when its time is up."""

    def __init__(self, game: Any, seed: int, enough: Enough) -> None:
        random = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, random), EXPLORATION, MANY, random_state=random)
        self._enough, self._begun = enough, 0

    def sample_root_state(self, state: Any) -> Any:
        """Return a position to imagine a game from, unless the time is up."""
        self._begun += 1
        if self._enough() and self._begun > FEWEST:
            raise TimeUp
        return super().sample_root_state(state)

    def move(self, state: Any) -> Move:
        """Return the move that the answers tried most often make."""
        while True:
            action = self._answer(state)
            chosen: Question | Move = state.played.question.chosen(action)
            if not isinstance(chosen, Question):
                return chosen
            state.apply_action(action)

    def _answer(self, state: Any) -> int:
        """Return the answer tried most often; the first question that leaves a choice is searched."""
        legal: list[int] = state.legal_actions()
        if len(legal) > 1 and not self._begun:
            with suppress(TimeUp):
                self.run_search(state)
        node = self.lookup_node(state)
        tried = node.child_info if node else {}
        return max(legal, key=lambda action: tried[action].visits if action in tried else 0)


class OpenSpiel:
    """A player that asks OpenSpiel's search for its moves."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the move found; it is searched for in a position that the seat cannot tell from the true one."""
        variant, seats = find_variant(game, view)
        loaded = pyspiel.load_game(f"ilion_{game.key}", {"variant": variant, "seats": seats})
        state = loaded.new_initial_state()
        position = Question(game.imagine(view, chance))
        state.played = Played(game, seats, loaded.options, position, past=("",) * seats)
        return Bot(loaded, chance.below(SEEDS), enough).move(state)


def find_variant(game: Game, view: View) -> tuple[str, int]:
    """Return the variant and the seats of the table that a view is of; no two of ours have the same sides."""
    for variant, seats in tables_of(game):
        if seats == len(view.sides) and game.sides(seats, game.options(seats, {"variant": variant})) == view.sides:
            return variant, seats
    raise ValueError(f"no table of {game.key} has the sides {view.sides}")
