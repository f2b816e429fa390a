"""No two programs serve the same tables, whichever connection hangs, and each knows by its own clock when to stop."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest

from store import StoreAway, StoreFailed, UnusableDatabase, postgres
from store.database import Outage
from store.postgres.cluster import Cluster, join_cluster
from store.postgres.lease import ALONE, LEASE, TRUST, Lease
from store.shares import Share
from tests.store import server
from tests.store.proxy import proxy

pytestmark = server.needed
SHARDS = 4
SECONDS = 60.0
EXPIRE = "UPDATE leases SET until = clock_timestamp()"


def run(scene):
    server.server()
    asyncio.run(asyncio.wait_for(scene(), SECONDS))


class Hand:
    """A clock that stands still until a test moves it."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


async def behind(folder, text):
    """Run a statement in the schema of a folder, behind the backs of the programs."""
    return await server.statement(text, search_path=server.place(folder)[1])


@asynccontextmanager
async def prepared(folder, count=2):
    """Yield an address with all its tables, some leases of different programs, and their clock."""
    address = await server.make(folder)
    await postgres.prepare_database(address)
    clock = Hand()
    leases = [Lease(address, Outage(), clock=clock) for _ in range(count)]
    try:
        yield leases, clock
    finally:
        for each in leases:
            await each.close()


@asynccontextmanager
async def member(address, clock):
    """Join the processes on a database by this address, with a clock of one's own for leases."""
    joined = Cluster(address)
    joined.lease._clock = clock
    try:
        await joined.join(SHARDS, fixed=True)
        yield joined
    finally:
        await joined.close()


async def cut_off(joined):
    """Let the server end the connection with the locks, as it does a minute after it heard nothing."""
    await server.statement(f"SELECT pg_terminate_backend({joined.me})")
    held = f"SELECT 1 FROM pg_locks WHERE pid = {joined.me}"
    while await server.statement(held):
        await asyncio.sleep(0.01)


# -- leases


def test_a_slot_is_leased_to_one_program_until_it_runs_out(tmp_path):
    async def scene():
        async with prepared(tmp_path) as ((one, other), _):
            assert await one.take(2)
            assert not await other.take(2)
            assert await other.take(3)
            await behind(tmp_path, EXPIRE)
            assert await other.take(2)
            assert other.holds(2)

    run(scene)


def test_a_slot_that_was_given_up_is_free_at_once(tmp_path):
    async def scene():
        async with prepared(tmp_path) as ((one, other), _):
            assert await one.take(2)
            await one.give(2)
            assert not one.holds(2)
            assert await other.take(2)

    run(scene)


def test_a_program_stops_before_its_lease_can_have_run_out(tmp_path):
    async def scene():
        async with prepared(tmp_path) as ((one, _), clock):
            ask = one._ask

            async def slow(*about):
                found = await ask(*about)
                clock.now += 5.0  # on the way back
                return found

            one._ask = slow
            assert await one.take(2)
            clock.now = TRUST - 0.1
            assert one.holds(2)
            clock.now = TRUST
            assert not one.holds(2), "it counts from before it asked"
            assert TRUST < LEASE

    run(scene)


def test_a_paused_holder_goes_on_when_it_can_renew(tmp_path):
    async def scene():
        async with prepared(tmp_path) as ((one, other), clock):
            await one.take(2)
            clock.now = 100.0
            await behind(tmp_path, EXPIRE)
            assert not one.holds(2)
            await one.renew()
            assert one.holds(2)
            assert not await other.take(2)

    run(scene)


def test_a_holder_that_comes_too_late_has_lost_its_slot(tmp_path):
    async def scene():
        async with prepared(tmp_path) as ((one, other), _):
            lost = []
            one._told = lost.append
            await one.take(1)
            await one.take(2)
            await behind(tmp_path, EXPIRE)
            await other.take(2)
            await one.renew()
            assert lost == [{2}]
            assert (one.holds(1), one.holds(2), other.holds(2)) == (True, False, True)

    run(scene)


def test_a_bot_alone_and_a_shard_are_never_leased_together(tmp_path):
    async def scene():
        async with prepared(tmp_path) as ((one, other), _):
            assert await one.take(2)
            assert not await other.take(ALONE)
            await behind(tmp_path, EXPIRE)
            assert await other.take(ALONE)
            await one.renew()
            assert not one.holds(2)
            assert not await one.take(3)

    run(scene)


# -- connections that hang


