"""What a thought at a scheduler of Dask costs, against a process of this machine.

    uv run --extra dask python -m bench.thinkers

A scheduler and one worker run on this machine. The same questions go to the worker and to the pool, in turn: with no
time to think, what remains is the way there and back. Both answer some questions first, so that no start counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import time
from statistics import median
from typing import Any

from distributed import LocalCluster

from engine.match import deal_match
from games.catalog import load_catalog
from running.program import describe_program
from tables.remote.cluster import connect_scheduler
from tables.thinking.thinking import AtOnce, Pool, Thinker
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.progress import show_progress

SEED = bytes(range(32))
LEVEL = "greedy"  # it does not search
WARM = 5  # questions that do not count


class Nobody(AtOnce):
    """Refuses to think: a worker that does not answer must not look quick."""

    async def think(self, *question: Any) -> str:
        """Refuse.

        Raises:
            RuntimeError: always.
        """
        raise RuntimeError("the worker did not answer")


def list_questions() -> dict[str, tuple[Any, ...]]:
    """Return a question about the first decision of each game."""
    return {key: make_question(game) for key, game in load_catalog().items()}


def make_question(game: Any) -> tuple[Any, ...]:
    """Return a question with several answers about a game."""
    match, _ = deal_match(game, next(iter(game.variants.values()))[0], {}, SEED)
    while len(match.state.legal(match.state.to_act()[0])) == 1:
        seat = match.state.to_act()[0]
        match.accept(match.propose(seat, str(match.state.legal(seat)[0]), match.stamps[seat]))
    seat = match.state.to_act()[0]
    return game, LEVEL, match.state.view(seat), match.state.legal(seat), match.thought(seat)


async def time_thought(thinker: Thinker, asked: tuple[Any, ...]) -> float:
    """Return how many milliseconds a thought takes."""
    began = time.perf_counter()
    await thinker.think(*asked)
    return 1000 * (time.perf_counter() - began)


async def compare_thinkers(there: Thinker, here: Thinker, asked: tuple[Any, ...], thoughts: int) -> dict[str, float]:
    """Return the median milliseconds of a thought at the worker and in a process of this machine, and their ratio."""
    for _ in range(WARM):
        await time_thought(there, asked), await time_thought(here, asked)
    both = [(await time_thought(there, asked), await time_thought(here, asked)) for _ in range(thoughts)]
    at_worker, in_process = (median(times) for times in zip(*both, strict=True))
    return {"worker": at_worker, "process": in_process, "ratio": at_worker / in_process}


async def print_thinkers(thoughts: int) -> None:
    """Print a row for each game."""
    here = Pool(1, seconds=0.0)
    async with (
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, asynchronous=True) as dask,
        connect_scheduler(dask.scheduler_address, describe_program, Nobody(), seconds=0.0) as there,
    ):
        while not there.load.workers:
            await asyncio.sleep(0.01)
        asked = list_questions()
        for key in show_progress(asked, len(asked), "games"):
            row = await compare_thinkers(there, here, asked[key], thoughts)
            print(json.dumps({"game": key, **{name: round(value, 2) for name, value in row.items()}}))
    here.close()


def main() -> None:
    """Print the milliseconds of a thought at a worker and in a process of this machine."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--thoughts", type=parse_positive, default=100)
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    asyncio.run(print_thinkers(chosen.thoughts))


if __name__ == "__main__":
    with end_in_words():
        main()
