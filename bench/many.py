"""How long people wait while many computer players think: for their moves, and at tables of people alone.

    uv run --group bench python -m bench.many

So many tables have one person and a computer player each, and some more have two people. All click at a human pace;
first only at the tables of people, then everywhere. The wait for a computer's move is from the answer to a click until
its person is asked again. One process thinks on two cores. An answer is from the question to a process that thinks
until its move is known; a thought only from when it has its turn there. ``imagined`` is how many games for a move: at
least so many in 95 of 100 moves, in half, and in 5 of 100.

``late`` says how late the bot's event loop woke up, and ``bench late`` that of this process, which is Discord and all
its people: what they wait there, no bot can help. ``core`` is the part of a core that thinking used, ``wanted`` the
part of the time in which a process that thinks ran or waited for a core that others had, and ``bot`` the part of a core
that the bot itself used.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import time

from bench.bots import PARTS, Bot, find_percentiles, run_bot, watch_lateness
from bench.clicks import HUMAN
from bench.crowd import Click, Crowd, Game, click_for, seat_players, wait_until_ready
from bench.usage import list_family, measure_cpu, read_cpu_seconds, read_niceness, running_or_ready
from engine.players import LEVELS
from playground.playground import Playground
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import end_in_words
from terminal.progress import show_progress

Rows = dict[str, dict[str, float]]  # by what was measured; some have one figure only


class Waits:
    """The waits for moves of computer players at all tables, in seconds."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    def click(self, game: Game) -> Click:
        """Return what clicks at a table and notes how long the computer player takes, if it is its turn then."""

        async def click() -> None:
            await game.click()
            began = time.perf_counter()
            if game.waiting:
                await game.turned()
                self.waited.append(time.perf_counter() - began)

        return click


async def seat_thinkers(place: Playground, tables: int, level: str) -> list[Game]:
    """Open tables of one person and a computer player of this level each."""
    crowd = Crowd(place, await wait_until_ready(place))
    games = [Game(crowd, crowd.person(), level=level) for _ in range(tables)]
    for game in show_progress(games, len(games), "tables"):
        await game.begin()
    return games


class Thinking:
    """Measures what the processes that think use from now on."""

    def __init__(self, bot: Bot) -> None:
        self._bot, self._began = bot, time.perf_counter()
        self._all, self._own, self._ready = measure_cpu(bot.pid), read_cpu_seconds(bot.pid), self._wanted()

    def by_now(self) -> Rows:
        """Return the part of a core that thinking has used and that the bot has, and how nice the thinkers are."""
        lasted, own = time.perf_counter() - self._began, read_cpu_seconds(self._bot.pid) - self._own
        theirs = measure_cpu(self._bot.pid) - self._all - own
        nice = max((read_niceness(each) for each in list_family(self._bot.pid) if each != self._bot.pid), default=0)
        wanted = self._wanted() - self._ready
        cores = {"core": theirs, "wanted": wanted, "bot": own}
        return {what: {"part": used / lasted} for what, used in cores.items()} | {"nice": {"by": nice}}

    def _wanted(self) -> float:
        """Return the seconds for which the busiest process has thought or waited for a core."""
        return max(running_or_ready(each) for each in [*list_family(self._bot.pid)][1:])


async def measure_waits(kind: str, level: str, tables: int, people: int, seconds: float, pace: float) -> Rows:
    """Return the waits of people alone, then beside computers that think, and for the moves of these."""
    async with run_bot(kind) as (place, bot):
        alone = await seat_players(place, people)
        await click_for(alone, seconds / 2, pace)  # warm-up
        before = await click_for(alone, seconds, pace)
        waits, games = Waits(), await seat_thinkers(place, tables, level)
        thinking = [waits.click(game) for game in games]
        await click_everywhere(alone, thinking, seconds / 2, pace)
        waits.waited.clear()
        await bot.lateness()
        cost = Thinking(bot)
        with watch_lateness() as late:
            beside = await click_everywhere(alone, thinking, seconds, pace)
        core = cost.by_now()
        told = await bot.told()
    waited = {"people alone": before, "beside": beside, "computers": waits.waited, "bench late": late}
    moves = {"moves": {"a second": len(waits.waited) / seconds}}
    return {what: find_percentiles(each) for what, each in waited.items()} | told | moves | core


async def click_everywhere(alone: list[Click], thinking: list[Click], seconds: float, pace: float) -> list[float]:
    """Click at all tables; return the waits at those of people alone."""
    waited, _ = await asyncio.gather(click_for(alone, seconds, pace), click_for(thinking, seconds, pace))
    return waited


def main() -> None:
    """Print the waits, in ms."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=parse_positive, default=200)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1])
    parser.add_argument("--people", type=int, default=10, help="tables of two people each")
    parser.add_argument("--seconds", type=parse_seconds, default=20.0)
    parser.add_argument("--pace", type=float, default=HUMAN, help="seconds between two clicks at a table")
    parser.add_argument("--bot", choices=("words", "pictures"), default="words")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    print(f"{chosen.tables} tables with `{chosen.level}`, {chosen.people} of people, {os.cpu_count()} cores")
    found = asyncio.run(
        measure_waits(chosen.bot, chosen.level, chosen.tables, chosen.people, chosen.seconds, chosen.pace),
    )
    print(f"{'':14}" + "".join(f"{f'p{part}, ms':>11}" for part in PARTS))
    for what, row in found.items():
        print(f"{what:14}" + "".join(f"{figure:11.2f}" for figure in row.values()))


if __name__ == "__main__":
    with end_in_words():
        main()
