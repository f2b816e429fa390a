"""Computer players against each other: how often each wins, how sure that is, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf, sqrt
from multiprocessing import active_children, get_context
from typing import Any

from engine.core import Game
from engine.selfplay import Played, play_numbered_game
from tables.thinking.worker_processes import begin_worker
from terminal.bots.messages import Table
from terminal.contestants import start_contestants
from terminal.effort import Effort
from terminal.progress import show_progress

NICE = 0  # games are what this program is for: they give way to nobody
SURE = 1.96  # standard errors on each side: the interval contains the truth 19 times out of 20


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
        table = Table(self.game, self.seats, self.game.options(self.seats, self.options), self.seconds)
        with start_contestants(self.names, table) as them:
            played = play_numbered_game(self.game, self.seats, self.options, them.players, self.seed, number)
            them.outcome = played.outcome
        return played, them.efforts


@dataclass
class Score:
    """What one kind of player did: games won (shared ones in part) and seats taken.

    ``forfeits`` says why it forfeited games, by the number of each, counted from 1.
    """

    games: int = 0
    won: float = 0.0
    seated: float = 0.0  # its part of the seats, summed over the games
    effort: Effort = field(default_factory=Effort)
    forfeits: dict[int, str] = field(default_factory=dict)

    def described(self) -> dict[str, Any]:
        """Describe the score for other programs."""
        low, high = estimate_interval(self.won, self.games)
        effort = self.effort
        return {
            "won": round(self.won, 2),
            "share": round(self.won / self.games, 3),
            "interval": [round(low, 3), round(high, 3)],
            "times_fair": round(self.won / self.seated, 2),
            "seconds_per_move": round(effort.seconds / max(1, effort.moves), 4),
            "iterations_per_second": round(effort.imagined / effort.seconds) if effort.seconds else 0,
            **({"forfeits": len(self.forfeits)} if self.forfeits else {}),
        }


def play_duel(duel: Duel, games: int, processes: int) -> dict[str, Score]:
    """Play the games in several processes, and return each kind of player's score."""
    scores = {name: Score(games) for name in duel.names}
    with start_workers(processes) as pool:
        results = show_progress(pool.map(duel.one, range(games)), games, "games")
        for number, (played, efforts) in enumerate(results, 1):
            for at, share in zip(played.seated, played.outcome.shares, strict=True):
                scores[duel.names[at]].won += share
                scores[duel.names[at]].seated += 1 / duel.seats
            for name, effort in zip(duel.names, efforts, strict=True):
                scores[name].effort.add(effort)
            for at, why in played.forfeits.items():
                scores[duel.names[at]].forfeits.setdefault(number, why)  # one of its seats was the first
    return scores


@contextmanager
def start_workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Provide processes that an interruption ends in the middle of their games, as does the end of this program."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), begin_worker, (NICE,))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)  # to wait fails in a pool that was interrupted while it started
        for process in active_children():
            process.terminate()
        raise
    pool.shutdown()


def fill_sides(names: Sequence[str], sides: int) -> list[str]:
    """Return a player for each side; the last name fills the remaining sides."""
    return [*names, *[names[-1]] * (sides - len(names))]


def estimate_interval(won: float, games: int) -> tuple[float, float]:
    """Return the bounds of the true share (Wilson's interval)."""
    share, weight = won / games, SURE**2 / games
    middle = share + weight / 2
    reach = sqrt(max(0.0, share * (1 - share)) * weight + weight**2 / 4)
    return (middle - reach) / (1 + weight), (middle + reach) / (1 + weight)
