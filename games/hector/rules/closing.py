"""Between two battles: reduced piles, the end of the game, the next battle (HA-60 to HA-63)."""

from __future__ import annotations

from engine.core import NOBODY, Chance, Outcome, Seat
from games.hector.rules import opening
from games.hector.rules.cards import FRONTS, NONE, RESERVE, SMALLEST
from games.hector.rules.events import GameEnded, PileReduced, TilesShuffled
from games.hector.rules.memory import MERGED, encode_entry
from games.hector.rules.position import OVER, SEATS, Position

FRONT_GONE, RESERVE_GONE, BATTLE, TROOPS, EQUAL = "front", "reserve", "battle", "troops", "equal"


def close_battle(pos: Position, victor: Seat, chance: Chance) -> None:
    """Reduce piles that are too small; then end the game or begin the next battle."""
    for seat in SEATS:
        reduce_front(pos, seat)
    beaten = [seat for seat in SEATS if reason_of_loss(pos, seat)]
    if beaten:
        end_game(pos, *judge_game(pos, beaten, victor))
    else:
        clear_battle(pos)
        pos.attacker = 1 - pos.attacker if victor == NOBODY else victor
        opening.begin_battle(pos)


def reduce_front(pos: Position, seat: Seat) -> None:
    """Move every front pile that has become too small to the reserve (HA-60)."""
    piles = pos.piles[seat]
    for front in FRONTS:
        if not pos.reduced[seat][front] and len(piles[front]) < SMALLEST:
            pos.events.append(PileReduced(seat, front, len(piles[front])))
            pos.reduced[seat][front] = True
            pos.diary[seat].append(encode_entry(MERGED, front))
            piles[RESERVE] = sorted(piles[RESERVE] + piles[front])
            piles[front] = []


def reason_of_loss(pos: Position, seat: Seat) -> str:
    """Return the reason why a side has lost the game, or an empty string (HA-60, HA-61)."""
    if all(pos.reduced[seat]):
        return FRONT_GONE
    return RESERVE_GONE if len(pos.piles[seat][RESERVE]) < SMALLEST else ""


def judge_game(pos: Position, beaten: list[Seat], victor: Seat) -> tuple[tuple[Seat, ...], str]:
    """Return the winners of the game, and the reason (HA-62)."""
    if len(beaten) == 1:
        return (1 - beaten[0],), reason_of_loss(pos, beaten[0])
    if victor != NOBODY:
        return (victor,), BATTLE
    mine, theirs = (sum(map(len, piles)) for piles in pos.piles)
    return (tuple(SEATS), EQUAL) if mine == theirs else ((int(theirs > mine),), TROOPS)


def end_game(pos: Position, winners: tuple[Seat, ...], reason: str) -> None:
    """End the game."""
    pos.phase, pos.actor = OVER, NOBODY
    pos.result = Outcome(
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in SEATS),
        tuple(1 if seat in winners else 2 for seat in SEATS),
        reason,
    )
    pos.events.append(GameEnded(winners, reason))
    clear_battle(pos)


def clear_battle(pos: Position) -> None:
    """Clear the data of the battle, and shuffle all fate tiles if none is left (HA-63)."""
    pos.fighting, pos.colours = [NONE for _ in SEATS], [NONE for _ in SEATS]
    pos.front = pos.tile = NONE
    pos.turn, pos.victor, pos.shown, pos.retreated = 0, NOBODY, False, False
    if not pos.tiles and pos.phase != OVER:
        pos.tiles = list(range(len(pos.sheet.tiles)))
        pos.events.append(TilesShuffled())
