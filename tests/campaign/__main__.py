"""The command line: ``python -m tests.campaign --minutes 2 --seed 1``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from playground.playground import Playground
from simulation.campaign import Campaign
from simulation.database import File
from simulation.figures import Figures
from tests.campaign import many
from tests.campaign.database import OnServer
from tests.campaign.process import Process

SPEED = 4.0  # how many seconds of the bot's clock pass in one


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    options = argparse.ArgumentParser(prog="tests.campaign", description="Play while everything goes wrong.")
    options.add_argument("--minutes", type=float, default=2.0, help="how long there is trouble; the games end after it")
    options.add_argument("--hours", type=float, help="the same in hours")
    options.add_argument("--seed", type=int, default=int(time.time()), help="what chance begins with")
    options.add_argument("--folder", type=Path, help="an empty folder in which database and log are kept")
    options.add_argument("--postgres", action="store_true", help="keep the database on a PostgreSQL server")
    options.add_argument("--processes", type=int, help="harm so many processes on a PostgreSQL server instead of one")
    return options


def main() -> int:
    """Run a campaign, print its figures, and return 1 if something is wrong."""
    chosen = parser().parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests of a bot that was killed
    # The audit asks again for a picture that is late.
    logging.getLogger("cogs.answering.pictures").setLevel(logging.ERROR)
    seconds = (chosen.hours * 60 if chosen.hours else chosen.minutes) * 60
    if chosen.processes:
        return many.run(chosen.seed, seconds, chosen.processes, tell)
    if chosen.folder:
        chosen.folder.mkdir(parents=True, exist_ok=True)
    figures = asyncio.run(campaign(chosen.seed, seconds, chosen.folder, on_server=chosen.postgres))
    print(figures.line())
    if figures.problems:
        tell(figures.account())
    return 1 if figures.problems else 0


async def campaign(seed: int, seconds: float, folder: Path | None, *, on_server: bool) -> Figures:
    """Run a campaign with real processes, and tell the result of each round; database and log stay in ``folder``."""
    with tempfile.TemporaryDirectory() as scratch:
        async with Playground() as place:
            where = folder or Path(scratch)
            database = OnServer() if on_server else File(where)
            process = Process(place, database.address, where / "bot.log", SPEED)
            return await Campaign(place, database, process, where, seed, seconds, tell).run()


def tell(text: str) -> None:
    """Say how it goes; standard output is for the figures."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
