"""A player that looks one move ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.chance import Guess
from engine.core import Chance, Game
from engine.players import delphi, hector, horse, iliad, olympus

WORTH: dict[str, Callable[[Any], float]] = {
    "iliad": iliad.worth,
    "delphi": delphi.worth,
    "olympus": olympus.worth,
    "hector": hector.worth,
    "horse": horse.worth,
}


class Greedy:
    """Tries each move in one imagined position and weighs the view that it leads to.

    ``worth(view)`` says how well the view's seat stands. All moves are tried with the same luck;
    equals are decided by chance.
    """

    def choose(self, game: Game, view: Any, moves: Sequence[Any], chance: Chance) -> Any:
        """Return a move of the highest worth."""
        if len(moves) == 1:
            return moves[0]
        imagined, worth, seat = game.imagine(view, chance), WORTH[game.key], view.seat
        luck = chance.below(2**32)
        best: list[Any] = []
        best_worth = float("-inf")
        for move in moves:
            after = imagined.copy()
            after.play(seat, move, Guess(luck))
            value = worth(after.view(seat))
            if value > best_worth:
                best, best_worth = [], value
            if value == best_worth:
                best.append(move)
        return best[chance.below(len(best))]
