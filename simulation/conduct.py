"""What people have done and heard: a move needs a press of its own, an undo everybody, and a call some news."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from engine.undo import goal
from simulation.database import Database, Row
from simulation.figures import Problem

MOVES = "SELECT table_id, ply, seat, move, interaction, mover FROM entries WHERE ply > 0 ORDER BY table_id, ply"
SEATED = "SELECT table_id, seat, person FROM seats WHERE person IS NOT NULL"
NEWEST = "SELECT max(ply) FROM entries WHERE table_id = {table}"
LOBBY = "SELECT lobby FROM tables WHERE id = {table}"


@dataclass(frozen=True, slots=True)
class Press:
    """A choice in a hand: who made it, at which table, and the stamp of the question."""

    user: int
    table: int
    stamp: int


class Conduct:
    """What was pressed, agreed to and heard, and what of the store does not follow from it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._presses: dict[int, Press] = {}  # by interaction
        self._agreed: dict[tuple[int, int], set[int]] = defaultdict(set)  # by table and ply
        self._called: dict[tuple[int, int], int] = {}  # at which ply, by table and person
        self._called_twice: list[Problem] = []

    def press(self, interaction: int, user: int, table: int, stamp: int) -> None:
        """Note a choice in a hand."""
        self._presses[interaction] = Press(user, table, stamp)

    def agree(self, user: int, table: int, ply: int) -> None:
        """Note that somebody has agreed to the undo request at a ply."""
        self._agreed[table, ply].add(user)

    def call(self, user: int, table: int) -> None:
        """Note that somebody was called; without a clock, nobody is called twice while nothing has happened."""
        [(ply,)] = self._database.rows(NEWEST.format(table=table)) or [(None,)]
        if ply is None:
            return
        if self._called.get((table, user)) == ply and not self._has_clock(table):
            self._called_twice.append(Problem("twice", table, f"{user} was called twice at ply {ply}"))
        self._called[table, user] = int(ply)

    def _has_clock(self, table: int) -> bool:
        [(lobby,)] = self._database.rows(LOBBY.format(table=table))
        return bool((json.loads(lobby) if isinstance(lobby, str) else lobby).get("time"))

    def problems(self, apart: Collection[int] = ()) -> list[Problem]:
        """Return moves and undos that nobody wanted, and calls that came twice; but for the tables ``apart``."""
        moves: dict[int, list[Row]] = defaultdict(list)
        for table, *move in self._database.rows(MOVES):
            moves[int(table)].append(tuple(move))
        found = [
            each for table, made in moves.items() for each in (*self._unpressed(table, made), *self._alone(table, made))
        ]
        return [each for each in (*found, *self._called_twice) if each.table not in apart]

    def _unpressed(self, table: int, moves: list[Row]) -> Iterator[Problem]:
        """Yield moves that were made by somebody else's button, or by one of an earlier question."""
        latest: dict[int, int] = {}  # the last move of each seat
        for ply, seat, _, interaction, mover in moves:
            press = self._presses.get(int(interaction or 0))
            if press and (press.table, press.user) != (table, mover):
                yield Problem("untrue", table, f"the move at ply {ply} was made by a button of another")
            elif press and latest.get(seat, -1) > press.stamp:
                yield Problem("untrue", table, f"the move at ply {ply} was made by a button of ply {press.stamp}")
            latest[seat] = ply

    def _alone(self, table: int, moves: list[Row]) -> Iterator[Problem]:
        """Yield undos to which somebody who sits there has not agreed."""
        undone = [(ply, seat) for ply, seat, move, *_ in moves if goal(move) is not None]
        seated = self._database.rows(SEATED) if undone else []
        for ply, asker in undone:
            others = {user for number, seat, user in seated if number == table and seat != asker}
            if others - self._agreed[table, ply - 1]:
                yield Problem("untrue", table, f"the undo at ply {ply} was not agreed to by {len(others)} others")
