"""Reference pictures that a person has checked, stored small.

Regenerate them with ``python -m tests.pictures.golden``, and look at each one that changed.
"""

from functools import cache
from pathlib import Path

import pyvips

from engine.core import NOBODY
from games.painters import PAINTERS
from terminal.gallery import play_positions, scene_of
from tests.contract.boxes import GAMES

GOLDEN = Path(__file__).parents[1] / "games"
SMALL = 0.5  # pixels per unit


NAMES = [f"{key}/golden/{part}" for key in GAMES for part in ("table", "hand")]  # files, without their suffix


@cache
def draw_golden(name):
    """Return the drawing of a file: the table or a hand of a game, in mid-game."""
    key, _, part = name.split("/")
    match = half_played(key)
    seat, language = (NOBODY, "en") if part == "table" else (match.state.to_act()[0], "fr")
    return getattr(PAINTERS[key], part)(scene_of(match, seat, language))


@cache
def half_played(key):
    game = GAMES[key]
    variant, sizes = next(iter(game.variants.items()))
    plies = sum(1 for _ in play_positions(game, variant, sizes[0]))
    return next(match for at, match in enumerate(play_positions(game, variant, sizes[0])) if at == plies // 2)


def small(svg: str):
    return pyvips.Image.svgload_buffer(svg.encode(), scale=SMALL).flatten()


def difference(one, other):
    """Return the mean difference of two small pictures, and the largest of any square of eight pixels."""
    apart = (one - other).abs().bandmean()
    return apart.avg(), apart.shrink(8, 8).max()


if __name__ == "__main__":
    for name in NAMES:
        small(draw_golden(name).svg).pngsave(str(GOLDEN / f"{name}.png"))
