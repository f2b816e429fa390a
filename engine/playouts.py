"""Playouts: moves compared by games that simple players play on to their end.

Each game begins in a world that the seat may imagine, the same one for all moves. Only who wins counts: no tree of a
search, no net and no limit of moves. So playouts err in other ways than a search does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from engine.chance import Guess
from engine.core import Chance, Game, Move, View
from engine.players import Greedy

WORLDS = 50, 100, 200, 400  # after so many, in turn, it is seen whether that is enough
SURE = 2.5  # standard errors: a move that is no better leads by so much at one of these times in 1 of 40 cases


@dataclass(frozen=True, slots=True)
class Playouts:
    """Compares moves of a view's seat; ``worlds`` are the numbers of worlds after which it may be done."""

    game: Game
    view: View
    worlds: Sequence[int] = WORLDS

    def equals(self, better: Move, others: Sequence[Move], chance: Chance) -> list[Move] | None:
        """Return the moves that the better one leads by no more than luck explains, or ``None`` if it does not lead.

        No more is played than it takes to tell.
        """
        leads: dict[Move, list[float]] = {move: [] for move in others}
        left = list(others)
        for before, worlds in pairwise((0, *self.worlds)):
            seeds = [chance.below(2**32) for _ in range(before, worlds)]
            shares = [self._share(better, seed) for seed in seeds]
            for move in left:
                leads[move] += [share - self._share(move, seed) for share, seed in zip(shares, seeds, strict=True)]
                if sum(leads[move]) <= 0:
                    return None
            left = [move for move in left if not is_clear(leads[move])]
            if not left:
                break
        return left

    def _share(self, move: Move, seed: int) -> float:
        """Return the part of the victory that the seat's side has after a move, with the world and luck of a seed."""
        luck, seat, sides = Guess(seed), self.view.seat, self.view.sides
        world = self.game.imagine(self.view, luck)
        world.play(seat, move, luck)
        while acting := world.to_act():
            at = acting[0]
            world.play(at, Greedy().choose(self.game, world.view(at), world.legal(at), luck), luck)
        outcome = world.outcome()
        assert outcome, "nobody is to act, so the game is over"
        return outcome.shares[seat] * sides.count(sides[seat])


def is_clear(leads: Sequence[float]) -> bool:
    """Return whether leads in as many worlds are above zero on average, by more than luck explains."""
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / len(leads)
    return mean > SURE * sqrt(variance / len(leads))
