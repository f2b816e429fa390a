"""Pictures that answer a click are drawn before those that are redrawn by themselves, and none is waited for long."""

import asyncio
import threading
from contextlib import contextmanager

import pytest

from cogs.answering.pictures import BRIEFLY, BURST, PaintingThreads, Pictures
from cogs.answering.worker import IN_BACKGROUND, Worker


class Clock:
    """Stands still until it is told."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@contextmanager
def one_thread(clock=None):
    """Provide a single painting thread, and what lets it go on with the picture that it holds."""
    threads, held = PaintingThreads(1, *([clock] if clock else [])), threading.Event()
    try:
        yield threads, held
    finally:
        held.set()
        threads.close()


def run(scene):
    asyncio.run(asyncio.wait_for(scene(), 60.0))


async def ask(threads, make, *, background):
    """Ask for a picture as a click does, or as a worker; return the task when it waits."""

    async def asked():
        IN_BACKGROUND.set(background)
        return await threads.run(make)

    task = asyncio.create_task(asked())
    for _ in range(3):
        await asyncio.sleep(0)
    return task


def test_a_click_is_drawn_before_redraws_that_came_first():
    async def scene():
        with one_thread() as (threads, held):
            drawn, tasks = [], [await ask(threads, held.wait, background=True)]
            for name, background in [("redraw", True), ("click", False), ("another redraw", True)]:
                tasks.append(await ask(threads, lambda name=name: drawn.append(name), background=background))
            held.set()
            await asyncio.gather(*tasks)
            assert drawn == ["click", "redraw", "another redraw"]

    run(scene)


@pytest.mark.parametrize("late", [False, True])
def test_a_wait_that_is_given_up_keeps_no_thread(late):
    """Also if their turn has come just then."""

    async def scene():
        with one_thread() as (threads, held):
            first = await ask(threads, held.wait, background=False)
            gone = await ask(threads, lambda: "gone", background=False)
            last = await ask(threads, lambda: "last", background=False)
            if late:
                first.cancel()  # whose turn goes to the next one within this turn of the loop
                await asyncio.sleep(0)
            gone.cancel()
            held.set()
            assert await last == "last"
            assert await threads.run(lambda: "later") == "later"

    run(scene)


def test_threads_are_busy_while_many_pictures_wait():
    async def scene():
        with one_thread(clock := Clock()) as (threads, held):
            slow = await ask(threads, held.wait, background=True)
            clock.now += 8 * BRIEFLY  # an eighth of which counts as usual
            held.set()
            await slow
            held.clear()
            tasks = [await ask(threads, held.wait, background=True) for _ in range(BURST + 2)]
            assert not threads.are_busy(), "a click waits for no redraw"
            tasks += [await ask(threads, held.wait, background=False) for _ in range(BURST)]
            assert not threads.are_busy(), "so many come at once after a move"
            tasks.append(await ask(threads, held.wait, background=False))
            assert threads.are_busy()
            held.set()
            await asyncio.gather(*tasks)
            assert not threads.are_busy()

    run(scene)


def test_quick_threads_are_not_busy_however_many_wait():
    async def scene():
        with one_thread(Clock()) as (threads, held):
            tasks = [await ask(threads, held.wait, background=False) for _ in range(10 * BURST)]
            assert not threads.are_busy()
            held.set()
            await asyncio.gather(*tasks)

    run(scene)


def test_a_picture_is_left_out_at_once_while_threads_are_busy():
    async def scene():
        pictures, drawn = Pictures(None, pictures=False), []
        pictures._threads.are_busy = lambda: True
        assert await pictures._in_time("a table", lambda: drawn.append("a table")) is None
        assert not drawn
        assert pictures.left_out == 1
        pictures.close()

    run(scene)


def test_what_a_worker_asks_for_is_a_redraw():
    async def scene():
        seen = []

        async def work():
            seen.append(IN_BACKGROUND.get())

        worker = Worker(work, "a redraw", asyncio.sleep)
        worker.ask()
        await worker.rest()
        assert seen == [True]
        assert not IN_BACKGROUND.get()

    run(scene)
