"""The moves of Fight for Olympus, all built once.

A *space* is 0 to 5 on the side of seat 0 and 6 to 11 on the side of seat 1, in the order of attack.
Hands have no limit, so if a choice of cards would not fit into one menu, the color is asked first:
such moves are ``grouped``. If only one card can be played, its space is asked at once: such moves are
``alone``. Both change only the parts of a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from engine.choices import WIDEST
from engine.core import OpenMove, Part
from games.olympus.rules.cards import COLOURS, FREE_WAY, KINDS, MANY_WAYS, NO_WAY, ONE_WAY, Colour, Kind, Sheet

Space = int
SIDE = 6  # spaces of a player
SPACES = range(2 * SIDE)
ZONES = ("olympus", "olympus", "olympus", "delphi", "delphi", "troy")
OLYMPUS = ZONES.count("olympus")  # how many spaces of a player, the first ones, are there
FREE, PROPOSED, CHOOSING = range(3)  # how a card is paid for
PAYMENTS = {NO_WAY: (), FREE_WAY: (FREE,), ONE_WAY: (PROPOSED,), MANY_WAYS: (PROPOSED, CHOOSING)}
MARKER = len(KINDS)  # an item to pay with is a kind, or for a marker this plus its color
WOUNDS = range(1, 4)  # how many wounds one choice can move or remove


def space_name(space: Space) -> str:
    """Return a space as the log writes it: ``a1`` to ``a6`` of seat 0, ``b1`` to ``b6`` of seat 1."""
    return "ab"[space // SIDE] + str(space % SIDE + 1)


@dataclass(frozen=True, slots=True)
class Play(OpenMove):
    """Play a card from the hand; ``payment`` is FREE, PROPOSED or CHOOSING (OL-10, OL-11).

    The proposed payment is no question of its own: anyone who wants another says so in place of a space.
    """

    kind: Kind
    space: Space
    payment: int
    grouped: int = field(default=-1, compare=False)  # the color that is asked first
    alone: bool = field(default=False, compare=False)

    def parts(self) -> tuple[Part, ...]:
        if self.alone and self.payment != CHOOSING:
            return (("lay", number_placement(self.kind, self.space)),)
        colour = (("colour", self.grouped),) if self.grouped >= 0 else ()
        card = () if self.alone else (*colour, ("play", self.kind))
        otherwise = (("otherwise", self.kind),) if self.payment == CHOOSING else ()
        return *card, *otherwise, ("on", self.space)

    def __str__(self) -> str:
        paying = " choosing" if self.payment == CHOOSING else ""
        return f"play {KINDS[self.kind]} {space_name(self.space)}{paying}"


@dataclass(frozen=True, slots=True)
class Word(OpenMove):
    """A move that is one word: done, accept, use, waive or suffer."""

    word: str

    def parts(self) -> tuple[Part, ...]:
        return ((self.word, 0),)

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Phase(OpenMove):
    """Use a phase of the very first turn (0), or leave it out (1) (OL-05)."""

    left: int

    def parts(self) -> tuple[Part, ...]:
        return (("phase", self.left),)

    def __str__(self) -> str:
        return "leave out" if self.left else "go on"


@dataclass(frozen=True, slots=True)
class Pick(OpenMove):
    """Choose a card to ``pay`` or ``save`` with, to ``discard``, to ``recover`` or to put ``under`` the pile."""

    verb: str
    kind: Kind
    grouped: int = -1

    @property
    def public(self) -> str:
        """The name of the move, without the card if it is put under the pile: others do not see that one."""
        return "under" if self.verb == "under" else str(self)

    def parts(self) -> tuple[Part, ...]:
        part = (self.verb, self.kind)
        return (part,) if self.grouped < 0 else (("colour", self.grouped), part)

    def __str__(self) -> str:
        what = KINDS[self.kind] if self.kind < MARKER else f"marker-{COLOURS[self.kind - MARKER]}"
        return f"{self.verb} {what}"


@dataclass(frozen=True, slots=True)
class Unit(OpenMove):
    """Choose a unit."""

    space: Space

    def parts(self) -> tuple[Part, ...]:
        return (("unit", self.space),)

    def __str__(self) -> str:
        return f"unit {space_name(self.space)}"


@dataclass(frozen=True, slots=True)
class Pair(OpenMove):
    """Choose two units (Diomedes)."""

    space: Space
    other: Space

    def parts(self) -> tuple[Part, ...]:
        return ("unit", self.space), ("and", self.other)

    def __str__(self) -> str:
        return f"units {space_name(self.space)} {space_name(self.other)}"


@dataclass(frozen=True, slots=True)
class Heal(OpenMove):
    """Remove this many wounds from a unit (OL-15)."""

    space: Space
    wounds: int

    def parts(self) -> tuple[Part, ...]:
        return ("heal", self.space), ("wounds", self.wounds)

    def __str__(self) -> str:
        return f"heal {space_name(self.space)} {self.wounds}"


@dataclass(frozen=True, slots=True)
class Transfer(OpenMove):
    """Move this many wounds from one unit to another (Medea, Hecuba)."""

    source: Space
    wounds: int
    target: Space

    def parts(self) -> tuple[Part, ...]:
        return ("from", self.source), ("wounds", self.wounds), ("to", self.target)

    def __str__(self) -> str:
        return f"transfer {space_name(self.source)} {self.wounds} {space_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Shift(OpenMove):
    """Move a unit to another space on its side; a unit that stands there changes places with it (OL-15)."""

    space: Space
    target: Space

    def parts(self) -> tuple[Part, ...]:
        return ("move", self.space), ("to", self.target)

    def __str__(self) -> str:
        return f"move {space_name(self.space)} {space_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Take(OpenMove):
    """Take a color marker (OL-22)."""

    colour: Colour

    def parts(self) -> tuple[Part, ...]:
        return (("marker", self.colour),)

    def __str__(self) -> str:
        return f"take {COLOURS[self.colour]}"


Move = Play | Word | Phase | Pick | Unit | Pair | Heal | Transfer | Shift | Take

DONE, ACCEPT, USE, WAIVE, SUFFER = map(Word, ("done", "accept", "use", "waive", "suffer"))
PHASES = (Phase(0), Phase(1))
UNITS = tuple(map(Unit, SPACES))
PAIRS = {(one, two): Pair(one, two) for one in SPACES for two in SPACES if one < two}
HEALS = tuple(tuple(Heal(space, n) for n in (0, *WOUNDS)) for space in SPACES)
TRANSFERS = {(source, n, target): Transfer(source, n, target) for source in SPACES for n in WOUNDS for target in SPACES}
SHIFTS = tuple(tuple(Shift(space, target) for target in SPACES) for space in SPACES)
TAKES = tuple(map(Take, range(len(COLOURS))))
VERBS = ("pay", "save", "discard", "recover", "under")
PICKS = {verb: tuple(Pick(verb, kind) for kind in range(MARKER + len(COLOURS))) for verb in VERBS}


@cache
def list_plays(spaces: int) -> tuple[tuple[tuple[Play, ...], ...], ...]:
    """Return the ways to play cards on these spaces (a set of bits), by kind and by how it can be paid for."""
    return tuple(tuple(plays_of(kind, spaces, ways, -1) for ways in range(len(PAYMENTS))) for kind in range(len(KINDS)))


def plays_of(kind: Kind, spaces: int, ways: int, grouped: int) -> tuple[Play, ...]:
    """Return the ways to play one card on these spaces, a set of bits."""
    payments = PAYMENTS[ways]
    return tuple(make_play(kind, at, paying, grouped) for paying in payments for at in SPACES if spaces >> at & 1)


@cache
def make_play(kind: Kind, space: Space, payment: int, grouped: int) -> Play:
    """Return the move that plays a card."""
    return Play(kind, space, payment, grouped)


def make_alone_plays(plays: Sequence[Play]) -> list[Any]:
    """Return the ways to play a card that is the only one, each with its space in the same part."""
    return [alone_play(each.kind, each.space, each.payment, each.grouped) for each in plays]


@cache
def alone_play(kind: Kind, space: Space, payment: int, grouped: int) -> Play:
    """Return the move that plays the only card."""
    return Play(kind, space, payment, grouped, alone=True)


def number_placement(kind: Kind, space: Space) -> int:
    """Return a card and its space as one value of a part; ``divmod`` by the number of spaces parts them."""
    return kind * len(SPACES) + space


def list_picks(verb: str, kinds: Sequence[Kind], sheet: Sheet, other: Word | None = None) -> list[Any]:
    """Return the choices among these cards, and the other answer, sorted by parts; only ``accept`` comes first."""
    distinct = sorted(set(kinds))
    if len(distinct) + bool(other) > WIDEST:
        moves = sort_by_parts([Pick(verb, kind, find_group(sheet, kind)) for kind in distinct])
    else:
        picks = PICKS[verb]
        moves = [picks[kind] for kind in distinct]
    if other:
        moves.insert(0 if other is ACCEPT else len(moves), other)
    return moves


def find_group(sheet: Sheet, kind: Kind) -> Colour:
    """Return the color that groups an item."""
    return kind - MARKER if kind >= MARKER else sheet.colour[kind]


PARTS: Callable[[Any], tuple[Part, ...]] = lambda move: move.parts()  # noqa: E731


def sort_by_parts(moves: list[Any]) -> list[Any]:
    """Return moves sorted by their parts."""
    return sorted(moves, key=PARTS)
