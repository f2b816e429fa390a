"""A program that changes tables of another share: the other keeps their clocks, shows them and wakes computers."""

import asyncio
from unittest import mock

import pytest

from store.shares import Share
from tables import Refused, Unreadable
from tables.duration import DAY
from tables.play.agreements import toggle_vote
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.play.table import Table
from tables.thinking.thinking import AtOnce
from tests.tables.house import HECTOR, HELEN, PARIS, PRIAM, Recorder, acting, claim, reason, whole_path

OURS, OTHER = Share(0, 2), Share(1, 2)  # the house's tables are in guild 1, which belongs to shard 0
TIMED = {"time": 60}


async def two(house):
    """Return the program that looks after the house's tables, and one that does not."""
    registry = await house.open(share=OURS)
    herald = Recorder(house.path)
    services = Services(house.store, herald, AtOnce(), lambda: house.now, reach=house.reach, share=OTHER)
    return registry, TableRegistry(registry.games, services)


def heard(registry):
    return [name for name, _ in registry.services.herald.heard]


@claim
async def test_another_program_makes_a_move_and_nothing_else(house):
    _, visitor = await two(house)
    table = await house.begun(computers=1, agreed=TIMED)
    before, clocks = table.match.ply, await house.store.turns(table.number)
    visited = await visitor.table(table.number)
    user = acting(visited)
    stamp, path = whole_path(visited, user)
    await visited.choose(user, stamp, path, 5)
    await visited.rest()
    assert visited.match.ply == before + 1
    assert (await house.store.log(table.number))[-1].ply == before + 1
    assert await house.store.turns(table.number) == clocks, "its clocks are another's"
    assert heard(visitor) == ["played"], "hands that are open here change"
    assert visitor.awake == 0, "the next click reads the table again"


@claim
async def test_another_program_knows_until_when_a_turn_runs(house):
    registry, visitor = await two(house)
    table = await house.begun(agreed=TIMED)
    visited = await visitor.table(table.number)
    assert visited.turns == table.turns != {}
    user = acting(visited)
    await visited.choose(user, *whole_path(visited, user))
    assert visited.turns == {}, "only the first reckons the next turn"
    await registry.refresh(table.number)
    assert (await visitor.table(table.number)).turns == table.turns != {}


@claim
async def test_a_time_limit_from_elsewhere_gives_a_sleeper_all_its_time(house):
    registry, visitor = await two(house)
    table = await house.begun(agreed=TIMED)
    await house.wait(90)
    [late] = await house.store.turns(table.number)
    assert late.due < house.now
    registry._forget(table.number)
    await (await visitor.table(table.number)).change(lambda lobby: toggle_vote(lobby, HECTOR, "limit"))
    await registry.refresh(table.number)
    [turn] = await house.store.turns(table.number)
    assert turn.due == house.now + DAY


@claim
async def test_the_program_of_a_table_catches_up_and_goes_on(house):
    registry, visitor = await two(house)
    table = await house.begun(computers=1, agreed=TIMED)
    while table.match.ply < 6:
        house.now += 10
        visited = await visitor.table(table.number)
        user = acting(visited)
        await visited.choose(user, *whole_path(visited, user))
        await visited.rest()
        await registry.refresh(table.number)
        await table.rest()  # its computer moves, too
        assert [entry.ply for entry in await house.store.log(table.number)] == [*range(table.match.ply + 1)]
        assert table.match.ply >= visited.match.ply
        acting_seats = table.acting_seats()
        assert [turn.seat for turn in await house.store.turns(table.number)] == acting_seats
    assert {"played", "thinking"} <= {*heard(registry)}
    assert "thinking" not in heard(visitor)


@claim
async def test_a_sleeping_table_is_woken_by_news(house):
    registry, visitor = await two(house)
    table = await house.begun(computers=1, agreed=TIMED)
    visited = await visitor.table(table.number)
    user = acting(visited)
    await visited.choose(user, *whole_path(visited, user))
    registry._forget(table.number)
    await registry.refresh(table.number)
    table = await registry.table(table.number)
    await table.rest()
    assert registry.awake == 1
    assert table.match.ply > visited.match.ply, "the computer has moved"
    assert "seated" in heard(registry)


@claim
async def test_news_of_nothing_shows_nothing(house):
    registry, _ = await two(house)
    table = await house.begun()
    before = heard(registry)
    await registry.refresh(table.number)
    assert heard(registry) == before


