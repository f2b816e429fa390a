"""A program that restarts goes on where it was, with the same rules or with newer ones."""

import pytest

from engine.core import NOBODY
from games.iliad.rules.game import Iliad
from tests.store.stores import finish
from tests.tables.house import HECTOR, HELEN, PARIS, acting, claim, reason, still, whole_path


class Later(Iliad):
    """Iliad with a newer version of its rules."""

    rules = 2


class Silent:
    """A thinker that always fails, so that no computer has moved when the program stops."""

    async def think(self, game, level, view, moves, seed):
        raise OSError("the process is gone")

    def close(self):
        pass


def views(table):
    return [table.match.state.view(seat) for seat in (NOBODY, *range(table.lobby.seats))]


@pytest.mark.slow
@claim
async def test_a_game_can_be_interrupted_at_every_third_ply(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1)
    while table.status == "playing":
        await house.play(table, 3)
        before, seen = await still(table), views(table)
        table = await (await house.open()).table(table.number)
        assert await still(table) == before
        assert views(table) == seen
    assert table.status == "finished"
    assert (await house.store.outcome(table.number))["reason"]


@claim
async def test_a_panel_from_before_the_restart_still_works(house):
    await house.open()
    table = await house.begun()
    for _ in range(5):
        await house.play(table, 4)
        user, (stamp, path) = acting(table), whole_path(table, acting(table))
        ply = table.match.ply
        table = await (await house.open()).table(table.number)
        await table.choose(user, stamp, path)
        assert table.match.ply == ply + 1


@claim
async def test_a_stale_panel_from_before_the_restart_stays_stale(house):
    await house.open()
    table = await house.begun()
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    await house.move(table)
    table = await (await house.open()).table(table.number)
    before = await still(table)
    assert await reason(table.choose(user, stamp, path)) in ("stale", "not-your-turn")
    assert await still(table) == before


@claim
async def test_computers_to_act_move_when_the_table_is_touched(house):
    await house.open(thinker=Silent())
    table = await house.begun((HECTOR,), computers=2)
    if acting_person := table.acting_people():
        assert acting_person == [HECTOR]
        await house.move(table)
    ply = table.match.ply
    assert not table.acting_people()
    table = await (await house.open()).table(table.number)
    await table.rest()
    assert table.match.ply > ply
    assert table.acting_people() == [HECTOR]


@claim
async def test_a_computer_that_failed_tries_again_when_the_table_is_touched(house):
    registry = await house.open(thinker=Silent())
    table = await house.begun((HECTOR,), computers=1)
    if table.acting_people():
        await house.move(table)
    assert not table.acting_people()
    await (await registry.table(table.number)).rest()
    assert not table.acting_people()
    assert (await registry.row(table.number)).status == "playing"


@claim
async def test_a_player_who_left_is_not_back_after_a_restart(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS))
    await table.leave(HECTOR, "random", "Computer")
    await table.rest()
    before = await still(table)
    table = await (await house.open()).table(table.number)
    assert await still(table) == before
    assert table.lobby.host == HELEN


@claim
async def test_a_table_stopped_right_after_its_last_move_is_closed_later(house):
    await house.open()
    table = await house.begun()
    await house.play(table)
    await house.store.update_table(table.number, status="playing")
    registry = await house.open()
    assert (await registry.table(table.number)).status == "finished"
    assert (await registry.row(table.number)).status == "finished"


@claim
async def test_closing_stores_the_position_for_newer_rules(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN), computers=1)
    await house.play(table, 8)
    seen, ply = views(table), table.match.ply
    await registry.close()
    assert (await house.store.last_snapshot(table.number))[0] == ply
    table = await (await house.open(Later())).table(table.number)
    assert (table.match.ply, views(table)) == (ply, seen)
    await house.play(table, 4)


@pytest.mark.slow
@claim
async def test_newer_rules_finish_a_game_through_more_restarts(house):
    registry = await house.open()
    table = await house.begun()
    await house.play(table, 8)
    await registry.close()
    for clean in (False, True, False, False):
        registry = await house.open(Later())
        table = await registry.table(table.number)
        await house.play(table, 5)
        before = await still(table)
        if clean:
            await registry.close()
    table = await (await house.open(Later())).table(table.number)
    assert (table.match.state.dump(), await house.store.log(table.number)) == (before[0], before[3])
    await house.play(table)
    assert table.status == "finished"
    assert (await house.registry.row(table.number)).status == "finished"


@claim
async def test_a_panel_from_before_newer_rules_works_or_is_refused(house):
    registry = await house.open()
    table = await house.begun()
    await house.play(table, 5)
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    await registry.close()
    table = await (await house.open(Later())).table(table.number)
    assert await reason(table.choose(user, stamp, path)) in (None, "stale")
    await house.play(table, 3)


@claim
async def test_moves_after_the_stored_position_are_replayed(house):
    await house.open()
    table = await house.begun()
    await house.play(table, 5)
    await table.keep_position()
    await house.play(table, 4)
    dump = table.match.state.dump()
    table = await (await house.open(Later())).table(table.number)
    assert (table.match.ply, table.match.state.dump()) == (9, dump)


@claim
async def test_newer_rules_know_who_has_moved_since(house):
    registry = await house.open()
    table = await house.begun()
    await house.play(table, 6)
    await registry.close()
    table = await (await house.open(Later())).table(table.number)
    seat = table.seat_of(acting(table))
    assert table.match.count_moves_since(seat, 6) == 0
    await house.move(table)
    assert (table.match.count_moves_since(seat, 6), table.match.count_moves_since(seat, 7)) == (1, 0)


@pytest.mark.parametrize("status", ["ended", "frozen"])
def test_a_stopped_game_can_still_be_loaded(status, tmp_path):
    @claim
    async def test(house):
        await house.open()
        table = await house.begun()
        await finish(house.store, table.number, status, None, 5.0)
        table = await (await house.open()).table(table.number)
        assert (table.status, table.asked(0).offer) == (status, None)

    test(tmp_path)
