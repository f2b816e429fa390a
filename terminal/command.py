"""The commands of `python -m engine`. A mistake gets one line and exit code 2."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from engine import record
from engine.cards import CardError
from engine.chance import Ply
from engine.core import Game, TableRefused, default_variant
from engine.match import Entry, Head, UnreadableLog
from engine.perft import divide
from engine.players import PLAYERS, USUAL, Player
from engine.selfplay import Played
from engine.selfplay import games as selfplays
from games.catalog import BOXES, catalog
from games.loading import KEY
from games.rules_pages import prefix
from terminal.compiling import OPTIMIZED, UNOPTIMIZED, CannotCompile, compile_rules, remove_builds
from terminal.duel import Duel, Timed, filled, fought
from terminal.new import free_prefix, write
from terminal.play import play
from terminal.progress import progress
from terminal.show import show
from terminal.verify import check
from words import LANGUAGES

PATIENCE = 2.5  # seconds for a move of a computer player, as at a table


class Mistake(Exception):
    """A typing mistake; the message says what is wrong, and what to type."""


class Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        """Report the mistake through `main`, which ends the program."""
        raise Mistake(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code."""
    try:
        chosen = parser().parse_args(argv)
        code: int | None = chosen.run(chosen)
    except (Mistake, TableRefused, CardError, UnreadableLog, CannotCompile) as wrong:
        print(f"engine: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of a long listing has closed the pipe
        sys.stderr.close()
        return 0
    return code or 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    root = Parser(prog="python -m engine", description="Games of the Greek legends on the command line.")
    commands = root.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    add_games(commands)
    add_play(commands)
    add_selfplay(commands)
    add_duel(commands)
    add_show(commands)
    add_verify(commands)
    add_perft(commands)
    add_new(commands)
    add_compile(commands)
    return root


def add_games(commands: Any) -> None:
    """Add the command that lists the games."""
    command = commands.add_parser("games", help="list the games")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run_games)


def add_play(commands: Any) -> None:
    """Add the command to play against the computer."""
    command = commands.add_parser("play", help="play against the computer, here in the terminal")
    add_table(command)
    command.add_argument("--opponents", default=USUAL, type=player, metavar="PLAYER", help=", ".join(PLAYERS))
    command.add_argument("--language", default="en", choices=LANGUAGES, help="en or fr")
    command.add_argument("--log", type=Path, metavar="FILE", help="write the game to a new file, for show")
    command.add_argument("--seed", type=seed, help="hexadecimal, to play a known deal again")
    command.set_defaults(run=run_play)


def add_selfplay(commands: Any) -> None:
    """Add the command that makes computer players play many games."""
    command = commands.add_parser("selfplay", help="let computer players play")
    add_table(command)
    command.add_argument("--games", type=positive, default=100, metavar="N", help="how many")
    command.add_argument("--seed", type=whole, default=0, metavar="S", help="the same seed, the same games")
    command.add_argument("--players", type=players, default=["random"], metavar="A,B", help="by side, repeated")
    command.add_argument("--json", action="store_true", help="one line of JSON at the end")
    command.set_defaults(run=run_selfplay)


def add_duel(commands: Any) -> None:
    """Add the command that compares computer players."""
    command = commands.add_parser("duel", help="measure computer players against each other")
    add_table(command)
    command.add_argument(
        "--players", type=players, default=["hard", "greedy"], metavar="A,B", help="by side; the last fills the table"
    )
    command.add_argument("--games", type=positive, default=100, metavar="N", help="how many")
    command.add_argument("--seed", type=whole, default=0, metavar="S", help="the same seed, the same games")
    command.add_argument("--seconds", type=seconds, default=inf, metavar="T", help="stop each move's thinking after T")
    command.add_argument("--processes", type=positive, default=2, metavar="N", help="how many games at once")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=run_duel)


def add_show(commands: Any) -> None:
    """Add the command that replays a log."""
    command = commands.add_parser("show", help="replay a stored log ply by ply")
    add_log(command)
    command.add_argument("--seat", type=whole, metavar="N", help="only what this seat heard; else all hands open")
    command.add_argument("--upto", type=whole, metavar="PLY", help="stop after this ply")
    command.set_defaults(run=run_show)


