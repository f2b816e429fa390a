"""How well a seat of Delphi is doing: know-how for computer players, measured as the logarithm of odds."""

from __future__ import annotations

from math import exp, log

from engine.core import Seat
from engine.knowhow import KnowHow, Skills, weigh_at_once
from games.delphi.rules.cards import GLORY, PASS, SAFE_CONDUCT
from games.delphi.rules.features import features
from games.delphi.rules.glance import Glance
from games.delphi.rules.march import list_prizes
from games.delphi.rules.position import LAY, NOTHING
from games.delphi.rules.view import View, would_be

Seen = View | Glance

SPREAD = 1.0  # the lead that makes one side 2.7 times as likely to win; the weights were fitted to this
POINT = 1.25  # the worth of all the points that are still to be won
CARD, OF_TWO = 0.5, 0.6  # the worth of a card in hand: at the start (it fades), and with two players (it does not)
HASTY = 0.1  # the worth of a card in hand to a player that looks one move ahead: it pays off later than that
SWING = 0.5  # the difference in the logarithms of two rows that makes one 2.7 times as likely to beat the other
DEPTH = 0.12  # what a card in hand adds to the expected logarithm of a row
NEXT = 0.4  # what a card that is about to be laid adds to it
STAMINA = 0.8  # the worth of holding all the cards held by the players still in the march


def worth(view: Seen) -> float:
    """Return how well the view's seat is doing."""
    left = view.sheet.left
    card = OF_TWO if view.table.seats == 2 else CARD * left[view.number - 1] / left[0]
    return weigh_prospects(view, card) + STAMINA * measure_stamina(view)


def tempting(view: Seen) -> float:
    """Return how well it seems to be doing to a player that looks no further than this position."""
    return weigh_prospects(view, HASTY)


def weigh_prospects(view: Seen, card: float) -> float:
    """Return the worth of the points, the current march and the hand; points count more when fewer are left to win."""
    if view.outcome:
        return 1000.0 * (view.outcome.shares[view.seat] or -1)
    return POINT * (compute_lead(view) + expect_march_points(view)) / view.sheet.left[
        view.number - 1
    ] + card * count_playable_cards(view)


def compute_lead(view: Seen) -> float:
    """Return the seat's points, minus half those of the best opponent."""
    others = [score for seat, score in enumerate(view.scores) if seat != view.seat]
    return view.scores[view.seat] - max(others) / 2


def count_playable_cards(view: Seen) -> int:
    """Return how many cards the seat can still play; a card laid face down does not count."""
    return sum(view.hand) - (view.lay not in (NOTHING, PASS))


def measure_stamina(view: Seen) -> float:
    """Return the seat's part of all cards in hand in the march: a player with more cards can outlast the others."""
    if view.seat not in view.players:
        return 0.0
    return view.hand_sizes[view.seat] / max(1, sum([view.hand_sizes[seat] for seat in view.players]))


def expect_march_points(view: Seen) -> float:
    """Return the points that the seat can expect from the current march, between leaving now and winning."""
    seat, points = view.seat, list_prizes(view.sheet.lines[view.number - 1], view.table.seats)
    if seat not in view.players:
        return adjust_points(view, points[view.places[seat] - 1])
    now = adjust_points(view, points[-len(view.players)])
    if view.lay == PASS:
        return now
    wins, some = estimate_wins(view)
    return wins * adjust_points(view, points[-1]) + (1 - wins) * (now + (adjust_points(view, points[-2]) - now) * some)


def adjust_points(view: Seen, points: float) -> float:
    """Return what the points of a place bring with the oracles in force."""
    if view.in_force[GLORY] >= 0:
        points *= view.sheet.glory
    return max(0, points) if view.in_force[SAFE_CONDUCT] == view.seat else points


def estimate_wins(view: Seen) -> tuple[float, float]:
    """Return the chance that the seat's row ends up the strongest, and its average chance against one opponent."""
    own, wins = expect_row_value(view, view.seat), 1.0
    beaten = [estimate_win(own, expect_row_value(view, foe)) for foe in view.players if foe != view.seat]
    for chance in beaten:
        wins *= chance
    return wins, sum(beaten) / len(beaten)


def estimate_win(own: float, foes: float) -> float:
    """Return the estimated chance that a row ends up stronger than another, by what both hope for."""
    return 1 / (1 + exp((foes - own) / SWING))


def expect_row_value(view: Seen, seat: Seat) -> float:
    """Return the expected logarithm of a row's value, with what its owner may still add."""
    stands, cards, about_to_lay = view.values[seat], view.hand_sizes[seat], view.phase == LAY and seat in view.asked
    if seat == view.seat and view.lay != NOTHING:
        stands, about_to_lay, cards = would_be(view, seat, (*view.rows[seat], view.lay)), False, cards - 1
    return log(2 + stands) + DEPTH * cards + NEXT * about_to_lay


SKILLS = {  # of the levels below ``hard``, by seats and sides (docs/players-record.md)
    (2, 2): Skills(errs=0, imagines=200),
    (3, 3): Skills(errs=20, imagines=80),
    (4, 4): Skills(errs=60, imagines=80),
}
KNOW_HOW: KnowHow[View] = KnowHow(
    worth, SPREAD, Glance, weigh_at_once, tempting=tempting, features=features, skills=SKILLS
)
