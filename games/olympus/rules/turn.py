"""The course of a turn: play cards, attack, draw (OL-06), and everything that runs without a choice.

Most functions here handle one frame of the agenda.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import NOBODY, Chance, Seat
from games.olympus.rules import ending, hands, verbs
from games.olympus.rules.agenda import (
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
    TURN,
    Frame,
)
from games.olympus.rules.cards import FIRST_EQUIPMENT, Kind
from games.olympus.rules.combat import apply_after_power, attack_with_unit, collect_bonus, run_attacks
from games.olympus.rules.events import Drew, PhaseLeft, TurnBegan
from games.olympus.rules.moves import SIDE, Space
from games.olympus.rules.permanent import (
    DAEDALUS,
    EURYDICE,
    PENELOPE,
    TIRESIAS,
    daedalus,
    eurydice,
    find_health,
    penelope,
    tiresias,
)
from games.olympus.rules.played import PLAYED
from games.olympus.rules.position import FULL_ROW, OWNER, SEATS, SIDES, SPACES_OF, Position
from games.olympus.rules.seasons import ENDERS, ENDING, STARTERS, STARTING, Season

CARDS_PER_TURN = 2  # OL-30
PLAYING, ATTACKING, DRAWING = range(3)  # the phases; one of the very first turn is left out (OL-05)
# The frames of a turn after its start, by seat. The agenda is a stack: what is added first comes last.
AFTER_ATTACKS = tuple(((TURN, 1 - seat), (ENDS, seat, seat * SIDE), (DRAWS, seat, 0)) for seat in range(SEATS))
COURSE = tuple((*AFTER_ATTACKS[seat], (ATTACKS, seat, seat * SIDE), (PLAY, seat)) for seat in range(SEATS))
FIRST_COURSE = tuple((*AFTER_ATTACKS[seat], (PHASE, seat, ATTACKING), (PHASE, seat, PLAYING)) for seat in range(SEATS))


def begin_turn(pos: Position, frame: Frame, chance: Chance) -> None:
    """Begin a turn; a full row wins before anything else happens (OL-31)."""
    seat = frame[1]
    pos.active, pos.soared = seat, False
    pos.number += 1
    pos.events.append(TurnBegan(seat, pos.number))
    if not pos.free(seat):
        ending.end_game(pos, seat, FULL_ROW)
        return
    pos.agenda += (FIRST_COURSE if pos.leaves_out else COURSE)[seat]
    if pos.present[seat] & STARTERS:
        pos.agenda.append((STARTS, seat, seat * SIDE))


def apply_start_powers(pos: Position, frame: Frame, chance: Chance) -> None:
    """Apply the powers of the start of a turn, from Olympus to Troy (OL-06)."""
    use_next_power(pos, frame, STARTING)


def apply_end_powers(pos: Position, frame: Frame, chance: Chance) -> None:
    """Apply the powers of the end of a turn, from Olympus to Troy (OL-06)."""
    if pos.present[frame[1]] & ENDERS:
        use_next_power(pos, frame, ENDING)


def use_next_power(pos: Position, frame: Frame, powers: Season) -> None:
    """Let the next unit that has such a power use it."""
    what, seat, first = frame
    for space in pos.standing(seat, first):
        if pos.units[space] in powers:
            pos.agenda.append((what, seat, space + 1))
            powers[pos.units[space]](pos, seat, space)
            return


def begin_draw_phase(pos: Position, frame: Frame, chance: Chance) -> None:
    """Run the draw phase (OL-30); Tiresias asks first."""
    _, seat, decided = frame
    if pos.leaves_out:
        leave_out(pos, seat, DRAWING)
    elif tiresias(pos, seat) and not decided:
        pos.agenda += [(DRAWS, seat, 1), (MAY, seat, TIRESIAS, pos.units.index(TIRESIAS))]
    else:
        if penelope(pos, seat):
            pos.agenda.append((DRAW, seat, PENELOPE, 1))
        hands.draw_from_pile(pos, seat, NOBODY, CARDS_PER_TURN, chance)


def leave_out(pos: Position, seat: Seat, phase: int) -> None:
    """Leave out a phase of the very first turn (OL-05)."""
    pos.leaves_out = False
    pos.events.append(PhaseLeft(seat, phase))


def draw_for_power(pos: Position, frame: Frame, chance: Chance) -> None:
    """Let a player draw."""
    _, seat, by, cards = frame
    hands.draw_from_pile(pos, seat, by, cards, chance)


def draw_to_play(pos: Position, frame: Frame, chance: Chance) -> None:
    """Let a player draw a card and play it for free; if it was the last one, the game ends first (OL-42)."""
    _, seat, by = frame
    kind, giver = hands.draw_one(pos, seat, chance)
    pos.events.append(Drew(seat, by, (kind,)))
    if pos.pile():
        pos.agenda.append((FREE_PLAY, seat, by, kind, giver))
    else:
        ending.run_out(pos)


def remove_all_wounds(pos: Position, frame: Frame, chance: Chance) -> None:
    """Remove all wounds from a player's units."""
    _, seat, by = frame
    for space in pos.standing(seat):
        verbs.heal_unit(pos, space, by, pos.wounds[space])


def let_units_fall(pos: Position, frame: Frame, chance: Chance) -> None:
    """Let units fall together, beginning with those of the player whose turn it is (OL-26)."""
    own = SIDES[pos.active]
    fallen = SPACES_OF[frame[1] & own] + SPACES_OF[frame[1] & ~own]
    if fallen:
        verbs.discard_fallen(pos, fallen)


def apply_play_power(pos: Position, frame: Frame, chance: Chance) -> None:
    """Apply the play power of a card that has been placed (OL-12)."""
    _, seat, kind, space = frame
    PLAYED[kind](pos, seat, kind, space)


def enter_card(pos: Position, seat: Seat, kind: Kind, space: Space) -> None:
    """Place a card that has been paid for; Daedalus draws before its own power works (OL-13)."""
    verbs.place_card(pos, seat, kind, space)
    if kind in PLAYED:
        pos.agenda.append((POWER, seat, kind, space))
    if kind >= FIRST_EQUIPMENT and daedalus(pos, seat):
        pos.agenda.append((DRAW, seat, DAEDALUS, 1))


def sweep_board(pos: Position, chance: Chance) -> None:
    """Let all defeated units fall together, after asking Eurydice's owner (OL-26, OL-42)."""
    falling, asked = 0, None
    for space in SPACES_OF[pos.shaken & pos.taken]:
        if pos.wounds[space] >= find_health(pos, space):
            if eurydice(pos, space):
                asked = space
            else:
                falling |= 1 << space
    pos.shaken = 0
    if asked is not None:
        pos.agenda += (FALL, falling), (SURVIVE, OWNER[asked], EURYDICE, asked)
    elif falling:
        let_units_fall(pos, (FALL, falling), chance)


RUN: dict[int, Callable[[Position, Frame, Chance], None]] = {
    TURN: begin_turn,
    STARTS: apply_start_powers,
    ATTACKS: run_attacks,
    STRIKE: attack_with_unit,
    BLOW: attack_with_unit,
    AFTERWARDS: apply_after_power,
    BONUS: collect_bonus,
    DRAWS: begin_draw_phase,
    DRAW: draw_for_power,
    ENDS: apply_end_powers,
    FALL: let_units_fall,
    RESTORE: remove_all_wounds,
    POWER: apply_play_power,
    DRAW_TO_PLAY: draw_to_play,
}
