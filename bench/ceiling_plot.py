"""Draw what more thought and more sight win against ``hard``, two bars for each game, from the results of a ceiling.

    uv run python -m bench.ceiling_plot --results FILE --into docs/pictures/ceiling.svg

A bar is as long as the part of the games that was won, at all tables of a game together. A thin line covers the bounds
within which the truth lies nineteen times out of twenty. What is left on the right was lost, so it is mostly luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.ceiling import HARD, TIMES, Games, average_games, join_tables, plan_tables, read_tables
from bench.paper import INK, MARK, PALE, WIDE, draw_paper, draw_text
from games.narrators import game_name
from terminal.arguments import parse_positive
from terminal.duel import estimate_interval
from terminal.ending import Mistake, end_in_words
from words import Words

LEFT, LONG, TOP, HIGH, BAR = 20, 284, 84, 76, 18  # units of the picture
QUARTERS = (0, 0.25, 0.5, 0.75, 1)
COLORS = (MARK, "#2f5d73")
HOW = (f"thinks {TIMES} times as long as hard", "the same, and sees every card")


def draw_games(rows: Sequence[tuple[str, Sequence[Games]]]) -> str:
    """Return the bars of all games as an SVG, below how to read them."""
    bottom = TOP + HIGH * len(rows)
    parts = [part for at, (title, games) in enumerate(rows) for part in draw_game(TOP + HIGH * at, title, games)]
    marks = [draw_text(LEFT + LONG * part, bottom + 8, f"{part:.0%}", "middle") for part in QUARTERS]
    return draw_paper(bottom + 20, [*draw_explanation(), *parts, *marks])


def draw_explanation() -> Iterator[str]:
    """Yield what the bars show, each with its color."""
    yield draw_text(LEFT, 24, "Games won against hard by a player that", "start", weight="bold")
    for at, (how, color) in enumerate(zip(HOW, COLORS, strict=True)):
        yield f'<rect x="{LEFT}" y="{36 + 22 * at}" width="14" height="14" fill="{color}"/>'
        yield draw_text(LEFT + 22, 48 + 22 * at, how, "start")


def draw_game(y: float, title: str, rows: Sequence[Games]) -> Iterator[str]:
    """Yield the title of a game, a line for each quarter of the games, of which half would be even, and its bars."""
    yield draw_text(LEFT, y + 14, title, "start", weight="bold")
    for part in QUARTERS:
        dashes = ' stroke-dasharray="5 4" stroke-width="2"' if part == 0.5 else ""
        yield f'<path d="M{LEFT + LONG * part} {y + 20}v{2 * BAR + 8}" stroke="{PALE}"{dashes}/>'
    for at, (games, color) in enumerate(zip(rows, COLORS, strict=True)):
        yield from draw_bar(y + 22 + (BAR + 4) * at, games, color)


def draw_bar(y: float, games: Games, color: str) -> Iterator[str]:
    """Yield a bar with its bounds and what it says in words."""
    won, middle = average_games(games, "won"), y + BAR / 2
    low, high = (LEFT + LONG * each for each in estimate_interval(won * len(games), len(games)))
    yield f'<rect x="{LEFT}" y="{y}" width="{LONG * won:.1f}" height="{BAR}" fill="{color}"/>'
    yield f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="#fff" stroke-width="4"/>'
    yield f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="{INK}" stroke-width="2"/>'
    yield draw_text(WIDE - 12, y + 14, f"{won:.0%} of {len(games)}", "end")


def main() -> None:
    """Draw the picture of all games that both players have played."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="made by bench.ceiling")
    parser.add_argument("--into", type=Path, required=True, metavar="FILE", help="an SVG")
    parser.add_argument("--imagined", type=parse_positive, default=HARD, help="games for a move of the weaker player")
    parser.set_defaults(only=None, variant=None, seats=None, player=None, games=None)
    chosen = parser.parse_args()
    games = join_tables(read_tables(plan_tables(chosen), chosen.results))
    rows = [(game_name(key, Words("en")), rows) for key, rows in games.items() if all(rows)]
    if not rows:
        raise Mistake(f"there is nothing to draw in {chosen.results}")
    chosen.into.write_text(draw_games(rows), encoding="utf-8")


if __name__ == "__main__":
    with end_in_words():
        main()
