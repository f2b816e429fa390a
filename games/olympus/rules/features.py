"""What a value net reads of a position of Fight for Olympus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.features import Features, one_hot
from games.olympus.rules.agenda import ATTACKS, PHASE
from games.olympus.rules.cards import FIRST_EQUIPMENT, KINDS, Kind, count_purse
from games.olympus.rules.moves import OLYMPUS, Space
from games.olympus.rules.permanent import list_healths, list_strengths
from games.olympus.rules.position import DECK, EMPTY, GOAL, HAND, OPPOSITE, ROWS, SEATS, Position

Strengths = Sequence[int]  # by space


def features(pos: Position) -> Features:
    """Return how far the game is, and for each seat its place on the track, its hand and its units."""
    left = [health - wounds for health, wounds in zip(list_healths(pos), pos.wounds, strict=True)]
    strong = list_strengths(pos)
    return encode_course(pos), [encode_seat(pos, seat, strong, left) for seat in range(SEATS)]


def encode_course(pos: Position) -> list[float]:
    """Return how much of the pile is left, and what is to be decided."""
    pile = pos.pile() / len(DECK)
    asked = pos.agenda[-1][0] if pos.agenda else EMPTY
    return [pile, (1 - pile) ** 3, pos.number / 20, *one_hot(asked, PHASE + 1)]


def encode_seat(pos: Position, seat: Seat, strong: Strengths, left: Strengths) -> list[float]:
    """Return what a seat has; ``left`` are the wounds that each unit can still take."""
    steps, points = -pos.steps if seat else pos.steps, count_coming_points(pos, seat, strong)
    attacks = pos.active == seat and ATTACKS in [frame[0] for frame in pos.agenda]
    purse = [count / 3 for count in count_purse(pos.purses[seat])]
    markers = [holder == seat for holder in pos.markers]
    units = [number for space in ROWS[seat] for number in encode_unit(pos, space, strong, left)]
    standing = encode_kinds((pos.units[space] for space in pos.standing(seat)), FIRST_EQUIPMENT)
    hand = pos.hands[seat]
    held = encode_kinds(hand, len(KINDS))
    place = [steps / GOAL, points / GOAL, steps + points >= GOAL, pos.active == seat, attacks, len(hand) / HAND]
    return [*place, *purse, *markers, *units, *standing, *held]


def count_coming_points(pos: Position, seat: Seat, strong: Strengths) -> int:
    """Return how many victory points the next attacks of a seat bring if no unit gets in their way (OL-22)."""
    ways = [space for space in ROWS[seat][:OLYMPUS] if pos.units[OPPOSITE[space]] == EMPTY]
    return sum([pos.units[space] != EMPTY and strong[space] > 0 for space in ways])


def encode_kinds(cards: Iterable[Kind], kinds: int) -> list[float]:
    """Return a one for each kind that is among some cards."""
    found = one_hot(EMPTY, kinds)
    for kind in cards:
        found[kind] = 1.0
    return found


def encode_unit(pos: Position, space: Space, strong: Strengths, left: Strengths) -> Sequence[float]:
    """Return a unit's numbers, and whether it is free to collect a bonus or fells the one opposite; or nothing."""
    if pos.units[space] == EMPTY:
        return NO_UNIT
    facing = OPPOSITE[space]
    free = pos.units[facing] == EMPTY
    fells = not free and strong[space] >= left[facing]
    return 1.0, strong[space] / 3, left[space] / 3, pos.gear[space] != EMPTY, free, fells


NO_UNIT = (0.0,) * 6
