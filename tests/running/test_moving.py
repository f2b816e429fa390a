"""Moving a database to a PostgreSQL server and back."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from running import moving
from running.alone import lock_database
from running.config import Config, Unusable
from store import Seated, StoreFailed, TableEvent, Turn, everything, postgres
from store.everything import ORDER, Everything, NotTheSame, copy_rows, digest_table
from tests.end_to_end.test_program import one_line, run
from tests.store import server
from tests.store.empty import open_store
from tests.store.stores import append, dealt, entry, message, opened, seat_players
from tests.store.test_challenges import DAILY, LIKE
from tests.store.test_contract import filled
from tests.store.test_results import busy
from tests.store.test_tournaments import CUP, SPOT

pytestmark = server.needed


async def lived_in(store):
    """Fill every table of a store."""
    await filled(store)
    await busy(store)
    table = await dealt(store, lobby={"sitters": ["Ἀθηνᾶ", None]})
    for ply in range(1, 30):
        await append(store, table, entry(ply, "επίθεση"), 5000 + ply, mover=7)
    await store.keep_turns(table, [Turn(0, 29, 60.5, 1.0, None, 9.5)])
    await seat_players(store, table, [Seated(0, 7, None, "Ada")], gone=[7], happened=[TableEvent("left", 0, 7, "Ada")])
    await store.agree(table, 7, 1.0, 111)
    await store.play_again(await store.table(table), [], b"a secret")
    await store.remember(message(table, 77, user=9))
    await store.keep_challenge(DAILY)
    await store.attempt(DAILY.code, 7, LIKE, [])
    await store.keep_tournament(CUP, [7])
    await store.keep_tournament(replace(CUP, code=1, follows=CUP.code), [7])  # a smaller code, so that order matters
    await store.tournament_table(CUP.code, SPOT, LIKE, [], None)
    await store.block(7, 8, "Bruno", 1.0)
    await store.keep_file(7, "a game", 1.0, 9)
    await store.keep_file(7, "another", 1.0, 1)
    await store.keep_cards("iliad", "abc", "[[card]]")
    await store.shown({1: 99})


@pytest.fixture
def file(tmp_path):
    """Return a SQLite database with rows in every table."""
    at(tmp_path / "ilion.db", lived_in)
    return tmp_path / "ilion.db"


def at(path, work):
    async def within():
        store = await open_store(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(within())


def on_the_server(folder, work):
    async def within():
        store = await postgres.open_store(await server.make(folder))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(within())


def address(folder):
    return asyncio.run(server.make(folder)).url


async def digests(store):
    """Return how many rows each table has, with a sum over them."""
    async with store.everything() as rows:
        return {table: await digest_table(rows, table) for table in ORDER}


def dump(path):
    """Return all rows of a SQLite file as SQLite sees them."""
    with closing(sqlite3.connect(path)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(map(repr, db.execute(f"SELECT * FROM {name}"))) for name in names}


def moved(source, target, folder):
    return run("--move-to", str(target), folder=folder, ILION_DATABASE=str(source))


@pytest.mark.slow
def test_a_database_moves_to_a_server_and_back_unchanged(tmp_path, file):
    before = dump(file)
    assert all(before.values()), "every table has rows"
    there = moved(file, address(tmp_path), tmp_path)
    assert (there.returncode, there.stderr) == (0, "")
    assert "postgresql:///postgres has everything that " in there.stdout
    assert "5 games with the same moves" in there.stdout
    back = moved(address(tmp_path), tmp_path / "back.db", tmp_path)
    assert (back.returncode, back.stderr) == (0, "")
    assert dump(tmp_path / "back.db") == dump(file) == before


def test_a_moved_database_goes_on_as_the_old_one_would(tmp_path, file):
    async def goes_on(store):
        await append(store, 5, entry(30), 9000)
        numbers = (await opened(store)).id, await store.keep_file(7, "x", 1.0, 9)
        return numbers, await store.log(5), await store.unshown(), await store.about(7)

    assert moved(file, address(tmp_path), tmp_path).returncode == 0
    assert on_the_server(tmp_path, goes_on) == at(file, goes_on)


def test_a_target_that_is_not_empty_is_refused(tmp_path, file):
    on_the_server(tmp_path, opened)
    before = on_the_server(tmp_path, digests)
    one_line(moved(file, address(tmp_path), tmp_path), "is not empty (its table tables has rows: 1 or more): name an")
    assert on_the_server(tmp_path, digests) == before


@pytest.mark.slow
def test_a_move_that_was_killed_after_its_end_is_called_whole(tmp_path, file):
    assert moved(file, address(tmp_path), tmp_path).returncode == 0
    before = on_the_server(tmp_path, digests)
    again = moved(file, address(tmp_path), tmp_path)
    assert (again.returncode, again.stderr) == (0, "")
    assert "An earlier command has copied everything already." in again.stdout
    assert "5 games with the same moves" in again.stdout
    assert on_the_server(tmp_path, digests) == before
    on_the_server(tmp_path, lambda store: store.keep("a key", "of a bot that has run since"))
    one_line(moved(file, address(tmp_path), tmp_path), "is not empty")


def test_a_move_whose_end_is_not_known_says_how_to_find_out(tmp_path, file, monkeypatch):
    async def lost(*_):
        raise StoreFailed("the connection is lost")

    monkeypatch.setattr(moving, "copy_rows", lost)
    monkeypatch.setattr(moving, "check_it_is_empty", lost)
    sentence = r"\(the connection is lost\); run the same command again, which looks at what .*new\.db has"
    with pytest.raises(Unusable, match=sentence):
        asyncio.run(moving.move_database(Config(database=file), str(tmp_path / "new.db"), print))


def test_a_move_that_fails_halfway_leaves_an_empty_target(tmp_path, file):
    at(file, lambda store: store.keep("a key", "nothing may follow\0this"))
    one_line(moved(file, address(tmp_path), tmp_path), "could not be moved", "is still empty")
    assert {count for count, _ in on_the_server(tmp_path, digests).values()} == {0}


def test_a_move_is_refused_while_a_bot_is_running(tmp_path, file):
    with lock_database(file):
        one_line(moved(file, address(tmp_path), tmp_path), "another Ilion is using")
    one_line(moved(tmp_path / "none.db", address(tmp_path), tmp_path), "there is no database at")
    one_line(moved(file, "postgresql://a:s3cret@h:x/y", tmp_path), "--move-to: this is no address")


def test_rows_that_change_on_the_way_are_noticed(tmp_path, file, monkeypatch):
    insert = Everything.insert

    async def loses_one(self, table, rows):
        if lost := rows[:-1] if table == "cards" else rows:
            await insert(self, table, lost)

    async def moves(store):
        monkeypatch.setattr(Everything, "insert", loses_one)
        other = await open_store(tmp_path / "other.db")
        with pytest.raises(NotTheSame, match="table cards has other rows"):
            async with store.everything() as source, other.everything() as target:
                await copy_rows(source, target)
        assert {count for count, _ in (await digests(other)).values()} == {0}
        await other.close()

    at(file, moves)


def test_few_rows_are_in_memory_at_a_time(tmp_path, file, monkeypatch):
    monkeypatch.setattr(everything, "BATCH", 3)

    async def largest(store):
        async with store.everything() as rows:
            return {table: [len(batch) async for batch in rows.batches(table)] for table in ORDER}

    batches = at(file, largest)
    assert max(map(max, batches.values())) == 3
    assert max(map(sum, batches.values())) > 30
