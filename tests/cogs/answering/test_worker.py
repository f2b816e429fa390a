"""What a worker retries, when, and what it does not; the tests control the clock."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from cogs.answering.failures import is_temporary
from cogs.answering.worker import Worker
from store import StoreFailed
from tables.backoff import Backoff


def refused(status: int, **headers: str) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="", headers=headers)
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, {"code": 0, "message": ""})


class Bench:
    """A worker with scripted outcomes, and pauses that last until the test ends them."""

    def __init__(self, *outcomes):
        self.outcomes, self.pauses, self.done, self.gate = list(outcomes), [], 0, asyncio.Event()
        self.settled = 0
        backoff = Backoff(1.0, 300.0, chance=lambda: 1.0)
        self.worker = Worker(self.work, "something", self.sleep, backoff=backoff, settled=self.count)

    def count(self):
        self.settled += 1

    async def work(self):
        self.done += 1
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def sleep(self, seconds):
        self.pauses.append(seconds)
        await self.gate.wait()

    async def ask(self):
        self.worker.ask()
        await self.settle()

    async def settle(self):
        for _ in range(5):
            await self.worker.rest()
            await asyncio.sleep(0)

    async def go_on(self, pauses):
        self.gate.set()
        while len(self.pauses) < pauses:
            await asyncio.sleep(0)
        await self.settle()


PASSING = [refused(503), refused(500), refused(429), discord.RateLimited(5.0), StoreFailed("disk"), TimeoutError()]
PASSING += [aiohttp.ServerDisconnectedError(), ConnectionResetError()]
FINAL = [refused(400), refused(403), refused(404), ValueError("ours"), discord.InvalidData("odd")]


@pytest.mark.parametrize("wrong", PASSING, ids=lambda each: f"{type(each).__name__}{getattr(each, 'status', '')}")
def test_a_temporary_failure_is_retried(wrong):
    async def scene():
        bench = Bench(wrong)
        await bench.ask()
        assert is_temporary(wrong)
        assert (bench.done, bench.settled, bench.worker.done) == (1, 0, False)
        await bench.go_on(1)
        assert (bench.done, bench.settled, bench.worker.done) == (2, 1, True)

    asyncio.run(scene())


@pytest.mark.parametrize("wrong", FINAL, ids=lambda each: f"{type(each).__name__}{getattr(each, 'status', '')}")
def test_after_a_final_failure_a_worker_waits_until_asked(wrong):
    async def scene():
        bench = Bench(wrong)
        await bench.ask()
        assert (bench.pauses, bench.settled, bench.worker.resting, bench.worker.done) == ([], 0, True, False)
        await bench.ask()
        assert (bench.done, bench.settled) == (2, 1)

    asyncio.run(scene())


def test_pauses_double_up_to_five_minutes():
    async def scene():
        bench = Bench(*[refused(503)] * 11)
        await bench.ask()
        await bench.go_on(11)
        assert bench.pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
        assert bench.worker.done

    asyncio.run(scene())


def test_pauses_start_small_again_after_a_success():
    async def scene():
        bench = Bench(refused(503), refused(503), None, refused(503))
        await bench.ask()
        await bench.go_on(2)
        await bench.ask()
        await bench.go_on(3)
        assert bench.pauses == [1, 2, 1]

    asyncio.run(scene())


def test_jitter_takes_up_to_half_of_a_pause():
    assert Backoff(chance=lambda: 1.0).pause(3) == 4
    assert Backoff(chance=lambda: 0.0).pause(3) == 2
    assert len({Backoff().pause(3) for _ in range(20)}) > 1


def test_a_new_request_ends_a_pause():
    async def scene():
        bench = Bench(refused(503))
        await bench.ask()
        await bench.ask()
        assert (bench.done, bench.worker.done) == (2, True)

    asyncio.run(scene())


@pytest.mark.parametrize("wrong", [refused(429, **{"Retry-After": "60"}), discord.RateLimited(60.0)])
def test_a_new_request_does_not_end_a_pause_that_discord_demands(wrong):
    async def scene():
        bench = Bench(wrong)
        await bench.ask()
        await bench.ask()
        assert (bench.done, bench.pauses) == (1, [61])
        await bench.go_on(1)
        assert bench.done == 2

    asyncio.run(scene())


def test_work_may_schedule_its_next_run():
    async def scene():
        bench = Bench(30.0)
        await bench.ask()
        assert (bench.pauses, bench.worker.done, bench.settled) == ([30.0], False, 0)
        await bench.go_on(1)
        assert (bench.done, bench.settled) == (2, 1)

    asyncio.run(scene())


def test_a_closed_worker_starts_nothing():
    async def scene():
        bench = Bench(refused(503))
        await bench.ask()
        bench.worker.close()
        await bench.ask()
        bench.gate.set()
        await asyncio.sleep(0)
        assert bench.done == 1
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(scene())


def test_work_never_runs_twice_at_once():
    async def scene():
        under_way, most, gate = 0, 0, asyncio.Event()

        async def work():
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            await gate.wait()
            under_way -= 1

        latest = Worker(work, "something", asyncio.sleep)
        for _ in range(3):
            latest.ask()
            await asyncio.sleep(0)
        gate.set()
        await latest.rest()
        assert most == 1

    asyncio.run(scene())
