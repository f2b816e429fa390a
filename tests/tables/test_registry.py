"""Lobbies in the store: opened, changed by one person at a time, begun once, closed."""

import asyncio
import gc
from unittest import mock

import pytest

from games.iliad.rules.game import Iliad
from tables.play import registry as registries
from tables.seats.lobby import NOTICE, Lobby
from tests.tables.house import HECTOR, HELEN, PARIS, STRANGER, House, claim, reason


def joins(user):
    return lambda lobby: lobby.join(user, f"user {user}")


async def stored(house, number):
    return Lobby.load((await house.store.table(number)).lobby)


@claim
async def test_a_lobby_is_opened_with_its_host_seated(house):
    await house.open()
    number = await house.lobby(seats=4)
    lobby = await stored(house, number)
    assert (lobby.variant, lobby.seats, lobby.seat_of(HECTOR)) == ("standard", 4, 0)
    assert [row.id for row in await house.store.tables_of(HECTOR, ["lobby"])] == [number]


@claim
async def test_a_lobby_has_the_fewest_seats_unless_somebody_asks_for_more(house):
    await house.open()
    assert (await stored(house, await house.lobby(seats=None))).seats == 2
    teams = await stored(house, await house.lobby(seats=None, variant="teams"))
    assert (teams.variant, teams.seats) == ("teams", 4)


@claim
async def test_unknown_games_and_tables_are_refused(house):
    registry = await house.open()
    assert await reason(house.lobby(game="chess")) == "no-such-game"
    assert await reason(house.lobby(seats=9)) == "no-such-table"
    assert await reason(house.lobby(seats=3, variant="teams")) == "no-such-table"
    assert await reason(house.lobby(seats=None, variant="chess")) == "no-such-table"
    assert await reason(registry.table(5)) == "no-table"
    assert await reason(registry.row(5)) == "no-table"
    assert await reason(registry.change(5, joins(HELEN))) == "no-table"
    assert await house.store.table(1) is None


@claim
async def test_a_lobby_is_not_a_game_in_play(house):
    registry = await house.open()
    assert await reason(registry.table(await house.lobby())) == "not-begun"


@claim
async def test_what_is_agreed_is_in_the_store(house):
    registry = await house.open()
    number = await house.lobby(seats=3)
    await registry.change(number, joins(HELEN))
    await registry.change(number, lambda lobby: lobby.leave(HECTOR))
    await registry.change(number, lambda lobby: lobby.add_computer(HELEN, "greedy", "Computer"))
    await registry.change(number, lambda lobby: lobby.agree(HELEN, "first", 1))
    row = await registry.row(number)
    assert (row.host, (await stored(house, number)).options) == (HELEN, {"first": 1})
    assert [(seated.user, seated.level) for seated in await house.store.seats(number)] == [
        (HELEN, None),
        (None, "greedy"),
    ]


@claim
async def test_an_option_that_the_game_lacks_is_refused(house):
    registry = await house.open()
    number = await house.lobby()
    before = await stored(house, number)
    assert await reason(registry.change(number, lambda lobby: lobby.agree(HECTOR, "first", 7))) == "no-such-table"
    assert await reason(registry.change(number, lambda lobby: lobby.agree(HECTOR, "horses", 1))) == "no-such-table"
    assert await stored(house, number) == before


@claim
async def test_two_changes_at_once_both_count(house):
    registry = await house.open()
    number = await house.lobby(seats=5)
    await asyncio.gather(*(registry.change(number, joins(user)) for user in (HELEN, PARIS, STRANGER)))
    lobby = await stored(house, number)
    assert {sitter.user for sitter in lobby.sitters} == {HECTOR, HELEN, PARIS, STRANGER}
    assert len(await house.store.seats(number)) == 4


@claim
async def test_of_two_people_only_one_gets_the_last_seat(house):
    registry = await house.open()
    number = await house.lobby(seats=2)
    asked = [reason(registry.change(number, joins(user))) for user in (HELEN, PARIS)]
    assert sorted(await asyncio.gather(*asked), key=str) == [None, "table-full"]


@claim
async def test_changes_at_different_tables_never_interfere(house):
    registry = await house.open()
    numbers = [await house.lobby(seats=6, host=host) for host in range(71, 77)]
    changes = [registry.change(number, joins(user)) for user in range(1, 6) for number in numbers]
    await asyncio.gather(*changes)
    assert [(await stored(house, number)).free for number in numbers] == [0] * 6
    assert not registry._locks


@claim
async def test_a_game_begins_when_all_are_seated_and_the_host_starts_it(house):
    registry = await house.open()
    number = await house.lobby()
    assert await reason(registry.start(number, HECTOR)) == "seats-free"
    await registry.change(number, joins(HELEN))
    assert await reason(registry.start(number, HELEN)) == "host-only"
    assert await house.store.log(number) == []
    table = await registry.start(number, HECTOR)
    assert (table.status, table.match.ply, (await registry.row(number)).status) == ("playing", 0, "playing")
    assert house.herald.moves == [(number, 0, 0)]


