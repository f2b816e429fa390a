"""Draws Troy: each district with its walls, number, bonus, treasure, room and warriors."""

from __future__ import annotations

from engine.core import NOBODY, UNKNOWN, Event
from games.horse.pictures.picture import KNOWN, LED, STONE, Picture
from games.horse.rules.cards import COLOURS, DISTRICTS, District, Warrior
from games.horse.rules.events import HorseManned, Loaded, TreasureSeen, TreasuresSwapped
from games.horse.rules.scoring import find_winner
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH
from pictures.palette import EARTH, GLAZE, GOLD, LEAF, SHADE, SLIP
from pictures.pieces import MARGIN

ACROSS, APART = 4, 4  # districts per row, and the gap between them
WIDE, HIGH = (WIDTH - 2 * MARGIN + APART) / ACROSS - APART, 110
MERLONS = 6  # on a wall
PIECE, SIDE = 24, 45  # a warrior in a district, and the width it takes with its number


class City(Picture):
    """Draws the city, with the horse in the last corner."""

    def city(self, y: float) -> float:
        """Draw all districts and the horse; return where they end."""
        for district in DISTRICTS:
            self.district(district, *corner(district, y))
        if not self.over:
            self.horse(*corner(len(DISTRICTS), y))
        return y + 2 * (HIGH + APART)

    def district(self, district: District, x: float, y: float) -> None:
        canvas, view = self.canvas, self.view
        stands = district == view.horse and not self.over
        canvas.path(WALL, STONE, x=x, y=y, line=GLAZE, thick=2.6 if stands else 1.2)
        pieces.named_choice(canvas, self.number(district), district + 1, x + 14, y + 19)
        canvas.text(f"+{view.bonuses[district]}", x + 28, y + 24, 14)
        self.treasure(district, x + 51, y + 9)
        self.warriors(district, x, y + 34)
        self.foot(district, x, y + HIGH)
        if district in self.settled():
            canvas.path(WALL, x=x, y=y, line=GOLD, thick=4)

    def number(self, district: District) -> int:
        """Return the number of the choice that selects a district."""
        number = self.scene.number
        return number("at", district) or number("swap", district) or number("with", district)

    def settled(self) -> tuple[District, ...]:
        """Return the district whose treasure is being swapped, if any."""
        return tuple(value for part, value in self.scene.settled if part == "swap")

    # -- what is in a district

    def treasure(self, district: District, x: float, y: float) -> None:
        """Draw a treasure: its number if the reader may look at it, otherwise a question mark."""
        treasure = self.view.treasures[district]
        hidden = treasure == UNKNOWN
        self.canvas.rect(x - 2, y, 41, 21, SLIP if hidden else KNOWN, corner=5, line=SHADE)
        self.canvas.emblem("treasure", x, y + 1, 19, GLAZE, SLIP)
        self.canvas.text("?" if hidden else str(treasure), x + 29, y + 16, 15, anchor="middle")
        if any(touches(event, district) for event in self.scene.news):
            pieces.mark_fresh(self.canvas, x - 2, y, 41, 21)

    def warriors(self, district: District, x: float, y: float) -> None:
        """Draw the number of warriors of each color; the leading color is crowned."""
        row = self.view.board[district]
        places = [colour for colour in COLOURS if self.view.owners[colour] != NOBODY]
        dropped = [
            event.dropped for event in self.scene.news if isinstance(event, Loaded) and event.district == district
        ]
        for at, colour in enumerate(places):
            left, top = x + 2 + at % 2 * SIDE, y + at // 2 * (PIECE + 3)
            if row[colour]:
                self.several(colour, row[colour], find_winner(row) == colour, left, top)
            if colour in dropped:
                pieces.mark_fresh(self.canvas, left, top, SIDE - 2, PIECE + 1)

    def several(self, colour: Warrior, count: int, leads: bool, x: float, y: float) -> None:
        """Draw the warriors of one color in a district."""
        if leads:
            self.canvas.rect(x, y - 1, SIDE - 1, PIECE + 2, LED, corner=6, line=GLAZE)
            self.canvas.emblem("laurel", x + 22, y + 1, 22, LEAF, LED)
        self.warrior(colour, x, y, PIECE)
        self.canvas.text(str(count), x + 33, y + 17.5, 15, anchor="middle")

    def foot(self, district: District, x: float, y: float) -> None:
        """Write the room left, or at the end the points of the district; the horse may stand beside it."""
        view, canvas = self.view, self.canvas
        if self.over:
            points = self.words.counted()[district].points
            canvas.emblem("coin", x + 6, y - 21, 18, GLAZE, STONE)
            canvas.text(str(points), x + 29, y - 6, 16)
            return
        room = view.table.room - sum(view.board[district])
        beside = district == view.horse
        most = WIDE - 9 - beside * 28
        canvas.text(self.say("horse-picture-room", count=room), x + 5, y - 7, SMALLEST, EARTH, most=most, tight=True)
        if beside:
            canvas.emblem("trojan_horse", x + WIDE - 28, y - 26, 25, GLAZE, STONE)

    # -- the horse

    def horse(self, x: float, y: float) -> None:
        """Draw the horse with the warriors in it, hidden unless it is open; the next to drop out comes first."""
        canvas, inside = self.canvas, self.view.inside
        canvas.emblem("trojan_horse", x + 14, y + 4, 66, GLAZE, SLIP)
        for at, warrior in enumerate(inside):
            self.warrior(warrior, x + 17 + at * 34, y + 71, 25)
        if UNKNOWN not in inside:
            canvas.text(self.say("horse-picture-next"), x + 29, y + 107, SMALLEST, anchor="middle", most=WIDE)
        if any(isinstance(event, HorseManned) for event in self.scene.news):
            pieces.mark_fresh(canvas, x + 12, y + 4, 70, 95)


def touches(event: Event, district: District) -> bool:
    """Return whether an event is about the treasure of a district."""
    if isinstance(event, TreasuresSwapped):
        return district in (event.first, event.second)
    return isinstance(event, TreasureSeen) and event.district == district


def corner(at: int, y: float) -> tuple[float, float]:
    """Return the corner of a district; the second row has room for the horse."""
    return MARGIN + at % ACROSS * (WIDE + APART), y + at // ACROSS * (HIGH + APART)


def wall() -> str:
    """Return the outline of a district: battlements on top of a wall."""
    step = WIDE / (2 * MERLONS - 1)
    merlon = f"v-5h{step:.2f}v5"
    return "M0 5" + f"h{step:.2f}".join([merlon] * MERLONS) + f"v{HIGH - 5}h{-WIDE:.1f}z"


WALL = wall()
