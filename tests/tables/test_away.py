"""Players who stay away while a computer plays their seat: its result is not theirs."""

import pytest

from engine.chance import Guess
from tables.play.agreements import toggle_vote
from tables.seats.absence import replace_unreachable, take_back_seat
from tests.tables.house import HECTOR, HELEN, acting, claim
from tests.tables.test_results import NEW, books, rating
from tests.tables.test_time import MINUTES, told


async def gave_up(house, table):
    return [each.gave_up for each in (await house.store.played(table.number)).players]


@pytest.mark.slow
@claim
async def test_a_player_away_at_the_end_has_lost(house):
    await house.open()
    table = await house.begun()
    await table.change(lambda lobby: replace_unreachable(lobby, HECTOR))
    await table.rest()
    await house.play(table)
    await table.rest()
    assert table.status == "finished"
    assert await gave_up(house, table) == [1, None]
    await books(house).catch_up()
    assert (await rating(house, HECTOR))[0] < NEW.mu < (await rating(house, HELEN))[0]


@claim
async def test_who_comes_back_before_the_end_has_lost_nothing_by_it(house):
    await house.open()
    table = await house.begun()
    await table.change(lambda lobby: replace_unreachable(lobby, HECTOR))
    await table.change(lambda lobby: take_back_seat(lobby, HECTOR, "Hector"))
    await table.end()
    assert await gave_up(house, table) == [None, None]


@claim
async def test_a_player_away_before_another_left_has_lost_to_them(house):
    await house.open()
    table = await house.begun()
    await table.change(lambda lobby: replace_unreachable(lobby, HECTOR))
    await house.move(table, Guess(1))
    await table.leave(HELEN, "random", "Computer")
    await table.end()
    assert await gave_up(house, table) == [1, 2]


@claim
async def test_a_player_whose_absence_carries_the_vote_to_end_has_lost(house):
    await house.open()
    table = await house.begun(agreed={"time": 5 * MINUTES, "overtime": "takes"})
    slow = acting(table)
    (other,) = {HECTOR, HELEN} - {slow}
    await table.change(lambda lobby: toggle_vote(lobby, other, "end"))
    assert table.status == "playing"
    await house.wait(6 * MINUTES)
    assert table.status == "ended"
    assert await gave_up(house, table) == [1 if user == slow else None for user in (HECTOR, HELEN)]
    assert ("taken", slow) not in told(house), "no computer plays for them now"


@claim
async def test_a_game_that_ends_with_a_player_who_left_is_lost_by_nobody(house):
    await house.open()
    table = await house.begun(leaving="ends")
    await table.change(lambda lobby: replace_unreachable(lobby, HECTOR), ends=True)
    assert await gave_up(house, table) == [None, None]


@claim
async def test_warnings_and_deadlines_survive_a_restart(house):
    registry = await house.open()
    table = await house.begun(agreed={"time": 5 * MINUTES, "overtime": "takes"})
    slow = acting(table)
    await house.wait(4 * MINUTES)
    assert told(house) == [("warned", slow)]
    await registry.close()
    house.now += 1000
    registry = await house.open()
    await registry.timekeeper.resume()
    await house.wait(0)
    assert told(house) == [], "they were warned before"
    await house.wait(40)
    assert told(house) == [("warned", slow)]
    await house.wait(25)
    assert told(house) == [("warned", slow), ("taken", slow)]
