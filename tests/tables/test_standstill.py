"""Nobody is charged for time in which nobody could play, however short, whichever part notices first."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from store import ALIVE, StoreFailed
from tables.duration import HOUR
from tables.play import heartbeat
from tables.play.agreements import toggle_vote
from tables.play.heartbeat import BEAT, LATE, SIGN
from tables.play.timekeeper import SIDE_BY_SIDE
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, Around, acting, claim
from tests.tables.test_error_logging import Failing

FIVE = {"time": 300, "overtime": "takes"}
SHORTEST = {"time": 60, "overtime": "takes"}
SHORT = BEAT + LATE + 1
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _busy(monkeypatch):
    """Let the store take its time: a busy machine is no outage."""
    monkeypatch.setattr(heartbeat, "SLOW", 60.0)


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


async def kept(house, around=None, agreed=FIVE):
    """Return a table awake, the number of one asleep, both with a running clock, the sleepers and the timekeeper."""
    sleepers = Sleepers()
    other = {"around": around} if around else {}
    await house.open(sleep=sleepers.sleep, **other)
    first, second = await house.begun(agreed=agreed), await house.begun((PARIS, PRIAM), agreed=agreed)
    registry = await house.open(sleep=sleepers.sleep, **other)
    awake = await registry.table(first.number)
    running = asyncio.create_task(registry.timekeeper.run(), name="table keeper")
    while await house.store.value(ALIVE) is None:
        await asyncio.sleep(0.001)
    return awake, second.number, sleepers, running


def pass_time(house, seconds):
    """Let time pass in which the program runs."""
    house.now += seconds
    house.registry.timekeeper._heartbeat.see()


async def dues(house, *numbers):
    return [turn.due - house.now for number in numbers for turn in await house.store.turns(number)]


@pytest.mark.parametrize("jump", [10**6, 100, SHORT, -SHORT, -100, -(10**6)])
@pytest.mark.parametrize("first", ["the sleeper", "a click", "a table that wakes"])
def test_nobody_is_charged_for_a_standstill(first, jump, tmp_path):
    @claim
    async def test(house):
        table, asleep, _, _ = await kept(house)
        pass_time(house, 60)
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


@pytest.mark.parametrize("gaps", [[40], [SHORT, 30 - SHORT], [SHORT] * 8])
def test_tables_are_redrawn_once_the_time_given_back_is_seen(gaps, tmp_path):
    @claim
    async def test(house):
        table, _, _, _ = await kept(house)
        house.herald.heard.clear()
        for at, gap in enumerate(gaps):
            assert ("seated", table.number) not in house.herald.heard, f"after {sum(gaps[:at])} seconds"
            pass_time(house, 1)
            house.now += gap
            await house.registry.timekeeper.ring()
            await table.rest()
        assert house.herald.heard.count(("seated", table.number)) == 1

    test(tmp_path)


@claim
async def test_time_in_which_the_program_runs_is_charged(house):
    table, asleep, _, _ = await kept(house)
    for _ in range(int(300 / BEAT)):
        house.now += BEAT
        house.registry.timekeeper._heartbeat._seen = await house.registry.timekeeper._heartbeat.catch_up()
    await house.registry.timekeeper.ring()
    await table.rest()
    assert {what for what, _ in house.herald.told} == {"taken"}
    assert not (await house.registry.table(asleep)).lobby.in_play.offered


@claim
async def test_two_alarms_after_a_standstill_give_time_back_once(house):
    table, asleep, _, _ = await kept(house)
    house.now += 10**6
    await asyncio.gather(house.registry.timekeeper.ring(), house.registry.table(asleep), table.keep_time())
    house.now += BEAT
    await house.registry.timekeeper.ring()
    assert await dues(house, table.number, asleep) == [300 - BEAT] * 2


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
    async with asyncio.timeout(60):
        while await dues(house, table.number, asleep) != [300, 300]:
            await asyncio.sleep(0.002)
    assert house.herald.told == []


@pytest.mark.parametrize("last", [0, 30, 59.5])
def test_a_stop_of_less_than_two_minutes_takes_no_seat(last, tmp_path):
    @claim
    async def test(house):
        table, asleep, _, _ = await kept(house, agreed=SHORTEST)
        pass_time(house, last)
        house.now += 100
        await house.registry.timekeeper.ring()
        assert house.herald.told == []
        assert await dues(house, table.number, asleep) == [60 - last] * 2

    test(tmp_path)


class Stopping(Around):
    """Lets the program stand still within a call of the store, once, after so many that go well."""

    within, after, seconds = None, 0, 100

    def __getattr__(self, name):
        if name != self.within:
            return getattr(self.inner, name)
        if self.after:
            self.after -= 1
            return getattr(self.inner, name)

        async def stops(*about):
            self.within = None
            self.house.now += self.seconds
            return await getattr(self.inner, name)(*about)

        return stops


@pytest.mark.parametrize("within", ["alarms", "reach", "keep_turns", "log"])
def test_a_stop_while_an_alarm_is_looked_at_takes_no_seat(within, tmp_path):
    @claim
    async def test(house):
        table, asleep, _, _ = await kept(house, Stopping, SHORTEST)
        house.store.house, house.store.within = house, within
        pass_time(house, 46)  # a warning is due

        async def reach(number):
            if within == "reach" and house.store.within:
                house.store.within = None
                house.now += 100
            return True

        object.__setattr__(house.registry.services, "reach", reach)
        await house.registry.timekeeper.ring()
        assert house.store.within is None
        await house.registry.timekeeper.ring()
        assert "taken" not in [what for what, _ in house.herald.told]
        assert await dues(house, table.number, asleep) == [14, 14]

    test(tmp_path)


class Waking(Around):
    """Lets a table wake while time is given back, between the question which tables have clocks and its answer."""

    number = 0

    def __init__(self, store):
        super().__init__(store)
        self.house: Any = None
        self.read = asyncio.Event()

    async def timed(self, *about):
        found = await self.inner.timed(*about)
        if self.number:
            number, self.number = self.number, 0
            self.read.clear()
            self.waking = asyncio.create_task(self.house.registry.table(number))
            await self.read.wait()
        return found

    async def table_events(self, number):
        found = await self.inner.table_events(number)
        self.read.set()  # nothing else is read before the table wakes
        return found


@claim
async def test_a_table_that_wakes_as_time_is_given_back_gets_it_too(house):
    _, asleep, _, _ = await kept(house, Waking, SHORTEST)
    house.store.house, house.store.number = house, asleep
    house.now += 100
    await house.registry.timekeeper.ring()
    await house.store.waking
    assert "taken" not in [what for what, _ in house.herald.told]
    assert await dues(house, asleep) == [60]


@claim
async def test_a_stop_right_before_an_alarm_rings_takes_no_seat(house):
    table, asleep, _, _ = await kept(house, Stopping, {"time": HOUR, "overtime": "takes"})
    pass_time(house, HOUR * 3 / 4)  # a warning is due
    house.store.house, house.store.within, house.store.after, house.store.seconds = house, "settings", 1, HOUR
    await house.registry.timekeeper.look(table.number)
    assert house.store.within is None
    await house.registry.timekeeper.ring()
    assert "taken" not in [what for what, _ in house.herald.told]
    assert await dues(house, table.number, asleep) == [HOUR / 4] * 2


@claim
async def test_a_stop_while_a_pause_begins_is_not_charged(house):
    table, _, _, _ = await kept(house, agreed=SHORTEST)

    async def reach(number):
        house.now += 50 * table.lobby.in_play.paused * (house.now < 1050)
        return True

    object.__setattr__(house.registry.services, "reach", reach)
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))
    (turn,) = await house.store.turns(table.number)
    assert (house.now, turn.due, turn.remaining) == (1050, None, 60)


@pytest.mark.parametrize("failing", ["keep", "every write"])
def test_nobody_is_charged_for_an_outage_of_the_store(failing, tmp_path):
    @claim
    async def test(house):
        class Broken(Around):
            broken = False

            def __getattr__(self, name):
                if self.broken and (name == "keep" or (failing == "every write" and name.startswith("keep"))):
                    raise StoreFailed("no room")
                return getattr(self.inner, name)

        table, asleep, _, _ = await kept(house, Broken, SHORTEST)
        keeper, heart = house.registry.timekeeper, house.registry.timekeeper._heartbeat
        pass_time(house, SIGN)
        house.store.broken = True
        for _ in range(30):  # it runs all the time, and nobody can store a move
            house.now += BEAT
            await heart.sign()
            with contextlib.suppress(StoreFailed):
                heart._seen = await heart.catch_up()
            with contextlib.suppress(StoreFailed):
                await keeper.ring()
        house.store.broken = False
        await keeper.ring()
        assert house.herald.told == []
        assert await dues(house, table.number, asleep) == [60 - SIGN] * 2

    test(tmp_path)


@claim
async def test_nobody_is_charged_while_the_store_does_not_answer(house):
    class Slow(Around):
        answers = None

        async def keep(self, key, value):
            if self.answers:
                await self.answers.wait()
            await self.inner.keep(key, value)

    table, asleep, _, _ = await kept(house, Slow, SHORTEST)
    heart = house.registry.timekeeper._heartbeat
    house.store.answers = asyncio.Event()
    signing = asyncio.create_task(heart.sign())
    await asyncio.sleep(0)
    heart._asked -= heartbeat.SLOW + 1  # it has been waiting for a while
    for _ in range(35):
        house.now += BEAT
        heart._seen = heart._seen if heart.has_stopped(house.now) else house.now
    ringing = asyncio.create_task(house.registry.timekeeper.ring())
    await asyncio.sleep(0.01)
    house.store.answers.set()
    await asyncio.gather(signing, ringing)
    assert house.herald.told == []
    assert await dues(house, table.number, asleep) == [60, 60]


@claim
async def test_nobody_is_charged_for_a_restart_until_people_can_play(house):
    await house.open()
    table = await house.begun(agreed=SHORTEST)
    pass_time(house, 20)
    await house.registry.timekeeper.record_alive()
    house.now += 40
    registry = await house.open(sleep=Sleepers().sleep)
    await registry.timekeeper.resume()
    house.now += 50  # until it has joined Discord
    running = asyncio.create_task(registry.timekeeper.run(), name="table keeper")
    async with asyncio.timeout(60):
        while await dues(house, table.number) != [40]:
            await asyncio.sleep(0.002)
    assert house.herald.told == []
    running.cancel()


@claim
async def test_a_restart_during_a_start_gives_time_back_once(house):
    await house.open()
    table = await house.begun(agreed=SHORTEST)
    await house.registry.timekeeper.record_alive()
    for _ in range(3):
        house.now += 40
        await (await house.open()).timekeeper.resume()
    assert await dues(house, table.number) == [60]


@claim
async def test_a_program_that_stops_right_after_a_standstill_charges_nobody(house):
    table, asleep, _, running = await kept(house, agreed=SHORTEST)
    house.now += 100
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await house.registry.close()
    house.now += 100
    await (await house.open()).timekeeper.resume()
    assert await dues(house, table.number, asleep) == [60, 60]


@pytest.mark.slow
@claim
async def test_alarms_ring_in_parallel_up_to_a_limit(house):
    await house.open()
    tables = [await house.begun((HECTOR, HELEN), agreed={"time": 300}) for _ in range(SIDE_BY_SIDE + 8)]
    rung, most, together = 0, 0, asyncio.Event()

    async def reach(number):
        nonlocal rung, most
        rung += 1
        most = max(most, rung)
        if rung == SIDE_BY_SIDE:
            together.set()
        await together.wait()
        await asyncio.sleep(0)
        rung -= 1
        return True

    await house.open(reach=reach)
    house.now += 300
    await house.registry.timekeeper.ring()
    assert len(house.herald.told) == len(tables)
    assert most == SIDE_BY_SIDE


STOPPED = """
import asyncio, sys, time
from pathlib import Path
from tests.tables.house import House, Recorder, acting
from tables.play import heartbeat

