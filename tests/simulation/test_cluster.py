"""Several simulated processes on one store: who serves which shard, and what they tell each other."""

import asyncio
from contextlib import contextmanager

import pytest

from simulation import determinism
from simulation.cluster import LEASE, TRUST, Membership, Server
from simulation.disk import Disk
from simulation.loop import Life, VirtualLoop, run_virtually
from simulation.shared_store import SharedStore
from store import StoreAway, Turn, sqlite
from store.shares import Share

SHARDS = 2
TABLE = {"channel": 1, "place": 1, "name": "x", "game": "horse", "host": 1, "language": "en", "lobby": {}}


@contextmanager
def world(seed=1):
    loop = VirtualLoop(seed)
    with determinism.lend_time(loop):
        yield lambda scene: run_virtually(loop, scene)


async def member(server, shard, path):
    """Return a process that holds a shard, its store, and what it hears."""
    heard, life = [], Life()

    async def begun():
        joined = Membership(server)
        joined.hear = heard.append
        assert await joined.take(shard)
        return joined, SharedStore(await sqlite.open_store(path), Share(shard, SHARDS), joined)

    joined, store = await asyncio.get_running_loop().create_task(begun(), context=life.context())
    return life, joined, store, heard


def two(tmp_path, scene):
    """Run a scene with two processes, of which each holds one of two shards."""

    async def course():
        server, path = Server(SHARDS), tmp_path / "ilion.db"
        await scene(*[await member(server, shard, path) for shard in range(SHARDS)])

    with world() as play, determinism.connect_to(None, Disk()):
        play(course())


def test_the_share_of_a_table_hears_what_another_changes(tmp_path):
    async def scene(one, other):
        table = await one[2].create_table(guild=None, created=0.0, **TABLE)  # of shard 0
        await one[2].update_table(table.id, name="y")
        await other[2].update_table(table.id, name="z")
        await asyncio.sleep(1)
        assert [(each.table, each.what, each.origin) for each in one[3]] == [(table.id, "changed", "shard 1 of 2")]

    two(tmp_path, scene)


def test_each_share_finds_only_its_own_alarms(tmp_path):
    async def scene(one, other):
        guilds = [None, 1 << 22]  # of shard 0 and 1
        tables = [(await one[2].create_table(guild=guild, created=0.0, **TABLE)).id for guild in guilds]
        for alarm, table in enumerate(tables, 1):
            await one[2].keep_turns(table, [Turn(0, 0, 9.0, 0.0, 9.0, float(alarm), 0)])
        assert [await each[2].alarms(5.0) for each in (one, other)] == [[table] for table in tables]
        assert [await each[2].next_alarm() for each in (one, other)] == [1.0, 2.0]
        assert [await each[2].timed() for each in (one, other)] == [[table] for table in tables]

    two(tmp_path, scene)


def test_a_setting_that_another_process_has_changed_is_read(tmp_path):
    async def scene(one, other):
        for each, language in ((one, "fr"), (other, "de"), (one, "el")):
            await each[2].set("user", 1, "language", language)
            assert [await any_[2].settings("user", 1) for any_ in (one, other)] == [{"language": language}] * 2

    two(tmp_path, scene)


def test_who_stands_still_serves_nothing_until_the_lease_is_renewed(tmp_path):
    async def scene(one, other):
        one[0].pause()
        await asyncio.sleep(TRUST + 1)
        with pytest.raises(StoreAway, match="shard 0 of 2 is not held"):
            await one[2].value("x")
        assert not await other[1].take(0), "one has not ended"
        one[0].go_on()
        await asyncio.sleep(1)
        assert await one[2].value("x") is None

    two(tmp_path, scene)


def test_the_shard_of_a_killed_process_is_free_after_its_lease(tmp_path):
    async def scene(one, other):
        one[0].end()
        assert not await other[1].take(0)
        await asyncio.sleep(LEASE)
        assert await other[1].take(0)
        assert await other[1].look() == {other[1].me: {0, 1}}

    two(tmp_path, scene)
