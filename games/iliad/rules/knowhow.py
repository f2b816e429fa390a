"""How well a seat of Iliad is doing: know-how for computer players. Everything is measured in victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import exp, sqrt
from operator import mul
from typing import TYPE_CHECKING

from engine.core import Seat
from engine.knowhow import KnowHow, short, unless_four_think_long
from games.iliad.rules.position import TURN
from games.iliad.rules.view import NOTHING, View, glance

if TYPE_CHECKING:
    from games.iliad.rules.game import Iliad

SPREAD = 5.6  # the lead that makes one side 2.7 times as likely to win
PARTNER = 0.3  # the worth of a card in a partner's hand, which the seat does not see
INSIDE = 2.0  # the strength that a card in a Trojan Horse is assumed to have
VICTORY = 15.0  # the worth of reaching the goal, beyond the points
PASSED = 2.5  # in swings: how likely the leader is to pass as well once the other has passed


@dataclass(frozen=True, slots=True)
class Scale:
    """The weights of the know-how; docs/players.md says how they were measured.

    ``cards`` has the worth of a card of each kind in hand. ``swing`` is the lead in strength that makes one
    army 2.7 times as likely to end up ahead of another. A player still in the siege is expected to add
    ``more`` strength, plus ``growth`` times the square root of their hand size. ``tile`` is what the siege
    brings its winner besides the card, ``doom`` the worth of a point that the oracle takes, and ``hope`` the
    part of a siege's expected gain that counts.
    """

    cards: tuple[float, ...]
    swing: float
    more: float
    growth: float
    tile: float
    hope: float
    doom: float = 0.0


TWO = Scale((1.5, 1.8, 1.9, 2.0, 1.1, 2.2, 0, 0, 0, 0, 0), swing=2.0, more=0.9, growth=0.5, tile=1.5, hope=0.6)
MORE = Scale((0.3, 1.0, 1.2, 1.4, 0.6, 0.8, 0, 0, 0, 0, 0), 1.5, more=1.0, growth=2.0, tile=1.0, hope=0.5, doom=1.8)
FIVE = Scale((0.6, 0.7, 0.7, 1.1, 0.1, 0.2, 0, 0, 0, 0, 0), 1.7, more=1.8, growth=1.4, tile=0.6, hope=0.7, doom=2.4)


def worth(view: View) -> float:
    """Return how well the side of the view's seat is doing."""
    return prospects(view, scale_of(view.table.seats))


def tempting(view: View) -> float:
    """Return how well it seems to be doing to a player that looks no further than this position."""
    return prospects(view, hasty(view.table.seats))


def scale_of(seats: int) -> Scale:
    """Return the weights for this number of players."""
    if seats == 2:
        return TWO
    return FIVE if seats == 5 else MORE


@cache
def hasty(seats: int) -> Scale:
    """Return the weights for a player that looks one move ahead: cards count less, because they pay off later."""
    scale = scale_of(seats)
    return replace(scale, cards=tuple([0.1 * card for card in scale.cards]), growth=0.3 * scale.growth)


def prospects(view: View, scale: Scale) -> float:
    """Return the worth of a side's points, its chances in the current siege, and its hands."""
    if view.outcome:
        return 1000.0 * (view.outcome.shares[view.seat] or -1)
    mates = side(view)
    points = sum([view.points[mate] for mate in mates])
    hopes = sieges(view, mates, points, scale) if view.phase == TURN else 0.0
    return value(view, points) + hopes + hand(view, mates, scale)


def side(view: View) -> Sequence[Seat]:
    """Return the seats whose points count together with the view's seat (IL-80)."""
    teams = view.table.teams
    return range(view.seat % teams, view.table.seats, teams) if teams else (view.seat,)


def value(view: View, points: float) -> float:
    """Return the worth of this many points to a side."""
    return points + VICTORY if points >= view.table.target else points


def hand(view: View, mates: Sequence[Seat], scale: Scale) -> float:
    """Return the worth of the cards in the hands of a side; a seat knows only its own."""
    others = sum([view.hand_sizes[mate] for mate in mates if mate != view.seat])
    own: float = sum(map(mul, view.hand, scale.cards))
    return own + PARTNER * others


def sieges(view: View, mates: Sequence[Seat], points: float, scale: Scale) -> float:
    """Return what a side can expect from the siege; partners compete for places like all others (IL-57)."""
    powers = {seat: power(view, seat, scale) for seat in view.players}
    return scale.hope * sum([siege(view, mate, points, powers, scale) for mate in mates if mate in powers])


def siege(view: View, seat: Seat, points: float, powers: Mapping[Seat, float], scale: Scale) -> float:
    """Return what one player can expect to win for a side that has this many points."""
    leads = [(powers[seat] - powers[foe]) / scale.swing for foe in powers if foe != seat]
    prizes = [*map(float, view.prizes), *[0.0] * len(powers)][: len(powers)]
    prizes[0] += scale.tile
    if view.table.duel:
        return odds(leads[0] + PASSED * decided(view, seat)) * more(view, points, prizes[0])
    if view.gorgon:
        return min(map(odds, leads), default=1.0) * more(view, points, prizes[0])
    prizes[-1] -= scale.doom * view.penalty
    return between([more(view, points, prize) for prize in prizes], sum([odds(-lead) for lead in leads]))


def more(view: View, points: float, won: float) -> float:
    """Return the worth of winning this many points."""
    return value(view, points + won) - value(view, points)


def between(values: Sequence[float], rank: float) -> float:
    """Return the interpolated value of a fractional rank, such as 0.3 between the strongest (0) and the next (1)."""
    above = min(int(rank), len(values) - 2)
    return values[above] + (values[above + 1] - values[above]) * (rank - above) if above >= 0 else values[0]


def odds(lead: float) -> float:
    """Return the chance that an army with this lead, in swings, ends up ahead of the other."""
    return 1 / (1 + exp(-lead))


def decided(view: View, seat: Seat) -> int:
    """Return 1 if the seat wins a siege of two by passing now (IL-91, IL-92), -1 if the other seat does, else 0."""
    if not view.passes:
        return 0
    mover = view.order[0]
    lead = view.armies[mover].strength - view.armies[1 - mover].strength
    if lead < 0 or (lead == 0 and view.last_to_pass == mover):
        return 0
    return 1 if mover == seat else -1


def power(view: View, seat: Seat, scale: Scale) -> float:
    """Return the strength of an army, with its Horses and what its owner can be expected to add."""
    army, left = view.armies[seat], view.hand_sizes[seat]
    still = scale.more + scale.growth * sqrt(left) if left and seat in view.order else 0.0
    return army.strength + INSIDE * sum(army.horses) + still


def forget(game: Iliad, view: View) -> View:
    """Return the view of a seat that has forgotten what the hands and the pile had at the last shuffle (IL-72)."""
    nobody = (0,) * view.table.seats
    hazy = replace(view.recalled, pool=game.sheet.counts, kept=NOTHING, kept_sizes=nobody)
    return replace(view, recalled=hazy)


KNOW_HOW = KnowHow(worth, SPREAD, glance, short, unless_four_think_long, forget, tempting)
