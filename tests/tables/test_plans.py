"""Plans at a table: who may plan what, when a plan is carried out, and what ends it."""

import asyncio

import pytest

from engine.choices import path_to as choices_to
from engine.match import parse_undo
from games.catalog import BOXES
from store import StoreFailed
from tables import Refused
from tables.play import automatic_moves
from tables.seats.lobby import Lobby
from tests.tables.house import HECTOR, HELEN, PARIS, STRANGER, Around, acting, claim

PLANNING = {key: box.planning for key, box in BOXES.items() if box.planning}


class Naps:
    """Pauses that end when a test says so."""

    def __init__(self):
        self.asked = []
        self._open = asyncio.Event()

    async def sleep(self, seconds):
        self.asked.append(seconds)
        await self._open.wait()

    async def over(self, table):
        """End all pauses, and wait until what follows is done."""
        self._open.set()
        for _ in range(5):
            await asyncio.sleep(0)
            await table.rest()
        self._open.clear()


async def begun(house, people=(HECTOR, HELEN), **other):
    """Open a table whose plans wait for ``naps.over``."""
    naps = Naps()
    await house.open(planning=PLANNING, sleep=naps.sleep, **other)
    return await house.begun(people), naps


@claim
async def test_a_table_is_not_settled_before_a_plan_is_carried_out(house):
    table, naps = await begun(house)
    user, _ = waiter(table)
    await plan(table, user, "pass")
    assert not automatic_moves.moves_by_itself(table)
    await placing(house, table)
    assert automatic_moves.moves_by_itself(table), "so the next start wakes it"
    await naps.over(table)
    assert not automatic_moves.moves_by_itself(table)


def waiter(table):
    """Return a person who is asked nothing, and their seat."""
    [seat] = [seat for seat in range(table.lobby.seats) if seat not in table.match.state.to_act()][:1]
    return table.lobby.sitters[seat].user, seat


def path_to(table, seat, name):
    """Return the choices that lead to a planned move."""
    moves = automatic_moves.list_plannable_moves(table, seat)
    return choices_to(moves, next(move for move in moves if str(move) == name))


async def plan(table, user, name, *, every=False):
    seat = table.seat_of(user)
    asked = automatic_moves.ask_for_plan(table, seat, table.match.ply, path_to(table, seat, name))
    await automatic_moves.store_plan(table, user, asked, every=every)


async def passing(house, table):
    """Let the person to act pass."""
    user = acting(table)
    await table.submit(table.seat_of(user), "pass", table.match.stamps[table.seat_of(user)], next(house.interactions))


async def placing(house, table):
    """Let the person to act place a card, which leaves the other's army alone."""
    user = acting(table)
    seat = table.seat_of(user)
    name = next(str(move) for move in table.match.state.legal(seat) if str(move).startswith("place hoplite"))
    await table.submit(seat, name, table.match.stamps[seat], next(house.interactions))


@claim
async def test_a_planned_move_is_made_when_its_seat_is_asked(house):
    table, naps = await begun(house)
    user, seat = waiter(table)
    await plan(table, user, "pass")
    assert table.match.ply == 0, "nobody plays out of turn"
    await placing(house, table)
    assert table.match.ply == 1, "not before somebody could have looked"
    await naps.over(table)
    assert [(entry.seat, entry.move) for entry in table.match.log[2:]] == [(seat, "pass")]


@claim
async def test_the_pause_before_it_is_drawn_without_a_look_at_it(house):
    table, naps = await begun(house, chance=lambda: 0.5)
    user, _ = waiter(table)
    await plan(table, user, "pass")
    await placing(house, table)
    await asyncio.sleep(0)
    assert naps.asked == [(automatic_moves.SOONEST + automatic_moves.LATEST) / 2]


@claim
async def test_nobody_else_is_told_of_a_plan(house):
    table, _ = await begun(house)
    user, _ = waiter(table)
    before = house.herald.names(table.number)
    await plan(table, user, "pass")
    await automatic_moves.drop_plan(table, user)
    assert house.herald.names(table.number) == before


@claim
async def test_a_plan_lapses_when_what_it_relies_on_changes(house):
    table, naps = await begun(house, (HECTOR, HELEN, PARIS))
    user, seat = waiter(table)
    while seat == table.match.state.order[1]:  # somebody else has to act in between
        await placing(house, table)
        user, seat = waiter(table)
    await plan(table, user, "pass")
    await passing(house, table)  # somebody leaves the siege
    assert automatic_moves.find_plan(table, seat)
    assert automatic_moves.find_planned_move(table, seat, automatic_moves.find_plan(table, seat)) is None
    while seat not in table.match.state.to_act():
        await placing(house, table)
    ply = table.match.ply
    await naps.over(table)
    assert table.match.ply == ply
    assert naps.asked == []


@claim
async def test_a_plan_for_every_turn_goes_on_until_something_changes(house):
    table, naps = await begun(house)
    user, seat = waiter(table)
    await plan(table, user, "pass", every=True)
    for _ in range(3):
        await placing(house, table)
        await naps.over(table)
    assert [entry.move for entry in table.match.log if entry.seat == seat] == ["pass"] * 3
    await automatic_moves.drop_plan(table, user)
    await placing(house, table)
    await naps.over(table)
    assert table.match.log[-1].seat != seat


