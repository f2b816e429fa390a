"""The players of Olympus, each on a plate above their row."""

from __future__ import annotations

from engine.core import Seat
from games.olympus.pictures.picture import Picture
from games.olympus.words.table import Table
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH
from pictures.names import measure_least, paint_name

PLATE = 150  # the width of a player's plate
HIGH = 42
APART = 22  # from one color marker to the next, and from one number to the next


class Players:
    """Draws both plates; the row of seat ``left`` is on the left."""

    def __init__(self, picture: Picture, left: Seat) -> None:
        self.picture, self.left = picture, left
        self.canvas, self.scene, self.view = picture.canvas, picture.scene, picture.view
        self.words = Table(picture.cards, picture.view, picture.scene.drawn)

    def draw(self, y: float) -> float:
        """Draw both plates; return where they end."""
        for seat, x in ((self.left, 3), (1 - self.left, WIDTH - 3 - PLATE)):
            self.plate(seat, x, y)
        return y + HIGH + 4

    def plate(self, seat: Seat, x: float, y: float) -> None:
        """Draw a player: name, hand size, color markers and status."""
        canvas, style = self.canvas, self.canvas.style
        pieces.lay_plate(canvas, x, y, PLATE, HIGH, acting=self.scene.lit(seat), corner=4)
        beside = pieces.paint_seat(canvas, self.scene, seat, x + 15, y + 14.5, PLATE - 60)
        paint_name(canvas, self.scene.called(seat), x + 28 + beside, y + 14.5, PLATE - 60 - beside, 14.5)
        self.held(seat, x + PLATE - 28, y + 4)
        room = PLATE - 14 - self.markers(seat, x + PLATE - 15, y + 31)
        canvas.text(self.status(seat, room), x + 7, y + 36, SMALLEST, style.faint, most=room, tight=True)

    def status(self, seat: Seat, room: float) -> str:
        """Return what a player is asked, or only for which card if there is no room for more."""
        status, card = self.words.status(seat)
        said = self.picture.say("olympus-picture-status", status=status, card=card)
        return card if card and measure_least(said) > room else said

    def held(self, seat: Seat, x: float, y: float) -> None:
        """Draw how many cards a player holds."""
        pieces.paint_back(self.canvas, x, y, 22, 17, str(self.view.hand_sizes[seat]))
        if seat in self.picture.marks.hands:
            pieces.mark_fresh(self.canvas, x, y, 22, 17, 4)

    def markers(self, seat: Seat, x: float, y: float) -> float:
        """Draw the color markers of a player to the left of a point; return how wide they are."""
        mine = [colour for colour, holder in enumerate(self.view.markers) if holder == seat]
        for at, colour in enumerate(reversed(mine)):
            self.picture.marker(colour, x - at * APART, y, 7.5)
            pieces.mark_choice(self.canvas, self.picture.number(["marker"], colour), x - at * APART, y + 20.5)
        return len(mine) * APART
