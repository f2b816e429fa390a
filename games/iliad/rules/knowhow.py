"""How well a seat of Iliad is doing: know-how for computer players. Everything is measured in victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import exp, sqrt
from operator import mul
from typing import Any

from engine.cardgame import CardGame
from engine.core import Seat
from engine.knowhow import KnowHow, Skills, limit_plies, unless_four_think_long
from games.iliad.rules.cards import Sheet
from games.iliad.rules.features import features
from games.iliad.rules.glance import Glance
from games.iliad.rules.position import TURN
from games.iliad.rules.view import NOTHING, View

Seen = View | Glance

SPREAD = 5.6  # the lead that makes one side 2.7 times as likely to win
PARTNER = 0.3  # the worth of a card in a partner's hand, which the seat does not see
INSIDE = 2.0  # the strength that a card in a Trojan Horse is assumed to have
VICTORY = 15.0  # the worth of reaching the goal, beyond the points
PASSED = 2.5  # in swings: how likely the leader is to pass as well once the other has passed


@dataclass(frozen=True, slots=True)
class Scale:
    """The weights of the know-how; docs/players-record.md says how they were measured.

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


def worth(view: Seen) -> float:
    """Return how well the side of the view's seat is doing."""
    return weigh_prospects(view, scale_of(view.table.seats))


def tempting(view: Seen) -> float:
    """Return how well it seems to be doing to a player that looks no further than this position."""
    return weigh_prospects(view, make_hasty_scale(view.table.seats))


def scale_of(seats: int) -> Scale:
    """Return the weights for this number of players."""
    if seats == 2:
        return TWO
    return FIVE if seats == 5 else MORE


@cache
def make_hasty_scale(seats: int) -> Scale:
    """Return the weights for a player that looks one move ahead: cards count less, because they pay off later."""
    scale = scale_of(seats)
    return replace(scale, cards=tuple([0.1 * card for card in scale.cards]), growth=0.3 * scale.growth)


def weigh_prospects(view: Seen, scale: Scale) -> float:
    """Return the worth of a side's points, its chances in the current siege, and its hands."""
    if view.outcome:
        return 1000.0 * (view.outcome.shares[view.seat] or -1)
    hopes = expect_siege_points(view, scale) if view.phase == TURN else 0.0
    return value_points(view, view.side_points) + hopes + weigh_hands(view, scale)


def value_points(view: Seen, points: float) -> float:
    """Return the worth of this many points to a side."""
    return points + VICTORY if points >= view.table.target else points


def weigh_hands(view: Seen, scale: Scale) -> float:
    """Return the worth of the cards in the hands of a side; a seat knows only its own."""
    others = sum([view.hand_sizes[mate] for mate in view.mates if mate != view.seat])
    own: float = sum(map(mul, view.hand, scale.cards))
    return own + PARTNER * others


def expect_siege_points(view: Seen, scale: Scale) -> float:
    """Return what a side can expect from the siege; partners compete for places like all others (IL-57)."""
    powers = {seat: estimate_strength(view, seat, scale) for seat in view.players}
    prizes = list_place_worths(view, len(powers), scale)
    return scale.hope * sum(
        [expect_from_siege(view, mate, powers, prizes, scale) for mate in view.mates if mate in powers]
    )


def list_place_worths(view: Seen, players: int, scale: Scale) -> list[float]:
    """Return what each place in the siege brings, the best first."""
    prizes = [*map(float, view.prizes), *[0.0] * players][:players]
    prizes[0] += scale.tile
    prizes[-1] -= scale.doom * view.penalty
    return prizes


def expect_from_siege(
    view: Seen, seat: Seat, powers: Mapping[Seat, float], prizes: Sequence[float], scale: Scale
) -> float:
    """Return what one player can expect to win for a side that has this many points."""
    own = powers[seat]
    leads = [(own - other) / scale.swing for foe, other in powers.items() if foe != seat]
    if view.table.duel:
        return estimate_lead(leads[0] + PASSED * judge_pass(view, seat)) * weigh_points(view, prizes[0])
    if view.gorgon:
        return min(map(estimate_lead, leads), default=1.0) * weigh_points(view, prizes[0])
    return interpolate_worth(view, prizes, sum([estimate_lead(-lead) for lead in leads]))


def interpolate_worth(view: Seen, prizes: Sequence[float], rank: float) -> float:
    """Return the interpolated worth of a fractional rank, such as 0.3 between the strongest (0) and the next (1)."""
    above = min(int(rank), len(prizes) - 2)
    if above < 0:
        return weigh_points(view, prizes[0])
    higher, lower = weigh_points(view, prizes[above]), weigh_points(view, prizes[above + 1])
    return higher + (lower - higher) * (rank - above)


def weigh_points(view: Seen, won: float) -> float:
    """Return the worth of winning this many points."""
    return value_points(view, view.side_points + won) - value_points(view, view.side_points)


def estimate_lead(lead: float) -> float:
    """Return the chance that an army with this lead, in swings, ends up ahead of the other."""
    return 1 / (1 + exp(-lead))


def judge_pass(view: Seen, seat: Seat) -> int:
    """Return 1 if the seat wins a siege of two by passing now (IL-91, IL-92), -1 if the other seat does, else 0."""
    if not view.passes:
        return 0
    mover = view.order[0]
    lead = view.strengths[mover] - view.strengths[1 - mover]
    if lead < 0 or (lead == 0 and view.last_to_pass == mover):
        return 0
    return 1 if mover == seat else -1


def estimate_strength(view: Seen, seat: Seat, scale: Scale) -> float:
    """Return the strength of an army, with its Horses and what its owner can be expected to add."""
    left = view.hand_sizes[seat]
    still = scale.more + scale.growth * sqrt(left) if left and seat in view.order else 0.0
    return view.strengths[seat] + INSIDE * view.inside[seat] + still


def forget(game: CardGame[Sheet, Any], view: View) -> View:
    """Return the view of a seat that has forgotten what the hands and the pile had at the last shuffle (IL-72)."""
    nobody = (0,) * view.table.seats
    hazy = replace(view.recalled, pool=game.sheet.counts, kept=NOTHING, kept_sizes=nobody)
    return replace(view, recalled=hazy)


SKILLS = {  # of the levels below ``hard``, by seats and sides (docs/players-record.md)
    (2, 2): Skills(errs=0, imagines=100),
    (3, 3): Skills(errs=40, imagines=40),
    (4, 4): Skills(errs=60, imagines=40),
    (4, 2): Skills(errs=20, imagines=60),
    (5, 5): Skills(errs=40, imagines=40),
    (6, 3): Skills(errs=50, imagines=40),
}
TEMPERS = {(6, 3): 1.7}  # of the chances that people are told, by seats and sides (docs/players-record.md)
KNOW_HOW = KnowHow(
    worth, SPREAD, Glance, limit_plies, unless_four_think_long, forget, tempting,
    features=features, skills=SKILLS, tempers=TEMPERS,
)  # fmt: skip
