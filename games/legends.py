"""The legends of the games whose painters explain their symbols."""

from __future__ import annotations

from games.narrators import game_name
from games.painters import PAINTERS
from pictures.legend import Legend, make_legend
from pictures.style import PLAIN
from words import Words


def legend_of(key: str, words: Words) -> Legend | None:
    """Return the legend of a game, or None if its painter has no symbols to explain."""
    painter = PAINTERS.get(key)
    symbols = getattr(painter, "legend", None)
    if symbols is None:
        return None
    return make_legend(game_name(key, words), getattr(painter, "STYLE", PLAIN), symbols(words), words)