def add_verify(commands: Any) -> None:
    """Add the command that checks a deal."""
    command = commands.add_parser("verify", help="check that a game was dealt fairly, and played by the rules")
    add_log(command)
    command.add_argument("--draws", action="store_true", help="list every draw: its ply, what it was below, the draw")
    command.set_defaults(run=run_verify)


def add_perft(commands: Any) -> None:
    """Add the command that counts sequences of moves."""
    command = commands.add_parser("perft", help="count the sequences of moves from a deal")
    add_table(command)
    command.add_argument("--depth", type=positive, default=3, metavar="D")
    command.add_argument("--seed", type=whole, default=0, metavar="S")
    command.add_argument("--divide", action="store_true", help="the count below each first move, too")
    command.set_defaults(run=run_perft)


def add_new(commands: Any) -> None:
    """Begin a game of one's own."""
    command = commands.add_parser("new", help="write the smallest game there can be, to begin one's own with")
    command.add_argument("key", metavar="KEY", type=new_key, help="2 to 20 small letters and digits, such as pig")
    command.add_argument("--out", type=Path, default=Path(), metavar="DIR", help="where its folder is made; else here")
    command.set_defaults(run=run_new)


def add_compile(commands: Any) -> None:
    """Add the command that turns the rules into machine code."""
    command = commands.add_parser("compile", help="compile the rules, so that games are played and searched faster")
    way = command.add_mutually_exclusive_group()
    way.add_argument("--remove", action="store_true", help="play in pure Python again")
    way.add_argument("--unoptimized", action="store_true", help="in less time, to test with")
    command.set_defaults(run=run_compile)


def add_log(command: argparse.ArgumentParser) -> None:
    """Add the arguments that select a log."""
    command.add_argument("log", type=Path, metavar="LOG")
    command.add_argument("--language", default="en", choices=LANGUAGES, help="en or fr")
    command.add_argument("--cards", type=Path, metavar="FILE", help="the card file that it was played with")


def add_table(command: argparse.ArgumentParser) -> None:
    """Add the arguments that select a table."""
    command.add_argument("game", metavar="GAME", type=game_key, help=", ".join(BOXES))
    command.add_argument("--seats", type=positive, metavar="N", help="how many play; the fewest if not given")
    command.add_argument("--variant", metavar="V", help="the way of playing; the usual one if not given")
    command.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="such as first=0"
    )
    command.add_argument("--cards", type=Path, metavar="FILE", help="a corrected card file, or a folder of them")


# -- words on the command line


def game_key(text: str) -> str:
    """Return the key of a known game."""
    return among(text, BOXES, "game")


def new_key(text: str) -> str:
    """Return the key of a game that is not in the catalog."""
    if not KEY.fullmatch(text):
        raise argparse.ArgumentTypeError(f"2 to 20 small letters and digits belong here, a letter first, not {text!r}")
    if text in BOXES:
        raise argparse.ArgumentTypeError(f"there is a game {text!r} already")
    return text


def player(text: str) -> str:
    """Return the name of a kind of computer player."""
    return among(text, PLAYERS, "player")


def players(text: str) -> list[str]:
    """Return the names of kinds of computer players."""
    return [player(name) for name in text.split(",")]


def among(text: str, known: Any, what: str) -> str:
    """Return the text if it is a known word; otherwise suggest the nearest one."""
    if text in known:
        return text
    near = get_close_matches(text, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(known)}"
    raise argparse.ArgumentTypeError(f"there is no {what} {text!r}; {hint}")


def option(text: str) -> tuple[str, int | str]:
    """Return the name and the value of an option; a numeric value becomes a number."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"NAME=VALUE belongs here, not {text!r}")
    return name, int(value) if value.removeprefix("-").isdecimal() and value.isascii() else value


def whole(text: str) -> int:
    """Return a whole number from 0."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"a whole number from 0 belongs here, not {text!r}")
    return int(text)


