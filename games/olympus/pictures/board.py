"""The board of Olympus: two rows face to face, from the three spaces of Olympus down to Troy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, Seat
from games.olympus.pictures.picture import BAND, EMPTIED, GROUNDS, HOLE, Hue, Picture, emblem_of, paint_band
from games.olympus.rules.cards import Kind
from games.olympus.rules.moves import SIDE, ZONES, Space
from games.olympus.rules.position import EMPTY
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.palette import BLOOD, EARTH, GLAZE, GOLD, LEAF, SHADE, SLIP
from pictures.typeface import load_label_face, load_title_face

CELL = 172  # the width of a space
EDGE, GAP = 6, 3
STATS = 46  # the room for strength, health and wounds
POWER = CELL - BAND - STATS - 7  # the width of a line of its power
SQUEEZED = 0.8  # of that width, at most, when a line is long
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
        return self.emblem + 29

    @property
    def power(self) -> float:
        return self.left + STATS + 2 if self.mirrored else self.left + BAND + 3


@dataclass(frozen=True, slots=True)
class Unit:
    """What is fixed of a unit on the board: its color, emblem, name and power."""

    emblem: str
    ground: str
    hue: Hue
    name: str
    power: tuple[str, ...]
    mirrored: bool


def fixed(canvas: Canvas, unit: Unit) -> None:
    """Draw what is fixed of a unit in a space."""
    place = Place(0, unit.mirrored)
    canvas.rect(0, 0, CELL, Board.HIGH, unit.ground, corner=5, line=GLAZE)
    canvas.group(place.band, 0, paint_band, unit.hue, Board.HIGH)
    canvas.emblem(unit.emblem, place.emblem, 3, 27, GLAZE, unit.ground)
    canvas.text(unit.name, place.words, 14, 13.5, most=CELL - BAND - STATS - 30, tight=True)
    for at, line in enumerate(unit.power):
        canvas.text(line, place.power, 41 + at * 13, SMALLEST, EARTH, most=POWER, tight=True)


class Board:
    """Draws the spaces; the row of seat ``left`` is on the left."""

    HIGH = 58  # of a space
    STRIP = 17  # for the name of a zone

    def __init__(self, picture: Picture, left: Seat) -> None:
        self.picture, self.left = picture, left
        self.canvas, self.view, self.marks, self.say = picture.canvas, picture.view, picture.marks, picture.say
        self.chosen = {value for verb, value in picture.scene.settled if verb in CHOSEN}

    def draw(self, y: float) -> float:
        """Draw the three zones; return where they end."""
        for zone in dict.fromkeys(ZONES):
            y = self.zone(zone, y)
        return y

    def zone(self, zone: str, y: float) -> float:
        spaces = [at for at, its in enumerate(ZONES) if its == zone]
        high = self.STRIP + len(spaces) * (self.HIGH + GAP)
        self.canvas.rect(3, y, WIDTH - 6, high, GROUNDS[zone], corner=6, line=SHADE)
        if self.STRIP:
            self.sign(zone, y)
        for line, at in enumerate(spaces):
            self.line(at, y + self.STRIP + line * (self.HIGH + GAP))
        return y + high + 3

    def sign(self, zone: str, y: float) -> None:
        """Write the name of a zone between two of its emblems."""
        name = self.say("olympus-picture-zone", zone=zone)
        wide = self.canvas.text(name, WIDTH / 2, y + 13, 13.5, face=load_title_face(), anchor="middle")
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
        if not self.struck(at) and not self.chosen_from(at):
            self.canvas.text(self.picture.cards.brief(at), WIDTH / 2, y + 14, SMALLEST, anchor="middle")
        zone = ZONES[at]
        if zone == "delphi":
            self.offering((at - ZONES.index(zone)) * 2, y + 32)
        else:
            self.canvas.emblem(BONUS[zone], WIDTH / 2 - 11, y + 20, 22, LEAF, GROUNDS[zone])

    def struck(self, at: int) -> bool:
        """Return whether an arrow covers the name of a line."""
        return not self.marks.blows.keys().isdisjoint((at, SIDE + at))

    def chosen_from(self, at: int) -> bool:
        """Return whether the numbers of the markers to take cover the name of a line."""
        first = (at - ZONES.index("delphi")) * 2
        return ZONES[at] == "delphi" and any(self.picture.number(["marker"], first + more) for more in (0, 1))

    def offering(self, first: int, y: float) -> None:
        """Draw two places of color markers; an empty place is a hole."""
        for colour in (first, first + 1):
            x = WIDTH / 2 + (colour - first - 0.5) * 20
            self.canvas.circle(x, y, 8.5, HOLE, line=SHADE)
            if self.view.markers[colour] == NOBODY:
                self.picture.marker(colour, x, y)
                pieces.mark_choice(self.canvas, self.picture.number(["marker"], colour), x, y - 20)

    def blow(self, struck: Space, y: float, *, leftwards: bool) -> None:
        """Draw an arrow with the wounds that a unit has just taken."""
        if struck in self.marks.blows:
            way = -1 if leftwards else 1
            data = f"M{22 * way} 10l{-12 * way} -11v4h{-26 * way}v14h{26 * way}v4z"
            self.canvas.path(data, BLOOD, x=WIDTH / 2, y=y)
            wounds = str(self.marks.blows[struck])
            self.canvas.text(wounds, WIDTH / 2 - 2 * way, y + 14.5, 13, SLIP, anchor="middle")

    # -- a space

    def space(self, space: Space, place: Place, y: float) -> None:
        if self.view.units[space] != EMPTY:
            self.unit(space, place, y)
        elif space in self.marks.lost:
            self.lost(self.marks.lost[space], place, y)
        else:
            fill, line = EMPTIED[ZONES[space % SIDE]]
            self.canvas.rect(place.left, y, CELL, self.HIGH, fill, corner=5, line=line)
        if space in self.chosen:
            self.canvas.rect(place.left, y, CELL, self.HIGH, corner=5, line=GOLD, thick=4)
        if space in self.marks.spaces:
            pieces.mark_fresh(self.canvas, place.left, y, CELL, self.HIGH)
        pieces.mark_choice(self.canvas, self.number(space), *self.corner(place, y))

    def number(self, space: Space) -> int:
        """Return the number of the choice that selects a space, or 0."""
        return self.picture.number(POINTING, space) or self.picture.laid(space)

    def corner(self, place: Place, y: float) -> tuple[float, float]:
        """Return where the number of a space is drawn: at the foot of its band."""
        return place.band + BAND / 2, y + self.HIGH - 13

    def unit(self, space: Space, place: Place, y: float) -> None:
        view, kind = self.view, self.view.units[space]
        self.card(kind, place, y)
        self.gear(view.gear[space], place.words, y + 17, self.picture.ground(kind))
        ground = self.picture.ground(kind)
        self.picture.figure("spear", str(view.strengths[space]), place.stats, y + 6, ground)
        end = self.picture.figure("heart", str(view.healths[space]), place.stats, y + 35, ground)
        if view.wounds[space]:
            self.picture.wounds(view.wounds[space], min(end, place.stats + 27), y + 32)

    def card(self, kind: Kind, place: Place, y: float) -> None:
        """Draw the fixed parts of a unit: its color, emblem, name and power."""
        picture = self.picture
        name, power = picture.cards.name(kind), tuple(self.power(kind))
        unit = Unit(emblem_of(kind), picture.ground(kind), picture.hue(kind), name, power, place.mirrored)
        self.canvas.group(place.left, y, fixed, unit)

    def power(self, kind: Kind) -> list[str]:
        """Return in at most two short lines what a unit's power does on the board."""
        when = self.picture.sheet.power[kind] or "none"
        words = self.say("olympus-picture-power", when=when, power=self.picture.cards.brief_power(kind))
        return load_label_face().wrapped(words, SMALLEST, POWER / SQUEEZED)[:2] if words else []

    def gear(self, kind: Kind, x: float, y: float, ground: str) -> None:
        """Draw the equipment of a unit: its kind, its color, and what it adds."""
        if kind == EMPTY:
            return
        sheet = self.picture.sheet
        self.canvas.emblem(emblem_of(kind), x, y, 14, GLAZE, ground)
        self.picture.letter(sheet.colour[kind], x + 15, y)
        self.canvas.text(f"+{sheet.strength[kind]}/+{sheet.health[kind]}", x + 32, y + 11.5, SMALLEST)

    def lost(self, kind: Kind, place: Place, y: float) -> None:
        """Draw a unit that has just left the board: faded and crossed out."""
        self.card(kind, place, y)
        pieces.cross_out(self.canvas, place.left, y, CELL, self.HIGH)
