"""The attacks of a turn (OL-20): unit by unit, each with its blow or the bonus of an empty space.

Functions that take a frame handle that frame of the agenda; ``attacking`` has the powers.
"""

from __future__ import annotations

from engine.core import Chance, Seat
from games.olympus.rules import ending, hands, verbs
from games.olympus.rules.agenda import AFTERWARDS, ATTACKS, BLOW, STRIKE, TAKE, Frame
from games.olympus.rules.attacking import AFTER, BEFORE, HITTING
from games.olympus.rules.cards import Kind
from games.olympus.rules.events import Struck
from games.olympus.rules.moves import SIDE, ZONES, Space
from games.olympus.rules.permanent import ICARUS, find_strength
from games.olympus.rules.position import EMPTY, OPPOSITE, OWNER, Position


def run_attacks(pos: Position, frame: Frame, chance: Chance) -> None:
    """Let every unit attack whose strength is above 0 when its space comes up (OL-20, OL-23).

    The loop runs attack after attack until a unit may fall or something else has to happen first.
    """
    _, seat, first = frame
    agenda, printed = pos.agenda, pos.sheet.strength
    for space in pos.standing(seat, first):
        kind = pos.units[space]
        if printed[kind] or find_strength(pos, space):
            rest = (ATTACKS, seat, space + 1)
            agenda.append(rest)
            attack_with_unit(pos, (STRIKE, space, kind, 0), chance)
            if pos.shaken or not agenda or agenda[-1] is not rest:
                return
            agenda.pop()


def attack_with_unit(pos: Position, frame: Frame, chance: Chance) -> None:
    """Let a unit attack: first its power, then a fight or the bonus, depending on the space opposite (OL-21, OL-27)."""
    what, space, kind, extra = frame
    if what == STRIKE and kind in BEFORE:
        pos.agenda.append((BLOW, space, kind, extra))
        BEFORE[kind](pos, OWNER[space], space)
    elif pos.units[space] == kind:  # OL-23: a unit that leaves during its attack does nothing more
        fought = pos.units[OPPOSITE[space]] != EMPTY
        if kind in AFTER:
            pos.agenda.append((AFTERWARDS, space, kind, extra, int(fought)))
        if fought:
            strike_opposite(pos, space, kind)
        else:
            pos.soared = pos.soared or kind == ICARUS
            take_bonus(pos, OWNER[space], kind, space, chance)


def strike_opposite(pos: Position, space: Space, kind: Kind) -> None:
    """Wound the unit opposite by the attacker's strength; it does not strike back (OL-21)."""
    target = OPPOSITE[space]
    struck = pos.units[target]
    usual = wounds = find_strength(pos, space)
    if kind in HITTING:
        wounds = HITTING[kind](pos, usual, struck)
    pos.events.append(Struck(OWNER[space], kind, struck, target, wounds, wounds - usual))
    verbs.hurt_unit(pos, target, wounds)


def apply_after_power(pos: Position, frame: Frame, chance: Chance) -> None:
    """Apply the power of a unit after its blow or bonus, if the unit is still there (OL-23)."""
    _, space, kind, extra, fought = frame
    if pos.units[space] == kind:
        AFTER[kind](pos, OWNER[space], space, fought=bool(fought), extra=bool(extra))


def collect_bonus(pos: Position, frame: Frame, chance: Chance) -> None:
    """Collect the bonus of a space because of a power."""
    _, seat, by, space = frame
    take_bonus(pos, seat, by, space, chance)


def take_bonus(pos: Position, seat: Seat, by: Kind, space: Space, chance: Chance) -> None:
    """Collect the bonus of a space: a victory point, a color marker or a card (OL-22)."""
    zone = ZONES[space % SIDE]
    if zone == "olympus":
        ending.score_step(pos, seat, by)
    elif zone == "delphi":
        pos.agenda.append((TAKE, seat, by, 0))
    else:
        hands.draw_from_pile(pos, seat, by, 1, chance)
