"""The legends of the games whose painters explain their symbols."""

from __future__ import annotations

from games.names import game_name
from games.painters import PAINTERS
from pictures.legend import Legend, make_legend
from words import Words


def legend_of(key: str, words: Words) -> Legend | None:
    """Return the legend of a game, or None if its painter has no symbols to explain."""
    painter = PAINTERS.get(key)
    symbols = getattr(painter, "legend", None)
    if symbols is None:
        return None
    return make_legend(game_name(key, words), package_of(painter), symbols(words), words)


def package_of(painter: object) -> str:
    """Return the package that has a painter's emblems."""
    return str(getattr(painter, "__package__", None) or type(painter).__module__.rpartition(".")[0])
