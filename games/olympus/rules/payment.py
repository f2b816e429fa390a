"""Paying for a card: the possible payments, and the proposed one (OL-10).

The proposal is the cheapest payment: markers first, then the least useful cards, and multicolor
cards only where a color is missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.choices import WIDEST
from engine.core import Seat
from games.olympus.rules import hands
from games.olympus.rules.agenda import PAY, Frame
from games.olympus.rules.cards import COLOURS, FIRST_EQUIPMENT, MANY_WAYS, ONE_WAY, WILD, Kind, Sheet, count_purse
from games.olympus.rules.moves import (
    ACCEPT,
    CHOOSING,
    DONE,
    PROPOSED,
    Move,
    Pick,
    Play,
    Space,
    Word,
    list_picks,
    list_plays,
    make_alone_plays,
    plays_of,
    sort_by_parts,
)
from games.olympus.rules.permanent import find_bearers, room_for
from games.olympus.rules.position import Position

Cost = Sequence[int]  # how much of each color is owed


def play_options(pos: Position, frame: Frame) -> list[Move]:
    """Return every way to play a card, and the choice to stop, sorted by parts."""
    cards = card_plays(pos, frame[1])
    if cards and cards[0].kind == cards[-1].kind:
        return [DONE, *make_alone_plays(cards)]
    return sort_by_parts([DONE, *cards]) if cards and cards[0].grouped >= 0 else [DONE, *cards]


def card_plays(pos: Position, seat: Seat) -> list[Any]:
    """Return every way to play a card, sorted by parts."""
    hand = pos.hands[seat]
    ways = pos.sheet.means(pos.purses[seat])
    if len(set(hand)) < len(hand):
        hand, ways = sorted(set(hand)), merge_equal_ways(pos, seat, ways)
    if len(hand) >= WIDEST:
        return wide_plays(pos, seat, ways)
    units = list_plays(pos.free(seat))
    # A hand is sorted, and equipment comes last. Where it may go is found only if there is some.
    equipment = list_plays(find_bearers(pos, seat)) if hand and hand[-1] >= FIRST_EQUIPMENT else units
    moves: list[Any] = []
    for kind in hand:
        if ways[kind]:
            moves += (units if kind < FIRST_EQUIPMENT else equipment)[kind][ways[kind]]
    return moves


def wide_plays(pos: Position, seat: Seat, ways: bytes) -> list[Any]:
    """Return the same moves for a hand so large that the color may have to be asked first."""
    spaces = {kind: room_for(pos, seat, kind) for kind in pos.hands[seat] if ways[kind]}
    kinds = [kind for kind in sorted(spaces) if spaces[kind]]
    wide = len(kinds) >= WIDEST
    moves: list[Any] = []
    for kind in kinds:
        moves += plays_of(kind, spaces[kind], ways[kind], pos.sheet.colour[kind] if wide else -1)
    return moves


def merge_equal_ways(pos: Position, seat: Seat, ways: bytes) -> bytes:
    """Return the ways to pay, counting those that differ only in equal cards as one."""
    exact = bytearray(ways)
    for kind in set(pos.hands[seat]):
        if ways[kind] == MANY_WAYS:
            items = pos.paying(seat)
            items.remove(kind)  # a card does not pay for itself (OL-10)
            counts = count_purse(pos.purses[seat] - pos.sheet.weights[kind])
            if not can_differ(pos.sheet, items, counts, pos.sheet.cost[kind]):
                exact[kind] = ONE_WAY
    return bytes(exact)


def can_differ(sheet: Sheet, items: Sequence[int], counts: Sequence[int], cost: Cost) -> bool:
    """Return whether these items, counted by color, can pay in ways that differ in more than equal cards."""
    if counts[WILD] > count_wilds_needed(counts, cost):
        return any(cost)
    for colour, owed in enumerate(cost):
        if counts[colour] > owed > 0 and len({item for item in items if sheet.pays[item] == colour}) > 1:
            return True
    return False


def count_wilds_needed(counts: Sequence[int], cost: Cost) -> int:
    """Return how many multicolor cards a payment needs."""
    needed = 0
    for colour, owed in enumerate(cost):
        if owed > counts[colour]:
            needed += owed - counts[colour]
    return needed


def propose_payment(sheet: Sheet, items: Sequence[int], cost: Cost) -> list[int]:
    """Return the cheapest payment with these items, which must be enough for the cost."""
    cheap = sorted(items, key=sheet.price.__getitem__)
    pays, owed, chosen = sheet.pays, [*cost, 0], []  # WILD itself is never owed
    for item in cheap:
        colour = pays[item]
        if owed[colour]:
            owed[colour] -= 1
            chosen.append(item)
    missing = sum(owed)
    return chosen + [item for item in cheap if pays[item] == WILD][:missing] if missing else chosen


# -- the moves


def pay_for_card(pos: Position, seat: Seat, move: Play) -> bool:
    """Pay for a card, or begin to; return whether it is paid for."""
    hands.give_up(pos, seat, move.kind)
    if move.payment == CHOOSING:
        pos.agenda.append((PAY, seat, move.kind, move.space, *pos.sheet.cost[move.kind]))
        return False
    if move.payment == PROPOSED:
        hands.pay_items(pos, seat, propose_payment(pos.sheet, pos.paying(seat), pos.sheet.cost[move.kind]))
    return True


def pay_options(pos: Position, frame: Frame) -> list[Move]:
    """Return the items that can pay for the first color owed, and the choice to accept the whole proposal."""
    fit = find_fitting_colours(pos, frame)
    if not fit:
        return [ACCEPT]
    return list_picks("pay", [item for item in pos.paying(frame[1]) if pos.sheet.pays[item] in fit], pos.sheet, ACCEPT)


def find_fitting_colours(pos: Position, frame: Frame) -> set[int]:
    """Return the first color owed, with WILD if that may pay for it; nothing if no choice is left."""
    seat, cost = frame[1], list_owed(frame)
    counts = count_purse(pos.purses[seat])
    if not can_differ(pos.sheet, pos.paying(seat), counts, cost):
        return set()
    colour = first_owed(cost)
    cost[colour] -= 1
    return {colour, WILD} if counts[WILD] > count_wilds_needed(counts, cost) else {colour}


def list_owed(frame: Frame) -> list[int]:
    """Return how much of each color is still owed."""
    return list(frame[-len(COLOURS) :])


def first_owed(cost: Cost) -> int:
    """Return the color to be paid next."""
    return [owed > 0 for owed in cost].index(True)


def pay_one(pos: Position, frame: Frame, move: Pick | Word) -> tuple[Kind, Space] | None:
    """Pay with one item or with the whole proposal; return the card and its space once it is paid for."""
    _, seat, kind, space, *cost = pos.agenda.pop()
    if isinstance(move, Word):
        hands.pay_items(pos, seat, propose_payment(pos.sheet, pos.paying(seat), cost))
        return kind, space
    hands.pay_items(pos, seat, [move.kind])
    cost[first_owed(cost)] -= 1
    if any(cost):
        pos.agenda.append((PAY, seat, kind, space, *cost))
        return None
    return kind, space
