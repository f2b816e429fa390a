"""The clocks of all tables, and one sleeper that wakes when the first alarm is due.

A player to act has the table's time for each answer. Deadlines are stored, so they survive a restart.
Outages never cost a player time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from math import inf, isnan, nan
from typing import Any

from engine.core import NOBODY, Seat
from store import ALIVE, StoreError, Turn
from tables import Refused, Unreadable, turns
from tables.absence import take_over
from tables.error_logging import log_failure
from tables.lobby import Lobby
from tables.playing_hours import hours_of
from tables.services import Services
from tables.table import Table
from tables.turns import AGAIN, OVER, SLOW, Terms

log = logging.getLogger(__name__)

DESERTED = Terms(24 * 3600.0, forced=True)  # how long a table waits for somebody to come back
HEARTBEAT = 60.0  # seconds; at most this much time is given away when the program is killed
SIDE_BY_SIDE = 32  # tables that are looked at in parallel when alarms are due


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
        self._noted = -inf  # when ``ALIVE`` was last stored
        self._seen = nan  # when the program was last seen running; NaN without a heartbeat
        self._beating: asyncio.Task[None] | None = None  # the heartbeat
        self._catching_up = asyncio.Lock()  # held while time is given back

    # -- one table

    async def sync(self, table: Table) -> None:
        """Run the clocks of the seats to act, and no others."""
        await self._catch_up()
        async with table.timing:
            newcomers = frozenset(table.newcomers)
            known = {seat: turn for seat, turn in table.turns.items() if seat not in newcomers}
            await self._keep(table, await self._now_running(table, known))
            table.newcomers -= newcomers

    async def _now_running(self, table: Table, known: Mapping[Seat, Turn]) -> dict[Seat, Turn]:
        if table.status != "playing" or not (table.lobby.time or table.lobby.deserted):
            return {}
        acting = [NOBODY] if table.lobby.deserted else table.acting_seats()
        cut_off = not await self._services.reach(table.number)
        return {seat: await self._turn(table, seat, known.get(seat), cut_off) for seat in acting}

    async def _turn(self, table: Table, seat: Seat, turn: Turn | None, cut_off: bool) -> Turn:
        """Return a seat's turn as of now; a player cut off from the table has all their time again."""
        terms, now = await self._terms(table.lobby, seat), self._services.clock()
        if turn is None or table.moved_since(seat, turn.ply):
            turn = turns.new(seat, table.match.ply, terms, now)
        if cut_off:
            return turns.cut_off(turn, terms, now)
        if table.lobby.in_play.paused and seat != NOBODY:
            return turns.standing(turn, terms, now)
        return turns.running(turn, terms, now)

    async def _terms(self, lobby: Lobby, seat: Seat) -> Terms:
        if seat == NOBODY:
            return DESERTED
        user = lobby.sitters[seat].user
        slow = lobby.time >= SLOW and user is not None
        hours = hours_of(await self._services.store.settings("user", user or 0)) if slow else None
        return Terms(lobby.time, lobby.overtime != "reminds", hours)

    async def _keep(self, table: Table, wanted: dict[Seat, Turn]) -> None:
        if wanted != table.turns:
            await self._services.store.keep_turns(table.number, [*wanted.values()])
            table.turns = wanted
            self._poked.set()

    # -- when an alarm is due

    async def look(self, number: int) -> None:
        """Warn the players of a table whose time is nearly up, and do what was agreed if it is up."""
        table = await self._find(number)
        await self.sync(table)
        now = self._services.clock()
        for turn in [*table.turns.values()]:
            if turn.due is not None and turn.alarm is not None and turn.alarm <= now:
                await self._ring(table, turn, now)

    async def _ring(self, table: Table, turn: Turn, now: float) -> None:
        terms = await self._terms(table.lobby, turn.seat)
        rung = turns.rung(turn, terms, now)
        async with table.timing:
            if table.turns.get(turn.seat) != turn:
                return  # they have moved in the meantime
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
            table.stand_in(turn.seat, turn.ply)
        elif table.lobby.overtime == "takes":
            user = table.lobby.sitters[turn.seat].user
            await table.change(lambda lobby: _too_slow(table, lobby, turn), late=True)
            await table.tell_of_time(user, "taken")
        else:
            await self._tell(table, turn, "reminded")

    async def _tell(self, table: Table, turn: Turn, what: str) -> None:
        if turn.seat != NOBODY:
            await table.tell_of_time(table.lobby.sitters[turn.seat].user, what)

    # -- time in which nobody could play

    async def resume(self) -> None:
        """Give back the time in which the program did not run; call this before handling any event."""
        now = self._services.clock()
        alive = float(await self._services.store.value(ALIVE) or now)
        await self._freeze(await self._give_back(alive, now))

    async def recall(self, table: Table) -> None:
        """Load the turns of a table from the store."""
        async with self._catching_up:
            table.turns = {turn.seat: turn for turn in await self._services.store.turns(table.number)}

    async def _catch_up(self) -> None:
        """Give back the time in which the program stood still, or by which its clock jumped.

        Call this before computing any turn: after a standstill, anything may happen before the sleeper wakes.
        """
        unreadable: list[int] = []
        if isnan(self._seen):
            return
        async with self._catching_up:
            seen, self._seen = self._seen, self._services.clock()
            if abs(self._seen - seen) > 2 * HEARTBEAT:
                log.warning("the program stood still, or its clock jumped, for %d seconds", self._seen - seen)
                try:
                    unreadable = await self._give_back(seen, self._seen)
                except BaseException:
                    self._seen = seen  # the next caller tries again
                    raise
        await self._freeze(unreadable)

    async def _give_back(self, alive: float, now: float) -> list[int]:
        """Give everybody back the time since ``alive``; return the tables that cannot be read."""
        unreadable: list[int] = []
        async with AsyncExitStack() as held:
            awake, resumed = {}, {}
            for number in await self._services.store.timed():
                table = awake[number] = self._awake(number)
                if table is not None:
                    await held.enter_async_context(table.timing)
                try:
                    resumed[number] = await self._resumed(number, table, alive, now)
                except Unreadable:
                    unreadable.append(number)
            await self._services.store.keep_all_turns(resumed)
            for number, table in awake.items():
                if table is not None:
                    table.turns = {turn.seat: turn for turn in resumed[number]}
        self._poked.set()
        return unreadable

    async def _resumed(self, number: int, table: Table | None, alive: float, now: float) -> list[Turn]:
        """Return the turns of a table, awake or asleep, as if the time since ``alive`` had not passed."""
        if table is not None:
            lobby, known = table.lobby, [*table.turns.values()]
        else:
            row = await self._services.store.table(number)
            assert row is not None, "time runs at tables only"
            lobby, known = Lobby.load(row.lobby), await self._services.store.turns(number)
        return [await self._resumed_turn(lobby, turn, alive, now) for turn in known]

    async def _resumed_turn(self, lobby: Lobby, turn: Turn, alive: float, now: float) -> Turn:
        if turn.due is not None:
            terms = await self._terms(lobby, turn.seat)
            return turns.running(turns.standing(turn, terms, alive), terms, now)
        return turn if turn.alarm is None else replace(turn, alarm=now)  # people may be able to reach the table again

    async def _freeze(self, unreadable: list[int]) -> None:
        """Look up tables that cannot be read: that freezes them, so that no time runs there."""
        for number in unreadable:
            try:
                await self._find(number)
            except Refused as wrong:
                log.info("table %d: no time was given back: %s", number, wrong.reason)
            except Exception as wrong:
                log_failure(log, f"table {number}: its time was not given back", wrong)

    # -- the sleeper

    async def run(self) -> None:
        """Wait for the earliest alarm, do what is due, and repeat until cancelled."""
        try:
            await self._ring_forever()
        finally:
            self._watch(None)

    def _watch(self, alarm: float | None) -> None:
        """Run the heartbeat for as long as there is an alarm; without one, no time can be lost."""
        if alarm is None and self._beating is not None:
            self._beating.cancel()
            self._beating, self._seen = None, nan
        elif alarm is not None and self._beating is None:
            self._seen = self._services.clock()
            self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    async def _beat(self) -> None:
        while True:
            await self._services.sleep(HEARTBEAT)
            try:
                await self._catch_up()
            except Exception as wrong:
                log_failure(log, "time was not given back", wrong)

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
        await self._catch_up()
        gate = asyncio.Semaphore(SIDE_BY_SIDE)
        due = await self._services.store.alarms(self._services.clock())
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
        now, store = self._services.clock(), self._services.store
        overdue = (replace(turn, alarm=now + AGAIN) if (turn.alarm or inf) <= now else turn
                   for turn in await store.turns(number))  # fmt: skip
        await store.keep_turns(number, [*overdue])

    async def record_alive(self) -> None:
        """Store that the program is running now; only log it if that fails."""
        self._noted = self._services.clock()
        try:
            await self._services.store.keep(ALIVE, str(self._noted))
        except StoreError as wrong:
            log_failure(log, "the last sign of life was not stored", wrong)

    async def _sleep(self, alarm: float | None) -> None:
        """Sleep until an alarm or a change; while there is an alarm, note regularly that the program runs."""
        self._watch(alarm)
        waiting: set[asyncio.Task[Any]] = {asyncio.create_task(self._poked.wait())}
        if alarm is not None:
            if abs(self._services.clock() - self._noted) > HEARTBEAT / 2:
                await self.record_alive()
            seconds = min(HEARTBEAT, max(0.0, alarm - self._services.clock()))
            waiting.add(asyncio.create_task(self._services.sleep(seconds)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()


def _too_slow(table: Table, lobby: Lobby, turn: Turn) -> Lobby:
    """Let a computer player take a seat, unless its owner has moved in the meantime."""
    if table.moved_since(turn.seat, turn.ply) or turn.seat not in table.acting_seats():
        raise Refused("stale")
    return take_over(lobby, turn.seat)
