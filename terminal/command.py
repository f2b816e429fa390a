"""The commands of `python -m engine`. A mistake gets one line and exit code 2."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any

from engine import record
from engine.cards import CardError
from engine.chance import Ply
from engine.core import Game, TableRefused
from engine.forfeits import Forfeit
from engine.log import Entry, Head, UnreadableLog
from engine.perft import divide_perft
from engine.players import PLAYERS, USUAL
from games.catalog import load_catalog
from games.external import keep_presentable
from games.loading import Unfit, find_folder
from games.puzzles import FILE, load_puzzles, with_puzzles
from games.rules_pages import find_prefix
from terminal.arguments import (
    Parser,
    add_table,
    load_game,
    new_key,
    parse_contestant,
    parse_positive,
    parse_seed,
    parse_table,
    parse_whole,
    read_file,
)
from terminal.bots.messages import Table, game_message, turn_message
from terminal.compiling import OPTIMIZED, UNOPTIMIZED, CannotCompile, compile_rules, remove_builds
from terminal.contest_commands import add_duel, add_ladder, add_selfplay
from terminal.contestants import PATIENCE, start_contestants
from terminal.ending import INTERRUPTED, MISTAKE, Mistake, stop_at_closed_pipe
from terminal.ladder import OtherLadder
from terminal.log_commands import add_replay, add_show, add_verify
from terminal.new import free_prefix, write_package
from terminal.play import play_interactively
from terminal.puzzles import Search, find_next_number, from_log, recheck_puzzles, search_games
from words import LANGUAGES

THOUGHT = 2.5  # seconds that a computer player has for a move against a person, as at a table


def run_command_line(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code."""
    code: int | None = 0
    try:
        chosen = make_parser().parse_args(argv)
        with stop_at_closed_pipe():
            code = chosen.run(chosen)
    except (Mistake, TableRefused, CardError, UnreadableLog, CannotCompile, OtherLadder) as wrong:
        print(f"engine: {wrong}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code or 0


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    root = Parser(prog="python -m engine", description="Games of the Greek legends on the command line.")
    commands = root.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    add_games(commands)
    add_play(commands)
    add_selfplay(commands)
    add_duel(commands)
    add_ladder(commands)
    add_view(commands)
    add_show(commands)
    add_replay(commands)
    add_verify(commands)
    add_perft(commands)
    add_puzzles(commands)
    add_new(commands)
    add_compile(commands)
    return root


def add_games(commands: Any) -> None:
    """Add the command that lists the games."""
    command = commands.add_parser("games", help="list the games")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run_games)


def run_games(chosen: argparse.Namespace) -> None:
    """Print the games with their variants and seats."""
    games = load_catalog().values()
    if chosen.json:
        print(json.dumps([describe_game(game) for game in games]))
        return
    for game in games:
        for variant, sizes in game.variants.items():
            print(f"{game.key:9} {variant:9} {', '.join(map(str, sizes))} players")


def describe_game(game: Game) -> dict[str, Any]:
    """Describe a game for other programs."""
    return {"key": game.key, "rules": game.rules, "cards": game.cards, "variants": game.variants}


def add_play(commands: Any) -> None:
    """Add the command to play against the computer."""
    command = commands.add_parser("play", help="play against the computer, here in the terminal")
    add_table(command)
    command.add_argument(
        "--opponents", default=USUAL, type=parse_contestant, metavar="PLAYER", help=f"{', '.join(PLAYERS)}, or a bot"
    )
    command.add_argument("--language", default="en", choices=LANGUAGES, help=" or ".join(LANGUAGES))
    command.add_argument("--log", type=Path, metavar="FILE", help="write the game to a new file, for show")
    command.add_argument("--seed", type=parse_seed, help="hexadecimal, to play a known deal again")
    command.set_defaults(run=run_play)


def run_play(chosen: argparse.Namespace) -> None:
    """Play one game."""
    game, seats, options = parse_table(chosen)
    keep = keep_log(chosen.log) if chosen.log else None
    start = chosen.seed or secrets.token_bytes(32)
    limit = THOUGHT if chosen.opponents in PLAYERS else inf
    table = Table(game, seats, game.options(seats, options), limit)
    with start_contestants([chosen.opponents] * (seats - 1), table) as them:
        try:
            them.outcome = play_interactively(
                game, seats, options, language=chosen.language, seed=start, opponents=them.players, keep=keep
            )
        except Forfeit as why:
            raise Mistake(f"{chosen.opponents} {why}, and forfeits; the game is over") from why


def keep_log(path: Path) -> Callable[[Head | Entry | bytes], None]:
    """Return a function that appends each line of a log to a new file at once."""
    try:
        path.open("x").close()
    except OSError as wrong:
        raise Mistake(f"{path} cannot be written: {wrong.strerror}") from wrong

    def keep(part: Head | Entry | bytes) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(record.format_line(part) + "\n")

    return keep


def add_view(commands: Any) -> None:
    """Add the command that shows what a bot reads."""
    command = commands.add_parser("view", help="print the lines that a bot would read at the start of a game")
    add_table(command)
    command.add_argument("--seed", type=parse_whole, default=0, metavar="S", help="the same seed, the same deal")
    command.set_defaults(run=run_view)


def run_view(chosen: argparse.Namespace) -> None:
    """Print the first lines that the bot of the first seat to move reads."""
    game, seats, options = parse_table(chosen)
    table = Table(game, seats, game.options(seats, options), PATIENCE)
    state, _ = game.deal(seats, table.options, Ply(str(chosen.seed).encode(), 0))
    seat = state.to_act()[0]
    print(game_message(table, seat))
    print(turn_message(state.view(seat), state.legal(seat), PATIENCE))


