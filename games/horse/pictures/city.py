"""Draws Troy from above: each district with its roofs, number, bonus, treasure, room and warriors."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import NOBODY, UNKNOWN, Event
from games.horse.pictures.picture import (
    COURT,
    EAVE,
    KNOWN,
    LED,
    LETTERS,
    PAVED,
    ROOF,
    SHADY,
    SUNNY,
    TILE,
    TIMBER,
    WOOD,
    Picture,
)
from games.horse.pictures.walls import paint_walls
from games.horse.rules.cards import COLOURS, DISTRICTS, District, Warrior
from games.horse.rules.events import Loaded, TreasureSeen, TreasuresSwapped
from games.horse.rules.scoring import find_winner
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.palette import GLAZE, GOLD, LEAF, SLIP
from pictures.pieces import MARGIN

ACROSS, APART, STREET_WIDE = 4, 4, 11  # districts per row, the gap between them, and the street between the rows
WIDE, HIGH = (WIDTH - 2 * MARGIN + APART) / ACROSS - APART, 86
EAVES = 22  # the height of the roofs along the top of a district
PIECE, SIDE, STEP = 22, 45, 24  # a warrior in a district, its place, and from one row of places to the next
WALL = 6  # the room that the walls take above and under the districts


class City(Picture):
    """Draws the city with what moves through its streets."""

    def city(self, y: float) -> float:
        """Draw the walls, all districts and what has moved; return where they end."""
        top, foot = y + WALL, y + 2 * WALL + 2 * HIGH + STREET_WIDE
        paint_walls(self.canvas, y, WIDE + APART, HIGH, STREET_WIDE, WALL)
        for district in DISTRICTS:
            self.district(district, *find_corner(district, top))
        for event in self.scene.marked:
            self.trail(event, top)
        return foot

    def district(self, district: District, x: float, y: float) -> None:
        canvas, view = self.canvas, self.view
        stands = district == view.horse and not self.over
        canvas.group(x, y, paint_district, 2.8 if stands else 1.2, self.victor(district))
        pieces.named_choice(canvas, self.number(district), district + 1, x + 14, y + 11.5)
        canvas.text(f"+{view.bonuses[district]}", x + 28, y + 16.5, 14.5, SLIP)
        self.treasure(district, x + 52, y + 1)
        self.warriors(district, x, y + EAVES + 2)
        self.foot(district, x, y + HIGH)
        if district in self.settled():
            canvas.rect(x - 1, y - 1, WIDE + 2, HIGH + 2, corner=4, line=GOLD, thick=4)

    def number(self, district: District) -> int:
        """Return the number of the choice that selects a district."""
        number = self.scene.number
        return number("at", district) or number("swap", district) or number("with", district)

    def settled(self) -> tuple[District, ...]:
        """Return the district whose treasure is being swapped, if any."""
        return tuple(value for part, value in self.scene.settled if part == "swap")

    def victor(self, district: District) -> Warrior:
        """Return the color that has won a district at the end, or nobody."""
        return find_winner(self.view.board[district]) if self.over else NOBODY

    # -- what is in a district

    def treasure(self, district: District, x: float, y: float) -> None:
        """Draw a treasure: its number if the reader may look at it, otherwise a question mark."""
        treasure = self.view.treasures[district]
        hidden = treasure == UNKNOWN
        self.canvas.rect(x - 2, y, 41, 20, SLIP if hidden else KNOWN, corner=5, line=self.canvas.style.frame)
        self.canvas.emblem("treasure", x, y + 0.5, 19, GLAZE, SLIP)
        self.canvas.text("?" if hidden else str(treasure), x + 29, y + 15.5, 15, anchor="middle")
        if any(touches(event, district) for event in self.scene.marked):
            pieces.mark_fresh(self.canvas, x - 2, y, 41, 20)

    def warriors(self, district: District, x: float, y: float) -> None:
        """Draw the number of warriors of each color, and where there are none a roof; the leading color is crowned."""
        row = self.view.board[district]
        dropped = [event.dropped for event in self.loads() if event.district == district]
        for at, colour in enumerate(self.played()):
            left, top = x + 1.5 + at % 2 * SIDE, y + at // 2 * STEP
            if row[colour]:
                self.several(colour, row[colour], find_winner(row) == colour, left, top)
            else:
                self.canvas.group(left, top, paint_house)
            if colour in dropped:
                pieces.mark_fresh(self.canvas, left, top, SIDE - 1, STEP - 2)

    def played(self) -> list[Warrior]:
        """Return the colors that take part, in the order of their places in a district."""
        return [colour for colour in COLOURS if self.view.owners[colour] != NOBODY]

    def loads(self) -> Iterable[Loaded]:
        """Return what was loaded with the last move."""
        return (event for event in self.scene.marked if isinstance(event, Loaded))

    def several(self, colour: Warrior, count: int, leads: bool, x: float, y: float) -> None:
        """Draw the warriors of one color in a district."""
        ground, line = (LED, GLAZE) if leads else (PAVED, self.canvas.style.frame)
        self.canvas.rect(x, y, SIDE - 1, STEP - 2, ground, corner=4, line=line, thick=1)
        if leads:
            self.canvas.emblem("laurel", x + 21, y - 0.5, 23, LEAF, LED)
        self.warrior(colour, x + 1, y, PIECE)
        self.canvas.text(str(count), x + 32.5, y + 16, 15, anchor="middle")

    def foot(self, district: District, x: float, y: float) -> None:
        """Write the room left, or at the end the points of the district; the horse may stand beside it."""
        view, canvas = self.view, self.canvas
        if self.over:
            canvas.group(x, y, paint_points, self.words.counted()[district].points, self.victor(district))
            return
        room = view.table.room - sum(view.board[district])
        beside = district == view.horse
        most, ink = WIDE - 9 - beside * 24, canvas.style.faint
        canvas.text(self.say("horse-picture-room", count=room), x + 5, y - 4, SMALLEST, ink, most=most, tight=True)
        if beside:
            canvas.emblem("trojan_horse", x + WIDE - 24, y - 17, 21, TIMBER, COURT)

    # -- what has moved

    def trail(self, event: Event, y: float) -> None:
        """Draw the way of who has dropped out of the horse, or of two treasures, along the street."""
        if isinstance(event, Loaded):
            at = self.played().index(event.dropped) % 2
            self.canvas.group(0, y + HIGH, paint_trail, len(DISTRICTS), event.district, at)
        elif isinstance(event, TreasuresSwapped):
            self.canvas.group(0, y + HIGH, paint_trail, event.first, event.second, 1, True)


def touches(event: Event, district: District) -> bool:
    """Return whether an event is about the treasure of a district."""
    if isinstance(event, TreasuresSwapped):
        return district in (event.first, event.second)
    return isinstance(event, TreasureSeen) and event.district == district


def find_corner(at: int, y: float) -> tuple[float, float]:
    """Return the corner of a district; the second row has room for the horse."""
    return MARGIN + at % ACROSS * (WIDE + APART), y + at // ACROSS * (HIGH + STREET_WIDE)


def paint_district(canvas: Canvas, thick: float, victor: Warrior) -> None:
    """Draw an empty district: a row of roofs, a court before it, and a wall around both in the color of its victor."""
    canvas.rect(0, 0, WIDE, HIGH, COURT, corner=3)
    canvas.path(f"M0 {EAVES}V3a3 3 0 0 1 3 -3H{WIDE - 3}a3 3 0 0 1 3 3V{EAVES}z", ROOF)
    canvas.path("".join(f"M{x} 1V{EAVES - 1}" for x in range(5, int(WIDE), 6)), line=TILE, thick=1.2)
    canvas.path(f"M0 {EAVES}H{WIDE}", line=GLAZE, thick=1.2)
    canvas.rect(0, 0, WIDE, HIGH, corner=3, line=GLAZE, thick=thick)
    if victor != NOBODY:
        canvas.rect(2, 2, WIDE - 4, HIGH - 4, corner=2, line=WOOD[victor], thick=3)


def paint_points(canvas: Canvas, points: int, victor: Warrior) -> None:
    """Draw what a district is worth above its foot, on the color of its victor."""
    ground, ink = (COURT, GLAZE) if victor == NOBODY else (WOOD[victor], LETTERS[victor])
    canvas.rect(3, -15, WIDE - 6, 13, ground)
    canvas.emblem("coin", WIDE / 2 - 19, -14.5, 12, ink, ground)
    canvas.text(str(points), WIDE / 2, -3.6, 13.5, ink)


def paint_house(canvas: Canvas) -> None:
    """Draw the roof of a house from above: a place where nobody stands."""
    wide, high, ridge = SIDE - 3, STEP - 4, STEP / 2 - 2
    canvas.rect(1, 1, wide, high - 1, SUNNY, corner=1.5)
    canvas.rect(1, ridge, wide, high - ridge, SHADY, corner=1.5)
    canvas.path("".join(f"M{x} 1V{high}" for x in range(8, wide, 7)), line=EAVE, thick=1)
    canvas.path(f"M1 1H{wide + 1}V{high}H1zM1 {ridge}H{wide + 1}", line=EAVE, thick=1.2)


def paint_trail(canvas: Canvas, start: int, end: int, column: int, both: bool = False) -> None:
    """Draw a way along the street from a district or the horse to a district, with a head at its end or at both."""
    street = STREET_WIDE / 2
    (out, leaves), (to, enters) = find_door(start, column), find_door(end, column)
    canvas.path(f"M{out} {leaves}V{street}H{to}V{enters}", line=canvas.style.loss, thick=2.6, dash="4 3")
    for x, door in ((to, enters), (out, leaves))[: 1 + both]:
        canvas.path(ARROWS[door > street], canvas.style.loss, x=x, y=door)


DOORS = (24, 60)  # where each column of a district meets the street; the horse stands at its right
ARROWS = ("M-6 7L0 -3L6 7z", "M-6 -7L0 3L6 -7z")  # up and down


def find_door(at: int, column: int) -> tuple[float, float]:
    """Return where a column of places in a district, or the horse, meets the street, from its upper edge."""
    x, y = find_corner(at, 0)
    inside = WIDE / 2 if at == len(DISTRICTS) else DOORS[column]
    return x + inside, STREET_WIDE if y else 0
