"""Reference pictures that a person has checked, stored small.

Regenerate them with ``python -m tests.pictures.golden``, and look at each one that changed.
"""

from pathlib import Path

import pyvips

from engine.core import NOBODY
from games.painters import PAINTERS
from terminal.gallery import play_positions, scene_of
from tests.contract.boxes import GAMES

GOLDEN = Path(__file__).parents[1] / "games"
SMALL = 0.5  # pixels per unit


def drawings():
    """Yield a file name and a drawing for a table and a hand of each game, in mid-game."""
    for key, game in GAMES.items():
        painter = PAINTERS[key]
        variant, sizes = next(iter(game.variants.items()))
        plies = sum(1 for _ in play_positions(game, variant, sizes[0]))
        match = next(match for at, match in enumerate(play_positions(game, variant, sizes[0])) if at == plies // 2)
        yield f"{key}/golden/table", painter.table(scene_of(match, NOBODY, "en"))
        yield f"{key}/golden/hand", painter.hand(scene_of(match, match.state.to_act()[0], "fr"))


def small(svg: str):
    return pyvips.Image.svgload_buffer(svg.encode(), scale=SMALL).flatten()


def difference(one, other):
    """Return the mean difference of two small pictures, and the largest of any square of eight pixels."""
    apart = (one - other).abs().bandmean()
    return apart.avg(), apart.shrink(8, 8).max()


if __name__ == "__main__":
    for name, drawing in drawings():
        small(drawing.svg).pngsave(str(GOLDEN / f"{name}.png"))
