"""Whose clock runs, what happens when time is up, and that outages never cost a player time."""

import asyncio
import contextlib
from dataclasses import replace
from unittest import mock

import pytest

from games.hector.rules.game import Hector
from playground.clock import Clock
from store import StoreFailed
from tables import Refused
from tables.clocks.playing_hours import find_due_time, hours_of
from tables.clocks.turns import AGAIN, LOST
from tables.duration import DAY
from tables.play import heartbeat
from tables.play.agreements import end_pause, toggle_vote
from tables.play.deeds import decide_move
from tables.play.heartbeat import BEAT, SIGN
from tables.seats.absence import accept_seat, offer_seat, replace_unreachable, take_back_seat
from tests.quick import slow_but
from tests.tables.house import HECTOR, HELEN, PARIS, STRANGER, Around, Recorder, acting, claim, freeze, reason
from tests.tables.test_error_logging import Failing

MINUTES, HOURS = 60, 3600
BUSY = 60.0  # seconds that a busy machine may take
FIVE = {"time": 5 * MINUTES, "overtime": "plays"}


def told(house):
    return house.herald.told


def turn_of(table):
    (turn,) = table.turns.values()
    return turn


@claim
async def test_without_a_clock_nothing_is_kept_and_nobody_is_told_anything(house):
    await house.open()
    table = await house.begun()
    await house.play(table, 3)
    await house.wait(10**7)
    assert (table.turns, told(house), await house.store.timed()) == ({}, [], [])


@claim
async def test_the_clock_of_the_player_to_act_runs_and_is_stored(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    first = turn_of(table)
    assert (first.seat, first.due) == (table.seat_of(acting(table)), 1000 + 5 * MINUTES)
    house.now += 60
    await house.move(table)
    second = turn_of(table)
    assert (second.seat, second.due) == (table.seat_of(acting(table)), 1060 + 5 * MINUTES)
    assert await house.store.turns(table.number) == [second]


@claim
async def test_no_clock_runs_for_a_computer_or_after_the_game(house):
    await house.open()
    table = await house.begun((HECTOR,), computers=1, agreed=FIVE)
    assert set(table.turns) == {0}
    await table.end()
    assert (table.turns, await house.store.timed()) == ({}, [])


@claim
async def test_two_warnings_and_then_a_computer_plays_this_turn_alone(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    slow = acting(table)
    await house.wait(3.7 * MINUTES)
    assert told(house) == []
    await house.wait(0.1 * MINUTES)
    await house.wait(0.1 * MINUTES)
    assert told(house) == [("warned", slow)]
    await house.wait(0.8 * MINUTES)
    assert told(house) == [("warned", slow)] * 2
    await house.wait(0.3 * MINUTES)
    assert told(house) == [("warned", slow)] * 2 + [("played", slow)]
    assert acting(table) != slow
    assert {entry.seat for entry in table.match.log[1:]} == {table.seat_of(slow)}
    assert turn_of(table).due == house.now + 5 * MINUTES, "the next one has all the time"


@claim
async def test_a_computer_keeps_the_seat_until_its_owner_takes_it_back(house):
    registry = await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS), agreed={**FIVE, "overtime": "takes"})
    slow, seat = acting(table), table.seat_of(acting(table))
    name = table.names[seat]
    await house.wait(5 * MINUTES)
    assert told(house)[-1] == ("taken", slow)
    assert (table.lobby.sitters[seat].user, table.lobby.sitters[seat].owner, table.names[seat]) == (None, slow, name)
    assert table.match.log[1].seat == seat
    assert table.lobby.host != slow
    registry = await house.open()
    table = await registry.table(table.number)
    await table.rest()
    await table.change(lambda lobby: take_back_seat(lobby, slow, "Back"))
    assert (table.seat_of(slow), table.names[seat]) == (seat, "Back")
    while acting(table) != slow:
        await house.move(table)
    assert seat in table.turns


