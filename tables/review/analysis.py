"""How each side's chances changed in a game that is over, as that side could see it at the time.

A seat's chances before each of its moves come from a search that knows what the seat knew then. So
a whole curve sees with one pair of eyes. The same eyes find the moves that changed it: between two
moves of the seat, the move with the greatest step. They also find moves that looked worse than others,
which are then looked at closer (``tables.review.blunders``). What these cost was choice, and the rest luck
(``tables.review.luck``). Undone moves are neither shown nor counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from engine.chance import Guess
from engine.core import Game, Seat
from engine.log import Step
from engine.match import Match, extend_line, replay_log
from engine.players import Ismcts
from tables.review.blunders import Blunder, Suspect, choose_suspects, explain_costliest, look_closer, measure_loss
from tables.review.chances import calibrate_chance
from tables.review.luck import Breakdown, break_down, measure_effect
from tables.thinking.thinking import Thinker, check_time_after

SECONDS = 5.0  # for the curves of one game, however long it was; slow machines simulate less
GAMES = 60  # simulated for one position, if there is time
LOOKED_INTO = 15  # the most stretches of a curve that are searched for the move that changed it
TOLD = 3  # turning points that are shown
NOISE = 0.05  # a smaller change may be mere noise: it is not shown
CURVES = 0.3  # the part of the work that the curves usually are
TURNS = 0.1  # and the moves that changed them
LOOKS = 0.5  # and the moves that are looked at closer

Tell = Callable[[float], Awaitable[None]]  # is told which part of the work is done, 0 to 1
Point = tuple[int, float]  # a number of moves, and the side's chance of winning after them, 0 to 1


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move that changed a seat's chances; ``view`` is what its mover saw.

    ``chosen`` is how much of the change was the mover's choice: what a better move would not have given away.
    ``ply`` counts moves without the undone ones; ``entry`` counts all entries of the log.
    """

    ply: int
    entry: int
    mover: Seat
    move: Any
    view: Any
    seat: Seat
    before: float
    after: float
    chosen: float = 0.0

    @property
    def step(self) -> tuple[Point, Point]:
        """The points before and after the move."""
        return (self.ply - 1, self.before), (self.ply, self.after)

    @property
    def change(self) -> float:
        """How much the chances changed, 0 to 1."""
        return abs(self.after - self.before)

    @property
    def is_choice(self) -> bool:
        """Whether a choice made most of the change, and not luck."""
        return 2 * self.chosen * (self.after - self.before) > self.change**2


@dataclass(frozen=True, slots=True)
class Analysis:
    """The curve of each seat, the moves that changed any curve most, and the costliest; both in playing order.

    ``breakdowns`` say for each seat how much of its result was luck.
    """

    curves: tuple[tuple[Point, ...], ...]
    turning_points: tuple[TurningPoint, ...]
    blunders: tuple[Blunder, ...] = ()
    breakdowns: tuple[Breakdown, ...] = ()


async def analyze_match(match: Match, thinker: Thinker, tell: Tell, judged: Collection[int]) -> Analysis:
    """Return the analysis of a match that is over, with the blunders of the ``judged`` entries; ``tell`` how far it is.

    Raises:
        UnreadableLog: as ``replay_log`` does.
    """
    steps: list[Step] = []
    for step in replay_log(match.game, match.head, match.log, match.seed):
        extend_line(steps, step)
        await asyncio.sleep(0)  # let other tasks run
    eyes = Eyes(match.game, steps, thinker)
    curves = await _curves(eyes, match.head.seats, tell)
    found = await _turning_points(eyes, curves, tell)
    await tell(CURVES + TURNS)
    suspects = choose_suspects(eyes.suspects, {each.ply for each in found})
    looked_at = await _look_closer(match.game, suspects, thinker, tell)
    costly = await explain_costliest(match.game, [each for each in looked_at if each.entry in judged], thinker)
    through = tuple(_through(curve, seat, found) for seat, curve in enumerate(curves))
    told = tuple(_with_choice(each, looked_at) for each in found)
    return Analysis(through, told, tuple(costly), _break_down(match, looked_at))


