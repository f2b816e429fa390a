"""Draws what is before Troy: the horse, the warriors on the shore, and the hero cards by the sea."""

from __future__ import annotations

from engine.core import UNKNOWN
from games.horse.pictures.city import HIGH, WALL, find_corner
from games.horse.pictures.picture import DEEP, FOAM, PLANK, SWELL, TIMBER, Picture
from games.horse.rules.cards import COLOURS, DISTRICTS, HELPER, POSEIDON, Hero
from games.horse.rules.events import Announced, HeroesShuffled, HorseManned, LaidOut
from games.horse.rules.position import ANNOUNCE
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.palette import GLAZE, GOLD, LEAF, SLIP
from pictures.pieces import MARGIN

PIECE, APART = 33, 53  # a warrior beside the board, and from one to the next, with the number of a choice between
CARD, TALL, STEP = 36, 45, 64  # a hero card, and from one to the next
STEED, CREW = 80, 21  # the horse, and a warrior in it


class Outside(Picture):
    """Draws what is before the walls."""

    # -- the horse

    def horse(self, y: float) -> None:
        """Draw the horse with the warriors in it, hidden unless it is open; the next to drop out comes first."""
        canvas, inside = self.canvas, self.view.inside
        x, y = find_corner(len(DISTRICTS), y + WALL)
        canvas.group(x + 6, y + 1, paint_horse)
        for at, warrior in enumerate(inside):
            self.warrior(warrior, x + 24 + at * 22, y + 33, CREW)
        if UNKNOWN not in inside:
            said = self.say("horse-picture-next")
            canvas.text(said, x + 35, y + HIGH + 4, SMALLEST, anchor="middle", most=70, tight=True)
        if any(isinstance(event, HorseManned) for event in self.scene.marked):
            pieces.mark_fresh(canvas, x + 3, y, STEED + 6, STEED + 3)

    def triumph(self, y: float) -> None:
        """Draw the colors of the winner in a wreath where the horse has stood."""
        x, y = find_corner(len(DISTRICTS), y + WALL)
        self.canvas.emblem("laurel", x + 4, y + 4, 84, LEAF, self.canvas.style.table)
        won = [colour for colour in COLOURS if self.scene.won(self.view.owners[colour])]
        size = 44 if len(won) == 1 else 29
        for at, colour in enumerate(won):
            left = x + 46 + (at - len(won) / 2) * (size + 2)
            self.warrior(colour, left, y + 46 - size / 2, size)

    # -- beside the board

    def pool(self, y: float) -> float:
        """Draw the warriors beside the board, and the numbers left in the bag and the box."""
        canvas, view = self.canvas, self.view
        wide = canvas.text(self.say("horse-beside"), MARGIN, y + 22, 13, most=116)
        self.beside(MARGIN + wide + 9, y + 1)
        canvas.emblem("bag", WIDTH - 128, y + 1, 32, TIMBER, PLANK)
        canvas.text(str(view.bag), WIDTH - 93, y + 23, 17)
        self.warrior(HELPER, WIDTH - 62, y + 2, 30)
        canvas.text(str(view.helpers), WIDTH - 27, y + 23, 17)
        return y + PIECE + 3

    def beside(self, x: float, y: float) -> None:
        """Draw the warriors that may be loaded; of several of one color, the first has the number of the choice."""
        beside, settled = self.view.beside, dict(self.scene.settled).get("load")
        new = [warrior for event in self.scene.marked if isinstance(event, LaidOut) for warrior in event.warriors]
        for at, warrior in enumerate(beside):
            left, first = x + at * APART, warrior not in beside[:at]
            self.warrior(warrior, left, y, PIECE)
            if warrior in new:
                new.remove(warrior)
                pieces.mark_fresh(self.canvas, left, y, PIECE, PIECE)
            if first and warrior == settled:
                self.canvas.rect(left - 2, y - 2, PIECE + 4, PIECE + 4, corner=5, line=GOLD, thick=4)
            if first:
                pieces.mark_choice(self.canvas, self.scene.number("load", warrior), left + PIECE + 7, y + 9)

    # -- the hero cards

    def heroes(self, y: float) -> float:
        """Draw each hero card with its numbers in the pile and face up, and with those that may be announced."""
        canvas, announced = self.canvas, self.announcements()
        if announced:
            canvas.text(self.say("horse-picture-enough"), MARGIN, y + 12, 14, most=WIDTH - 2 * MARGIN)
            y += 18
        for at, row in enumerate(("pile", "used")):
            ink = (GLAZE, canvas.style.faint)[at]
            canvas.text(self.say("horse-row", row=row), MARGIN, y + 19 + at * 21, 13, ink, most=68)
        for at, hero in enumerate(range(POSEIDON + 1)):
            self.hero(hero, 80 + at * STEP, y)
        for number in announced:
            self.announce(number, 80 + number * STEP, y + TALL + 3)
        if any(isinstance(event, HeroesShuffled) for event in self.scene.marked):
            pieces.mark_fresh(canvas, MARGIN - 2, y + 3, 70, 22)
        return y + TALL + 3 + 20 * bool(announced)

    def hero(self, hero: Hero, x: float, y: float) -> None:
        canvas, view = self.canvas, self.view
        canvas.group(x, y, paint_hero, hero)
        canvas.text(str(view.heroes[hero]), x + CARD + 5, y + 19, 16)
        canvas.text(str(view.used[hero]), x + CARD + 5, y + 40, 14, canvas.style.faint)
        if any(isinstance(event, Announced) and event.hero == hero for event in self.scene.marked):
            pieces.mark_fresh(canvas, x, y, CARD, TALL)

    def announcements(self) -> list[int]:
        """Return the numbers that the reader may announce."""
        if self.view.phase != ANNOUNCE:
            return []
        return [value for choice in self.scene.choices for _, value in choice]

    def announce(self, number: int, x: float, y: float) -> None:
        """Draw how many hero cards of the pile are high enough; the button goes by the number of the card."""
        self.canvas.named_choice(self.scene.number("announce", number))
        self.canvas.group(x, y, paint_odds, count_enough_heroes(self.view.heroes, number))


