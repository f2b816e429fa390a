"""Questions about units: which one a power wounds, heals or moves; the legal answers, and what each does."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat
from games.olympus.rules import verbs
from games.olympus.rules.agenda import (
    ARRANGE,
    BESIDE_OPPOSITE,
    ENEMIES,
    ENEMY_HEROES,
    ENEMY_SOLDIERS,
    EQUIPPED_ENEMIES,
    MEND,
    OTHER_HEROES,
    OTHERS,
    OWN,
    READY_OTHERS,
    REMOVE,
    RETURN,
    SEND,
    STRIKE,
    STRIP,
    WOUND,
    Frame,
)
from games.olympus.rules.cards import FIRST_SOLDIER, Kind
from games.olympus.rules.events import SentToAttack
from games.olympus.rules.moves import (
    DONE,
    HEALS,
    PAIRS,
    SHIFTS,
    TRANSFERS,
    UNITS,
    WAIVE,
    WOUNDS,
    Heal,
    Move,
    Pair,
    Shift,
    Space,
    Transfer,
    Unit,
    Word,
)
from games.olympus.rules.permanent import AJAX, ajax, find_strength, has_unit, orestes
from games.olympus.rules.position import BESIDE, BOARD, EMPTY, OPPOSITE, ROWS, Position

# -- choosing a unit


def list_enemies(pos: Position, seat: Seat) -> list[Space]:
    """Return the enemy units that a power may choose; Ajax shelters those next to him (OL-42)."""
    standing = pos.standing(1 - seat)
    return [space for space in standing if not ajax(pos, space)] if has_unit(pos, 1 - seat, AJAX) else list(standing)


def list_targets(pos: Position, seat: Seat, source: Space, whom: int) -> list[Space]:
    """Return the units that a power may aim at (OL-14)."""
    fits = FITS[whom]
    among = list_enemies(pos, seat) if whom in ENEMY else [space for space in pos.standing(seat) if space != source]
    return [space for space in among if fits(pos, source, space)] if fits else among


def is_hero(pos: Position, source: Space, space: Space) -> bool:
    """Return whether a unit is a hero."""
    return pos.units[space] < FIRST_SOLDIER


def is_soldier(pos: Position, source: Space, space: Space) -> bool:
    """Return whether a unit is a soldier card."""
    return pos.units[space] >= FIRST_SOLDIER


def is_equipped(pos: Position, source: Space, space: Space) -> bool:
    """Return whether a unit has equipment."""
    return pos.gear[space] != EMPTY


def is_beside_opposite(pos: Position, source: Space, space: Space) -> bool:
    """Return whether a unit is next to the space opposite the source (OL-16)."""
    return space in BESIDE[OPPOSITE[source]]


def is_ready(pos: Position, source: Space, space: Space) -> bool:
    """Return whether a unit can make an extra attack (OL-28)."""
    return find_strength(pos, space) > 0


ENEMY = (ENEMIES, ENEMY_HEROES, ENEMY_SOLDIERS, EQUIPPED_ENEMIES, BESIDE_OPPOSITE)
FITS: dict[int, Callable[[Position, Space, Space], bool] | None] = {  # which units on that side may be chosen
    ENEMIES: None,
    ENEMY_HEROES: is_hero,
    ENEMY_SOLDIERS: is_soldier,
    EQUIPPED_ENEMIES: is_equipped,
    BESIDE_OPPOSITE: is_beside_opposite,
    OTHERS: None,
    OTHER_HEROES: is_hero,
    READY_OTHERS: is_ready,
}


def aim_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the units that the power may aim at, and the choice of none if it is optional."""
    _, seat, _, source, whom, _, _, may = frame
    units: list[Move] = [UNITS[space] for space in list_targets(pos, seat, source, whom)]
    return [*units, WAIVE] if may else units


def answer_aim(pos: Position, frame: Frame, move: Unit | Word) -> None:
    """Apply the power to the chosen unit."""
    _, seat, by, _, _, deed, amount, _ = pos.agenda.pop()
    if isinstance(move, Unit):
        DEEDS[deed](pos, seat, by, move.space, amount)


def wound_target(pos: Position, seat: Seat, by: Kind, space: Space, amount: int) -> None:
    """Wound the unit."""
    verbs.wound_unit(pos, space, by, amount)


def bring_back_target(pos: Position, seat: Seat, by: Kind, space: Space, amount: int) -> None:
    """Return the unit to its owner's hand."""
    verbs.bring_back(pos, space, by)


def remove_target(pos: Position, seat: Seat, by: Kind, space: Space, amount: int) -> None:
    """Discard the unit."""
    verbs.remove_unit(pos, space, by)


