"""The clocks of all tables, and one sleeper that wakes when the first alarm is due.

A player to act has the table's time for each answer. Deadlines are stored, so they survive a restart.
Outages never cost a player time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, nullcontext
from dataclasses import replace
from math import inf
from typing import Any

from engine.core import NOBODY, Seat
from store import ALIVE, Turn
from store.shares import EVERYTHING, Share
from tables import Refused, Unreadable
from tables.clocks import turns
from tables.clocks.playing_hours import hours_of
from tables.clocks.turns import AGAIN, OVER, SLOW, Terms
from tables.error_logging import log_failure
from tables.play.heartbeat import Heartbeat
from tables.play.services import Services
from tables.play.table import Table
from tables.seats.absence import take_over
from tables.seats.lobby import Lobby

log = logging.getLogger(__name__)

DESERTED = Terms(24 * 3600.0, forced=True)  # how long a table waits for somebody to come back
LONGEST = 60.0  # seconds of sleep, in case the clock is set
EARLY = 30.0  # seconds by which tables may show that time ends too early, until they are redrawn
SIDE_BY_SIDE = 32  # tables looked at in parallel when alarms are due: they wait for the disk and Discord together

MANY = 50  # tables; fewer are told at once
PACE = 1 / 15  # seconds between two tables that are told, each by about three requests


class Timekeeper:
    """Keeps the time of every table; ``find`` wakes a sleeping one, ``awake`` returns only one in memory."""

    def __init__(
        self,
        services: Services,
        find: Callable[[int], Awaitable[Table]],
        awake: Callable[[int], Table | None],
    ) -> None:
        self._services = services
        self._find, self._awake = find, awake
        self._poked = asyncio.Event()
        self._giving_back = asyncio.Lock()
        self._unreadable: set[int] = set()  # tables to which no time could be given back
        self._heartbeat = Heartbeat(services, self.give_back)
        self._unshown = 0.0  # seconds that were given back since tables were redrawn for it
        self.rush = Rush(services.sleep)

    # -- one table

    async def sync(self, table: Table) -> None:
        """Run the clocks of the seats to act, and no others."""
        while True:
            await self._heartbeat.catch_up()
            async with table.timing:
                if await self._synced(table):
                    return

    async def _synced(self, table: Table) -> bool:
        """Ask what there is to ask, then reckon at one moment; return false if nobody could play until just now."""
        newcomers = frozenset(table.newcomers)
        known = {seat: turn for seat, turn in table.turns.items() if seat not in newcomers}
        terms = {seat: await self._terms(table.lobby, seat) for seat in _timed(table)}
        cut_off = bool(terms) and not await self._services.reach(table.number)
        now = self._services.clock()
        if self._heartbeat.has_stopped(now):  # nobody is charged for a standstill
            return False
        wanted = {seat: _turn(table, seat, known.get(seat), terms[seat], now, cut_off=cut_off) for seat in terms}
        restarts = not cut_off and any(map(turns.is_cut_off, table.turns.values()))
        await self._keep(table, wanted)
        table.newcomers -= newcomers
        if restarts:  # what was shown meanwhile tells of no time
            table.work.start(table.tell(self._services.herald.seated(table)))
        return True

    async def measure_used(self, table: Table, seat: Seat) -> float:
        """Return the part of its time that the turn of a seat has used; all of it if no clock knows it."""
        turn = table.turns.get(seat)
        if turn is None:
            return 1.0
        return turns.measure_used(turn, await self._terms(table.lobby, seat), self._services.clock())

    async def _terms(self, lobby: Lobby, seat: Seat) -> Terms:
        if seat == NOBODY:
            return DESERTED
        user = lobby.sitters[seat].user
        slow = lobby.time >= SLOW and user is not None  # quick turns know no playing hours
        hours = hours_of(await self._services.store.settings("user", user or 0)) if slow else None
        return Terms(lobby.time, lobby.overtime != "reminds", hours)

    async def _keep(self, table: Table, wanted: dict[Seat, Turn]) -> None:
        if wanted != table.turns or table.unsure_of_turns:
            table.unsure_of_turns = True  # a disk may report failure after it has written
            await self._services.store.keep_turns(table.number, [*wanted.values()])
            table.turns, table.unsure_of_turns = wanted, False
            self._poked.set()

    # -- when an alarm is due

    async def look(self, number: int) -> None:
        """Warn the players of a table whose time is nearly up, and do what was agreed if it is up."""
        table = await self._find(number)
        await self.sync(table)
        now = self._services.clock()
        for turn in [*table.turns.values()]:
            if _rings(turn, now):
                await self._ring(table, turn)

    async def _ring(self, table: Table, turn: Turn) -> None:
        terms = await self._terms(table.lobby, turn.seat)
        async with table.timing:
            now = self._services.clock()
            if table.turns.get(turn.seat) != turn or self._heartbeat.has_stopped(now):
                return  # they have moved in the meantime, or could not
            rung = turns.ring_turn(turn, terms, now)
            await self._keep(table, {**table.turns, turn.seat: rung})
        if rung.told == OVER:
            await self._time_is_up(table, rung)
        elif rung.told > turn.told:  # changed playing hours may have postponed a warning
            await self._tell(table, rung, "warned")

    async def _time_is_up(self, table: Table, turn: Turn) -> None:
        """Do what was agreed for when time is up, unless the player has moved or the game is over."""
        try:
            await self._end(table, turn)
        except Refused as wrong:
            log.info("table %d: nothing was done when time was up: %s", table.number, wrong.reason)

    async def _end(self, table: Table, turn: Turn) -> None:
        if turn.seat == NOBODY:
            await table.end()
        elif table.lobby.overtime == "plays":
            table.computers.stand_in(table, turn.seat, turn.ply)
        elif table.lobby.overtime == "takes":
            user = table.lobby.sitters[turn.seat].user
            await table.change(lambda lobby: _too_slow(table, lobby, turn), late=True)
            if table.status == "playing":  # without them, there may be votes enough to end the game
                await table.tell_of_time(user, "taken")
        else:
            await self._tell(table, turn, "reminded")

    async def _tell(self, table: Table, turn: Turn, what: str) -> None:
        if turn.seat != NOBODY:
            await table.tell_of_time(table.lobby.sitters[turn.seat].user, what)

    # -- time in which nobody could play

    async def resume(self) -> None:
        """Give back the time in which the program did not run; call this before handling any event."""
        alive = float(await self._services.store.value(ALIVE) or self._services.clock())
        await self.give_back(alive)
        self._heartbeat.see()
        await self._heartbeat.sign()
        await self._freeze()

    async def recall(self, table: Table) -> None:
        """Load the turns of a table from the store."""
        async with self._giving_back:
            table.turns = {turn.seat: turn for turn in await self._services.store.turns(table.number)}
        table.newcomers |= {turn.seat for turn in table.turns.values() if turns.starts_over(turn)}

    async def give_back(self, since: float, share: Share = EVERYTHING) -> None:
        """Give everybody back the time since a moment, or those at the tables of a share."""
        async with self._giving_back, AsyncExitStack() as held:
            timed = await self._services.store.timed()
            awake = {number: table for number in timed if (table := self._awake(number)) is not None}
            for table in awake.values():
                await held.enter_async_context(table.timing)
            gate = asyncio.Semaphore(SIDE_BY_SIDE)
            known = await asyncio.gather(*(self._known(each, awake.get(each), share, gate) for each in timed))
            now = self._services.clock()  # after all that takes long
            resumed = {number: [_resumed(*each, since, now) for each in found]
                       for number, found in zip(timed, known, strict=True) if found}  # fmt: skip
            await self._services.store.keep_all_turns(resumed)
            for number in awake.keys() & resumed.keys():
                awake[number].turns = {turn.seat: turn for turn in resumed[number]}
        self._poked.set()
        self._show_later_ends([awake[number] for number in awake.keys() & resumed.keys()], abs(now - since))

    def _show_later_ends(self, tables: Sequence[Table], seconds: float) -> None:
        """Redraw tables that are awake once so much time was given back that people see it."""
        self._unshown += seconds
        if self._unshown >= EARLY:
            self._unshown = 0.0
            with self.rush.holding_back([table.number for table in tables]):
                for table in tables:
                    table.work.start(table.tell(self._services.herald.seated(table)))

    async def _known(
        self, number: int, table: Table | None, share: Share, gate: asyncio.Semaphore
    ) -> list[tuple[Turn, Terms]]:
        """Return the turns of a table, awake or asleep, with their terms; none if it is of another share."""
        async with gate:
            row = table.row if table and table.row else await self._services.store.table(number)
            assert row is not None, "time runs at tables only"
            if not share.has(row.guild):
                return []
            try:
                lobby = table.lobby if table else Lobby.load(row.lobby)
            except Unreadable:
                self._unreadable.add(number)
                return []
            known = [*table.turns.values()] if table else await self._services.store.turns(number)
            return [(turn, await self._terms(lobby, turn.seat)) for turn in known]

    async def _freeze(self) -> None:
        """Look up tables that cannot be read: that freezes them, so that no time runs there."""
        while self._unreadable:
            number = self._unreadable.pop()
            try:
                await self._find(number)
            except Refused as wrong:
                log.info("table %d: no time was given back: %s", number, wrong.reason)
            except Exception as wrong:
                log_failure(log, f"table {number}: its time was not given back", wrong)

    # -- the sleeper

    async def run(self) -> None:
        """Give back the time since ``resume``; then wait for alarms and do what is due, until cancelled."""
        self._heartbeat.start()
        try:
            await self._ring_forever()
        finally:
            self._heartbeat.stop()

    async def _ring_forever(self) -> None:
        while True:
            self._poked.clear()
            try:
                await self.ring()
                alarm = await self._services.store.next_alarm()
            except Exception as wrong:
                log_failure(log, "the clocks of the tables were not checked", wrong)
                alarm = self._services.clock() + AGAIN
            await self._sleep(alarm)

    async def ring(self) -> None:
        """Do what is due now, at several tables in parallel."""
        await self._heartbeat.catch_up()
        await self._freeze()
        gate = asyncio.Semaphore(SIDE_BY_SIDE)
        due = await self._services.store.alarms(self._services.clock())
        with self.rush.holding_back(due):
            await asyncio.gather(*(self._ring_at(number, gate) for number in due))

    async def _ring_at(self, number: int, gate: asyncio.Semaphore) -> None:
        """Do what is due at a table; if that fails, try again later and let the other tables go on."""
        async with gate:
            try:
                await self.look(number)
            except Refused as wrong:
                log.info("table %d: its clock has stopped: %s", number, wrong.reason)
                await self._services.store.keep_turns(number, [])
            except Exception as wrong:
                log_failure(log, f"table {number}: its clock was not checked", wrong)
                await self._put_off(number)

    async def _put_off(self, number: int) -> None:
        """Postpone the overdue alarms of a table that could not be looked at."""
        table, store = self._awake(number), self._services.store
        async with table.timing if table else nullcontext():
            now = self._services.clock()
            known = [*table.turns.values()] if table else await store.turns(number)
            later = [replace(turn, alarm=now + AGAIN) if (turn.alarm or inf) <= now else turn for turn in known]
            await store.keep_turns(number, later)
            if table:
                table.turns = {turn.seat: turn for turn in later}

    async def record_alive(self) -> None:
        """Store when people could last play; only log it if that fails."""
        await self._heartbeat.sign()

    async def _sleep(self, alarm: float | None) -> None:
        """Sleep until an alarm or a change; without an alarm, no time can be lost."""
        waiting: set[asyncio.Task[Any]] = {asyncio.create_task(self._poked.wait())}
        if alarm is None:
            self._heartbeat.rest()
        else:
            self._heartbeat.start()
            seconds = min(LONGEST, max(0.0, alarm - self._services.clock()))
            waiting.add(asyncio.create_task(self._services.sleep(seconds)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()


def _timed(table: Table) -> list[Seat]:
    """Return the seats whose clocks run, or are paused."""
    if table.status != "playing" or not (table.lobby.time or table.lobby.deserted):
        return []
    return [NOBODY] if table.lobby.deserted else table.acting_seats()


def _turn(table: Table, seat: Seat, turn: Turn | None, terms: Terms, now: float, *, cut_off: bool) -> Turn:
    """Return a seat's turn as of now; a player cut off from the table has all their time again."""
    if turn is None or table.match.count_moves_since(seat, turn.ply):
        turn = turns.make_turn(seat, table.match.ply, terms, now)
    if cut_off:
        return turns.cut_off(turn, terms, now)
    if table.lobby.in_play.paused and seat != NOBODY:
        return turns.pause_turn(turn, terms, now)
    return turns.run_turn(turn, terms, now)