@claim
async def test_a_silent_opponent_is_replaced_a_day_after_the_limit_vote(house):
    for agreed in ({"time": 0}, {"time": HOURS, "overtime": "reminds"}):
        await house.open()
        table = await house.begun(agreed=agreed)
        silent, other = acting(table), next(each for each in (HECTOR, HELEN) if each != acting(table))
        await house.wait(5 * DAY)
        assert table.match.ply == 0
        await table.change(lambda lobby, other=other: toggle_vote(lobby, other, "limit"))
        assert turn_of(table).due == house.now + DAY
        await house.wait(DAY / 2)
        registry = await house.open()
        table = await registry.table(table.number)
        assert turn_of(table).due > house.now
        await house.wait(DAY)
        await table.rest()
        assert table.lobby.seat_of(silent) is None
        assert table.match.ply > 0
        await table.change(lambda lobby, silent=silent: take_back_seat(lobby, silent, "Back"))
        assert table.seat_of(silent) is not None
        await table.end()


@claim
async def test_a_reminder_comes_once_and_changes_nothing(house):
    await house.open()
    table = await house.begun(agreed={"time": HOURS, "overtime": "reminds"})
    slow = acting(table)
    await house.wait(HOURS - 1)
    assert told(house) == []
    await house.wait(1)
    for _ in range(5):
        await house.wait(HOURS)
    assert told(house) == [("reminded", slow)]
    await house.open()
    await house.registry.timekeeper.resume()
    await house.wait(HOURS)
    assert told(house) == []
    table = await house.registry.table(table.number)
    assert (table.match.ply, acting(table)) == (0, slow)
    await house.move(table)
    await house.wait(HOURS)
    assert told(house) == [("reminded", acting(table))], "the next turn has a reminder of its own"


@claim
async def test_whoever_has_just_moved_is_never_punished(house):
    await house.open()
    table = await house.begun(agreed={**FIVE, "overtime": "takes"})
    quick = acting(table)
    house.now += 5 * MINUTES + 1  # time is up, but the click is stored before anybody checks the clock
    await house.move(table)
    await house.wait(0)
    assert told(house) == []
    assert table.seat_of(quick) is not None


async def repeated(house, thinker=None, **agreed):
    """Return the registry, a table at which the seat to act is to act again after its move, and that seat."""
    registry = await house.open(Hector(), thinker=thinker)
    table = await house.begun(game="hector", agreed={**FIVE, **agreed})
    return registry, table, table.seat_of(acting(table))


async def click(table, seat):
    """Make a move as a person would, whatever the clock says."""
    await table.submit(seat, str(table.match.state.legal(seat)[0]), table.match.stamps[seat])
    assert table.acting_seats() == [seat], "it is asked again"


@claim
async def test_who_moves_and_is_asked_again_has_all_the_time(house):
    _, table, seat = await repeated(house)
    house.now += 4 * MINUTES
    await click(table, seat)
    assert (turn_of(table).seat, turn_of(table).due) == (seat, house.now + 5 * MINUTES)


@claim
async def test_a_click_stored_before_the_seat_is_taken_counts(house):
    _, table, seat = await repeated(house, overtime="takes")
    quick, change = acting(table), table.change

    async def just_in_time(changed, **other):
        await click(table, seat)
        await change(changed, **other)

    table.change = just_in_time
    await house.wait(5 * MINUTES)
    assert table.lobby.seat_of(quick) == seat
    assert ("taken", quick) not in told(house)


@claim
async def test_a_click_stored_while_the_clock_is_read_counts(house):
    registry, table, seat = await repeated(house, overtime="reminds")
    terms, asked = registry.timekeeper._terms, []

    async def counting(lobby, of):
        asked.append(of)
        if len(asked) == 2:
            await click(table, seat)
        return await terms(lobby, of)

    registry.timekeeper._terms = counting
    await house.wait(5 * MINUTES)
    assert len(asked) > 2
    assert told(house) == []


@claim
async def test_a_click_after_the_seat_was_taken_is_refused(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS), agreed={**FIVE, "overtime": "takes"})
    slow, seat = acting(table), table.seat_of(acting(table))
    by, move, stamp = table.lobby.sitters[seat], str(table.match.state.legal(seat)[0]), table.match.stamps[seat]
    await house.wait(5 * MINUTES)
    late = table.do(lambda: decide_move(table, seat, move, stamp, by, by.user))
    before = table.match.ply
    assert await reason(late) == "seat-taken"
    assert table.match.ply == before
    assert await reason(table.choose(slow, stamp, (0,))) == "seat-taken"


