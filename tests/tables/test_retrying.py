"""Work that failed at the store is retried automatically, with growing pauses, as long as it is needed."""

import asyncio

import pytest

from store import StoreFailed
from tables.play.automatic_moves import moves_by_itself
from tables.play.services import LONGEST, Retrying, Services
from tables.seats.absence import take_back_seat, take_over
from tables.thinking.thinking import AtOnce
from tests.tables.house import HECTOR, HELEN, acting, alone, claim, freeze
from tests.tables.test_error_logging import Failing


class Pauses:
    """Sleeps until a test wakes it, and records how long each sleep was to be."""

    def __init__(self):
        self.asked, self._sleepers = [], []

    async def sleep(self, seconds):
        self.asked.append(seconds)
        self._sleepers.append(over := asyncio.Event())
        await over.wait()

    def wake(self):
        """Wake all sleepers."""
        waking, self._sleepers = self._sleepers, []
        for sleeper in waking:
            sleeper.set()

    async def over(self, table):
        """Wake all sleepers, and let them do what follows."""
        self.wake()
        for _ in range(5):
            await asyncio.sleep(0)
        await table.rest()


async def failing(house, of, times):
    """Return a table of two people whose store fails so many times at one call, and its sleepers."""
    pauses = Pauses()
    await house.open(around=Failing, sleep=pauses.sleep, chance=lambda: 1.0)
    table = await house.begun(agreed={"time": 300})
    house.store.of, house.store.before, house.store.moves_alone = of, times, of == "commit"
    return table, pauses


@claim
async def test_a_computers_move_is_retried_until_it_is_stored(house):
    table, pauses = await failing(house, "commit", 9)
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    for _ in range(9):
        assert table.match.ply == 0
        await pauses.over(table)
    assert table.match.ply > 0
    assert pauses.asked == [1, 2, 4, 8, 16, 32, LONGEST, LONGEST, LONGEST]


class Dancing(AtOnce):
    """Names no move until it has been asked so many ``times``."""

    times = 2

    async def think(self, *question):
        self.times -= 1
        return "dance" if self.times >= 0 else await super().think(*question)


@claim
async def test_a_computer_that_names_no_legal_move_is_asked_again(house):
    pauses = Pauses()
    await house.open(thinker=Dancing(), sleep=pauses.sleep, chance=lambda: 1.0)
    table = await house.begun()
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    for _ in range(2):
        assert table.match.ply == 0
        await pauses.over(table)
    assert table.match.ply > 0
    assert pauses.asked == [1, 2]


@claim
async def test_a_success_makes_the_next_pause_short_again(house):
    table, pauses = await failing(house, "commit", 3)
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    for _ in range(3):
        await pauses.over(table)
    while not moves_by_itself(table):
        [seat] = table.acting_seats()
        await table.submit(seat, str(table.match.state.legal(seat)[0]), table.match.stamps[seat])
    house.store.before = 1
    await table.rest()
    assert pauses.asked == [1, 2, 4, 1]


@claim
async def test_touching_a_table_retries_at_once(house):
    table, pauses = await failing(house, "commit", 1)
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    await (await house.registry.table(table.number)).rest()
    ply = table.match.ply
    assert ply > 0
    await pauses.over(table)
    assert table.match.ply == ply


@claim
async def test_nothing_is_retried_once_the_game_is_over(house):
    table, pauses = await failing(house, "commit", 1)
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    house.store.before = 0
    await table.end()
    await pauses.over(table)
    assert (table.match.ply, pauses.asked) == (0, [1])


@claim
async def test_no_retry_moves_for_a_player_who_has_come_back(house):
    table, pauses = await failing(house, "commit", 1)
    slow, seat = acting(table), table.seat_of(acting(table))
    await table.change(lambda lobby: take_over(lobby, seat))
    await table.rest()
    await table.change(lambda lobby: take_back_seat(lobby, slow, "Back"))
    await pauses.over(table)
    assert table.match.ply == 0
    assert acting(table) == slow


@claim
async def test_a_turns_clock_is_stored_after_retries(house):
    table, pauses = await failing(house, "keep_turns", 3)
    await house.move(table)
    before = await house.store.turns(table.number)
    for _ in range(3):
        assert await house.store.turns(table.number) == before
        await pauses.over(table)
    [turn] = await house.store.turns(table.number)
    assert (turn.seat, turn.ply) == (table.seat_of(acting(table)), 1)
    assert pauses.asked == [1, 2, 4]


@claim
async def test_a_turn_whose_clock_is_stored_late_is_shown_again(house):
    table, pauses = await failing(house, "keep_turns", 1)
    await house.move(table)
    assert house.herald.names(table.number)[-1] == "played", "what was shown tells of the clock of the turn before"
    await pauses.over(table)
    await house.store.turns(table.number)  # the clock is stored by then
    await asyncio.sleep(0)
    assert house.herald.names(table.number)[-1] == "seated"