def add_perft(commands: Any) -> None:
    """Add the command that counts sequences of moves."""
    command = commands.add_parser("perft", help="count the sequences of moves from a deal")
    add_table(command)
    command.add_argument("--depth", type=parse_positive, default=3, metavar="D")
    command.add_argument("--seed", type=parse_whole, default=0, metavar="S")
    command.add_argument("--divide", action="store_true", help="the count below each first move, too")
    command.set_defaults(run=run_perft)


def run_perft(chosen: argparse.Namespace) -> None:
    """Count sequences of moves."""
    game, seats, options = parse_table(chosen)
    start = str(chosen.seed).encode()
    state, _ = game.deal(seats, game.options(seats, options), Ply(start, 0))
    counts = divide_perft(state, chosen.depth, start)
    for move, count in counts.items() if chosen.divide else ():
        print(f"{count:10} {move}")
    print(sum(counts.values()))


def add_puzzles(commands: Any) -> None:
    """Add the command that finds puzzles."""
    command = commands.add_parser("puzzles", help="find positions in which one move leads clearly")
    add_table(command, optional=True)
    command.add_argument("--games", type=parse_positive, default=10, metavar="N", help="how many games computers play")
    command.add_argument(
        "--first", type=parse_whole, metavar="N", help="the number of the first of them; else it goes on"
    )
    command.add_argument("--log", type=Path, metavar="LOG", help="look into this game of people instead")
    command.add_argument("--check", action="store_true", help="look again at the puzzles of a game, or of all, instead")
    command.add_argument("--into", type=Path, metavar="FILE", help="the game's own puzzles.jsonl, if it is not said")
    command.add_argument("--processes", type=parse_positive, default=2, metavar="N", help="how many games at once")
    command.set_defaults(run=run_puzzles)


def run_puzzles(chosen: argparse.Namespace) -> None:
    """Find puzzles and add them to a file, or look at those of files again."""
    if chosen.check:
        for key in [chosen.game] if chosen.game else with_puzzles():
            check_puzzles(load_game(key, chosen.cards), chosen)
    elif chosen.game:
        find_puzzles(chosen)
    else:
        raise Mistake("name the GAME to find puzzles of, or say --check to look at all puzzles again")


def find_puzzles(chosen: argparse.Namespace) -> None:
    """Find puzzles of a game, and add them to a file."""
    game, seats, options = parse_table(chosen)
    with puzzle_file(chosen, game.key) as into:
        if chosen.log:
            log = record.parse_record(read_file(chosen.log))
            print(f"{from_log(game, log, chosen.log.name, into)} new puzzles in {into}")
            return
        wanted = Search(game, seats, options)
        first = find_next_number(load_puzzles(into, game), wanted) if chosen.first is None else chosen.first
        end = first + chosen.games
        found = search_games(wanted, range(first, end), into, chosen.processes)
        print(f"{found} new puzzles in {into}; go on with --first {end}")


def check_puzzles(game: Game, chosen: argparse.Namespace) -> None:
    """Look again at the puzzles of a game, and say how many stay."""
    with puzzle_file(chosen, game.key) as path:
        if not path.exists():
            raise Mistake(f"there is no file {path}")
        before, after = recheck_puzzles(game, path, chosen.processes)
        print(f"{after} of {before} puzzles stay in {path}")


@contextmanager
def puzzle_file(chosen: argparse.Namespace, key: str) -> Iterator[Path]:
    """Give the file of the puzzles of a game; what is wrong with it is a mistake."""
    path = chosen.into or Path(str(find_folder(key) / FILE))
    try:
        yield path
    except (OSError, Unfit) as wrong:
        raise Mistake(f"{path}: {wrong}") from wrong


def add_new(commands: Any) -> None:
    """Begin a game of one's own."""
    command = commands.add_parser("new", help="write the smallest game there can be, to begin one's own with")
    command.add_argument("key", metavar="KEY", type=new_key, help="2 to 20 small letters and digits, such as pig")
    command.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where its folder is made; else here")
    command.set_defaults(run=run_new)


def run_new(chosen: argparse.Namespace) -> None:
    """Write the package of a new game."""
    folder = chosen.out / chosen.key
    taken = [find_prefix(key) for key in keep_presentable(load_catalog())]  # the others may have no rules page
    try:
        files = write_package(chosen.key, free_prefix(chosen.key, taken), folder)
    except OSError as wrong:
        raise Mistake(f"{folder} cannot be written: {wrong.strerror}") from wrong
    print(f"{len(files)} files are in {folder}. Its tests: uv run --group test python -m pytest {folder}")


def add_compile(commands: Any) -> None:
    """Add the command that turns the rules into machine code."""
    command = commands.add_parser("compile", help="compile the rules, so that games are played and searched faster")
    way = command.add_mutually_exclusive_group()
    way.add_argument("--remove", action="store_true", help="play in pure Python again")
    way.add_argument("--unoptimized", action="store_true", help="in less time, to test with")
    command.set_defaults(run=run_compile)


def run_compile(chosen: argparse.Namespace) -> None:
    """Compile the rules, or remove what was compiled."""
    if chosen.remove:
        print(f"{remove_builds()} builds removed; the rules are played in pure Python")
        return
    print("compiling takes a minute or two", file=sys.stderr)
    build = compile_rules(UNOPTIMIZED if chosen.unoptimized else OPTIMIZED)
    print(f"every program that starts from now on plays by the compiled rules, in {build}")
