"""What people have seen is noted some seconds later, whatever is shown meanwhile."""

import asyncio
from types import SimpleNamespace

import pytest

from cogs.table.herald import NOTED, Herald
from store import StoreFailed


class Seen:
    """A store that notes what was shown, and takes as long as a test likes."""

    def __init__(self):
        self.noted, self.free, self.fails = [], asyncio.Event(), False
        self.free.set()

    async def shown(self, plies):
        await self.free.wait()
        if self.fails:
            raise StoreFailed
        self.noted.append(dict(plies))


class Naps:
    """Pauses that end when a test says so."""

    def __init__(self):
        self.asked, self._over = [], asyncio.Event()

    async def sleep(self, seconds):
        self.asked.append(seconds)
        await self._over.wait()

    async def over(self):
        """End the pauses, and let what follows run until it waits again."""
        self._over.set()
        self._over = asyncio.Event()
        for _ in range(6):
            await asyncio.sleep(0)


def noting(scene, tables=()):
    """Run a scene with what shows tables, its pauses, and its store."""

    async def whole():
        naps, store = Naps(), Seen()
        host = SimpleNamespace(store=store, sleep=naps.sleep, registry=SimpleNamespace(in_memory=dict(tables).get))
        await scene(Herald(host, None), naps, store)

    asyncio.run(whole())


def test_what_was_shown_is_noted_after_a_pause():
    async def scene(herald, naps, store):
        herald._show(1, 5)
        herald._show(2, 7)
        await asyncio.sleep(0)
        assert (naps.asked, store.noted) == ([NOTED], [])
        await naps.over()
        assert store.noted == [{1: 5, 2: 7}]
        assert naps.asked == [NOTED], "nothing is left to note"

    noting(scene)


def test_what_is_shown_during_the_noting_is_noted_next():
    async def scene(herald, naps, store):
        herald._show(1, 5)
        await asyncio.sleep(0)
        store.free.clear()
        await naps.over()
        herald._show(2, 7)
        store.free.set()
        await naps.over()
        await naps.over()
        assert store.noted == [{1: 5}, {2: 7}]

    noting(scene)


def test_noting_goes_on_after_a_failure():
    async def scene(herald, naps, store):
        store.fails = True
        herald._show(1, 5)
        await asyncio.sleep(0)
        await naps.over()
        store.fails = False
        herald._show(1, 6)
        await asyncio.sleep(0)
        await naps.over()
        assert store.noted == [{1: 6}]

    noting(scene)


LEFT = {"work": "busy", "_commits": "in_doubt", "_time_retries": "pending"}  # what says so, by part of a table


@pytest.mark.parametrize("part", LEFT)
def test_a_table_that_has_not_told_all_is_noted_later(part):
    table = SimpleNamespace(**{each: SimpleNamespace(**{LEFT[each]: each == part}) for each in LEFT})

    async def scene(herald, naps, store):
        herald._show(1, 5)
        herald._show(2, 7)
        await asyncio.sleep(0)
        await naps.over()
        setattr(getattr(table, part), LEFT[part], False)
        await naps.over()
        assert store.noted == [{2: 7}, {1: 5}]

    noting(scene, {1: table})
