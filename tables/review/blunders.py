"""Moves that cost their player chances of winning, each with the better one, by what the player could know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine.chance import Guess
from engine.core import Game, Seat
from engine.differences import Reason, compare_moves
from engine.players import Ismcts, Opinion
from tables.review.chances import as_told
from tables.thinking.thinking import Thinker, check_time_after

GAMES = 1000  # imagined to find the best move, and as many to compare it with the one made, if there is time
SECONDS = 0.25  # for each of the two
WONDERING = 0.4  # for finding out why a move is better, for each of the two, if there is time
SUSPECTS = 24  # moves that are looked at closer, as many of each seat
TOLD = 3  # blunders that are shown
COST = 0.1  # a smaller loss may be mere noise, or taste


@dataclass(frozen=True, slots=True)
class Suspect:
    """A move that looked worse than another of its ``moves``, by ``cost``; the plies are as in ``Blunder``."""

    ply: int
    entry: int
    seat: Seat
    made: str
    view: Any
    moves: Sequence[Any]
    cost: float


@dataclass(frozen=True, slots=True)
class Blunder:
    """A move of a seat, and a ``better`` one; with either, the seat's side had this chance. ``view`` is what it saw.

    ``because`` has what speaks for the better move, what weighs most first; it is empty if nothing stands out.
    ``ply`` counts moves without the undone ones; ``entry`` counts all entries of the log.
    """

    ply: int
    entry: int
    seat: Seat
    move: Any
    better: Any
    view: Any
    chance: float
    possible: float
    because: Sequence[Reason] = ()

    @property
    def cost(self) -> float:
        """How much of a victory the move gave away, 0 to 1."""
        return self.possible - self.chance


def choose_suspects(suspects: Sequence[Suspect], plies: Collection[int]) -> list[Suspect]:
    """Return the moves of each seat that seemed to cost most, and those of these plies; the worst first."""
    ranked = sorted(suspects, key=lambda each: each.cost, reverse=True)
    by_seat = [[each.ply for each in ranked if each.seat == seat] for seat in {each.seat for each in ranked}]
    worst = {ply for mine in by_seat for ply in mine[: SUSPECTS // len(by_seat)]}
    return [each for each in ranked if each.ply in worst or each.ply in plies]


async def look_closer(game: Game, suspect: Suspect, thinker: Thinker) -> Blunder:
    """Return a move with the best one, after a closer look; if it was the best itself, it has no cost."""
    asked = game, suspect.view, suspect.moves, suspect.made, suspect.ply, SECONDS
    best, made = await thinker.aside(compare_with_best, *asked)
    where = suspect.ply, suspect.entry, suspect.seat
    return Blunder(*where, made.move, best.move, suspect.view, made.chance, best.chance)


async def explain_costliest(game: Game, found: Sequence[Blunder], thinker: Thinker) -> list[Blunder]:
    """Return the costliest of these moves in playing order, with what speaks for a better one."""
    costly = sorted([each for each in found if each.cost >= COST], key=lambda each: each.cost, reverse=True)
    return [await _explained(game, each, thinker) for each in sorted(costly[:TOLD], key=lambda each: each.ply)]


async def _explained(game: Game, blunder: Blunder, thinker: Thinker) -> Blunder:
    """Return a blunder with what speaks for the better move."""
    asked = game, blunder.view, blunder.better, blunder.move, blunder.ply, WONDERING
    return replace(blunder, because=await thinker.aside(find_reasons, *asked))


def measure_loss(opinions: Sequence[Opinion], made: str) -> float:
    """Return how much better the best move looked than the one made; 0 if that was never imagined."""
    own = next(each for each in opinions if str(each.move) == made)
    return max(0.0, opinions[0].chance - own.chance) if own.visits else 0.0


def compare_with_best(
    game: Game, view: Any, moves: Sequence[Any], made: str, seed: int, seconds: float
) -> tuple[Opinion, Opinion]:  # fmt: skip
    """Return what to think of the best move and of the one made; called in another process.

    The second search imagines games with these two moves alone, so both are known equally well.
    """
    player = Ismcts(GAMES, learned=True)
    best = player.opinions(game, view, moves, Guess(seed), check_time_after(seconds))[0].move
    own = next(move for move in moves if str(move) == made)
    two = [own] if best == own else [own, best]
    found = as_told(game, player.opinions(game, view, two, Guess(seed), check_time_after(seconds)), view.sides)
    return found[0], next(each for each in found if each.move == own)


def find_reasons(game: Game, view: Any, better: Any, made: Any, seed: int, seconds: float) -> list[Reason]:
    """Return what speaks for a better move than the one made; called in another process."""
    return compare_moves(game, view, better, made, partial(Guess, seed), partial(check_time_after, seconds))
