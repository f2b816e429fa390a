"""What a value net reads of a position of Iliad."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.features import Features, one_hot
from games.iliad.rules.cards import VICTORY_KINDS
from games.iliad.rules.position import OVER, Position
from games.iliad.rules.siege import list_strengths
from games.iliad.rules.view import find_penalty, list_prizes

PRIZES = 4  # victory cards that count; a siege of more than four has more


def features(pos: Position) -> Features:
    """Return the siege, and for each seat its points, hand and army."""
    strong = list_strengths(pos)
    return encode_siege(pos), [encode_seat(pos, seat, strong) for seat in range(pos.table.seats)]


def encode_siege(pos: Position) -> list[float]:
    """Return what the siege brings, how far the game is, and what is to be decided."""
    row = [*[points / 4 for points in list_prizes(pos)], *[0.0] * PRIZES][:PRIZES]
    piles = [len(pos.pile) / 50, len(pos.victories) / 20]
    numbers = [find_penalty(pos) / 3, pos.gorgon, pos.passes / 2, pos.decider, pos.number / 15]
    return [*row, *numbers, *piles, *one_hot(pos.phase, OVER)]


def encode_seat(pos: Position, seat: Seat, strong: Sequence[int]) -> list[float]:
    """Return what a seat has; ``strong`` are the strengths of all armies."""
    army, hand, seats, target = pos.armies[seat], pos.hands[seat], pos.table.seats, pos.table.target
    side = pos.side_points(seat)
    points = [side / target, side >= target, pos.points(seat) / target]
    ahead = (strong[seat] - max([other for foe, other in enumerate(strong) if foe != seat])) / 5
    hidden = sum(map(len, army.stable)) / 2 if army.stable else 0.0
    might = [strong[seat] / 8, ahead, sum([strong[seat] > other for other in strong]) / seats, hidden, army.hero / 4]
    turn = [(pos.order.index(seat) + 1) / seats if seat in pos.order else 0.0, pos.order[:1] == [seat]]
    flags = [seat in pos.players, pos.last_to_pass == seat, *[holder == seat for holder in pos.tiles]]
    return [*points, *might, *turn, *flags, *encode_victory_cards(pos, seat), sum(hand) / 8, *hand, *army.cards()]


def encode_victory_cards(pos: Position, seat: Seat) -> list[float]:
    """Return how many victory cards of each kind a seat has won."""
    counts = [0.0] * len(VICTORY_KINDS)
    for kind, number in enumerate(pos.won[seat]):
        counts[pos.sheet.victories[kind].kind] += number / 3
    return counts
