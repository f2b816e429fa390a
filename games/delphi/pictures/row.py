"""Draws a player's row, left to right in counting order."""

from __future__ import annotations

from engine.core import NOBODY, Seat
from games.delphi.pictures import happened
from games.delphi.pictures.picture import GAP, Area, Picture
from games.delphi.rules.cards import LAUREL, SILENCE, Kind
from games.delphi.rules.moves import SPAN
from games.delphi.rules.row import JOINING, Card, kind_of, owner_of
from games.delphi.words.cards import format_row_value
from pictures import pieces
from pictures.canvas import SMALLEST
from pictures.palette import GLAZE, GOLD, SLIP, color_seat
from pictures.typeface import load_label_face


class Rows(Picture):
    """Draws rows."""

    def row(self, seat: Seat, area: Area, y: float) -> float:
        """Draw a row left to right, then what it has just lost and a face-down card; return where it ends."""
        view, news = self.view, self.scene.marked
        row, lost = view.rows[seat], list(happened.list_lost_cards(seat, news))
        marked = happened.find_marked_cards(row, seat, news)
        count = len(row) + len(lost) + view.has_laid[seat]
        if not count and not view.values[seat]:
            return y
        for at, card in enumerate(row):
            self.card(seat, area, at, card, at in marked, *area.spot(at, y))
        for at, kind in enumerate(lost, len(row)):
            self.small(area, kind, *area.spot(at, y))
            self.crossed(area, *area.spot(at, y))
        if view.has_laid[seat]:
            self.face_down(seat, area, *area.spot(count - 1, y))
        if row or view.values[seat]:
            self.worth(seat, area, y)
        return self.sum(seat, area, count, y)

    def small(self, area: Area, kind: Kind, x: float, y: float, inside: float = 0) -> None:
        """Draw a card, or one that lies inside another."""
        face, (wide, high) = (self.faces.small if area.whole else self.faces.tiny)(kind), area.card
        pieces.paint_small_card(self.canvas, face, x + inside, y + inside, wide - 2 * inside, high - 2 * inside)

    def card(self, seat: Seat, area: Area, at: int, card: Card, fresh: bool, x: float, y: float) -> None:
        """Draw a card of a row; a hired one has a frame in its owner's color."""
        kind, owner, (wide, high) = kind_of(card), owner_of(card, seat), area.card
        self.small(area, kind, x, y)
        if kind in JOINING and self.view.in_force[SILENCE] != NOBODY:
            self.crossed(area, x, y)
        if owner != seat:
            self.canvas.rect(x, y, wide, high, corner=wide / 9, line=color_seat(owner), thick=3)
            pieces.paint_disc(self.canvas, str(owner + 1), x + 6, y + high - 6, 8, color_seat(owner))
        if fresh:
            pieces.mark_fresh(self.canvas, x, y, wide, high)
        if self.chosen(seat, at):
            self.canvas.rect(x - 1, y - 1, wide + 2, high + 2, corner=5, line=GOLD, thick=4)
        pieces.mark_choice(self.canvas, self.number(seat, at), x + wide - 6, y + high - 9)

    def crossed(self, area: Area, x: float, y: float) -> None:
        """Cross out a lost or silenced card below its symbol."""
        wide, high = area.card
        pieces.cross_out(self.canvas, x, y + high * 0.4, wide, high * 0.6)

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

    def face_down(self, seat: Seat, area: Area, x: float, y: float) -> None:
        """Draw the card that a player has laid; only its owner sees its face."""
        wide, high = area.card
        pieces.paint_back(self.canvas, x, y, wide, high)
        if seat == self.view.seat:
            self.small(area, self.view.lay, x, y, 2)
        if happened.has_laid_card(seat, self.scene.marked):
            pieces.mark_fresh(self.canvas, x, y, wide, high)

    def worth(self, seat: Seat, area: Area, y: float) -> None:
        """Draw the value of a row, and whether it is halved or crowned."""
        words, x = format_row_value(self.view.values[seat]), area.x + 7
        wide, high = area.left - area.x - 15, area.card[1]
        self.canvas.rect(x, y, wide, high, SLIP, corner=3, line=GLAZE, thick=2)
        marks = ["neptune"] * self.view.halved[seat] + ["laurel"] * (self.view.in_force[LAUREL] == seat)
        most = high / (2.2 if marks else 1.86)
        size = max(SMALLEST, min(most, most * (wide - 6) / load_label_face().width(words, most)))
        foot = y + high * (0.48 if marks else 0.7)
        self.canvas.text(words, x + wide / 2, foot, size, anchor="middle", most=wide - 2, tight=True)
        side = high * 0.41
        for at, emblem in enumerate(marks):
            left = x + wide / 2 + (at - len(marks) / 2) * (side + 1)
            self.canvas.emblem(emblem, left, y + high * 0.55, side, GLAZE, SLIP)
        if happened.has_swapped_cards(seat, self.scene.marked):
            pieces.mark_fresh(self.canvas, x, y, wide, high, 8)

    def sum(self, seat: Seat, area: Area, count: int, y: float) -> float:
        """Write the sum behind a row's value, if it has several terms; return where the row ends.

        That is beside the row, or below if it is longer; half a plate has no room below.
        """
        words, high = self.words.sum(seat).strip(), area.card[1]
        x, top = area.spot(max(count, 1) - 1, y)
        left, foot = (x + area.card[0] + 8 if count else x), top + high + GAP
        if words and load_label_face().width(words, 13.5) <= area.right - left:
            self.canvas.text(words, left, top + high / 2 + 5, 13.5)
        elif words and area.whole:
            self.canvas.text(words, area.left, foot + 9, 13, most=area.right - area.left)
            return foot + 16
        return foot
