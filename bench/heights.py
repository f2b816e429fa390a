"""How tall the pictures of hands and tables are, over a game of the greedy player at every table.

Heights are in units: a picture is 400 units wide, and a phone of 390 pixels shows some 800 units of height at once.

    uv run --group bench python -m bench.heights [--only KEY]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from engine.core import NOBODY, Game, tables_of
from games.catalog import BOXES, load_catalog
from games.painters import PAINTERS
from terminal.ending import end_in_words
from terminal.gallery import play_positions, scene_of
from terminal.progress import show_progress

EVERY = 3  # plies between two pictures


def list_heights(game: Game, variant: str, seats: int) -> Iterator[tuple[int, int]]:
    """Yield the heights of the hand of the player to act, and of the table."""
    painter = PAINTERS[game.key]
    for match in play_positions(game, variant, seats):
        acting = match.state.to_act()
        if acting and match.ply % EVERY == 0:
            hand, table = (scene_of(match, seat, "en") for seat in (acting[0], NOBODY))
            yield painter.hand(hand).height, painter.table(table).height


def format_heights(found: Sequence[int]) -> str:
    """Return the median, the height that one in ten exceeds, and the tallest."""
    order = sorted(found)
    return " ".join(f"{order[int(part * (len(order) - 1))]:5}" for part in (0.5, 0.9, 1.0))


def main() -> None:
    """Print a line for every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    only = parser.parse_args().only
    print(f"{'':22}{'hand':>6} (p50, p90, most){'table':>8} (p50, p90, most)")
    painted = [game for key, game in load_catalog().items() if key in PAINTERS and only in (None, key)]
    sizes = [(game, *table) for game in painted for table in tables_of(game)]
    for game, variant, seats in show_progress(sizes, len(sizes), "tables"):
        hands, tables = zip(*list_heights(game, variant, seats), strict=True)
        print(f"{game.key} {variant} {seats}".ljust(22), format_heights(hands), "  ", format_heights(tables))


if __name__ == "__main__":
    with end_in_words():
        main()
