"""After a standstill or a jump of its clock, the program charges nobody, whichever part notices first."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from store import StoreFailed
from tables.timekeeper import HEARTBEAT
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, acting, claim
from tests.tables.test_error_logging import Failing

FIVE = {"time": 300, "overtime": "takes"}
ROOT = Path(__file__).parents[2]


class Sleepers:
    """Lets the sleeper sleep until a test wakes it, whatever the time is."""

    def __init__(self):
        self.over = asyncio.Event()

    async def sleep(self, seconds):
        await self.over.wait()

    async def wake(self):
        self.over.set()
        await asyncio.sleep(0)
        self.over = asyncio.Event()


async def kept(house, around=None):
    """Return a table awake, the number of one asleep, both with a running clock, the sleepers and the timekeeper."""
    sleepers = Sleepers()
    other = {"around": around} if around else {}
    await house.open(sleep=sleepers.sleep, **other)
    first, second = await house.begun(agreed=FIVE), await house.begun((PARIS, PRIAM), agreed=FIVE)
    registry = await house.open(sleep=sleepers.sleep, **other)
    awake = await registry.table(first.number)
    running = asyncio.create_task(registry.timekeeper.run(), name="table keeper")
    while registry.timekeeper._beating is None:
        await asyncio.sleep(0.001)
    return awake, second.number, sleepers, running


async def dues(house, *numbers):
    return [turn.due - house.now for number in numbers for turn in await house.store.turns(number)]


@pytest.mark.parametrize("jump", [10**6, 2 * HEARTBEAT + 1, -(2 * HEARTBEAT + 1), -(10**6)])
@pytest.mark.parametrize("first", ["the sleeper", "a click", "a table that wakes"])
def test_nobody_is_charged_for_a_standstill(first, jump, tmp_path):
    @claim
    async def test(house):
        table, asleep, _, _ = await kept(house)
        house.now += 60
        await house.registry.timekeeper._catch_up()  # a minute in which the program did run
        house.now += jump
        slow = acting(table)
        match first:
            case "the sleeper":
                await house.registry.timekeeper.ring()
            case "a click":
                await house.move(table)
            case "a table that wakes":
                await house.registry.table(asleep)
        left = 300 if first == "a click" else 240
        assert await dues(house, table.number, asleep) == [left, 240]
        assert [turn.due - house.now for turn in table.turns.values()] == [left]
        assert table.seat_of(slow) is not None
        assert house.herald.told == []
        house.now += 300
        await house.registry.timekeeper.ring()

    test(tmp_path)


@claim
async def test_time_in_which_the_program_runs_is_charged(house):
    table, asleep, _, _ = await kept(house)
    for _ in range(5):
        house.now += HEARTBEAT
        await house.registry.timekeeper._catch_up()
    await house.registry.timekeeper.ring()
    await table.rest()
    assert {what for what, _ in house.herald.told} == {"taken"}
    assert not (await house.registry.table(asleep)).lobby.in_play.offered


@claim
async def test_two_alarms_after_a_standstill_give_time_back_once(house):
    table, asleep, _, _ = await kept(house)
    house.now += 10**6
    await asyncio.gather(house.registry.timekeeper.ring(), house.registry.table(asleep), table.keep_time())
    house.now += 10
    await house.registry.timekeeper.ring()
    assert await dues(house, table.number, asleep) == [290, 290]


@claim
async def test_giving_time_back_is_retried_after_a_failure(house):
    table, asleep, _, _ = await kept(house, Failing)
    house.now += 10**6
    house.store.of, house.store.before = "keep_all_turns", 1
    with pytest.raises(StoreFailed):
        await house.registry.timekeeper.ring()
    house.now += 1
    await house.registry.timekeeper.ring()
    assert await dues(house, table.number, asleep) == [300, 300]


@claim
async def test_the_sleeper_itself_gives_time_back(house):
    table, asleep, sleepers, _ = await kept(house)
    house.now += 10**6
    await sleepers.wake()
    async with asyncio.timeout(5):
        while await dues(house, table.number, asleep) != [300, 300]:
            await asyncio.sleep(0.002)
    assert house.herald.told == []


@claim
async def test_alarms_ring_in_parallel_up_to_a_limit(house):
    await house.open()
    tables = [await house.begun((HECTOR, HELEN), agreed={"time": 300}) for _ in range(40)]
    rung, most = 0, 0

    async def reach(number):
        nonlocal rung, most
        rung += 1
        most = max(most, rung)
        await asyncio.sleep(0.005)
        rung -= 1
        return True

    await house.open(reach=reach)
    house.now += 300
    await house.registry.timekeeper.ring()
    assert len(house.herald.told) == len(tables)
    assert 8 < most <= 32


STOPPED = """
import asyncio, sys, time
from pathlib import Path
from tests.tables.house import House, Recorder, acting
import tables.timekeeper as timekeeper

timekeeper.HEARTBEAT = 0.2

async def main(folder):
    house = House(Path(folder))
    await house.open(clock=time.time)
    table = await house.begun(agreed={"time": 2, "overtime": "takes"})
    running = asyncio.create_task(house.registry.timekeeper.run())
    await asyncio.sleep(0.5)
    print("go", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    house.registry.timekeeper._poked.set()
    await asyncio.sleep(0.3)
    print(house.herald.told, table.turns, flush=True)

asyncio.run(main(sys.argv[1]))
"""


def test_a_stopped_process_takes_nobodys_seat(tmp_path):
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED)
    path = {**os.environ, "PYTHONPATH": str(ROOT)}
    told = subprocess.PIPE
    with subprocess.Popen([sys.executable, script, tmp_path], env=path, stdin=told, stdout=told, text=True) as program:
        assert program.stdout.readline() == "go\n"
        program.send_signal(signal.SIGSTOP)
        time.sleep(3)
        program.send_signal(signal.SIGCONT)
        program.stdin.write("\n")
        program.stdin.flush()
        answer = program.stdout.readline()
        program.kill()
    assert "Turn(" in answer
    assert "taken" not in answer
