"""The commands in which computer players and bots play: `selfplay`, `duel` and `ladder`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any

from engine.core import Game
from engine.players import PLAYERS, Player
from engine.selfplay import Played, play_games
from terminal.arguments import (
    add_table,
    count_sides,
    parse_contestants,
    parse_players,
    parse_positive,
    parse_rivals,
    parse_seconds,
    parse_table,
    parse_whole,
)
from terminal.duel import Duel, Score, fill_sides, play_duel
from terminal.ending import Mistake
from terminal.json_lines import InUse
from terminal.ladder import Ladder, play_on, read_results
from terminal.ladder_table import format_standings, rank_players
from terminal.progress import show_progress

FORFEITS_TOLD = 3  # of each player of a duel


def add_selfplay(commands: Any) -> None:
    """Add the command that makes computer players play many games."""
    command = commands.add_parser("selfplay", help="let computer players play")
    add_table(command)
    command.add_argument("--games", type=parse_positive, default=100, metavar="N", help="how many")
    command.add_argument("--seed", type=parse_whole, default=0, metavar="S", help="the same seed, the same games")
    command.add_argument("--players", type=parse_players, default=["random"], metavar="A,B", help="by side, repeated")
    command.add_argument("--json", action="store_true", help="one line of JSON at the end")
    command.set_defaults(run=run_selfplay)


def run_selfplay(chosen: argparse.Namespace) -> None:
    """Play many games and print how they ended."""
    game, seats, options = parse_table(chosen)
    count_sides(chosen.players, game, seats, options)
    began = time.perf_counter()
    played = play_contest(chosen, game, seats, options)
    seconds = time.perf_counter() - began
    found = {
        "game": game.key,
        "seats": seats,
        "variant": options["variant"],
        "games": chosen.games,
        "finished": len(played),
        **summarize_games(chosen.players, played, seconds),
    }
    print(json.dumps(found) if chosen.json else "\n".join(f"{name}: {value}" for name, value in found.items()))


def play_contest(chosen: argparse.Namespace, game: Game, seats: int, options: dict[str, Any]) -> list[Played]:
    """Play and return the games; if one crashes, print its number before the traceback."""
    played: list[Played] = []
    players: list[Player] = [PLAYERS[name]() for name in chosen.players]
    try:
        rest = play_games(game, seats, options, players, chosen.seed, chosen.games)
        played.extend(show_progress(rest, chosen.games, "games"))
    except Exception:
        print(f"engine: game {len(played) + 1} of seed {chosen.seed} broke:", file=sys.stderr)
        raise
    return played


def summarize_games(names: list[str], played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Summarize finished games."""
    moves = sum(one.moves for one in played)
    return {
        "moves": moves,
        "moves_per_second": round(moves / seconds),
        "outcomes": dict(Counter(one.outcome.reason for one in played)),
        "wins": count_victories(names, played),
    }


def count_victories(names: list[str], played: Sequence[Played]) -> dict[str, float]:
    """Return the victories of each kind of player; shared ones count in part."""
    total = dict.fromkeys(names, 0.0)
    for one in played:
        for seat, share in enumerate(one.outcome.shares):
            total[names[one.seated[seat]]] += share
    return {name: round(share, 2) for name, share in total.items()}


def add_duel(commands: Any) -> None:
    """Add the command that compares players."""
    command = commands.add_parser("duel", help="measure computer players and bots against each other")
    add_table(command)
    command.add_argument(
        "--players",
        type=parse_contestants,
        default=["hard", "greedy"],
        metavar="A,B",
        help="by side; the last fills the table",
    )
    command.add_argument("--games", type=parse_positive, default=100, metavar="N", help="how many")
    add_contest(command)
    command.set_defaults(run=run_duel)


def run_duel(chosen: argparse.Namespace) -> None:
    """Play many games and print how sure it is which player is better."""
    game, seats, options = parse_table(chosen)
    names = fill_sides(chosen.players, count_sides(chosen.players, game, seats, options))
    scores = play_duel(Duel(game, seats, options, names, chosen.seed, chosen.seconds), chosen.games, chosen.processes)
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
        for number, why in [*score.forfeits.items()][:FORFEITS_TOLD]:
            print(f"engine: game {number}: {name} {why}, and forfeits", file=sys.stderr)


def add_ladder(commands: Any) -> None:
    """Add the command that rates players."""
    command = commands.add_parser("ladder", help="let computer players and bots all meet each other, and rate them")
    add_table(command)
    command.add_argument("--players", type=parse_rivals, default=[], metavar="A,B,C", help="those who meet")
    command.add_argument("--results", type=Path, required=True, metavar="FILE", help="to keep the games in, or go on")
    command.add_argument(
        "--games", type=parse_positive, default=20, metavar="N", help="how many between any two, or more"
    )
    add_contest(command)
    command.set_defaults(run=run_ladder)


def run_ladder(chosen: argparse.Namespace) -> None:
    """Play what a ladder lacks, and print its table."""
    game, seats, options = parse_table(chosen)
    ladder = Ladder(game, seats, options, chosen.seed, chosen.seconds)
    if chosen.players and len(chosen.players) < ladder.places:
        raise Mistake(f"{len(chosen.players)} players are named, and a game takes {ladder.places}")
    try:
        play_on(ladder, chosen.players, chosen.games, chosen.results, chosen.processes)
        found = rank_players(read_results(chosen.results, ladder))
    except InUse as wrong:
        raise Mistake(str(wrong)) from wrong
    except OSError as wrong:
        raise Mistake(f"{chosen.results} cannot be used: {wrong.strerror}") from wrong
    if not found:
        raise Mistake(f"{chosen.results} has no games yet; name the players of some with --players A,B")
    if chosen.json:
        print(json.dumps([standing.described() for standing in found]))
        return
    for line in format_standings(found):
        print(line)


def add_contest(command: argparse.ArgumentParser) -> None:
    """Add the arguments of games between players."""
    command.add_argument("--seed", type=parse_whole, default=0, metavar="S", help="the same seed, the same deals")
    command.add_argument(
        "--seconds", type=parse_seconds, default=inf, metavar="T", help="for a move; a bot has 10 otherwise"
    )
    command.add_argument("--processes", type=parse_positive, default=2, metavar="N", help="how many games at once")
    command.add_argument("--json", action="store_true", help="as JSON")
