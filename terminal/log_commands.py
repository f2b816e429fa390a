"""The commands that read the log of a game: `show`, `replay` and `verify`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import record
from engine.core import Game
from engine.log import UnreadableLog
from games.catalog import BOXES
from terminal.arguments import load_game, parse_whole, read_file
from terminal.ending import Mistake
from terminal.show import show_log
from terminal.verify import print_findings
from words import LANGUAGES


def add_show(commands: Any) -> None:
    """Add the command that replays a log."""
    command = commands.add_parser("show", help="replay a stored log ply by ply")
    add_log(command)
    command.add_argument("--seat", type=parse_whole, metavar="N", help="only what this seat heard; else all hands open")
    command.add_argument("--upto", type=parse_whole, metavar="PLY", help="stop after this ply")
    command.set_defaults(run=run_show)


def run_show(chosen: argparse.Namespace) -> None:
    """Replay a log."""
    log, game = read_chosen_log(chosen)
    check_seat(chosen.seat, log)
    show_log(game, log, language=chosen.language, seat=chosen.seat, upto=chosen.upto)


def add_replay(commands: Any) -> None:
    """Add the command that makes files of a replay."""
    command = commands.add_parser("replay", help="make a page or an animated picture of a stored log")
    add_log(command)
    command.add_argument("--out", type=Path, metavar="FILE", help="a new page of one file, such as game.html")
    command.add_argument("--animated", type=Path, metavar="FILE", help="a new animated picture, such as game.webp")
    seen = command.add_mutually_exclusive_group()
    seen.add_argument("--seat", type=parse_whole, metavar="N", help="only what this seat saw; else all hands open")
    seen.add_argument("--spectator", action="store_true", help="only what spectators saw")
    command.set_defaults(run=run_replay)


def run_replay(chosen: argparse.Namespace) -> None:
    """Write a page, an animated picture, or both."""
    from terminal.replay import film_of, make_story, page_of  # it draws, and no other command does

    if not (chosen.out or chosen.animated):
        raise Mistake("say what to write: --out game.html, --animated game.webp, or both")
    log, game = read_chosen_log(chosen)
    check_seat(chosen.seat, log)
    story = make_story(game, log, chosen.language)
    if chosen.animated and not story.drawn:
        raise Mistake(f"{game.key} has no pictures; --out writes a page of words")
    for path, make in ((chosen.out, page_of), (chosen.animated, film_of)):
        if path:
            write_new(path, make, story, chosen.seat, chosen.spectator)


def write_new(path: Path, make: Callable[..., bytes], *about: Any) -> None:
    """Write a new file; it is opened first, so that nobody waits in vain."""
    try:
        file = path.open("xb")
    except OSError as wrong:
        raise Mistake(f"{path} cannot be written: {wrong.strerror}") from wrong
    with file:
        try:
            size = file.write(make(*about))
        except BaseException:
            path.unlink()
            raise
    print(f"{path} is written, {size / 1024:,.0f} KiB")


def add_verify(commands: Any) -> None:
    """Add the command that checks a deal."""
    command = commands.add_parser("verify", help="check that a game was dealt fairly, and played by the rules")
    add_log(command)
    command.add_argument("--draws", action="store_true", help="list every draw, as: ply n draw seat pile")
    command.set_defaults(run=run_verify)


def run_verify(chosen: argparse.Namespace) -> int:
    """Check a deal and return the exit code."""
    log, game = read_chosen_log(chosen)
    return print_findings(game, log, language=chosen.language, draws=chosen.draws)


def add_log(command: argparse.ArgumentParser) -> None:
    """Add the arguments that select a log."""
    command.add_argument("log", type=Path, metavar="LOG")
    command.add_argument("--language", default="en", choices=LANGUAGES, help=" or ".join(LANGUAGES))
    command.add_argument("--cards", type=Path, metavar="FILE", help="the card file that it was played with")


def read_chosen_log(chosen: argparse.Namespace) -> tuple[record.Record, Game]:
    """Return the chosen log and its game."""
    log = record.parse_record(read_file(chosen.log))
    return log, load_game(among_logs(log.head.game), chosen.cards)


def among_logs(key: str) -> str:
    """Return the key of a log's game, if this program has the game."""
    if key not in BOXES:
        raise UnreadableLog(f"the log is of a game {key!r} that is not in the catalog", "game")
    return key


def check_seat(seat: int | None, log: record.Record) -> None:
    """Refuse a seat that a log does not have."""
    if seat is not None and seat >= log.head.seats:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {log.head.seats - 1}")