heartbeat.BEAT = heartbeat.LATE = 0.2

async def main(folder):
    house = House(Path(folder))
    jump = Path(folder, "jump")  # seconds by which the clock has gone on while this process stood still
    await house.open(clock=lambda: time.time() + float(jump.read_text()))
    table = await house.begun(agreed={"time": 2, "overtime": "takes"})
    running = asyncio.create_task(house.registry.timekeeper.run())
    await asyncio.sleep(0.05)
    print("go", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    house.registry.timekeeper._poked.set()
    await asyncio.sleep(0.05)
    print(house.herald.told, table.turns, flush=True)

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.slow
def test_a_stopped_process_takes_nobodys_seat(tmp_path):
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED)
    (tmp_path / "jump").write_text("0")
    path = {**os.environ, "PYTHONPATH": str(ROOT)}
    told = subprocess.PIPE
    with subprocess.Popen([sys.executable, script, tmp_path], env=path, stdin=told, stdout=told, text=True) as program:
        assert program.stdout.readline() == "go\n"
        program.send_signal(signal.SIGSTOP)
        (tmp_path / "jump").write_text("3")
        program.send_signal(signal.SIGCONT)
        program.stdin.write("\n")
        program.stdin.flush()
        answer = program.stdout.readline()
        program.kill()
    assert "Turn(" in answer
    assert "taken" not in answer
