"""Tables, the seats at them, and the messages that belong to them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import astuple
from typing import Unpack

from engine.core import Json
from store.database import Queries, Row, build_from_row, dump_json
from store.dialect import Db, give_both_texts
from store.shares import MINE
from store.values import Changes, NoSuchTable, Open, Opened, Remembered, Seated, Table

WHOLE = re.compile(r"(?<![\w.])[0-9]{1,19}(?![\w.])")
LARGEST = 2**63 - 1  # columns of both databases hold no more

COLUMNS = ", ".join(Table.__slots__)
CHANGING = tuple(Changes.__annotations__)
NEW = ", ".join(f"{field} = coalesce(${at}, {field})" for at, field in enumerate(CHANGING, 2))
TABLES = f"SELECT {COLUMNS} FROM tables WHERE id = ANY($1::bigint[]) ORDER BY id"  # noqa: S608
CREATE = """INSERT INTO tables
    (guild, channel, place, name, game, host, status, language, lobby, created, touched, seed)
    VALUES ($1, $2, $3, $4, $5, $6, 'lobby', $7, $8, $9, $10, $11) RETURNING id"""
UPDATE = f"UPDATE tables SET {NEW} WHERE id = $1 RETURNING {COLUMNS}"  # noqa: S608

OPEN = "status IN ('lobby', 'playing', 'frozen')"  # as the indexes of open tables say it; without it, they are not used
IN_PLACE = f"""SELECT id FROM tables WHERE {OPEN} AND place = $1 AND status = ANY($2::text[])
    UNION
    SELECT id FROM tables WHERE {OPEN} AND channel = $1 AND status = ANY($2::text[]) ORDER BY id"""  # noqa: S608
IN_GUILD = f"""SELECT id, host, place, touched FROM tables
    WHERE {OPEN} AND guild = $1 AND (status = 'playing' OR (status = 'lobby' AND touched >= $2)) ORDER BY id"""  # noqa: S608
IN_PRIVATE = f"""SELECT id, host, place, touched FROM tables
    WHERE {OPEN} AND guild IS NULL AND (status = 'playing' OR (status = 'lobby' AND touched >= $1)) ORDER BY id"""  # noqa: S608
OF_PERSON = """SELECT DISTINCT id FROM seats JOIN tables ON id = table_id
    WHERE open AND person = $1 AND status = ANY($2::text[]) ORDER BY id"""
ONCE_OF_PERSON = """SELECT id FROM players JOIN tables ON id = table_id
    WHERE person = $1 AND players.ended IS NULL AND status = 'playing' ORDER BY id"""

SEATS = "SELECT seat, person, level, name FROM seats WHERE table_id = $1 ORDER BY seat"
SEAT = "INSERT INTO seats (table_id, seat, person, level, name) VALUES ($1, $2, $3, $4, $5)"

REMEMBER = """INSERT INTO messages (table_id, kind, person, channel, message, since) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (channel, message) DO UPDATE SET table_id = excluded.table_id, kind = excluded.kind,
        person = excluded.person, since = excluded.since"""
FORGET = "DELETE FROM messages WHERE channel = $1 AND message = $2"
PAST = """DELETE FROM messages WHERE (channel, message) IN (
    SELECT messages.channel, message FROM messages JOIN tables ON id = table_id
    WHERE since < $2 AND status IN ('finished', 'ended') AND tables.touched < $2
    AND {but} LIMIT $3) RETURNING 1"""
FORGET_PAST = give_both_texts(
    postgres=PAST.format(but="split_part(kind, ' ', 1) <> ALL($1::text[])"),
    sqlite=PAST.format(but="substr(kind, 1, instr(kind || ' ', ' ') - 1) NOT IN (SELECT value FROM json_each($1))"),
)
REMEMBERED = """SELECT table_id, kind, person, channel, message, since FROM messages
    WHERE table_id = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY since, message"""
WITH_MESSAGES = f"""SELECT DISTINCT table_id FROM messages JOIN tables ON id = table_id
    WHERE kind COLLATE "C" >= $3 AND kind COLLATE "C" < $3 || '!' AND {MINE} ORDER BY table_id"""  # noqa: S608

WITH_SEVERAL = f"""SELECT table_id FROM messages JOIN tables ON id = table_id
    WHERE kind = $3 AND {MINE} GROUP BY table_id HAVING count(*) > 1 ORDER BY table_id"""  # noqa: S608

CLOSED_LOBBIES = f"""SELECT DISTINCT table_id FROM messages JOIN tables ON id = table_id
    WHERE kind = 'lobby' AND status = 'ended' AND touched >= $3 AND {MINE} ORDER BY table_id"""  # noqa: S608


class TableQueries(Queries):
    """The part of a store that holds tables, seats and messages."""

    async def create_table(
        self, *, guild: int | None, channel: int, place: int, name: str, game: str, host: int, language: str,
        lobby: Json, created: float, seats: Sequence[Seated] = (), seed: bytes | None = None,
    ) -> Table:  # fmt: skip
        """Open a table as a lobby with these players and a secret seed. Its number was never another table's."""
        like = Table(0, guild, channel, place, name, game, host, "lobby", language, lobby, created, created)
        return await self._change((), lambda db: create_like(db, like, seats, seed))

    async def lobby_seed(self, table: int) -> bytes | None:
        """Return the secret seed of a lobby; ``None`` if it has none, or no longer because the cards are dealt."""
        seed: bytes | None = await self._value("SELECT seed FROM tables WHERE id = $1", table)
        return seed

    async def table(self, table: int) -> Table | None:
        """Return a table, or ``None`` if there is no table with this number."""
        return next(iter([_table(row) for row in await self._fetch(TABLES, [table])]), None)

    async def update_table(self, table: int, **changes: Unpack[Changes]) -> Table:
        """Update the given fields of a table and return it as it is now.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        return await self._change_table(table, lambda db: update_table(db, table, changes))

    async def tables_in(self, place: int, statuses: Collection[Open]) -> list[Table]:
        """Return the open tables with these statuses opened or played in a channel or thread, oldest first."""
        return await self._tables(IN_PLACE, place, [*statuses])

    async def tables_of(self, user: int, statuses: Collection[Open]) -> list[Table]:
        """Return the open tables with these statuses at which a person has a seat, oldest first."""
        return await self._tables(OF_PERSON, user, [*statuses])

    async def tables_once_of(self, user: int) -> list[Table]:
        """Return the games in play where a person has sat since the deal, oldest first."""
        return await self._tables(ONCE_OF_PERSON, user)

    async def open_in(self, guild: int, since: float) -> list[Opened]:
        """Return a guild's games in play, and its lobbies touched since a time, oldest first."""
        return [Opened(*row) for row in await self._fetch(IN_GUILD, guild, since)]

    async def open_in_private(self, since: float) -> list[Opened]:
        """Return the same in private conversations; nothing if another share looks after these."""
        return [Opened(*row) for row in await self._fetch(IN_PRIVATE, since)] if self._share.has(None) else []

    async def _tables(self, found: str, *about: object) -> list[Table]:
        return await self._read(lambda db: tables_found(db, found, *about))

    async def seats(self, table: int) -> list[Seated]:
        """Return the players of a table, by seat."""
        return [Seated(*row) for row in await self._fetch(SEATS, table)]

    # -- messages

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        """Remember a message, and in the same step forget the one it replaces; overwrite an earlier note of it.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        await self._change([message.table], lambda db: _remember(db, message, instead_of))

    async def forget(self, channel: int, message: int) -> None:
        """Forget a message, whether or not it was remembered."""
        await self._execute(FORGET, channel, message)

    async def forget_past(self, but: Collection[str], before: float, most: int) -> int:
        """Forget messages of tables that stopped before a time, except those whose kind begins with one of these words.

        Forget at most ``most`` at once, and return how many.
        """
        return len(await self._change((), lambda db: db.fetch(FORGET_PAST, [*but], before, most)))

    async def remembered(self, table: int, kind: str | None = None) -> list[Remembered]:
        """Return a table's messages, of one kind or of all, oldest first."""
        return [Remembered(*row) for row in await self._fetch(REMEMBERED, table, kind)]

    async def with_messages(self, word: str) -> list[int]:
        """Return the tables with a message whose kind begins with this word, oldest first."""
        return await self._own_numbers(WITH_MESSAGES, word)

    async def with_several_messages(self, kind: str) -> list[int]:
        """Return the tables with more than one message of a kind, oldest first."""
        return await self._own_numbers(WITH_SEVERAL, kind)

    async def closed_lobbies(self, since: float) -> list[int]:
        """Return the tables with a lobby's message that were closed or ended early since a time, oldest first."""
        return await self._own_numbers(CLOSED_LOBBIES, since)


