"""Whether what an analysis calls luck is luck: over many games it should favor nobody, not even the stronger player.

    uv run python -m bench.analyzed_luck --results FILE --only horse --seats 2    # play what is missing, and print it

Two players share the sides, and each deal is played twice with the sides swapped. Each game is analyzed as
``/analysis`` does it, but without a limit of time, so every machine finds the same. If the analysis saw all that the
first player's choices and those of others gave away, luck would be 0 on average. What is above or below 0 are mistakes
that it did not see, beside the chance of so few games: ``±`` is two standard errors.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bench.players import TIMED, Row, list_tables, make_player, parse_pair, read_games
from engine.chance import Guess
from engine.match import Match, deal_match
from engine.players import Player
from games.catalog import BOXES
from tables.review.analysis import analyze_match
from tables.thinking.thinking import AtOnce
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.json_lines import append_line
from terminal.progress import show_progress

PARTS = ("equal", "luck", "own", "others", "result")


class Unhurried(AtOnce):
    """Thinks at once and without a limit of time, which is the last argument of each question."""

    async def aside(self, work: Any, *about: Any) -> Any:
        """Return what the work finds."""
        return await super().aside(work, *about[:-1], inf)


async def tell_nobody(part: float) -> None:
    """Do nothing."""


def play_match(row: Row, number: int, players: Sequence[Player]) -> Match:
    """Return the match of a number, played to its end."""
    seed = f"choices/{number // row.turns}".encode()
    match, _ = deal_match(row.game, row.seats, {"variant": row.variant}, seed)
    seated, chance = row.seated(number), Guess(number)
    while acting := match.state.to_act():
        seat, state = acting[0], match.state
        move = players[seated[seat]].choose(row.game, state.view(seat), state.legal(seat), chance)
        match.accept(match.propose(seat, str(move), match.stamps[seat]))
    return match


def analyze_game(row: Row, number: int) -> dict[str, Any]:
    """Return what made the first player's result in the game of a number, as a line of the results."""
    match = play_match(row, number, [make_player(row.first), make_player(row.second)])
    found = asyncio.run(analyze_match(match, Unhurried(), tell_nobody, ()))
    own = [each for each, at in zip(found.breakdowns, row.seated(number), strict=True) if at == 0]
    return {"row": row.name, "number": number, **{part: mean(getattr(each, part) for each in own) for part in PARTS}}


def format_parts(row: Row, games: Sequence[dict[str, Any]]) -> str:
    """Return a row as a line of the printed table."""
    columns = [[game[part] for game in games] for part in PARTS]
    cells = [f"{mean(column):+.2f} ± {double_error(column):.2f}" for column in columns]
    return f"| {row.name} | {len(games)} | {' | '.join(cells)} |"


def double_error(column: Sequence[float]) -> float:
    """Return two standard errors of a mean; one game says nothing about them."""
    return 2 * stdev(column) / sqrt(len(column)) if len(column) > 1 else inf


def main() -> None:
    """Play what is missing, and print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="a line of JSON for each game")
    parser.add_argument("--games", type=parse_positive, default=40, help="at each table")
    parser.add_argument("--players", default="learned100-easy", metavar="A-B", help="as bench.players names them")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    parser.add_argument("--variant")
    parser.add_argument("--seats", type=int, help="only tables of so many")
    chosen = parser.parse_args()
    pair = parse_pair(chosen.players)
    if timed := TIMED.intersection(pair):
        parser.error(f"{min(timed)} goes by time, and here no time is limited: name one by its number of games")
    print(f"| row | games | {' | '.join(PARTS)} |\n|{'---|' * (len(PARTS) + 2)}")
    for table in list_tables(chosen):
        row = Row(*table, *pair)
        done = len(read_games(chosen.results, row))
        for number in show_progress(range(done, chosen.games), chosen.games - done, row.name):
            append_line(chosen.results, analyze_game(row, number))
        print(format_parts(row, read_games(chosen.results, row)), flush=True)


if __name__ == "__main__":
    with end_in_words():
        main()
