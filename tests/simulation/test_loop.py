"""Time that does not pass by itself, and programs that can be killed in it."""

import asyncio
import gc
import sys
import time
import warnings

import pytest
from discord.backoff import ExponentialBackoff

from running.shards import CHANCE, LOOK
from simulation.determinism import lend_time
from simulation.loop import Life, Stuck, VirtualLoop, run_virtually
from tables.backoff import Backoff

DAY = 86400.0


def played(scene, seed=1):
    """Run a scene in a world of its own; return what it returns."""
    loop = VirtualLoop(seed)
    with lend_time(loop):
        return run_virtually(loop, scene())


def test_a_day_passes_at_once():
    async def scene():
        began = time.time()
        await asyncio.sleep(DAY)
        return time.time() - began

    assert played(scene) == pytest.approx(DAY, abs=1)


def test_time_passes_even_for_those_who_only_look():
    async def scene():
        async with asyncio.timeout(1):
            while True:
                await asyncio.sleep(0)

    with pytest.raises(TimeoutError):
        played(scene)


def test_a_world_in_which_nobody_will_ever_act_is_told():
    async def scene():
        await asyncio.Event().wait()

    with pytest.raises(Stuck):
        played(scene)


def test_what_was_scheduled_first_runs_first():
    async def scene():
        order = []
        for number in range(20):
            asyncio.get_running_loop().call_soon(order.append, number)
        await asyncio.sleep(1)
        return order

    assert played(scene) == list(range(20))


@pytest.mark.parametrize("seed", [1, 2])
def test_threads_take_as_long_as_the_seed_says(seed):
    async def scene():
        order = []
        await asyncio.gather(*(asyncio.to_thread(order.append, number) for number in range(20)))
        return order

    assert played(scene, seed) == played(scene, seed)
    assert played(scene, seed) != played(scene, seed + 2)


PAUSES = {
    "discord.py": lambda: ExponentialBackoff().delay(),
    "ours": lambda: Backoff().pause(3),
    "of processes": lambda: CHANCE.uniform(0.1, LOOK),
}


@pytest.mark.parametrize("whose", PAUSES)
def test_a_pause_between_tries_is_as_long_as_the_seed_says(whose):
    async def scene():
        return [PAUSES[whose]() for _ in range(5)]

    assert played(scene) == played(scene)
    assert played(scene) != played(scene, 2)


def test_the_error_of_a_thread_is_raised_where_it_is_awaited():
    async def scene():
        await asyncio.to_thread(int, "x")

    with pytest.raises(ValueError, match="invalid literal"):
        played(scene)


class Program:
    """Counts, second by second, in a life of its own."""

    def __init__(self):
        self.life, self.count, self.cleaned = Life(), 0, []
        self.task = asyncio.get_running_loop().create_task(self.work(), context=self.life.context())

    async def work(self):
        try:
            while True:
                await asyncio.sleep(1)
                self.count += 1
                asyncio.get_running_loop().call_later(5, self.cleaned.append, "later")
        finally:
            await asyncio.sleep(0)
            self.cleaned.append("cleaned up")


def test_nothing_of_a_killed_program_runs_any_more():
    async def scene():
        program = Program()
        await asyncio.sleep(3.5)
        program.life.end()
        await asyncio.sleep(DAY)
        return program.count, program.cleaned

    assert played(scene) == (3, [])


def test_a_paused_program_goes_on_where_it_was():
    async def scene():
        program = Program()
        await asyncio.sleep(3.5)
        program.life.pause()
        await asyncio.sleep(DAY)
        assert program.count == 3
        program.life.go_on()
        await asyncio.sleep(2.4)
        return program.count

    assert played(scene) == 6


def test_what_a_program_begins_after_a_pause_ends_with_it():
    async def scene():
        life, answered, begun, done = Life(), asyncio.Event(), [], []

        async def work():
            await asyncio.sleep(5)
            done.append("worked")

        async def program():
            await answered.wait()
            begun.append(asyncio.create_task(work()))

        begun.append(asyncio.get_running_loop().create_task(program(), context=life.context()))
        await asyncio.sleep(1)
        life.pause()
        answered.set()
        await asyncio.sleep(1)
        life.go_on()
        await asyncio.sleep(1)
        life.end()
        await asyncio.sleep(DAY)
        return len(begun), done

    assert played(scene) == (2, [])


def test_a_program_can_be_killed_as_it_does_something():
    async def scene():
        life, told = Life(), []
        life.kill_at("write", 2, lambda: told.append(life.over))
        for what in ("write", "read", "write", "write"):
            life.does(what)
        return told

    assert played(scene) == [True]


def test_a_task_begun_as_its_program_dies_is_not_reported():
    async def scene():
        life = Life()

        async def program():
            life.kill_at("write", 1, lambda: None)
            life.does("write")
            asyncio.create_task(asyncio.sleep(1))  # noqa: RUF006 - nobody keeps it

        await asyncio.get_running_loop().create_task(program(), context=life.context())

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        played(scene)
        gc.collect()
    assert [str(each.message) for each in told] == []


def test_a_generator_that_awaits_on_its_way_out_is_not_reported(monkeypatch):
    async def scene():
        life = Life()

        async def request():
            try:
                await asyncio.sleep(DAY)
            finally:
                await asyncio.sleep(1)

        async def pages():
            yield await request()

        async def program():
            return [page async for page in pages()]

        begun = asyncio.get_running_loop().create_task(program(), context=life.context())
        await asyncio.sleep(1)
        life.end()
        del begun

    told = []
    monkeypatch.setattr(sys, "unraisablehook", told.append)
    played(scene)
    gc.collect()
    assert told == []
