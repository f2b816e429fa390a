"""Draws a player's row, left to right in counting order."""

from __future__ import annotations

from engine.core import NOBODY, Seat
from games.delphi.pictures import happened
from games.delphi.pictures.picture import GAP, SMALL, TALL, Picture
from games.delphi.rules.cards import LAUREL, SILENCE
from games.delphi.rules.moves import SPAN
from games.delphi.rules.row import JOINING, Card, kind_of, owner_of
from games.delphi.words.cards import format_row_value
from pictures import pieces
from pictures.canvas import WIDTH
from pictures.palette import GLAZE, GOLD, SEATS, SLIP
from pictures.pieces import MARGIN
from pictures.typeface import load_label_face

LEFT = 68  # where a row begins, to the right of its value
IN_A_ROW = int((WIDTH - MARGIN - LEFT + GAP) // (SMALL + GAP))


class Rows(Picture):
    """Draws rows."""

    def row(self, seat: Seat, y: float) -> float:
        """Draw a row left to right, then what it has just lost and a face-down card; return where it ends."""
        view, news = self.view, self.scene.news
        row, lost = view.rows[seat], list(happened.list_lost_cards(seat, news))
        marked = happened.find_marked_cards(row, seat, news)
        count = len(row) + len(lost) + view.has_laid[seat]
        if not count and not view.values[seat]:
            return y
        for at, card in enumerate(row):
            self.card(seat, at, card, at in marked, *spot(at, y))
        for at, kind in enumerate(lost, len(row)):
            pieces.paint_small_card(self.canvas, self.faces.small(kind), *spot(at, y), SMALL, TALL)
            self.crossed(*spot(at, y))
        if view.has_laid[seat]:
            self.face_down(seat, *spot(count - 1, y))
        if row or view.values[seat]:
            self.worth(seat, y)
        return self.sum(seat, count, y)

    def card(self, seat: Seat, at: int, card: Card, fresh: bool, x: float, y: float) -> None:
        """Draw a card of a row; a hired one has a frame in its owner's color."""
        kind, owner = kind_of(card), owner_of(card, seat)
        pieces.paint_small_card(self.canvas, self.faces.small(kind), x, y, SMALL, TALL)
        if kind in JOINING and self.view.in_force[SILENCE] != NOBODY:
            self.crossed(x, y)
        if owner != seat:
            self.canvas.rect(x, y, SMALL, TALL, corner=SMALL / 9, line=SEATS[owner], thick=3)
            pieces.paint_disc(self.canvas, str(owner + 1), x + 6, y + TALL - 6, 8, SEATS[owner])
        if fresh:
            pieces.mark_fresh(self.canvas, x, y, SMALL, TALL)
        if self.chosen(seat, at):
            self.canvas.rect(x - 1, y - 1, SMALL + 2, TALL + 2, corner=5, line=GOLD, thick=4)
        pieces.mark_choice(self.canvas, self.number(seat, at), x + SMALL - 6, y + TALL - 9)

    def crossed(self, x: float, y: float) -> None:
        """Cross out a lost or silenced card below its symbol."""
        pieces.cross_out(self.canvas, x, y + TALL * 0.4, SMALL, TALL * 0.6)

    def number(self, seat: Seat, at: int) -> int:
        """Return the number of the choice that selects a card of a row."""
        place, own = seat * SPAN + at, seat == self.view.seat
        swap = (
            "with" if "swap" in dict(self.scene.settled) else "swap"
        )  # of a whole swap, its first card has the number
        parts = [("card", place), ("warrior", place), *([(swap, at)] if own else [])]
        return next(filter(None, (self.scene.number(*part) for part in parts)), 0)

    def chosen(self, seat: Seat, at: int) -> bool:
        """Return whether this is the card being swapped."""
        return seat == self.view.seat and dict(self.scene.settled).get("swap") == at

    def face_down(self, seat: Seat, x: float, y: float) -> None:
        """Draw the card that a player has laid; only its owner sees its face."""
        pieces.paint_back(self.canvas, x, y, SMALL, TALL)
        if seat == self.view.seat:
            pieces.paint_small_card(self.canvas, self.faces.small(self.view.lay), x + 2, y + 2, SMALL - 4, TALL - 4)
        if happened.has_laid_card(seat, self.scene.news):
            pieces.mark_fresh(self.canvas, x, y, SMALL, TALL)

    def worth(self, seat: Seat, y: float) -> None:
        """Draw the value of a row, and whether it is halved or crowned."""
        words = format_row_value(self.view.values[seat])
        wide = LEFT - 18
        self.canvas.rect(10, y, wide, TALL, SLIP, corner=3, line=GLAZE, thick=2)
        marks = ["neptune"] * self.view.halved[seat] + ["laurel"] * (self.view.in_force[LAUREL] == seat)
        size = min(22.0, 22 * (wide - 6) / load_label_face().width(words, 22))
        self.canvas.text(words, 10 + wide / 2, y + (20 if marks else 29), size, anchor="middle")
        for at, emblem in enumerate(marks):
            x = 10 + wide / 2 - 9 * len(marks) + at * 18
            self.canvas.emblem(emblem, x, y + 23, 17, GLAZE, SLIP)
        if happened.has_swapped_cards(seat, self.scene.news):
            pieces.mark_fresh(self.canvas, 10, y, wide, TALL, 8)

    def sum(self, seat: Seat, count: int, y: float) -> float:
        """Write the sum behind a row's value, if it has several terms: beside the row, or below if it is longer."""
        words, foot = self.words.sum(seat).strip(), spot(max(count, 1) - 1, y)[1] + TALL + GAP
        left = LEFT + ((count - 1) % IN_A_ROW + 1) * (SMALL + GAP) + 4 if count else LEFT
        beside = load_label_face().width(words, 13.5) <= WIDTH - MARGIN - left
        if words and beside:
            self.canvas.text(words, left, foot - GAP - TALL / 2 + 5, 13.5)
        elif words:
            self.canvas.text(words, LEFT, foot + 9, 13, most=WIDTH - LEFT - MARGIN)
        return foot if beside else foot + 16


def spot(at: int, y: float) -> tuple[float, float]:
    """Return the position of a card in a row whose first line begins at ``y``."""
    return LEFT + at % IN_A_ROW * (SMALL + GAP), y + at // IN_A_ROW * (TALL + GAP)
