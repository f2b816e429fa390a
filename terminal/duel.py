"""Computer players against each other: how often each wins, how sure that is, and what it costs."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import inf, sqrt
from multiprocessing import active_children, get_context
from typing import Any

from engine.core import Chance, Game
from engine.players import PLAYERS, Enough, Player, never
from engine.selfplay import Played, numbered
from terminal.progress import progress

SURE = 1.96  # standard errors on each side: the interval contains the truth 19 times out of 20


@dataclass
class Effort:
    """What one player's choices cost; ``imagined`` counts the games that it simulated."""

    moves: int = 0
    seconds: float = 0.0
    imagined: int = 0

    def add(self, other: Effort) -> None:
        """Add another's effort."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.imagined += other.imagined


class Timed:
    """A player with a stopwatch, and optionally a limit in seconds of processor time."""

    def __init__(self, player: Player, limit: float) -> None:
        self.effort = Effort()
        self._player = player
        self._limit = limit

    def choose(self, game: Game, view: Any, moves: Sequence[Any], chance: Chance, enough: Enough = never) -> Any:
        """Return the player's move; a forced move is not timed."""
        if len(moves) == 1:
            return moves[0]
        began = time.process_time()
        move = self._player.choose(game, view, moves, chance, partial(self._enough, began + self._limit))
        self.effort.add(Effort(1, time.process_time() - began))
        return move

    def _enough(self, end: float) -> bool:
        self.effort.imagined += 1
        return time.process_time() > end


@dataclass(frozen=True)
class Duel:
    """A series of games between these players, named by side, each taking every seat in turn.

    ``seconds`` limits a move; without a limit the results are the same on every machine.
    """

    game: Game
    seats: int
    options: dict[str, Any]
    names: Sequence[str]
    seed: int
    seconds: float = inf

    def one(self, number: int) -> tuple[Played, list[Effort]]:
        """Play one of the games; the result does not depend on earlier games or on the process."""
        players = [Timed(PLAYERS[name](), self.seconds) for name in self.names]
        return numbered(self.game, self.seats, self.options, players, self.seed, number), [p.effort for p in players]


@dataclass
class Score:
    """What one kind of player did: games won (shared ones in part) and seats taken."""

    games: int = 0
    won: float = 0.0
    seated: float = 0.0  # its part of the seats, summed over the games
    effort: Effort = field(default_factory=Effort)

    def described(self) -> dict[str, Any]:
        """Describe the score for other programs."""
        low, high = interval(self.won, self.games)
        effort = self.effort
        return {
            "won": round(self.won, 2),
            "share": round(self.won / self.games, 3),
            "interval": [round(low, 3), round(high, 3)],
            "times_fair": round(self.won / self.seated, 2),
            "seconds_per_move": round(effort.seconds / max(1, effort.moves), 4),
            "iterations_per_second": round(effort.imagined / effort.seconds) if effort.seconds else 0,
        }


def fought(duel: Duel, games: int, processes: int) -> dict[str, Score]:
    """Play the games in several processes, and return each kind of player's score."""
    scores = {name: Score(games) for name in duel.names}
    with workers(processes) as pool:
        for played, efforts in progress(pool.map(duel.one, range(games)), games, "games"):
            for at, share in zip(played.seated, played.outcome.shares, strict=True):
                scores[duel.names[at]].won += share
                scores[duel.names[at]].seated += 1 / duel.seats
            for name, effort in zip(duel.names, efforts, strict=True):
                scores[name].effort.add(effort)
    return scores


@contextmanager
def workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Provide processes that ignore Ctrl-C; an interruption ends them in the middle of their games."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        for process in active_children():
            process.terminate()
        pool.shutdown(wait=False)  # to wait fails in a pool that was interrupted while it started
        raise
    pool.shutdown()


def filled(names: Sequence[str], sides: int) -> list[str]:
    """Return a player for each side; the last name fills the remaining sides."""
    return [*names, *[names[-1]] * (sides - len(names))]


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the bounds of the true share (Wilson's interval)."""
    share, weight = won / games, SURE**2 / games
    middle = share + weight / 2
    reach = sqrt(max(0.0, share * (1 - share)) * weight + weight**2 / 4)
    return (middle - reach) / (1 + weight), (middle + reach) / (1 + weight)
