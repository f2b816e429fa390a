"""The board of Olympus: two rows face to face, from the three spaces of Olympus down to Troy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, Seat
from games.olympus.pictures.easel import BAND, Easel, emblem_of
from games.olympus.rules.cards import Kind
from games.olympus.rules.moves import SIDE, ZONES, Space
from games.olympus.rules.position import EMPTY
from pictures import pieces
from pictures.canvas import WIDTH
from pictures.palette import BLOOD, GLAZE, GOLD, LEAF, SHADE, SLIP
from pictures.typeface import title

CELL, LINE = 172, 46  # the width and height of a space
EDGE, GAP = 6, 3
STATS = 46  # the room for strength, health and wounds
STRIP = 17  # the name of a zone
GROUNDS = {"olympus": "#d5d3c6", "delphi": "#dcbf8f", "troy": "#cf9070"}
BONUS = {"olympus": "laurel", "troy": "cards"}  # the markers themselves are at Delphi
POINTING = ("on", "unit", "and", "heal", "from", "move", "to")
CHOSEN = ("on", "unit", "heal", "from", "move")  # parts that earlier steps of a question have settled


@dataclass(frozen=True, slots=True)
class Place:
    """Where the parts of a unit are drawn; its numbers are on the opponent's side."""

    left: float
    mirrored: bool

    @property
    def band(self) -> float:
        return self.left + CELL - BAND if self.mirrored else self.left

    @property
    def stats(self) -> float:
        return self.left + 5 if self.mirrored else self.left + CELL - STATS

    @property
    def emblem(self) -> float:
        return self.left + STATS + 1 if self.mirrored else self.left + BAND + 2

    @property
    def words(self) -> float:
        return self.emblem + 28