def positive(text: str) -> int:
    """Return a whole number from 1."""
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"a whole number from 1 belongs here, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    """Return a number of seconds above 0."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < inf:
        raise argparse.ArgumentTypeError(f"a number of seconds above 0 belongs here, not {text!r}")
    return found


def seed(text: str) -> bytes:
    """Return the seed of a match from hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(f"a seed is written in hexadecimal digits, not {text!r}") from wrong


def read_file(path: Path) -> str:
    """Return the text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise Mistake(f"{path} cannot be read: {getattr(wrong, 'strerror', None) or wrong}") from wrong


def boxed(key: str, cards: Path | None) -> Game:
    """Return a game, with the owner's cards if a file or folder is given."""
    if cards is None:
        return catalog()[key]
    path = cards / f"{key}.toml" if cards.is_dir() else cards
    return catalog({key: (read_file(path), str(path))})[key]


def laid(chosen: argparse.Namespace) -> tuple[Game, int, dict[str, Any]]:
    """Return the game, seats and options of the command line."""
    game = boxed(chosen.game, chosen.cards)
    sizes = game.variants.get(chosen.variant) or [n for sizes in game.variants.values() for n in sizes]
    seats = chosen.seats or min(sizes)
    variant = chosen.variant or default_variant(game, seats)
    options = {"variant": variant, **dict(chosen.option)}
    game.options(seats, options)
    return game, seats, options


# -- the commands


def run_games(chosen: argparse.Namespace) -> None:
    """Print the games with their variants and seats."""
    games = catalog().values()
    if chosen.json:
        print(json.dumps([described(game) for game in games]))
        return
    for game in games:
        for variant, sizes in game.variants.items():
            print(f"{game.key:10}{variant:10}{', '.join(map(str, sizes))} players")


def described(game: Game) -> dict[str, Any]:
    """Describe a game for other programs."""
    return {"key": game.key, "rules": game.rules, "cards": game.cards, "variants": game.variants}


def run_play(chosen: argparse.Namespace) -> None:
    """Play one game."""
    game, seats, options = laid(chosen)
    keep = keeper(chosen.log) if chosen.log else None
    opponents = [Timed(PLAYERS[chosen.opponents](), PATIENCE) for _ in range(seats - 1)]
    start = chosen.seed or secrets.token_bytes(32)
    play(game, seats, options, language=chosen.language, seed=start, opponents=opponents, keep=keep)


def keeper(path: Path) -> Callable[[Head | Entry | bytes], None]:
    """Return a function that appends each line of a log to a new file at once."""
    try:
        path.open("x").close()
    except OSError as wrong:
        raise Mistake(f"{path} cannot be written: {wrong.strerror}") from wrong

    def keep(part: Head | Entry | bytes) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(record.line(part) + "\n")

    return keep


def run_selfplay(chosen: argparse.Namespace) -> None:
    """Play many games and print how they ended."""
    game, seats, options = laid(chosen)
    room(chosen.players, game, seats, options)
    began = time.perf_counter()
    played = finished(chosen, game, seats, options)
    seconds = time.perf_counter() - began
    found = {
        "game": game.key,
        "seats": seats,
        "variant": options["variant"],
        "games": chosen.games,
        "finished": len(played),
        **summary(chosen.players, played, seconds),
    }
    print(json.dumps(found) if chosen.json else "\n".join(f"{name}: {value}" for name, value in found.items()))


def room(named: Sequence[str], game: Game, seats: int, options: dict[str, Any]) -> int:
    """Return how many sides the table has; refuse more named players than that."""
    sides = len(set(game.sides(seats, game.options(seats, options))))
    if len(named) > sides:
        raise Mistake(f"{len(named)} players are named, and the table has {sides} sides")
    return sides


def finished(chosen: argparse.Namespace, game: Game, seats: int, options: dict[str, Any]) -> list[Played]:
    """Play and return the games; if one crashes, print its number before the traceback."""
    played: list[Played] = []
    players: list[Player] = [PLAYERS[name]() for name in chosen.players]
    try:
        rest = selfplays(game, seats, options, players, chosen.seed, chosen.games)
        played.extend(progress(rest, chosen.games, "games"))
    except Exception:
        print(f"engine: game {len(played) + 1} of seed {chosen.seed} broke:", file=sys.stderr)
        raise
    return played