def _rings(turn: Turn, now: float) -> bool:
    """Return whether a turn's alarm is due."""
    return turn.due is not None and turn.alarm is not None and turn.alarm <= now


def _resumed(turn: Turn, terms: Terms, since: float, now: float) -> Turn:
    """Return a turn as if the time since a moment had not passed."""
    if turn.due is not None:
        return turns.run_turn(turns.pause_turn(turn, terms, since), terms, now)
    return turn if turn.alarm is None else replace(turn, alarm=now)  # people may be able to reach the table again


def _too_slow(table: Table, lobby: Lobby, turn: Turn) -> Lobby:
    """Let a computer player take a seat, unless its owner has moved in the meantime."""
    if table.match.count_moves_since(turn.seat, turn.ply) or turn.seat not in table.acting_seats():
        raise Refused("stale")
    return take_over(lobby, turn.seat)


class Rush:
    """Holds back what is to be shown at tables whose time was up at once, and then lets it go one by one."""

    def __init__(self, sleep: Callable[[float], Coroutine[Any, Any, None]]) -> None:
        self._sleep = sleep
        self._held: dict[int, asyncio.Event] = {}
        self._letting_go: set[asyncio.Task[None]] = set()  # the event loop keeps only weak references

    @contextmanager
    def holding_back(self, tables: Collection[int]) -> Iterator[None]:
        """Hold these tables back within the ``with`` statement, if they are many."""
        held = [each for each in tables if each not in self._held] if len(tables) > MANY else []
        self._held |= {each: asyncio.Event() for each in held}
        try:
            yield
        finally:
            if held:
                task = asyncio.create_task(self._let_go(held), name="telling after a rush")
                self._letting_go.add(task)
                task.add_done_callback(self._letting_go.discard)

    async def pass_by(self, table: int) -> None:
        """Wait until a table may be shown."""
        if table in self._held:
            await self._held[table].wait()

    async def _let_go(self, tables: Collection[int]) -> None:
        for table in tables:
            self._held.pop(table).set()
            await self._sleep(PACE)
