"""The powers that work each time their unit attacks (OL-12, OL-23): one function per worded power."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat
from games.olympus.rules import hands, verbs
from games.olympus.rules.agenda import (
    AIM,
    BESIDE_OPPOSITE,
    BONUS,
    DRAW,
    ENEMIES,
    MAY,
    MEND,
    OWN,
    READY_OTHERS,
    SEND,
    WOUND,
)
from games.olympus.rules.cards import COLOURS, FIRST_SOLDIER, KINDS, Kind
from games.olympus.rules.events import Repeated
from games.olympus.rules.moves import SIDE, ZONES, Space
from games.olympus.rules.permanent import by_kind
from games.olympus.rules.position import Position

GREEN, BLUE = COLOURS.index("green"), COLOURS.index("blue")
CASSANDRA, CHIRON, TEUCER, MACHAON, JASON, CYCNUS, CARIANS, TYDEUS = map(
    KINDS.index, ("cassandra", "chiron", "teucer", "machaon", "jason", "cycnus", "carians", "tydeus")
)

# -- before the blow or the bonus (OL-27)


def cassandra(pos: Position, seat: Seat, space: Space) -> None:
    """You may draw a card."""
    pos.agenda.append((MAY, seat, CASSANDRA, space))


def machaon(pos: Position, seat: Seat, space: Space) -> None:
    """You may remove a wound from one of your units."""
    pos.agenda.append((MEND, seat, MACHAON, OWN, 1, 0, 0))


def chiron(pos: Position, seat: Seat, space: Space) -> None:
    """An enemy unit takes a wound."""
    pos.agenda.append((AIM, seat, CHIRON, space, ENEMIES, WOUND, 1, 0))


def teucer(pos: Position, seat: Seat, space: Space) -> None:
    """An enemy unit next to the space opposite may take a wound."""
    pos.agenda.append((AIM, seat, TEUCER, space, BESIDE_OPPOSITE, WOUND, 1, 1))


# -- the blow: how many wounds it deals, given the strength and the unit that is struck


def patroclus(pos: Position, strength: int, target: Kind) -> int:
    """Deal one more wound to a blue unit."""
    return strength + pos.sheet.is_colour(target, BLUE)


def andromache(pos: Position, strength: int, target: Kind) -> int:
    """Deal one more wound to a green unit."""
    return strength + pos.sheet.is_colour(target, GREEN)


def paris(pos: Position, strength: int, target: Kind) -> int:
    """Deal two more wounds to a hero, and none to a soldier."""
    return strength + 2 if target < FIRST_SOLDIER else 0


# -- afterwards


def jason(pos: Position, seat: Seat, space: Space, *, fought: bool, extra: bool) -> None:
    """You may collect the bonus of an empty space again."""
    if not fought and (ZONES[space % SIDE] != "delphi" or hands.on_offer(tuple(pos.markers), seat)):
        pos.agenda.append((MAY, seat, JASON, space))


def cycnus(pos: Position, seat: Seat, space: Space, *, fought: bool, extra: bool) -> None:
    """Another of your units may make an extra attack, unless this was one (OL-25)."""
    if not extra:
        pos.agenda.append((AIM, seat, CYCNUS, space, READY_OTHERS, SEND, 0, 1))


def carians(pos: Position, seat: Seat, space: Space, *, fought: bool, extra: bool) -> None:
    """After a bonus, draw a card."""
    if not fought:
        pos.agenda.append((DRAW, seat, CARIANS, 1))


def tydeus(pos: Position, seat: Seat, space: Space, *, fought: bool, extra: bool) -> None:
    """After a fight Tydeus takes a wound."""
    verbs.wound_unit(pos, space, TYDEUS, int(fought))


BEFORE: dict[Kind, Callable[[Position, Seat, Space], None]] = by_kind(cassandra, machaon, chiron, teucer)
HITTING: dict[Kind, Callable[[Position, int, Kind], int]] = by_kind(patroclus, andromache, paris)
AFTER: dict[Kind, Callable[..., None]] = by_kind(jason, cycnus, carians, tydeus)


# -- the powers that a player has agreed to use


def agreed_cassandra(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Draw a card."""
    pos.agenda.append((DRAW, seat, by, 1))


def agreed_jason(pos: Position, seat: Seat, by: Kind, space: Space) -> None:
    """Collect the bonus again."""
    pos.events.append(Repeated(seat, by))
    pos.agenda.append((BONUS, seat, by, space))


AGREED: dict[Kind, Callable[[Position, Seat, Kind, Space], None]] = {CASSANDRA: agreed_cassandra, JASON: agreed_jason}
