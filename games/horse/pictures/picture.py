"""What every part of a picture of The Trojan Horse needs for drawing, and its wooden warriors."""

from __future__ import annotations

from engine.core import UNKNOWN
from games.horse.pictures.ground import LAND, WAVES, grow_grass
from games.horse.rules.cards import HELPER, WARRIORS, Warrior
from games.horse.rules.position import OVER
from games.horse.words.choices import Choices
from games.horse.words.pieces import Pieces
from games.horse.words.table import Table
from pictures.canvas import SMALLEST, Canvas
from pictures.palette import GLAZE, SLIP, mix_colors
from pictures.scene import Scene
from pictures.style import Style

WOOD = ("#a82020", "#ffe878", "#1d4a8f", "#6fb765", "#b9a58c")  # distinct lightness: some confuse red and green
GRAIN = tuple(mix_colors(GLAZE, color, 0.28) for color in WOOD)  # the side of a warrior that lies in the shade
TIMBER, PLANK = "#6b3d1c", "#e3bb80"  # the horse, and the joints between its planks
DEEP, SEA, SWELL, FOAM = "#0f3d5c", "#9ccbd6", "#7fb6c6", "#f4f4e6"  # water, from the open sea to the shore
STREET, COURT, PAVED = "#dcc592", "#f7ecd0", "#fffaea"  # the ground of the city, of a district, and under warriors
ROOF, TILE, SUNNY, SHADY, EAVE = (
    "#a04c2a",
    "#843a1e",
    "#e8bd97",
    "#d9a57c",
    "#b5794f",
)  # tiles, and in the light and the shade
STONE, MASON = "#cdbd97", "#5c4a30"  # the walls of the city, and their edges
LED, KNOWN = "#f6d77d", "#f9e88c"  # under the color that leads, and a treasure that the reader may look at
GROUNDS = (STREET, COURT, PAVED, ROOF, TILE, SUNNY, SHADY, EAVE, STONE, MASON, LED, KNOWN)
STYLE = Style(
    "games.horse.pictures",
    (*WOOD, *GRAIN, TIMBER, PLANK, DEEP, SEA, SWELL, FOAM, *GROUNDS),
    table=LAND,
    speck="#d8bf85",
    texture=grow_grass,
    faint="#5a4320",
    frame="#8c6b3a",
    low="#f5e8c6",
    lit="#fceeb4",
    shaded="#d4bf90",
    band=DEEP,
    title=FOAM,
    trim=SWELL,
    border=WAVES,
    back=TIMBER,
    pattern=PLANK,
    crest="trojan_horse",
)
LETTERS = (SLIP, GLAZE, SLIP, GLAZE, GLAZE)


class Picture:
    """A view, the words for it, and the canvas."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view, self.say = scene, scene.view, scene.words.say
        self.pieces = Pieces(scene.words)
        self.words = Table(self.pieces, scene.view, scene.drawn)
        self.choices = Choices(self.pieces, scene.view, scene.drawn)
        self.canvas = Canvas(STYLE)
        self.over = self.view.phase == OVER

    def warrior(self, warrior: Warrior, x: float, y: float, size: float) -> None:
        """Draw a wooden warrior with its own head and letter; a hidden one has a question mark."""
        unseen = warrior == UNKNOWN
        kind = HELPER if unseen else warrior
        self.canvas.group(x, y, paint_warrior, kind, "?" if unseen else self.letter(kind), size)

    def letter(self, warrior: Warrior) -> str:
        """Return the letter of a color; helpers belong to nobody and have none."""
        return "" if warrior == HELPER else self.pieces.initial(warrior)


def paint_warrior(canvas: Canvas, kind: Warrior, letter: str, size: float) -> None:
    """Draw a warrior turned from wood, lit from the left, with a letter."""
    canvas.emblem(f"piece_{WARRIORS[kind]}", 0, 0, size, WOOD[kind], GLAZE)
    canvas.emblem(f"shade_{WARRIORS[kind]}", 0, 0, size, GRAIN[kind], GLAZE)
    canvas.text(letter, size / 2, size * 0.89, max(SMALLEST, size * 0.46), LETTERS[kind], anchor="middle")
