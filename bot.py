"""Ilion: `uv run bot.py` joins Discord or, without a token, opens a playground in the browser."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import traceback

if __name__ == "__main__":  # a Ctrl-C while all else is imported ends the program without a trace
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from collections.abc import Sequence
from pathlib import Path

from dotenv import dotenv_values

from native.finder import describe_rules
from running import copies, log
from running.config import DATABASE, REFUSED, TOKEN, Config, Unusable, parse_settings
from running.version import read_version

CRASHED = 70  # EX_SOFTWARE of sysexits.h: a mistake of ours; to start again may help
INTERRUPTED = 128 + signal.SIGINT  # as a shell calls it


def main(argv: Sequence[str]) -> int:
    """Do what the command line asks for and return the exit code, by which a supervisor decides what to do."""
    chosen, environment = build_parser().parse_args(argv), dict(os.environ)
    try:
        config = parse_settings({**read_settings(), **os.environ, "--port": chosen.port})
        for secret in (TOKEN, DATABASE):  # an address may have a password in it
            os.environ.pop(secret, None)  # processes of computer players must not inherit it
        log.set_up(config.log)
        if chosen.processes:
            return asyncio.run(run_processes(chosen, config, environment))
        return asyncio.run(run_command(chosen, config))
    except Unusable as wrong:
        print(f"ilion: {wrong}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception:
        traceback.print_exc()
        return CRASHED


def read_settings() -> dict[str, str | None]:
    """Return the settings in the file ``.env``; none if there is no such file.

    Raises:
        Unusable: the file cannot be read.
    """
    try:
        return dotenv_values(".env")
    except (OSError, UnicodeDecodeError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else "it is no text in UTF-8"
        raise Unusable(f".env cannot be read ({why}): let the user that runs the bot read it, as UTF-8") from wrong


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    commands = argparse.ArgumentParser(prog="bot.py", description="Ilion, a host for games on Discord.")
    commands.add_argument("--version", action="version", version=f"Ilion {read_version()}, {describe_rules()}")
    instead = commands.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", help="play every game through the playground, then stop")
    instead.add_argument("--backup", type=Path, metavar="FILE", help="write a copy of the database, then stop")
    instead.add_argument("--restore", type=Path, metavar="FILE", help="put a backup in its place, then stop")
    instead.add_argument("--move-to", metavar="DATABASE", help="copy all into an empty file or server, then stop")
    instead.add_argument("--processes", type=_count, metavar="N", help="run in N processes, and watch over them")
    commands.add_argument("--watched", type=int, help=argparse.SUPPRESS)  # the number of one of these processes
    commands.add_argument("--port", metavar="N", help="the first port to try for the playground")
    return commands


async def run_command(chosen: argparse.Namespace, config: Config) -> int:
    """Write a backup, restore one, move the database, or run the bot; return the exit code."""
    if chosen.backup:
        await copies.back_up_database(config, chosen.backup)
    elif chosen.restore:
        await copies.replace_database(config, chosen.restore, print)
    elif chosen.move_to is not None:  # an empty one is no command to start the bot
        from running import moving  # only this command needs both kinds of databases

        await moving.move_database(config, chosen.move_to, print)
    else:
        await run_bot(chosen, config)
    return 0


def _count(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 0
    if not number:
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is no number of processes")
    return number


async def run_processes(chosen: argparse.Namespace, config: Config, environment: dict[str, str]) -> int:
    """Run the bot in several processes; they get the settings that this one got."""
    from running import processes  # only this command needs it

    await processes.watch_processes(chosen.processes, processes.make_environment(config, environment), print)
    return 0


async def run_bot(chosen: argparse.Namespace, config: Config) -> None:
    """Run the bot: through a check of every game, on Discord, or in a playground."""
    from running import check, start  # importing them takes a second, and a refused setting needs neither

    if chosen.check:
        print(json.dumps(await check.check_games(config)))
    elif config.token:
        await start.run_online(config, print, process=chosen.watched)
    else:
        await start.run_locally(config, print, show=sys.stdout.isatty())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # now it lets work under way clean up
    sys.exit(main(sys.argv[1:]))
