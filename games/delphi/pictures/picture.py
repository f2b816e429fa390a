"""What every part of a picture of Delphi needs for drawing."""

from __future__ import annotations

from games.delphi.pictures.faces import STYLE, Faces
from games.delphi.words.cards import Cards
from games.delphi.words.table import Table
from pictures.canvas import Canvas
from pictures.scene import Scene

SMALL, TALL, GAP = 36, 41, 4  # a card in a row, and the gap between cards


class Picture:
    """A view, the words and faces for it, and the canvas."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view, self.say = scene, scene.view, scene.words.say
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.faces = Faces(self.cards)
        self.words = Table(self.cards, scene.view, scene.drawn)
        self.canvas = Canvas(STYLE)
