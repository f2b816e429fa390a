"""The end of Fight for Olympus: victory points, and the winner."""

from __future__ import annotations

from engine.core import NOBODY, Outcome, Seat
from games.olympus.rules.cards import Kind
from games.olympus.rules.events import GameEnded, Scored
from games.olympus.rules.position import GOAL, PILE, POINTS, SEATS, TIED, Position


def score_step(pos: Position, seat: Seat, by: Kind) -> None:
    """Move the purple marker a step toward a player; the seventh step on the player's own side wins (OL-22, OL-24)."""
    pos.steps += -1 if seat else 1
    steps = -pos.steps if seat else pos.steps
    pos.events.append(Scored(by, seat, steps))
    if steps == GOAL:
        end_game(pos, seat, POINTS)


def run_out(pos: Position) -> None:
    """End the game because the pile is used up; the purple marker's side decides (OL-33)."""
    if pos.steps:
        end_game(pos, 0 if pos.steps > 0 else 1, PILE)
    else:
        end_game(pos, NOBODY, TIED)


def end_game(pos: Position, winner: Seat, reason: str) -> None:
    """End the game at once."""
    seats = range(SEATS)
    shares = tuple(0.5 if winner == NOBODY else float(seat == winner) for seat in seats)
    places = tuple(1 if winner in (seat, NOBODY) else 2 for seat in seats)
    pos.result = Outcome(shares, places, reason)
    pos.agenda.clear()
    pos.events.append(GameEnded(winner, reason))
