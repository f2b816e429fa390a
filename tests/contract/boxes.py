"""What the contract tests must know of each game beyond the contract.

Each game's ``box`` says where its cards are and how many were printed (``census``), what can have
come about (``possible``), how to exchange what a seat cannot see (``swap``), and what must occur in
random play (``wanted``) and does in an event (``happened``).
"""

from importlib import import_module

from engine.chance import Guess
from engine.core import NOBODY
from engine.shelf import shelf

GAMES = shelf()
BOXES = {key: import_module(f"tests.games.{key}.box") for key in GAMES}
TABLES = [
    (game, variant, seats) for game in GAMES.values() for variant, sizes in game.variants.items() for seats in sizes
]


def random_game(game, variant, seats, seed):
    """Yield every position of one random game, the last one over, with the seat and move that follow."""
    chance = Guess(seed)
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    while state.to_act():
        free = [seat for seat in range(seats) if state.legal(seat)]
        seat = free[chance.below(len(free))]
        moves = state.legal(seat)
        move = moves[chance.below(len(moves))]
        yield state, seat, move
        state = state.copy()
        state.play(seat, move, chance)
    yield state, NOBODY, None
