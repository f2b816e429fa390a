"""Running somebody's bot in a playground: ``python -m playground my_bot.py``."""

import argparse
import asyncio
import os
import runpy
import sys
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

from playground.discord_py import connect_bots
from playground.playground import Playground
from playground.starting_world import BOT
from playground.web_client import with_page

VARIABLE = "DISCORD_TOKEN"  # where many bots look for their token
SERVER = "DISCORD_GUILD"  # where some look for the server in which they try their commands


def main(arguments: Sequence[str] | None = None) -> None:
    """Open a playground, and run a bot in it until the bot ends."""
    asked = _parser().parse_args(arguments)
    if not asked.file.is_file():
        raise SystemExit(f"There is no file {asked.file}: name the Python file that starts your bot.")
    with _opened(asked) as place, connect_bots(place):
        print(f"The playground is open at {place.url} with {asked.name} in it. Ctrl-C ends it.", flush=True)  # noqa: T201
        if not asked.no_browser:
            webbrowser.open(place.url)
        server = next(iter(place.world.guilds))
        with suppress(KeyboardInterrupt):  # which discord.py lets through where a bot runs its own event loop
            _run(asked.file, asked.others, {VARIABLE: place.token, SERVER: str(server)})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m playground", description=__doc__, allow_abbrev=False)
    parser.add_argument("file", type=Path, help="the file that starts your bot")
    parser.add_argument("others", nargs=argparse.REMAINDER, help="what follows the file goes to the bot")
    parser.add_argument("--name", default=BOT, help="what the bot is called in the playground")
    parser.add_argument("--token", help=f"the token that the bot uses, if it does not take it from {VARIABLE}")
    parser.add_argument("--port", type=int, default=0, help="the port of the page; any free one by default")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page in a browser")
    return parser


@contextmanager
def _opened(asked: argparse.Namespace) -> Iterator[Playground]:
    """Open a playground in a thread of its own, because the bot makes an event loop for itself."""
    loop, place = asyncio.new_event_loop(), with_page(asked.name)
    place.application.token = asked.token or place.token
    place.application.privileged = True  # as after the switches in Discord's developer portal
    thread = Thread(target=loop.run_forever, name="playground", daemon=True)
    thread.start()
    try:
        _open_port(place, asked.port, loop)
        yield place
    finally:
        asyncio.run_coroutine_threadsafe(place.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


def _open_port(place: Playground, port: int, loop: asyncio.AbstractEventLoop) -> None:
    try:
        asyncio.run_coroutine_threadsafe(place.open(port=port), loop).result()
    except OverflowError as wrong:
        raise SystemExit(f"Port {port} cannot be opened: a port is a number from 0 to 65535.") from wrong
    except OSError as wrong:
        raise SystemExit(f"Port {port} cannot be opened: {wrong.strerror}.") from wrong


def _run(file: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """Run the file as if it had been started by itself."""
    os.environ.update(environment)
    sys.argv = [str(file), *arguments]
    sys.path.insert(0, str(file.parent.resolve()))
    runpy.run_path(str(file), run_name="__main__")


if __name__ == "__main__":
    main()
