"""What every part of a picture of Olympus needs for drawing: colors, and the cards' emblems and letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core import Part
from games.olympus.pictures.marks import Marks
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, KINDS, WILD, Colour, Kind
from games.olympus.rules.moves import SPACES, Space
from games.olympus.words.cards import Cards, sort_of
from pictures import pieces
from pictures.canvas import SMALLEST, Canvas
from pictures.palette import BLOOD, GLAZE, GOLD, SLIP, fade_colors
from pictures.scene import Scene
from pictures.style import Border, Style

PAINTS = ("#a02020", "#1d3f7a", "#6fb389", "#f6d24a")  # in the order of COLOURS: red and green differ in lightness
INKS = (SLIP, SLIP, GLAZE, GLAZE)
TINTS = ("#f8e0e0", "#e0e8f8", "#e0f0e0", "#f8f0c8")  # the marble of cards, with a breath of their color
GROUNDS = {"olympus": "#b8d0e8", "delphi": "#e0d0a8", "troy": "#d8b8a0"}  # of zones: sky, light and earth
EMPTIED = {"olympus": "#d0e0f0", "delphi": "#f0e8d0", "troy": "#e8d0c0"}  # spaces hollowed out of the marble
HOLE, PURPLE, PITCH, REST = "#b8a880", "#6b2d80", "#201511", "#d8e0e8"
VEIN_APART = 83  # units from one vein to the next
BENDS = ((37, 9), (22, -5), (41, 14), (29, 1), (18, 12), (47, 4), (33, 15), (26, -3), (54, 8), (35, 13), (44, 11))


def draw_veins(width: int, height: int) -> str:
    """Return the veins of marble: broken lines that fall to the right, each bent in its own way."""
    return "".join(_draw_vein(at, width, height) for at in range(-2, height // VEIN_APART + 1))


def _draw_vein(at: int, width: int, height: int) -> str:
    """Return a vein, piece by piece, without those above the table or below it."""
    x, y, parts = 0, at * VEIN_APART, []
    for turn in range(len(BENDS)):
        right, down = BENDS[(turn + 4 * at) % len(BENDS)]
        if 0 <= y < height and x + right <= width:
            parts.append(f"M{x} {y}l{right} {down}")
        x, y = x + right, y + down
    return "".join(parts)


EGG_AND_DART = Border(  # 13.8 units: the last turn ends at the edge of the picture
    13.8,
    line="v3l1.4 3.4l3.2 1.8l3.2 -1.8l1.4 -3.4v-3M11.5 1.5v7.5",
    fill="m1.9 0h5.4v2.6l-1 2.5l-1.7 1l-1.7 -1l-1 -2.5z",
)
STYLE = Style(
    "games.olympus.pictures",
    (*PAINTS, *TINTS, *fade_colors((*PAINTS, *TINTS), REST), *GROUNDS.values(), *EMPTIED.values(), HOLE, PURPLE, PITCH),
    table="#f0f0f8",
    speck="#dde4f0",
    texture=draw_veins,
    ink="#131d30",
    faint="#3c4a63",
    frame="#8492a8",
    low=REST,
    lit="#f8f0d0",
    shaded="#c3cbd6",
    band="#142a54",
    trim=GOLD,
    border=EGG_AND_DART,
    back="#23467f",
    pattern="#b9c9e2",
    crest="olympus",
)
BAND = 18
METOPE = 38  # the width of the colored field with the figure of a unit


def emblem_of(kind: Kind) -> str:
    """Return the emblem of a card: what a hero is known by, the shield of a people, the sort of equipment."""
    return sort_of(kind) if kind >= FIRST_EQUIPMENT else KINDS[kind]


@dataclass(frozen=True, slots=True)
class Hue:
    """The color of a card with its letters; whether it pays any color."""

    colour: Colour
    letters: str
    wild: bool


class Picture:
    """A canvas, the view to draw, and the small parts of cards."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.view = scene, scene.view
        self.cards = Cards(scene.game, scene.words)  # type: ignore[arg-type]
        self.sheet = self.cards.sheet
        self.marks = Marks(scene.view, scene.marked)
        self.canvas = Canvas(STYLE)
        self.say = scene.words.say

    @cached_property
    def asked(self) -> dict[Part, int]:
        """The number of each choice by its first part, without the rest of its parts."""
        return {parts[0]: number for number, parts in enumerate(self.scene.choices, 1)}

    @cached_property
    def new(self) -> set[Kind]:
        """The cards that have just come to the reader's hand; after the deal, when all are new, none."""
        hand = set(self.view.hand)
        came = hand & {kind for seat, kind in self.marks.taken if seat == self.view.seat}
        return came if came != hand else set()

    @property
    def verbs(self) -> set[str]:
        """The kinds of parts to choose now."""
        return {verb for verb, _ in self.asked}

    def number(self, verbs: Sequence[str], value: int) -> int:
        """Return the number of the choice that selects a value with one of these verbs, or 0."""
        return next((self.asked[verb, value] for verb in verbs if (verb, value) in self.asked), 0)

    def laid(self, space: Space) -> int:
        """Return the number of the choice that plays the only card on a space, or 0."""
        return next((at for (verb, laid), at in self.asked.items() if verb == "lay" and laid % len(SPACES) == space), 0)

    def ground(self, kind: Kind) -> str:
        """Return the background of a card."""
        return SLIP if self.sheet.pays[kind] == WILD else TINTS[self.sheet.colour[kind]]

    def letters(self, kind: Kind) -> str:
        """Return a card's color as a letter, with a star if it pays any color."""
        wild = "*" if self.sheet.pays[kind] == WILD else ""
        return self.cards.letter(self.sheet.colour[kind]) + wild

    def band(self, kind: Kind, x: float, y: float) -> None:
        """Draw the color of a card with its letter."""
        self.canvas.group(x, y, paint_band, self.hue(kind))

    def hue(self, kind: Kind) -> Hue:
        """Return the color of a card."""
        return Hue(self.sheet.colour[kind], self.letters(kind), self.sheet.pays[kind] == WILD)

    def letter(self, colour: Colour, x: float, y: float, size: float = 14) -> None:
        """Draw a color as a small square with its letter."""
        self.canvas.group(x, y, paint_letter, colour, self.cards.letter(colour), size)

    def marker(self, colour: Colour, x: float, y: float, radius: float = 8.5) -> None:
        """Draw a color marker, centered on a point."""
        pieces.paint_disc(self.canvas, self.cards.letter(colour), x, y, radius, PAINTS[colour], INKS[colour])
        if colour in self.marks.colours:
            pieces.mark_fresh(self.canvas, x - radius, y - radius, 2 * radius, 2 * radius, radius + 1)

    def wounds(self, number: int, x: float, y: float) -> None:
        """Draw a drop of blood with the number of wounds."""
        self.canvas.group(x, y, wounds, number)

    def figure(self, emblem: str, words: str, x: float, y: float, ground: str, size: float = 16) -> float:
        """Draw an emblem with a number beside it; return where the number ends."""
        return paint_figure(self.canvas, emblem, words, x, y, ground, size)


