"""What has the look of a game but shows no position: what stands for it where people choose one, and its curves."""

from __future__ import annotations

from collections.abc import Iterable

from games.narrators import game_name
from games.painters import PAINTERS, USUAL
from pictures.plot import Chart, draw_chart
from pictures.style import PLAIN, Style
from pictures.welcome import Panel
from words import Words

EMBLEMS = {"iliad": "hoplite", "delphi": "temple", "olympus": "heracles", "hector": "hector", "horse": "trojan_horse"}


def make_panel(key: str, words: Words) -> Panel:
    """Return how a game is shown to who chooses one."""
    style = find_style(key)
    return Panel(game_name(key, words), style, EMBLEMS.get(key) or style.crest or USUAL)


def make_panels(keys: Iterable[str], words: Words) -> tuple[Panel, ...]:
    """Return how games are shown beside each other."""
    return tuple(make_panel(key, words) for key in keys)


def draw_game_chart(key: str, chart: Chart) -> bytes:
    """Return curves over the moves of a game, in its look, as a PNG."""
    return draw_chart(chart, find_style(key))


def find_style(key: str) -> Style:
    """Return the look of a game, or a plain one for a game without pictures."""
    found: Style = getattr(PAINTERS.get(key), "STYLE", PLAIN)
    return found
