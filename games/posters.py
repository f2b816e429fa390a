"""What stands for each game where people choose one: its name, its look and an emblem."""

from __future__ import annotations

from collections.abc import Iterable

from games.narrators import game_name
from games.painters import PAINTERS
from pictures.style import PLAIN
from pictures.welcome import Panel
from words import Words

EMBLEMS = {"iliad": "hoplite", "delphi": "temple", "olympus": "heracles", "hector": "hector", "horse": "trojan_horse"}
USUAL = "helmet"  # for a game from outside whose cards have no crest


def make_panel(key: str, words: Words) -> Panel:
    """Return how a game is shown to who chooses one."""
    style = getattr(PAINTERS.get(key), "STYLE", PLAIN)
    return Panel(game_name(key, words), style, EMBLEMS.get(key) or style.crest or USUAL)


def make_panels(keys: Iterable[str], words: Words) -> tuple[Panel, ...]:
    """Return how games are shown beside each other."""
    return tuple(make_panel(key, words) for key in keys)
