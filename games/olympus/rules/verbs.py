"""The verbs on the board: the only code that changes the places of units and equipment, and wounds.

Each verb changes one thing, records it as an event, and updates what players know (``memory``).
Defeated units do not fall here: ``turn.sweep_board`` finds them once an effect is complete (OL-26).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from engine.core import NOBODY, Seat
from games.olympus.rules import hands
from games.olympus.rules.cards import FIRST_EQUIPMENT, Kind
from games.olympus.rules.events import (
    EquipmentKept,
    EquipmentLost,
    Fell,
    Healed,
    Moved,
    Placed,
    Removed,
    Returned,
    Survived,
    Transferred,
    Wounded,
)
from games.olympus.rules.moves import Space
from games.olympus.rules.permanent import ANDROMEDA, FORTIFYING, ICARUS, andromeda, antigone, orestes
from games.olympus.rules.position import (
    BOARD,
    EMPTY,
    ONE,
    OWNER,
    Position,
    mask_filled,
)


def place_card(pos: Position, seat: Seat, kind: Kind, space: Space) -> None:
    """Place a card that has left the hand: a unit, or equipment under one (OL-11)."""
    if kind >= FIRST_EQUIPMENT:
        pos.gear[space] = kind
        pos.clad |= 1 << space
        pos.events.append(Placed(seat, kind, space, pos.units[space]))
    else:
        pos.units[space] = kind
        pos.taken |= 1 << space
        pos.present[seat] += ONE[kind]
        pos.events.append(Placed(seat, kind, space, NOBODY))


def hurt_unit(pos: Position, space: Space, wounds: int) -> None:
    """Add wounds to a unit; it can only fall from as many as its printed health, which nothing lowers."""
    pos.wounds[space] += wounds
    if pos.wounds[space] >= pos.sheet.health[pos.units[space]]:
        pos.shaken |= 1 << space


def wound_unit(pos: Position, space: Space, by: Kind, wounds: int) -> None:
    """Wound the unit on a space, if there is one, because of a power."""
    if pos.units[space] != EMPTY and wounds:
        pos.events.append(Wounded(by, OWNER[space], pos.units[space], wounds))
        hurt_unit(pos, space, wounds)


def heal_unit(pos: Position, space: Space, by: Kind, wounds: int) -> None:
    """Remove up to this many wounds (OL-15); those on Orestes stay."""
    removed = min(wounds, pos.wounds[space])
    if removed and not orestes(pos, space):
        pos.wounds[space] -= removed
        pos.events.append(Healed(by, OWNER[space], pos.units[space], removed))


def transfer_wounds(pos: Position, source: Space, target: Space, by: Kind, wounds: int) -> None:
    """Move wounds from one unit to another."""
    pos.wounds[source] -= wounds
    pos.events.append(Transferred(by, pos.units[source], OWNER[target], pos.units[target], wounds))
    hurt_unit(pos, target, wounds)


def leave_board(pos: Position, space: Space, *, kept: bool = False) -> Kind:
    """Take a unit off the board; its equipment is discarded, or kept by Antigone (OL-13)."""
    if pos.clad >> space & 1:
        strip_equipment(pos, space, NOBODY, kept=kept)
    kind = pos.units[space]
    pos.units[space], pos.wounds[space] = EMPTY, 0
    pos.taken &= ~(1 << space)
    pos.present[OWNER[space]] -= ONE[kind]
    pos.soared = pos.soared and kind != ICARUS
    if kind in FORTIFYING:
        pos.shaken = BOARD  # units that lose its aura may fall
    return kind


def strip_equipment(pos: Position, space: Space, by: Kind, *, kept: bool = False) -> None:
    """Take a unit's equipment away."""
    kind, seat = pos.gear[space], OWNER[space]
    pos.gear[space] = EMPTY
    pos.clad &= ~(1 << space)
    pos.shaken |= 1 << space
    if kept:
        hands.to_hand(pos, seat, kind)
        pos.events.append(EquipmentKept(seat, kind))
    else:
        insort(pos.discards, kind)
        pos.events.append(EquipmentLost(by, seat, kind))


def discard_fallen(pos: Position, spaces: Sequence[Space]) -> None:
    """Discard defeated units together; Antigone keeps their equipment (OL-26, OL-42)."""
    # Antigone may be among them, so all are asked for before any is discarded.
    for space, keeps in [(space, antigone(pos, space)) for space in spaces]:
        pos.events.append(Fell(OWNER[space], pos.units[space], space))
        insort(pos.discards, leave_board(pos, space, kept=keeps))
    wound_andromeda(pos, len(spaces))


def remove_unit(pos: Position, space: Space, by: Kind) -> None:
    """Discard a unit because of a power."""
    pos.events.append(Removed(by, OWNER[space], pos.units[space], space))
    insort(pos.discards, leave_board(pos, space, kept=antigone(pos, space)))
    wound_andromeda(pos, 1)


def wound_andromeda(pos: Position, fallen: int) -> None:
    """Wound Andromeda, if she is still there, once for each unit that was discarded."""
    wounds = andromeda(pos, fallen)
    if wounds:
        wound_unit(pos, pos.units.index(ANDROMEDA), ANDROMEDA, wounds)


def bring_back(pos: Position, space: Space, by: Kind) -> None:
    """Return a unit to its owner's hand because of a power, without wounds and equipment (OL-13, OL-15)."""
    pos.events.append(Returned(by, OWNER[space], pos.units[space], space))
    hands.to_hand(pos, OWNER[space], leave_board(pos, space))


def save_eurydice(pos: Position, space: Space, kind: Kind) -> None:
    """Let Eurydice stay without wounds, for a card from the hand (OL-42)."""
    hands.spend_card(pos, OWNER[space], kind)
    pos.wounds[space] = 0
    pos.events.append(Survived(OWNER[space], pos.units[space], kind))


def exchange_units(pos: Position, space: Space, target: Space, by: Kind) -> None:
    """Move a unit along its side; a unit that stands there changes places with it (OL-15)."""
    pos.events.append(Moved(by, OWNER[space], pos.units[space], space, target, pos.units[target]))
    for things in (pos.units, pos.wounds, pos.gear):
        things[space], things[target] = things[target], things[space]
    # Auras reach some neighbors only, so after a move any unit may fall.
    pos.taken, pos.clad, pos.shaken = mask_filled(pos.units), mask_filled(pos.gear), BOARD
