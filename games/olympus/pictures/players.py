"""The players of Olympus, each on a plate above their row."""

from __future__ import annotations

from engine.core import Seat
from games.olympus.pictures.picture import Picture
from games.olympus.words.table import Table
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH
from pictures.palette import GOLD, LEAF, LIT, LOW, SEATS, SHADE

PLATE = 147  # the width of a player's plate
HIGH = 58


class Players:
    """Draws both plates; the row of seat ``left`` is on the left."""

    def __init__(self, picture: Picture, left: Seat) -> None:
        self.picture, self.left = picture, left
        self.canvas, self.scene, self.view = picture.canvas, picture.scene, picture.view
        self.words = Table(picture.cards, picture.view, picture.scene.names)

    def draw(self, y: float) -> float:
        """Draw both plates; return where they end."""
        for seat, x in ((self.left, 3), (1 - self.left, WIDTH - 3 - PLATE)):
            self.plate(seat, x, y)
        return y + HIGH + 4

    def plate(self, seat: Seat, x: float, y: float) -> None:
        """Draw a player: name, hand size, color markers and status."""
        canvas, acting = self.canvas, seat in self.scene.acting
        canvas.rect(x, y, PLATE, HIGH, LIT if acting else LOW, corner=8, line=SHADE)
        if acting:
            canvas.rect(x + 1.5, y + 1.5, PLATE - 3, HIGH - 3, corner=7, line=GOLD, thick=3)
        pieces.paint_disc(canvas, str(seat + 1), x + 14, y + 14, 8.5, SEATS[seat])
        canvas.text(self.scene.called(seat), x + 27, y + 19, 14, most=PLATE - 33)
        self.held(seat, x + PLATE - 27, y + 26)
        self.markers(seat, x + 14, y + 32)
        status, card = self.words.status(seat)
        said = self.picture.say("olympus-picture-status", status=status, card=card)
        canvas.text(said, x + 7, y + 53, SMALLEST, most=PLATE - 36, tight=True)

    def held(self, seat: Seat, x: float, y: float) -> None:
        """Draw how many cards a player holds."""
        pieces.paint_back(self.canvas, x, y, 21, 27, str(self.view.hand_sizes[seat]))
        if seat in self.picture.marks.hands:
            pieces.mark_fresh(self.canvas, x, y, 21, 27, 4)

    def markers(self, seat: Seat, x: float, y: float) -> None:
        """Draw the color markers of a player, and a wreath if the player has won."""
        mine = [colour for colour, holder in enumerate(self.view.markers) if holder == seat]
        for at, colour in enumerate(mine):
            self.picture.marker(colour, x + at * 21, y, 8)
            pieces.mark_choice(self.canvas, self.picture.number(["marker"], colour), x + at * 21, y + 16)
        outcome = self.view.outcome
        if outcome and outcome.shares[seat] == 1:
            self.canvas.emblem("laurel", x + 77, y - 5, 26, LEAF, LOW)
