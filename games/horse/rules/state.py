"""One position of The Trojan Horse as the contract requires: who acts, what is legal, what a move does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Chance, Event, Outcome, Seat
from games.horse.rules import turn
from games.horse.rules.moves import AllOrNothing, Announce, Leave, Load, Move, Swap
from games.horse.rules.position import OVER, Position
from games.horse.rules.view import View, build_view

ACTORS: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(4))
PLAY: dict[type[Any], Any] = {
    Announce: turn.play_announce,
    Leave: turn.play_leave,
    Swap: turn.play_swap,
    AllOrNothing: turn.play_all_or_nothing,
    Load: turn.play_load,
}


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return the one player to act, or none when the game is over."""
        return () if self.phase == OVER else ACTORS[self.player]

    def legal(self, seat: Seat) -> Sequence[Move]:
        """Return every move open to the seat, sorted by parts."""
        return () if seat != self.player or self.phase == OVER else turn.list_legal_moves(self)

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move, and everything that follows from it without a choice."""
        self.events = []
        PLAY[type(move)](self, move, chance)
        return self.events

    def outcome(self) -> Outcome | None:
        """Return who won and why, or ``None`` while the game goes on."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        return build_view(self, seat)
