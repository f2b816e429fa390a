"""Turns: what a player may do, placing a card, attacking, or passing (IL-10 to IL-45), and the next turn (IL-50)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import attrgetter

from engine.core import Seat
from games.iliad.rules.army import SHOT, Army
from games.iliad.rules.cards import (
    ARCHER,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    KINDS,
    PORTCULLIS,
)
from games.iliad.rules.events import Attacked, Fell, Hid, Passed, Placed, Withdrew
from games.iliad.rules.moves import (
    ALONE,
    HAND,
    MOUNT,
    PASS,
    SHOOTING,
    STABLE,
    Attack,
    Move,
    Pass,
    Place,
    list_attacks,
    list_boardings,
    list_placings,
)
from games.iliad.rules.position import Position

EVERY_KIND = range(len(KINDS))


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
    placings, spots = list_placings(army.front, pos.gorgon), 0
    if army.herd:
        spots = army.steps()
    if army.stable:
        spots |= army.stalls()
    boardings = list_boardings(spots)
    for kind in compress(EVERY_KIND, hand):
        moves += placings[kind]
        if spots:
            moves += boardings[kind]


# -- making a move


def play_place(pos: Position, seat: Seat, move: Place) -> None:
    """Place a card, and begin the next player's turn."""
    kind, spot = move.kind, move.spot
    pos.hands[seat][kind] -= 1
    pos.armies[seat].put(kind, spot)
    if spot < STABLE:
        pos.shown[seat][kind] += 1
        pos.events.append(Placed(seat, kind, spot))
    else:
        pos.events.append(Hid(seat, kind, spot - STABLE))
    pos.passes = 0
    next_turn(pos)


def play_attack(pos: Position, seat: Seat, move: Attack) -> None:
    """Discard attacker and target; cards that the target carried fall (IL-28 to IL-31)."""
    spend_source(pos, seat, move.source)
    kind, fallen = pos.armies[move.seat].lose(move.target, bool(move.end))
    pos.discards[kind] += 1
    pos.events.append(Attacked(seat, move.source, move.seat, move.target, kind, bool(move.end)))
    if move.target >= STABLE:
        for card in fallen:
            pos.shown[move.seat][card] += 1
    if fallen:
        pos.events.append(Fell(move.seat, tuple(fallen)))
    pos.passes = 0
    next_turn(pos)


def spend_source(pos: Position, seat: Seat, source: int) -> None:
    """Discard the attacking card from where it is."""
    army = pos.armies[seat]
    if source == HAND:
        pos.show(seat, CHARIOT)
    elif source >= MOUNT:
        army.reload(source - MOUNT, SHOT[source - MOUNT])
    elif source == ARCHER:
        army.drop(ALONE)
    else:
        army.lone[source] -= 1
    pos.discards[CHARIOT if source == HAND else ARCHER if source >= MOUNT else source] += 1


def play_pass(pos: Position, seat: Seat, move: Pass) -> None:
    """Leave the siege, or in the game for two, wait."""
    if pos.gorgon:
        leave_gorgon(pos, seat)
    elif pos.table.duel:
        pass_in_duel(pos, seat)
    else:
        leave_thanatos(pos, seat)


def leave_thanatos(pos: Position, seat: Seat) -> None:
    """Take the highest hero that is left; the player is skipped from now on (IL-40)."""
    hero = len(pos.order)  # everybody who leaves takes one, so the heroes from 1 to this value are left
    pos.armies[seat].hero = hero
    pos.order.pop(0)
    pos.events.append(Passed(seat, hero))


def leave_gorgon(pos: Position, seat: Seat) -> None:
    """Discard the whole army, without taking a hero (IL-44)."""
    pos.order.pop(0)
    pos.events.append(Withdrew(seat, tuple(pos.armies[seat].cards())))
    pos.discard_army(seat)
    if pos.order:
        look_for_victor(pos)


def pass_in_duel(pos: Position, seat: Seat) -> None:
    """Pass for now; with two players, two passes in a row end the siege (IL-91)."""
    pos.events.append(Passed(seat, 0))
    pos.last_to_pass = seat
    pos.passes += 1
    if pos.passes == 2:
        pos.order = []
    else:
        next_turn(pos)


# -- the next turn


def next_turn(pos: Position) -> None:
    """Move the player who has acted to the end of the order."""
    order = pos.order
    order.append(order.pop(0))
    if pos.gorgon:
        look_for_victor(pos)


def look_for_victor(pos: Position) -> None:
    """Let the player whose turn begins win the Gorgon siege if their army is the strongest (IL-50)."""
    seat = pos.order[0]
    army = pos.armies[seat]
    mine = army.strength(pos.sheet)
    if mine and all(other is army or other.strength(pos.sheet) < mine for other in pos.armies):
        pos.ranking, pos.order = [seat], []
