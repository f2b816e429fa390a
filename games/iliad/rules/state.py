"""One position of Iliad as the contract requires: who acts, what is legal, what a move does."""

from __future__ import annotations

from itertools import compress
from typing import Any

from engine.core import Chance, Event, Outcome, Seat
from games.iliad.rules import siege, turn
from games.iliad.rules.moves import DISCARDS, TAKES, Accept, Attack, Discard, Lay, Move, Pass, Place, Take
from games.iliad.rules.position import ARRANGE, OVER, TAKE, TURN, Position
from games.iliad.rules.view import View, build_view

ACTORS: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(6))
PLAY: dict[type[Any], Any] = {
    Place: turn.play_place,
    Attack: turn.play_attack,
    Pass: turn.play_pass,
    Accept: siege.play_accept,
    Lay: siege.play_lay,
    Take: siege.play_take,
    Discard: siege.play_discard,
}


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return the one seat to act, or none when the game is over."""
        return ACTORS[self.order[0]] if self.order else ()

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move open to the seat, sorted by parts."""
        if not self.order or self.order[0] != seat:
            return []
        if self.phase == TURN:
            return turn.list_legal_moves(self, seat)
        if self.phase == ARRANGE:
            return siege.list_arrangements(self, seat)
        if self.phase == TAKE:
            return [TAKES[code] for code in compress(self.sheet.codes, self.row)]
        return [*compress(DISCARDS, self.hands[seat])]

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move, and everything that follows from it without a choice."""
        self.events = []
        PLAY[type(move)](self, seat, move)
        if self.phase != TURN or not self.order:
            self.settle(chance)
        return self.events

    def settle(self, chance: Chance) -> None:
        """Continue until somebody has a choice; outside turns, the game makes a single legal move itself."""
        siege.advance_phases(self, chance)
        while self.phase not in (TURN, OVER):
            seat = self.order[0]
            answers = self.legal(seat)
            if len(answers) > 1:
                return
            PLAY[type(answers[0])](self, seat, answers[0])
            siege.advance_phases(self, chance)

    def outcome(self) -> Outcome | None:
        """Return who won and why, or ``None`` while the game goes on."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        return build_view(self, seat)
