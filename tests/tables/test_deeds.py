"""Whatever is done at a table is stored once, applied once and told, whatever happens meanwhile."""

import asyncio
import inspect
from contextlib import suppress

import pytest

from store import StoreFailed
from tables import Refused
from tables.play import table
from tables.play.agreements import agree_to_undo, toggle_vote
from tables.play.registry import TableRegistry
from tables.play.table import Table
from tables.seats.in_play import Plan
from tests.quick import slow_but
from tests.tables.house import HECTOR, HELEN, Around, acting, alone, claim

PLIES = 2
PLAN = Plan("pass", PLIES, "", again=False)


class Gate(Around):
    """A store that waits, or fails once, when a deed is to be stored."""

    def __init__(self, store):
        super().__init__(store)
        self.entered, self.open = asyncio.Event(), asyncio.Event()
        self.open.set()
        self.fails = None  # "before" or "after" it has written

    def __getattr__(self, name):
        whole = getattr(self.inner, name)
        return self.guard(whole) if name == "commit" else whole

    def guard(self, whole):
        async def guarded(*args, **named):
            fails, self.fails = self.fails, None
            self.entered.set()
            await self.open.wait()
            if fails == "before":
                raise StoreFailed("the disk is full")
            stored = await whole(*args, **named)
            if fails == "after":
                raise StoreFailed("the disk is full")
            return stored

        return guarded


def mover(table):
    return table.lobby.sitters[table.match.log[-1].seat].user


async def ask(table):
    await table.ask_undo(mover(table), PLIES)


DEEDS = {
    "moves": lambda house, table: house.move(table),
    "plans": lambda house, table: table.plan(HECTOR, lambda lobby: lobby.decided(plans={str(HECTOR): PLAN})),
    "asks to undo": lambda house, table: ask(table),
    "undoes": lambda house, table: table.decide_undo(PLIES, lambda lobby: agree_to_undo(lobby, acting(table), PLIES)),
    "votes": lambda house, table: table.change(lambda lobby: toggle_vote(lobby, HELEN, "end")),
    "leaves": lambda house, table: table.leave(HELEN, "random", "Computer"),
    "ends": lambda house, table: table.end(HELEN),
}


async def nothing(house, table, deed):
    await deed(house, table)


async def cancelled(house, table, deed):
    """Cancel the caller while the deed is being stored."""
    house.store.entered.clear()
    house.store.open.clear()
    doing = asyncio.create_task(deed(house, table))
    await house.store.entered.wait()
    doing.cancel()
    with suppress(asyncio.CancelledError):
        await doing
    house.store.open.set()


async def refused_by_the_disk(house, table, deed):
    before, heard = seen(table), house.herald.heard[:]
    house.store.fails = "before"
    with pytest.raises(StoreFailed):
        await deed(house, table)
    assert (seen(table), house.herald.heard) == (before, heard), "nothing has changed, and nobody was told"
    await deed(house, table)


async def stored_in_doubt(house, table, deed):
    before, heard = seen(table), house.herald.heard[:]
    house.store.fails = "after"
    with pytest.raises(StoreFailed):
        await deed(house, table)
    assert (seen(table), house.herald.heard) == (before, heard), "nobody knows yet that it is stored"
    await table.refresh()


async def done_elsewhere(house, table, deed):
    """Let another process do it, and tell this one."""
    other = await another(house).table(table.number)
    await deed(house, other)
    await other.rest()
    await table.refresh()


async def done_elsewhere_unheard(house, table, deed):
    """Let another process do it, and this one find out by a vote of its own."""
    other = await another(house).table(table.number)
    await deed(house, other)
    await other.rest()
    with suppress(Refused):
        await table.change(lambda lobby: lobby)
    await table.refresh()


MISHAPS = [cancelled, refused_by_the_disk, stored_in_doubt, done_elsewhere, done_elsewhere_unheard]


def another(house):
    """Return the tables as another process has them."""
    return TableRegistry(house.registry.games, house.registry.services)


def seen(table):
    return table.match.log[:], table.match.stamps[:], table.lobby, table.status, table.history._happened[:]


async def what_follows(house, deed, mishap):
    """Return the table after a deed with a mishap, as it is in memory and as it is loaded again."""
    await house.open(around=Gate, pause=0.0)
    table = await house.begun(agreed={"undo": "friendly"})
    await house.play(table, PLIES)
    if deed == "undoes":
        await ask(table)
    await mishap(house, table, DEEDS[deed])
    await table.rest()
    return seen(table), seen(await another(house).table(table.number)), house.herald.names(table.number)


@pytest.mark.parametrize("mishap", slow_but([cancelled, stored_in_doubt, done_elsewhere_unheard], MISHAPS))
@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_is_done_once_whatever_happens_meanwhile(deed, mishap, tmp_path):
    found = {}
    for way in (nothing, mishap):
        folder = tmp_path / way.__name__
        folder.mkdir()

        async def test(house, way=way):
            found[way] = await what_follows(house, deed, way)

        alone(test, folder)
    (smooth, _, told), (here, anew, heard) = found[nothing], found[mishap]
    assert here == smooth
    assert told[-1] in heard[heard.index("played") :]
    assert anew[0] == smooth[0]
    assert anew[2:] == smooth[2:]


@pytest.mark.parametrize("deed", slow_but(["votes"], DEEDS))
def test_a_deed_in_doubt_before_a_kill_is_there_after_it(deed, tmp_path):
    async def test(house):
        await house.open(around=Gate, pause=0.0)
        table = await house.begun(agreed={"undo": "friendly"})
        await house.play(table, PLIES)
        if deed == "undoes":
            await ask(table)
        await house.store.shown({table.number: PLIES})
        before, house.store.fails = seen(table), "after"
        with pytest.raises(StoreFailed):
            await DEEDS[deed](house, table)
        again = await (await house.open()).table(table.number)
        assert seen(again) != before
        assert await house.store.unshown() == [table.number], "the next start shows it"

    alone(test, tmp_path)


@claim
async def test_a_move_and_the_forced_ones_after_it_are_one_commit(house):
    commits = []

    class Counting(Around):
        async def commit(self, table, deed):
            commits.append([move.entry for move in deed.moves])
            return await self.inner.commit(table, deed)

    await house.open(around=Counting)
    table = await house.begun()
    await house.play(table)
    assert [entry for each in commits for entry in each] == table.match.log[1:]
    assert any(len(each) > 1 for each in commits)
    forced = [entry.ply for entry in table.match.log if table.history.forced(entry.ply)]
    assert forced == [entry.ply for each in commits for entry in each[1:]]


def test_a_table_has_few_methods_and_takes_its_lock_in_one():
    assert sum(callable(found) or isinstance(found, property) for found in vars(Table).values()) <= 35
    assert inspect.getsource(table).count("self._lock:") == 1