class Pondering:
    """Thinks until a test sets ``go``."""

    def __init__(self):
        self.asked, self.go, self.thoughts = asyncio.Event(), asyncio.Event(), 0

    async def think(self, game, level, view, moves, seed):
        self.thoughts += 1
        self.asked.set()
        await self.go.wait()
        return str(moves[0])

    def close(self):
        pass


@claim
async def test_a_returning_player_moves_instead_of_the_computer(house):
    thinker = Pondering()
    await house.open(thinker=thinker)
    table = await house.begun(agreed=FIVE)
    slow = acting(table)
    house.now += 5 * MINUTES
    await house.registry.timekeeper.ring()
    await thinker.asked.wait()
    seat = table.seat_of(slow)
    await table.submit(seat, str(table.match.state.legal(seat)[-1]), table.match.stamps[seat])
    thinker.go.set()
    await table.rest()
    assert [entry.seat for entry in table.match.log[1:]] == [seat]
    assert told(house) == []


@claim
async def test_a_player_who_comes_back_plays_their_next_move_themselves(house):
    thinker = Pondering()
    _, table, seat = await repeated(house, thinker)
    house.now += 5 * MINUTES
    await house.registry.timekeeper.ring()
    await thinker.asked.wait()
    await click(table, seat)
    thinker.go.set()
    await table.rest()
    assert (table.match.ply, thinker.thoughts, told(house)) == (1, 1, [])


@claim
async def test_a_computer_still_thinking_is_not_asked_again(house):
    thinker = Pondering()
    await house.open(thinker=thinker)
    table = await house.begun(agreed=FIVE)
    house.now += 5 * MINUTES
    await house.registry.timekeeper.ring()
    await thinker.asked.wait()
    house.now += AGAIN
    await house.registry.timekeeper.ring()
    await asyncio.sleep(0.01)
    assert thinker.thoughts == 1
    thinker.go.set()
    await table.rest()
    assert table.match.ply == 1


@claim
async def test_a_computer_plays_this_turn_and_not_the_next(house):
    class Answering(Recorder):
        async def played(self, table, seat, events):
            await super().played(table, seat, events)
            if seat == house.slow:
                house.slow = None
                (other,) = table.acting_seats()
                move = str(table.match.state.legal(other)[0])
                await table.submit(other, move, table.match.stamps[other])

    await house.open(herald=Answering)
    house.slow = None
    table = await house.begun(agreed=FIVE)
    house.slow = seat = table.seat_of(acting(table))
    house.now += 5 * MINUTES
    await house.registry.timekeeper.ring()
    async with asyncio.timeout(BUSY):
        while not told(house):
            await asyncio.sleep(0.002)
    assert (table.acting_seats(), table.match.count_moves_since(seat, 0)) == ([seat], 1)


@claim
async def test_a_player_back_while_the_computer_thinks_makes_the_move(house):
    thinker = Pondering()
    await house.open(thinker=thinker)
    table = await house.begun((HECTOR, HELEN, PARIS), agreed={**FIVE, "overtime": "takes"})
    slow, seat = acting(table), table.seat_of(acting(table))
    house.now += 5 * MINUTES
    await house.registry.timekeeper.ring()
    await thinker.asked.wait()
    await table.change(lambda lobby: take_back_seat(lobby, slow, "Back"))
    thinker.go.set()
    await table.rest()
    assert table.match.ply == 0
    await house.move(table)
    assert table.match.log[1].seat == seat


@claim
async def test_a_failure_when_time_is_up_is_retried(house):
    class Failing:
        times = 1

        async def think(self, game, level, view, moves, seed):
            if self.times:
                self.times -= 1
                raise RuntimeError("lost its way")
            return str(moves[0])

        def close(self):
            pass

    await house.open(thinker=Failing())
    table = await house.begun(agreed=FIVE)
    slow = acting(table)
    await house.wait(5 * MINUTES)
    assert acting(table) == slow
    await house.wait(AGAIN)
    assert acting(table) != slow


# -- pauses


