"""How well a seat of Fight for Olympus is doing: know-how for computer players, measured in cards in hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import ceil, inf

from engine.core import Seat
from engine.knowhow import KnowHow, Skills, weigh_at_once
from games.olympus.rules.agenda import ATTACKS
from games.olympus.rules.cards import KINDS
from games.olympus.rules.features import features
from games.olympus.rules.glance import Glance
from games.olympus.rules.moves import CHOOSING, OLYMPUS, PROPOSED, SIDE, SPACES, Move, Play, Space
from games.olympus.rules.position import ASIDE, DECK, EMPTY, GOAL, HAND, OPPOSITE, ROWS, SEATS
from games.olympus.rules.view import View

Seen = View | Glance
Strikes = tuple[bool, ...]  # by space

SPREAD = 3.2  # the lead that makes one side 2.7 times as likely to win (bench.spread)
PILE = len(DECK) - ASIDE - SEATS * HAND  # cards to draw when the game begins
FADES = 3  # the higher, the later in the game only the purple marker counts
POINT, LAST = 0.37, 1.45  # a step of the purple marker, and how much more it is worth when the last card is drawn
SURE = 5.0  # reaching the last point with the next attacks
ENOUGH = 7  # cards in hand that count; more are worth nothing
MARKER = 0.75
ATTACKING = 1.2  # having the attacks of this turn still to come
ROW = 0.08  # times the square of the number of units: a full row wins
HEALTH, TOUGH = 0.23, 5  # a wound that a unit can still take, and how many of them count
PREVAILS = 0.5  # a unit that will defeat the one opposite, or has none opposite
PRIZE = (POINT, POINT, POINT, MARKER, MARKER, 1.0)  # by place: a unit whose next attack collects the bonus there
KILL = 0.65  # a unit whose next attack defeats the one opposite
FLEETING = -0.8  # a unit that will be gone when the turn ends
NONE_DUE = len(SPACES)
FLEET = frozenset(map(KINDS.index, ("laodice", "sisyphus")))


def worth(view: Seen) -> float:
    """Return how well the view's seat is doing; the fewer cards are left, the more the purple marker counts."""
    me, foe = view.seat, 1 - view.seat
    if view.outcome:
        return 1000.0 * (view.outcome.shares[me] - view.outcome.shares[foe])
    first = find_next_attack(view)
    early, late = order_strikes(view.active, first), (1 - view.pile_size / PILE) ** FADES
    sides = weigh_side(view, me, first, early) - weigh_side(view, foe, first, early)
    return value_track(view, early, late) + (1 - late) * sides


def value_track(view: Seen, early: Strikes, late: float) -> float:
    """Return the worth of the purple marker's steps, with those that the next attacks bring."""
    steps = -view.steps if view.seat else view.steps
    mine, theirs = count_attack_points(view, view.seat, early), count_attack_points(view, 1 - view.seat, early)
    sure = (steps + mine >= GOAL) - (theirs - steps >= GOAL)
    return POINT * steps + LAST * late * (steps + mine - theirs) + SURE * sure


def find_next_attack(view: Seen) -> Space:
    """Return the first space whose attack is still to come this turn, or NONE_DUE."""
    return next((frame[2] for frame in view.agenda if frame[0] == ATTACKS), NONE_DUE)


def count_attack_points(view: Seen, seat: Seat, early: Strikes) -> int:
    """Return how many victory points a player's next attacks bring if no unit gets in their way."""
    ways = [space for space in ROWS[seat][:OLYMPUS] if view.units[OPPOSITE[space]] == EMPTY and view.strengths[space]]
    return sum([early[space] for space in ways])


def weigh_side(view: Seen, seat: Seat, first: Space, early: Strikes) -> float:
    """Return the worth of a player's cards, markers, units and attacks."""
    units = [space for space in ROWS[seat] if view.units[space] != EMPTY]
    holdings = min(ENOUGH, view.hand_sizes[seat]) + MARKER * view.markers.count(seat) + ROW * len(units) ** 2
    attacks = ATTACKING if seat == view.active and first != NONE_DUE else 0.0
    return holdings + attacks + sum([value_unit(view, space, early[space]) for space in units])


def value_unit(view: Seen, space: Space, strikes: bool) -> float:
    """Return the worth of a unit where it is; ``strikes`` says whether it attacks before the one opposite."""
    facing = OPPOSITE[space]
    left = view.healths[space] - view.wounds[space]
    against = view.strengths[facing], view.healths[facing] - view.wounds[facing]
    stays = weigh_unit(space % SIDE, view.strengths[space], left, *against, strikes)
    return stays + FLEETING if view.units[space] in FLEET else stays


@cache
def order_strikes(active: Seat, first: Space) -> Strikes:
    """Return for each space whether a unit there attacks before the one opposite, by the first attack to come."""
    turns = [space if space // SIDE == active else OPPOSITE[space] for space in SPACES]
    return tuple([(turn == space) == (turn >= first) for space, turn in zip(SPACES, turns, strict=True)])


@cache
def weigh_unit(place: int, strength: int, left: int, against: int, withstands: int, strikes: bool) -> float:
    """Return the worth of a unit against the one opposite (zeros if none).

    Each has its strength (``strength``, ``against``) and the wounds that it can still take (``left``, ``withstands``).
    """
    value = HEALTH * min(TOUGH, left)
    blows = ceil(withstands / strength) if strength else inf
    suffers = ceil(left / against) if against else inf
    if blows < suffers or (strikes and strength and blows == suffers):
        value += PREVAILS
        if strikes and blows <= 1:
            value += KILL if blows else PRIZE[place]
    return value


def forget(_: object, view: View) -> View:
    """Return the view of a seat that has forgotten which cards the other has taken back or shown."""
    known = tuple(() if seat == view.seat else cards for seat, cards in enumerate(view.recalled.known))
    return replace(view, recalled=replace(view.recalled, known=known))


def as_proposed(move: Move) -> Move:
    """Return a move that plays a card with the proposed payment, if its player would be asked for another."""
    return replace(move, payment=PROPOSED) if isinstance(move, Play) and move.payment == CHOOSING else move


# The skills of the levels below ``hard``, by seats and sides (docs/players-record.md).
SKILLS = {(2, 2): Skills(errs=40, imagines=60)}
KNOW_HOW = KnowHow(
    worth, SPREAD, Glance, plies=weigh_at_once, forget=forget, simply=as_proposed, features=features, skills=SKILLS
)
