"""Draw whether the chances that people are told come true, a panel for each game, from the results of a calibration.

    uv run python -m bench.calibration_plot --results FILE --into docs/pictures/calibration.svg

A dot stands for all positions that were said to be won with about the same chance: it is as far right as what was
said on average, and as high as what part of them was won. If all chances came true, all dots would lie on the
diagonal. A bar covers two standard errors to each side. Positions of one game win or lose together, so the error is
reckoned by games. The table of docs/players.md, which has the same numbers, is printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from bench.calibration import IMAGINED, Forecast, bin_forecasts
from bench.paper import MARK, PALE, WIDE, draw_paper, draw_text
from engine.core import Game
from games.catalog import load_catalog
from games.narrators import game_name
from tables.review.chances import calibrate_chance
from terminal.arguments import parse_positive
from terminal.ending import Mistake, end_in_words
from terminal.json_lines import read_lines
from words import Words

Told = Sequence[Forecast]  # the forecasts of one game that was played
Dot = tuple[float, float, float]  # what was said on average, what part was won, and the standard error of that
Panel = tuple[str, int, Sequence[Dot]]  # a title, a number of games, and the dots

PANEL, LEFT, TOP, LINE = 138, 46, 34, 200  # units of the picture
HOW = ("On the diagonal,", "a chance came true:", "of positions said to", "be won at 70%,", "70% were won.")


def told_of(game: Game, results: Sequence[Mapping[str, Any]], imagined: int) -> list[Told]:
    """Return the forecasts of each match of a game, as people are told them, made with so many imagined games."""
    found: list[Told] = []
    for line in results:
        key, variant, seats, effort = line["table"].split()
        if (key, int(effort)) == (game.key, imagined):
            sides = game.sides(int(seats), game.options(int(seats), {"variant": variant}))
            found.append([(calibrate_chance(game, chance, sides), won) for chance, won in line["told"]])
    return found


def list_dots(games: Sequence[Told]) -> list[Dot]:
    """Return a dot for each bin that has positions."""
    return [make_dot(found) for found in zip(*map(bin_forecasts, games), strict=True) if any(found)]


def make_dot(games: Sequence[Told]) -> Dot:
    """Return the dot of one bin, whose positions are given by game."""
    some = [each for told in games for each in told]
    said, came = (sum(column) / len(some) for column in zip(*some, strict=True))
    off = [sum([won - came for _, won in told]) for told in games]
    return said, came, sqrt(sum([each * each for each in off])) / len(some)


def draw_panels(panels: Sequence[Panel]) -> str:
    """Return the panels as an SVG, two in a row, and how to read them."""
    rows = -(-(len(panels) + 1) // 2)
    parts = [
        part
        for at, (title, games, found) in enumerate(panels)
        for part in draw_panel(*locate_panel(at), title, games, found)
    ]
    return draw_paper(rows * LINE + 22, [*parts, *draw_explanation(*locate_panel(len(panels)))])


def locate_panel(at: int) -> tuple[float, float]:
    """Return the left and upper end of a panel's axes."""
    return LEFT + at % 2 * (WIDE / 2 - 2), TOP + at // 2 * LINE


def draw_panel(x: float, y: float, title: str, games: int, found: Sequence[Dot]) -> Iterator[str]:
    """Yield the parts of a panel."""
    yield draw_text(x + PANEL / 2, y - 12, title, "middle", weight="bold")
    yield f'<rect x="{x}" y="{y}" width="{PANEL}" height="{PANEL}" fill="#fff" stroke="{PALE}"/>'
    yield f'<path d="M{x} {y + PANEL}L{x + PANEL} {y}" stroke="{PALE}" stroke-width="2" stroke-dasharray="5 4"/>'
    for part in (0, 0.5, 1):
        yield draw_text(x - 6, y + PANEL * (1 - part) + 5, f"{part:.0%}", "end")
        yield draw_text(x + PANEL * part, y + PANEL + 17, f"{part:.0%}", "end" if part == 1 else "middle")
    yield draw_text(x + PANEL - 6, y + PANEL - 8, f"{games} games", "end")
    for each in found:
        yield from draw_dot(x, y, *each)


def draw_dot(x: float, y: float, said: float, came: float, error: float) -> Iterator[str]:
    """Yield a dot with its bar."""
    across = x + PANEL * said
    high, low = (y + PANEL * (1 - max(0.0, min(1.0, came + 2 * side * error))) for side in (1, -1))
    yield f'<path d="M{across:.1f} {high:.1f}V{low:.1f}" stroke="{MARK}" stroke-width="2"/>'
    yield f'<circle cx="{across:.1f}" cy="{y + PANEL * (1 - came):.1f}" r="5" fill="{MARK}"/>'


def draw_explanation(x: float, y: float) -> Iterator[str]:
    """Yield the lines that say how to read the panels."""
    yield draw_text(x - 10, y + 16, "→ said to be won", "start", weight="bold")
    yield draw_text(x - 10, y + 34, "↑ was won", "start", weight="bold")
    yield from (draw_text(x - 10, y + 60 + 18 * at, line, "start") for at, line in enumerate(HOW))


def format_dots(title: str, games: int, found: Sequence[Dot]) -> str:
    """Return a row of the table of docs/players.md."""
    return f"| {' | '.join([title, str(games), *[f'{said:.0%} → {came:.0%}' for said, came, _ in found]])} |"


def main() -> None:
    """Draw the picture, and print its numbers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, required=True, metavar="FILE", help="made by bench.calibration")
    parser.add_argument("--into", type=Path, required=True, metavar="FILE", help="an SVG")
    parser.add_argument("--imagined", type=parse_positive, default=IMAGINED, help="games for a position")
    chosen = parser.parse_args()
    results = list(read_lines(chosen.results, "table"))
    played = {key: told_of(game, results, chosen.imagined) for key, game in load_catalog().items()}
    panels = [(game_name(key, Words("en")), len(games), list_dots(games)) for key, games in played.items() if games]
    if not panels:
        raise Mistake(f"there is nothing to draw in {chosen.results}")
    chosen.into.write_text(draw_panels(panels), encoding="utf-8")
    print("\n".join(format_dots(*each) for each in panels))


if __name__ == "__main__":
    with end_in_words():
        main()