class Board:
    """Draws the spaces; the row of seat ``left`` is on the left."""

    def __init__(self, easel: Easel, left: Seat) -> None:
        self.easel, self.left = easel, left
        self.canvas, self.view, self.marks, self.say = easel.canvas, easel.view, easel.marks, easel.say
        self.chosen = {value for verb, value in easel.scene.settled if verb in CHOSEN}

    def draw(self, y: float) -> float:
        """Draw the three zones; return where they end."""
        for zone in dict.fromkeys(ZONES):
            y = self.zone(zone, y)
        return y

    def zone(self, zone: str, y: float) -> float:
        spaces = [at for at, its in enumerate(ZONES) if its == zone]
        high = STRIP + len(spaces) * (LINE + GAP)
        self.canvas.rect(3, y, WIDTH - 6, high, GROUNDS[zone], corner=6, line=SHADE)
        self.sign(zone, y)
        for line, at in enumerate(spaces):
            self.line(at, y + STRIP + line * (LINE + GAP))
        return y + high + 3

    def sign(self, zone: str, y: float) -> None:
        """Write the name of a zone between two of its emblems."""
        name = self.say("olympus-picture-zone", zone=zone)
        wide = self.canvas.text(name, WIDTH / 2, y + 13, 13.5, face=title(), anchor="middle")
        for x in (WIDTH / 2 - wide / 2 - 21, WIDTH / 2 + wide / 2 + 6):
            self.canvas.emblem(zone, x, y + 1, 15, GLAZE, GROUNDS[zone])

    def line(self, at: int, y: float) -> None:
        """Draw two opposite spaces and what is between them."""
        own, other = self.left * SIDE + at, (1 - self.left) * SIDE + at
        self.between(at, y)
        self.space(own, Place(EDGE, mirrored=False), y)
        self.space(other, Place(WIDTH - EDGE - CELL, mirrored=True), y)
        self.blow(own, y, leftwards=True)
        self.blow(other, y, leftwards=False)

    # -- between the rows

    def between(self, at: int, y: float) -> None:
        """Draw the name of a line and its bonus."""
        self.canvas.text(self.easel.cards.brief(at), WIDTH / 2, y + 14, 12.5, anchor="middle")
        zone = ZONES[at]
        if zone == "delphi":
            self.offering((at - ZONES.index(zone)) * 2, y + 32)
        else:
            self.canvas.emblem(BONUS[zone], WIDTH / 2 - 11, y + 20, 22, LEAF, GROUNDS[zone])

    def offering(self, first: int, y: float) -> None:
        """Draw two places of color markers; an empty place is a hole."""
        for colour in (first, first + 1):
            x = WIDTH / 2 + (colour - first - 0.5) * 20
            self.canvas.circle(x, y, 8.5, "#c9a875", line=SHADE)
            if self.view.markers[colour] == NOBODY:
                self.easel.marker(colour, x, y)
                pieces.choice(self.canvas, self.easel.number(["marker"], colour), x, y - 20)

    def blow(self, struck: Space, y: float, *, leftwards: bool) -> None:
        """Draw an arrow with the wounds that a unit has just taken."""
        if struck in self.marks.blows:
            way = -1 if leftwards else 1
            self.canvas.path(f"M{WIDTH / 2 + 22 * way} {y + 10}l{-12 * way} -11v4h{-26 * way}v14h{26 * way}v4z", BLOOD)
            wounds = str(self.marks.blows[struck])
            self.canvas.text(wounds, WIDTH / 2 - 2 * way, y + 14.5, 13, SLIP, anchor="middle")

    # -- a space

    def space(self, space: Space, place: Place, y: float) -> None:
        if self.view.units[space] != EMPTY:
            self.unit(space, place, y)
        elif space in self.marks.lost:
            self.lost(self.marks.lost[space], place, y)
        else:
            self.canvas.rect(place.left, y, CELL, LINE, pieces.LOW, corner=5, line=SHADE, opacity=0.55)
        if space in self.chosen:
            self.canvas.rect(place.left, y, CELL, LINE, corner=5, line=GOLD, thick=4)
        if space in self.marks.spaces:
            pieces.fresh(self.canvas, place.left, y, CELL, LINE)
        pieces.choice(self.canvas, self.easel.number(POINTING, space), place.band + BAND / 2, y + LINE - 13)

    def unit(self, space: Space, place: Place, y: float) -> None:
        view, kind = self.view, self.view.units[space]
        self.card(kind, place, y)
        self.gear(view.gear[space], place.words, y + 31, self.easel.ground(kind))
        ground = self.easel.ground(kind)
        self.easel.figure("spear", str(view.strengths[space]), place.stats, y + 3, ground)
        end = self.easel.figure("heart", str(view.healths[space]), place.stats, y + 26, ground)
        if view.wounds[space]:
            self.easel.wounds(view.wounds[space], min(end, place.stats + 27), y + 23)

    def card(self, kind: Kind, place: Place, y: float) -> None:
        """Draw the fixed parts of a unit: its color, emblem, name and when its power works."""
        ground = self.easel.ground(kind)
        self.canvas.rect(place.left, y, CELL, LINE, ground, corner=5, line=GLAZE)
        self.easel.band(kind, place.band, y, LINE)
        self.canvas.emblem(emblem_of(kind), place.emblem, y + 3, 26, GLAZE, ground)
        name, most = self.easel.cards.name(kind), CELL - BAND - STATS - 30
        self.canvas.text(name, place.words, y + 14, 13.5, most=most)
        power = self.say("olympus-picture-power", when=self.easel.sheet.power[kind] or "none")
        self.canvas.text(power, place.words, y + 27, 10.5, SHADE, most=most)

    def gear(self, kind: Kind, x: float, y: float, ground: str) -> None:
        """Draw the equipment of a unit: its kind, its color, and what it adds."""
        if kind == EMPTY:
            return
        sheet = self.easel.sheet
        self.canvas.emblem(emblem_of(kind), x, y, 13, GLAZE, ground)
        self.easel.letter(sheet.colour[kind], x + 15, y, 13)
        self.canvas.text(f"+{sheet.strength[kind]}/+{sheet.health[kind]}", x + 32, y + 10.5, 11)

    def lost(self, kind: Kind, place: Place, y: float) -> None:
        """Draw a unit that has just left the board: faded and crossed out."""
        self.card(kind, place, y)
        pieces.crossed(self.canvas, place.left, y, CELL, LINE)
