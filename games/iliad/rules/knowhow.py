"""How well a seat of Iliad stands: know-how for computer players. All is measured in victory points."""

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
PARTNER = 0.3  # a card in a partner's hand, which one does not see
INSIDE = 2.0  # the strength that a card in a Trojan Horse may have
VICTORY = 15.0  # what reaching the goal is worth, beyond the points
PASSED = 2.5  # how sure it is that who leads when the other has passed will pass as well, in swings


@dataclass(frozen=True, slots=True)
class Scale:
    """What counts how much; docs/players.md says how it was measured.

    ``cards``: a card of each kind in hand. ``swing``: the lead in strength that makes one army 2.7 times
    as likely to end up before another. ``more``: the strength that a player still in the siege adds, and
    ``growth`` what they add for the root of their hand. ``tile``: what the siege brings its winner beside
    the card. ``doom``: what a point is worth that the oracle takes. ``hope``: the part of what a siege may
    bring that is believed.
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
    """Return how well the side of the view's seat stands."""
    return prospects(view, scale_of(view.table.seats))


def tempting(view: View) -> float:
    """Return how well it seems to stand to somebody who looks no further than this position."""
    return prospects(view, hasty(view.table.seats))


def scale_of(seats: int) -> Scale:
    """Return what counts how much among so many players."""
    if seats == 2:
        return TWO
    return FIVE if seats == 5 else MORE


@cache
def hasty(seats: int) -> Scale:
    """Return what seems to count to somebody who looks one move ahead: a card pays later than that."""
    scale = scale_of(seats)
    return replace(scale, cards=tuple([0.1 * card for card in scale.cards]), growth=0.3 * scale.growth)


def prospects(view: View, scale: Scale) -> float:
    """Return what the points, the siege being fought and the hands of a side are worth."""
    if view.outcome:
        return 1000.0 * (view.outcome.shares[view.seat] or -1)
    mates = side(view)
    points = sum([view.points[mate] for mate in mates])
    hopes = sieges(view, mates, points, scale) if view.phase == TURN else 0.0
    return value(view, points) + hopes + hand(view, mates, scale)


def side(view: View) -> Sequence[Seat]:
    """Return the seats whose points count together with one's own (IL-80)."""
    teams = view.table.teams
    return range(view.seat % teams, view.table.seats, teams) if teams else (view.seat,)


def value(view: View, points: float) -> float:
    """Return what so many points are worth to a side."""
    return points + VICTORY if points >= view.table.target else points


def hand(view: View, mates: Sequence[Seat], scale: Scale) -> float:
    """Return what the cards in the hands of one's side are worth; one knows one's own."""
    others = sum([view.hand_sizes[mate] for mate in mates if mate != view.seat])
    own: float = sum(map(mul, view.hand, scale.cards))
    return own + PARTNER * others


def sieges(view: View, mates: Sequence[Seat], points: float, scale: Scale) -> float:
    """Return what the siege promises to one's side; a partner may come before one as well as anybody (IL-57)."""
    powers = {seat: power(view, seat, scale) for seat in view.players}
    return scale.hope * sum([siege(view, mate, points, powers, scale) for mate in mates if mate in powers])


def siege(view: View, seat: Seat, points: float, powers: Mapping[Seat, float], scale: Scale) -> float:
    """Return what one player would win for a side that has so many points, if all went as it looks."""
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
    """Return what it is worth to win so much."""
    return value(view, points + won) - value(view, points)


def between(values: Sequence[float], rank: float) -> float:
    """Return what a rank is worth that lies between two, as 0.3 does between the strongest and the next."""
    above = min(int(rank), len(values) - 2)
    return values[above] + (values[above + 1] - values[above]) * (rank - above) if above >= 0 else values[0]


def odds(lead: float) -> float:
    """Return how likely a lead, in swings, makes it to come first of two."""
    return 1 / (1 + exp(-lead))


def decided(view: View, seat: Seat) -> int:
    """Return 1 if nothing but a pass keeps the seat from winning a siege of two (IL-91, IL-92), -1 if the other."""
    if not view.passes:
        return 0
    mover = view.order[0]
    lead = view.armies[mover].strength - view.armies[1 - mover].strength
    if lead < 0 or (lead == 0 and view.last_to_pass == mover):
        return 0
    return 1 if mover == seat else -1


def power(view: View, seat: Seat, scale: Scale) -> float:
    """Return what an army is worth, with its Horses and what its owner may be expected to add."""
    army, left = view.armies[seat], view.hand_sizes[seat]
    still = scale.more + scale.growth * sqrt(left) if left and seat in view.order else 0.0
    return army.strength + INSIDE * sum(army.horses) + still


def forget(game: Iliad, view: View) -> View:
    """Return the view of somebody who no longer knows what was in hands and pile at the last shuffle (IL-72)."""
    nobody = (0,) * view.table.seats
    hazy = replace(view.recalled, pool=game.sheet.counts, kept=NOTHING, kept_sizes=nobody)
    return replace(view, recalled=hazy)


KNOW_HOW = KnowHow(worth, SPREAD, glance, short, unless_four_think_long, forget, tempting)
