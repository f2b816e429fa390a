"""When the time of very many turns is up at once, all of it is stored before anything is told."""

import asyncio

import pytest

from playground.clock import Clock
from tables.play.timekeeper import MANY, PACE, Rush
from tests.tables.house import claim

CROWD = range(MANY + 1)


def run(scene):
    asyncio.run(asyncio.wait_for(scene(), 60))


async def turns(count=20):
    for _ in range(count):
        await asyncio.sleep(0)


def told_by(rush, told):
    """Let everybody of a crowd be told, and note who was."""

    async def tell(table):
        await rush.pass_by(table)
        told.append(table)

    return [asyncio.create_task(tell(table)) for table in CROWD]


def test_a_crowd_is_told_one_by_one_after_the_rush():
    async def scene():
        clock, told = Clock(flowing=False), []
        rush = Rush(clock.sleep)
        with rush.holding_back(CROWD):
            tasks = told_by(rush, told)
            await turns()
            assert told == []
            await rush.pass_by(10**6)  # nobody else waits
        await turns()
        assert told == [0]
        await clock.advance(3.5 * PACE)
        await turns()
        assert told == [0, 1, 2, 3]
        for _ in CROWD:
            await clock.advance(PACE)
            await turns(3)
        await asyncio.gather(*tasks)
        assert told == [*CROWD]
        await rush.pass_by(0)

    run(scene)


def test_a_few_are_told_at_once():
    async def scene():
        rush = Rush(Clock(flowing=False).sleep)
        with rush.holding_back(range(MANY)):
            await rush.pass_by(0)

    run(scene)


def test_a_failure_in_a_rush_holds_nobody_back_for_good():
    async def scene():
        clock = Clock(flowing=False)
        rush = Rush(clock.sleep)
        try:
            with rush.holding_back(CROWD):
                raise RuntimeError
        except RuntimeError:
            await clock.advance(0)
        await turns()
        await rush.pass_by(0)
        await clock.advance(len(CROWD) * PACE)
        await turns()
        await rush.pass_by(MANY)

    run(scene)


@pytest.mark.slow
@claim
async def test_all_alarms_are_stored_before_one_is_told(house):
    await house.open()
    tables = [await house.begun(agreed={"time": 300, "overtime": "reminds"}) for _ in CROWD]
    registry = await house.open(sleep=Clock(flowing=False).sleep)
    house.now += 300
    due = len(await house.store.alarms(house.now))
    left, tasks = [], []

    async def tell(table):
        await registry.timekeeper.rush.pass_by(table)
        left.append(len(await house.store.alarms(house.now)))

    timed = house.herald.timed

    async def telling(table, user, what):
        tasks.append(asyncio.create_task(tell(table.number), name="table told"))
        await timed(table, user, what)

    house.herald.timed = telling
    await registry.timekeeper.ring()
    while not left:  # the store answers from its own thread
        await asyncio.sleep(0)
    assert due == len(tables) == len(house.herald.told)
    assert left == [0], "the first is told when all is stored, and the others later"
