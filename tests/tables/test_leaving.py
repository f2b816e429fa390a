"""Giving up a seat during a game, and ending a game."""

import asyncio
import itertools
from dataclasses import replace

from tables.thinking.thinking import AtOnce
from tests.tables.house import HECTOR, HELEN, PARIS, STRANGER, acting, claim, reason, still, whole_path
from tests.tables.test_thinking import told


@claim
async def test_a_computer_that_takes_the_seat_moves_at_once_on_its_turn(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    user = acting(table)
    await table.leave(user, "random", "Computer")
    await table.rest()
    assert table.match.ply > 0
    assert acting(table) != user
    assert table.names[table.match.log[1].seat] == "Computer"
    assert user not in [seated.user for seated in await house.store.seats(table.number)]
    assert (await registry.row(table.number)).status == "playing"
    assert house.herald.names(table.number)[:3] == ["played", "seated", "thinking"]


class Pondering(AtOnce):
    """Thinks until a test sets ``enough``."""

    def __init__(self):
        super().__init__()
        self.enough = asyncio.Event()

    async def think(self, *question):
        await self.enough.wait()
        return await super().think(*question)


@claim
async def test_a_computer_renamed_while_it_thinks_still_moves(house):
    await house.open(thinker=Pondering())
    table = await house.begun((HECTOR, HELEN, PARIS))
    user = acting(table)
    seat = table.seat_of(user)
    await table.leave(user, "random", "Hector's computer")
    await told()
    await table.change(lambda lobby: renamed(lobby, seat, "Computer"))
    house.registry.services.thinker.enough.set()
    await table.rest()
    assert table.match.log[1].seat == seat


def renamed(lobby, seat, name):
    sitters = list(lobby.sitters)
    sitters[seat] = replace(sitters[seat], name=name)
    return replace(lobby, sitters=tuple(sitters))


@claim
async def test_a_computer_waits_until_it_is_to_act(house):
    await house.open()
    table = await house.begun()
    other = HELEN if acting(table) == HECTOR else HECTOR
    await table.leave(other, "random", "Computer")
    await table.rest()
    assert table.match.ply == 0
    await house.move(table)
    assert table.match.ply > 1


@claim
async def test_the_game_ends_if_that_was_agreed(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS), leaving="ends")
    await table.leave(HELEN, "random", "Computer")
    assert (table.status, (await registry.row(table.number)).status) == ("ended", "ended")
    assert house.herald.names(table.number) == ["played", "ended"]


@claim
async def test_the_last_person_ends_the_game(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1)
    await table.leave(HECTOR, "random", "Computer")
    await table.rest()
    assert table.status == "playing"
    await table.leave(HELEN, "random", "Computer")
    assert table.status == "ended"


@claim
async def test_the_person_seated_longest_becomes_the_next_host(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.leave(HECTOR, "random", "Computer")
    assert table.lobby.host == (await registry.row(table.number)).host == HELEN
    await table.leave(PARIS, "random", "Computer")
    assert table.lobby.host == HELEN


@claim
async def test_everybody_can_leave_at_once(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    users = (HECTOR, HELEN, PARIS)
    reasons = await asyncio.gather(*(reason(table.leave(user, "random", "Computer")) for user in users))
    await table.rest()
    assert reasons == [None, None, None]
    assert (table.status, (await registry.row(table.number)).status) == ("ended", "ended")


@claim
async def test_two_people_can_leave_at_once(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await asyncio.gather(table.leave(HECTOR, "random", "C"), table.leave(HELEN, "random", "C"))
    assert [seated.user for seated in await house.store.seats(table.number)] == [None, None, PARIS]
    assert table.lobby.host == PARIS


@claim
async def test_a_seat_is_given_up_once(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    leaving = [reason(table.leave(HELEN, "random", "Computer")) for _ in range(2)]
    assert sorted(await asyncio.gather(*leaving), key=str) == [None, "not-at-this-table"]


@claim
async def test_strangers_and_those_who_left_cannot_leave_or_move(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    user = acting(table)
    stamp, path = whole_path(table, user)
    await table.leave(user, "random", "Computer")
    await table.rest()
    before = await still(table)
    for work in (
        table.leave(STRANGER, "random", "C"),
        table.leave(user, "random", "C"),
        table.choose(user, stamp, path),
    ):
        assert await reason(work) == "not-at-this-table"
    assert await still(table) == before


@claim
async def test_a_game_that_somebody_left_is_played_to_its_end(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await house.play(table, 10)
    await table.leave(acting(table), "greedy", "Computer")
    await table.rest()
    await house.play(table)
    assert table.status == "finished"


@claim
async def test_a_computer_thinking_when_the_game_ends_does_not_move(house):
    await house.open()
    table = await house.begun(computers=0)
    user = acting(table)
    leaving = asyncio.create_task(table.leave(user, "random", "Computer"))
    await leaving
    await table.end()
    await table.rest()
    assert table.match.ply == len(await house.store.log(table.number)) - 1
    assert table.status == "ended"


class Endless(AtOnce):
    """Thinks until it is given up; it notes in which order its thoughts were."""

    def __init__(self):
        super().__init__()
        self.begun, self.given_up = itertools.count(), []

    async def think(self, *question):
        number = next(self.begun)
        try:
            await asyncio.Event().wait()
        finally:
            self.given_up.append(number)


@claim
async def test_thoughts_are_given_up_in_the_order_they_began(house):
    """In the order of places in memory, no simulated world would repeat."""
    thinker = Endless()
    await house.open(thinker=thinker)
    table = await house.begun()
    seat = table.seat_of(acting(table))
    moves = [asyncio.create_task(table.computers._move(table, seat, table.lobby.sitters[seat])) for _ in range(20)]
    await told()
    table.computers.stop()
    await asyncio.wait(moves)
    assert thinker.given_up == [*range(20)]
