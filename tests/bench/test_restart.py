"""The sleeping games of the benchmark."""

import asyncio
import sqlite3
from contextlib import closing

from bench import restart
from playground.playground import Playground


async def first_table(database):
    async with Playground() as place:
        await restart.first_table(database, place)


def test_every_sleeping_game_is_complete(tmp_path):
    database = tmp_path / "bench.db"
    asyncio.run(first_table(database))
    restart.clone_game(database, 7)
    with closing(sqlite3.connect(database)) as db:
        for name, (number, *_) in restart.SHIFTED.items():
            found = dict(db.execute(f"SELECT {number}, count(*) FROM {name} GROUP BY {number}"))
            assert found.keys() == (set() if name == "turns" else set(range(1, 8))), name  # no clock runs there
            assert len(set(found.values())) <= 1, name
        assert not db.execute("PRAGMA foreign_key_check").fetchall()
