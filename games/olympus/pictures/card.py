"""A card of Olympus with its full text, at any width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from games.olympus.pictures.picture import Hue, Picture, emblem_of, paint_figure, paint_letter, paint_metope
from games.olympus.rules.cards import FIRST_EQUIPMENT, Colour, Kind
from pictures import pieces
from pictures.canvas import SMALLEST, Canvas
from pictures.palette import GLAZE, GOLD, LEAF
from pictures.typeface import load_label_face

HEAD = 34  # the height of a card above its text
FIELD = 52  # the width of its colored field
LINE = 13.5  # from one line of a power to the next
SIGN = 16  # the room for the sign of a power that works when the card is played
SQUEEZED = 0.86  # how much narrower a long line may be
TIMES = "\N{MULTIPLICATION SIGN}"
Wording = Literal["whole", "brief", "none"]


class Card:
    """One card, or several identical ones; ``high`` is its height."""

    def __init__(self, picture: Picture, kind: Kind, wide: float, count: int = 1, words: Wording = "whole") -> None:
        self.picture, self.kind, self.wide, self.count = picture, kind, wide, count
        self.canvas, self.sheet = picture.canvas, picture.sheet
        self.lines = self.power(words) if words != "none" and self.sheet.power[kind] else []
        self.high = HEAD + len(self.lines) * LINE + (4 if self.lines else 0)

    def power(self, words: Wording) -> list[str]:
        """Return the lines of what the power does; a sign says that it works when played, words say another time."""
        when, cards = self.sheet.power[self.kind], self.picture.cards
        if when == "play":
            return wrap_after_sign(cards.power(self.kind), (self.wide - 12) / SQUEEZED)
        whole = self.picture.say("olympus-when", when=when, power=cards.power(self.kind))
        said = (cards.brief_power(self.kind) if words == "brief" else "") or whole
        return load_label_face().wrapped(said, SMALLEST, (self.wide - 12) / SQUEEZED)

    def draw(self, x: float, y: float, numbers: Sequence[int]) -> None:
        """Draw the card with the numbers of the choices that select it; 0 draws nothing."""
        self.canvas.group(x, y, whole, self.text())
        if self.kind in self.picture.new:
            pieces.mark_fresh(self.canvas, x, y, self.wide, self.high)
        for at, number in enumerate(filter(None, numbers)):
            pieces.mark_choice(self.canvas, number, x + self.wide - 12 - at * 22, y + 6)

    def text(self) -> Text:
        """Return all that is on the card."""
        picture, sheet, kind = self.picture, self.sheet, self.kind
        sign = "+" if kind >= FIRST_EQUIPMENT else ""
        return Text(
            self.wide,
            self.high,
            emblem_of(kind),
            picture.ground(kind),
            picture.hue(kind),
            picture.cards.name(kind) + (f" {TIMES}{self.count}" if self.count > 1 else ""),
            (f"{sign}{sheet.strength[kind]}", f"{sign}{sheet.health[kind]}"),
            tuple((colour, picture.cards.letter(colour)) for colour in self.owed()),
            picture.say("olympus-picture-free"),
            tuple(self.lines),
            self.sheet.power[kind] == "play",
        )

    def owed(self) -> list[Colour]:
        """Return the color of each card or marker to pay."""
        return [colour for colour, number in enumerate(self.sheet.cost[self.kind]) for _ in range(number)]


def wrap_after_sign(words: str, wide: float) -> list[str]:
    """Return lines of which the first begins after a sign."""
    face = load_label_face()
    first = face.wrapped(words, SMALLEST, wide - SIGN / SQUEEZED)[0]
    rest = words.removeprefix(first).strip()
    return [first, *(face.wrapped(rest, SMALLEST, wide) if rest else ())]


@dataclass(frozen=True, slots=True)
class Text:
    """All that is on a card, in the reader's language."""

    wide: float
    high: float
    emblem: str
    ground: str
    hue: Hue
    name: str
    figures: tuple[str, str]
    cost: tuple[tuple[Colour, str], ...]
    free: str
    lines: tuple[str, ...]
    played: bool


def whole(canvas: Canvas, its: Text) -> None:
    """Draw a card."""
    canvas.rect(0, 0, its.wide, its.high, its.ground, corner=5, line=GLAZE, thick=1.2)
    canvas.group(0, 0, paint_metope, its.hue, its.emblem, FIELD, HEAD)
    head(canvas, its, FIELD + 6)
    if its.lines:
        canvas.path(f"M{FIELD + 6} 0H{its.wide - 6}", y=HEAD - 0.5, line=GOLD, thick=1.6)
    if its.lines and its.played:
        canvas.emblem("played", 5, HEAD + 2, 13, canvas.style.faint, its.ground)
    for at, line in enumerate(its.lines):
        left = 6 + SIGN * (its.played and not at)
        canvas.text(line, left, HEAD + 12.5 + at * LINE, SMALLEST, most=its.wide - 6 - left, tight=True)


def head(canvas: Canvas, its: Text, x: float) -> None:
    """Draw the name, with strength and health below it and the cost at the right."""
    canvas.text(its.name, x, 15, 14.5, most=its.wide - x - 25, tight=True)
    strength, health = its.figures
    x = paint_figure(canvas, "spear", strength, x, 18.5, its.ground, 14.5)
    paint_figure(canvas, "heart", health, x + 6, 18.5, its.ground, 14.5)
    price(canvas, its, its.wide - 4)


def price(canvas: Canvas, its: Text, right: float) -> None:
    """Draw a letter for each card or marker to pay."""
    for at, (colour, words) in enumerate(reversed(its.cost)):
        canvas.group(right - 14 - at * 15.5, 18.5, paint_letter, colour, words, 14)
    if not its.cost:
        canvas.text(its.free, right, 30.5, SMALLEST, LEAF, anchor="end")
