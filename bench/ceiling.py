"""How strong anybody could be: at every table, ``hard`` against players that think longer, or also see everything.

    uv run python -m bench.ceiling --results FILE [--only GAME --seats N]    # play what is missing, and print it
    uv run python -m bench.ceiling --results FILE --player learned1600       # with the share of one more player
    uv run python -m bench.ceiling --results FILE --show                     # play nothing, for docs/players-record.md

Effort is counted in imagined games and not in seconds. So a busy machine changes no result, and the same numbers give
the same games anywhere. ``hard`` imagines 400 games for a move; the others 16 times as many, which is a half to a
quarter of what ``master`` imagines in 2.5 s, and one of them sees everything hidden. As in a real game, a thought ends
early where its move is decided. The number of games of a row is fixed, and each deal is played twice with the sides
swapped. Each game is stored at once, and all rows grow together, so that a run may be cut short anywhere. Programs
that play different tables may write the same file at the same time.

The ceiling of a table is the better of the two. It is a bound from below: a player that nobody has built yet may be
stronger. Strength is told as a share of the gap between ``hard``, which has 0, and the ceiling, which has 100.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from bench.players import TIMED, Row, fill_row, list_tables, read_games
from engine.core import Game, tables_of
from games.catalog import BOXES
from terminal.arguments import parse_positive
from terminal.duel import SURE, estimate_interval
from terminal.ending import end_in_words

HARD = 400  # games that ``hard`` imagines for a move
TIMES = 16  # as many, for the two bounds; ``master`` has time for more (docs/players-record.md)
BOUNDS = ("learned", "cheat")
HEAD = ("table", f"{TIMES} times", f"{TIMES} times, sees all")
GAMES = 60  # of a bound and a game, in equal parts from all its tables
HALVED = ("iliad", "hector")  # where a game takes a minute or more
OTHERS = 100  # games of a player that is no bound
ROUND = 4  # games of a row before the next row has its turn

Games = Sequence[Mapping[str, Any]]  # lines of the results
Table = tuple[Game, str, int]
Plan = Mapping[str, Sequence[tuple[Row, int]]]  # by table, each row with its number of games


class Share(NamedTuple):
    """Strength in hundredths of the gap between ``hard`` and the ceiling, with the bounds of the truth."""

    share: float
    low: float
    high: float


def list_rows(table: Table, chosen: argparse.Namespace) -> Iterator[tuple[Row, int]]:
    """Yield a row for each bound of a table, then one for the player asked for; each with its number of games."""
    hard = f"learned{chosen.imagined}"
    games = GAMES // (2 if table[0].key in HALVED else 1) // len(list(tables_of(table[0])))
    for kind in BOUNDS:
        yield Row(*table, f"{kind}{TIMES * chosen.imagined}", hard), chosen.games or games
    if chosen.player:
        yield Row(*table, chosen.player, hard), chosen.games or OTHERS


def plan_tables(chosen: argparse.Namespace) -> Plan:
    """Return the rows of each table that was asked for."""
    return {f"{table[0].key} {table[1]} {table[2]}": list(list_rows(table, chosen)) for table in list_tables(chosen)}


def play_rows(rows: Sequence[tuple[Row, int]], results: Path) -> None:
    """Play what is missing, some games of each row at a time."""
    for upto in range(ROUND, max(games for _, games in rows) + ROUND, ROUND):
        for row, games in rows:
            fill_row(row, results, min(upto, games), 0.0, early=False)


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
    """Return the square of the standard error of the part that a player won, as if it had won two more of four more.

    So a player that won all of a few games is not taken for one that wins always (Agresti and Coull, 1998).
    """
    played = len(games) + 4
    won = (average_games(games, "won") * len(games) + 2) / played
    return won * (1 - won) / played


def format_share(games: Games, ceiling: Games) -> str:
    """Return what a player won, and its share of the gap, if there is one."""
    if not games:
        return "not measured"
    won = average_games(games, "won")
    low, high = estimate_interval(won * len(games), len(games))
    return f"{won:.0%} of {len(games)} ({low:.0%}-{high:.0%}): {name_share(games, ceiling)}"


def name_share(games: Games, ceiling: Games) -> str:
    """Return the share of the gap of a player in words."""
    if not is_gap(ceiling):
        return "no gap"
    if games is ceiling:
        return "the ceiling"
    return "{:.0f} ({:.0f} to {:.0f})".format(*estimate_share(games, ceiling))


def format_table(name: str, rows: Sequence[Games]) -> str:
    """Return a line about a table, or a game: what each player won and its share; the first two are the bounds."""
    ceiling = max((games for games in rows[: len(BOUNDS)] if games), key=estimate_lead)
    return f"| {name} | {' | '.join(format_share(games, ceiling) for games in rows)} |"


def read_tables(planned: Plan, results: Path) -> dict[str, list[Games]]:
    """Return the games of each table of which a bound was played, by row."""
    found: dict[str, list[Games]] = {
        name: [read_games(results, row) for row, _ in rows] for name, rows in planned.items()
    }
    return {name: games for name, games in found.items() if any(games[: len(BOUNDS)])}


def join_tables(tables: Mapping[str, Sequence[Games]]) -> dict[str, list[Games]]:
    """Return the rows of each game, with the games of all its tables that are given."""
    found: dict[str, list[Games]] = {}
    for name, rows in tables.items():
        game = name.split()[0]
        found[game] = [[*had, *games] for had, games in zip(found.get(game, [[] for _ in rows]), rows, strict=True)]
    return found


def main() -> None:
    """Play what is missing, and print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--show", action="store_true", help="play nothing, print what was played")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    parser.add_argument("--player", help="one more player whose share is told, such as learned1600 (bench.players)")
    parser.add_argument("--imagined", type=parse_positive, default=HARD, help="games for a move of the weaker player")
    parser.add_argument("--games", type=parse_positive, help="of each row, for a trial")
    chosen = parser.parse_args()
    if chosen.player in TIMED:
        parser.error(f"{chosen.player} goes by time, and here effort is counted: name one by its number of games")
    planned = plan_tables(chosen)
    if not chosen.show:
        play_rows(list(chain.from_iterable(planned.values())), chosen.results)
    tables = read_tables(planned, chosen.results)
    heads = [*HEAD, *([chosen.player] if chosen.player else [])]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for name, rows in (tables | join_tables(tables)).items():
        print(format_table(name, rows))


if __name__ == "__main__":
    with end_in_words():
        main()