@claim
async def test_a_pause_needs_everybody_and_stops_the_clock(house):
    registry = await house.open()
    table = await house.begun(agreed=FIVE)
    await house.wait(2 * MINUTES)
    await table.change(lambda lobby: toggle_vote(lobby, HECTOR, "pause"))
    assert not table.lobby.in_play.paused
    await table.change(lambda lobby: toggle_vote(lobby, HELEN, "pause"))
    assert (table.lobby.in_play.paused, turn_of(table).due, turn_of(table).remaining) == (True, None, 3 * MINUTES)
    await house.wait(HOURS)
    registry = await house.open()
    await registry.timekeeper.resume()
    table = await registry.table(table.number)
    await house.wait(HOURS)
    assert (told(house), turn_of(table).due) == ([], None)
    await table.change(lambda lobby: end_pause(lobby, HELEN))
    assert turn_of(table).due == house.now + 3 * MINUTES
    assert not table.lobby.in_play.votes["pause"]


@claim
async def test_a_move_during_a_pause_is_allowed_and_starts_no_clock(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))
    await house.move(table)
    assert (table.match.ply, turn_of(table).due, turn_of(table).remaining) == (1, None, 5 * MINUTES)


@claim
async def test_a_pause_begins_when_its_last_opponent_has_left(house):
    await house.open()
    table = await house.begun((HECTOR, HELEN, PARIS), agreed=FIVE)
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))
    assert not table.lobby.in_play.paused
    await table.leave(PARIS, "random", "Computer")
    assert table.lobby.in_play.paused


# -- when the bot or the place is away


@claim
async def test_no_time_is_charged_while_the_bot_is_down(house):
    await house.open()
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.now += 20 * MINUTES
    await house.registry.timekeeper.record_alive()
    house.now += 10 * HOURS
    registry = await house.open()
    await registry.timekeeper.resume()
    await house.wait(0)
    table = await registry.table(table.number)
    assert turn_of(table).due == house.now + 40 * MINUTES
    assert told(house) == []


@claim
async def test_a_clean_stop_gives_away_no_time(house):
    registry = await house.open()
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.now += 59 * MINUTES
    await registry.close()
    house.now += 10 * HOURS
    registry = await house.open()
    await registry.timekeeper.resume()
    assert turn_of(await registry.table(table.number)).due == house.now + 1 * MINUTES


@claim
async def test_a_turn_begun_after_the_last_heartbeat_is_charged_nothing(house):
    await house.open()
    await house.registry.timekeeper.record_alive()
    house.now += 30
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.now += 10 * HOURS
    registry = await house.open()
    await registry.timekeeper.resume()
    assert turn_of(await registry.table(table.number)).due == house.now + HOURS


@claim
async def test_a_player_cut_off_from_the_table_has_all_their_time_retries(house):
    registry = await house.open()
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.reachable = False
    await house.wait(HOURS)
    assert (told(house), turn_of(table).due) == ([], None)
    await house.wait(10 * HOURS)
    house.reachable = True
    await registry.timekeeper.look(table.number)
    await table.rest()
    assert (told(house), turn_of(table).due) == ([], house.now + HOURS)


@claim
async def test_a_table_out_of_reach_is_checked_regularly_and_at_the_start(house):
    registry = await house.open()
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.reachable = False
    await house.wait(HOURS)
    await house.wait(LOST)
    assert turn_of(table).due is None
    assert await house.store.alarms(house.now) == []
    house.reachable = True
    await house.wait(LOST)
    assert turn_of(table).due == house.now + HOURS
    house.reachable = False
    await registry.timekeeper.look(table.number)
    await house.wait(HOURS)
    assert turn_of(table).due is None
    house.reachable = True
    registry = await house.open()
    await registry.timekeeper.resume()
    await house.wait(0)
    (turn,) = await house.store.turns(table.number)
    assert turn.due == house.now + HOURS, "without anybody touching the table"


@claim
async def test_a_clock_that_runs_again_is_shown(house):
    registry = await house.open()
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.reachable = False
    await house.wait(HOURS)
    house.reachable = True
    house.herald.heard.clear()
    await registry.timekeeper.look(table.number)
    await table.rest()
    assert house.herald.names(table.number) == ["seated"]
    await registry.timekeeper.look(table.number)
    await table.rest()
    assert house.herald.names(table.number) == ["seated"], "once"


@claim
async def test_a_pause_survives_a_table_being_out_of_reach(house):
    registry = await house.open()
    table = await house.begun(agreed=FIVE)
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))
    house.reachable = False
    await registry.timekeeper.look(table.number)
    house.reachable = True
    await house.wait(LOST)
    assert (turn_of(table).due, turn_of(table).alarm) == (None, None)


