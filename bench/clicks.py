"""What a durable move costs, with pictures and in words, against a click on a bare bot in the same run.

    uv run --group bench python -m bench.clicks

``bench/bots.py`` says what the bots are. At each number of tables, each bot is clicked at after a warm-up: at full
speed, as fast as it answers; at half as many clicks a second; and at a human pace, a click per 1.5 s and table. One of
our moves takes one or two clicks and updates several messages, so requests are counted as well.

``cpu`` is in ms per move, of all processes of the bot. ``p50`` to ``p99`` are the waits from a click to its answer, and
``late`` says how late the event loop woke up, in ms. With ``--rounds``, the bots take turns, and medians are printed.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
from statistics import median

from bench.bots import BOTS, Bot, find_percentiles, run_bot
from bench.crowd import Click, click_for, seat_bare, seat_players
from bench.usage import Used
from playground.playground import Playground
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import end_in_words
from terminal.progress import show_progress

HUMAN = 1.5  # seconds between two clicks at a table
COLUMNS = ("clicks", "moves", "cpu", "requests", "cpu_per_request", "p50", "p95", "p99", "late50", "late95", "late99")
RATIOS = ("cpu", "requests", "cpu_per_request")
SEATED = {"bare": seat_bare, "words": seat_players, "pictures": seat_players}

Row = dict[str, float]
Rows = dict[str, Row]  # by pace


async def measure_paces(kind: str, tables: int, seconds: float) -> Rows:
    """Click at one bot at each pace; return a row for each."""
    async with run_bot(kind) as (place, bot):
        clicks = await SEATED[kind](place, tables)
        await click_for(clicks, seconds / 2)  # warm-up
        full = await watch_clicks(place, bot, clicks, seconds, 0.0)
        half = await watch_clicks(place, bot, clicks, seconds, 2 * tables / full["clicks"])
        human = await watch_clicks(place, bot, clicks, max(seconds, HUMAN), HUMAN)
    return {"full speed": full, "half load": half, "human pace": human}


async def watch_clicks(place: Playground, bot: Bot, clicks: list[Click], seconds: float, every: float) -> Row:
    """Click for a while; return what it has cost, and how long people have waited."""
    await bot.lateness()
    used = Used(place, bot)
    waited = await click_for(clicks, seconds, every)
    late = await bot.lateness()
    cost, told = used.by_now(), {name.replace("p", "late"): value for name, value in late.items()}
    return {"clicks": len(waited) / seconds, **cost, **find_percentiles(waited), **told}


def take_medians(rounds: list[Rows]) -> Rows:
    """Return the median of each figure over some rounds."""
    return {pace: {name: median(each[pace][name] for each in rounds) for name in rounds[0][pace]} for pace in rounds[0]}


def print_rows(tables: int, found: dict[str, Rows]) -> None:
    """Print a row for each pace and bot, and the ratios of their costs to the bare bot's."""
    print(
        f"\n{tables} tables\n{'':21}" + "".join(f"{name.replace('cpu_per_request', 'cpu/req'):>10}" for name in COLUMNS)
    )
    for pace, bare in found["bare"].items():
        for kind, rows in found.items():
            print(f"{pace:11}{kind:10}" + "".join(f"{rows[pace][name]:10.2f}" for name in COLUMNS))
        for kind in found.keys() - {"bare"}:
            ratios = (f"{name} {found[kind][pace][name] / bare[name]:.2f}" for name in RATIOS if bare[name])
            print(f"{pace}, ratios of {kind} to bare: {', '.join(ratios)}")


async def measure_bots(kinds: list[str], tables: int, seconds: float, rounds: int) -> None:
    """Measure all bots in turn."""
    found: dict[str, list[Rows]] = {kind: [] for kind in kinds}
    for kind in show_progress(kinds * rounds, len(kinds) * rounds, f"{tables} tables"):
        found[kind].append(await measure_paces(kind, tables, seconds))
    print_rows(tables, {kind: take_medians(rows) for kind, rows in found.items()})


def main() -> None:
    """Print the rows of each number of tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=parse_positive, nargs="+", default=[1, 20, 200])
    parser.add_argument("--seconds", type=parse_seconds, default=10.0)
    parser.add_argument("--rounds", type=parse_positive, default=1)
    parser.add_argument("--only", nargs="+", choices=[*BOTS][1:], default=[*BOTS][1:], metavar="BOT")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    for tables in chosen.tables:
        asyncio.run(measure_bots(["bare", *chosen.only], tables, chosen.seconds, chosen.rounds))


if __name__ == "__main__":
    with end_in_words():
        main()
