"""The opening of a battle: vanguards, piles, the fate tile and the hands (HA-10 to HA-14)."""

from __future__ import annotations

from functools import cache

from engine.chance import draw_card
from engine.core import Chance, Seat
from games.hector.rules.cards import ANY_PILE, NONE, PILES, RESERVE, VALUE, Colour
from games.hector.rules.events import (
    BattleBegan,
    Drew,
    FateLaid,
    FateTurned,
    HeroDrawn,
    PilesChosen,
    TileTurnedUp,
    VanguardTurnedUp,
)
from games.hector.rules.memory import TURNED_UP, encode_entry
from games.hector.rules.moves import FATES, VANGUARDS, Fate, Move, Name, Vanguard
from games.hector.rules.position import NAME, ORIENT, SEATS, TURN, VANGUARD, Open, Position

HAND = 4


def begin_battle(pos: Position) -> None:
    """Begin a battle; the attacker has to turn up a vanguard (HA-04)."""
    pos.number += 1
    pos.phase, pos.actor = VANGUARD, pos.attacker
    pos.events.append(BattleBegan(pos.number, pos.attacker))


def list_vanguards(pos: Open, seat: Seat) -> list[Move]:
    """Return the moves that turn up a vanguard, one for each pile that has cards (HA-10)."""
    return [VANGUARDS[pile] for pile in PILES if pos.piles[seat][pile]]


def play_vanguard(pos: Position, seat: Seat, move: Vanguard, chance: Chance) -> None:
    """Turn up the vanguard; its value says which piles fight (HA-11)."""
    turn_up_vanguard(pos, seat, move.pile, chance)
    vanguard = pos.played[seat][0]
    if VALUE[vanguard] == ANY_PILE:
        pos.phase = NAME
    else:
        choose_piles(pos, VALUE[vanguard] - 1, chance)


def play_name(pos: Position, seat: Seat, move: Name, chance: Chance) -> None:
    """Let the piles fight that the attacker has named (HA-11)."""
    choose_piles(pos, move.front, chance)


def turn_up_vanguard(pos: Position, seat: Seat, pile: int, chance: Chance) -> None:
    """Turn up the top card of a pile as a vanguard; it counts as played (HA-10, HA-13)."""
    kind = pos.top(seat, pile, chance)
    pos.played[seat] = [kind]
    pos.diary[seat].append(encode_entry(TURNED_UP, pile, kind))
    pos.events.append(VanguardTurnedUp(seat, pile, kind))


def choose_piles(pos: Position, front: int, chance: Chance) -> None:
    """Let each side fight with this pile, or if reduced its reserve (HA-11); turn up the next tile (HA-12)."""
    pos.front = front
    pos.fighting = [RESERVE if pos.reduced[seat][front] else front for seat in SEATS]
    pos.events.append(PilesChosen(front, tuple(pos.fighting)))
    pos.tile = draw_card(pos.tiles, chance, "tiles")
    pos.events.append(TileTurnedUp(pos.sheet.tiles[pos.tile]))
    pos.phase = ORIENT


# -- the fate tile


def list_orientations(pos: Open, seat: Seat) -> list[Move]:
    """Return the four ways to lay the tile (HA-12)."""
    return list(orient_tile(pos.sheet.tiles[pos.tile]))


@cache
def orient_tile(tile: tuple[Colour, ...]) -> tuple[Fate, ...]:
    """Return the ways to lay a tile, sorted by parts."""
    pairs = sorted((colour, tile[at - 2]) for at, colour in enumerate(tile))
    return tuple(FATES[mine][theirs] for mine, theirs in pairs)


def list_tile_turns(pos: Open, seat: Seat) -> list[Move]:
    """Return the moves that leave the tile or turn it a quarter either way, but not half (HA-30)."""
    half = FATES[pos.colours[1 - seat]][pos.colours[seat]]
    return [move for move in list_orientations(pos, seat) if move is not half]


def turn_tile(pos: Position, seat: Seat, move: Fate) -> None:
    """Turn the tile so that it shows these colors."""
    before = pos.colours
    show_colors(pos, seat, move)
    pos.events.append(FateTurned(seat, tuple(pos.colours), pos.colours != before))


def show_colors(pos: Position, seat: Seat, move: Fate) -> None:
    """Let the tile show these colors."""
    pos.colours = [move.mine, move.theirs] if seat == 0 else [move.theirs, move.mine]


def play_orient(pos: Position, seat: Seat, move: Fate, chance: Chance) -> None:
    """Lay the tile, then turn up the defender's vanguard and draw the hands (HA-12 to HA-14)."""
    show_colors(pos, seat, move)
    pos.events.append(FateLaid(seat, tuple(pos.colours)))
    defender = 1 - pos.attacker
    turn_up_vanguard(pos, defender, pos.fighting[defender], chance)
    for drawer in (pos.attacker, defender):
        draw_hand(pos, drawer, chance)
    pos.phase, pos.turn, pos.actor = TURN, 1, pos.attacker


def draw_hand(pos: Position, seat: Seat, chance: Chance) -> None:
    """Draw four troops and the top hero, if one is left (HA-14, HA-64)."""
    for _ in range(HAND):
        pos.draw_troop(seat, chance)
    pos.events.append(Drew(seat, pos.fighting[seat], tuple(pos.hands[seat])))
    if pos.heroes[seat]:
        pos.events.append(HeroDrawn(seat, pos.code(seat, pos.draw_hero(seat, chance))))
    assert pos.hero[seat] != NONE or len(pos.fallen[seat]) == len(pos.sheet.heroes[0])