def paint_horse(canvas: Canvas) -> None:
    """Draw the horse, open at its side."""
    canvas.emblem("trojan_horse", 0, 0, STEED, TIMBER, PLANK)
    canvas.rect(16.5, 30, 46, 26, GLAZE, corner=3, line=PLANK, thick=1.6)


def paint_hero(canvas: Canvas, hero: Hero) -> None:
    """Draw a hero card: its number over as many heroes, or Poseidon's trident."""
    god = hero == POSEIDON
    canvas.rect(0, 0, CARD, TALL, DEEP if god else SLIP, corner=4, line=GLAZE, thick=1.4)
    if god:
        canvas.rect(2.5, 2.5, CARD - 5, TALL - 5, corner=2, line=SWELL, thick=1)
        canvas.emblem("poseidon", 3, 8, 30, FOAM, DEEP)
        return
    canvas.text(str(hero), CARD / 2, 17, 18, DEEP, anchor="middle")
    canvas.emblem(f"crew_{hero}", 5, 18, 26, GLAZE, SLIP)


def paint_odds(canvas: Canvas, odds: str) -> None:
    """Draw how many cards are high enough, on a plate like those of the buttons."""
    canvas.rect(-6, 0, CARD + 12, 18, GLAZE, corner=9, line=GOLD, thick=1.6)
    canvas.text(odds, CARD / 2, 13.5, 13, GOLD, anchor="middle", most=CARD + 6, tight=True)


def count_enough_heroes(heroes: tuple[int, ...], number: int) -> str:
    """Return how many hero cards of the pile allow this many warriors to be loaded."""
    return f"{sum(heroes[number:])}/{sum(heroes)}"
