"""The commands of `python -m engine`. A mistake gets one line and exit code 2."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any

from engine import record
from engine.cards import CardError
from engine.chance import Ply
from engine.core import Game, TableRefused
from engine.forfeits import Forfeit
from engine.match import Entry, Head, UnreadableLog
from engine.perft import divide
from engine.players import PLAYERS, USUAL, Player
from engine.selfplay import Played
from engine.selfplay import games as selfplays
from games.catalog import BOXES, catalog
from games.loading import Unfit, folder
from games.puzzles import FILE
from games.rules_pages import prefix
from terminal.arguments import (
    Mistake,
    Parser,
    add_table,
    boxed,
    contestant,
    contestants,
    laid,
    new_key,
    players,
    positive,
    read_file,
    rivals,
    room,
    seconds,
    seed,
    whole,
)
from terminal.bots.messages import Table, game_message, turn_message
from terminal.compiling import OPTIMIZED, UNOPTIMIZED, CannotCompile, compile_rules, remove_builds
from terminal.contestants import PATIENCE, playing
from terminal.duel import Duel, Score, filled, fought
from terminal.ladder import Ladder, OtherLadder, play_on, results
from terminal.ladder_table import lines, standings
from terminal.new import free_prefix, write
from terminal.play import play
from terminal.progress import progress
from terminal.puzzles import Search, from_log, search
from terminal.show import show
from terminal.verify import check
from words import LANGUAGES

FORFEITS_TOLD = 3  # of each player of a duel
THOUGHT = 2.5  # seconds that a computer player has for a move against a person, as at a table


def main(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code."""
    try:
        chosen = parser().parse_args(argv)
        code: int | None = chosen.run(chosen)
    except (Mistake, TableRefused, CardError, UnreadableLog, CannotCompile, OtherLadder) as wrong:
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


def add_play(commands: Any) -> None:
    """Add the command to play against the computer."""
    command = commands.add_parser("play", help="play against the computer, here in the terminal")
    add_table(command)
    command.add_argument(
        "--opponents", default=USUAL, type=contestant, metavar="PLAYER", help=f"{', '.join(PLAYERS)}, or a bot"
    )
    command.add_argument("--language", default="en", choices=LANGUAGES, help=" or ".join(LANGUAGES))
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
    """Add the command that compares players."""
    command = commands.add_parser("duel", help="measure computer players and bots against each other")
    add_table(command)
    command.add_argument(
        "--players",
        type=contestants,
        default=["hard", "greedy"],
        metavar="A,B",
        help="by side; the last fills the table",
    )
    command.add_argument("--games", type=positive, default=100, metavar="N", help="how many")
    add_contest(command)
    command.set_defaults(run=run_duel)


def add_ladder(commands: Any) -> None:
    """Add the command that rates players."""
    command = commands.add_parser("ladder", help="let computer players and bots all meet each other, and rate them")
    add_table(command)
    command.add_argument("--players", type=rivals, default=[], metavar="A,B,C", help="those who meet")
    command.add_argument("--results", type=Path, required=True, metavar="FILE", help="to keep the games in, or go on")
    command.add_argument("--games", type=positive, default=20, metavar="N", help="how many between any two, or more")
    add_contest(command)
    command.set_defaults(run=run_ladder)


def add_contest(command: argparse.ArgumentParser) -> None:
    """Add the arguments of games between players."""
    command.add_argument("--seed", type=whole, default=0, metavar="S", help="the same seed, the same deals")
    command.add_argument("--seconds", type=seconds, default=inf, metavar="T", help="for a move; a bot has 10 otherwise")
    command.add_argument("--processes", type=positive, default=2, metavar="N", help="how many games at once")
    command.add_argument("--json", action="store_true", help="as JSON")


def add_view(commands: Any) -> None:
    """Add the command that shows what a bot reads."""
    command = commands.add_parser("view", help="print the lines that a bot would read at the start of a game")
    add_table(command)
    command.add_argument("--seed", type=whole, default=0, metavar="S", help="the same seed, the same deal")
    command.set_defaults(run=run_view)


def add_show(commands: Any) -> None:
    """Add the command that replays a log."""
    command = commands.add_parser("show", help="replay a stored log ply by ply")
    add_log(command)
    command.add_argument("--seat", type=whole, metavar="N", help="only what this seat heard; else all hands open")
    command.add_argument("--upto", type=whole, metavar="PLY", help="stop after this ply")
    command.set_defaults(run=run_show)


def add_replay(commands: Any) -> None:
    """Add the command that makes files of a replay."""
    command = commands.add_parser("replay", help="make a page or an animated picture of a stored log")
    add_log(command)
    command.add_argument("--out", type=Path, metavar="FILE", help="a new page of one file, such as game.html")
    command.add_argument("--animated", type=Path, metavar="FILE", help="a new animated picture, such as game.webp")
    seen = command.add_mutually_exclusive_group()
    seen.add_argument("--seat", type=whole, metavar="N", help="only what this seat saw; else all hands open")
    seen.add_argument("--spectator", action="store_true", help="only what spectators saw")
    command.set_defaults(run=run_replay)


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


