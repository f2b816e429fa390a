"""One position of Fight for Olympus as the contract requires: who acts, what is legal, what a move does."""

from __future__ import annotations

from typing import Any

from engine.core import Chance, Event, Outcome, Seat
from games.olympus.rules.agenda import (
    ALWAYS_ASKED,
    LAST_QUESTION,
    OF_THE_HAND,
    UNSETTLED,
    Frame,
)
from games.olympus.rules.moves import Move
from games.olympus.rules.position import Position
from games.olympus.rules.questions import ANSWER, OPTIONS
from games.olympus.rules.turn import RUN, sweep_board
from games.olympus.rules.view import View, build_view

ACTORS: tuple[tuple[Seat, ...], ...] = ((0,), (1,))


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return the one seat to act, or none when the game is over."""
        return ACTORS[self.agenda[-1][1]] if self.agenda else ()

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move open to the seat, sorted by parts."""
        if not self.agenda:
            return []
        frame = self.agenda[-1]
        return OPTIONS[frame[0]](self, frame) if frame[1] == seat else []

    def play(self, seat: Seat, move: Any, chance: Chance) -> list[Event]:
        """Make a legal move, and everything that follows from it without a choice."""
        self.events = []
        frame = self.agenda[-1]
        ANSWER[frame[0]](self, frame, move)
        self.settle(chance)
        return self.events

    def settle(self, chance: Chance) -> None:
        """Work through the agenda until somebody has a choice; after each frame, defeated units fall (OL-26)."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            what = frame[0]
            if self.shaken and what not in UNSETTLED:
                sweep_board(self, chance)
            elif what > LAST_QUESTION:
                agenda.pop()
                RUN[what](self, frame, chance)
            elif what in ALWAYS_ASKED or self.asks(frame):
                return

    def asks(self, frame: Frame) -> bool:
        """Return whether the player has to answer; if not, give the single answer, if there is one (OL-12)."""
        answers = OPTIONS[frame[0]](self, frame)
        if not answers:
            self.agenda.pop()
        elif len(answers) == 1 and not (frame[0] in OF_THE_HAND and len(self.hands[frame[1]]) > 1):
            ANSWER[frame[0]](self, frame, answers[0])
        else:
            return True
        return False

    def outcome(self) -> Outcome | None:
        """Return who won and why, or ``None`` while the game goes on."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        return build_view(self, seat)