def summary(names: list[str], played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Summarize finished games."""
    moves = sum(one.moves for one in played)
    return {
        "moves": moves,
        "moves_per_second": round(moves / seconds),
        "outcomes": dict(Counter(one.outcome.reason for one in played)),
        "wins": wins(names, played),
    }


def wins(names: list[str], played: Sequence[Played]) -> dict[str, float]:
    """Return the victories of each kind of player; shared ones count in part."""
    total = dict.fromkeys(names, 0.0)
    for one in played:
        for seat, share in enumerate(one.outcome.shares):
            total[names[one.seated[seat]]] += share
    return {name: round(share, 2) for name, share in total.items()}


def run_duel(chosen: argparse.Namespace) -> None:
    """Play many games and print how sure it is which player is better."""
    game, seats, options = laid(chosen)
    names = filled(chosen.players, room(chosen.players, game, seats, options))
    scores = fought(Duel(game, seats, options, names, chosen.seed, chosen.seconds), chosen.games, chosen.processes)
    table = {"game": game.key, "seats": seats, "variant": options["variant"], "games": chosen.games}
    if chosen.json:
        print(json.dumps({**table, "players": {name: score.described() for name, score in scores.items()}}))
        return
    print(", ".join(f"{name}: {value}" for name, value in table.items()))
    for name, score in scores.items():
        print(f"{name}: " + ", ".join(f"{what} {value}" for what, value in score.described().items()))


def run_show(chosen: argparse.Namespace) -> None:
    """Replay a log."""
    log, game = logged(chosen)
    if chosen.seat is not None and chosen.seat >= log.head.seats:
        raise Mistake(f"there is no seat {chosen.seat}; seats are 0 to {log.head.seats - 1}")
    show(game, log, language=chosen.language, seat=chosen.seat, upto=chosen.upto)


def run_verify(chosen: argparse.Namespace) -> int:
    """Check a deal and return the exit code."""
    log, game = logged(chosen)
    return check(game, log, language=chosen.language, draws=chosen.draws)


def logged(chosen: argparse.Namespace) -> tuple[record.Record, Game]:
    """Return the chosen log and its game."""
    log = record.read(read_file(chosen.log))
    return log, boxed(among_logs(log.head.game), chosen.cards)


def among_logs(key: str) -> str:
    """Return the key of a log's game, if this program has the game."""
    if key not in BOXES:
        raise UnreadableLog(f"the log is of a game {key!r} that is not in the catalog", "game")
    return key


def run_new(chosen: argparse.Namespace) -> None:
    """Write the package of a new game."""
    folder = chosen.out / chosen.key
    try:
        files = write(chosen.key, free_prefix(chosen.key, [prefix(key) for key in BOXES]), folder)
    except OSError as wrong:
        raise Mistake(f"{folder} cannot be written: {wrong.strerror}") from wrong
    print(f"{len(files)} files are in {folder}. Its tests: uv run python -m pytest {folder}")


def run_perft(chosen: argparse.Namespace) -> None:
    """Count sequences of moves."""
    game, seats, options = laid(chosen)
    start = str(chosen.seed).encode()
    state, _ = game.deal(seats, game.options(seats, options), Ply(start, 0))
    counts = divide(state, chosen.depth, start)
    for move, count in counts.items() if chosen.divide else ():
        print(f"{count:10} {move}")
    print(sum(counts.values()))


def run_compile(chosen: argparse.Namespace) -> None:
    """Compile the rules, or remove what was compiled."""
    if chosen.remove:
        print(f"{remove_builds()} builds removed; the rules are played in pure Python")
        return
    print("compiling takes a minute or two", file=sys.stderr)
    build = compile_rules(UNOPTIMIZED if chosen.unoptimized else OPTIMIZED)
    print(f"every program that starts from now on plays by the compiled rules, in {build}")
