"""How well the computer players play: every table on the shelf, each level against those it should beat.

    uv run python -m bench.players --games 100

A row is one of the first player alone against the second on all other sides, each sitting
everywhere in turn: how many games it won, how many times its fair share that is, and between
which bounds the truth lies nineteen times out of twenty. The last row of each table gives both
players the same time for a move, so that what know-how costs is counted too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import inf
from typing import Any

from engine.core import Game
from engine.shelf import shelf
from terminal.duel import Duel, Score, filled, fought, interval

PAIRS = (
    ("easy", "random"), ("medium", "easy"), ("hard", "medium"),
    ("medium", "greedy"), ("hard", "greedy"), ("hard", "random"),
)  # fmt: skip
EQUAL = ("hard", "plain")  # with know-how and without, at equal time
HEAD = ("game", "variant", "seats", "players", "won", "times fair", "between", "ms/move", "iterations/s")


def tables(only: str | None) -> Iterator[tuple[Game, str, int]]:
    """Yield every table of the games."""
    for game in shelf().values():
        for variant, sizes in game.variants.items() if only in (None, game.key) else ():
            for seats in sizes:
                yield game, variant, seats


def row(game: Game, variant: str, seats: int, pair: tuple[str, str], chosen: argparse.Namespace) -> dict[str, Any]:
    """Let two players play and return what came of it."""
    options = {"variant": variant}
    sides = len(set(game.sides(seats, game.options(seats, options))))
    limit = chosen.seconds if pair == EQUAL else inf
    duel = Duel(game, seats, options, filled(pair, sides), chosen.seed, limit)
    score = fought(duel, chosen.games, chosen.processes)[pair[0]]
    return {"game": game.key, "variant": variant, "seats": seats, "players": " - ".join(pair), **told(score)}


def told(score: Score) -> dict[str, Any]:
    """Return the rest of a row: what the first player did."""
    found, fair = score.described(), score.seated / score.games
    low, high = (bound / fair for bound in interval(score.won, score.games))
    return {
        "won": f"{found['share']:.0%} of {score.games}",
        "times fair": f"{found['times_fair']:.2f}",
        "between": f"{low:.2f}-{high:.2f}",
        "ms/move": f"{1000 * found['seconds_per_move']:.1f}",
        "iterations/s": found["iterations_per_second"],
    }


def main() -> None:
    """Print the rows as they come, for docs/players.md."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", metavar="GAME")
    parser.add_argument("--pairs", metavar="A-B,C-D", help="only these, such as hard-greedy,hard-plain")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move, where both have the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="a line of JSON for each row")
    chosen = parser.parse_args()
    pairs = [tuple(pair.split("-")) for pair in chosen.pairs.split(",")] if chosen.pairs else [*PAIRS, EQUAL]
    if not chosen.json:
        print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    for game, variant, seats in tables(chosen.only):
        for pair in pairs if chosen.seats in (None, seats) else ():
            found = row(game, variant, seats, pair, chosen)
            print(json.dumps(found) if chosen.json else f"| {' | '.join(map(str, found.values()))} |", flush=True)


if __name__ == "__main__":
    main()
