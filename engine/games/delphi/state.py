"""One position of Delphi as the contract has it: who acts, what is legal, what a move does."""

from __future__ import annotations

from itertools import compress
from typing import Any

from engine.core import Chance, Event, Outcome, Seat
from engine.games.delphi import gods, march, oracles
from engine.games.delphi.cards import PASS
from engine.games.delphi.moves import (
    LAYS,
    OBEYS,
    PLAYS,
    PUTS,
    WITHDRAW,
    Hire,
    Keep,
    Lay,
    Move,
    Obey,
    Play,
    PutUnder,
    Spare,
    Strike,
    Swap,
    TakeBack,
    Withdraw,
)
from engine.games.delphi.position import HIRE, LAY, NOTHING, OBEY, OVER, PLAY, STRIKE, SWAP, Position
from engine.games.delphi.view import View, look

ACTORS: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(4))
DO: dict[type[Any], Any] = {
    Lay: march.play_lay,
    Play: march.play_card,
    Withdraw: march.play_withdraw,
    Strike: gods.play_strike,
    Spare: gods.play_spare,
    Obey: oracles.play_obey,
    PutUnder: oracles.play_put_under,
    Swap: oracles.play_swap,
    Keep: oracles.play_keep,
    Hire: oracles.play_hire,
    TakeBack: oracles.play_take_back,
}


class State(Position):
    """A position that plays."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return those who have still to lay, or the one seat that is asked."""
        if self.phase == LAY:
            return tuple([seat for seat in self.asked if self.laid[seat] == NOTHING])
        return ACTORS[self.asked[0]] if self.asked else ()

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move open to the seat, sorted by parts; who has laid may lay another card."""
        if seat not in self.asked:
            return []
        if self.phase == LAY:
            return self.cards_to_lay(seat)
        if self.phase == PLAY:
            return [*compress(PLAYS, self.hands[seat]), WITHDRAW]
        if self.phase == STRIKE:
            return gods.strikes(self, seat)
        if self.phase == OBEY:
            return [OBEYS[self.read], PUTS[self.read]]
        if self.phase == SWAP:
            return oracles.swaps(self, seat)
        return oracles.hires(self, seat) if self.phase == HIRE else oracles.levies(self, seat)

    def cards_to_lay(self, seat: Seat) -> list[Move]:
        """Return the cards that may be laid face down, but for the one that lies already."""
        moves: list[Move] = [*compress(LAYS, self.hands[seat]), LAYS[PASS]]
        laid = self.laid[seat]
        return moves if laid == NOTHING else [move for move in moves if move is not LAYS[laid]]

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move, and whatever follows from it without anybody's choice."""
        self.events = []
        DO[type(move)](self, seat, move, chance)
        if not self.asked:
            self.settle(chance)
        return self.events

    def settle(self, chance: Chance) -> None:
        """Go on until somebody is asked."""
        while not self.asked and self.phase != OVER:
            march.go_on(self, chance)

    def outcome(self) -> Outcome | None:
        """Return who won and why, or ``None`` while the game runs."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        return look(self, seat)
