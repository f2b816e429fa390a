"""Draws the players: two beside each other while three or four play, and all by place at the end."""

from __future__ import annotations

from engine.core import Seat
from games.horse.pictures.picture import Picture
from games.horse.rules.cards import COLOURS, RED
from games.horse.words.choices import TURNS
from pictures import pieces
from pictures.canvas import SMALLEST
from pictures.names import paint_name
from pictures.palette import LEAF
from pictures.pieces import BETWEEN, EDGE, HALF, WHOLE
from pictures.typeface import load_label_face

HIGH = 27  # of a plate
PIECE, STEP = 24, 26
ROLE = 150  # for who is Odysseus, beside a name


class Players(Picture):
    """Draws the players."""

    def players(self, y: float) -> float:
        """Draw all players; return where they end."""
        seats, view = self.scene.around(self.view.table.seats), self.view
        across = 1 if self.over or view.table.seats == 2 else 2
        for at, seat in enumerate(seats):
            left, row = at % across, at // across
            alone = across == 1 or (not left and seat == seats[-1])
            self.player(seat, EDGE + left * (HALF + BETWEEN), y + row * (HIGH + BETWEEN), WHOLE if alone else HALF)
        return y + -(-len(seats) // across) * (HIGH + BETWEEN)

    def player(self, seat: Seat, x: float, y: float, wide: float) -> None:
        """Draw a player's colors, whether they are to act, and their points at the end."""
        acting = self.scene.lit(seat)
        pieces.lay_plate(self.canvas, x, y, wide, HIGH, acting=acting, corner=7)
        right = self.standing(seat, x + wide - 9, y, acting) if wide == WHOLE else self.role(seat, x + wide - 8, y)
        colours = [colour for colour in COLOURS if self.view.owners[colour] == seat]
        end = self.name(seat, x, y, right - x - len(colours) * STEP - 40)
        for at, colour in enumerate(colours):
            self.warrior(colour, end + at * STEP, y + 2, PIECE)

    def name(self, seat: Seat, x: float, y: float, most: float) -> float:
        """Write a seat's number and name within ``most``, with a laurel if it has won; return where this ends."""
        canvas, scene = self.canvas, self.scene
        beside = pieces.paint_seat(canvas, scene, seat, x + 16, y + 14, most - 26 * scene.won(seat))
        x, most = x + beside, most - beside
        you = scene.words.say("picture-you") if seat == scene.reader else ""
        room = most - (load_label_face().width(you, 15.5) + 5 if you else 0) - 26 * scene.won(seat)
        end = x + 29 + paint_name(canvas, scene.called(seat), x + 29, y + 14, room)
        end += canvas.text(you, end + 5, y + 19.5, 15.5) + 5 if you else 0
        if scene.won(seat):
            canvas.emblem("laurel", end + 4, y + 3, 23, LEAF, canvas.style.lit)
            end += 26
        return end + 6

    def role(self, seat: Seat, right: float, y: float) -> float:
        """Draw a ship for Odysseus at the right; return where it begins."""
        if self.view.owners[RED] != seat:
            return right
        self.canvas.emblem("odysseus", right - 20, y + 4.5, 20)
        return right - 24

    def standing(self, seat: Seat, right: float, y: float, acting: bool) -> float:
        """Write at the right who is Odysseus and which of two turns it is, or at the end a player's points."""
        canvas, view = self.canvas, self.view
        if self.over:
            wide = canvas.text(str(self.words.scores()[seat].points), right, y + 21, 19, anchor="end")
            ground = canvas.style.lit if acting else canvas.style.low
            canvas.emblem("laurel", right - wide - 24, y + 4, 21, LEAF, ground)
            return right - wide - 28
        words = self.say("horse-picture-odysseus") if view.owners[RED] == seat else ""
        if view.table.turns > 1 and view.player == seat:  # the ship says who is Odysseus
            words = self.say("horse-which-turn", turn=TURNS[view.turn])
        end, ink = self.role(seat, right, y), canvas.style.faint
        return end - canvas.text(words, end, y + 19, SMALLEST, ink, anchor="end", most=ROLE, tight=True) - 4
