"""Several processes on one PostgreSQL database: who holds which shards, and what each finds."""

import asyncio
import shutil
from contextlib import AsyncExitStack
from itertools import chain
from unittest import mock

import asyncpg
import pytest

from store import ALIVE, LOOKED, StoreFailed, Turn, UnusableDatabase, postgres
from store.postgres.cluster import LOOK, TAKE, Cluster, join_cluster
from store.postgres.connections import open_connection
from store.postgres.lease import ILION
from store.postgres.migrate import MIGRATIONS, list_migrations
from store.results import Nameless
from store.shares import EVERYTHING, Notice, Share
from tests.store import server
from tests.store.stores import PAIR, append, dealt, entry, finish, message, opened, seat_players

pytestmark = server.needed
SHARDS = 4
GUILDS = [shard << 22 for shard in range(SHARDS)]  # one of each shard
SECONDS = 60.0


def run(scene, *about):
    server.server()
    asyncio.run(asyncio.wait_for(scene(*about), SECONDS))


async def together(stack, folder, count, shards=SHARDS, where=None):
    """Return some processes on a database."""
    address = await server.make(folder, where)
    return [await stack.enter_async_context(join_cluster(address, shards, fixed=False)) for _ in range(count)]


async def shares(stack, joined):
    """Let a process take every shard, and return its stores."""
    for shard in range(joined.shards):
        assert await joined.take(shard)
    stores = [joined.store(Share(shard, joined.shards)) for shard in range(joined.shards)]
    for store in stores:
        stack.push_async_callback(store.close)
    return stores


async def all_gone(address):
    """Wait until the server has noticed that every process has ended."""
    db = await open_connection(address)
    try:
        while await db.fetch(LOOK, ILION):
            await asyncio.sleep(0.01)
    finally:
        await db.close()


async def soon(true):
    while not true():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("guild", [None, 1, 1 << 22, 5 << 22, (7 << 22) + 5, 2**62 + (3 << 22)])
def test_a_guild_has_one_share_as_discord_says(guild):
    owners = [shard for shard in range(SHARDS) if Share(shard, SHARDS).has(guild)]
    assert owners == [0 if guild is None else (guild >> 22) % SHARDS]
    assert EVERYTHING.has(guild)


def test_a_shard_is_held_by_one_process_only(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2)
            assert await one.take(2)
            assert not await other.take(2)
            assert await other.take(0)
            assert await one.look() == await other.look() == {one.me: {2}, other.me: {0}}
            await one.give(2)
            assert await other.take(2)
            assert other.held == {0, 2}

    run(scene)


def test_the_shards_of_a_killed_process_are_free_when_they_run_out(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2)
            await one.take(1)
            one._connection.terminate()  # as if it were killed
            one.lease._renewing.cancel()
            assert not await other.take(1)
            await server.statement("DELETE FROM leases", search_path=server.place(tmp_path)[1])
            while 1 not in other.held:
                await other.take(1)
            with pytest.raises(StoreFailed, match="taken shard 1"):
                await one.store(Share(1, SHARDS)).unshown()
            assert one.held == set()
            assert not one.settled

    run(scene)


