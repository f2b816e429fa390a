"""What every store promises about the messages of games that have stopped."""

from tests.store.stores import claim, dealt, finish, message, opened


async def ended(store, at):
    table = await dealt(store)
    await finish(store, table, "ended", None, at)
    return table


@claim
async def test_messages_of_games_that_stopped_long_ago_are_forgotten(store):
    old, recent, playing = await ended(store, 10.0), await ended(store, 60.0), await dealt(store)
    lobby = (await opened(store, created=1.0)).id
    for number, table in enumerate((old, recent, playing, lobby), 1):
        await store.remember(message(table, number))
    assert await store.forget_past((), 50.0, 9) == 1
    assert [len(await store.remembered(table)) for table in (old, recent, playing, lobby)] == [0, 1, 1, 1]


@claim
async def test_work_that_is_left_at_an_old_game_is_not_forgotten(store):
    table = await ended(store, 10.0)
    for number, kind in enumerate(("table", "posting table", "thread", "ping 7"), 1):
        await store.remember(message(table, number, kind=kind))
    assert await store.forget_past(("posting", "thread"), 50.0, 9) == 2
    assert [each.kind for each in await store.remembered(table)] == ["posting table", "thread"]


@claim
async def test_old_messages_are_forgotten_some_at_a_time(store):
    table = await ended(store, 10.0)
    for number in range(1, 6):
        await store.remember(message(table, number))
    assert [await store.forget_past((), 50.0, 2) for _ in range(4)] == [2, 2, 1, 0]


@claim
async def test_a_message_posted_lately_for_an_old_game_stays(store):
    table = await ended(store, 10.0)
    await store.remember(message(table, 99))
    assert await store.forget_past((), 50.0, 9) == 0
