"""Everything on the table of The Trojan Horse, and the verbs that move it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, Self

from engine.chance import draw_card
from engine.core import NOBODY, Chance, Event, Json, Outcome, Seat
from games.horse.rules.cards import (
    ALL_DISTRICTS,
    BESIDE,
    COLOURS,
    DISTRICTS,
    HELPER,
    LOOK,
    District,
    Sheet,
    Table,
    Warrior,
)
from games.horse.rules.events import HeroesShuffled, LaidOut, TreasureSeen

ANNOUNCE, SWAP, ALL_OR_NOTHING, LOAD, OVER = range(5)  # the phases
NOWHERE: District = -1  # the place of the horse before any warrior has dropped out of it
NUMBERS = ("open", "player", "turn", "phase", "loads", "helpers", "horse")
LISTS = ("owners", "bag", "beside", "inside", "heroes", "treasures", "seen")


class Open(Protocol):
    """The public facts that decide which moves are legal; a position has them, and so has a view."""

    @property
    def phase(self) -> int: ...
    @property
    def beside(self) -> Sequence[Warrior]: ...
    @property
    def room(self) -> int: ...


class Position:
    """The data of a position. The bag, the hero pile and ``beside`` are sorted lists (``engine.chance.draw_card``).

    ``owners`` has the seat of each color, NOBODY for one left out. ``board[district][colour]`` counts warriors.
    ``inside`` has the warriors in the horse, the one inside longest first; ``horse`` is its district. ``beside``
    has the warriors beside the board; ``helpers`` counts the helpers in the box.
    ``treasures`` is by district. ``seen[seat]`` is the set of districts whose current treasure the seat has
    rightfully seen; everybody can tell, because swaps are public, and the set follows them.
    ``phase`` says what ``player`` has to decide, ``turn`` in which of the turns in a row (from 0), ``loads`` how
    many loads are left. ``open`` is 1 if everybody may look into the horse (TH-12).
    ``room`` is the set of districts with room; it follows from the board and is kept because it is needed often.
    """

    __slots__ = ("board", "events", "result", "room", "sheet", "table", *NUMBERS, *LISTS)

    sheet: Sheet
    table: Table
    open: int
    owners: list[Seat]
    bag: list[Warrior]
    beside: list[Warrior]
    inside: list[Warrior]
    board: list[list[int]]
    room: int
    horse: District
    helpers: int
    heroes: list[int]
    treasures: list[int]
    seen: list[int]
    player: Seat
    turn: int
    phase: int
    loads: int
    result: Outcome | None
    events: list[Event]

    @classmethod
    def undealt(cls, sheet: Sheet, table: Table) -> Self:
        """Return a position before the deal: everything is where the box says that it begins."""
        new = cls()
        new.sheet, new.table, new.open = sheet, table, 0
        new.owners = [NOBODY for _ in COLOURS]
        new.bag, new.beside, new.inside = [], [], []
        new.board, new.room = [[0 for _ in COLOURS] for _ in DISTRICTS], ALL_DISTRICTS
        new.horse, new.helpers = NOWHERE, sheet.warriors[HELPER]
        new.heroes, new.treasures = spread_counts(sheet.heroes), []
        new.seen = [0] * table.seats
        new.player = new.turn = new.loads = 0
        new.phase = ANNOUNCE
        new.result, new.events = None, []
        return new

    def copy(self) -> Self:
        """Return a copy of the position that shares nothing mutable with it."""
        twin = type(self)()
        twin.sheet, twin.table, twin.open, twin.horse = self.sheet, self.table, self.open, self.horse
        twin.player, twin.turn, twin.phase, twin.loads = self.player, self.turn, self.phase, self.loads
        twin.owners, twin.bag, twin.helpers = self.owners[:], self.bag[:], self.helpers
        twin.beside, twin.inside, twin.heroes = self.beside[:], self.inside[:], self.heroes[:]
        twin.treasures, twin.seen = self.treasures[:], self.seen[:]
        twin.board, twin.room = list(map(list.copy, self.board)), self.room
        twin.result, twin.events = self.result, []
        return twin

    def dump(self) -> Json:
        """Return the position as plain JSON."""
        return {
            "seats": self.table.seats,
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: getattr(self, name)[:] for name in LISTS},
            "board": [row[:] for row in self.board],
            "result": self.result and self.result.dump(),
        }

    def restore(self, dump: Json) -> Self:
        """Restore everything from a dump; return the position."""
        for name in NUMBERS:
            setattr(self, name, dump[name])
        for name in LISTS:
            setattr(self, name, dump[name][:])
        self.lay(dump["board"])
        self.result = Outcome.load(dump["result"]) if dump["result"] else None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the position be pickled, also a compiled one."""
        return restore_pickled, (type(self), (self.sheet, self.table), self.dump())

    def lay(self, board: Iterable[Iterable[int]]) -> None:
        """Put the warriors on the board."""
        self.board = list(map(list, board))
        self.room = with_room(self.board, self.table)

    # -- what can be read off the table

    def may_look(self, seat: Seat, district: District) -> bool:
        """Return whether a seat has enough warriors of one color in a district to look at its treasure (TH-16)."""
        row, owners = self.board[district], self.owners
        return any(row[colour] >= LOOK and owners[colour] == seat for colour in COLOURS)

    def in_sight(self, seat: Seat) -> int:
        """Return the set of districts where the seat may look at the treasure."""
        return sum([1 << district for district in DISTRICTS if self.may_look(seat, district)])

    # -- verbs

    def refill(self, chance: Chance) -> None:
        """Lay warriors from the bag beside the board, and helpers once it is empty (TH-14, TH-20)."""
        free = BESIDE - len(self.beside)
        came: list[Warrior] = []
        while self.bag and len(came) < free:
            came.append(draw_card(self.bag, chance, "warriors"))
        while self.helpers and len(came) < free:
            came.append(HELPER)
            self.helpers -= 1
        if came:
            came.sort()
            self.beside = sorted(self.beside + came)
            self.events.append(LaidOut(tuple(came)))

    def drop(self, district: District) -> None:
        """Let the warrior inside longest drop out in a district (TH-06)."""
        colour, row = self.inside.pop(0), self.board[district]
        row[colour] += 1
        self.horse = district
        if sum(row) == self.table.room:
            self.room &= ~(1 << district)

    def show(self, seat: Seat, district: District) -> None:
        """Let a seat see the treasure of a district (TH-16)."""
        self.seen[seat] |= 1 << district
        self.events.append(TreasureSeen(seat, district, self.treasures[district]))

    def swap(self, first: District, second: District) -> None:
        """Exchange two treasures; a seat that knew one knows its new place (TH-17)."""
        treasures = self.treasures
        treasures[first], treasures[second] = treasures[second], treasures[first]
        both = 1 << first | 1 << second
        self.seen = [seen if seen & both in (0, both) else seen ^ both for seen in self.seen]

    def shuffle_heroes(self) -> None:
        """Make a new pile of all hero cards (TH-15)."""
        self.heroes = spread_counts(self.sheet.heroes)
        self.events.append(HeroesShuffled(len(self.heroes)))


def with_room(board: Sequence[Sequence[int]], table: Table) -> int:
    """Return the set of districts that have room for one more (TH-13)."""
    return sum(1 << district for district in DISTRICTS if sum(board[district]) < table.room)


def spread_counts(counts: Sequence[int]) -> list[int]:
    """Return a sorted pile with these counts of each kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def restore_pickled(kind: type[Position], printed: tuple[Any, ...], dump: Json) -> Position:
    """Return a position that was pickled."""
    return kind.undealt(*printed).restore(dump)
