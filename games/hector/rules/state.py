"""One position of Hector and Achilles as the contract requires: who acts, what is legal, what a move does."""

from __future__ import annotations

from typing import Any

from engine.core import Chance, Event, Outcome, Seat
from games.hector.rules import battle, opening, turn
from games.hector.rules.moves import (
    GIVE_UPS,
    NAMES,
    Change,
    Deploy,
    Exchange,
    GiveUp,
    Move,
    Name,
    Retreat,
    Strengthen,
    Troop,
    Vanguard,
)
from games.hector.rules.position import FATE, GIVE_UP, NAME, ORIENT, OVER, TURN, VANGUARD, Open, Position
from games.hector.rules.view import View, build_view

ACTORS: tuple[tuple[Seat, ...], ...] = ((0,), (1,))
PLAY: dict[type[Any], Any] = {
    Vanguard: opening.play_vanguard,
    Name: opening.play_name,
    Exchange: turn.play_exchange,
    Change: turn.play_change,
    Deploy: turn.play_deploy,
    Strengthen: turn.play_strengthen,
    Retreat: turn.play_retreat,
    Troop: turn.play_troop,
    GiveUp: battle.play_give_up,
}
PLAY_FATE: dict[int, Any] = {ORIENT: opening.play_orient, FATE: turn.play_turn_fate}

LEGAL: dict[int, Any] = {
    VANGUARD: opening.list_vanguards,
    ORIENT: opening.list_orientations,
    TURN: turn.list_turn_moves,
    FATE: opening.list_tile_turns,
}
FIXED: dict[int, list[Move]] = {NAME: NAMES, GIVE_UP: GIVE_UPS}


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return the one seat to act, or none when the game is over."""
        return () if self.phase == OVER else ACTORS[self.actor]

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move open to the seat, sorted by parts."""
        if seat != self.actor or self.phase == OVER:
            return []
        return list_legal_moves(self, seat)

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move, and everything that follows from it without a choice."""
        self.events = []
        play = PLAY.get(type(move)) or PLAY_FATE[self.phase]
        play(self, seat, move, chance)
        return self.events

    def outcome(self) -> Outcome | None:
        """Return who won and why, or ``None`` while the game goes on."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        return build_view(self, seat)


def list_legal_moves(pos: Open, seat: Seat) -> list[Move]:
    """Return every legal move of the seat to act, sorted by parts."""
    if pos.phase in FIXED:
        return FIXED[pos.phase][:]
    moves: list[Move] = LEGAL[pos.phase](pos, seat)
    return moves
