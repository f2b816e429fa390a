"""How well a seat of Iliad stands: know-how for computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import exp
from operator import mul

from engine.core import Seat
from engine.games.iliad import Iliad
from engine.games.iliad.army import ENGINES
from engine.games.iliad.position import TURN
from engine.games.iliad.view import NOTHING, View

SPREAD = 70.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
POINT = 10.0  # a victory point; all else is measured against it
PRIZE = 24.0  # what the siege being fought may bring
TEAM_PRIZE = 40.0  # the same to partners, who lose less by each other's armies
DOOM = 15.0  # and what its oracle may cost
SWING = 5.0  # the difference in strength that makes one army rather sure to beat another
GROWTH = 2.5  # what a player who is still in the siege may be expected to add
KEEP = (0.8, 1.2, 1.7, 2.4, 1.6, 3.0, 1.8, 1.0, 1.2, 1.0, 1.0)  # a card of each kind kept for later sieges
USUAL = 1.5  # one of a partner's, which one does not see


def worth(view: View) -> float:
    """Return how well the side of the view's seat stands, in tenths of a victory point."""
    if view.outcome:
        return 1000.0 * view.outcome.shares[view.seat]
    mates = side(view)
    hopes = sieges(view, mates) if view.phase == TURN else 0.0
    return POINT * lead(view) + hopes + hand(view, mates)


def side(view: View) -> Sequence[Seat]:
    """Return the seats whose points count together with one's own (IL-80)."""
    teams = view.table.teams
    return range(view.seat % teams, view.table.seats, teams) if teams else (view.seat,)


def lead(view: View) -> float:
    """Return the points of one's side, less half of the best other side's."""
    sides, teams = view.points, view.table.teams
    if teams:
        sides = tuple([sum(view.points[team::teams]) for team in range(teams)])
    mine = view.table.team(view.seat)
    return sides[mine] - max(sides[:mine] + sides[mine + 1 :]) / 2


def hand(view: View, mates: Sequence[Seat]) -> float:
    """Return what the cards in the hands of one's side are worth for later sieges; one knows one's own."""
    others = sum([view.hand_sizes[mate] for mate in mates if mate != view.seat])
    kept: float = sum(map(mul, view.hand, KEEP))
    return kept + USUAL * others


def sieges(view: View, mates: Sequence[Seat]) -> float:
    """Return what the siege being fought promises to one's side: victory cards, and the Thanatos card."""
    powers = {seat: power(view, seat) for seat in view.players}
    return sum([siege(view, mate, powers) for mate in mates if mate in powers])


def siege(view: View, seat: Seat, powers: Mapping[Seat, float]) -> float:
    """Return what it promises to one player; a partner may come before one as well as anybody (IL-50, IL-57)."""
    mine, prize = powers[seat], TEAM_PRIZE if view.table.teams else PRIZE
    beaten = [1 / (1 + exp((powers[foe] - mine) / SWING)) for foe in powers if foe != seat]
    if view.gorgon or view.table.duel:
        return prize * min(beaten, default=1.0)
    rank = len(beaten) - sum(beaten)  # 0 for the strongest
    prizes = sum(view.row)
    promise = max(0.0, 1 - rank / prizes) if prizes else 0.0
    return prize * promise - DOOM * max(0.0, rank - len(beaten) + 1)


def power(view: View, seat: Seat) -> float:
    """Return what an army is worth with what its owner may be expected to add."""
    still = seat in view.order and view.hand_sizes[seat]
    return strength(view, seat) + (GROWTH if still else 0.0)


def strength(view: View, seat: Seat) -> float:
    """Return what an army is worth with what its Horses may hold."""
    army = view.armies[seat]
    return army.strength + 4.0 * sum(army.horses) + 0.4 * sum(army.lone[kind] for kind in ENGINES)


def forget(game: Iliad, view: View) -> View:
    """Return the view of somebody who no longer knows what was in hands and pile at the last shuffle (IL-72)."""
    nobody = (0,) * view.table.seats
    hazy = replace(view.recalled, pool=game.sheet.counts, kept=NOTHING, kept_sizes=nobody)
    return replace(view, recalled=hazy)
