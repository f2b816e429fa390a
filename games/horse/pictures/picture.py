"""What every part of a picture of The Trojan Horse needs for drawing, and its wooden warriors."""

from __future__ import annotations

from engine.core import UNKNOWN
from games.horse.rules.cards import HELPER, WARRIORS, Warrior
from games.horse.rules.position import OVER
from games.horse.words.choices import Choices
from games.horse.words.pieces import Pieces
from games.horse.words.table import Table
from pictures.canvas import SMALLEST, Canvas
from pictures.palette import GLAZE, SLIP
from pictures.scene import Scene
from pictures.style import Style

WOOD = ("#a82020", "#ffe878", "#1d4a8f", "#6fb765", "#b9a58c")  # distinct lightness: some confuse red and green
STONE, LED, KNOWN, SEA = "#f3dcb8", "#f6d77d", "#f9e88c", "#bcd8e6"  # backgrounds
STYLE = Style("games.horse.pictures", (*WOOD, STONE, LED, KNOWN, SEA))
LETTERS = (SLIP, GLAZE, SLIP, GLAZE, GLAZE)


class Picture:
    """A view, the words for it, and the canvas."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view, self.say = scene, scene.view, scene.words.say
        self.pieces = Pieces(scene.words)
        self.words = Table(self.pieces, scene.view, scene.names)
        self.choices = Choices(self.pieces, scene.view, scene.names)
        self.canvas = Canvas(STYLE)
        self.over = self.view.phase == OVER

    def warrior(self, warrior: Warrior, x: float, y: float, size: float) -> None:
        """Draw a wooden warrior with its own head and letter; a hidden one has a question mark."""
        unseen = warrior == UNKNOWN
        kind = HELPER if unseen else warrior
        self.canvas.group(x, y, wooden, kind, "?" if unseen else self.letter(kind), size)

    def letter(self, warrior: Warrior) -> str:
        """Return the letter of a color; helpers belong to nobody and have none."""
        return "" if warrior == HELPER else self.pieces.initial(warrior)


def wooden(canvas: Canvas, kind: Warrior, letter: str, size: float) -> None:
    """Draw a wooden warrior with a letter."""
    canvas.emblem(f"piece_{WARRIORS[kind]}", 0, 0, size, WOOD[kind], GLAZE)
    canvas.text(letter, size / 2, size * 0.91, max(SMALLEST, size * 0.46), LETTERS[kind], anchor="middle")
