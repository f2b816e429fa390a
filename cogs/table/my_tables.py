"""A person's own tables: which of them wait for that person, and which of these is next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.layout import SUCCESS, Button, make_button
from cogs.answering.wording import table_name
from store import Open, StoreError
from store import Table as Row
from tables import Refused
from tables.play.table import Asked, Table
from tables.seats.absence import find_kept_seat
from tables.seats.lobby import Lobby, load_readable_lobby
from words import Words

OPEN: tuple[Open, ...] = ("playing", "frozen", "lobby")
PLAYING: tuple[Open, ...] = ("playing",)
MOST = 100  # tables of one person that are looked at, the newest


@dataclass(frozen=True, slots=True)
class Mine:
    """One of a ``user``'s tables: its row, its lobby, and its game, each unless there is none that can be read."""

    user: int
    row: Row
    lobby: Lobby | None
    table: Table | None = None

    @property
    def waits(self) -> bool:
        """Whether the table waits for its user: for a move, or as a full lobby for its host."""
        if self.table is not None:
            return self.user in self.table.acting_people()
        full = self.lobby is not None and not self.lobby.free
        return full and self.row.status == "lobby" and self.row.host == self.user

    @property
    def due(self) -> float:
        """When the time of the game's next turn is up: the user's own if it waits for them."""
        if self.table is None:
            return inf
        seats = [self.table.lobby.seat_of(self.user)] if self.waits else self.table.match.state.to_act()
        turns = [turn for seat, turn in self.table.turns.items() if seat in seats]
        return min((turn.due for turn in turns if turn.due is not None), default=inf)


async def my_tables(host: Host, user: int) -> list[Mine]:
    """Return a person's open tables: those that wait for them first, games before lobbies, the most urgent first.

    That includes games in which a computer player keeps their seat.
    """
    found = await host.store.tables_of(user, OPEN) + await _kept(host, user)
    mine = [await _opened(host, user, row) for row in _newest(found)]
    return sorted(mine, key=lambda each: (not each.waits, each.row.status == "lobby", each.due, each.row.id))


async def list_waiting_games(host: Host, user: int, but: int) -> list[Mine]:
    """Return the games that wait for a person's move, except one, the most urgent first."""
    found = [row for row in await host.store.tables_of(user, PLAYING) if row.id != but]
    mine = [await _opened(host, user, row) for row in _newest(found)]
    return sorted((each for each in mine if each.waits), key=lambda each: (each.due, each.row.id))


async def make_next_button(host: Host, table: Table, asked: Asked, user: int, words: Words) -> list[Button]:
    """Return the button to a person's next table if other tables wait for them, and this one does not."""
    if asked.offer is not None:
        return []
    try:
        found = await list_waiting_games(host, user, table.number)
    except StoreError:
        return []  # the hand is worth more than the way to the next
    return [to_next(found, table.number, words)] if found else []


def to_next(found: Sequence[Mine], here: int, words: Words) -> Button:
    """Return the button to the first of these tables."""
    label = words.say("tables-next", table=table_name(found[0].row, words), count=len(found))
    return make_button(label, Id("next-table", here), SUCCESS)


def _newest(rows: Sequence[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: row.id)[-MOST:]


async def _kept(host: Host, user: int) -> list[Row]:
    """Return the games in which a computer player keeps a person's seat."""
    found = await host.store.tables_once_of(user)
    lobbies = [(row, load_readable_lobby(row.lobby)) for row in found]
    return [row for row, lobby in lobbies if lobby is not None and find_kept_seat(lobby, user) is not None]


async def _opened(host: Host, user: int, row: Row) -> Mine:
    """Return a table with its game, if that can be read."""
    if row.status != "playing":
        return Mine(user, row, load_readable_lobby(row.lobby))
    try:
        table = await host.registry.table(row.id)
    except Refused:
        return Mine(user, row, load_readable_lobby(row.lobby))
    return Mine(user, row, table.lobby, table)