@pytest.mark.slow
@claim
async def test_a_last_move_made_elsewhere_closes_the_table(house):
    registry, visitor = await two(house)
    table = await house.begun()
    await house.play(table, 3)
    visited = await visitor.table(table.number)
    while visited.status == "playing":
        visited = await visitor.table(table.number)
        await house.move(visited)
    assert "finished" not in heard(registry)
    await registry.refresh(table.number)
    assert (table.status, heard(registry)[-1]) == ("finished", "finished")
    assert await house.store.turns(table.number) == []


@claim
async def test_a_resignation_made_elsewhere_is_heard_of(house):
    registry, visitor = await two(house)
    table = await house.begun(leaving="ends")
    visited = await visitor.table(table.number)
    await visited.leave(HELEN, "easy", "Computer")
    await registry.refresh(table.number)
    assert (table.status, heard(registry)[-1]) == ("ended", "ended")
    assert await reason(table.choose(HECTOR, 0, (0,))) == "ended"


@claim
async def test_a_seat_that_was_left_elsewhere_belongs_to_a_computer(house):
    registry, visitor = await two(house)
    table = await house.begun((HECTOR, HELEN, PARIS))
    visited = await visitor.table(table.number)
    await visited.leave(PARIS, "random", "Computer")
    assert table.lobby.seat_of(PARIS) is not None
    await registry.refresh(table.number)
    await table.rest()
    assert table.lobby.seat_of(PARIS) is None
    assert table.acting_people(), "if it was the computer's turn, it has moved"


@claim
async def test_what_two_programs_note_of_a_table_is_kept(house):
    _, visitor = await two(house)
    table = await house.begun((HECTOR, HELEN, PARIS))
    late = acting(table)
    other = next(user for user in (HECTOR, HELEN, PARIS) if user != late)
    await (await visitor.table(table.number)).leave(other, "random", "Computer")
    table.computers.stand_in(table, table.seat_of(late), table.match.ply)
    await table.rest()
    noted = [(each.kind, each.user) for each in await house.store.table_events(table.number)]
    assert noted == [("left", other), ("stood-in", late)]


@claim
async def test_decisions_of_two_programs_both_count(house):
    registry, visitor = await two(house)
    table = await house.begun((HECTOR, HELEN, PARIS))
    visited = await visitor.table(table.number)
    await asyncio.gather(
        table.leave(HECTOR, "random", "One"), visited.leave(HELEN, "random", "Two"), return_exceptions=True
    )
    await registry.refresh(table.number)
    assert [table.lobby.seat_of(user) for user in (HECTOR, HELEN)] == [None, None]
    assert (await registry.row(table.number)).lobby == table.row.lobby


@claim
async def test_people_who_join_by_two_programs_both_sit(house):
    registry, visitor = await two(house)
    number = await house.lobby(4)

    def joining(registry, user):
        return registry.change(number, lambda lobby: lobby.join(user, f"user {user}"))

    await asyncio.gather(joining(registry, HELEN), joining(visitor, PARIS), joining(registry, PRIAM))
    seats = [seat.user for seat in await house.store.seats(number) if seat.user]
    assert sorted(seats) == [HECTOR, HELEN, PARIS, PRIAM]


@claim
async def test_a_game_that_another_program_starts_is_looked_after(house):
    registry, visitor = await two(house)
    number = await house.lobby(2)
    await registry.change(number, lambda lobby: lobby.agree(HECTOR, "time", 60))
    await visitor.change(number, lambda lobby: lobby.join(HELEN, "Helen"))
    house.now += 60
    begun = await visitor.start(number, HECTOR)
    assert not begun.ours
    assert begun.match.head.seal == begun.lobby.seal, "both deal from the secret that the first program stored"
    assert await house.store.turns(number) == []
    await registry.refresh(number)
    assert len(await house.store.turns(number)) == 1
    assert await reason(registry.start(number, HECTOR)) == "begun"


@claim
async def test_a_program_does_not_freeze_the_tables_of_another(house):
    registry, visitor = await two(house)
    table = await house.begun()
    await house.store.update_table(table.number, lobby={"no": "lobby"})
    with pytest.raises(Unreadable):
        await visitor.table(table.number)
    assert (await registry.row(table.number)).status == "playing"
    registry._forget(table.number)
    with pytest.raises(Refused):
        await registry.table(table.number)
    assert (await registry.row(table.number)).status == "frozen"


@claim
async def test_visited_tables_stop_in_the_order_of_the_visits(house):
    """In the order of places in memory, no simulated world would repeat."""
    _, visitor = await two(house)
    table = await house.begun()
    visited = [await visitor.table(table.number) for _ in range(20)]
    stopped = []
    with mock.patch.object(Table, "retire", lambda each: stopped.append(each)):
        visitor.break_off()
    assert stopped == visited
