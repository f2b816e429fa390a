"""What happens at a table when the rules, the disk, the herald or the calling task fails."""

import asyncio
import logging
from contextlib import asynccontextmanager

import pytest

from games.iliad.rules.game import Iliad
from games.iliad.rules.state import State
from store import StoreFailed
from store.sqlite.writer import fetch_rows
from tables.error_logging import trace_error
from tables.seats.absence import take_back_seat, take_over
from tables.seats.lobby import Lobby
from tests.interpreted import interpreted
from tests.lasting_pool import LastingPool
from tests.tables.house import HECTOR, HELEN, PARIS, Around, Recorder, acting, claim, reason, still, whole_path

# -- the rules


class Curse:
    """The method in which cursed positions fail from now on."""

    on = ""
    spared = None  # the position before the mistake


@pytest.fixture(autouse=True)
def _uncursed():
    Curse.on = ""


class CursedState(State):
    """A position that raises errors that name a hand."""

    __slots__ = ()

    def play(self, seat, move, chance):
        if Curse.on == "play":
            raise RuntimeError(f"SECRET {self.hands} {move}")
        return super().play(seat, move, chance)

    def legal(self, seat):
        if Curse.on == "next" and self.dump() != Curse.spared:
            raise KeyError(f"SECRET {self.hands}")
        return super().legal(seat)


class Cursed(Iliad):
    """A game whose rules can fail."""

    key = "cursed"

    def deal(self, seats, options, chance):
        state, events = super().deal(seats, options, chance)
        state.__class__ = CursedState
        return state, events


def cursed_test(curse):
    """Return a test in which the rules fail at one table while another goes on."""

    @claim
    async def test(house):
        registry = await house.open(Iliad(), Cursed())
        table, sound = await house.begun(game="cursed"), await house.begun()
        await house.play(table, 3)
        user, (stamp, path) = acting(table), whole_path(table, acting(table))
        Curse.on, Curse.spared = curse, table.match.state.dump()
        dump = table.match.state.dump()
        assert await reason(table.choose(user, stamp, path)) == "frozen"
        assert (table.status, (await registry.row(table.number)).status) == ("frozen", "frozen")
        assert (table.match.state.dump(), table.match.ply) == (dump, 3)
        assert house.herald.names(table.number)[-1] == "frozen"
        log = await house.store.log(table.number)
        for work in (table.choose(user, stamp, path), table.end(), table.leave(user, "random", "C")):
            assert await reason(work) == "frozen"
        assert await house.store.log(table.number) == log
        await house.play(sound)
        assert sound.status == "finished"
        registry = await house.open(Iliad(), Cursed())
        assert await reason(registry.table(table.number)) == "frozen"
        Curse.on = ""
        registry = await house.open(Iliad(), Cursed())
        assert (await registry.table(table.number)).status == "frozen"

    return test


@interpreted
@pytest.mark.parametrize("curse", ["play", "next"])
def test_a_mistake_in_the_rules_freezes_one_table(curse, tmp_path, caplog):
    cursed_test(curse)(tmp_path)
    assert "table 1, ply 3: frozen, seal" in caplog.text
    assert "in play" in caplog.text or "in legal" in caplog.text
    for secret in ("SECRET", "[[", "place"):
        assert not any(secret in line for line in told_of(caplog))


def told_of(caplog):
    """Return the lines of a log file, without the source lines that a traceback quotes."""
    form = logging.Formatter()
    lines = [line for record in caplog.records for line in form.format(record).splitlines()]
    return [line for line in lines if not line.startswith("    ")]


def test_a_mistake_in_a_computers_move_freezes_the_table(tmp_path):
    @claim
    async def test(house):
        await house.open(Cursed())
        table = await house.begun(computers=0, game="cursed")
        Curse.on = "play"
        await table.leave(acting(table), "random", "Computer")
        await table.rest()
        assert table.status == "frozen"
        assert house.herald.names(table.number)[-1] == "frozen"

    test(tmp_path)


class Foolish:
    """A thinker that returns a move that was never offered."""

    async def think(self, game, level, view, moves, seed):
        return "win"

    def close(self):
        pass