@claim
async def test_two_starts_at_once_deal_once(house):
    registry = await house.open()
    number = await house.lobby()
    await registry.change(number, joins(HELEN))
    asked = [reason(registry.start(number, HECTOR)) for _ in range(3)]
    assert sorted(await asyncio.gather(*asked), key=str) == [None, "begun", "begun"]
    assert house.herald.heard == [("played", number)]


@claim
async def test_a_host_cannot_change_the_terms_and_start_at_once(house):
    registry = await house.open()
    for change in (
        lambda lobby: lobby.agree(HECTOR, "hints", "off"),
        lambda lobby: lobby.agree(HECTOR, "first", 1),
        lambda lobby: lobby.play(HECTOR, Iliad(), "standard", 3).add_computer(HECTOR, "easy", "C"),
    ):
        number = await house.lobby()
        await registry.change(number, joins(HELEN))
        house.now += 100
        await registry.change(number, change)
        registry = await house.open()
        assert await reason(registry.start(number, HECTOR)) == "just-changed"
        house.now += NOTICE - 1
        assert await reason(registry.start(number, HECTOR)) == "just-changed"
        house.now += 1
        assert (await registry.start(number, HECTOR)).status == "playing"


@claim
async def test_a_host_without_guests_or_changes_starts_at_once(house):
    registry = await house.open()
    alone, agreed = await house.lobby(), await house.lobby()
    await registry.change(alone, lambda lobby: lobby.add_computer(HECTOR, "easy", "C"))
    await registry.change(alone, lambda lobby: lobby.agree(HECTOR, "hints", "off"))
    assert (await registry.start(alone, HECTOR)).status == "playing"
    await registry.change(agreed, lambda lobby: lobby.agree(HECTOR, "hints", "off"))
    await registry.change(agreed, joins(HELEN))
    await registry.change(agreed, lambda lobby: lobby.agree(HECTOR, "hints", "off"))
    assert (await registry.start(agreed, HECTOR)).status == "playing"


@claim
async def test_a_lobby_that_has_begun_is_closed_to_changes(house):
    registry = await house.open()
    table = await house.begun()
    assert await reason(registry.change(table.number, lambda lobby: lobby.leave(HELEN))) == "begun"
    assert await reason(registry.cancel(table.number, HECTOR)) == "begun"
    assert await registry.table(table.number) is table


@claim
async def test_the_host_or_a_moderator_cancels(house):
    registry = await house.open()
    for user, moderator in ((HECTOR, False), (STRANGER, True)):
        number = await house.lobby()
        assert await reason(registry.cancel(number, STRANGER)) == "host-only"
        assert (await registry.cancel(number, user, moderator=moderator)).status == "ended"
        assert (await registry.row(number)).status == "ended"
        assert await reason(registry.change(number, joins(HELEN))) == "ended"
        assert await reason(registry.start(number, HECTOR)) == "ended"
        assert await reason(registry.table(number)) == "ended"


@claim
async def test_a_deserted_lobby_ends(house):
    registry = await house.open()
    number = await house.lobby()
    await registry.change(number, lambda lobby: lobby.add_computer(HECTOR, "greedy", "Computer"))
    assert (await registry.change(number, lambda lobby: lobby.leave(HECTOR))).status == "ended"
    assert (await registry.row(number)).status == "ended"


async def only_awake_ones_in_use(registry):
    """Wait until nobody holds a table that sleeps; one may still finish what it was doing."""
    async with asyncio.timeout(60):
        while len(registry._in_use) != len(registry._awake):
            gc.collect()
            await asyncio.sleep(0.01)


@pytest.mark.slow
@claim
@mock.patch.object(registries, "AWAKE", 50)
async def test_of_too_many_tables_the_oldest_do_not_stay_awake(house: House):
    registry = await house.open()
    numbers = [(await house.begun((HECTOR,), 1)).number for _ in range(60)]
    await only_awake_ones_in_use(registry)
    assert len(registry._awake) == 50
    assert numbers[0] not in registry._awake
    before = await house.store.log(numbers[0])
    assert (await house.store.last_snapshot(numbers[0]))[0] == before[-1].ply
    table = await registry.table(numbers[0])
    assert table.match.log == before
    await house.move(table)
    assert len(await house.store.log(numbers[0])) > len(before)
    del table
    for number in numbers:
        await registry.table(number)
    await only_awake_ones_in_use(registry)
    assert len(registry._awake) == 50
    await registry.close()
    for number in numbers:
        assert await house.store.last_snapshot(number) is not None