@claim
async def test_no_warning_comes_late_or_twice(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    slow = acting(table)
    await house.wait(4 * MINUTES)
    await house.wait(0)
    assert told(house) == [("warned", slow)]
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))
    await table.change(lambda lobby: end_pause(lobby, HECTOR))
    for _ in range(3):
        await house.wait(13)
    assert told(house) == [("warned", slow)] * 2
    table = await house.begun((PARIS, STRANGER), agreed=FIVE)
    house.now += 4.8 * MINUTES
    await house.wait(0)
    await house.wait(0)
    assert [who for what, who in told(house)].count(acting(table)) == 1


@claim
async def test_a_new_player_has_all_the_time(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    slow = acting(table)
    await house.wait(4 * MINUTES)
    await table.change(lambda lobby: offer_seat(lobby, slow, STRANGER))
    assert turn_of(table).due == 1000 + 5 * MINUTES, "an offer changes nothing"
    await table.change(lambda lobby: accept_seat(lobby, slow, STRANGER, "Stranger"))
    assert turn_of(table).due == house.now + 5 * MINUTES
    assert await house.store.turns(table.number) == [turn_of(table)]


@claim
async def test_no_clock_is_kept_for_a_player_who_has_left(house):
    await house.open(thinker=Pondering())
    table = await house.begun(agreed=FIVE)
    await table.leave(acting(table), "random", "Computer")
    assert await house.store.turns(table.number) == []
    assert await house.store.next_alarm() is None


@claim
async def test_a_stop_between_a_move_and_its_clock_loses_no_turn(house):
    class Forgetful(Around):
        async def keep_turns(self, table, turns):
            if house.forgets:
                raise StoreFailed("no room")
            await self.inner.keep_turns(table, turns)

    house.forgets = False
    await house.open(around=Forgetful)
    table = await house.begun(agreed={"time": HOURS, "overtime": "takes"})
    house.forgets = True
    await house.move(table)
    assert table.match.ply == 1, "a move does not fail because its time cannot be stored"
    house.forgets = False
    house.now += HOURS
    registry = await house.open()
    await registry.timekeeper.resume()
    await house.wait(0)
    table = await registry.table(table.number)
    assert told(house) == []
    assert (turn_of(table).seat, turn_of(table).due) == (table.seat_of(acting(table)), house.now + HOURS)
    house.forgets = True
    await house.open(around=Forgetful)
    number = (await house.begun(agreed=FIVE)).number
    house.forgets = False
    registry = await house.open()
    assert turn_of(await registry.table(number)).due == house.now + 5 * MINUTES, "though there was nothing to wake for"


async def stopped_by_all(table):
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))


async def played_out(house, table):
    await house.play(table)


STOPS = {
    "ended": lambda house, table: table.end(),
    "finished": played_out,
    "frozen": lambda house, table: freeze(table, RuntimeError("a mistake of ours")),
    "paused": lambda house, table: stopped_by_all(table),
}


@pytest.mark.parametrize("when", slow_but(["after"], ["before", "after"]))
@pytest.mark.parametrize("of", ["keep_turns", "commit"])
@pytest.mark.parametrize("stops", STOPS)
@pytest.mark.parametrize("number", slow_but(1, [1, 2]))
def test_no_alarm_is_left_where_time_stops_while_the_store_fails(stops, of, when, number, tmp_path):
    @claim
    async def test(house):
        await house.open(around=Failing, sleep=lambda seconds: asyncio.sleep(0.001))
        house.store.of = of
        if number == 2 and of == "keep_turns":
            setattr(house.store, when, 1)  # the clock of the first turn is in doubt, too
        table = await house.begun(agreed=FIVE)
        setattr(house.store, when, number)
        async with asyncio.timeout(BUSY):
            while table.status == "playing" and not table.lobby.in_play.paused:
                with contextlib.suppress(StoreFailed, Refused):
                    await STOPS[stops](house, table)
        house.store.before = house.store.after = 0
        await table.keep_time()  # as it retries by itself
        alarms = [turn for turn in await house.store.turns(table.number) if turn.alarm or turn.due]
        assert alarms == []
        table.retire()
        await table.rest()
        registry = await house.open()
        await registry.timekeeper.resume()
        await house.wait(HOURS)
        assert await house.store.alarms(house.now + DAY) == []

    test(tmp_path)


