"""Games that have stopped: finding them, sharing them, and files that people bring."""

from __future__ import annotations

from collections.abc import Collection

from store.database import Queries
from store.dialect import Db, give_both_texts
from store.queries.tables import tables_found
from store.values import STOPPED, Consent, Stopped, Table

NEWEST = """SELECT id, ended FROM tables WHERE {where} = whose.value AND status = how.value
    AND ended IS NOT NULL {of_game} ORDER BY ended DESC, id DESC LIMIT $3::bigint + $4::bigint"""
IN_POSTGRES = """SELECT DISTINCT id, ended FROM unnest($1::bigint[]) AS whose (value)
    CROSS JOIN unnest($2::text[]) AS how (value) CROSS JOIN LATERAL (({channel}) UNION ALL ({place})) AS newest
    ORDER BY ended DESC, id DESC LIMIT $4 OFFSET $3"""
IN_SQLITE = """SELECT DISTINCT one.id, one.ended FROM json_each($1) AS whose, json_each($2) AS how, tables AS one
    WHERE one.id IN (SELECT id FROM ({channel}) UNION ALL SELECT id FROM ({place}))
    ORDER BY one.ended DESC, one.id DESC LIMIT $4 OFFSET $3"""


def _in_places(of_game: str) -> str:
    """Return the statement that finds the newest games of some places, however many have stopped there."""
    newest = {where: NEWEST.format(where=where, of_game=of_game) for where in ("channel", "place")}
    return give_both_texts(postgres=IN_POSTGRES.format(**newest), sqlite=IN_SQLITE.format(**newest))


IN_PLACES = {False: _in_places(""), True: _in_places("AND game = $5")}  # by whether it is about one game
BY_PLAYER = """SELECT table_id FROM players JOIN tables ON id = table_id
    WHERE person = $1 AND players.ended IS NOT NULL {of_game} AND status IN ('finished', 'ended')
    ORDER BY players.ended DESC, table_id DESC LIMIT $3 OFFSET $2"""
OF_PLAYER = {False: BY_PLAYER.format(of_game=""), True: BY_PLAYER.format(of_game="AND players.game = $4")}

CONSENT = "SELECT person, agreed IS NOT NULL FROM players WHERE table_id = $1 ORDER BY person"
CODE = "SELECT code FROM codes WHERE table_id = $1 AND valid"
AGREE = "UPDATE players SET agreed = $3 WHERE table_id = $1 AND person = $2"
RETRACT = """UPDATE players SET agreed = NULL WHERE table_id = $1
    AND EXISTS (SELECT 1 FROM players WHERE table_id = $1 AND person = $2)"""
INVALIDATE = "UPDATE codes SET valid = false WHERE table_id = $1 AND valid"
LOCK_FILES = give_both_texts(  # of one owner
    postgres="SELECT pg_advisory_xact_lock(hashtextextended('ilion files', $1))", sqlite="SELECT $1"
)
KEEP_FILE = "INSERT INTO files (owner, text, since) VALUES ($1, $2, $3) RETURNING id"
DROP_FILES = """DELETE FROM files WHERE owner = $1 AND id NOT IN
    (SELECT id FROM files WHERE owner = $1 ORDER BY id DESC LIMIT $2)"""


class PastGameQueries(Queries):
    """The part of a store that holds games that have stopped."""

    async def past_in(
        self, channels: Collection[int], game: str | None, skip: int, most: int, how: Collection[Stopped] = STOPPED
    ) -> list[Table]:
        """Return games opened or played in these channels that have stopped so, newest first.

        ``game`` is ``None`` for all games; skip the first ``skip``, and return at most ``most``.
        """
        about = ([*channels], [*how], skip, most, *([game] if game else ()))
        return await self._read(lambda db: tables_found(db, IN_PLACES[bool(game)], *about))

    async def past_of(self, user: int, game: str | None, skip: int, most: int) -> list[Table]:
        """Return finished or ended games that a person has played, as ``past_in`` does."""
        about = (user, skip, most, *([game] if game else ()))
        return await self._read(lambda db: tables_found(db, OF_PLAYER[bool(game)], *about))

    async def consent(self, table: int) -> Consent:
        """Return everyone who has ever had a seat at a table since its deal, and whether they have shared it."""
        return await self._read(lambda db: _consent(db, table))

    async def agree(self, table: int, user: int, at: float | None, code: int) -> Consent:
        """Note when a player shared a game, or with ``None`` that they take that back; return the consent.

        The game is shared by this code, unless it has one already. Each player can take it back for all, and then
        the code is never valid again. A user who did not play there changes nothing.
        """

        async def note(db: Db) -> Consent:
            await db.execute(*(AGREE, table, user, at) if at is not None else (RETRACT, table, user))
            now = await _consent(db, table)
            if not any(now.players.values()):
                await db.execute(INVALIDATE, table)
            elif now.code is None and now.players.get(user):
                await db.execute("INSERT INTO codes (code, table_id) VALUES ($1, $2)", code, table)
            return await _consent(db, table)

        return await self._change([table], note)

    async def shared(self, code: int) -> int | None:
        """Return the table that is shared by a code, or ``None``."""
        return next(iter(await self._numbers("SELECT table_id FROM codes WHERE code = $1 AND valid", code)), None)

    async def keep_file(self, owner: int, text: str, at: float, most: int) -> int:
        """Store a file for a person and return its number; keep only their newest ``most`` files."""

        async def keep(db: Db) -> int:
            await db.execute(LOCK_FILES, owner)
            number: int = await db.fetchval(KEEP_FILE, owner, text, at)
            await db.execute(DROP_FILES, owner, most)
            return number

        return await self._change((), keep)

    async def file(self, number: int, owner: int) -> str | None:
        """Return a person's file, or ``None`` if it is somebody else's or no longer stored."""
        found: str | None = await self._value("SELECT text FROM files WHERE id = $1 AND owner = $2", number, owner)
        return found


async def _consent(db: Db, table: int) -> Consent:
    players = await db.fetch(CONSENT, table)
    return Consent({person: bool(agrees) for person, agrees in players}, await db.fetchval(CODE, table))