def strip_target(pos: Position, seat: Seat, by: Kind, space: Space, amount: int) -> None:
    """Discard the unit's equipment."""
    verbs.strip_equipment(pos, space, by)


def send_target(pos: Position, seat: Seat, by: Kind, space: Space, amount: int) -> None:
    """Let the unit make a whole extra attack, which cannot grant another one (OL-25)."""
    pos.events.append(SentToAttack(by, seat, pos.units[space]))
    pos.agenda.append((STRIKE, space, pos.units[space], 1))


DEEDS: dict[int, Callable[[Position, Seat, Kind, Space, int], None]] = {
    WOUND: wound_target,
    RETURN: bring_back_target,
    REMOVE: remove_target,
    STRIP: strip_target,
    SEND: send_target,
}


def aim_two_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the pairs of enemy units that may be chosen, or the only unit."""
    spaces = list_enemies(pos, frame[1])
    if len(spaces) < 2:
        return [UNITS[space] for space in spaces]
    return [PAIRS[one, two] for one in spaces for two in spaces if one < two]


def aim_two(pos: Position, frame: Frame, move: Pair | Unit) -> None:
    """Wound the chosen units simultaneously."""
    _, _, by, amount = pos.agenda.pop()
    for space in (move.space, move.other) if isinstance(move, Pair) else (move.space,):
        verbs.wound_unit(pos, space, by, amount)


# -- wounds and places


def list_wounded(pos: Position, seat: Seat) -> list[Space]:
    """Return a player's units with wounds that can be removed."""
    return [space for space in pos.standing(seat) if pos.wounds[space] and not orestes(pos, space)]


def mend_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of a unit to heal and how many wounds to remove."""
    _, seat, by, whom, left, done, _ = frame
    spaces = [
        space for space in list_wounded(pos, seat) if not done >> space & 1 and (whom == OWN or pos.units[space] != by)
    ]
    heals: list[Move] = [HEALS[space][n] for space in spaces for n in WOUNDS if n <= min(left, pos.wounds[space])]
    return [*heals, WAIVE]


def answer_mend(pos: Position, frame: Frame, move: Heal | Word) -> None:
    """Remove wounds; the rest of a shared healing can go to other units."""
    _, seat, by, whom, left, done, shared = pos.agenda.pop()
    if isinstance(move, Heal):
        verbs.heal_unit(pos, move.space, by, move.wounds)
        if shared and left > move.wounds:
            pos.agenda.append((MEND, seat, by, whom, left - move.wounds, done | 1 << move.space, shared))


def pass_on_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the choices of which unit's wounds to move, how many, and to which unit."""
    _, seat, _, side, most = frame
    takers = pos.standing(seat) if side == seat else list_enemies(pos, seat)
    moves: list[Move] = [
        TRANSFERS[source, n, target]
        for source in list_wounded(pos, seat)
        for n in WOUNDS
        if n <= min(most, pos.wounds[source])
        for target in takers
        if target != source
    ]
    return [*moves, WAIVE]


def pass_on(pos: Position, frame: Frame, move: Transfer | Word) -> None:
    """Move wounds from one unit to another."""
    pos.agenda.pop()
    if isinstance(move, Transfer):
        verbs.transfer_wounds(pos, move.source, move.target, frame[2], move.wounds)


def exchange_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the moves of an enemy unit; sheltered units are neither moved nor exchanged (OL-42)."""
    seat = frame[1]
    movable = list_enemies(pos, seat)
    to = [space for space in ROWS[1 - seat] if pos.units[space] == EMPTY or space in movable]
    shifts: list[Move] = [SHIFTS[space][target] for space in movable for target in to if target != space]
    return [*shifts, WAIVE]


def answer_exchange(pos: Position, frame: Frame, move: Shift | Word) -> None:
    """Move an enemy unit."""
    pos.agenda.pop()
    if isinstance(move, Shift):
        verbs.exchange_units(pos, move.space, move.target, frame[2])


def arrange_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the moves of units that have not been moved yet, and the choice to stop."""
    _, seat, _, fixed = frame
    loose = [space for space in ROWS[seat] if not fixed >> space & 1]
    shifts: list[Move] = [
        SHIFTS[space][target] for space in loose if pos.units[space] != EMPTY for target in loose if target != space
    ]
    return [DONE, *shifts]


def answer_arrange(pos: Position, frame: Frame, move: Shift | Word) -> None:
    """Move a unit, or stop; units can fall only after that (OL-26)."""
    _, seat, by, fixed = pos.agenda.pop()
    if isinstance(move, Shift):
        verbs.exchange_units(pos, move.space, move.target, by)
        pos.agenda.append((ARRANGE, seat, by, fixed | 1 << move.target))
    else:
        pos.shaken = BOARD
