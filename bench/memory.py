"""What stays in memory of games that are over: the memory of a bot after more and more of them.

    uv run --group bench python -m bench.memory

Two people open a table in words and make a few moves, and the host ends the game, again and again. A bot that forgets
nothing grows with the number of games; one that keeps the newest grows until it has as many. The last lines name what
the bot keeps, with bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
from typing import Any

from bench.bots import run_bot
from bench.crowd import Crowd, Game, wait_until, wait_until_ready
from bench.holders import TABLE, read_resident_memory
from playground.people import Person
from running.check import find_button, is_open, press_button
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.progress import show_progress

PAIRS = 20  # that play in turn
CLICKS = 3  # in a game


async def play_short_game(crowd: Crowd, host: Person, guest: Person) -> None:
    """Play a game to its end: a few moves, then the host ends it."""
    game = Game(crowd, host, guest)
    await game.begin()
    for _ in range(CLICKS):
        await game.click()
    asked: Any = await (await host.slash(crowd.channel, "end")).settled()
    await wait_until(
        lambda: find_button(asked.message, "confirm-end-game")
    )  # a slow bot first says that it is thinking
    await press_button(host, asked.message, "confirm-end-game")
    await wait_until(lambda: not is_open(game.table))


def choose_step(games: int, steps: int) -> int:
    """Return after how many games the memory is read each time: after each one if they are fewer than the steps."""
    return max(1, games // steps)


async def print_memory(games: int, steps: int) -> None:
    """Print the memory of the bot after more and more games, and what each has added since the last line."""
    async with run_bot("words") as (place, bot):
        crowd = Crowd(place, await wait_until_ready(place))
        pairs = [(crowd.person(), crowd.person()) for _ in range(PAIRS)]
        step, had = choose_step(games, steps), 0.0
        for at in show_progress(range(1, games + 1), games, "games"):
            await play_short_game(crowd, *pairs[at % PAIRS])
            if at % step == 0:
                has = read_resident_memory(bot.pid) / 1024**2
                added = f"{1024 * (has - had) / step:8.1f} kB a game" if had else ""
                print(f"{at:6} games {has:8.1f} MiB {added}", flush=True)
                had = has
        print(f"\n{TABLE}")
        for holder in await bot.holders():
            print(holder.line())


def main() -> None:
    """Print the memory after more and more games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=parse_positive, default=2000)
    parser.add_argument("--steps", type=parse_positive, default=8, help="how often the memory is read")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    asyncio.run(print_memory(chosen.games, chosen.steps))


if __name__ == "__main__":
    with end_in_words():
        main()
