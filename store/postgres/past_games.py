"""Games that have stopped, in PostgreSQL: finding them, sharing them, and files that people bring."""

from __future__ import annotations

from store import Consent, Table
from store.postgres.connections import Db
from store.postgres.rows import tables

NEWEST = "ended IS NOT NULL {of_game} ORDER BY ended DESC, id DESC LIMIT $3::bigint + $4::bigint"
IN_PLACES = """SELECT DISTINCT id, ended
    FROM unnest($1::bigint[]) AS whose CROSS JOIN unnest($2::text[]) AS how CROSS JOIN LATERAL (
        (SELECT id, ended FROM tables WHERE channel = whose AND status = how AND {newest})
        UNION ALL
        (SELECT id, ended FROM tables WHERE place = whose AND status = how AND {newest})) AS newest
    ORDER BY ended DESC, id DESC LIMIT $4 OFFSET $3"""
OF_PLAYER = """SELECT table_id FROM players JOIN tables ON id = table_id
    WHERE person = $1 AND players.ended IS NOT NULL {of_game} AND status IN ('finished', 'ended')
    ORDER BY players.ended DESC, table_id DESC LIMIT $3 OFFSET $2"""
FILES = "SELECT pg_advisory_xact_lock(hashtextextended('ilion files', $1))"  # of one owner


def in_places(game: str | None) -> str:
    """Return the statement that finds the newest games of some places, however many have stopped there."""
    return IN_PLACES.format(newest=NEWEST.format(of_game="AND game = $5" if game else ""))


def of_player(game: str | None) -> str:
    """Return the statement that finds the newest games of a person."""
    return OF_PLAYER.format(of_game="AND players.game = $4" if game else "")


async def consent(db: Db, table: int) -> Consent:
    """Return the players of a table, who of them agrees to share the game, and its code."""
    select = "SELECT person, agreed IS NOT NULL FROM players WHERE table_id = $1 ORDER BY person"
    players = await db.fetch(select, table)
    code = await db.fetchval("SELECT code FROM codes WHERE table_id = $1 AND valid", table)
    return Consent(dict(players), code)


async def agree(db: Db, table: int, user: int, at: float | None, code: int) -> Consent:
    """Note whether a player agrees to share a game, and add or invalidate its code accordingly."""
    await db.execute("UPDATE players SET agreed = $3 WHERE table_id = $1 AND person = $2", table, user, at)
    now = await consent(db, table)
    if not all(now.players.values()):
        await db.execute("UPDATE codes SET valid = false WHERE table_id = $1 AND valid", table)
    elif now.players and now.code is None:
        await db.execute("INSERT INTO codes (code, table_id) VALUES ($1, $2)", code, table)
    return await consent(db, table)


async def keep_file(db: Db, owner: int, text: str, at: float, most: int) -> int:
    """Store a file, and keep only the newest ``most`` files of its owner."""
    delete = """DELETE FROM files WHERE owner = $1 AND id NOT IN
        (SELECT id FROM files WHERE owner = $1 ORDER BY id DESC LIMIT $2)"""
    await db.execute(FILES, owner)
    insert = "INSERT INTO files (owner, text, since) VALUES ($1, $2, $3) RETURNING id"
    number: int = await db.fetchval(insert, owner, text, at)
    await db.execute(delete, owner, most)
    return number


async def tables_past(db: Db, select: str, *about: object) -> list[Table]:
    """Return tables whose game has stopped, newest first."""
    wanted = [number for number, *_ in await db.fetch(select, *about)]
    found = {table.id: table for table in await tables(db, wanted)}
    return [found[number] for number in wanted]
