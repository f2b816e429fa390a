"""Shares in PostgreSQL: what a process finds of its own tables, and how it tells others of theirs.

In each statement, ``$1`` is the shard and ``$2`` says how many there are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from store.notices import Notice
from store.postgres.connections import Db
from store.postgres.rows import OPEN
from store.share import Share

MINE = "coalesce((guild >> 22) % $2::bigint, 0) = $1::bigint"  # as ``Share.has`` says it
UNSHOWN = f"SELECT table_id FROM unshown JOIN tables ON id = table_id WHERE {MINE} ORDER BY table_id"  # noqa: S608
ALARMS = f"""SELECT table_id FROM turns JOIN tables ON id = table_id
    WHERE alarm <= $3 AND {MINE} GROUP BY table_id ORDER BY min(alarm), table_id"""  # noqa: S608
NEXT_ALARM = f"""SELECT alarm FROM turns JOIN tables ON id = table_id
    WHERE alarm IS NOT NULL AND {MINE} ORDER BY alarm LIMIT 1"""  # noqa: S608
TIMED = f"""SELECT DISTINCT table_id FROM turns JOIN tables ON id = table_id
    WHERE {MINE} ORDER BY table_id"""  # noqa: S608
TIMED_IN = f"""SELECT id FROM tables WHERE {OPEN} AND {MINE} AND guild = $3
    AND EXISTS (SELECT 1 FROM turns WHERE table_id = id) ORDER BY id"""  # noqa: S608
WITHOUT_POSITION = f"""SELECT id FROM tables WHERE {OPEN} AND status = 'playing' AND {MINE} AND NOT EXISTS (
    SELECT 1 FROM snapshots WHERE table_id = id AND ply = (SELECT max(ply) FROM entries WHERE table_id = id))
    ORDER BY id"""  # noqa: S608
WITH_MESSAGES = f"""SELECT DISTINCT table_id FROM messages JOIN tables ON id = table_id
    WHERE kind COLLATE "C" >= $3 AND kind COLLATE "C" < $3 || '!' AND {MINE} ORDER BY table_id"""  # noqa: S608
# When a share was last served, or, in case the number of shards has changed, any share of another number.
LAST_SEEN = """SELECT max(value::double precision)::text FROM kept
    WHERE key = $1 OR (starts_with(key, 'alive') AND NOT key LIKE $2) HAVING count(*) > 0"""

CHANNEL = "'ilion_' || (hashtext(current_schema())::bigint + 2147483648)"  # a channel has no schema, but we have one
TELL = f"SELECT pg_notify({CHANNEL}, $1)"
TELL_OTHERS = f"SELECT pg_notify({CHANNEL}, $3) FROM tables WHERE id = $4 AND NOT ({MINE})"  # noqa: S608

T = TypeVar("T")


async def told(db: Db, share: Share, table: int, work: Callable[[Db], Awaitable[T]]) -> T:
    """Change a table, and tell its own share if that is another; they hear of it when the change is stored."""
    done = await work(db)
    if not share.whole:
        notice = Notice(table, "changed", origin=str(share))
        await db.execute(TELL_OTHERS, share.shard, share.shards, notice.dump(), table)
    return done


async def tell(db: Db, *notices: Notice) -> None:
    """Tell all other processes something."""
    await db.executemany(TELL, [(notice.dump(),) for notice in notices])
