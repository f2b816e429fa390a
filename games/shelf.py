"""The games by key. A new game is listed here and nowhere else in the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engine.core import Game
from engine.games.delphi import Delphi
from engine.games.hector import Hector
from engine.games.horse import Horse
from engine.games.iliad import Iliad
from engine.games.olympus import Olympus


class Box(Protocol):
    """A game that comes with its own cards, and can be played with the owner's."""

    def __call__(self) -> Game:
        """Return the game with the cards it comes with."""
        ...

    def with_cards(self, text: str, where: str) -> Game:
        """Return the game with the cards of a file; ``where`` is its name in errors."""
        ...


BOXES: dict[str, Box] = {
    "iliad": Iliad,
    "delphi": Delphi,
    "olympus": Olympus,
    "hector": Hector,
    "horse": Horse,
}


def shelf(cards: Mapping[str, tuple[str, str]] | None = None) -> dict[str, Game]:
    """Return the games; ``cards`` has, by key, the text and name of the owner's card files.

    Raises:
        CardError: such a file cannot be played with.
    """
    owned = cards or {}
    return {key: box.with_cards(*owned[key]) if key in owned else box() for key, box in BOXES.items()}
