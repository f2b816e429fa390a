"""The course of a turn: play cards, attack, draw (OL-06), and what runs without anybody's choice.

Each function here works off one frame of the agenda.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import NOBODY, Chance, Seat
from engine.games.olympus import verbs
from engine.games.olympus.agenda import (
    AFTERWARDS,
    ATTACKS,
    BLOW,
    BONUS,
    DRAW,
    DRAW_TO_PLAY,
    DRAWS,
    ENDS,
    FALL,
    FREE_PLAY,
    MAY,
    PHASE,
    PLAY,
    POWER,
    RESTORE,
    STARTS,
    STRIKE,
    SURVIVE,
    TAKE,
    TURN,
    Frame,
)
from engine.games.olympus.attacking import AFTER, BEFORE, HITTING
from engine.games.olympus.cards import FIRST_EQUIPMENT, Kind
from engine.games.olympus.events import Drew, PhaseLeft, Struck, TurnBegan
from engine.games.olympus.moves import SIDE, ZONES, Space
from engine.games.olympus.permanent import (
    DAEDALUS,
    EURYDICE,
    ICARUS,
    PENELOPE,
    TIRESIAS,
    daedalus,
    eurydice,
    health,
    penelope,
    strength,
    tiresias,
)
from engine.games.olympus.played import PLAYED
from engine.games.olympus.position import EMPTY, FULL_ROW, OPPOSITE, SIDES, SPACES_OF, Position, owner
from engine.games.olympus.seasons import ENDING, STARTING, Season

CARDS_PER_TURN = 2  # OL-30
PLAYING, ATTACKING, DRAWING = range(3)  # the phases, as one may be left out (OL-05)


def begin(pos: Position, frame: Frame, chance: Chance) -> None:
    """A turn begins; a full row wins before anything else happens (OL-31)."""
    seat = frame[1]
    pos.active, pos.soared = seat, False
    pos.number += 1
    pos.events.append(TurnBegan(seat, pos.number))
    if not pos.free(seat):
        verbs.finish(pos, seat, FULL_ROW)
        return
    first = seat * SIDE
    pos.agenda += (TURN, 1 - seat), (ENDS, seat, first), (DRAWS, seat, 0)
    if pos.leaves_out:
        pos.agenda += (PHASE, seat, ATTACKING), (PHASE, seat, PLAYING)
    else:
        pos.agenda += (ATTACKS, seat, first), (PLAY, seat)
    starts(pos, (STARTS, seat, first), chance)


def starts(pos: Position, frame: Frame, chance: Chance) -> None:
    """The powers of the start of a turn, from Olympus to Troy (OL-06)."""
    in_order(pos, frame, STARTING)


def ends(pos: Position, frame: Frame, chance: Chance) -> None:
    """The powers of the end of a turn, from Olympus to Troy (OL-06)."""
    in_order(pos, frame, ENDING)


def in_order(pos: Position, frame: Frame, powers: Season) -> None:
    """Let the next unit that has such a power use it."""
    what, seat, first = frame
    for space in standing_from(pos, seat, first):
        if pos.units[space] in powers:
            pos.agenda.append((what, seat, space + 1))
            powers[pos.units[space]](pos, seat, space)
            return


def standing_from(pos: Position, seat: Seat, first: Space) -> tuple[Space, ...]:
    """Return the spaces of a player's units from one space on."""
    return SPACES_OF[pos.taken & SIDES[seat] & -1 << first]


def attacks(pos: Position, frame: Frame, chance: Chance) -> None:
    """The next unit that can must attack; strength counts when its space comes up (OL-20, OL-23)."""
    _, seat, first = frame
    printed = pos.sheet.strength
    for space in standing_from(pos, seat, first):
        if printed[pos.units[space]] or strength(pos, space):
            pos.agenda.append((ATTACKS, seat, space + 1))
            strike(pos, (STRIKE, space, pos.units[space], 0), chance)
            return


def strike(pos: Position, frame: Frame, chance: Chance) -> None:
    """A unit attacks: first what its power does before the blow (OL-27)."""
    _, space, kind, extra = frame
    if kind in BEFORE:
        pos.agenda.append((BLOW, space, kind, extra))
        BEFORE[kind](pos, owner(space), space)
    else:
        blow(pos, frame, chance)


def blow(pos: Position, frame: Frame, chance: Chance) -> None:
    """A fight, or the bonus of the space opposite, as it is now (OL-21, OL-22, OL-27)."""
    _, space, kind, extra = frame
    if pos.units[space] != kind:
        return  # OL-23: who leaves during the attack ends it
    fought = pos.units[OPPOSITE[space]] != EMPTY
    if kind in AFTER:
        pos.agenda.append((AFTERWARDS, space, kind, extra, int(fought)))
    if fought:
        fight(pos, space, kind)
    else:
        pos.soared = pos.soared or kind == ICARUS
        bonus(pos, (BONUS, owner(space), kind, space), chance)


