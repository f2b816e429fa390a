"""The table of Olympus: the players, the piles between them, the victory track, and the board."""

from __future__ import annotations

from engine.core import NOBODY, Seat
from games.olympus.pictures.board import Board
from games.olympus.pictures.brief import Brief
from games.olympus.pictures.finale import HIGH as FINALE
from games.olympus.pictures.finale import paint_victor
from games.olympus.pictures.picture import PURPLE, Picture
from games.olympus.pictures.players import HIGH, Players
from games.olympus.rules.position import GOAL
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.palette import GLAZE, GOLD, SLIP, color_seat

STEP = 25.4  # the distance between places of the victory track


class Table:
    """Draws the public picture; the row of seat ``left`` is on the left."""

    def __init__(self, picture: Picture, left: Seat = 0) -> None:
        self.picture, self.left = picture, left
        self.canvas, self.scene, self.view = picture.canvas, picture.scene, picture.view

    def draw(self) -> Drawing:
        """Return the picture; at the end, the board matters less than who has won."""
        y = self.top()
        board = Brief(self.picture, 0) if self.view.outcome else Board(self.picture, 0)
        return self.canvas.finished(board.draw(y))

    def top(self) -> float:
        """Draw what is above the board; return where the board begins."""
        y = pieces.paint_heading(self.canvas, self.title(), self.scene.turn) - 2
        y = self.victor(y)
        Players(self.picture, self.left).draw(y)
        self.piles(y)
        y += HIGH + 13 + 20 * self.gives_markers()
        self.track(y)
        return y + 13

    def victor(self, y: float) -> float:
        """Draw who has won, if somebody has; return where this ends."""
        winners = [seat for seat in (0, 1) if self.scene.won(seat)]
        if len(winners) != 1:
            return y
        paint_victor(self.canvas, self.scene, winners[0], y)
        return y + FINALE + 4

    def gives_markers(self) -> bool:
        """Return whether markers of players have numbers, which need room below them."""
        owned = (colour for colour, holder in enumerate(self.view.markers) if holder != NOBODY)
        return any(self.picture.number(["marker"], colour) for colour in owned)

    def title(self) -> str:
        over = "yes" if self.view.outcome else "no"
        return self.picture.say("olympus-picture-turn", over=over, number=self.view.number)

    def piles(self, y: float) -> None:
        """Draw the draw pile and the discard pile between the players."""
        view, canvas = self.view, self.canvas
        pieces.paint_back(canvas, 163, y, 27, 25, str(view.pile_size))
        canvas.rect(210, y, 27, 25, SLIP, corner=3, line=GLAZE, thick=1.4)
        canvas.text(str(len(view.discards)), 223.5, y + 17.5, 13.5, GLAZE, anchor="middle")
        for x, name in ((177, "picture-pile"), (222.5, "picture-discards")):
            canvas.text(self.picture.say(name), x, y + 38.5, SMALLEST, anchor="middle", most=43, tight=True)
        for x, stack in ((163, "pile"), (210, "discards")):
            if stack in self.picture.marks.stacks:
                pieces.mark_fresh(canvas, x, y, 27, 25, 4)

    def track(self, y: float) -> None:
        """Draw each player's seven steps around 0, and the purple marker on the leader's side."""
        steps = self.view.steps
        self.canvas.path(
            f"M0 0H{2 * GOAL * STEP}", x=WIDTH / 2 - GOAL * STEP, y=y, line=self.canvas.style.frame, thick=3
        )
        reached = -steps if self.left == 0 else steps
        for at in range(-GOAL, GOAL + 1):
            seat, x = (self.left if at < 0 else 1 - self.left), WIDTH / 2 + at * STEP
            ring = color_seat(seat) if at else self.canvas.style.faint
            self.canvas.group(x, y, step, "" if at == reached else str(abs(at)), abs(at) == GOAL, ring)
        x = WIDTH / 2 + reached * STEP
        self.canvas.group(x, y, leader, str(abs(steps)))
        if self.picture.marks.scored:
            pieces.mark_fresh(self.canvas, x - 13, y - 13, 26, 26, 15)


def step(canvas: Canvas, words: str, last: bool, ring: str) -> None:
    """Draw a step of the victory track."""
    canvas.circle(0, 0, 9.5, GOLD if last else SLIP, line=ring, thick=2.2)
    canvas.text(words, 0, 4.7, SMALLEST, GLAZE if last else ring, anchor="middle")


def leader(canvas: Canvas, words: str) -> None:
    """Draw the purple marker on the step of the leader."""
    canvas.circle(0, 0, 12, PURPLE, line=SLIP, thick=2)
    canvas.text(words, 0, 5.5, 15, SLIP, anchor="middle")
