"""Scenes of random games, for the tests of pictures."""

from engine.chance import Guess
from engine.choices import make_offer
from engine.core import NOBODY
from games.painters import PAINTERS
from pictures.scene import Scene
from tests.contract.boxes import random_game
from words import Words

NAMES = ("Ada", "Bruno", "Chloé", "Δημήτρης", "W" * 32, "محمد")


def scene(game, state, seat, language="en", news=(), path=()):
    """Return what a seat (or everybody) sees, with its choices at this point of its move."""
    moves = state.legal(seat) if seat != NOBODY else []
    asked = make_offer(moves, path) if moves else None
    return Scene(
        game, state.view(seat), dict(enumerate(NAMES)), Words(language), state.to_act(), news,
        asked.settled if asked else (), asked.choices if asked else (),
    )  # fmt: skip


def draw(of):
    """Return the drawing of a scene: the table if it is public, otherwise the hand."""
    painter = PAINTERS[of.game.key]
    return painter.table(of) if of.open else painter.hand(of)


def story(game, variant, seats, seed):
    """Yield the positions of a random game, with the events that led to each and the seat that moves next."""
    events = []
    for state, seat, move in random_game(game, variant, seats, seed):
        yield state, events, seat
        if move is not None:
            events = before(state, seat, move)


def before(state, seat, move):
    """Return what a move causes with different chance; the kinds of events are right for a picture."""
    return state.copy().play(seat, move, Guess(5))