class Eyes:
    """What the seats of a game saw after each move that was not undone; a ply counts only those moves."""

    def __init__(self, game: Game, steps: Sequence[Step], thinker: Thinker) -> None:
        self.steps = steps
        self.suspects: list[Suspect] = []  # moves that looked worse than others
        self._game, self._thinker = game, thinker
        self._seconds = SECONDS / len(steps)

    async def chance(self, ply: int, seat: Seat) -> float:
        """Return the chance that a seat's side wins, as the seat could see it after so many moves."""
        state = self.steps[ply].state
        view, outcome = state.view(seat), state.outcome()
        if outcome:
            return float(outcome.shares[seat] * view.sides.count(view.sides[seat]))
        moves = state.legal(seat)
        made = self._next(ply, seat) if len(moves) > 1 else None
        chance, cost = await self._thinker.aside(judge_move, self._game, view, moves, made, ply, self._seconds)
        if made and cost:
            self.suspects.append(Suspect(ply + 1, self.steps[ply + 1].entry.ply, seat, made, view, moves, cost))
        return chance

    def _next(self, ply: int, seat: Seat) -> str | None:
        """Return the move that came next, if a seat made it."""
        entry = self.steps[ply + 1].entry
        return entry.move if entry.seat == seat else None

    def plies(self, seat: Seat) -> list[int]:
        """Return when a seat's chances are looked at: before each of its moves, and at the end."""
        return [*(ply - 1 for ply, after in enumerate(self.steps) if after.entry.seat == seat), len(self.steps) - 1]

    async def turning_point(self, seat: Seat, start: Point, end: Point) -> TurningPoint:
        """Return the move between two points of a seat's curve that changed its chances most."""
        between = [(ply, await self.chance(ply, seat)) for ply in range(start[0] + 1, end[0])]
        moves = [self._made(seat, *two) for two in pairwise([start, *between, end])]
        return max(moves, key=lambda move: move.change)

    def _made(self, seat: Seat, before: Point, after: Point) -> TurningPoint:
        ply, entry, state = after[0], self.steps[after[0]].entry, self.steps[before[0]].state
        move = next(move for move in state.legal(entry.seat) if str(move) == entry.move)
        return TurningPoint(ply, entry.ply, entry.seat, move, state.view(entry.seat), seat, before[1], after[1])


async def _curves(eyes: Eyes, seats: int, tell: Tell) -> list[tuple[Point, ...]]:
    """Return the curve of each seat."""
    looks = [(seat, ply) for seat in range(seats) for ply in eyes.plies(seat)]
    curves: list[tuple[Point, ...]] = [()] * seats
    for done, (seat, ply) in enumerate(looks):
        await tell(CURVES * done / len(looks))
        curves[seat] += ((ply, await eyes.chance(ply, seat)),)
    return curves


def _through(curve: Sequence[Point], seat: Seat, found: Sequence[TurningPoint]) -> tuple[Point, ...]:
    """Return a seat's curve with the points of its turning points added."""
    steps = [point for each in found if each.seat == seat for point in each.step]
    return tuple(sorted({*curve, *steps}))


async def _look_closer(game: Game, suspects: Sequence[Suspect], thinker: Thinker, tell: Tell) -> list[Blunder]:
    """Return what suspected moves gave away."""
    found = []
    for done, suspect in enumerate(suspects):
        await tell(CURVES + TURNS + LOOKS * done / len(suspects))
        found.append(await look_closer(game, suspect, thinker))
    return found


def _break_down(match: Match, looked_at: Sequence[Blunder]) -> tuple[Breakdown, ...]:
    """Return how much of each seat's result was luck."""
    outcome = match.state.outcome()
    assert outcome, "only games that are over are analyzed"
    return break_down([(each.seat, each.cost) for each in looked_at], outcome.shares, match.state.view(0).sides)


def _with_choice(point: TurningPoint, looked_at: Sequence[Blunder]) -> TurningPoint:
    """Return a turning point with how much of it was the mover's choice, if its move was looked at closer."""
    cost = sum(each.cost for each in looked_at if each.ply == point.ply)
    return replace(point, chosen=measure_effect(cost, point.mover, point.seat, point.view.sides))


async def _turning_points(eyes: Eyes, curves: Sequence[Sequence[Point]], tell: Tell) -> list[TurningPoint]:
    """Search stretches of curves, the steepest first, until the rest are flatter than the turning points found.

    Several may lead to the same move: the last move is the end of every seat's curve.
    """
    stretches = [(seat, *two) for seat, curve in enumerate(curves) for two in pairwise(curve)]
    stretches.sort(key=_rise, reverse=True)
    most: list[TurningPoint] = []
    for done, stretch in enumerate(stretches[:LOOKED_INTO]):
        if len(most) == TOLD and most[-1].change >= _rise(stretch):
            break
        await tell(CURVES + TURNS * done / LOOKED_INTO)
        most = _greatest([*most, await eyes.turning_point(*stretch)])
    return sorted(most, key=lambda each: each.ply)


def _rise(stretch: tuple[Seat, Point, Point]) -> float:
    _, (_, before), (_, after) = stretch
    return abs(after - before)


def _greatest(found: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Return the moves that changed a seat's chances most, each once, the greatest change first."""
    ascending = sorted(found, key=lambda each: each.change)
    by_ply = {each.ply: each for each in ascending if each.change >= NOISE}
    return sorted(by_ply.values(), key=lambda each: each.change, reverse=True)[:TOLD]


def judge_move(
    game: Game, view: Any, moves: Sequence[Any], made: str | None, seed: int, seconds: float
) -> tuple[float, float]:  # fmt: skip
    """Return the view's side's chance of winning, and what the move made seems to cost; called in another process."""
    search = Ismcts(GAMES, learned=True).search(
        game, view, Guess(seed), check_time_after(seconds), acts=bool(moves), among=moves
    )
    chance = calibrate_chance(game, search.prospect, view.sides)
    return chance, measure_loss(search.ranked(moves), made) if made else 0.0
