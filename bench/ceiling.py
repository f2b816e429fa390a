"""How strong anybody could be: at every table, ``hard`` against players that think longer, or see everything.

    uv run python -m bench.ceiling --results FILE [--only GAME --seats N]    # play what is missing, and print it
    uv run python -m bench.ceiling --results FILE --player learned8000       # with the share of one more player
    uv run python -m bench.ceiling --results FILE --show                     # play nothing, for docs/players-record.md

Effort is counted in imagined games and not in seconds. So a busy machine changes no result, and the same numbers give
the same games anywhere. ``hard`` imagines 400 games for a move; the others 4, 16 and 64 times as many, or 16 times and
see everything hidden. As in a real game, a thought ends early where its move is decided. The number of games of a row
is fixed, and each deal is played twice with the sides swapped. Each game is stored at once. Programs that play
different tables may write the same file at the same time.

The ceiling of a table is the best of the four. It is a bound from below: a player that nobody has built yet may be
stronger. Strength is told as a share of the gap between ``hard``, which has 0, and the ceiling, which has 100.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from bench.players import Row, fill_row, list_tables, read_games
from engine.core import Game
from terminal.duel import SURE, estimate_interval

HARD = 400  # games that ``hard`` imagines for a move
BOUNDS = (("learned", 4, 100), ("learned", 16, 60), ("cheat", 16, 60), ("learned", 64, 30))  # player, times, games
HEAD = ("table", "4 times", "16 times", "16 times, sees all", "64 times")
OTHERS = 100  # games of a player that is no bound

Games = Sequence[Mapping[str, Any]]  # lines of the results


class Share(NamedTuple):
    """Strength in hundredths of the gap between ``hard`` and the ceiling, with the bounds of the truth."""

    share: float
    low: float
    high: float


def list_rows(table: tuple[Game, str, int], chosen: argparse.Namespace) -> Iterator[tuple[Row, int]]:
    """Yield a row for each bound of a table, then one for the player asked for; each with its number of games."""
    hard = f"learned{chosen.imagined}"
    for kind, times, games in BOUNDS:
        yield Row(*table, f"{kind}{times * chosen.imagined}", hard), chosen.games or games
    if chosen.player:
        yield Row(*table, chosen.player, hard), chosen.games or OTHERS


def average_games(games: Games, what: str) -> float:
    """Return the mean of a field over games."""
    return sum(float(game[what]) for game in games) / len(games)


def estimate_lead(games: Games) -> float:
    """Return by how much of a game a player won more than its part of the seats."""
    return average_games(games, "won") - average_games(games, "fair")


def is_gap(ceiling: Games) -> bool:
    """Return whether games show that the ceiling is above ``hard``; with few games, a small gap is not seen."""
    return estimate_interval(average_games(ceiling, "won") * len(ceiling), len(ceiling))[0] > average_games(
        ceiling, "fair"
    )


def estimate_share(games: Games, ceiling: Games) -> Share:
    """Return the strength of a player that met ``hard`` as a share of the gap, where there ``is_gap``.

    The bounds are 1.96 standard errors to each side, of a ratio of two means (delta method).
    """
    gap = estimate_lead(ceiling)
    share = estimate_lead(games) / gap
    reach = SURE * sqrt(square_error(games) + share**2 * square_error(ceiling)) / gap
    return Share(100 * share, 100 * (share - reach), 100 * (share + reach))


def square_error(games: Games) -> float:
    """Return the square of the standard error of the part that a player won."""
    won = average_games(games, "won")
    return won * (1 - won) / len(games)


def format_share(games: Games, ceiling: Games) -> str:
    """Return what a player won, and its share of the gap, if there is one."""
    if not games:
        return "not measured"
    won = average_games(games, "won")
    low, high = estimate_interval(won * len(games), len(games))
    share = "{:.0f} ({:.0f} to {:.0f})".format(*estimate_share(games, ceiling)) if is_gap(ceiling) else "no gap"
    return f"{won:.0%} of {len(games)} ({low:.0%}-{high:.0%}): {share}"


def format_table(name: str, rows: Sequence[Games]) -> str:
    """Return a line about a table: what each player won and its share; the first four are the bounds."""
    ceiling = max((games for games in rows[: len(BOUNDS)] if games), key=estimate_lead)
    return f"| {name} | {' | '.join(format_share(games, ceiling) for games in rows)} |"


def main() -> None:
    """Play what is missing, and print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--show", action="store_true", help="play nothing, print what was played")
    parser.add_argument("--only", metavar="GAME")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--player", help="one more player whose share is told, as bench.players names it")
    parser.add_argument("--imagined", type=int, default=HARD, help="games for a move of the weaker player")
    parser.add_argument("--games", type=int, help="of each row, for a trial")
    chosen = parser.parse_args()
    heads = [*HEAD, *([chosen.player] if chosen.player else [])]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for table in list_tables(chosen):
        rows = list(list_rows(table, chosen))
        for row, games in () if chosen.show else rows:
            fill_row(row, chosen.results, games, 0.0, early=False)
        played = [read_games(chosen.results, row) for row, _ in rows]
        if any(played[: len(BOUNDS)]):
            print(format_table(f"{table[0].key} {table[1]} {table[2]}", played), flush=True)


if __name__ == "__main__":
    main()
