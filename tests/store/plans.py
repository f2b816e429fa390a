"""The statements of the stores as the contract's tests execute them, and how the databases would carry them out."""

import importlib
import inspect
import json
import sqlite3
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from unittest.mock import patch

import asyncpg

from store import sqlite
from store.sqlite.migrate import apply_migrations
from tests.store.stores import visit

MODULES = (
    "test_contract", "test_challenges", "test_past_games", "test_results", "test_social", "test_table_events",
    "test_old_messages", "test_tournaments",
)  # fmt: skip
WORDS = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


@cache
def statements(kind):
    """Return every statement that the contract's tests execute in a store, with values for it."""
    found = {}
    with tempfile.TemporaryDirectory() as folder, WATCHED[kind](found):
        for number, test in enumerate(contract()):
            place = Path(folder) / str(number)
            place.mkdir()
            with suppress(Exception):  # a test that fails does so in its own module
                test(kind, place)
    return {
        statement: values
        for statement, values in found.items()
        if statement.lstrip().startswith(WORDS) and ";" not in statement  # asyncpg tidies a connection by several
    }


def contract():
    """Return the tests of the contract, which take the kind of a store and a folder."""
    for name in MODULES:
        tests = vars(importlib.import_module(f"tests.store.{name}")).values()
        yield from (each for each in tests if callable(each) and parameters(each) == ["kind", "tmp_path"])


def parameters(test):
    try:
        return [*inspect.signature(test).parameters] if test.__name__.startswith("test_") else []
    except (AttributeError, TypeError, ValueError):
        return []


def in_sqlite(found):
    """Note the statements of SQLite, except those that upgrade a file."""

    class Watched(sqlite3.Connection):
        ready = False

        def execute(self, statement, values=(), /):
            if self.ready:
                found.setdefault(statement, values)
            return super().execute(statement, values)

        def executemany(self, statement, rows, /):
            lines = [*rows]
            if lines:
                found.setdefault(statement, lines[0])
            return super().executemany(statement, lines)

    def upgraded(db, *about):
        apply_migrations(db, *about)
        db.ready = True

    connect = sqlite3.connect
    return Both(
        patch("sqlite3.connect", lambda *about, **other: connect(*about, **{"factory": Watched, **other})),
        patch.object(sqlite, "apply_migrations", upgraded),
    )


def in_postgres(found):
    """Note the statements of the pools, which no upgrade uses."""

    class Watched(asyncpg.Connection):
        async def executemany(self, statement, rows, **other):
            lines = [*rows]
            if lines:
                found.setdefault(statement, lines[0])
            return await super().executemany(statement, lines, **other)

    def noted(name):
        method = getattr(asyncpg.Connection, name)

        async def call(self, statement, *values, **other):
            found.setdefault(statement, values)
            return await method(self, statement, *values, **other)

        return call

    for name in ("execute", "fetch", "fetchrow", "fetchval"):
        setattr(Watched, name, noted(name))
    pool = asyncpg.create_pool
    return Both(
        patch("asyncpg.create_pool", lambda *about, **other: pool(*about, connection_class=Watched, **other)),
    )


class Both:
    """Some patches, together."""

    def __init__(self, *patches):
        self.patches = patches

    def __enter__(self):
        for each in self.patches:
            each.start()

    def __exit__(self, *wrong):
        for each in self.patches:
            each.stop()


WATCHED = {"sqlite": in_sqlite, "postgres": in_postgres}


def new_file(path):
    """Create a database file with the schema of today."""
    visit("sqlite", path, nothing)
    return sqlite3.connect(path / "ilion.db", isolation_level=None)


async def nothing(store):
    pass


# -- a PostgreSQL database with enough rows for its planner to judge