@claim
async def test_a_planned_pass_does_not_end_a_siege(house):
    table, naps = await begun(house)
    user, seat = waiter(table)
    await plan(table, user, "pass", every=True)
    await passing(house, table)  # another pass would end the siege, which nobody planned
    assert automatic_moves.find_planned_move(table, seat, automatic_moves.find_plan(table, seat)) is None
    await naps.over(table)
    assert table.match.ply == 1
    assert naps.asked == []


@claim
async def test_a_plan_for_one_turn_is_made_once(house):
    table, naps = await begun(house)
    user, seat = waiter(table)
    await plan(table, user, "pass")
    for _ in range(2):
        await placing(house, table)
        await naps.over(table)
    assert [entry.move for entry in table.match.log if entry.seat == seat] == ["pass"]


@claim
async def test_only_some_moves_can_be_planned_for_every_turn(house):
    table, _ = await begun(house)
    user, seat = waiter(table)
    name = next(str(move) for move in automatic_moves.list_plannable_moves(table, seat) if str(move) != "pass")
    with pytest.raises(Refused, match="stale"):
        await plan(table, user, name, every=True)
    assert automatic_moves.find_plan(table, seat) is None


@claim
async def test_a_player_quicker_than_the_plan_is_not_moved_again(house):
    table, naps = await begun(house)
    user, seat = waiter(table)
    await plan(table, user, "pass")
    await placing(house, table)
    await placing(house, table)  # the planner was quicker
    assert table.match.log[-1].seat == seat
    await naps.over(table)
    assert table.match.ply == 2


@claim
async def test_a_plan_survives_a_restart(house):
    table, naps = await begun(house)
    number, (user, seat) = table.number, waiter(table)
    await plan(table, user, "pass")
    await placing(house, table)
    registry = await house.open(planning=PLANNING, sleep=naps.sleep)
    again = await registry.table(number)
    await naps.over(again)
    assert [(entry.seat, entry.move) for entry in again.match.log[2:]] == [(seat, "pass")]


@claim
async def test_an_undo_ends_plans(house):
    table, naps = await begun(house)
    user, seat = waiter(table)
    await placing(house, table)
    await placing(house, table)
    await plan(table, user, "pass")
    last = table.match.log[-2].seat
    assert last != seat or parse_undo("pass") is None
    step = table.match.propose_undo(table.match.log[-1].seat)
    table.match.accept(step)
    assert automatic_moves.find_plan(table, seat) is None
    await naps.over(table)


@claim
async def test_only_a_player_who_waits_may_plan(house):
    table, _ = await begun(house)
    _, seat = waiter(table)
    actor = acting(table)
    with pytest.raises(Refused, match="nothing-to-plan"):
        automatic_moves.ask_for_plan(table, table.seat_of(actor), table.match.ply, ())
    with pytest.raises(Refused, match="not-at-this-table"):
        await automatic_moves.drop_plan(table, STRANGER)
    with pytest.raises(Refused, match="plan-late"):
        automatic_moves.ask_for_plan(table, seat, table.match.ply + 1, ())
    with pytest.raises(Refused, match="stale"):
        automatic_moves.ask_for_plan(table, seat, table.match.ply, (24,))
    assert automatic_moves.find_plan(table, seat) is None


@claim
async def test_a_plan_chosen_before_a_move_is_not_stored_after_it(house):
    table, _ = await begun(house, (HECTOR, HELEN, PARIS))
    user, seat = next(
        (u, table.seat_of(u)) for u in (HECTOR, HELEN, PARIS) if table.seat_of(u) == table.match.state.order[2]
    )
    asked = automatic_moves.ask_for_plan(table, seat, table.match.ply, path_to(table, seat, "pass"))
    await placing(house, table)
    with pytest.raises(Refused, match="plan-late"):
        await automatic_moves.store_plan(table, user, asked)
    assert automatic_moves.find_plan(table, seat) is None


class Failing(Around):
    """A store that fails to store moves while told to."""

    fails = False

    async def commit(self, table, deed):
        if self.fails and deed.moves:
            raise StoreFailed
        return await self.inner.commit(table, deed)


@claim
async def test_a_plan_that_cannot_be_stored_is_tried_again(house):
    table, naps = await begun(house, around=Failing)
    user, _ = waiter(table)
    await plan(table, user, "pass")
    await placing(house, table)
    house.store.fails = True
    await naps.over(table)
    assert table.match.ply == 1
    house.store.fails = False
    await naps.over(table)  # the pause of the retry
    await naps.over(table)  # and that of the plan
    assert table.match.log[-1].move == "pass"


@claim
async def test_anyone_who_is_forgotten_leaves_no_plan(house):
    table, _ = await begun(house)
    user, _ = waiter(table)
    await plan(table, user, "pass")
    assert str(user) in table.lobby.in_play.plans
    assert Lobby.load(table.lobby.dump()) == table.lobby
    assert not table.lobby.anonymous(user, "somebody").in_play.plans


@claim
async def test_planning_leaves_the_time_of_a_question_alone(house):
    table, _ = await begun(house)
    user, _ = waiter(table)
    known = dict(table.questions._since)
    assert known
    await plan(table, user, "pass")
    assert table.questions._since == known
