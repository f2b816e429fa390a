"""What a value net reads of a position of Hector and Achilles."""

from __future__ import annotations

from engine.core import Seat
from engine.features import Features, one_hot
from games.hector.rules.cards import HUE, NONE, VALUE, Colour
from games.hector.rules.position import OVER, SEATS, Position
from games.hector.rules.turn import TURNS


def features(pos: Position) -> Features:
    """Return the course of the battle, and for each seat its troops, heroes and markers."""
    return encode_course(pos), [encode_seat(pos, seat) for seat in SEATS]


def encode_course(pos: Position) -> list[float]:
    """Return how far the battle and the game are, and what is to be decided."""
    flags = [pos.acted, pos.retreated, pos.tile != NONE, pos.colours[0] != NONE]
    return [pos.turn / TURNS, pos.number / 15, *flags, *one_hot(pos.phase, OVER)]


def encode_seat(pos: Position, seat: Seat) -> list[float]:
    """Return what a seat has."""
    return [
        *encode_strongpoint(pos, seat),
        *encode_battle(pos, seat),
        pos.attacker == seat,
        pos.actor == seat,
        pos.victor == seat,
    ]


def encode_strongpoint(pos: Position, seat: Seat) -> list[float]:
    """Return what a seat has left for this battle and those to come."""
    piles, fighting = pos.piles[seat], pos.fighting[seat]
    sizes = [len(pile) / 12 for pile in piles]
    values = sum([VALUE[kind] for pile in piles for kind in pile]) / 100
    markers = [pos.favours[seat] / 4, len(pos.favoured[seat]) / 3, pos.shame[seat] / 3, len(pos.fallen[seat]) / 3]
    return [*sizes, sizes[fighting] if fighting != NONE else 0.0, values, *pos.reduced[seat], *markers]


def encode_battle(pos: Position, seat: Seat) -> list[float]:
    """Return what a seat has played, what of it counts, and what its hand and its heroes would add."""
    counting, valid = pos.counting(seat), pos.valid(seat)
    hand = pos.hands[seat]
    counts = [VALUE[kind] for kind in hand if HUE[kind] in valid]
    played = [pos.total(seat) / 15, len(pos.played[seat]) / TURNS, max(counting) / 8]
    colours = [scale_color(counting, pos.colours[side]) for side in (seat, 1 - seat)]
    heroes = [
        number for hero in (pos.hero[seat], pos.deployed[seat]) for number in encode_hero(pos, seat, hero, counting)
    ]
    in_hand = [len(hand) / 5, sum([VALUE[kind] for kind in hand]) / 10, sum(counts) / 6, max(counts, default=0) / 4]
    return [sum([counting[colour] for colour in valid]) / 10, *played, *colours, *heroes, *in_hand]


def encode_hero(pos: Position, seat: Seat, hero: Colour, counting: list[int]) -> list[float]:
    """Return whether there is a hero, what it adds, and whether its color counts already."""
    if hero == NONE:
        return [0.0, 0.0, 0.0, 0.0]
    return [1.0, pos.hero_value(seat, hero) / 5, scale_color(counting, hero), float(hero == pos.colours[seat])]


def scale_color(counting: list[int], colour: Colour) -> float:
    """Return what would count in a color."""
    return counting[colour] / 8 if colour != NONE else 0.0