@claim
async def test_a_computer_that_makes_no_move_keeps_nobody_else_waiting(house):
    await house.open(thinker=Foolish())
    table = await house.begun((HECTOR, HELEN), computers=1)
    while table.acting_people():
        await house.move(table)
    await asyncio.wait_for(table.rest(), 60)
    assert table.status == "playing"
    await table.end()


# -- other processes


class Stubborn:
    """Something that cannot be sent, and says why with a secret."""

    def __reduce__(self):
        raise KeyError("SECRET")


def fails(secret):
    raise KeyError(secret)


def keeps(secret):
    return lambda: secret


def holds(secret):
    return Stubborn()


async def logged(work):
    """Return what is logged of some work that fails in another process, without the source lines."""
    pool = LastingPool()
    try:
        await pool.aside(work, "SECRET")
    except Exception as wrong:
        lines = trace_error(wrong).splitlines()
        return "\n".join(line for line in lines if not line.startswith("    "))
    finally:
        pool.close()
    raise AssertionError("nothing fails")


@pytest.mark.parametrize(("work", "error", "where"), [
    (fails, "KeyError", "in fails"),
    (keeps, "AttributeError", "multiprocessing/reduction.py"),
    (holds, "KeyError", "in __reduce__"),
])  # fmt: skip
def test_a_mistake_in_another_process_is_logged_with_its_place(work, error, where):
    told = asyncio.run(logged(work))
    assert told.startswith(error)
    assert "in aside" in told.partition("In another process:")[0]
    assert where in told.partition("In another process:")[2]
    assert "SECRET" not in told


def test_what_cannot_be_sent_between_processes_is_logged_by_name():
    assert "Can't pickle local object 'keeps.<locals>.<lambda>'" in asyncio.run(logged(keeps))


# -- the disk


class Failing(Around):
    """A store whose disk is full for the next calls, either before or (worse) after it has written."""

    before = after = 0
    of = "commit"
    moves_alone = False  # whether only moves cannot be stored

    def __getattr__(self, name):
        whole = getattr(self.inner, name)
        if name != self.of or not (self.before or self.after):
            return whole
        return self.fail(whole)

    def fail(self, whole):
        async def failing(*args, **named):
            if self.moves_alone and not args[-1].moves:
                return await whole(*args, **named)
            if self.after:
                self.after -= 1
                await whole(*args, **named)
            else:
                self.before -= 1
            raise StoreFailed("the disk is full")

        return failing


@claim
async def test_the_next_click_makes_a_move_that_could_not_be_stored(house):
    await house.open(around=Failing)
    table = await house.begun()
    await house.play(table, 2)
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    before, heard = await still(table), house.herald.heard[:]
    house.store.before = 2
    for interaction in (1, 2):
        with pytest.raises(StoreFailed):
            await table.choose(user, stamp, path, interaction)
        assert await still(table) == before
        assert house.herald.heard == heard
    await table.choose(user, stamp, path, 1)
    assert table.match.ply == 3
    assert house.herald.moves[-1] == (table.number, 3, 3)


@pytest.mark.parametrize("interaction", [1, 2])
def test_the_next_click_makes_a_move_stored_by_a_failing_disk(interaction, tmp_path):
    @claim
    async def test(house):
        await house.open(around=Failing)
        table = await house.begun()
        user, (stamp, path) = acting(table), whole_path(table, acting(table))
        house.store.after = 1
        with pytest.raises(StoreFailed):
            await table.choose(user, stamp, path, 1)
        assert table.match.ply == 0
        assert await reason(table.choose(user, stamp, path, interaction)) == "not-your-turn"
        assert table.match.log == await house.store.log(table.number)
        assert house.herald.moves[-1] == (table.number, 1, 1)
        await house.play(table)
        assert table.status == "finished"

    test(tmp_path)


@claim
async def test_touching_a_table_retries_a_computers_unstored_move(house):
    registry = await house.open(around=Failing)
    table = await house.begun()
    house.store.before, house.store.moves_alone = 1, True
    await table.leave(acting(table), "random", "Computer")
    await table.rest()
    assert table.match.ply == 0
    await (await registry.table(table.number)).rest()
    assert table.match.ply > 0


