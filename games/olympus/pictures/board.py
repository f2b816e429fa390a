"""The board of Olympus: two rows face to face, from the three spaces of Olympus down to Troy."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, Seat
from games.olympus.pictures.picture import EMPTIED, GROUNDS, HOLE, METOPE, Hue, Picture, emblem_of, paint_metope
from games.olympus.rules.cards import Kind
from games.olympus.rules.moves import SIDE, ZONES, Space
from games.olympus.rules.position import EMPTY
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.palette import BLOOD, GLAZE, GOLD, LEAF, SLIP
from pictures.typeface import choose_title_face, load_label_face

CELL = 174  # the width of a space
EDGE = 5
STATS = 44  # the room for strength, health and wounds
POWER = CELL - METOPE - STATS - 9  # the width of a line of its power
GEAR = 15  # how much higher a line with equipment is
NUMBER = 22  # the room for the number of a choice
BONUS = {"olympus": "laurel", "troy": "cards"}  # the markers themselves are at Delphi
POINTING = ("on", "unit", "and", "heal", "from", "move", "to")
CHOSEN = ("on", "unit", "heal", "from", "move")  # parts that earlier steps of a question have settled


@dataclass(frozen=True, slots=True)
class Place:
    """Where the parts of a unit are drawn; its numbers are on the opponent's side."""

    left: float
    mirrored: bool

    @property
    def metope(self) -> float:
        return self.left + CELL - METOPE if self.mirrored else self.left

    @property
    def stats(self) -> float:
        return self.left + 5 if self.mirrored else self.left + CELL - STATS

    @property
    def words(self) -> float:
        return self.left + STATS + 2 if self.mirrored else self.left + METOPE + 4


@dataclass(frozen=True, slots=True)
class Unit:
    """What is fixed of a unit on the board: its color, emblem, name and power, and the room that they have."""

    emblem: str
    ground: str
    hue: Hue
    name: str
    power: tuple[str, ...]
    played: bool  # its power worked when it was played
    mirrored: bool
    high: float
    room: float


def fixed(canvas: Canvas, unit: Unit) -> None:
    """Draw what is fixed of a unit in a space."""
    place = Place(0, unit.mirrored)
    canvas.rect(0, 0, CELL, unit.high, unit.ground, corner=5, line=GLAZE)
    canvas.group(place.metope, 0, paint_metope, unit.hue, unit.emblem, METOPE, unit.high)
    canvas.text(unit.name, place.words, 15, 14, most=unit.room, tight=True)
    for at, line in enumerate(unit.power):
        canvas.text(line, place.words, 30 + at * 13.5, SMALLEST, canvas.style.faint, most=POWER, tight=True)
    if unit.played:
        canvas.emblem("played", place.words, unit.high - 19, 15, canvas.style.faint, unit.ground)


def wrap_power(words: str) -> list[str]:
    """Return a power in one line, or in two as even as can be."""
    width = load_label_face().width
    if width(words, SMALLEST) <= POWER:
        return [words]
    parts = words.split(" ")
    splits = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))] or [[words]]
    return min(splits, key=lambda lines: max(width(line, SMALLEST) for line in lines))


