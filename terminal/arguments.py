"""What people may type behind a command: games, tables, players, numbers and files."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from engine import record
from engine.core import Game, default_variant
from engine.players import PLAYERS
from games.catalog import BOXES, load_catalog
from games.loading import KEY, LEFT_OUT
from terminal.bots.naming import NoBot, is_bot, make_starter
from terminal.ending import Mistake
from words import is_ours

NO_TEXT = "is no text in UTF-8; if an editor has saved it, save it again in that encoding"


class Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        """Report the mistake through `run_command_line`, which ends the program."""
        raise Mistake(f"{message} (see {self.prog} --help)")


def add_table(command: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Add the arguments that select a table; the game may be left out if it is ``optional``."""
    command.add_argument("game", metavar="GAME", type=game_key, help=", ".join(BOXES), nargs="?" if optional else None)
    command.add_argument("--seats", type=parse_positive, metavar="N", help="how many play; the fewest if not given")
    command.add_argument("--variant", metavar="V", help="the way of playing; the usual one if not given")
    command.add_argument(
        "--option", type=parse_option, action="append", default=[], metavar="NAME=VALUE", help="such as first=0"
    )
    command.add_argument("--cards", type=Path, metavar="FILE", help="a corrected card file, or a folder of them")


def game_key(text: str) -> str:
    """Return the key of a known game; one that was left out is told with the reason."""
    wrong = [why for what, why in LEFT_OUT.items() if what.partition(",")[0] == text]
    if wrong and text not in BOXES:
        raise argparse.ArgumentTypeError(f"the game {text!r} is left out: {wrong[0]}")
    return parse_known_word(text, BOXES, "game")


def new_key(text: str) -> str:
    """Return the key of a game that is not in the catalog."""
    if not KEY.fullmatch(text):
        raise argparse.ArgumentTypeError(f"2 to 20 small letters and digits belong here, a letter first, not {text!r}")
    if text in BOXES:
        raise argparse.ArgumentTypeError(f"there is a game {text!r} already")
    if is_ours(f"{text}-name"):
        raise argparse.ArgumentTypeError(f"the bot has a sentence {text}-name of its own; call the game something else")
    return text


def parse_player(text: str) -> str:
    """Return the name of a kind of computer player."""
    return parse_known_word(text, PLAYERS, "player")


def parse_players(text: str) -> list[str]:
    """Return the names of kinds of computer players."""
    return [parse_player(name) for name in text.split(",")]


def parse_contestants(text: str) -> list[str]:
    """Return the names of kinds of computer players, and of bots that can be started."""
    return [parse_contestant(name.strip()) for name in text.split(",")]


def parse_contestant(text: str) -> str:
    """Return the name of a kind of computer player, or of a bot that can be started."""
    if text in PLAYERS:
        return text
    if is_bot(text):
        return parse_bot(text)
    if Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no player {text!r}; if you mean the program, write ./{text}")
    return parse_player(text)


def parse_bot(text: str) -> str:
    """Return the name of a bot that can be started."""
    try:
        make_starter(text)
    except NoBot as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from wrong
    return text


def parse_rivals(text: str) -> list[str]:
    """Return the names of players, no two the same."""
    names = parse_contestants(text)
    if len(set(names)) < len(names):
        raise argparse.ArgumentTypeError("each player of a ladder is named once")
    return names


def parse_known_word(text: str, known: Any, what: str) -> str:
    """Return the text if it is a known word; otherwise suggest the nearest one."""
    if text in known:
        return text
    near = get_close_matches(text, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(known)}"
    raise argparse.ArgumentTypeError(f"there is no {what} {text!r}; {hint}")


def parse_option(text: str) -> tuple[str, int | str]:
    """Return the name and the value of an option; a numeric value becomes a number."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"NAME=VALUE belongs here, not {text!r}")
    return name, int(value) if value.removeprefix("-").isdecimal() and value.isascii() else value


def parse_whole(text: str) -> int:
    """Return a whole number from 0."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"a whole number from 0 belongs here, not {text!r}")
    return int(text)


def parse_positive(text: str) -> int:
    """Return a whole number from 1."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"a whole number from 1 belongs here, not {text!r}")
    return int(text)


def parse_seconds(text: str) -> float:
    """Return a number of seconds above 0."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < inf:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 belongs here, not {text!r}")
    return found


def parse_seed(text: str) -> bytes:
    """Return the seed of a match from hexadecimal digits."""
    if len(text) > record.LONGEST:
        raise argparse.ArgumentTypeError(f"a seed has at most {record.LONGEST} hexadecimal digits, not {len(text)}")
    try:
        return bytes.fromhex(text)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(f"a seed is written in hexadecimal digits, not {text!r}") from wrong


def read_file(path: Path) -> str:
    """Return the text of a file, without the mark that some editors put before it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as wrong:
        raise Mistake(f"{path} cannot be read: {wrong.strerror}") from wrong
    except UnicodeDecodeError as wrong:
        raise Mistake(f"{path} {NO_TEXT}") from wrong


def load_game(key: str, cards: Path | None) -> Game:
    """Return a game, with the owner's cards if a file or folder is given."""
    if cards is None:
        return load_catalog()[key]
    try:
        path = cards / f"{key}.toml" if cards.is_dir() else cards
    except OSError as wrong:  # its folder may not be entered
        raise Mistake(f"{cards} cannot be read: {wrong.strerror}") from wrong
    return load_catalog({key: (read_file(path), str(path))})[key]


def parse_table(chosen: argparse.Namespace) -> tuple[Game, int, dict[str, Any]]:
    """Return the game, seats and options of the command line."""
    game = load_game(chosen.game, chosen.cards)
    sizes = game.variants.get(chosen.variant) or [n for sizes in game.variants.values() for n in sizes]
    seats = chosen.seats or min(sizes)
    variant = chosen.variant or default_variant(game, seats)
    options = {"variant": variant, **dict(chosen.option)}
    game.options(seats, options)
    return game, seats, options


def count_sides(named: Sequence[str], game: Game, seats: int, options: dict[str, Any]) -> int:
    """Return how many sides the table has; refuse more named players than that."""
    sides = len(set(game.sides(seats, game.options(seats, options))))
    if len(named) > sides:
        raise Mistake(f"{len(named)} players are named, and the table has {sides} sides")
    return sides
