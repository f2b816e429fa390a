"""How well a seat of Fight for Olympus stands: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Seat
from engine.games.olympus import Olympus
from engine.games.olympus.agenda import ATTACKS, DRAWS
from engine.games.olympus.cards import KINDS
from engine.games.olympus.moves import SIDE, ZONES, Space
from engine.games.olympus.position import EMPTY, GOAL, OPPOSITE, ROWS
from engine.games.olympus.view import View

SPREAD = 53.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
POINT = 10.0  # a step of the purple marker; all else is measured against it
CARD = 4.0  # a card in hand
TURN_DRAW = 2 * CARD
MARKER = 2.5
HEALTH = 0.9  # a wound that a unit can still take
STRENGTH = 1.1
PRIZE = (POINT, POINT, POINT, MARKER, MARKER, CARD)  # the bonus of a space
NEXT = 1.0  # what an attack of the next turn is worth, against one of this turn
BLOCK = (3.0, 3.0, 3.0, 1.0, 1.0, 1.0)  # and what standing in the way of an enemy is
CROWD = (0.0, 0.0, 0.0, 2.0, 8.0, 24.0, 60.0)  # how near so many units are to a full row
SURE = 60.0  # a last point that the attacks of this turn bring
FLEETING = frozenset(map(KINDS.index, ("laodice", "sisyphus")))  # gone when the turn ends


def worth(view: View) -> float:
    """Return how well the view's seat stands, in tenths of a victory point."""
    me, foe = view.seat, 1 - view.seat
    if view.outcome:
        return 1000.0 * view.outcome.shares[me]
    steps = -view.steps if me else view.steps
    return POINT * steps + side(view, me) - side(view, foe) + to_come(view, me) - to_come(view, foe)


def side(view: View, seat: Seat) -> float:
    """Return what a player's units, cards and markers are worth."""
    units = [space for space in ROWS[seat] if view.units[space] != EMPTY]
    holdings = CARD * view.hand_sizes[seat] + MARKER * view.markers.count(seat)
    return holdings + CROWD[len(units)] + sum(unit(view, space) for space in units)


def unit(view: View, space: Space) -> float:
    """Return what a unit promises where it stands."""
    if view.units[space] in FLEETING:
        return STRENGTH * view.strengths[space] if view.active == space // SIDE else 0.0
    left = view.healths[space] - view.wounds[space]
    value = HEALTH * left + STRENGTH * view.strengths[space]
    if not view.strengths[space]:
        return value + BLOCK[space % SIDE]
    facing = OPPOSITE[space]
    return value + (BLOCK[space % SIDE] if view.units[facing] != EMPTY else 0.0)


def to_come(view: View, seat: Seat) -> float:
    """Return what a player's attacks and draws bring: those of the next turn, and what is due in this one."""
    due = {frame[0]: frame for frame in view.agenda if frame[1] == seat}
    worth = NEXT * attacks(view, seat, ROWS[seat].start)
    worth += TURN_DRAW if DRAWS in due else 0.0
    if ATTACKS in due:
        first = due[ATTACKS][2]
        worth += attacks(view, seat, first) + SURE * at_the_goal(view, seat, first)
    return worth


def at_the_goal(view: View, seat: Seat, first: Space) -> bool:
    """Whether the attacks of a player's units, from a space on, bring the points that are still to be won."""
    left = GOAL - (-view.steps if seat else view.steps)
    open_ways = [space for space in range(first, ROWS[seat].stop) if view.units[OPPOSITE[space]] == EMPTY]
    return left <= sum(view.strengths[space] > 0 and ZONES[space % SIDE] == "olympus" for space in open_ways)


def attacks(view: View, seat: Seat, first: Space) -> float:
    """Return what the attacks of a player's units bring, from a space on."""
    return sum(attack(view, space) for space in range(first, ROWS[seat].stop) if view.strengths[space])


def attack(view: View, space: Space) -> float:
    """Return what the attack of a unit brings."""
    facing = OPPOSITE[space]
    if view.units[facing] == EMPTY:
        return PRIZE[space % SIDE]
    left = view.healths[facing] - view.wounds[facing]
    if view.strengths[space] < left:
        return HEALTH * view.strengths[space]
    crowd = sum(view.units[at] != EMPTY for at in ROWS[facing // SIDE])
    return unit(view, facing) + CROWD[crowd] - CROWD[crowd - 1]


def forget(game: Olympus, view: View) -> View:
    """Return the view of somebody who does not recall which cards the other has taken back or shown."""
    known = tuple(() if seat == view.seat else cards for seat, cards in enumerate(view.recalled.known))
    return replace(view, recalled=replace(view.recalled, known=known))
