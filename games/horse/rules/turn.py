"""A turn: announce, turn up a hero card, load (TH-10 to TH-17)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import draw_card
from engine.core import Chance
from games.horse.rules import scoring
from games.horse.rules.cards import LOOK, POSEIDON
from games.horse.rules.events import Announced, Loaded, NumberChosen, TreasuresLeft, TreasuresSwapped
from games.horse.rules.moves import (
    ANNOUNCEMENTS,
    NOTHING_OR_ALL,
    SWAPS,
    AllOrNothing,
    Announce,
    Leave,
    Load,
    Move,
    Swap,
    list_loads,
)
from games.horse.rules.position import ALL_OR_NOTHING, ANNOUNCE, LOAD, SWAP, Open, Position


def list_legal_moves(pos: Open) -> Sequence[Move]:
    """Return every legal move of the player to act, sorted by parts; the game must not be over."""
    if pos.phase == LOAD:
        return list_loads(tuple(pos.beside), pos.room)
    if pos.phase == ANNOUNCE:
        return ANNOUNCEMENTS[len(pos.beside)]
    return SWAPS if pos.phase == SWAP else NOTHING_OR_ALL


def play_announce(pos: Position, move: Announce, chance: Chance) -> None:
    """Turn up a hero card: unless it is Poseidon or high enough, the turn is over (TH-10)."""
    hero = draw_card(pos.heroes, chance, "heroes", pos.player)
    pos.events.append(Announced(pos.player, move.number, hero))
    if hero == POSEIDON:
        pos.phase = SWAP
    else:
        load_so_many(pos, move.number if hero >= move.number else 0, chance)


def play_leave(pos: Position, _: Leave, __: Chance) -> None:
    """Swap nothing (TH-17)."""
    pos.events.append(TreasuresLeft(pos.player))
    pos.phase = ALL_OR_NOTHING


def play_swap(pos: Position, move: Swap, _: Chance) -> None:
    """Exchange two treasures; players who may look there see the new ones (TH-16, TH-17)."""
    pos.swap(move.first, move.second)
    pos.events.append(TreasuresSwapped(pos.player, move.first, move.second))
    for seat in range(pos.table.seats):
        for district in (move.first, move.second):
            if pos.may_look(seat, district):
                pos.show(seat, district)
    pos.phase = ALL_OR_NOTHING


def play_all_or_nothing(pos: Position, move: AllOrNothing, chance: Chance) -> None:
    """Begin to load all warriors beside the board, or none (TH-17)."""
    number = len(pos.beside) if move.everything else 0
    pos.events.append(NumberChosen(pos.player, number))
    load_so_many(pos, number, chance)


def play_load(pos: Position, move: Load, chance: Chance) -> None:
    """Load a warrior; the one inside longest drops out (TH-11)."""
    pos.beside.remove(move.warrior)
    pos.inside.append(move.warrior)
    colour, district = pos.inside[0], move.district
    owner = pos.owners[colour]
    # TH-16: one more may be enough, unless another color of the player's was
    first_look = pos.board[district][colour] == LOOK - 1 and not pos.may_look(owner, district)
    pos.drop(district)
    pos.events.append(Loaded(pos.player, move.warrior, district, colour))
    if first_look:
        pos.show(owner, district)
    load_so_many(pos, pos.loads - 1, chance)


def load_so_many(pos: Position, number: int, chance: Chance) -> None:
    """Ask for this many loads; if none is left, end the turn."""
    pos.loads = number
    if number:
        pos.phase = LOAD
    else:
        end_turn(pos, chance)


def end_turn(pos: Position, chance: Chance) -> None:
    """End the turn and refill the warriors beside the board; if there are none, end the game (TH-14, TH-15, TH-20)."""
    pos.refill(chance)
    if not pos.beside:
        scoring.end_game(pos)
        return
    if not pos.heroes:
        pos.shuffle_heroes()
    pos.phase = ANNOUNCE
    pos.turn += 1
    if pos.turn == pos.table.turns:
        pos.turn, pos.player = 0, (pos.player + 1) % pos.table.seats
