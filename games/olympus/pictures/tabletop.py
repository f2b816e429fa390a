"""The table of Olympus: the players, the piles between them, the victory track, and the board."""

from __future__ import annotations

from engine.core import Seat
from games.olympus.pictures.board import Board
from games.olympus.pictures.picture import PURPLE, Picture
from games.olympus.pictures.players import HIGH, Players
from games.olympus.rules.position import GOAL
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.palette import GLAZE, GOLD, SEATS, SHADE, SLIP

STEP = 25.4  # the distance between places of the victory track


class Table:
    """Draws the public picture; the row of seat ``left`` is on the left."""

    def __init__(self, picture: Picture, left: Seat = 0) -> None:
        self.picture, self.left = picture, left
        self.canvas, self.scene, self.view = picture.canvas, picture.scene, picture.view

    def draw(self) -> Drawing:
        """Return the picture."""
        return self.canvas.finished(Board(self.picture, 0).draw(self.top()))

    def top(self) -> float:
        """Draw what is above the board; return where the board begins."""
        y = pieces.paint_heading(self.canvas, self.title(), self.scene.turn)
        Players(self.picture, self.left).draw(y)
        self.piles(y)
        self.track(y + HIGH + 17)
        return y + HIGH + 35

    def title(self) -> str:
        over = "yes" if self.view.outcome else "no"
        return self.picture.say("olympus-picture-turn", over=over, number=self.view.number)

    def piles(self, y: float) -> None:
        """Draw the draw pile and the discard pile between the players."""
        view, canvas = self.view, self.canvas
        pieces.paint_back(canvas, 163, y + 2, 27, 37, str(view.pile_size))
        canvas.rect(209, y + 2, 27, 37, SLIP, corner=3, line=GLAZE, thick=1.4)
        canvas.text(str(len(view.discards)), 222.5, y + 25.5, 13.5, anchor="middle")
        for x, name in ((176.5, "picture-pile"), (222.5, "picture-discards")):
            canvas.text(self.picture.say(name), x, y + 52, SMALLEST, anchor="middle", most=47, tight=True)
        for x, stack in ((163, "pile"), (209, "discards")):
            if stack in self.picture.marks.stacks:
                pieces.mark_fresh(canvas, x, y + 2, 27, 37, 4)

    def track(self, y: float) -> None:
        """Draw each player's seven steps around 0, and the purple marker on the leader's side."""
        steps = self.view.steps
        reached = -steps if self.left == 0 else steps
        for at in range(-GOAL, GOAL + 1):
            seat, x = (self.left if at < 0 else 1 - self.left), WIDTH / 2 + at * STEP
            ring = SEATS[seat] if at else SHADE
            self.canvas.group(x, y, step, "" if at == reached else str(abs(at)), abs(at) == GOAL, ring)
        x = WIDTH / 2 + reached * STEP
        self.canvas.group(x, y, leader, str(abs(steps)))
        if self.picture.marks.scored:
            pieces.mark_fresh(self.canvas, x - 13, y - 13, 26, 26, 15)


def step(canvas: Canvas, words: str, last: bool, ring: str) -> None:
    """Draw a step of the victory track."""
    canvas.circle(0, 0, 10.5, GOLD if last else SLIP, line=ring, thick=2.5)
    canvas.text(words, 0, 4.7, SMALLEST, GLAZE if last else ring, anchor="middle")


def leader(canvas: Canvas, words: str) -> None:
    """Draw the purple marker on the step of the leader."""
    canvas.circle(0, 0, 12.5, PURPLE, line=SLIP, thick=2)
    canvas.text(words, 0, 5.5, 15, SLIP, anchor="middle")