@claim
async def test_the_last_move_and_the_result_are_stored_together_or_not(house):
    registry = await house.open(around=Unending)
    table = await house.begun()
    with pytest.raises(StoreFailed):
        await house.play(table)
    assert (table.status, (await registry.row(table.number)).status) == ("playing", "playing")
    assert table.match.log == await house.store.log(table.number)
    house.store.full = False
    await house.play(table)
    assert (table.status, (await registry.row(table.number)).status) == ("finished", "finished")
    assert await house.store.uncounted() == [table.number]
    assert house.herald.names(table.number)[-2:] == ["played", "finished"]


class Unending(Around):
    """A store that has no room for the end of a game."""

    full = True

    async def commit(self, table, deed):
        if deed.end and self.full:
            raise StoreFailed("the disk is full")
        return await self.inner.commit(table, deed)


@claim
async def test_a_game_that_could_not_be_ended_goes_on(house):
    await house.open(around=Failing)
    table = await house.begun()
    house.store.before = 1
    with pytest.raises(StoreFailed):
        await table.end()
    await house.play(table, 2)
    assert table.match.ply == 2


WAYS_OUT = {
    "ends": lambda table, loser: table.end(loser),
    "leaves": lambda table, loser: table.leave(loser, "random", "Computer"),
}


@pytest.mark.parametrize("way", WAYS_OUT)
def test_a_victory_stored_by_a_failing_disk_survives_ending_the_game(way, tmp_path):
    @claim
    async def test(house):
        registry = await house.open(around=FailingAtTheEnd)
        table = await house.begun(leaving="ends")
        with pytest.raises(StoreFailed):
            await house.play(table)
        assert table.status == "playing"
        loser = acting(table)
        before = await house.store.played(table.number)
        assert await reason(WAYS_OUT[way](table, loser)) == "finished"
        assert (table.status, (await registry.row(table.number)).status) == ("finished", "finished")
        assert await house.store.played(table.number) == before
        assert before.places is not None
        assert house.herald.names(table.number)[-1] == "finished"

    test(tmp_path)


@claim
async def test_leaving_after_a_stored_victory_is_not_giving_up(house):
    registry = await house.open(around=FailingAtTheEnd)
    table = await house.begun(leaving="computer")
    with pytest.raises(StoreFailed):
        await house.play(table)
    before = await house.store.played(table.number)
    assert await reason(table.leave(acting(table), "random", "Computer")) == "finished"
    assert (table.status, (await registry.row(table.number)).status) == ("finished", "finished")
    assert await house.store.played(table.number) == before


@claim
async def test_nobody_moves_after_an_end_that_was_stored(house):
    await house.open(around=Failing)
    table = await house.begun()
    await house.play(table, 1)
    house.store.after = 1
    with pytest.raises(StoreFailed):
        await table.end()
    user, log = acting(table), await house.store.log(table.number)
    assert await reason(table.choose(user, *whole_path(table, user))) == "ended"
    assert table.status == "ended"
    assert await house.store.log(table.number) == log


@claim
async def test_a_seat_stored_as_given_up_is_given_up(house):
    await house.open(around=Failing)
    table = await house.begun((HECTOR, HELEN, PARIS))
    house.store.after = 1
    with pytest.raises(StoreFailed):
        await table.leave(HELEN, "random", "Computer")
    assert await reason(table.leave(HELEN, "random", "Computer")) == "not-at-this-table"
    assert table.lobby.seat_of(HELEN) is None


class FailingAtTheEnd(Around):
    """A store that stores the end of a game but reports a failure."""

    async def commit(self, table, deed):
        stored = await self.inner.commit(table, deed)
        if deed.end and deed.moves:
            raise StoreFailed("the disk is full")
        return stored


@claim
async def test_a_seat_that_could_not_be_given_up_is_kept(house):
    await house.open(around=Failing)
    table = await house.begun()
    house.store.before = 1
    with pytest.raises(StoreFailed):
        await table.leave(HELEN, "random", "Computer")
    assert table.seat_of(HELEN) == 1
    await house.play(table, 2)


SEATING = {  # what changes the seats of a table, or who has given up
    "leaves": lambda table: table.leave(HELEN, "random", "Computer"),
    "is kept a seat": lambda table: table.change(lambda lobby: take_over(lobby, 1)),
    "comes back": lambda table: table.change(lambda lobby: take_back_seat(lobby, PARIS, "Paris")),
    "ends the game": lambda table: table.end(HELEN),
}
WRITES = ("UPDATE ON tables", "UPDATE ON dealt", "DELETE ON seats", "INSERT ON seats")


