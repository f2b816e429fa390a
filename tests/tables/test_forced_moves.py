"""Forced moves at a table: who is asked, what is told, and what an undo and a restart make of them."""

from itertools import pairwise

import pytest

from engine.chance import Guess
from engine.choices import forced_move
from engine.core import NOBODY
from engine.match import parse_undo
from games.olympus.rules.game import Olympus
from store import StoreFailed
from tables.play.agreements import find_undone_steps
from tests.tables.house import HECTOR, HELEN, Around, acting, claim

ASKED = {"undo": "friendly"}


def forced(table):
    """Return the seats of people who have a move that everybody knows to be the only one."""
    match = table.match
    seats = table.acting_seats()
    return [seat for seat in seats if forced_move(match.game, match.state, seat, Guess(match.thought(NOBODY)))]


def made(table):
    """Return the plies of the moves that were made without being asked for."""
    return [entry.ply for entry in table.match.log if table.history.forced(entry.ply)]


async def until_forced(house, table):
    """Play until a move was made without being asked for; return the person who moved before that."""
    while not made(table):
        mover = acting(table)
        await house.move(table)
    return mover


@claim
async def test_nobody_is_asked_when_everybody_knows_the_answer(house):
    await house.open()
    table = await house.begun()
    while table.acting_people():
        assert forced(table) == []
        await house.move(table)
    assert table.status == "finished"
    assert len(made(table)) > 1
    assert all(len(step.state.legal(after.entry.seat)) == 1 for step, after in steps(table))


def steps(table):
    """Return each forced step with the one before it."""
    line = table.match.line()
    pairs = pairwise(line)
    return [(before, after) for before, after in pairs if table.history.forced(after.entry.ply)]


@claim
async def test_several_forced_moves_in_a_row_are_all_made(house):
    await house.open()
    table = await house.begun()
    while table.acting_people():
        await house.move(table)
    plies = made(table)
    assert any(ply + 1 in plies for ply in plies), "the seeds of this table bring two in a row"


@claim
async def test_a_choice_of_one_that_tells_a_hand_is_left_to_its_player(house):
    await house.open(Olympus())
    table, asked = await house.begun(game="olympus"), 0
    while table.acting_people():
        asked += len(table.match.state.legal(table.acting_seats()[0])) == 1
        await house.move(table)
    assert asked


@claim
async def test_people_who_want_to_be_asked_are_asked(house):
    await house.open()
    for user in (HECTOR, HELEN):
        await house.store.set("user", user, "forced", "off")
    table, asked = await house.begun(), 0
    while table.acting_people():
        asked += len(forced(table))
        await house.move(table)
    assert asked > 1
    assert made(table) == []


@claim
async def test_a_forced_move_counts_as_its_players_own(house):
    await house.open()
    table = await house.begun()
    await until_forced(house, table)
    [event] = [each for each in await house.store.table_events(table.number) if each.kind == "forced"]
    seat = table.match.log[event.ply + 1].seat
    assert (event.seat, event.user) == (seat, table.lobby.sitters[seat].user)


@claim
async def test_every_forced_move_is_stored_before_it_is_told(house):
    await house.open()
    table = await house.begun()
    await until_forced(house, table)
    assert all(stored >= shown for _, shown, stored in house.herald.moves)
    assert house.herald.names(table.number).count("played") == table.match.ply + 1


@claim
async def test_an_undo_leads_to_a_decision_and_is_not_made_again(house):
    await house.open()
    table = await house.begun((HECTOR,), computers=1, agreed=ASKED)
    while not any(table.match.log[ply].seat == table.seat_of(HECTOR) for ply in made(table)):
        await house.move(table)
    before = find_undone_steps(table.match, table.seat_of(HECTOR)).before
    assert len(before.legal(table.seat_of(HECTOR))) > 1
    assert await table.ask_undo(HECTOR, table.match.ply)
    await table.rest()
    assert parse_undo(table.match.log[-1].move) is not None, "nothing was made again"
    assert acting(table) == HECTOR
    assert table.match.state.dump() == before.dump()


class Stuck(Around):
    """A store that does not tell whether people want to be asked."""

    async def settings(self, scope, about):
        if scope == "user":
            raise StoreFailed("no")
        return await self.inner.settings(scope, about)


@claim
async def test_a_failed_forced_move_is_asked_for_and_made_after_a_restart(house):
    await house.open(around=Stuck)
    table = await house.begun()
    while not forced(table):
        await house.move(table)
    assert table.status == "playing"
    number, ply = table.number, table.match.ply
    await house.open()
    table = await house.registry.table(number)
    assert made(table)[0] == ply + 1


@pytest.mark.slow
@claim
async def test_a_stand_in_finishes_the_turn_after_a_forced_move(house):
    await house.open()
    table = await house.begun(agreed={"time": 60, "overtime": "plays"})
    while not made(table):
        assert table.status == "playing"
        await house.wait(61)
    assert {entry.seat for entry in table.match.log[1:]} == {0, 1}
