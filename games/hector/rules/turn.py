"""A turn: at most one action, then a troop; and fate after each pair of turns (HA-20 to HA-30)."""

from __future__ import annotations

from engine.core import Chance, Seat
from games.hector.rules import battle
from games.hector.rules.cards import NONE, RESERVE, Kind
from games.hector.rules.events import (
    Balanced,
    Deployed,
    Drew,
    Exchanged,
    HeroChanged,
    Retreated,
    Strengthened,
    TroopPlayed,
)
from games.hector.rules.memory import PLAYED, encode_entry
from games.hector.rules.moves import (
    CHANGE,
    DEPLOYS,
    EXCHANGES,
    RETREAT,
    STRENGTHENS,
    TROOPS,
    Change,
    Deploy,
    Exchange,
    Fate,
    Move,
    Retreat,
    Strengthen,
    Troop,
)
from games.hector.rules.opening import turn_tile
from games.hector.rules.position import FATE, TURN, Open, Position

TURNS = 4  # of each player in a battle


def list_turn_moves(pos: Open, seat: Seat) -> list[Move]:
    """Return the troops to play and, if none was taken in this turn, the actions; sorted by parts."""
    hand = sorted(set(pos.hands[seat]))
    moves: list[Move] = [] if pos.acted else list_actions(pos, seat, hand)
    moves += [TROOPS[kind] for kind in hand]
    return moves


def list_actions(pos: Open, seat: Seat, hand: list[Kind]) -> list[Move]:
    """Return the actions open to a seat that holds these kinds of troops."""
    moves: list[Move] = []
    if pos.hero[seat] != NONE:
        if pos.heroes[seat] or pos.under[seat]:
            moves.append(CHANGE)
        moves += [DEPLOYS[kind] for kind in sorted(set(pos.played[seat]))]
    piles = pos.piles[seat]
    if piles[pos.fighting[seat]] or piles[RESERVE]:
        moves += [EXCHANGES[kind] for kind in hand]
    moves.append(RETREAT)
    if pos.deployed[seat] != NONE and pos.favours[seat]:
        moves += [STRENGTHENS[kind] for kind in list_plain_troops(pos, seat)]
    return moves


def list_plain_troops(pos: Open, seat: Seat) -> list[Kind]:
    """Return the troops that can take a favor: played, not covered, and without one (HA-24)."""
    troops = pos.played[seat][:]
    for taken in (pos.covered[seat], *pos.favoured[seat]):
        troops.remove(taken)
    return sorted(set(troops))


# -- actions


def play_exchange(pos: Position, seat: Seat, move: Exchange, chance: Chance) -> None:
    """Put a troop out of the game for all to see, and draw one unseen (HA-21)."""
    show_troop(pos, seat, move.kind)
    pos.lost[seat][move.kind] += 1
    pile = pos.fighting[seat] if pos.piles[seat][pos.fighting[seat]] else RESERVE
    pos.events.append(Exchanged(seat, move.kind))
    pos.events.append(Drew(seat, pile, (pos.draw_troop(seat, chance),)))
    pos.acted = True


def show_troop(pos: Position, seat: Seat, kind: Kind) -> None:
    """Take a troop out of the hand for all to see."""
    pos.hands[seat].remove(kind)
    pos.diary[seat].append(encode_entry(PLAYED, pos.fighting[seat], kind))


def play_change(pos: Position, seat: Seat, move: Change, chance: Chance) -> None:
    """Put the hero under the pile, then draw the top one (HA-22)."""
    before = pos.hero[seat]
    pos.under[seat].append(before)
    hero = pos.draw_hero(seat, chance)
    pos.events.append(HeroChanged(seat, pos.code(seat, before), pos.code(seat, hero)))
    pos.acted = True


def play_deploy(pos: Position, seat: Seat, move: Deploy, chance: Chance) -> None:
    """Lay the hero on a troop, which no longer counts (HA-23)."""
    pos.deployed[seat], pos.hero[seat] = pos.hero[seat], NONE
    pos.covered[seat] = move.kind
    pos.events.append(Deployed(seat, pos.code(seat, pos.deployed[seat]), move.kind))
    pos.acted = True


def play_strengthen(pos: Position, seat: Seat, move: Strengthen, chance: Chance) -> None:
    """Put a favor on a troop (HA-24)."""
    pos.favours[seat] -= 1
    pos.favoured[seat].append(move.kind)
    pos.events.append(Strengthened(seat, move.kind))
    pos.acted = True


def play_retreat(pos: Position, seat: Seat, move: Retreat, chance: Chance) -> None:
    """End the battle at once (HA-50)."""
    pos.events.append(Retreated(seat))
    pos.retreated = True
    battle.decide_battle(pos, 1 - seat, chance)


# -- the troop, and what follows


def play_troop(pos: Position, seat: Seat, move: Troop, chance: Chance) -> None:
    """Play a troop and end the turn (HA-20)."""
    show_troop(pos, seat, move.kind)
    pos.played[seat].append(move.kind)
    pos.events.append(TroopPlayed(seat, move.kind, pos.total(seat)))
    pos.acted = False
    if seat == pos.attacker:
        pos.actor = 1 - seat
    else:
        compare_sides(pos, chance)


def compare_sides(pos: Position, chance: Chance) -> None:
    """Let the higher side turn the tile; if both are equal, nobody may (HA-30)."""
    mine, theirs = pos.total(0), pos.total(1)
    if mine == theirs:
        pos.events.append(Balanced(mine))
        next_pair(pos, chance)
    else:
        pos.phase, pos.actor = FATE, int(theirs > mine)


def play_turn_fate(pos: Position, seat: Seat, move: Fate, chance: Chance) -> None:
    """Turn the tile, or leave it, as the higher side has chosen (HA-30)."""
    turn_tile(pos, seat, move)
    next_pair(pos, chance)


def next_pair(pos: Position, chance: Chance) -> None:
    """Begin the attacker's next turn, or after the fourth pair of turns, count the battle."""
    if pos.turn == TURNS:
        battle.count_battle(pos, chance)
    else:
        pos.phase, pos.actor = TURN, pos.attacker
        pos.turn += 1
