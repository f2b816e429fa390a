"""What the contract tests must know of each game beyond the contract.

Each game's ``box`` says where its cards are and how many were printed (``census``), what can have
come about (``possible``), how to exchange what a seat cannot see (``swap``), and what must occur in
random play (``wanted``) and does in an event (``happened``). Its ``wins``, if it has that file,
are positions in which a good player must find the move.
"""

from importlib import import_module
from importlib.util import find_spec

from engine.contract import random_game
from games.shelf import shelf

GAMES = shelf()
BOXES = {key: import_module(f"tests.games.{key}.box") for key in GAMES}
TABLES = [
    (game, variant, seats) for game in GAMES.values() for variant, sizes in game.variants.items() for seats in sizes
]


def wins():
    """Yield the key of a game, what a position is about, the position, who moves, and the moves that win."""
    for key in GAMES:
        if find_spec(f"tests.games.{key}.wins"):
            for win in import_module(f"tests.games.{key}.wins").wins():
                yield key, *win


__all__ = ["BOXES", "GAMES", "TABLES", "random_game", "wins"]