@claim
async def test_a_clock_stored_without_our_knowledge_is_stopped_at_the_end(house):
    await house.open(around=Failing, sleep=lambda seconds: asyncio.sleep(10**6))
    house.store.of, house.store.after = "keep_turns", 1
    table = await house.begun(agreed=FIVE)
    house.store.of, house.store.before = "commit", 1
    assert (table.turns, len(await house.store.turns(table.number))) == ({}, 1)
    await freeze(table, RuntimeError("a mistake of ours"))
    assert await house.store.turns(table.number) == []


@claim
async def test_putting_an_alarm_off_brings_no_older_clock_back(house):
    registry = await house.open()
    table = await house.begun(agreed=FIVE)
    turns = house.store.turns

    async def late(number):
        found = await turns(number)
        await house.move(table)  # while the old turns were read
        return found

    house.store.turns = late
    house.now += 5 * MINUTES
    async with asyncio.timeout(BUSY):
        await registry.timekeeper._put_off(table.number)
    assert await turns(table.number) == [turn_of(table)]


# -- playing hours


@claim
async def test_long_turns_run_in_the_players_own_playing_hours(house):
    chosen = {"hours": "18:00-23:00", "zone": "Europe/Paris"}
    await house.open()
    for key, value in chosen.items():
        await house.store.set("user", HECTOR, key, value)
    table = await house.begun((HECTOR,), computers=1, agreed={"time": 24 * HOURS, "overtime": "plays"})
    assert turn_of(table).due == find_due_time(hours_of(chosen), house.now, 24 * HOURS) > house.now + 4 * 24 * HOURS
    await house.wait(4 * 24 * HOURS)
    assert ("played", HECTOR) not in told(house)


@claim
async def test_playing_hours_do_not_stretch_short_turns(house):
    await house.open()
    await house.store.set("user", HECTOR, "hours", "18:00-23:00")
    await house.store.set("user", HECTOR, "zone", "Europe/Paris")
    table = await house.begun((HECTOR,), computers=1, agreed=FIVE)
    assert turn_of(table).due == house.now + 5 * MINUTES


@claim
async def test_changed_hours_keep_the_warnings_and_the_promised_time(house):
    await house.open()
    await house.store.set("user", HECTOR, "hours", "18:00-23:00")
    await house.store.set("user", HECTOR, "zone", "Europe/Paris")
    table = await house.begun((HECTOR,), computers=1, agreed={"time": 24 * HOURS, "overtime": "takes"})
    promised = turn_of(table).due
    await house.wait(2 * DAY)
    await house.store.set("user", HECTOR, "hours", None)
    while house.now + HOURS < promised:
        await house.wait(HOURS)
        assert table.lobby.seat_of(HECTOR) == 0
        assert turn_of(table).due == promised
    await house.wait(HOURS)
    assert told(house) == [("warned", HECTOR)] * 2 + [("taken", HECTOR)]


# -- tables without people


@claim
async def test_a_table_with_computers_only_ends_after_a_day(house):
    registry = await house.open()
    table = await house.begun((HECTOR,), computers=2, agreed={**FIVE, "overtime": "takes"})
    ply = table.match.ply
    await house.wait(5 * MINUTES)
    assert table.lobby.deserted
    await house.wait(23 * HOURS)
    assert (table.match.ply, table.status) == (ply, "playing")
    await house.wait(HOURS)
    assert (await registry.row(table.number)).status == "ended"


@claim
async def test_a_pause_does_not_keep_an_abandoned_table(house):
    await house.open()
    table = await house.begun(agreed=FIVE)
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: toggle_vote(lobby, user, "pause"))
    for user in (HECTOR, HELEN):
        await table.change(lambda lobby, user=user: replace_unreachable(lobby, user))
    await house.wait(24 * HOURS)
    assert table.status == "ended"


@claim
async def test_a_player_who_comes_back_in_time_plays_on(house):
    await house.open()
    table = await house.begun((HECTOR,), computers=2, agreed={**FIVE, "overtime": "takes"})
    await house.wait(5 * MINUTES)
    await house.wait(20 * HOURS)
    await table.change(lambda lobby: take_back_seat(lobby, HECTOR, "Hector"))
    assert turn_of(table).due == house.now + 5 * MINUTES
    await house.move(table)
    await house.wait(23 * HOURS)
    assert table.match.ply > 1