async def stored(house, number):
    """Return a table's row, its seats and who has given up."""
    row, dealt = await house.registry.row(number), "SELECT person, gave_up FROM dealt WHERE table_id = ? ORDER BY seat"
    return row, await house.store.seats(number), await house.store.ask(fetch_rows, dealt, number)


@asynccontextmanager
async def broken(house, write):
    """Let the disk fail at a certain write, in the middle of a transaction."""
    trigger = f"CREATE TRIGGER broken BEFORE {write} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
    await house.store.ask(fetch_rows, trigger)
    with pytest.raises(StoreFailed):
        yield
    await house.store.ask(fetch_rows, "DROP TRIGGER broken")


@pytest.mark.parametrize(
    ("change", "write"),
    [(change, write) for change in SEATING for write in WRITES if "seats" not in write or "ends" not in change],
)
def test_a_change_of_seats_is_stored_whole_or_not_at_all(change, write, tmp_path):
    @claim
    async def test(house):
        registry = await house.open()
        table = await house.begun((HECTOR, HELEN, PARIS))
        await table.change(lambda lobby: take_over(lobby, 2))
        before = await stored(house, table.number)
        async with broken(house, write):
            await SEATING[change](table)
        assert await stored(house, table.number) == before
        assert (table.status, table.lobby) == ("playing", Lobby.load(before[0].lobby))
        registry = await house.open()
        table = await registry.table(table.number)
        assert table.lobby == Lobby.load(before[0].lobby)
        assert await stored(house, table.number) == before
        await SEATING[change](table)
        assert await stored(house, table.number) != before

    test(tmp_path)


@pytest.mark.parametrize("write", ["INSERT ON tables", "INSERT ON seats"])
def test_a_lobby_is_opened_with_its_host_or_not_at_all(write, tmp_path):
    @claim
    async def test(house):
        await house.open()
        async with broken(house, write):
            await house.lobby()
        assert await house.store.open_in(1, 0.0) == []
        row = await house.registry.row(await house.lobby())
        assert await house.store.tables_of(HECTOR, ("lobby",)) == [row]

    test(tmp_path)


@pytest.mark.parametrize("write", ["UPDATE ON tables", "DELETE ON seats"])
def test_a_lobby_changes_with_its_seats_or_not_at_all(write, tmp_path):
    @claim
    async def test(house):
        registry = await house.open()
        number = await house.lobby()
        before = await stored(house, number)
        async with broken(house, write):
            await registry.change(number, lambda lobby: lobby.leave(HECTOR))
        assert await stored(house, number) == before
        assert (await registry.change(number, lambda lobby: lobby.leave(HECTOR))).status == "ended"

    test(tmp_path)


@claim
async def test_the_hall_closes_even_if_a_position_cannot_be_stored(house):
    await house.open()
    numbers = [(await house.begun()).number for _ in range(3)]
    await house.store.ask(fetch_rows, "DELETE FROM snapshots")  # as an older program left it
    registry = await house.open(around=Failing)
    tables = [await registry.table(number) for number in numbers]
    house.store.of, house.store.before = "snapshot", 1
    await registry.close()
    kept = [await house.store.last_snapshot(table.number) for table in tables]
    assert [snapshot is None for snapshot in kept].count(True) == 1


@claim
async def test_the_next_click_begins_a_game_that_could_not_begin(house):
    registry = await house.open(around=Failing)
    number = await house.lobby()
    await registry.change(number, lambda lobby: lobby.join(HELEN, "Helen"))
    house.store.of, house.store.before = "begin", 1
    with pytest.raises(StoreFailed):
        await registry.start(number, HECTOR)
    assert (await registry.row(number)).status == "lobby"
    assert (await registry.start(number, HECTOR)).status == "playing"


# -- the herald


class Hoarse(Recorder):
    """A herald that fails at every call."""

    async def played(self, table, seat, events):
        await super().played(table, seat, events)
        raise RuntimeError("SECRET")

    async def thinking(self, table, seat):
        raise RuntimeError("SECRET")

    async def seated(self, table):
        raise RuntimeError("SECRET")

    async def closed(self, table):
        await super().closed(table)
        raise RuntimeError("SECRET")


