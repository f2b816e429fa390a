"""Whole games, clicked through like an interface; and refusals, which leave no trace."""

import asyncio

import pytest

from engine.core import NOBODY
from engine.log import Entry
from store import SeenBefore
from tests.store.stores import append
from tests.tables.house import (
    HECTOR,
    HELEN,
    PARIS,
    PEOPLE,
    PRIAM,
    STRANGER,
    acting,
    claim,
    reason,
    still,
    whole_path,
)


def waiting(table):
    return next(user for user in (HECTOR, HELEN) if user != acting(table))


async def refused(table, why, work):
    """Check that some work is refused for a reason and changes nothing."""
    before = await still(table)
    assert await reason(work) == why
    assert await still(table) == before


# -- whole games


@claim
async def test_four_people_play_a_game_to_its_end(house):
    registry = await house.open()
    table = await house.begun(PEOPLE[:4])
    await house.play(table)
    assert table.status == "finished"
    assert (await registry.row(table.number)).status == "finished"
    assert (await house.store.outcome(table.number))["places"] == list(table.match.state.outcome().places)
    assert await house.store.log(table.number) == table.match.log
    assert house.herald.names(table.number)[-2:] == ["played", "finished"]
    assert table.match.seed is not None


@claim
async def test_a_person_and_two_computers_play_a_game_to_its_end(house):
    await house.open()
    table = await house.begun((HECTOR,), computers=2, level="greedy")
    await house.play(table)
    assert table.status == "finished"
    assert "thinking" in house.herald.names(table.number)


@claim
async def test_every_move_is_stored_before_anybody_is_told(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1)
    await house.play(table)
    plies = [ply for _, ply, _ in house.herald.moves]
    assert plies == list(range(table.match.ply + 1))
    assert all(position == stored for _, position, stored in house.herald.moves)


@claim
async def test_a_move_is_followed_step_by_step(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    for length in range(1, len(path)):
        seen = await table.choose(user, stamp, path[:length])
        assert (seen.path, seen.offer.move) == (path[:length], None)
    assert table.match.ply == 0
    await table.choose(user, stamp, path)
    assert table.match.ply == 1


@claim
async def test_players_who_are_not_to_act_see_but_are_offered_nothing(house):
    await house.open()
    table = await house.begun()
    for seat in (table.seat_of(waiting(table)), NOBODY):
        asked = table.asked(seat)
        assert (asked.offer, asked.view.seat) == (None, seat)


@claim
async def test_tables_do_not_disturb_each_other(house):
    await house.open()
    tables = [await house.begun(computers=1) for _ in range(4)]
    await asyncio.gather(*(house.play(table, 12) for table in tables))
    for table in tables:
        assert table.match.log == await house.store.log(table.number)


# -- what is refused


@claim
async def test_strangers_cannot_move(house):
    await house.open()
    table = await house.begun()
    stamp, path = whole_path(table, acting(table))
    await refused(table, "not-at-this-table", table.choose(STRANGER, stamp, path, 1))


@claim
async def test_nobody_moves_out_of_turn(house):
    await house.open()
    table = await house.begun()
    stamp, path = whole_path(table, acting(table))
    await refused(table, "not-your-turn", table.choose(waiting(table), stamp, path, 1))


@claim
async def test_an_old_panel_is_stale(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    await house.move(table)
    while acting(table) != user:
        await house.move(table)
    for old in (stamp, -1, 10**6):
        await refused(table, "stale", table.choose(user, old, path, 10**7))


@claim
async def test_a_path_that_was_never_offered_is_refused(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    for forged in ((99,), (-1,), (*path, 0), (*path[:-1], 99), (*path[:-1], -1)):
        await refused(table, "stale", table.choose(user, stamp, forged, 1))


@claim
async def test_an_illegal_move_is_refused(house):
    await house.open()
    table = await house.begun()
    seat = table.seat_of(acting(table))
    for move in ("win", "", "deal"):
        await refused(table, "stale", table.submit(seat, move, table.match.stamps[seat]))


@claim
async def test_an_interaction_counts_once(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    await table.choose(user, stamp, path, 7)
    with pytest.raises(SeenBefore, match=f"made ply 1 of table {table.number}"):
        await append(house.store, table.number, Entry(2, 0, "pass", ()), 7)
    before = await still(table)
    assert await reason(table.choose(user, stamp, path, 7)) in ("stale", "not-your-turn")
    stamp, path = whole_path(table, acting(table))
    await refused(table, "counted-before", table.choose(acting(table), stamp, path, 7))
    assert await still(table) == before


@claim
async def test_an_interaction_counts_once_across_all_tables(house):
    await house.open()
    one, other = await house.begun(), await house.begun()
    stamp, path = whole_path(one, acting(one))
    await one.choose(acting(one), stamp, path, 7)
    stamp, path = whole_path(other, acting(other))
    await refused(other, "counted-before", other.choose(acting(other), stamp, path, 7))


@claim
async def test_an_interaction_that_comes_twice_at_once_counts_once(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    reasons = await asyncio.gather(*(reason(table.choose(user, stamp, path, 7)) for _ in range(4)))
    assert reasons.count(None) == 1
    assert table.match.ply == len(await house.store.log(table.number)) - 1 == 1


@claim
async def test_an_interaction_counts_once_across_a_restart(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    await table.choose(user, stamp, path, 7)
    table = await (await house.open()).table(table.number)
    before = await still(table)
    assert await reason(table.choose(user, stamp, path, 7)) in ("stale", "not-your-turn")
    fresh = whole_path(table, acting(table))
    assert await reason(table.choose(acting(table), *fresh, 7)) == "counted-before"
    assert await still(table) == before


@claim
async def test_of_two_clicks_at_once_on_one_panel_one_counts(house):
    await house.open()
    table = await house.begun()
    user = acting(table)
    stamp, path = whole_path(table, user)
    _, other = whole_path(table, user, last=1)
    reasons = await asyncio.gather(
        reason(table.choose(user, stamp, path, 1)), reason(table.choose(user, stamp, other, 2))
    )
    assert reasons in ([None, "stale"], [None, "not-your-turn"])
    assert table.match.ply == len(await house.store.log(table.number)) - 1 == 1
    await house.play(table, 3)
    assert table.match.ply == 4


@claim
async def test_nothing_happens_after_the_end(house):
    await house.open()
    table = await house.begun()
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    await house.play(table)
    await refused(table, "finished", table.choose(user, stamp, path, 10**7))
    await refused(table, "finished", table.end())
    await refused(table, "finished", table.leave(user, "greedy", "Computer"))
    assert table.asked(0).offer is None
    assert table.acting_people() == []


@claim
async def test_nothing_happens_after_a_game_was_ended(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS, PRIAM))
    await house.move(table)
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    await table.end()
    assert house.herald.names(table.number)[-1] == "ended"
    assert (await registry.row(table.number)).status == "ended"
    await refused(table, "ended", table.choose(user, stamp, path, 10**7))
    await refused(table, "ended", table.end())
    again = await (await house.open()).table(table.number)
    await refused(again, "ended", again.choose(user, stamp, path, 10**7))


@claim
async def test_a_click_that_waited_for_the_end_of_the_game_is_too_late(house):
    await house.open()
    table = await house.begun()
    stamp, path = whole_path(table, acting(table))
    reasons = await asyncio.gather(reason(table.end()), reason(table.choose(acting(table), stamp, path, 1)))
    assert reasons == [None, "ended"]
    assert table.match.ply == len(await house.store.log(table.number)) - 1 == 0