def test_the_shards_of_a_process_that_leaves_are_free_at_once(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            async with join_cluster(await server.make(tmp_path), SHARDS, fixed=False) as other:
                await other.take(1)
                await other.take(2)
                await other.give(2)
                assert await one.take(2)
            while not await one.take(1):
                await asyncio.sleep(0.01)

    run(scene)


def test_a_lost_connection_takes_its_shards_back(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            missed = []
            one.missed = lambda: missed.append(True)
            await one.take(1)
            await one.take(3)
            await server.statement(f"SELECT pg_terminate_backend({one.me})")
            await soon(lambda: one._lost)
            assert await one.store(Share(3, SHARDS)).unshown() == []
            assert await one.look() == {one.me: {1, 3}}
            assert missed == [True]

    run(scene)


def test_a_lease_lost_while_shards_are_taken_back_stays_lost(tmp_path, monkeypatch):
    fetch = asyncpg.Connection.fetchval

    async def scene():
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            await shares(stack, one)
            await server.statement(f"SELECT pg_terminate_backend({one.me})")
            await soon(lambda: one._lost)

            async def lose_and_fetch(connection, statement, *values):
                if (statement, *values) == (TAKE, 2):
                    one._lost_leases({1})
                return await fetch(connection, statement, *values)

            monkeypatch.setattr(asyncpg.Connection, "fetchval", lose_and_fetch)
            await one.check()
            assert one.held == {0, 2, 3}
            await one.look()
            assert await one.look() == {one.me: {0, 2, 3}}, "a look gives up locks that would keep others out"

    run(scene)


def test_a_connection_that_only_seemed_lost_is_ended(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            await one.take(1)
            ghost, one._connection = one._connection, None  # the server believes that it is still there
            stack.callback(ghost.terminate)
            await one.check()
            assert await one.look() == {one.me: {1}}
            assert one.held == {1}

    run(scene)


def test_a_seemingly_lost_connection_is_ended_if_the_next_is_lost(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            await one.take(1)
            ghost, one._connection = one._connection, None
            stack.callback(ghost.terminate)
            end_oneself = "SELECT pg_terminate_backend(pg_backend_pid()), $1::int, $2"
            with mock.patch("store.postgres.connections.END", end_oneself), pytest.raises(StoreFailed):
                await one.check()
            await one.check()
            assert await one.look() == {one.me: {1}}
            assert one.held == {1}

    run(scene)


@pytest.mark.slow
def test_a_restarted_server_changes_no_shard(tmp_path):
    fragile = server.own()

    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2, where=fragile)
            await one.take(1)
            await other.take(2)
            fragile.stop(crash=True)
            with pytest.raises(StoreFailed):
                await one.look()
            fragile.start()
            await soon(lambda: other._lost)
            await other.check()
            assert not other.settled, "it does not take what another may be about to take back"
            await one.check()
            assert await other.look() == {one.me: {1}, other.me: {2}}

    try:
        run(scene)
    finally:
        fragile.remove()


@pytest.fixture
def impatient(monkeypatch):
    """Wait hardly at all for a killed program's locks."""
    monkeypatch.setattr("store.postgres.cluster.PATIENCE", 0.2)
    monkeypatch.setattr("store.postgres.lease.PATIENCE", 0.2)


@pytest.mark.usefixtures("impatient")
def test_processes_agree_on_the_number_of_shards(tmp_path):
    async def scene():
        address = await server.make(tmp_path)
        async with join_cluster(address, 4, fixed=True) as first:
            async with join_cluster(address, 8, fixed=False) as second:
                assert (first.shards, second.shards) == (4, 4)
            with pytest.raises(UnusableDatabase, match="have 4 shards"):
                await Cluster(address).join(8, fixed=True)
        await all_gone(address)
        async with join_cluster(address, 8, fixed=True) as alone:
            assert alone.shards == 8

    run(scene)


@pytest.mark.usefixtures("impatient")
def test_a_bot_alone_and_one_of_many_shut_each_other_out(tmp_path):
    async def scene():
        address = await server.make(tmp_path)
        store = await postgres.open_store(address, alone=True)
        with pytest.raises(UnusableDatabase, match="alone: stop that one first"):
            async with join_cluster(address, 4, fixed=False):
                pass
        await store.close()
        async with join_cluster(address, 4, fixed=False):
            with pytest.raises(UnusableDatabase, match="another Ilion is using"):
                await postgres.open_store(address, alone=True)

    run(scene)


def test_a_newer_program_upgrades_nothing_while_others_run(tmp_path):
    async def scene():
        address = await server.make(tmp_path / "database")
        newer = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, newer)
        (newer / f"{max(list_migrations(MIGRATIONS)) + 1:03}_next.sql").write_text("CREATE TABLE next (what text)")
        async with join_cluster(address, 4, fixed=True):
            with pytest.raises(UnusableDatabase, match="stop all of them first"):
                await Cluster(address).join(4, fixed=True, folder=newer)
        await all_gone(address)
        later = Cluster(address)
        await later.join(4, fixed=True, folder=newer)
        await later.close()

    run(scene)


def test_turns_to_identify_come_one_after_another(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2)
            turns = await asyncio.gather(*(each.turn(0, 3600.0) for each in (one, other) * 3))
            assert turns.count(True) == 1
            assert await other.turn(1, 0.01), "shards of other buckets need not wait"
            while not await one.turn(1, 0.01):
                await asyncio.sleep(0.01)

    run(scene)


def test_a_share_finds_its_own_tables_and_no_others(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            stores = await shares(stack, one)
            own = [[await dealt(stores[0], guild=guild)] for guild in GUILDS]
            own[0].append(await dealt(stores[0], guild=None))
            for number in chain(*own):
                await stores[0].remember(message(number, 900 + number, kind="posting lobby"))
                await stores[0].remember(message(number, 4000 + number, kind="lobby"))
                for twin in (2000, 3000):
                    await stores[0].remember(message(number, twin + number, kind="table"))
                await stores[0].keep_turns(number, [Turn(0, 0, 60.0, 100.0, 160.0, 150.0 + number)])
            for store, mine in zip(stores, own, strict=True):
                assert await store.unshown() == mine
                assert await store.alarms(1000.0) == mine
                assert await store.next_alarm() == 150.0 + mine[0]
                assert await store.timed() == mine
                assert await store.without_position() == mine
                assert await store.with_messages("posting") == mine
                assert await store.with_several_messages("table") == mine
            assert await stores[3].timed(GUILDS[3]) == own[3]
            assert await stores[3].timed(GUILDS[2]) == []
            for number in chain(*own):
                await stores[0].update_table(number, status="ended", touched=1.0)
            assert [await store.closed_lobbies(1.0) for store in stores] == own

    run(scene)


@pytest.mark.parametrize("sign", [ALIVE, LOOKED])
def test_a_share_has_its_own_sign_of_life(sign, tmp_path):
    async def scene():
        address = await server.make(tmp_path)
        async with AsyncExitStack() as stack:
            (one,) = await together(stack, tmp_path, 1)
            stores = await shares(stack, one)
            assert await stores[1].value(sign) is None
            await stores[1].keep(sign, "100.5")
            await stores[2].keep(sign, "90.5")
            await stores[1].keep("commands", "all")
            assert [await store.value(sign) for store in stores] == [None, "100.5", "90.5", None]
            assert await stores[3].value("commands") == "all"
        async with AsyncExitStack() as stack:
            (more,) = await together(stack, tmp_path, 1, 8)
            stores = await shares(stack, more)
            assert await stores[7].value(sign) == "100.5", "with another number of shards, the last of any counts"
            await stores[7].keep(sign, "200.0")
        alone = await postgres.open_store(address, alone=True)
        assert float(await alone.value(sign)) == 200.0
        await alone.close()

    run(scene)


def test_a_share_hears_of_changes_that_others_make(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2)
            stores = await shares(stack, one)
            heard = []
            other.hear = heard.append
            table = await dealt(stores[1], guild=GUILDS[1])
            await append(stores[1], table, entry(1), None)
            await stores[1].keep_turns(table, [])
            await append(stores[0], table, entry(2), None)
            await seat_players(stores[3], table, PAIR)
            await finish(stores[2], table, "ended", None, 5.0)
            await stores[2].tell(Notice(table, "looked", 7))
            await soon(lambda: len(heard) == 4)
            assert [(each.table, each.what, each.user, each.origin) for each in heard] == [
                (table, "changed", 0, "shard 0 of 4"),
                (table, "changed", 0, "shard 3 of 4"),
                (table, "changed", 0, "shard 2 of 4"),
                (table, "looked", 7, "shard 2 of 4"),
            ]

    run(scene)


def test_results_are_counted_in_one_process_at_a_time(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2)
            await one.take(0)
            await one.take(2)
            await other.take(1)
            stores = [one.store(Share(0, SHARDS)), other.store(Share(1, SHARDS)), one.store(Share(2, SHARDS))]
            inside, most = [], []

            async def count(store):
                async with store.counting():
                    inside.append(store)
                    most.append(len(inside))
                    await opened(store)
                    inside.remove(store)

            await asyncio.gather(*(count(store) for store in stores * 8))
            assert most == [1] * 24

    run(scene)


def test_a_share_hears_of_an_erasure_when_it_is_stored(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            one, other = await together(stack, tmp_path, 2)
            stores = await shares(stack, one)
            table = await dealt(stores[1], guild=GUILDS[1])
            heard = []
            other.hear = heard.append

            async def fail(*notices):
                raise StoreFailed("the server is away")

            stores[0].tell = fail
            lobby = (await stores[1].table(table)).lobby
            user = next(seat.user for seat in await stores[1].seats(table) if seat.user)
            nameless = Nameless(lobby, (), "a former player")
            assert await stores[0].erase(user, lambda lobby, language: nameless, [table], 1.0)
            await soon(lambda: heard)
            assert [(each.table, each.what, each.origin) for each in heard] == [(table, "forgotten", "shard 0 of 4")]

    run(scene)
