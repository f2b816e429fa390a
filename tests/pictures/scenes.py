"""Scenes of random games, for the tests of pictures."""

from engine.chance import Guess
from engine.core import NOBODY
from engine.offer import offer
from games.painters import PAINTERS
from pictures.scene import Scene
from tests.contract.boxes import random_game
from words import Words

NAMES = ("Ada", "Bruno", "Chloé", "Δημήτρης", "W" * 32, "محمد")


def scene(game, state, seat, language="en", news=(), path=()):
    """What a seat (or everybody) sees, and is asked at this point of its move."""
    moves = state.legal(seat) if seat != NOBODY else []
    asked = offer(moves, path) if moves else None
    return Scene(
        game, state.view(seat), dict(enumerate(NAMES)), Words(language), state.to_act(), news,
        asked.settled if asked else (), asked.choices if asked else (),
    )  # fmt: skip


def draw(of):
    """The drawing of a scene: a hand, or the table."""
    painter = PAINTERS[of.game.key]
    return painter.table(of) if of.open else painter.hand(of)


def story(game, variant, seats, seed):
    """Yield the positions of a random game, with the events that led to each and with who acts and moves next."""
    events = []
    for state, seat, move in random_game(game, variant, seats, seed):
        yield state, events, seat
        if move is not None:
            events = before(state, seat, move)


def before(state, seat, move):
    """What a move brings about by another chance: events of the right kinds for a picture."""
    return state.copy().play(seat, move, Guess(5))