def _table(row: Row) -> Table:
    return build_from_row(Table, row, "lobby")


async def fetch_tables(db: Db, numbers: Sequence[int]) -> list[Table]:
    """Return these tables, oldest first."""
    return [_table(row) for row in await db.fetch(TABLES, [*numbers])]


async def one_of(db: Db, table: int) -> Table:
    """Return a table.

    Raises:
        NoSuchTable: there is no table with this number.
    """
    for found in await fetch_tables(db, [table]):
        return found
    raise NoSuchTable(table)


async def tables_found(db: Db, found: str, *about: object) -> list[Table]:
    """Return the tables whose numbers a statement finds, in its order."""
    numbers = [number for number, *_ in await db.fetch(found, *about)]
    tables = {table.id: table for table in await fetch_tables(db, numbers)}
    return [tables[number] for number in numbers]


async def create_like(db: Db, like: Table, seats: Sequence[Seated], seed: bytes | None = None) -> Table:
    """Open a lobby like this with these players; its number is its own."""
    where = (like.guild, like.channel, like.place, like.name, like.game, like.host, like.language)
    number = await db.fetchval(CREATE, *where, dump_json(like.lobby), like.created, like.created, seed)
    await replace_seats(db, number, seats)
    created = await one_of(db, number)
    await note_mentions(db, number, created.lobby)
    return created


