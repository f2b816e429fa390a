"""A card of Olympus with its full text, at any width."""

from __future__ import annotations

from collections.abc import Sequence

from games.olympus.pictures.picture import BAND, Picture, emblem_of
from games.olympus.rules.cards import FIRST_EQUIPMENT, Kind
from pictures import pieces
from pictures.canvas import SMALLEST
from pictures.palette import GLAZE, LEAF
from pictures.typeface import label

HEAD = 38  # the height of a card above its text
LINE = 14.8  # from one line of a power to the next
TIMES = "\N{MULTIPLICATION SIGN}"


class Card:
    """One card, or several identical ones; ``high`` is its height."""

    def __init__(self, picture: Picture, kind: Kind, wide: float, count: int = 1, *, worded: bool = True) -> None:
        self.picture, self.kind, self.wide, self.count = picture, kind, wide, count
        self.canvas, self.sheet = picture.canvas, picture.sheet
        self.lines = self.power() if worded and self.sheet.power[kind] else []
        self.high = HEAD + len(self.lines) * LINE + (3 if self.lines else 0)

    def power(self) -> list[str]:
        """Return the lines that say when the power works and what it does."""
        words = self.picture.say(
            "olympus-when", when=self.sheet.power[self.kind], power=self.picture.cards.power(self.kind)
        )
        return label().wrapped(words, SMALLEST, self.wide - BAND - 9)

    def draw(self, x: float, y: float, numbers: Sequence[int]) -> None:
        """Draw the card with the numbers of the choices that select it; 0 draws nothing."""
        picture, ground = self.picture, self.picture.ground(self.kind)
        self.canvas.rect(x, y, self.wide, self.high, ground, corner=5, line=GLAZE, thick=1.2)
        picture.band(self.kind, x, y, self.high)
        self.canvas.emblem(emblem_of(self.kind), x + BAND + 3, y + 3, 30, GLAZE, ground)
        self.head(x + BAND + 37, y, x + self.wide)
        for at, line in enumerate(self.lines):
            self.canvas.text(line, x + BAND + 5, y + HEAD + 9 + at * LINE, SMALLEST)
        if self.kind in picture.new:
            pieces.fresh(self.canvas, x, y, self.wide, self.high)
        for at, number in enumerate(filter(None, numbers)):
            pieces.choice(self.canvas, number, x + self.wide - 12 - at * 22, y + 10.5)

    def head(self, x: float, y: float, right: float) -> None:
        """Draw the name, with strength and health below it and the cost at the right."""
        name = self.picture.cards.name(self.kind) + (f" {TIMES}{self.count}" if self.count > 1 else "")
        self.canvas.text(name, x, y + 15, 14, most=right - x - 26)
        ground, sign = self.picture.ground(self.kind), "+" if self.kind >= FIRST_EQUIPMENT else ""
        x = self.picture.figure("spear", f"{sign}{self.sheet.strength[self.kind]}", x, y + 19, ground, 14.5)
        self.picture.figure("heart", f"{sign}{self.sheet.health[self.kind]}", x + 8, y + 19, ground, 14.5)
        self.cost(right - 5, y + 22)

    def cost(self, right: float, y: float) -> None:
        """Draw a letter for each card or marker to pay."""
        owed = [colour for colour, number in enumerate(self.sheet.cost[self.kind]) for _ in range(number)]
        for at, colour in enumerate(reversed(owed)):
            self.picture.letter(colour, right - 14 - at * 15.5, y)
        if not owed:
            self.canvas.text(self.picture.say("olympus-picture-free"), right, y + 11, SMALLEST, LEAF, anchor="end")