def shape(canvas: Canvas, colour: Colour, x: float, y: float) -> None:
    """Draw the shape of a color, centered on a point: triangle, square, circle or diamond."""
    canvas.path(SHAPES[colour], INKS[colour], x=x, y=y)


def paint_band(canvas: Canvas, hue: Hue) -> None:
    """Draw the color of a card as a field with its letter."""
    canvas.rect(0, 0, BAND, BAND, PAINTS[hue.colour], corner=3, line=GOLD if hue.wild else GLAZE)
    canvas.text(hue.letters, BAND / 2, 14, 13.5, INKS[hue.colour], anchor="middle")


def paint_metope(canvas: Canvas, hue: Hue, emblem: str, wide: float, high: float) -> None:
    """Draw the figure of a card in relief on its color, with the letter and the shape of the color.

    A high field has them below the figure, a wide one beside it.
    """
    ink, paint = INKS[hue.colour], PAINTS[hue.colour]
    canvas.rect(0, 0, wide, high, paint, corner=4, line=GLAZE)
    if high > wide:
        size = min(wide - 4, high - 15)
        canvas.emblem(emblem, (wide - size) / 2, 2, size, ink, paint)
        _name_color(canvas, hue, 8.5, high - 3.5, wide - 8.5, high - 8)
    else:
        canvas.emblem(emblem, 3, 2.5, high - 5, ink, paint)
        _name_color(canvas, hue, wide - 9.5, 14.5, wide - 9.5, high - 10)


def _name_color(canvas: Canvas, hue: Hue, x: float, y: float, beside: float, middle: float) -> None:
    """Write the letters of a color, and draw its shape, or all colors if the card pays any."""
    canvas.text(hue.letters, x, y, SMALLEST, INKS[hue.colour], anchor="middle", most=16, tight=True)
    if not hue.wild:
        shape(canvas, hue.colour, beside, middle)
        return
    for at, paint in enumerate(PAINTS):
        canvas.rect(beside - 5 + at % 2 * 5.5, middle - 5.5 + at // 2 * 5.5, 5.5, 5.5, paint, line=SLIP, thick=0.8)


def paint_letter(canvas: Canvas, colour: Colour, words: str, size: float) -> None:
    """Draw a color as a small square with its letter."""
    canvas.rect(0, 0, size, size, PAINTS[colour], corner=2.5, line=GLAZE, thick=0.8)
    canvas.text(words, size / 2, size - 2.3, SMALLEST, INKS[colour], anchor="middle")


def wounds(canvas: Canvas, number: int) -> None:
    """Draw a drop of blood with a number."""
    canvas.emblem("wound", 0, 0, 21, BLOOD, BLOOD)
    canvas.text(str(number), 10.5, 17, SMALLEST, SLIP, anchor="middle")


def paint_figure(canvas: Canvas, emblem: str, words: str, x: float, y: float, ground: str, size: float) -> float:
    """Draw an emblem with a number beside it; return where the number ends."""
    canvas.emblem(emblem, x, y, size, GLAZE, ground)
    return x + size + 2 + canvas.text(words, x + size + 2, y + size * 0.85, size)


SHAPES = (
    "M0 -6l6 10h-12z",
    "M-4.5 -4.5h9v9h-9z",
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
    "M0 -6.5l5 6.5l-5 6.5l-5 -6.5z",
)
assert len(SHAPES) == len(PAINTS) == len(COLOURS)
