"""How well a seat of Delphi is doing: know-how for computer players, measured as the logarithm of odds."""

from __future__ import annotations

from math import exp, log

from engine.core import Seat
from engine.knowhow import KnowHow, at_once
from games.delphi.rules.cards import GLORY, PASS, SAFE_CONDUCT
from games.delphi.rules.march import prizes
from games.delphi.rules.position import LAY, NOTHING
from games.delphi.rules.view import View, glance, would_be

SPREAD = 1.0  # the lead that makes one side 2.7 times as likely to win; the weights were fitted to this
POINT = 1.25  # the worth of all the points that are still to be won
CARD, OF_TWO = 0.5, 0.6  # the worth of a card in hand: at the start (it fades), and with two players (it does not)
HASTY = 0.1  # the worth of a card in hand to a player that looks one move ahead: it pays off later than that
SWING = 0.5  # the difference in the logarithms of two rows that makes one 2.7 times as likely to beat the other
DEPTH = 0.12  # what a card in hand adds to the expected logarithm of a row
NEXT = 0.4  # what a card that is about to be laid adds to it
STAMINA = 0.8  # the worth of holding all the cards held by the players still in the march


def worth(view: View) -> float:
    """Return how well the view's seat is doing."""
    card = OF_TWO if view.table.seats == 2 else CARD * left(view, view.number) / left(view, 1)
    return prospects(view, card) + STAMINA * stamina(view)


def tempting(view: View) -> float:
    """Return how well it seems to be doing to a player that looks no further than this position."""
    return prospects(view, HASTY)


def prospects(view: View, card: float) -> float:
    """Return the worth of the points, the current march and the hand; points count more when fewer are left to win."""
    if view.outcome:
        return 1000.0 * (view.outcome.shares[view.seat] or -1)
    return POINT * (lead(view) + march(view)) / left(view, view.number) + card * hand(view)


def left(view: View, number: int) -> int:
    """Return the sum of the winners' points of all marches from this number on."""
    return sum([line.winner for line in view.sheet.lines[number - 1 :]])


def lead(view: View) -> float:
    """Return the seat's points, minus half those of the best opponent."""
    others = [score for seat, score in enumerate(view.scores) if seat != view.seat]
    return view.scores[view.seat] - max(others) / 2


def hand(view: View) -> int:
    """Return how many cards the seat can still play; a card laid face down does not count."""
    return sum(view.hand) - (view.lay not in (NOTHING, PASS))


def stamina(view: View) -> float:
    """Return the seat's part of all cards in hand in the march: a player with more cards can outlast the others."""
    if view.seat not in view.players:
        return 0.0
    return view.hand_sizes[view.seat] / max(1, sum([view.hand_sizes[seat] for seat in view.players]))


def march(view: View) -> float:
    """Return the points that the seat can expect from the current march, between leaving now and winning."""
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
    """Return the points of a place with the oracles in force."""
    points = prizes(view.sheet.lines[view.number - 1], view.table.seats)[place - 1]
    if view.in_force[GLORY] >= 0:
        points *= view.sheet.glory
    return max(0, points) if view.in_force[SAFE_CONDUCT] == view.seat else points


def beats(view: View, foe: Seat) -> float:
    """Return the estimated chance that the seat's row ends up stronger than this opponent's."""
    return 1 / (1 + exp((hopes(view, foe) - hopes(view, view.seat)) / SWING))


def hopes(view: View, seat: Seat) -> float:
    """Return the expected logarithm of a row's value, with what its owner may still add."""
    row, cards = view.rows[seat], view.hand_sizes[seat]
    about_to_lay = view.phase == LAY and seat in view.asked
    if seat == view.seat and view.lay != NOTHING:
        row, about_to_lay, cards = (*row, view.lay), False, cards - 1
    return log(2 + would_be(view, seat, row)) + DEPTH * cards + NEXT * about_to_lay


KNOW_HOW = KnowHow(worth, SPREAD, glance, at_once, tempting=tempting)
