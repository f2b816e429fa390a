"""The board of Olympus in brief: a line for each unit, above the cards that the reader chooses from."""

from __future__ import annotations

from games.olympus.pictures.board import CELL, EDGE, NUMBER, Board, Place
from games.olympus.pictures.picture import BAND, PITCH
from games.olympus.rules.cards import Kind
from games.olympus.rules.moves import Space
from games.olympus.rules.position import FULL_ROW
from pictures.canvas import WIDTH
from pictures.palette import GOLD

FIGURES = 64  # the room for strength and health, side by side


class Brief(Board):
    """Draws the spaces low, without names of zones, emblems and equipment, whose effect the numbers include."""

    HIGH, LOW = 20, 16
    STRIP = GAP = 2
    MORE = 0

    def draw(self, y: float) -> float:
        """Draw the spaces, and a frame around the row that has won because it is full; return where they end."""
        foot, outcome = super().draw(y), self.view.outcome
        if outcome and outcome.reason == FULL_ROW:
            x = EDGE if outcome.places[self.left] == 1 else WIDTH - EDGE - CELL
            self.canvas.rect(x, y + 1, CELL, foot - y - 5, corner=5, line=GOLD, thick=3.5)
        return foot

    def sign(self, zone: str, y: float) -> None:
        """Leave out the name of the zone; each line has its own short name."""

    def between(self, at: int, y: float) -> None:
        self.beside(at, y)

    def unit(self, space: Space, place: Place, y: float, high: float) -> None:
        """Draw a unit's color, name, strength, health and wounds in a line."""
        view, kind = self.view, self.view.units[space]
        self.card(kind, place, y, high, self.left_free(space))
        x, ground = self.figures(place), self.picture.ground(kind)
        x = self.picture.figure("spear", str(view.strengths[space]), x, y + 2.5, ground, 14.5)
        x = self.picture.figure("heart", str(view.healths[space]), x + 1, y + 2.5, ground, 14.5)
        if view.wounds[space]:
            self.picture.wounds(view.wounds[space], x - 3, y - 0.5)

    def corner(self, place: Place, y: float) -> tuple[float, float]:
        """Return where the number of a space is drawn: beside the field, whose letter stays readable."""
        return self.field(place) + (-NUMBER / 2 if place.mirrored else BAND + NUMBER / 2), y + self.HIGH / 2

    def field(self, place: Place) -> float:
        """Return where the colored field of a unit begins, away from the opponent."""
        return place.left + CELL - BAND - 2 if place.mirrored else place.left + 2

    def card(self, kind: Kind, place: Place, y: float, high: float, left_free: float) -> None:
        self.canvas.rect(place.left, y, CELL, high, self.picture.ground(kind), corner=4, line=PITCH)
        self.picture.band(kind, self.field(place), y + 1)
        x = place.left + 6 + FIGURES if place.mirrored else place.left + BAND + 6 + left_free
        most = CELL - BAND - FIGURES - 13 - left_free
        self.canvas.text(self.picture.cards.name(kind), x, y + 14.5, 13, most=most, tight=True)

    def figure(self, place: Place) -> tuple[float, float]:
        """Return where the colored field of a unit begins, and how wide it is."""
        return self.field(place), BAND

    def figures(self, place: Place) -> float:
        """Return where strength and health begin, towards the opponent."""
        return place.left + 4 if place.mirrored else place.left + CELL - FIGURES