ROWS = """
INSERT INTO tables (id, guild, channel, place, name, game, host, status, language, lobby, created, touched, ended)
    OVERRIDING SYSTEM VALUE
    SELECT n, n % 50, n % 500, n % 500, 'x', 'iliad', n % 2000,
        CASE WHEN n % 400 = 0 THEN 'playing' ELSE 'finished' END, 'en', '{}', n, n, CASE WHEN n % 400 > 0 THEN n END
    FROM generate_series(1, 20000) AS n;
INSERT INTO matches SELECT id, game, 1, 'c', 2, '{}', 's', '', '{}', ended, ended IS NOT NULL FROM tables;
INSERT INTO entries (table_id, ply, seat, move, draws, mover)
    SELECT table_id, n, 0, 'x', '[]', table_id % 2000 FROM matches, generate_series(0, 4) AS n;
INSERT INTO seats SELECT id, n, (id + n) % 2000, NULL, 'x', ended IS NULL FROM tables, generate_series(0, 1) AS n;
INSERT INTO dealt SELECT table_id, seat, person, level, name FROM seats;
INSERT INTO players SELECT table_id, person, NULL, 'iliad', ended FROM seats JOIN tables ON id = table_id;
INSERT INTO mentions SELECT person, table_id FROM seats;
INSERT INTO messages SELECT channel, id, id, 'table', person, touched FROM tables
    JOIN seats ON table_id = id AND seat = 0;
INSERT INTO snapshots SELECT table_id, 4, 1, '{}', 'f' FROM matches;
INSERT INTO happenings SELECT table_id, 0, 1, 1, 'left', 0, person, 'x', person + 1, 'x' FROM dealt WHERE seat = 0;
INSERT INTO results (table_id, board, game, person, level, name, place, players, weight, mu, sigma, at)
    SELECT table_id, n, 'iliad', person, '', 'x', 1, 2, 1, 25, 8, table_id FROM dealt, generate_series(0, 1) AS n;
INSERT INTO standings SELECT board, 'iliad', person, '', 'x', 25, 8, 10, 5
    FROM generate_series(0, 1999) AS person, generate_series(0, 9) AS board;
INSERT INTO codes (code, table_id) SELECT id, id FROM tables;
INSERT INTO rematches SELECT id, id + 1 FROM tables WHERE id % 2 = 1;
INSERT INTO settings SELECT 'user', n, 'locale', 'en' FROM generate_series(1, 20000) AS n;
INSERT INTO blocks SELECT n, n + 1, 'x', 1 FROM generate_series(1, 20000) AS n;
INSERT INTO files (owner, text, since) SELECT n, 'x', 1 FROM generate_series(1, 20000) AS n;
INSERT INTO challenges SELECT n, n, 'iliad', 'standard', 2, '', n % 2000, 1, 2 FROM generate_series(1, 20000) AS n;
INSERT INTO attempts SELECT id, id, host FROM tables;
INSERT INTO tournaments SELECT n, n % 50, n % 500, n % 2000, 'en', CASE WHEN n > 20 THEN 'over' ELSE 'playing' END,
    1, 1, '{}', n, 1, 1, NULL FROM generate_series(1, 5000) AS n;
INSERT INTO entrants SELECT n, (n * 7 + person) % 2000
    FROM generate_series(1, 5000) AS n, generate_series(1, 8) AS person;
INSERT INTO tournament_tables SELECT n, 0, 0, 0, n FROM generate_series(1, 5000) AS n;
INSERT INTO turns SELECT id, 0, 0, 1, 1, 1, id, 0 FROM tables WHERE ended IS NULL;
"""  # 2,000 people in 500 channels of 50 servers; 50 games are in play, and all others over


async def postgres_plans(where, executed):
    """Fill a database with games, and return how it would carry out each statement that was executed, as a tree."""
    db = await asyncpg.connect(where.url)
    try:
        await db.execute("SET session_replication_role = replica")  # no triggers: the rows are whole
        await db.execute(ROWS)
        own = await db.fetchval("SELECT string_agg(tablename, ', ') FROM pg_tables WHERE schemaname = current_schema()")
        await db.execute(f"ANALYZE {own}")  # alone it would lock the tables of all tests, and run out of locks
        return {
            statement: json.loads(await db.fetchval(f"EXPLAIN (FORMAT JSON) {statement}", *values))[0]["Plan"]
            for statement, values in executed.items()
        }
    finally:
        await db.close()
