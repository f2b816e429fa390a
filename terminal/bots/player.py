"""A bot as a player: it sees what its seat may know, and forfeits its game when it breaks the protocol."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from engine.core import Chance, Game, Move, Outcome, Seat, View
from engine.forfeits import Forfeit
from engine.players import Enough, never_stop
from terminal.bots.connection import Connection, Peer
from terminal.bots.messages import Fault, Table, end_message, game_message, parse_choice, turn_message
from terminal.effort import Effort

START = 20.0  # seconds for a program to start, beside those of its first move
GRACE = 1.0  # seconds for it to end after the game


class Bot:
    """A bot in one game. Each of its seats has a bot of its own, so that partners tell each other nothing."""

    def __init__(self, start: Callable[[], Peer], table: Table) -> None:
        self.effort = Effort()
        self._start = start
        self._table = table
        self._seats: dict[Seat, Connection] = {}

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return the bot's move; a forced move is not asked for.

        Raises:
            Forfeit: the bot has broken the protocol, and all its processes have ended.
        """
        if len(moves) == 1:
            return moves[0]
        began = time.monotonic()
        try:
            return parse_choice(self._answer(view, moves), moves)
        except Fault as wrong:
            how = self._end_seat(view.seat)
            self.end(None)
            raise Forfeit(f"{wrong} ({how})" if how else str(wrong)) from None
        finally:
            self.effort.add(Effort(1, time.monotonic() - began))

    def _answer(self, view: View, moves: Sequence[Move]) -> str:
        seconds = self._table.seconds
        allowed = seconds if view.seat in self._seats else seconds + START
        return self._connected(view.seat).ask(turn_message(view, moves, seconds), allowed)

    def _connected(self, seat: Seat) -> Connection:
        if seat not in self._seats:
            self._seats[seat] = Connection(self._start())
            self._seats[seat].send(game_message(self._table, seat))
        return self._seats[seat]

    def _end_seat(self, seat: Seat) -> str:
        return self._seats.pop(seat).close(GRACE) if seat in self._seats else ""

    def end(self, outcome: Outcome | None) -> None:
        """Tell the bot how the game ended, if it may know, and end its processes."""
        message = end_message(outcome) if outcome else ""
        while self._seats:
            self._seats.popitem()[1].close(GRACE, message)