@pytest.mark.slow
def test_a_hung_connection_with_locks_gives_no_shard_away(tmp_path, monkeypatch):
    async def scene():
        async with AsyncExitStack() as stack:
            address = await server.make(tmp_path)
            way = await stack.enter_async_context(proxy())
            one = await stack.enter_async_context(member(way.address(address), Hand()))
            other = await stack.enter_async_context(join_cluster(address, SHARDS, fixed=True))
            store = one.store(Share(1, SHARDS))
            stack.push_async_callback(store.close)
            assert await one.take(1)
            way.hang(also_new=False)
            stack.callback(way.go_on)  # or closing would wait for an answer
            await cut_off(one)
            assert not await other.take(1)
            assert await store.unshown() == []
            with monkeypatch.context() as impatient:
                impatient.setattr("store.postgres.cluster.ANSWER", 0.2)
                with pytest.raises(StoreFailed):
                    await one.look()
            assert await one.look() == {one.me: {1}, other.me: set()}
            assert store.serving()

    run(scene)


def test_the_shards_of_a_stopped_process_are_taken_from_it(tmp_path):
    async def scene():
        async with AsyncExitStack() as stack:
            address = await server.make(tmp_path)
            one, other = [await stack.enter_async_context(member(address, Hand())) for _ in range(2)]
            assert await one.take(1)
            assert await one.take(2)
            one.lease._renewing.cancel()  # it is stopped, and its connections stay
            await behind(tmp_path, f"{EXPIRE} WHERE slot = 1")
            assert await other.look() == {one.me: {2}, other.me: set()}
            await behind(tmp_path, EXPIRE)
            assert await other.look() == {other.me: set()}
            while other.held != {1, 2}:  # until the server has ended the connection
                await other.take(1)
                await other.take(2)
            await one.check()
            await one.lease.renew()
            assert await one.look() == {one.me: set(), other.me: {1, 2}}, "it goes on as a spare"

    run(scene)


def test_two_programs_never_serve_a_shard_in_a_partition(tmp_path, monkeypatch):
    async def scene():
        async with AsyncExitStack() as stack:
            address, clock = await server.make(tmp_path), Hand()
            way = await stack.enter_async_context(proxy())
            one = await stack.enter_async_context(member(way.address(address), clock))
            other = await stack.enter_async_context(join_cluster(address, SHARDS, fixed=True))
            store = one.store(Share(1, SHARDS))
            assert await one.take(1)
            way.hang()
            await cut_off(one)
            with monkeypatch.context() as impatient:
                impatient.setattr("store.postgres.lease.ANSWER", 0.2)
                with pytest.raises(StoreFailed):
                    await one.lease.renew()
            clock.now = TRUST - 0.1
            assert (store.serving(), await other.take(1)) == (True, False)
            clock.now = TRUST
            assert not store.serving()
            with pytest.raises(StoreFailed, match="not renewed"):
                await store.unshown()
            await behind(tmp_path, EXPIRE)
            assert await other.take(1)
            way.go_on()
            await one.lease.renew()
            assert (one.held, store.serving(), other.held) == (set(), False, {1})

    run(scene)


def test_a_bot_alone_with_a_hung_lock_is_alone(tmp_path, monkeypatch):
    monkeypatch.setattr("store.postgres.lease.EXPIRY", 0.2)
    monkeypatch.setattr("store.postgres.lease.PATIENCE", 0.2)

    async def scene():
        async with AsyncExitStack() as stack:
            address = await server.make(tmp_path)
            way = await stack.enter_async_context(proxy())
            store = await postgres.open_store(way.address(address), alone=True)
            stack.push_async_callback(store.close)
            lock = store._guard._connection.get_server_pid()
            way.hang(also_new=False)
            stack.callback(way.go_on)  # or closing would wait for an answer
            await server.statement(f"SELECT pg_terminate_backend({lock})")
            with pytest.raises(UnusableDatabase, match="another Ilion is using"):
                await postgres.open_store(address, alone=True)
            assert store.serving()

    run(scene)


def test_a_bot_alone_stops_when_it_cannot_renew(tmp_path):
    async def scene():
        store, clock = await postgres.open_store(await server.make(tmp_path), alone=True), Hand()
        guard = store._guard
        guard._lease._clock = clock
        await guard._lease.renew()
        clock.now = TRUST
        assert not store.serving()
        with pytest.raises(StoreFailed, match="not renewed"):
            await store.unshown()
        await guard._lease.renew()
        assert await store.unshown() == []
        await store.close()

    run(scene)


def test_a_bot_alone_ends_its_connection_that_only_seemed_lost(tmp_path):
    async def scene():
        store = await postgres.open_store(await server.make(tmp_path), alone=True)
        ghost, store._guard._connection = store._guard._connection, None  # the server believes that it is still there
        try:
            found = None
            async with asyncio.timeout(60):  # in which its own lock would keep it out
                while found is None:
                    with suppress(StoreAway):
                        found = await store.unshown()
                    await asyncio.sleep(0.01)
            assert found == []
        finally:
            ghost.terminate()
            await store.close()

    run(scene)