def add_puzzles(commands: Any) -> None:
    """Add the command that finds puzzles."""
    command = commands.add_parser("puzzles", help="find positions in which one move leads clearly")
    add_table(command)
    command.add_argument("--games", type=positive, default=10, metavar="N", help="how many computers play")
    command.add_argument("--first", type=whole, default=0, metavar="N", help="the number of the first of them")
    command.add_argument("--log", type=Path, metavar="LOG", help="look into this game of people instead")
    command.add_argument("--into", type=Path, metavar="FILE", help="the game's own puzzles.jsonl, if it is not said")
    command.add_argument("--processes", type=positive, default=2, metavar="N", help="how many games at once")
    command.set_defaults(run=run_puzzles)


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
    command.add_argument("--language", default="en", choices=LANGUAGES, help=" or ".join(LANGUAGES))
    command.add_argument("--cards", type=Path, metavar="FILE", help="the card file that it was played with")


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
    start = chosen.seed or secrets.token_bytes(32)
    limit = THOUGHT if chosen.opponents in PLAYERS else inf
    table = Table(game, seats, game.options(seats, options), limit)
    with playing([chosen.opponents] * (seats - 1), table) as them:
        try:
            them.outcome = play(
                game, seats, options, language=chosen.language, seed=start, opponents=them.players, keep=keep
            )
        except Forfeit as why:
            raise Mistake(f"{chosen.opponents} {why}, and forfeits; the game is over") from why


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
    tell_forfeits(scores)
    if chosen.json:
        print(json.dumps({**table, "players": {name: score.described() for name, score in scores.items()}}))
        return
    print(", ".join(f"{name}: {value}" for name, value in table.items()))
    for name, score in scores.items():
        print(f"{name}: " + ", ".join(f"{what} {value}" for what, value in score.described().items()))


def tell_forfeits(scores: Mapping[str, Score]) -> None:
    """Say on standard error why games were forfeited, for the first of each player."""
    for name, score in scores.items():
        for number, why in score.forfeits[:FORFEITS_TOLD]:
            print(f"engine: game {number}: {name} {why}, and forfeits", file=sys.stderr)


def run_ladder(chosen: argparse.Namespace) -> None:
    """Play what a ladder lacks, and print its table."""
    game, seats, options = laid(chosen)
    ladder = Ladder(game, seats, options, chosen.seed, chosen.seconds)
    if chosen.players and len(chosen.players) < ladder.places:
        raise Mistake(f"{len(chosen.players)} players are named, and a game takes {ladder.places}")
    try:
        play_on(ladder, chosen.players, chosen.games, chosen.results, chosen.processes)
        found = standings(results(chosen.results, ladder))
    except (OSError, UnicodeDecodeError) as wrong:
        raise Mistake(f"{chosen.results} cannot be used: {getattr(wrong, 'strerror', None) or wrong}") from wrong
    if not found:
        raise Mistake(f"{chosen.results} has no games yet; name the players of some with --players A,B")
    if chosen.json:
        print(json.dumps([standing.described() for standing in found]))
        return
    for line in lines(found):
        print(line)


def run_view(chosen: argparse.Namespace) -> None:
    """Print the first lines that the bot of the first seat to move reads."""
    game, seats, options = laid(chosen)
    table = Table(game, seats, game.options(seats, options), PATIENCE)
    state, _ = game.deal(seats, table.options, Ply(str(chosen.seed).encode(), 0))
    seat = state.to_act()[0]
    print(game_message(table, seat))
    print(turn_message(state.view(seat), state.legal(seat), PATIENCE))


def run_show(chosen: argparse.Namespace) -> None:
    """Replay a log."""
    log, game = logged(chosen)
    check_seat(chosen.seat, log)
    show(game, log, language=chosen.language, seat=chosen.seat, upto=chosen.upto)


def check_seat(seat: int | None, log: record.Record) -> None:
    """Refuse a seat that a log does not have."""
    if seat is not None and seat >= log.head.seats:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {log.head.seats - 1}")


def run_replay(chosen: argparse.Namespace) -> None:
    """Write a page, an animated picture, or both."""
    from terminal.replay import film_of, page_of, told  # it draws, and no other command does

    if not (chosen.out or chosen.animated):
        raise Mistake("say what to write: --out game.html, --animated game.webp, or both")
    log, game = logged(chosen)
    check_seat(chosen.seat, log)
    story = told(game, log, chosen.language)
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


def run_puzzles(chosen: argparse.Namespace) -> None:
    """Find puzzles, and add them to a file."""
    game, seats, options = laid(chosen)
    into = chosen.into or Path(str(folder(game.key) / FILE))
    try:
        if chosen.log:
            found = from_log(game, record.read(read_file(chosen.log)), chosen.log.name, into)
        else:
            numbers = range(chosen.first, chosen.first + chosen.games)
            found = search(Search(game, seats, options), numbers, into, chosen.processes)
    except (OSError, Unfit) as wrong:
        raise Mistake(f"{into}: {wrong}") from wrong
    print(f"{found} new puzzles in {into}")


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
