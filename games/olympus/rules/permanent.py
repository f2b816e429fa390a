"""The permanent powers: one function per worded power, and the numbers that follow from them.

Strength and health are never stored: they are the printed values, the equipment, and what the auras
add at this moment (OL-26). Each function here answers for one card; tables say what each is asked.
Powers at the start and the end of a turn are in ``seasons``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, FIRST_SOLDIER, KINDS, Kind
from games.olympus.rules.moves import Space
from games.olympus.rules.position import BESIDE, OWNER, SIDES, SPACES_OF, Position, mask_kinds

Aura = Callable[[Position, Space, Space], int]  # the spaces of the giver and of a unit on the same side
AJAX, AMAZONS, ANDROMEDA, ANTIGONE, CASTOR, DAEDALUS, EURYDICE, ICARUS, ORESTES, PENELOPE, POLLUX, TIRESIAS = map(
    KINDS.index,
    (
        "ajax", "amazons", "andromeda", "antigone", "castor", "daedalus", "eurydice", "icarus", "orestes", "penelope",
        "pollux", "tiresias",
    ),
)  # fmt: skip
GREEN = COLOURS.index("green")


def by_kind(*functions: Callable[..., Any]) -> dict[Kind, Any]:
    """Return functions by the card that each is named after."""
    return {KINDS.index(function.__name__): function for function in functions}


# -- auras


def achilles(pos: Position, giver: Space, space: Space) -> int:
    """Your other heroes have 1 more strength."""
    return int(space != giver and pos.units[space] < FIRST_SOLDIER)


def hector(pos: Position, giver: Space, space: Space) -> int:
    """Your other green units have 1 more health."""
    return int(space != giver and pos.sheet.is_colour(pos.units[space], GREEN))


def polyxena(pos: Position, giver: Space, space: Space) -> int:
    """Your units next to Polyxena have 1 more health (OL-16)."""
    return int(space in BESIDE[giver])


def castor(pos: Position, giver: Space, space: Space) -> int:
    """With Pollux on your side, Castor has 1 more strength and health."""
    return int(space == giver and has_unit(pos, OWNER[space], POLLUX))


def pollux(pos: Position, giver: Space, space: Space) -> int:
    """With Castor on your side, Pollux has 1 more strength and health."""
    return int(space == giver and has_unit(pos, OWNER[space], CASTOR))


STRENGTHENING: dict[Kind, Aura] = by_kind(achilles, castor, pollux)
FORTIFYING: dict[Kind, Aura] = by_kind(hector, polyxena, castor, pollux)
STRENGTHENERS, FORTIFIERS = mask_kinds(STRENGTHENING), mask_kinds(FORTIFYING)


def find_strength(pos: Position, space: Space) -> int:
    """Return the current strength of a unit."""
    printed = pos.sheet.strength
    own = printed[pos.units[space]] + printed[pos.gear[space]]
    return own + sum_auras(pos, space, STRENGTHENING) if pos.present[OWNER[space]] & STRENGTHENERS else own


def find_health(pos: Position, space: Space) -> int:
    """Return the current health of a unit."""
    printed = pos.sheet.health
    own = printed[pos.units[space]] + printed[pos.gear[space]]
    return own + sum_auras(pos, space, FORTIFYING) if pos.present[OWNER[space]] & FORTIFIERS else own


def list_strengths(pos: Position) -> tuple[int, ...]:
    """Return the current strength by space, 0 where there is no unit."""
    return by_space(pos, pos.sheet.strength, STRENGTHENING, STRENGTHENERS)


def list_healths(pos: Position) -> tuple[int, ...]:
    """Return the current health by space, 0 where there is no unit."""
    return by_space(pos, pos.sheet.health, FORTIFYING, FORTIFIERS)


def by_space(pos: Position, printed: tuple[int, ...], auras: dict[Kind, Aura], givers: int) -> tuple[int, ...]:
    """Return what is printed on the cards of each space, with what these auras add; no card has a 0, the last one."""
    found = [printed[unit] + printed[gear] for unit, gear in zip(pos.units, pos.gear, strict=True)]
    for seat, present in enumerate(pos.present):
        for space in pos.standing(seat) if present & givers else ():
            found[space] += sum_auras(pos, space, auras)
    return tuple(found)


def sum_auras(pos: Position, space: Space, auras: dict[Kind, Aura]) -> int:
    """Return what the auras of its side add to a unit."""
    givers = [giver for giver in pos.standing(OWNER[space]) if pos.units[giver] in auras]
    return sum([auras[pos.units[giver]](pos, giver, space) for giver in givers])


def has_unit(pos: Position, seat: int, kind: Kind) -> bool:
    """Return whether a player has a unit of this kind."""
    return pos.present[seat] >> 2 * kind & 3 > 0


# -- limits on other powers


def ajax(pos: Position, space: Space) -> bool:
    """Opposing powers neither choose nor exchange your units next to Ajax, nor choose their equipment."""
    return any(pos.units[at] == AJAX for at in BESIDE[space])


def orestes(pos: Position, space: Space) -> bool:
    """Wounds on Orestes are neither removed nor moved to another unit."""
    return pos.units[space] == ORESTES


def amazons(pos: Position, space: Space) -> bool:
    """The Amazons cannot have equipment."""
    return pos.units[space] == AMAZONS


def find_bearers(pos: Position, seat: int) -> int:
    """Return the bits of a player's units that may be given equipment (OL-11)."""
    bare = SIDES[seat] & pos.taken & ~pos.clad
    if not has_unit(pos, seat, AMAZONS):
        return bare
    return sum(1 << space for space in SPACES_OF[bare] if not amazons(pos, space))


def room_for(pos: Position, seat: int, kind: Kind) -> int:
    """Return the bits of the spaces where a card can be placed (OL-11)."""
    return find_bearers(pos, seat) if kind >= FIRST_EQUIPMENT else pos.free(seat)


# -- drawing


def penelope(pos: Position, seat: int) -> int:
    """In your draw phase you draw one more card."""
    return int(has_unit(pos, seat, PENELOPE))


def daedalus(pos: Position, seat: int) -> int:
    """When you give one of your units equipment, you draw a card."""
    return int(has_unit(pos, seat, DAEDALUS))


def tiresias(pos: Position, seat: int) -> bool:
    """In your draw phase you may draw one more card and then put a card from your hand under the pile."""
    return has_unit(pos, seat, TIRESIAS)


# -- reactions to units that fall


def antigone(pos: Position, space: Space) -> bool:
    """The equipment of your other units returns to your hand when they are discarded."""
    return pos.units[space] != ANTIGONE and has_unit(pos, OWNER[space], ANTIGONE)


def andromeda(pos: Position, fallen: int) -> int:
    """Andromeda takes a wound for each other unit that is discarded."""
    return fallen if ANDROMEDA in pos.units else 0


def eurydice(pos: Position, space: Space) -> bool:
    """Eurydice may survive her wounds for a green card; her owner is asked unless the hand is empty (OL-42)."""
    return pos.units[space] == EURYDICE and bool(pos.hands[OWNER[space]])
