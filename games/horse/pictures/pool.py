"""Draws what is beside Troy: warriors, the bag, helpers, and the hero cards."""

from __future__ import annotations

from games.horse.pictures.picture import SEA, Picture
from games.horse.rules.cards import HELPER, POSEIDON, Hero
from games.horse.rules.events import Announced, HeroesShuffled, LaidOut
from pictures import pieces
from pictures.canvas import WIDTH
from pictures.palette import EARTH, GLAZE, GOLD, SLIP
from pictures.pieces import MARGIN, Face

PIECE = 36  # a warrior beside the board
CARD, TALL = 38, 52  # a hero card


class Pool(Picture):
    """Draws the pool."""

    def pool(self, y: float) -> float:
        """Draw the warriors beside the board, and the numbers left in the bag and the box."""
        if self.over:
            return y
        canvas, view = self.canvas, self.view
        wide = canvas.text(self.say("horse-beside"), MARGIN, y + 26, 13, most=116)
        self.beside(MARGIN + wide + 8, y + 2)
        canvas.emblem("bag", WIDTH - 130, y + 4, 34, GLAZE, SLIP)
        canvas.text(str(view.bag), WIDTH - 94, y + 27, 17)
        self.warrior(HELPER, WIDTH - 66, y + 4, 34)
        canvas.text(str(view.helpers), WIDTH - 28, y + 27, 17)
        return y + PIECE + 9

    def beside(self, x: float, y: float) -> None:
        """Draw the warriors that may be loaded; of several of one color, the first has the number of the choice."""
        beside, settled = self.view.beside, dict(self.scene.settled).get("load")
        new = [warrior for event in self.scene.news if isinstance(event, LaidOut) for warrior in event.warriors]
        for at, warrior in enumerate(beside):
            left, first = x + at * (PIECE + 6), warrior not in beside[:at]
            self.warrior(warrior, left, y, PIECE)
            if warrior in new:
                new.remove(warrior)
                pieces.mark_fresh(self.canvas, left, y, PIECE, PIECE)
            if first and warrior == settled:
                self.canvas.rect(left - 2, y - 2, PIECE + 4, PIECE + 4, corner=5, line=GOLD, thick=4)
            if first:
                pieces.mark_choice(self.canvas, self.scene.number("load", warrior), left + PIECE - 3, y + 7)

    def heroes(self, y: float) -> float:
        """Draw each hero card with its numbers in the pile and face up."""
        if self.over:
            return y
        canvas = self.canvas
        for at, row in enumerate(("pile", "used")):
            canvas.text(self.say("horse-row", row=row), MARGIN, y + 21 + at * 22, 13, (GLAZE, EARTH)[at], most=68)
        for at, hero in enumerate([*reversed(range(POSEIDON)), POSEIDON]):
            self.hero(hero, 84 + at * 63, y)
        if any(isinstance(event, HeroesShuffled) for event in self.scene.news):
            pieces.mark_fresh(canvas, MARGIN - 2, y + 5, 72, 22)
        return y + TALL + 5

    def hero(self, hero: Hero, x: float, y: float) -> None:
        canvas, view = self.canvas, self.view
        draw = pieces.paint_card if hero == POSEIDON else pieces.paint_small_card
        draw(canvas, make_hero_face(hero), x, y, CARD, TALL)
        canvas.text(str(view.heroes[hero]), x + CARD + 5, y + 21, 16)
        canvas.text(str(view.used[hero]), x + CARD + 5, y + 43, 14, EARTH)
        if any(isinstance(event, Announced) and event.hero == hero for event in self.scene.news):
            pieces.mark_fresh(canvas, x, y, CARD, TALL)


def make_hero_face(hero: Hero) -> Face:
    """Return a hero card: its number, or Poseidon's trident."""
    return Face("poseidon", "", ground=SEA) if hero == POSEIDON else Face(f"crew_{hero}", str(hero))


def count_enough_heroes(heroes: tuple[int, ...], number: int) -> str:
    """Return how many hero cards of the pile allow this many warriors to be loaded."""
    return f"{sum(heroes[number:])}/{sum(heroes)}"