def test_a_failing_herald_loses_no_move_and_stops_no_game(tmp_path, caplog):
    @claim
    async def test(house):
        await house.open(herald=Hoarse)
        table = await house.begun((HECTOR, HELEN), computers=1)
        await house.play(table, 4)
        await table.leave(HELEN, "random", "Computer")
        await table.rest()
        await house.play(table)
        assert table.status == "finished"
        assert table.match.log == await house.store.log(table.number)
        assert [ply for _, ply, _ in house.herald.moves] == list(range(table.match.ply + 1))
        assert house.herald.names(table.number)[-1] == "finished"

    test(tmp_path)
    assert "not told: RuntimeError" in caplog.text
    assert not any("SECRET" in line for line in told_of(caplog))


# -- the calling task


class Slow(Around):
    """A store that lets other tasks run before and after each call."""

    def __getattr__(self, name):
        whole = getattr(self.inner, name)

        async def slow(*args, **named):
            for _ in range(3):
                await asyncio.sleep(0)
            answer = await whole(*args, **named)
            for _ in range(3):
                await asyncio.sleep(0)
            return answer

        return slow if name == "commit" else whole


async def cancelled_after(turns, work):
    """Cancel a task after so many turns of the event loop; return whether it was still waiting."""
    task = asyncio.create_task(work)
    for _ in range(turns):
        await asyncio.sleep(0)
    return task.cancel()


@claim
async def test_a_cancelled_task_has_made_a_whole_move_or_none(house):
    await house.open(around=Slow)
    table = await house.begun((HECTOR, HELEN), computers=1)
    cut = 0
    for turns in range(40):
        if table.status != "playing":
            table = await house.begun((HECTOR, HELEN), computers=1)
        stamp, path = whole_path(table, acting(table))
        cut += await cancelled_after(turns, table.choose(acting(table), stamp, path, 1000 + turns))
        await table.rest()
        log = await house.store.log(table.number)
        assert table.match.log == log
        assert house.herald.moves[-1] == (table.number, log[-1].ply, log[-1].ply)
        await house.play(table, 1)
    assert cut > 10


@claim
async def test_a_task_cancelled_in_a_queue_keeps_nobody_waiting(house):
    await house.open(around=Slow)
    table = await house.begun()
    user, (stamp, path) = acting(table), whole_path(table, acting(table))
    first = asyncio.create_task(reason(table.choose(user, stamp, path, 1)))
    await cancelled_after(3, table.choose(user, stamp, path, 2))
    assert await first is None
    await table.rest()
    assert table.match.log == await house.store.log(table.number)
    await house.move(table)


@claim
async def test_leaving_and_ending_finish_even_if_their_task_is_cancelled(house):
    registry = await house.open(around=Slow)
    for turns in range(1, 20):
        table = await house.begun()
        await cancelled_after(turns, table.leave(HELEN, "random", "Computer"))
        await table.rest()
        assert table.lobby.dump() == (await registry.row(table.number)).lobby
        assert [seated.user for seated in await house.store.seats(table.number)] == [HECTOR, None]
        await cancelled_after(turns, table.end())
        await table.rest()
        assert (table.status, (await registry.row(table.number)).status) == ("ended", "ended")


@claim
async def test_a_cancelled_start_has_dealt_completely_or_not_at_all(house):
    registry = await house.open(around=Slow)
    for turns in range(1, 12):
        number = await house.lobby()
        await registry.change(number, lambda lobby: lobby.add_computer(HECTOR, "random", "Computer"))
        await cancelled_after(turns, registry.start(number, HECTOR))
        assert await reason(registry.start(number, HECTOR)) in (None, "begun")
        table = await registry.table(number)
        await table.rest()
        assert table.acting_people() == [HECTOR]
        await house.move(table)
        assert table.match.log == await house.store.log(number)


# -- a table that sleeps while somebody holds it


@claim
async def test_a_number_never_has_two_tables_in_memory(house):
    registry = await house.open()
    table = await house.begun()
    registry._awake.clear()
    again = await asyncio.gather(*(registry.table(table.number) for _ in range(3)))
    assert all(found is table for found in again)


@claim
async def test_a_sleeping_table_is_rebuilt_once(house):
    await house.open()
    number = (await house.begun()).number
    registry = await house.open()
    found = await asyncio.gather(*(registry.table(number) for _ in range(4)))
    assert len(set(map(id, found))) == 1
