"""What every part of a picture of Olympus needs for drawing: colors, and the cards' emblems and letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.core import Part
from games.olympus.pictures.marks import Marks
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, FIRST_SOLDIER, KINDS, WILD, Colour, Kind
from games.olympus.rules.moves import SPACES, Space
from games.olympus.words.cards import Cards, sort_of
from pictures import pieces
from pictures.canvas import SMALLEST, Canvas
from pictures.palette import BLOOD, GLAZE, LOW, SHADE, SLIP, fade_colors, mix_colors
from pictures.scene import Scene
from pictures.style import Style

PAINTS = ("#a02020", "#1d3f7a", "#6fb389", "#f6d24a")  # in the order of COLOURS: red and green differ in lightness
INKS = (SLIP, SLIP, GLAZE, GLAZE)
TINTS = ("#f6ddd3", "#d9e0ec", "#d8ebdd", "#faf0c2")  # the backgrounds of cards
GROUNDS = {"olympus": "#d5d3c6", "delphi": "#dcbf8f", "troy": "#cf9070"}  # of zones
EMPTIED = {zone: (mix_colors(LOW, ground, 0.55), mix_colors(SHADE, ground, 0.55)) for zone, ground in GROUNDS.items()}
HOLE, PURPLE, PITCH = "#c9a875", "#6b2d80", "#201511"
MIXED = (color for pair in EMPTIED.values() for color in pair)
STYLE = Style(
    "games.olympus.pictures",
    (*PAINTS, *TINTS, *fade_colors((*PAINTS, *TINTS)), *GROUNDS.values(), *MIXED, HOLE, PURPLE, PITCH),
)
BAND = 18
STRIPE = 4.6  # the height of a stripe on a multicolor card's band
LIKENESS = {  # heroes drawn by something that others are drawn by too; the others have an emblem of their name
    "orpheus": "apollo", "cassandra": "oracle", "philoctetes": "archer", "teucer": "archer", "midas": "coin",
    "pandora": "amphora", "castor": "horse_piece",
}  # fmt: skip


def emblem_of(kind: Kind) -> str:
    """Return the emblem of a card: one for soldiers, one for each sort of equipment, and what a hero is known by."""
    if kind >= FIRST_EQUIPMENT:
        return sort_of(kind)
    return "levy" if kind >= FIRST_SOLDIER else LIKENESS.get(KINDS[kind], KINDS[kind])


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
        self.marks = Marks(scene.view, scene.news)
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

    def band(self, kind: Kind, x: float, y: float, high: float = BAND) -> None:
        """Draw the band of a card: its letter and, if it is high, the symbol of its color."""
        self.canvas.group(x, y, paint_band, self.hue(kind), high)

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


def paint_band(canvas: Canvas, hue: Hue, high: float) -> None:
    """Draw the band of a card."""
    canvas.rect(0, 0, BAND, high, PAINTS[hue.colour], corner=4, line=GLAZE)
    canvas.text(hue.letters, BAND / 2, 14.5, 13.5, INKS[hue.colour], anchor="middle")
    if high > BAND:
        sign(canvas, hue, high)


def sign(canvas: Canvas, hue: Hue, foot: float) -> None:
    """Draw the shape of a card's color at the bottom of its band, or a stripe of each color if it pays any."""
    if not hue.wild:
        shape(canvas, hue.colour, BAND / 2, foot - 12)
        return
    for at, paint in enumerate(PAINTS):
        canvas.rect(0.5, foot - 4 - (4 - at) * STRIPE, BAND - 1, STRIPE, paint)


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
