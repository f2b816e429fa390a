"""The legal moves of the player whose turn it is: place a card, attack, or pass (IL-10 to IL-45)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import attrgetter

from engine.core import Seat
from games.iliad.rules.army import Army
from games.iliad.rules.cards import (
    ARCHER,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    PORTCULLIS,
    SOFT,
    TROJAN_HORSE,
)
from games.iliad.rules.moves import (
    ALONE,
    HAND,
    LOWER,
    MOUNT,
    PASS,
    PLACES,
    SHOOTING,
    Move,
    list_attacks,
    list_placings,
)
from games.iliad.rules.position import Position

STANDING = tuple(PLACES[kind][ALONE] for kind in range(CHARIOT, TROJAN_HORSE + 1))  # IL-11


def list_legal_moves(pos: Position, seat: Seat) -> list[Move]:
    """Return every legal move, sorted by parts."""
    army, hand = pos.armies[seat], pos.hands[seat]
    lone = army.lone
    moves: list[Move] = []
    if army.line[ALONE]:
        add_attacks(pos, ARCHER, open_to_archers, seat, moves)
    if lone[CHARIOT]:
        add_attacks(pos, CHARIOT, open_to_chariots, seat, moves)
    if lone[CATAPULT]:
        add_attacks(pos, CATAPULT, Army.walls, seat, moves)
    if lone[BALLISTA]:
        add_attacks(pos, BALLISTA, Army.beasts, seat, moves)
    if hand[CHARIOT]:
        add_attacks(pos, HAND, open_to_chariots, seat, moves)  # IL-20: the one card that attacks from the hand
    if army.herd:
        for load in archers_riding(army):
            add_attacks(pos, MOUNT + load, open_to_archers, seat, moves)
    moves.append(PASS)
    add_placements(pos, army, hand, moves)
    return moves


# -- attacking


def add_attacks(pos: Position, source: int, hits: Callable[[Army], int], seat: Seat, moves: list[Move]) -> None:
    """Add the attacks of a source on every foe; ``hits`` returns the bits of an army that the source hits."""
    for foe in pos.foes[seat]:
        spots = hits(pos.armies[foe])
        if spots:
            moves += list_attacks(source, foe, spots)


open_to_archers = attrgetter("front")  # IL-21: not the cards that ride or hide (IL-23)


def open_to_chariots(army: Army) -> int:
    """Return the bits of the spots that a Chariot hits; a Portcullis shelters all its owner's cards (IL-22)."""
    return 0 if army.lone[PORTCULLIS] else army.front


def archers_riding(army: Army) -> list[int]:
    """Return the loads of the Elephants that an Archer may shoot from (IL-24)."""
    return sorted({*army.herd} & SHOOTING)


# -- placing


def add_placements(pos: Position, army: Army, hand: list[int], moves: list[Move]) -> None:
    """Add the ways to place a card from the hand (IL-11 to IL-19)."""
    front, spots = army.front, 0
    if army.herd:
        spots = army.steps()
    if army.stable:
        spots |= army.stalls()
    for kind in compress(SOFT, hand):
        moves += list_placings(kind, front & LOWER[kind] | spots)
    moves += compress(STANDING, hand[CHARIOT:TROJAN_HORSE] if pos.gorgon else hand[CHARIOT:])  # IL-19
