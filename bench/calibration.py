"""Whether the chances that a search tells come true: of positions said to be won at 70%, are 70% won?

    uv run python -m bench.calibration --results FILE --games 40      # play, a line for each game; go on where it was
    uv run python -m bench.calibration --results FILE --show            # print the table of docs/players-record.md

At each table a search plays itself, and notes before each move how likely it thinks its side is to win, as `/analysis`
does. The temper is what the logarithm of the odds, against an equal chance for every side, has to be divided by: above
1 the search was too sure. It is the one that the winners surprise least. Positions of one game win or lose together, so
what counts is the number of games. The bounds of a temper come from games drawn again, some twice and some never (a
bootstrap): 95 of 100 such tempers lie between them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from typing import Any

import numpy as np

from bench.players import list_tables
from engine.core import Chance, Game, Move, View
from engine.knowhow import temper_chance
from engine.players import Enough, Ismcts, never_stop
from engine.selfplay import play_game
from games.catalog import BOXES
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.json_lines import append_line, read_lines
from terminal.progress import show_progress

IMAGINED = 60  # games for a position, as in an analysis
BINS = 5  # equally wide, from 0 to 1
TEMPERS = [at / 20 for at in range(10, 61)]
LEAST = 1e-3  # a chance that is told is never surer than this
AGAIN = 1000  # times that games are drawn again

Forecast = tuple[float, float]  # the chance that was told, and the part of the victory that came


@dataclass
class Foretelling:
    """A search that notes who was to move, and the chance that it saw for that seat's side."""

    player: Ismcts
    notes: list[tuple[int, float]] = field(default_factory=list)

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the move of the search."""
        if len(moves) == 1:
            return moves[0]
        search = self.player.search(game, view, chance, enough)
        self.notes.append((view.seat, search.prospect))
        return search.ranked(moves)[0].move


def play_with_forecasts(game: Game, variant: str, seats: int, number: int, imagined: int) -> dict[str, Any]:
    """Play a game, and return its forecasts as a line of the results."""
    options, player = game.options(seats, {"variant": variant}), Foretelling(Ismcts(imagined, learned=True))
    sides = game.sides(seats, options)
    outcome = play_game(game, options, (0,) * seats, [player], f"calibration/{number}".encode()).outcome
    told = [
        (round(chance, 4), outcome.shares[seat] * sides.count(sides[seat])) for seat, chance in player.notes
    ]  # fmt: skip
    return {
        "table": name_table(game, variant, seats, imagined),
        "sides": len(set(sides)),
        "number": number,
        "told": told,
    }


def name_table(game: Game, variant: str, seats: int, imagined: int) -> str:
    """Return the name of a table in the results."""
    return f"{game.key} {variant} {seats} {imagined}"


def fill_table(table: tuple[Game, str, int], results: Path, games: int, imagined: int) -> None:
    """Play the games of a table that are missing, and append each to the results at once."""
    there = {line["number"] for line in read_lines(results, "table") if line["table"] == name_table(*table, imagined)}
    missing = [number for number in range(games) if number not in there]
    for number in show_progress(missing, len(missing), name_table(*table, imagined)):
        append_line(results, play_with_forecasts(*table, number, imagined))


def fit_temper(told: Sequence[Forecast], sides: int) -> float:
    """Return the temper of these forecasts."""
    return min(TEMPERS, key=lambda temper: measure_log_loss(told, sides, temper))


def measure_log_loss(told: Sequence[Forecast], sides: int, temper: float) -> float:
    """Return how much who won surprises anyone who believes these chances: the mean log loss, in nats."""
    found = 0.0
    for chance, won in told:
        part = min(1 - LEAST, max(LEAST, temper_chance(chance, sides, temper)))
        found -= won * log(part) + (1 - won) * log(1 - part)
    return found / len(told)


def bound_temper(games: Sequence[Sequence[Forecast]], sides: int) -> tuple[float, float]:
    """Return the bounds of the temper of the forecasts of these games."""
    chance = np.random.default_rng(1)
    cost = np.array([[len(told) * measure_log_loss(told, sides, each) for each in TEMPERS] for told in games if told])
    drawn = [cost[chance.integers(len(cost), size=len(cost))].sum(0).argmin() for _ in range(AGAIN)]
    low, high = np.percentile(np.array(TEMPERS)[drawn], [2.5, 97.5])
    return float(low), float(high)


def bin_forecasts(told: Sequence[Forecast]) -> list[list[Forecast]]:
    """Return the forecasts in bins, by the chance that was told."""
    found: list[list[Forecast]] = [[] for _ in range(BINS)]
    for chance, won in told:
        found[min(BINS - 1, int(BINS * chance))].append((chance, won))
    return found


def format_bin(some: Sequence[Forecast]) -> str:
    """Return the mean forecast of a bin and the share that was won."""
    if not some:
        return ""
    told, came = (sum(column) / len(some) for column in zip(*some, strict=True))
    return f"{told:.0%} → {came:.0%}"


def format_table(table: str, games: Sequence[dict[str, Any]]) -> str:
    """Return a table as a line of the printed ones."""
    told, sides = [(chance, won) for game in games for chance, won in game["told"]], games[0]["sides"]
    best, (low, high) = fit_temper(told, sides), bound_temper([game["told"] for game in games], sides)
    before, after = measure_log_loss(told, sides, 1), measure_log_loss(told, sides, best)
    found = [best, f"{low:.2f}-{high:.2f}", f"{before:.3f}", f"{after:.3f}"]
    cells = [table, len(games), len(told), *map(format_bin, bin_forecasts(told)), *found]
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Play what is missing, and print a row for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--show", action="store_true", help="play nothing, print the table")
    parser.add_argument("--games", type=parse_positive, default=40, help="at each table")
    parser.add_argument("--imagined", type=parse_positive, default=IMAGINED, help="games for a position")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    chosen = parser.parse_args()
    for table in () if chosen.show else list_tables(chosen):
        fill_table(table, chosen.results, chosen.games, chosen.imagined)
    spans = [f"{at / BINS:.0%}-{(at + 1) / BINS:.0%}" for at in range(BINS)]
    heads = ["table", "games", "positions", *spans, "temper", "between", "nats", "nats, tempered"]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for each in dict.fromkeys(found["table"] for found in read_lines(chosen.results, "table")):
        print(format_table(each, [found for found in read_lines(chosen.results, "table") if found["table"] == each]))


if __name__ == "__main__":
    with end_in_words():
        main()