@claim
async def test_stopping_the_program_waits_for_no_retry(house):
    table, _ = await failing(house, "commit", 1)
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    await asyncio.wait_for(house.registry.close(), 60)
    await asyncio.sleep(0)
    names = {task.get_name() for task in asyncio.all_tasks()}
    assert not any("again" in name for name in names)


async def retrying_at(table):
    """Return the names of the retries that wait after a computer's move has failed at a table."""
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    return {task.get_name() for task in asyncio.all_tasks() if "again" in task.get_name()}


@claim
async def test_a_table_dealt_as_the_program_stops_is_broken_off_too(house):
    await failing(house, "commit", 0)
    await house.registry.close()
    table = await house.begun(agreed={"time": 300})
    house.store.before = 1
    assert await retrying_at(table)
    house.registry.break_off()
    await asyncio.sleep(0)
    assert not any("again" in task.get_name() for task in asyncio.all_tasks())


@claim
async def test_a_table_of_a_stopped_program_retries_nothing(house):
    await failing(house, "commit", 0)
    house.registry.break_off()
    table = await house.begun(agreed={"time": 300})
    house.store.before = 1
    assert await retrying_at(table) == set()


@claim
async def test_a_move_stored_although_the_disk_failed_is_made_once(house):
    table, pauses = await failing(house, "commit", 0)
    house.store.after = 1
    slow = acting(table)
    await table.leave(slow, "random", "Computer")
    await table.rest()
    assert table.match.ply == 0
    await pauses.over(table)
    assert table.match.log == await house.store.log(table.number)
    assert acting(table) in {HECTOR, HELEN} - {slow}


def test_pauses_between_retries_are_partly_random():
    async def waits(chance):
        pauses = Pauses()
        services = Services(None, None, None, None, sleep=pauses.sleep, chance=lambda: chance)
        again = Retrying(services, "again")
        again.failed(never)
        await asyncio.sleep(0)
        again.stop()
        return pauses.asked

    async def never():
        raise StoreFailed

    assert asyncio.run(waits(0.0)) == [0.5]
    assert asyncio.run(waits(0.5)) == [0.75]


async def started_in_doubt(house, **fails):
    """Let a store fail as a game begins; return the number of the table, once nothing is left to look at."""
    pauses = Pauses()
    registry = await house.open(around=Failing, sleep=pauses.sleep)
    number = await house.lobby()
    await registry.change(number, lambda lobby: lobby.join(HELEN, "Helen"))
    house.store.of = "begin"
    for when, times in fails.items():
        setattr(house.store, when, times)
    with pytest.raises(StoreFailed):
        await registry.start(number, HECTOR)
    await looked_into(house, pauses)
    return number


async def looked_into(house, pauses):
    """Wait until the registry knows what was stored; its first try to read that fails, too."""
    house.store.of, house.store.before = "table", 1
    while house.registry._work.busy:
        pauses.wake()
        await asyncio.sleep(0.001)


@claim
async def test_a_deal_stored_in_doubt_is_shown_without_a_click(house):
    """The host was told that it failed; at the next try the store cannot even say what it has."""
    number = await started_in_doubt(house, after=1)
    assert "seated" in house.herald.names(number)
    assert (await house.registry.table(number)).status == "playing"


@claim
async def test_a_lobby_that_could_not_be_dealt_stays_a_lobby(house):
    number = await started_in_doubt(house, before=1)
    assert house.herald.names(number) == []
    assert (await house.registry.start(number, HECTOR)).status == "playing"


@pytest.mark.parametrize(("fails", "last"), [({"after": 1}, "ended"), ({"before": 1}, "frozen")])
def test_a_frozen_table_closed_in_doubt_is_told_closed(fails, last, tmp_path):
    """Its host was told that it failed, and nobody may press Close again."""

    async def test(house):
        pauses = Pauses()
        registry = await house.open(around=Failing, sleep=pauses.sleep)
        table = await house.begun()
        await freeze(table, ValueError())
        for when, times in fails.items():
            setattr(house.store, when, times)
        with pytest.raises(StoreFailed):
            await registry.cancel(table.number, HECTOR)
        await looked_into(house, pauses)
        assert house.herald.names(table.number)[-1] == last

    alone(test, tmp_path)


@claim
async def test_a_move_stored_in_doubt_is_told_without_a_click(house):
    """The player who made it was told that it failed; nobody may press again, and the others wait for it."""
    table, pauses = await failing(house, "commit", 0)
    house.store.after, before = 1, house.herald.heard[:]
    with pytest.raises(StoreFailed):
        await house.move(table)
    assert (table.match.ply, house.herald.heard) == (0, before)
    await pauses.over(table)
    assert table.match.ply == 1
    assert house.herald.heard != before