async def update_table(db: Db, table: int, changes: Changes) -> Table:
    """Change a table and return it as it is now."""
    new: Mapping[str, object] = {**changes, "lobby": dump_json(changes["lobby"])} if "lobby" in changes else changes
    assert new.keys() <= {*CHANGING}, f"{', '.join(sorted(new.keys() - {*CHANGING}))} of a table cannot change"
    row = await db.fetchrow(UPDATE, table, *map(new.get, CHANGING))
    if row is None:
        raise NoSuchTable(table)
    if "lobby" in changes:
        await note_mentions(db, table, changes["lobby"])
    return _table(row)


async def note_mentions(db: Db, table: int, lobby: Json) -> None:
    """Note the people that a lobby may name, so that a person's tables are found without a look into all lobbies."""
    await db.execute("DELETE FROM mentions WHERE table_id = $1", table)
    numbers = {int(each) for each in WHOLE.findall(dump_json(lobby))}  # the ids of all people in it are among them
    named = [(table, each) for each in sorted(numbers) if each <= LARGEST]
    await db.executemany("INSERT INTO mentions (table_id, person) VALUES ($1, $2)", named)


async def replace_seats(db: Db, table: int, seats: Sequence[Seated]) -> None:
    """Replace all seats of a table."""
    await db.execute("DELETE FROM seats WHERE table_id = $1", table)
    await db.executemany(SEAT, [(table, *astuple(each)) for each in seats])


async def _remember(db: Db, message: Remembered, instead_of: Remembered | None) -> None:
    if instead_of is not None:
        await db.execute(FORGET, instead_of.channel, instead_of.message)
    if not await db.fetchval("SELECT 1 FROM tables WHERE id = $1", message.table):
        raise NoSuchTable(message.table)
    await db.execute(REMEMBER, *astuple(message))
