"""Everything on the table of Fight for Olympus, and what each player has."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Self

from engine.core import NOBODY, Event, Json, Outcome, Seat
from games.olympus.rules.agenda import Frame
from games.olympus.rules.cards import COLOURS, COPIES, KINDS, Kind, Sheet
from games.olympus.rules.moves import MARKER, SIDE, SPACES, Space

DECK = tuple(kind for kind in range(len(KINDS)) for _ in range(COPIES[kind]))
EMPTY = -1  # no unit, or no equipment
ASIDE = 20  # cards set aside (OL-03)
HAND = 6
SEATS = 2
GOAL = 7  # steps on each side of the victory track (OL-24)
ROWS = (range(SIDE), range(SIDE, 2 * SIDE))
SIDES = (0b111111, 0b111111 << SIDE)  # the bits of each player's spaces
OWNER = tuple(space // SIDE for space in SPACES)  # the player on whose side a space is (OL-17)
BOARD = SIDES[0] | SIDES[1]  # the bits of all spaces
SPACES_OF = tuple(tuple(space for space in SPACES if bits >> space & 1) for bits in range(1 << 2 * SIDE))
OPPOSITE = tuple((space + SIDE) % (2 * SIDE) for space in SPACES)
BESIDE = tuple(
    tuple(at for at in (space - 1, space + 1) if at in ROWS[space // SIDE]) for space in SPACES
)  # OL-16: the borders of the zones do not matter
ONE = tuple(1 << 2 * kind for kind in range(len(KINDS)))  # a unit, as ``Position.present`` counts it
POINTS, FULL_ROW, PILE, TIED = "points", "full-row", "pile", "tied"  # how a game can end

KEPT = ("taken", "clad", "present", "purses")  # what ``recount`` can compute from the rest
NUMBERS = ("active", "number", "leaves_out", "soared", "steps", "puts")
LISTS = ("units", "wounds", "gear", "unseen", "bottom", "discards", "markers", "agenda")
PER_SEAT = ("hands", "known")


class Position:
    """The data of a position. Cards are kinds; piles and hands are sorted lists; the board is a list by space.

    The board: ``units`` have ``wounds`` and equipment (``gear``); ``taken`` and ``clad`` are the bits of
    the spaces with a unit and with equipment. ``present``, by seat, counts the units of each kind in two
    bits, so that a quick test shows which powers are in force (``mask_kinds``).
    ``hands`` are by seat, and so are ``purses``, which count what each player can pay with (``count_purse``).
    ``discards`` is the discard pile. ``unseen`` has the draw pile and the cards set aside together: nobody
    knows which is which, so a draw takes any of them (``engine.chance.draw_card``). ``bottom`` has the cards
    put under the pile, which are drawn last: kind, the seat that put it there, and its number. ``puts``
    counts all cards ever put there.
    ``known`` has what each seat, and last a spectator, knows of hidden cards (``memory``).
    ``markers`` has the holder of each color marker, NOBODY for Delphi. ``steps`` is the place of the
    purple marker, above 0 on the side of seat 0.
    ``active`` is the player whose turn it is, and ``number`` counts the turns. ``leaves_out``: one phase
    of this turn still has to be left out (OL-05). ``soared``: Icarus has attacked an empty space this turn.
    ``agenda`` has the frames still to be done, the next one last. ``shaken`` has the bits of the spaces
    whose units may have to fall.
    """

    __slots__ = ("events", "result", "shaken", "sheet", *KEPT, *NUMBERS, *LISTS, *PER_SEAT)

    sheet: Sheet
    units: list[Kind]
    wounds: list[int]
    gear: list[Kind]
    taken: int
    clad: int
    present: list[int]
    purses: list[int]
    hands: list[list[Kind]]
    unseen: list[Kind]
    bottom: list[tuple[Kind, Seat, int]]
    discards: list[Kind]
    markers: list[Seat]
    known: list[list[tuple[Kind, int]]]
    agenda: list[Frame]
    active: Seat
    number: int
    leaves_out: bool
    soared: bool
    steps: int
    puts: int
    shaken: int
    result: Outcome | None
    events: list[Event]

    @classmethod
    def undealt(cls, sheet: Sheet) -> Self:
        """Return a position before the deal: everything is where the box says that it begins."""
        new = cls()
        new.sheet = sheet
        new.units, new.gear = [EMPTY for _ in SPACES], [EMPTY for _ in SPACES]
        new.wounds, new.taken, new.clad = [0 for _ in SPACES], 0, 0
        new.present, new.purses = [0 for _ in range(SEATS)], [0 for _ in range(SEATS)]
        new.unseen = list(DECK)
        new.hands, new.known = [[] for _ in range(SEATS)], [[] for _ in range(SEATS + 1)]
        new.bottom, new.discards, new.agenda = [], [], []
        new.markers = [NOBODY for _ in COLOURS]
        new.active, new.number, new.steps, new.puts = NOBODY, 0, 0, 0
        new.leaves_out = new.soared = False
        new.result, new.events, new.shaken = None, [], 0
        return new

    def copy(self) -> Self:
        """Return a copy of the position that shares nothing mutable with it."""
        twin = type(self)()
        twin.sheet = self.sheet
        twin.taken, twin.clad, twin.present, twin.purses = self.taken, self.clad, self.present[:], self.purses[:]
        twin.active, twin.number, twin.steps, twin.puts = self.active, self.number, self.steps, self.puts
        twin.leaves_out, twin.soared = self.leaves_out, self.soared
        twin.units, twin.wounds, twin.gear = self.units[:], self.wounds[:], self.gear[:]
        twin.unseen, twin.bottom, twin.discards = self.unseen[:], self.bottom[:], self.discards[:]
        twin.markers, twin.agenda = self.markers[:], self.agenda[:]
        twin.hands, twin.known = [hand[:] for hand in self.hands], [memory[:] for memory in self.known]
        twin.result, twin.events, twin.shaken = self.result, [], 0
        return twin

    def dump(self) -> Json:
        """Return the position as plain JSON."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(map(as_json, getattr(self, name))) for name in LISTS},
            **{name: [list(map(as_json, cards)) for cards in getattr(self, name)] for name in PER_SEAT},
            "result": self.result and self.result.dump(),
        }

    def restore(self, dump: Json) -> Self:
        """Restore everything from a dump; return the position."""
        for name in NUMBERS:
            setattr(self, name, dump[name])
        for name in LISTS:
            setattr(self, name, list(map(as_position, dump[name])))
        for name in PER_SEAT:
            setattr(self, name, [list(map(as_position, cards)) for cards in dump[name]])
        self.recount()
        self.result = Outcome.load(dump["result"]) if dump["result"] else None
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the position be pickled, also a compiled one."""
        return restore_pickled, (type(self), (self.sheet,), self.dump())

    def recount(self) -> None:
        """Compute the fields of ``KEPT`` from the cards."""
        self.taken, self.clad = mask_filled(self.units), mask_filled(self.gear)
        self.present = [sum([ONE[self.units[space]] for space in self.standing(seat)]) for seat in range(SEATS)]
        self.purses = [sum(map(self.sheet.weights.__getitem__, self.paying(seat))) for seat in range(SEATS)]

    # -- what can be read off the table

    def pile(self) -> int:
        """Return how many cards can still be drawn."""
        return len(self.unseen) - ASIDE + len(self.bottom)

    def paying(self, seat: Seat) -> list[int]:
        """Return what a player can pay with: the cards in hand, and markers (OL-10)."""
        return self.hands[seat] + list_markers(tuple(self.markers), seat)

    def free(self, seat: Seat) -> int:
        """Return the bits of a player's spaces without a unit."""
        return SIDES[seat] & ~self.taken

    def standing(self, seat: Seat, first: Space = 0) -> tuple[Space, ...]:
        """Return the spaces of a player's units, from Olympus (or from ``first``) to Troy."""
        return SPACES_OF[self.taken & SIDES[seat] & -1 << first]


@cache
def list_markers(markers: tuple[Seat, ...], seat: Seat) -> list[int]:
    """Return the markers of a player as items to pay with."""
    return [MARKER + colour for colour, holder in enumerate(markers) if holder == seat]


def mask_filled(cards: list[Kind]) -> int:
    """Return the bits of the spaces that have a card."""
    return sum([1 << space for space, kind in enumerate(cards) if kind != EMPTY])


def mask_kinds(kinds: Iterable[Kind]) -> int:
    """Return the bits of ``Position.present`` that count the units of these kinds."""
    return sum(3 * ONE[kind] for kind in kinds)


def as_json(value: int | tuple[int, ...]) -> int | list[int]:
    """Return a value as it is in JSON."""
    return list(value) if isinstance(value, tuple) else value


def as_position(value: int | list[int]) -> int | tuple[int, ...]:
    """Return a value as it is in a position."""
    return tuple(value) if isinstance(value, list) else value


def restore_pickled(kind: type[Position], printed: tuple[Any, ...], dump: Json) -> Position:
    """Return a position that was pickled."""
    return kind.undealt(*printed).restore(dump)
