"""What every part of a picture of Delphi needs for drawing."""

from __future__ import annotations

from dataclasses import dataclass

from games.delphi.pictures.faces import STYLE, Faces
from games.delphi.words.cards import Cards
from games.delphi.words.table import Table
from pictures.canvas import Canvas
from pictures.pieces import WHOLE
from pictures.scene import Scene

GAP = 4  # between cards


@dataclass(frozen=True, slots=True)
class Area:
    """Where a player's plate is; on half a plate, cards are small and bear no names."""

    x: float
    wide: float

    @property
    def whole(self) -> bool:
        return self.wide == WHOLE

    @property
    def card(self) -> tuple[int, int]:
        """The size of a card in a row."""
        return (36, 41) if self.whole else (26, 35)

    @property
    def left(self) -> float:
        """Where a row begins, to the right of its value."""
        return self.x + (65 if self.whole else 44)

    @property
    def right(self) -> float:
        """Where a row ends."""
        return self.x + self.wide - 5

    @property
    def across(self) -> int:
        """How many cards a line has room for."""
        return int((self.right - self.left + GAP) // (self.card[0] + GAP))

    def spot(self, at: int, y: float) -> tuple[float, float]:
        """Return the position of a card in a row whose first line begins at ``y``."""
        wide, high = self.card
        return self.left + at % self.across * (wide + GAP), y + at // self.across * (high + GAP)


class Picture:
    """A view, the words and faces for it, and the canvas."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view, self.say = scene, scene.view, scene.words.say
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.faces = Faces(self.cards)
        self.words = Table(self.cards, scene.view, scene.drawn)
        self.canvas = Canvas(STYLE)
