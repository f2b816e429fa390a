"""How well a seat of Iliad stands: know-how for computer players."""

from __future__ import annotations

from dataclasses import replace
from math import exp

from engine.core import Seat
from engine.games.iliad import Iliad
from engine.games.iliad.army import ENGINES
from engine.games.iliad.position import TURN
from engine.games.iliad.view import NOTHING, View

SPREAD = 70.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
POINT = 10.0  # a victory point; all else is measured against it
PRIZE = 24.0  # what the siege being fought may bring
DOOM = 15.0  # and what its oracle may cost
SWING = 5.0  # the difference in strength that makes one army rather sure to beat another
GROWTH = 2.5  # what an opponent who is still in the siege may be expected to add
KEEP = (0.8, 1.2, 1.7, 2.4, 1.6, 3.0, 1.8, 1.0, 1.2, 1.0, 1.0)  # a card of each kind kept for later sieges


def worth(view: View) -> float:
    """Return how well the view's seat stands, in tenths of a victory point."""
    if view.outcome:
        return 1000.0 * view.outcome.shares[view.seat]
    hopes = siege(view) if view.phase == TURN and view.seat in view.players else 0.0
    return POINT * lead(view) + hopes + hand(view)


def lead(view: View) -> float:
    """Return the points of one's side, less half of the best other side's."""
    sides = {view.table.team(seat): sum(view.points[mate] for mate in view.table.side(seat)) for seat in seats(view)}
    mine = sides.pop(view.table.team(view.seat))
    return mine - max(sides.values()) / 2


def hand(view: View) -> float:
    """Return what the cards in one's hand are worth for later sieges."""
    return sum(count * keep for count, keep in zip(view.hand, KEEP, strict=True))


def siege(view: View) -> float:
    """Return what the siege being fought promises: victory cards, and the Thanatos card."""
    beaten = [beats(view, foe) for foe in view.players if foe != view.seat]
    if view.gorgon or view.table.duel:
        return PRIZE * min(beaten, default=1.0)
    rank = len(beaten) - sum(beaten)  # 0 for the strongest
    prizes = sum(view.row)
    promise = max(0.0, 1 - rank / prizes) if prizes else 0.0
    return PRIZE * promise - DOOM * max(0.0, rank - len(beaten) + 1)


def beats(view: View, foe: Seat) -> float:
    """Return the chance, as it looks, that one's army ends up stronger than this one."""
    margin = strength(view, view.seat) - strength(view, foe)
    if foe in view.order and view.hand_sizes[foe]:
        margin -= GROWTH
    if view.seat in view.order and view.hand_sizes[view.seat]:
        margin += GROWTH
    return 1 / (1 + exp(-margin / SWING))


def strength(view: View, seat: Seat) -> float:
    """Return what an army is worth with what its Horses may hold."""
    army = view.armies[seat]
    return army.strength + 4.0 * sum(army.horses) + 0.4 * sum(army.lone[kind] for kind in ENGINES)


def seats(view: View) -> range:
    """Return all seats of the table."""
    return range(view.table.seats)


def forget(game: Iliad, view: View) -> View:
    """Return the view of somebody who no longer knows what was in hands and pile at the last shuffle (IL-72)."""
    nobody = (0,) * view.table.seats
    hazy = replace(view.recalled, pool=game.sheet.counts, kept=NOTHING, kept_sizes=nobody)
    return replace(view, recalled=hazy)