@claim
async def test_a_new_player_has_all_the_time_even_if_it_is_stored_late(house):
    await house.open(around=Failing)
    table = await house.begun((HECTOR, HELEN, PARIS), agreed={**FIVE, "overtime": "takes"})
    user = acting(table)
    house.now += 5 * MINUTES - 10
    house.store.of, house.store.before = "keep_turns", 1
    await table.change(lambda lobby: seated_instead(lobby, user))
    await house.wait(11)
    assert (acting(table), turn_of(table).due) == (STRANGER, house.now + 5 * MINUTES)


@claim
async def test_a_new_player_has_all_the_time_after_a_kill(house):
    await house.open(around=Failing)
    table = await house.begun((HECTOR, HELEN), agreed={**FIVE, "overtime": "takes"})
    await house.wait(4 * MINUTES)
    house.store.of, house.store.before = "keep_turns", 1
    await table.change(lambda lobby: seated_instead(lobby, acting(table)))
    registry = await house.open()
    await registry.resume()
    [turn] = (await registry.table(table.number)).turns.values()
    assert turn.due == house.now + 5 * MINUTES
    assert await house.store.turns(table.number) == [turn]


def seated_instead(lobby, user):
    """Replace a person with a stranger."""
    sitters = tuple(replace(each, user=STRANGER) if each.user == user else each for each in lobby.sitters)
    return replace(lobby, sitters=sitters)


# -- the sleeper


@claim
async def test_the_sleeper_goes_on_when_its_heartbeat_cannot_be_stored(house):
    registry = await house.open(around=Failing)
    await house.begun(agreed=FIVE)
    house.store.of, house.store.before = "keep", 1
    running = asyncio.create_task(registry.timekeeper.run())
    while house.store.before:
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@claim
@mock.patch.object(heartbeat, "SLOW", 60.0)  # a busy machine is no outage
async def test_the_sleeper_wakes_for_the_earliest_alarm_of_all_tables(house):
    clock, asleep = Clock(flowing=False, start=1000.0), []

    async def sleep(seconds):
        if seconds not in (BEAT, SIGN):
            asleep.append(seconds)
        await clock.sleep(seconds)

    async def until(true):
        async with asyncio.timeout(BUSY):
            while not true():
                await asyncio.sleep(0.002)

    registry = await house.open(clock=clock.now, sleep=sleep)
    running = asyncio.create_task(registry.timekeeper.run(), name="table keeper")
    await asyncio.sleep(0.02)
    assert asleep == [], "with nothing to wait for it sleeps until something changes"
    await house.begun(agreed={"time": 200, "overtime": "reminds"})
    await until(lambda: asleep[-1:] == [60.0])
    early = await house.begun((PARIS, HELEN), agreed={"time": 60, "overtime": "takes"})
    await until(lambda: asleep[-1:] == [45.0])
    await clock.advance(45)
    await until(lambda: told(house) == [("warned", acting(early))])
    await until(lambda: asleep[-1:] == [10.0])
    await clock.advance(15)
    await until(lambda: "taken" in dict(told(house)))
    assert clock.now() == 1060
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@claim
async def test_no_clock_is_kept_at_a_table_that_no_longer_exists(house):
    registry = await house.open()
    await house.begun(agreed=FIVE)

    async def finding(number):
        raise Refused("frozen")

    registry.timekeeper._find = finding
    await house.wait(5 * MINUTES)
    assert await house.store.timed() == []


@claim
async def test_a_table_that_cannot_be_checked_does_not_stop_the_others(house):
    registry = await house.open()
    broken = await house.begun(agreed=FIVE)
    good = await house.begun(agreed=FIVE)
    find = registry.table

    async def finding(number):
        if number == broken.number:
            raise RuntimeError("a mistake of ours")
        return await find(number)

    registry.timekeeper._find = finding
    await house.wait(5 * MINUTES)
    assert good.match.ply > 0
    assert broken.match.ply == 0
    assert await house.store.alarms(house.now) == [], "it is not asked again and again"
    registry.timekeeper._find = find
    await house.wait(AGAIN)
    assert broken.match.ply > 0
