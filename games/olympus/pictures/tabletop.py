"""The table of Olympus: the players, the piles between them, the victory track, and the board."""

from __future__ import annotations

from games.olympus.pictures.board import Board
from games.olympus.pictures.easel import Easel
from games.olympus.pictures.players import HIGH, Players
from games.olympus.rules.position import GOAL
from pictures import pieces
from pictures.canvas import WIDTH, Drawing
from pictures.palette import GLAZE, GOLD, SEATS, SHADE, SLIP
from pictures.scene import Scene

STEP = 25.4  # the distance between places of the victory track
PURPLE = "#6b2d80"


class Table:
    """Draws the public picture, with seat 0 on the left."""

    def __init__(self, scene: Scene) -> None:
        self.easel = Easel(scene)
        self.canvas, self.scene, self.view = self.easel.canvas, scene, scene.view

    def draw(self) -> Drawing:
        """Return the picture."""
        y = pieces.heading(self.canvas, self.title(), self.leader())
        Players(self.easel, 0).draw(y)
        self.piles(y)
        self.track(y + HIGH + 17)
        return self.canvas.finished(Board(self.easel, 0).draw(y + HIGH + 35))

    def title(self) -> str:
        over = "yes" if self.view.outcome else "no"
        return self.easel.say("olympus-picture-turn", over=over, number=self.view.number)

    def leader(self) -> str:
        """Return the name of the winner, or of the player whose turn it is."""
        outcome = self.view.outcome
        seats = [seat for seat, share in enumerate(outcome.shares) if share == 1] if outcome else [self.view.active]
        return "".join(pieces.called(self.scene, seat) for seat in seats)

    def piles(self, y: float) -> None:
        """Draw the draw pile and the discard pile between the players."""
        view, canvas = self.view, self.canvas
        pieces.back(canvas, 163, y + 2, 27, 37, str(view.pile_size))
        canvas.rect(209, y + 2, 27, 37, SLIP, corner=3, line=GLAZE, thick=1.4)
        canvas.text(str(len(view.discards)), 222.5, y + 25.5, 13.5, anchor="middle")
        for x, name in ((176.5, "picture-pile"), (222.5, "picture-discards")):
            canvas.text(self.easel.say(name), x, y + 52, 10.5, anchor="middle", most=47)
        for x, stack in ((163, "pile"), (209, "discards")):
            if stack in self.easel.marks.stacks:
                pieces.fresh(canvas, x, y + 2, 27, 37, 4)

    def track(self, y: float) -> None:
        """Draw each player's seven steps around 0, and the purple marker on the leader's side."""
        for at in range(-GOAL, GOAL + 1):
            seat, x = int(at > 0), WIDTH / 2 + at * STEP
            ring = SEATS[seat] if at else SHADE
            self.canvas.circle(x, y, 10.5, GOLD if abs(at) == GOAL else SLIP, line=ring, thick=2.5)
            self.canvas.text(str(abs(at)), x, y + 4.5, 12.5, ring, anchor="middle")
        steps = self.view.steps
        x = WIDTH / 2 - steps * STEP
        self.canvas.circle(x, y, 12.5, PURPLE, line=SLIP, thick=2)
        self.canvas.text(str(abs(steps)), x, y + 5.5, 15, SLIP, anchor="middle")
        if self.easel.marks.scored:
            pieces.fresh(self.canvas, x - 13, y - 13, 26, 26, 15)
