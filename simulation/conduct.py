"""What people have done, heard and opened: a move needs a press of its own, an undo everybody, a call some news."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from engine.match import parse_undo
from playground.model import Message
from simulation.database import Database, Row
from simulation.figures import Problem

MOVES = "SELECT table_id, ply, seat, move, interaction, mover FROM entries WHERE ply > 0 ORDER BY table_id, ply"
SEATED = "SELECT table_id, seat, person FROM seats WHERE person IS NOT NULL"
NEWEST = "SELECT max(ply) FROM entries WHERE table_id = {table}"
INTENDED = "SELECT kind FROM messages WHERE table_id = {table} AND person = {user} AND kind LIKE 'posting %'"
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
        self._called: dict[tuple[int, int], tuple[int, list[Row]]] = {}  # when and for what, by table and person
        self._called_twice: list[Problem] = []
        self._held: dict[tuple[int, int], tuple[Message, int]] = {}  # hands, by table and person, and who kept them

    def press(self, interaction: int, user: int, table: int, stamp: int) -> None:
        """Note a choice in a hand."""
        self._presses[interaction] = Press(user, table, stamp)

    def agree(self, user: int, table: int, ply: int) -> None:
        """Note that somebody has agreed to the undo request at a ply."""
        self._agreed[table, ply].add(user)

    def call(self, user: int, table: int) -> None:
        """Note that somebody was called; without a clock, nobody is called twice while nothing has happened.

        A call may have been on its way while they moved: the bot has noted which turn it is for.
        """
        [(ply,)] = self._database.rows(NEWEST.format(table=table)) or [(None,)]
        if ply is None:
            return
        intended = self._database.rows(INTENDED.format(table=table, user=user))
        if self._called.get((table, user)) == (ply, intended) and not self._has_clock(table):
            self._called_twice.append(Problem("twice", table, f"{user} was called twice at ply {ply}"))
        self._called[table, user] = int(ply), intended

    def _has_clock(self, table: int) -> bool:
        [(lobby,)] = self._database.rows(LOBBY.format(table=table))
        return bool((json.loads(lobby) if isinstance(lobby, str) else lobby).get("time"))

    def hold(self, user: int, table: int, hand: Message, bots: int) -> None:
        """Note the hand in which somebody was just answered: from now on the bot keeps it up to date.

        ``bots``: how many have begun so far. A restart begins another, and so does a shard that moves; it knows of no
        hand from before.
        """
        self._held[table, user] = hand, bots

    def let_go(self, user: int, table: int) -> None:
        """Note that nobody can tell which hand of somebody the bot keeps up to date."""
        self._held.pop((table, user), None)

    def held(self, bots: int) -> Mapping[tuple[int, int], Message]:
        """Return the hands that the bot keeps up to date, by table and person; it may for a quarter of an hour."""
        return {key: hand for key, (hand, then) in self._held.items() if then == bots and not hand.deleted}

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
        undone = [(ply, seat) for ply, seat, move, *_ in moves if parse_undo(move) is not None]
        seated = self._database.rows(SEATED) if undone else []
        for ply, asker in undone:
            others = {user for number, seat, user in seated if number == table and seat != asker}
            if others - self._agreed[table, ply - 1]:
                yield Problem("untrue", table, f"the undo at ply {ply} was not agreed to by {len(others)} others")
