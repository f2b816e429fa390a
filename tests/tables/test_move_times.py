"""How long people take for their moves, as far as something fair can be said about it."""

from tests.tables.house import HECTOR, HELEN, acting, claim


async def times(house, table):
    return [took for user in (HECTOR, HELEN) for took in await house.store.move_times(user, [table.number])]


@claim
async def test_the_time_of_a_move_runs_from_its_question(house):
    await house.open()
    table = await house.begun()
    for seconds in (30.0, 12.0):
        house.now += seconds
        await house.move(table)
    assert sorted(await times(house, table)) == [12.0, 30.0]


@claim
async def test_a_move_after_a_change_of_seats_has_no_time(house):
    await house.open()
    table = await house.begun()
    house.now += 30.0
    await table.change(lambda lobby: lobby.decided(votes={"pause": [acting(table)]}))
    await house.move(table)
    assert await times(house, table) == []


@claim
async def test_a_move_after_a_restart_has_no_time(house):
    await house.open()
    table = await house.begun()
    await house.crash()
    await house.open()
    table = await house.registry.table(table.number)
    house.now += 30.0
    await house.move(table)
    assert await times(house, table) == []
    house.now += 5.0
    await house.move(table)
    assert await times(house, table) == [5.0]