class Board:
    """Draws the spaces; the row of seat ``left`` is on the left."""

    HIGH, LOW = 49, 28  # of a space, and of two opposite ones that are empty
    STRIP = 17  # for the name of a zone
    GAP = 3
    MORE = GEAR

    def __init__(self, picture: Picture, left: Seat) -> None:
        self.picture, self.left = picture, left
        self.canvas, self.view, self.marks, self.say = picture.canvas, picture.view, picture.marks, picture.say
        self.middles: dict[int, float] = {}  # of the lines
        self.chosen = {value for verb, value in picture.scene.settled if verb in CHOSEN}

    def draw(self, y: float) -> float:
        """Draw the three zones; return where they end."""
        for zone in dict.fromkeys(ZONES):
            y = self.zone(zone, y)
        for source, target, swapped in self.marks.moves:
            self.move(source, target, swapped=swapped)
        return y

    def move(self, source: Space, target: Space, *, swapped: bool) -> None:
        """Draw an arrow from where a unit stood, along the edge; with two heads, if another has come back."""
        edge, way = (0, 1) if source // SIDE == self.left else (WIDTH, -1)
        start, end = self.middles[source % SIDE], self.middles[target % SIDE]
        way_round = f"M{edge + 7 * way} {start}H{edge + 2 * way}V{end}H{edge + 7 * way}"
        self.canvas.path(way_round, line=BLOOD, thick=3)
        if not swapped:
            self.canvas.circle(edge + 9 * way, start, 4, BLOOD)
        for y in (start, end) if swapped else (end,):
            self.canvas.path(f"M{edge + 5 * way} {y - 6}l{8 * way} 6l{-8 * way} 6z", BLOOD)

    def zone(self, zone: str, y: float) -> float:
        spaces = [at for at, its in enumerate(ZONES) if its == zone]
        highs = [self.high(at) for at in spaces]
        high = self.STRIP + sum(highs) + len(highs) * self.GAP
        self.canvas.rect(2, y, WIDTH - 4, high, GROUNDS[zone], corner=4, line=self.canvas.style.frame)
        if self.STRIP > self.GAP:
            self.sign(zone, y)
        top = y + self.STRIP
        for at, its in zip(spaces, highs, strict=True):
            self.line(at, top, its)
            top += its + self.GAP
        return y + high + 3

    def high(self, at: int) -> float:
        """Return the height of a line: more if a unit in it has equipment below a power of two lines."""
        return self.LOW if self.low(at) else self.HIGH + self.MORE * any(map(self.crowded, (at, SIDE + at)))

    def low(self, at: int) -> bool:
        """Return whether a line needs little room: nobody is in it, nothing was lost there, and nothing is chosen."""
        spaces = (at, SIDE + at)
        empty = all(self.view.units[space] == EMPTY and space not in self.marks.lost for space in spaces)
        return empty and not any(map(self.number, spaces)) and not self.chosen_from(at)

    def crowded(self, space: Space) -> bool:
        """Return whether a unit has equipment and a long power."""
        kind, gear = self.view.units[space], self.view.gear[space]
        return EMPTY not in (kind, gear) and len(self.power(kind)) > 1

    def sign(self, zone: str, y: float) -> None:
        """Write the name of a zone between two of its emblems."""
        name = self.say("olympus-picture-zone", zone=zone)
        wide = self.canvas.text(name, WIDTH / 2, y + 13, 13.5, face=choose_title_face(name), anchor="middle")
        for x in (WIDTH / 2 - wide / 2 - 19, WIDTH / 2 + wide / 2 + 6):
            self.canvas.emblem(zone, x, y + 1, 13, GLAZE, GROUNDS[zone])

    def line(self, at: int, y: float, high: float) -> None:
        """Draw two opposite spaces and what is between them."""
        own, other = self.left * SIDE + at, (1 - self.left) * SIDE + at
        self.middles[at] = y + high / 2
        self.between(at, y)
        self.space(own, Place(EDGE, mirrored=False), y, high)
        self.space(other, Place(WIDTH - EDGE - CELL, mirrored=True), y, high)
        self.blow(own, y, leftwards=True)
        self.blow(other, y, leftwards=False)

    # -- between the rows

    def between(self, at: int, y: float) -> None:
        """Draw the name of a line and its bonus."""
        if self.low(at):
            self.beside(at, y)
            return
        if not self.struck(at) and not self.chosen_from(at):
            self.canvas.text(self.picture.cards.brief(at), WIDTH / 2, y + 14, SMALLEST, anchor="middle")
        zone = ZONES[at]
        if zone == "delphi":
            self.offering((at - ZONES.index(zone)) * 2, y + 33)
        else:
            self.canvas.emblem(BONUS[zone], WIDTH / 2 - 11, y + 20, 22, LEAF, GROUNDS[zone])

    def beside(self, at: int, y: float) -> None:
        """Draw the short name of a low line and its bonus, side by side."""
        zone, middle = ZONES[at], y + self.high(at) / 2
        if zone == "delphi":
            self.offering((at - ZONES.index(zone)) * 2, middle)
            return
        if not self.struck(at):
            self.canvas.text(self.picture.cards.brief(at), WIDTH / 2 - 3, middle + 5, SMALLEST, anchor="end")
        self.canvas.emblem(BONUS[zone], WIDTH / 2 + 3, middle - 8, 16, LEAF, GROUNDS[zone])

    def struck(self, at: int) -> bool:
        """Return whether an arrow covers the name of a line."""
        return not self.marks.blows.keys().isdisjoint((at, SIDE + at))

    def chosen_from(self, at: int) -> bool:
        """Return whether the numbers of the markers to take cover the name of a line."""
        if ZONES[at] != "delphi":
            return False
        first = (at - ZONES.index("delphi")) * 2
        lying = [colour for colour in (first, first + 1) if self.view.markers[colour] == NOBODY]
        return any(self.picture.number(["marker"], colour) for colour in lying)

    def offering(self, first: int, y: float) -> None:
        """Draw two places of color markers; an empty place is a hole."""
        for colour in (first, first + 1):
            x = WIDTH / 2 + (colour - first - 0.5) * 20
            self.canvas.circle(x, y, 8.5, HOLE, line=self.canvas.style.frame)
            if self.view.markers[colour] == NOBODY:
                self.picture.marker(colour, x, y)
                pieces.mark_choice(self.canvas, self.picture.number(["marker"], colour), x, y - 20)

    def blow(self, struck: Space, y: float, *, leftwards: bool) -> None:
        """Draw an arrow with the wounds that a unit has just taken."""
        if struck in self.marks.blows and not self.chosen_from(struck % SIDE):
            way = -1 if leftwards else 1
            data = f"M{22 * way} 10l{-12 * way} -11v4h{-26 * way}v14h{26 * way}v4z"
            self.canvas.path(data, BLOOD, x=WIDTH / 2, y=y)
            wounds = str(self.marks.blows[struck])
            self.canvas.text(wounds, WIDTH / 2 - 2 * way, y + 14.5, 13, SLIP, anchor="middle")

    # -- a space

    def space(self, space: Space, place: Place, y: float, high: float) -> None:
        if self.view.units[space] != EMPTY:
            self.unit(space, place, y, high)
        elif space in self.marks.lost:
            self.lost(self.marks.lost[space], place, y, high, self.left_free(space))
        else:
            self.hollow(ZONES[space % SIDE], place, y, high)
        if space in self.chosen:
            self.canvas.rect(place.left, y, CELL, high, corner=5, line=GOLD, thick=4)
        if space in self.marks.spaces:
            pieces.mark_fresh(self.canvas, place.left, y, CELL, high)
        pieces.mark_choice(self.canvas, self.number(space), *self.corner(place, y))

    def hollow(self, zone: str, place: Place, y: float, high: float) -> None:
        """Draw an empty space: a recess in the marble, shaded by its upper edge."""
        canvas = self.canvas
        canvas.rect(place.left, y, CELL, high, EMPTIED[zone], corner=5, line=canvas.style.frame)
        canvas.path(f"M5 2h{CELL - 10}", x=place.left, y=y, line=canvas.style.frame, thick=2)

    def number(self, space: Space) -> int:
        """Return the number of the choice that selects a space, or 0."""
        return self.picture.number(POINTING, space) or self.picture.laid(space)

    def left_free(self, space: Space) -> float:
        """Return the room that a name leaves for the number of a choice."""
        return NUMBER if self.number(space) else 0

    def corner(self, place: Place, y: float) -> tuple[float, float]:
        """Return where the number of a space is drawn: at the end of the line of its name."""
        return place.words + POWER - NUMBER / 2, y + 12.5

    def unit(self, space: Space, place: Place, y: float, high: float) -> None:
        view, kind = self.view, self.view.units[space]
        self.card(kind, place, y, high, self.left_free(space))
        ground = self.picture.ground(kind)
        self.gear(view.gear[space], place, y + high - GEAR - 1.5, ground)
        self.picture.figure("spear", str(view.strengths[space]), place.stats, y + 5, ground)
        end = self.picture.figure("heart", str(view.healths[space]), place.stats, y + 28, ground)
        if view.wounds[space]:
            self.picture.wounds(view.wounds[space], min(end - 4, place.stats + 25), y + 25)

    def card(self, kind: Kind, place: Place, y: float, high: float, left_free: float) -> None:
        """Draw the fixed parts of a unit: its color, emblem, name and power."""
        picture, played = self.picture, self.picture.sheet.power[kind] == "play"
        unit = Unit(
            emblem_of(kind), picture.ground(kind), picture.hue(kind), picture.cards.name(kind),
            tuple(self.power(kind)), played, place.mirrored, high, POWER - left_free,
        )  # fmt: skip
        self.canvas.group(place.left, y, fixed, unit)

    def power(self, kind: Kind) -> list[str]:
        """Return in at most two short lines what a unit's power does on the board."""
        words = self.picture.cards.brief_power(kind)
        return wrap_power(words) if words else []

    def gear(self, kind: Kind, place: Place, y: float, ground: str) -> None:
        """Draw the equipment of a unit: its kind, its color, and what it adds."""
        if kind == EMPTY:
            return
        sheet, x = self.picture.sheet, place.words + 18
        self.canvas.emblem(emblem_of(kind), x, y, 14, GLAZE, ground)
        self.picture.letter(sheet.colour[kind], x + 16, y)
        self.canvas.text(f"+{sheet.strength[kind]}/+{sheet.health[kind]}", x + 33, y + 11.5, SMALLEST)

    def lost(self, kind: Kind, place: Place, y: float, high: float, left_free: float) -> None:
        """Draw a unit that has just left the board: faded, with a cross over its figure; its name stays readable."""
        self.card(kind, place, y, high, left_free)
        left, across = self.figure(place)
        pieces.cross_out(self.canvas, place.left, y, CELL, high, left - place.left, across)

    def figure(self, place: Place) -> tuple[float, float]:
        """Return where the figure of a unit begins, and how wide it is."""
        return place.metope, METOPE


class Close(Board):
    """Draws the spaces close together, above or below the reader's cards; the short name of a line says its zone."""

    HIGH, LOW = 47, 20
    STRIP = GAP = 2
