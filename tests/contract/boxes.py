"""What the contract tests need to know about each game beyond the contract.

Each game's ``box`` says where its cards are and how many were printed (``census``), what can have
come about (``possible``), how to exchange what a seat cannot see (``swap``), and what must occur in
random play (``wanted``) and does in an event (``happened``). Its ``wins``, if it has that file,
are positions in which a good player must find the move. A game of many moves says in ``FREE_UNDOS`` and
``REFUSED_UNDOS`` how many undos its random games must have of each kind; any other needs one.
"""

from importlib import import_module
from importlib.util import find_spec

from engine.choices import make_offer
from engine.contract import random_game
from games import GAMES as OURS
from games.catalog import BOXES as CATALOG
from games.catalog import load_catalog

GAMES = {key: game for key, game in load_catalog().items() if key in OURS}  # whatever else is installed
RULES = {key: CATALOG[key] for key in GAMES}
BOXES = {key: import_module(f"tests.games.{key}.box") for key in GAMES}
TABLES = [
    (game, variant, seats) for game in GAMES.values() for variant, sizes in game.variants.items() for seats in sizes
]


def wins():
    """Yield a game's key, a description, the position, the seat to move, and the winning moves."""
    for key in GAMES:
        if find_spec(f"tests.games.{key}.wins"):
            for win in import_module(f"tests.games.{key}.wins").wins():
                yield key, *win


def questions(moves):
    """Yield every question that these moves can lead to, breadth first; the last of each path has no choices."""
    paths = [()]
    for path in paths:
        asked = make_offer(moves, path)
        yield asked
        paths += [(*path, at) for at in range(len(asked.choices))]


__all__ = ["BOXES", "GAMES", "RULES", "TABLES", "questions", "random_game", "wins"]