def fight(pos: Position, space: Space, kind: Kind) -> None:
    """The unit opposite takes wounds equal to the strength, and does not strike back (OL-21)."""
    target = OPPOSITE[space]
    usual = wounds = strength(pos, space)
    if kind in HITTING:
        wounds = HITTING[kind](pos, usual, pos.units[target])
    pos.events.append(Struck(owner(space), kind, pos.units[target], target, wounds, wounds - usual))
    verbs.hurt(pos, target, wounds)


def afterwards(pos: Position, frame: Frame, chance: Chance) -> None:
    """What the power of a unit does after its blow or bonus, if the unit is still there (OL-23)."""
    _, space, kind, extra, fought = frame
    if pos.units[space] == kind:
        AFTER[kind](pos, owner(space), space, fought=bool(fought), extra=bool(extra))


def bonus(pos: Position, frame: Frame, chance: Chance) -> None:
    """The bonus of a space: a victory point, a colour marker or a card (OL-22)."""
    _, seat, by, space = frame
    zone = ZONES[space % SIDE]
    if zone == "olympus":
        verbs.score(pos, seat, by)
    elif zone == "delphi":
        pos.agenda.append((TAKE, seat, by, 0))
    else:
        verbs.draw(pos, seat, by, 1, chance)


def draws(pos: Position, frame: Frame, chance: Chance) -> None:
    """The phase of drawing (OL-30); Tiresias asks first."""
    _, seat, decided = frame
    if pos.leaves_out:
        leave_out(pos, seat, DRAWING)
    elif tiresias(pos, seat) and not decided:
        pos.agenda += [(DRAWS, seat, 1), (MAY, seat, TIRESIAS, pos.units.index(TIRESIAS))]
    else:
        if penelope(pos, seat):
            pos.agenda.append((DRAW, seat, PENELOPE, 1))
        verbs.draw(pos, seat, NOBODY, CARDS_PER_TURN, chance)


def leave_out(pos: Position, seat: Seat, phase: int) -> None:
    """A phase of the very first turn is left out (OL-05)."""
    pos.leaves_out = False
    pos.events.append(PhaseLeft(seat, phase))


def draw(pos: Position, frame: Frame, chance: Chance) -> None:
    """A player draws."""
    _, seat, by, cards = frame
    verbs.draw(pos, seat, by, cards, chance)


def draw_to_play(pos: Position, frame: Frame, chance: Chance) -> None:
    """A player draws a card that may be played for nothing; with the last one the game ends first (OL-42)."""
    _, seat, by = frame
    kind, giver = verbs.draw_one(pos, seat, chance)
    pos.events.append(Drew(seat, by, (kind,)))
    if pos.pile():
        pos.agenda.append((FREE_PLAY, seat, by, kind, giver))
    else:
        verbs.run_out(pos)


def restore(pos: Position, frame: Frame, chance: Chance) -> None:
    """All of a player's units lose every wound."""
    _, seat, by = frame
    for space in pos.standing(seat):
        verbs.heal(pos, space, by, pos.wounds[space])


def fall(pos: Position, frame: Frame, chance: Chance) -> None:
    """Units fall together, those of the player whose turn it is first (OL-26)."""
    own = SIDES[pos.active]
    fallen = SPACES_OF[frame[1] & own] + SPACES_OF[frame[1] & ~own]
    if fallen:
        verbs.fall(pos, fallen)


def power(pos: Position, frame: Frame, chance: Chance) -> None:
    """A card that has been placed does what it does once (OL-12)."""
    _, seat, kind, space = frame
    PLAYED[kind](pos, seat, kind, space)


def enter(pos: Position, seat: Seat, kind: Kind, space: Space) -> None:
    """A card that has been paid for is placed; Daedalus draws before its own power works (OL-13)."""
    verbs.place(pos, seat, kind, space)
    if kind in PLAYED:
        pos.agenda.append((POWER, seat, kind, space))
    if kind >= FIRST_EQUIPMENT and daedalus(pos, seat):
        pos.agenda.append((DRAW, seat, DAEDALUS, 1))


def sweep(pos: Position) -> None:
    """See who is defeated: all of them fall together, after Eurydice's owner was asked (OL-26, OL-42)."""
    defeated = [space for space in SPACES_OF[pos.shaken & pos.taken] if pos.wounds[space] >= health(pos, space)]
    pos.shaken = 0
    if defeated:
        asked = [space for space in defeated if eurydice(pos, space)]
        pos.agenda.append((FALL, sum(1 << space for space in defeated if space not in asked)))
        pos.agenda += [(SURVIVE, owner(space), EURYDICE, space) for space in asked]


RUN: dict[int, Callable[[Position, Frame, Chance], None]] = {
    TURN: begin,
    STARTS: starts,
    ATTACKS: attacks,
    STRIKE: strike,
    BLOW: blow,
    AFTERWARDS: afterwards,
    BONUS: bonus,
    DRAWS: draws,
    DRAW: draw,
    ENDS: ends,
    FALL: fall,
    RESTORE: restore,
    POWER: power,
    DRAW_TO_PLAY: draw_to_play,
}
