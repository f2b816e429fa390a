"""How well a seat of Delphi stands: know-how for computer players."""

from __future__ import annotations

from math import exp, log

from engine.core import Seat
from engine.games.delphi.cards import GLORY, MARCHES, PASS, SAFE_CONDUCT
from engine.games.delphi.march import prizes
from engine.games.delphi.position import LAY, NOTHING
from engine.games.delphi.view import View, would_be

SPREAD = 30.0  # the lead that makes one side 2.7 times as likely to win (bench.spread)
SWING = 0.5  # the difference in the logarithm of two rows that makes one rather sure to beat the other
DEPTH = 0.12  # what a card in hand adds to the hopes of a row
NEXT = 0.4  # and a card that is about to be laid
KEEP = (
    0.4, 0.6, 0.8, 1.0, 1.3, 1.4, 1.5, 1.6, 1.8,
    1.8, 2.6, 2.2, 2.0, 0.4, 0.4, 0.4, 1.0, 0.8,
)  # fmt: skip
# KEEP: how much a card of each kind helps in marches to come
PRICE = 3.0  # how much of what those marches bring good cards may win
ENOUGH = 4.0  # cards that make a march go well
LATER = 0.05  # what a card kept for the next parade adds


def worth(view: View) -> float:
    """Return how well the view's seat stands, in points."""
    if view.outcome:
        return 1000.0 * view.outcome.shares[view.seat]
    return lead(view) + march(view) + hand(view)


def lead(view: View) -> float:
    """Return one's points, less half of the best other's."""
    others = [score for seat, score in enumerate(view.scores) if seat != view.seat]
    return view.scores[view.seat] - max(others) / 2


def hand(view: View) -> float:
    """Return what one's hand may win in marches to come: those of this parade, and a little beyond it.

    The first cards kept are worth most. The card that lies face down is spent.
    """
    cards = sum(count * keep for count, keep in zip(view.hand, KEEP, strict=True))
    if view.lay not in (NOTHING, PASS):
        cards -= KEEP[view.lay]
    winners = [line.winner for line in view.sheet.lines[view.number :]]
    marches = -view.number % MARCHES
    soon = 1 - exp(-cards / (ENOUGH * marches)) if marches else 0.0
    return PRICE * (sum(winners[:marches]) * soon + LATER * cards * sum(winners[marches:][:MARCHES]))


def march(view: View) -> float:
    """Return what the march being fought promises: a place between leaving now and winning."""
    seat = view.seat
    if seat not in view.players:
        return gain(view, view.places[seat])
    now = gain(view, view.table.seats - len(view.players) + 1)
    if view.lay == PASS:
        return now
    beaten = [beats(view, foe) for foe in view.players if foe != seat]
    wins, some = 1.0, sum(beaten) / len(beaten)
    for chance in beaten:
        wins *= chance
    second = gain(view, view.table.seats - 1)
    return wins * gain(view, view.table.seats) + (1 - wins) * (now + (second - now) * some)


def gain(view: View, place: int) -> float:
    """Return what a place brings with the oracles in force."""
    points = prizes(view.sheet.lines[view.number - 1], view.table.seats)[place - 1]
    if view.in_force[GLORY] >= 0:
        points *= view.sheet.glory
    return max(0, points) if view.in_force[SAFE_CONDUCT] == view.seat else points


def beats(view: View, foe: Seat) -> float:
    """Return the chance, as it looks, that one's row ends up stronger than this one."""
    return 1 / (1 + exp((hopes(view, foe) - hopes(view, view.seat)) / SWING))


def hopes(view: View, seat: Seat) -> float:
    """Return the logarithm of a row's value, with what its owner may still add."""
    row, cards = view.rows[seat], view.hand_sizes[seat]
    about_to_lay = view.phase == LAY and seat in view.asked
    if seat == view.seat and view.lay != NOTHING:
        row, about_to_lay, cards = (*row, view.lay), False, cards - 1
    return log(2 + would_be(view, seat, row)) + DEPTH * cards + NEXT * about_to_lay
