"""A game in play: one match, the people and computers at it, and the order in which things happen.

Write, swap, tell: a move is stored before the position changes, and the position changes before
anybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.box import Planning
from engine.choices import Offer, make_offer
from engine.core import Event, Move, Seat, View
from engine.match import Match
from store import AlreadyFinished, Outdated, PlyTaken, SeenBefore, Status, StoreError, Turn
from store import Table as Row
from tables import Clock, Refused
from tables.error_logging import log_mistake
from tables.play import deeds
from tables.play.agreements import ask_for_undo, find_undoable
from tables.play.automatic_moves import CarryingOut, Computers
from tables.play.deeds import Change, Ender, Made, add_forced_moves
from tables.play.services import Retrying, Services, Work
from tables.play.stored_games import Commits, TableHistory, replay_further
from tables.seats.absence import find_kept_seat, has_place
from tables.seats.lobby import Lobby, Sitter

Path = Sequence[int]
State = tuple[int, Lobby, Status]
QUICKER = (Outdated, PlyTaken, AlreadyFinished)  # another process has done something here meanwhile

KeepTime = Callable[["Table"], Awaitable[None]]
Stopped = Callable[["Table"], None]


async def keep_no_time(table: Table) -> None:
    """Keep no time: what was read of that is out of date now, and its own program reckons anew."""
    table.turns = {}


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat sees, and what it is asked, if anything; an answer must carry this stamp.

    A seat that is only ``planning`` may choose a move for its next turn.
    """

    seat: Seat
    view: Any
    stamp: int
    path: tuple[int, ...]
    offer: Offer | None
    planning: bool = False


class QuestionTimes:
    """When each seat was first asked what it is asked now; seconds of the clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[Seat, tuple[int, float]] = {}  # the stamp of each question, and when it was first asked

    def note(self, match: Match) -> None:
        """Note what is asked now; a question that was open before stays open."""
        now, known = self._clock(), self._since
        stamps = {seat: match.stamps[seat] for seat in match.state.to_act()}
        same = {seat for seat, stamp in stamps.items() if seat in known and known[seat][0] == stamp}
        self._since = {seat: known[seat] if seat in same else (stamp, now) for seat, stamp in stamps.items()}

    def seconds_open(self, match: Match, seat: Seat) -> float | None:
        """Return how long a seat has had its question, or ``None`` if nothing fair can be said."""
        stamp, since = self._since.get(seat, (None, 0.0))
        return self._clock() - since if stamp == match.stamps[seat] else None

    def forget(self) -> None:
        """Forget the questions open now: a new player has had less time, and nobody thinks in a pause."""
        self._since.clear()


class Table:
    """A table whose cards are dealt.

    One that is not ``ours`` belongs to a program that looks after another share. This program may change it all the
    same, but nothing else: the other hears of the change, shows it, keeps the clocks and wakes computers.
    """

    def __init__(
        self, number: int, lobby: Lobby, match: Match, services: Services, keep_time: KeepTime = keep_no_time, *,
        row: Row | None = None, ours: bool = True, stopped: Stopped = lambda _: None,
    ) -> None:  # fmt: skip
        """Prepare a table; it calls ``stopped`` when its game has stopped."""
        self.number = number
        self.row, self.ours = row, ours  # the row as it was last read or written
        self.lobby = lobby
        self.match = match
        self.history = TableHistory()
        self.status: Status = "finished" if match.state.outcome() else "playing"
        self.turns: dict[Seat, Turn] = {}  # of the seats to act, if the table keeps time; the timekeeper owns this
        self.unsure_of_turns = False  # whether the store may have other turns than those above
        self.timing = asyncio.Lock()  # held while turns are computed again
        self.newcomers: set[Seat] = set()  # seats whose clock starts over, for example for a new player
        self.planning: Planning[Move, View] | None = services.planning.get(match.game.key)  # what can be planned
        self.work = Work(f"table {number}")
        self.questions = QuestionTimes(services.clock)
        self._services = services
        self._commits = Commits(services, number)
        self.computers = Computers(services, number)
        self._plans = CarryingOut(services, number)
        self._time_retries = Retrying(services, f"table {number} keeps its time again")
        self._doubts = Retrying(services, f"table {number} looks what is stored")
        self._keep_time, self._stopped = keep_time, stopped
        self._lock = asyncio.Lock()

    @property
    def names(self) -> dict[Seat, str]:
        """The player's name on each seat, as it is stored; ``words.people`` says how people read it."""
        return {seat: sitter.name for seat, sitter in enumerate(self.lobby.sitters)}

    def seat_of(self, user: int) -> Seat:
        """Return a person's seat.

        Raises:
            Refused: they have none here, or a computer player keeps it for them.
        """
        seat = self.lobby.seat_of(user)
        if seat is None:
            raise Refused("not-at-this-table" if find_kept_seat(self.lobby, user) is None else "seat-taken")
        return seat

    def acting_people(self) -> list[int]:
        """Return the people who are to act."""
        users = [self.lobby.sitters[seat].user for seat in self.acting_seats()]
        return [user for user in users if user is not None]

    def acting_seats(self) -> list[Seat]:
        """Return the seats of the people who are to act."""
        return self.lobby.list_seats_of_people(self.match.state.to_act()) if self.status == "playing" else []

    # -- what a seat is asked

    def is_asked(self, seat: Seat) -> bool:
        """Return whether a seat has a question to answer."""
        return self.status == "playing" and bool(self.match.state.legal(seat))

    def asked(self, seat: Seat, path: Path = ()) -> Asked:
        """Return what a seat (or ``NOBODY``) sees, and the question at this point of its move.

        Raises:
            Refused: the path was never offered.
        """
        moves = self.match.state.legal(seat) if self.status == "playing" else []
        try:
            question = make_offer(moves, path) if moves else None
        except LookupError as wrong:
            raise Refused("stale") from wrong
        stamp = self.match.stamps[seat] if seat >= 0 else self.match.ply
        return Asked(seat, self.match.state.view(seat), stamp, tuple(path), question)

    # -- what is done here; each of these raises what ``do`` does

    async def choose(self, user: int, stamp: int, path: Path, interaction: int | None = None) -> Asked:
        """Follow a person's choices, make the move if they complete it, and return what they see then.

        Raises:
            Refused: the click is foreign, late, stale, forged or was counted before; nothing has changed.
        """
        seat = self.seat_of(user)
        deeds.check_asked(self, seat, stamp)
        now = self.asked(seat, path)
        if not path or now.offer is None or now.offer.move is None:
            return now
        await self.submit(seat, str(now.offer.move), stamp, interaction)
        return self.asked(seat)

    async def submit(
        self, seat: Seat, move: str, stamp: int, interaction: int | None = None, by: Sitter | None = None
    ) -> None:
        """Make a move: of the person on the seat, or of a computer player for the sitter ``by``.

        Raises:
            Refused: as ``choose`` does, or the seat is no longer that of ``by``.
        """
        sitter = by or self.lobby.sitters[seat]
        mover = None if by else sitter.user
        await self.do(
            lambda: deeds.decide_move(self, seat, move, stamp, sitter, mover, interaction),
            freezes=True, settles=interaction is not None,
        )  # fmt: skip

    async def begin(self, events: Sequence[Event] | None = None) -> None:
        """Make the forced moves that come next, in case the program stopped before; tell what was dealt just now."""
        await self.do(lambda: deeds.announce_deal(events))

    async def refresh(self) -> None:
        """Catch up with what another process has stored, and show it."""
        await self.do(lambda: deeds.announce_deal(None), reread=True)

    async def plan(self, user: int, changed: Callable[[Lobby], Lobby]) -> None:
        """Change what a person plans to do; nobody else is told.

        Raises:
            Refused: they have no seat here, the game has stopped, or the change itself is refused.
        """
        self.seat_of(user)
        await self.do(lambda: deeds.decide_plan(self, changed))

    async def ask_undo(self, user: int, ply: int, interaction: int | None = None) -> bool:
        """Ask to undo a person's last move while the game is at this ply; undo it at once if nobody has to agree.

        Raises:
            Refused: as ``find_undoable`` and ``decide_undo`` do.
        """
        back = find_undoable(self, user)
        return await self.decide_undo(ply, lambda lobby: ask_for_undo(lobby, user, back), interaction)

    async def decide_undo(self, ply: int, decided: Callable[[Lobby], Lobby], interaction: int | None = None) -> bool:
        """Change the undo request at this ply; if everybody agrees now, undo the move and return true.

        Raises:
            Refused: the game has gone on or has stopped, the click was counted before, or the change is refused.
        """
        change = await self.do(lambda: deeds.decide_undo(self, ply, decided, interaction))
        return bool(change.moves)

    async def end(self, loser: int | None = None, by: Ender | None = None) -> None:
        """Stop the game without a winner; if it is rated, ``loser`` has resigned.

        The news names ``by``; without it, the news says that nobody was left.

        Raises:
            Refused: the game has stopped already.
        """
        await self.do(lambda: deeds.decide_end(self, loser, by))

    async def leave(self, user: int, level: str, name: str) -> None:
        """Let a person give up their seat: a computer player takes it, or the game ends, as agreed.

        A game without any people ends in any case, unless a computer player keeps a seat for one.

        Raises:
            Refused: they have no seat here, or the game has stopped already.
        """
        ends = self.lobby.leaving == "ends"
        await self.change(lambda lobby: lobby.replace_by_computer(user, level, name), ends=ends, loser=user)

    async def change(
        self, changed: Callable[[Lobby], Lobby], *, ends: bool = False, loser: int | None = None, late: bool = False
    ) -> None:
        """Change seats or shared decisions; end the game if ``ends`` is set, nobody is left, or enough voted for it.

        If the game is rated, ``loser`` has resigned. When a computer player starts keeping a seat, ``late``
        means that the owner's time ran out; otherwise they have left the server.

        Raises:
            Refused: the game has stopped already, or the change itself is refused.
        """
        await self.do(lambda: deeds.decide_agreement(self, changed, ends=ends, loser=loser, late=late))

    # -- the one way in which anything is done

    async def do(
        self, deed: Callable[[], Change], *, reread: bool = False, freezes: bool = False, settles: bool = True
    ) -> Change:
        """Decide, store, apply, tell; return what was changed, even if the caller is cancelled meanwhile.

        ``reread``: read first what is stored. A mistake of ours ``freezes`` the table. ``settles``: if it is in doubt
        whether the deed was stored, find out soon; callers that try again by themselves do without.

        Raises:
            Refused: the deed was refused; nothing has changed.
            StoreError: nothing has changed; if it was stored anyway, it is told later.
        """
        return await asyncio.shield(self.work.start(self._do(deed, reread, freezes, settles)))

    async def _do(self, deed: Callable[[], Change], reread: bool, freezes: bool, settles: bool) -> Change:
        before, made = state_of(self), list[Made]()
        try:
            async with self.still():
                before = state_of(self)  # again: a deed that this one waited for tells of itself
                change = await self._commit(deed, made, reread)
        except (Refused, StoreError):
            if self._commits.in_doubt and settles:
                self._doubts.failed(partial(settle_doubt, self))
            raise
        except Exception as wrong:
            if not freezes:
                raise
            await self._freeze(wrong)
            raise Refused("frozen") from None
        finally:
            await self._tell_since(before, made)  # even if refused: another process may have moved meanwhile
        self.wake()
        return change

    async def _commit(self, deed: Callable[[], Change], made: list[Made], reread: bool) -> Change:
        """Decide, store and apply; if another process was quicker, decide again on what it left."""
        while True:
            if reread or self._commits.in_doubt:
                made += await self._reread()
            change = deed()
            await add_forced_moves(self, change, self._services.store)
            change.restarted = list_restarted_seats(self.lobby, change.lobby or self.lobby)
            happened = self.history.dated(change.happened, self._services.clock())
            try:
                row = await self._commits.store(change, happened, self.row)
            except QUICKER:
                reread = True
            except SeenBefore as wrong:
                made += await self._reread()
                raise Refused("counted-before") from wrong
            else:
                self._apply(change, row)
                self.history.add(happened)
                made += change.made
                return change

    def _apply(self, change: Change, row: Row | None) -> None:
        """Let everything be as it is stored now."""
        self.match = change.match or self.match
        if row is not None:
            self._sit(row, change.lobby or self.lobby)
        if change.status != "playing":
            self._over(change.status)

    def _sit(self, row: Row, lobby: Lobby) -> None:
        """Apply seats and decisions that are stored."""
        then, self.row, self.lobby = self.lobby, row, lobby
        if lobby.without_plans == then.without_plans:
            return  # a plan gives nobody more time
        self.questions.forget()
        restarted = list_restarted_seats(then, lobby)
        self.newcomers |= restarted
        self.unsure_of_turns = self.unsure_of_turns or bool(restarted)  # the store says that they start over

    def _over(self, status: Status) -> None:
        self.status = status
        if status == "ended":
            self.match.abandon()
        self.computers.stop()
        self._stopped(self)

    async def _tell_since(self, before: State, made: Sequence[Made]) -> None:
        """Run the clocks of those to act, tell what has changed, and wake a computer player if one is to act."""
        if not made and state_of(self) == before:
            return
        if made:
            self.questions.note(self.match)
        await self.keep_time()
        herald = self._services.herald
        for seat, events in made:
            await self.tell(herald.played(self, seat, events))
        if self.status != "playing":
            await self.tell(herald.closed(self))
        elif self.lobby.without_plans != before[1]:
            await self.tell(herald.seated(self))
        self.wake()

    async def _reread(self) -> list[Made]:
        """Load what is stored, and return the moves that were not made yet; the caller holds the lock."""
        store = self._services.store
        row = await store.table(self.number)
        assert row is not None, "a table in play has a row"
        self._sit(row, Lobby.load(row.lobby))
        log = await store.log(self.number)
        self.history = TableHistory(await store.table_events(self.number))  # after the log: what its moves came with
        steps = [*replay_further(self.match, log)]
        self._commits.in_doubt = False
        self._doubts.succeeded()
        if steps:  # the process that made them may have stopped right after the last move
            await self.count_victory()
        if self.status == "playing" != row.status:
            self._over(row.status)
        return [(step.entry.seat, step.events) for step in steps]

    async def count_victory(self) -> None:
        """Close the table if the game is over."""
        outcome = deeds.dump_outcome(self.match.state)
        if outcome is not None:
            self._over("finished")
            await self._commits.close("finished", outcome, self.match.ply)

    async def _freeze(self, wrong: Exception) -> None:
        """Stop this table, and no other, after a mistake of ours; the stored log explains it."""
        log_mistake(self.number, self.match.ply, f"frozen, seal {self.match.head.seal}", wrong)
        if self.ours:  # otherwise its own program will find out
            self._over("frozen")
            await self._commits.close("frozen", None, self.match.ply)

    async def tell(self, telling: Awaitable[None]) -> None:
        """Wait until people are told; report a failure, but let the game go on."""
        try:
            await telling
        except Exception as wrong:
            log_mistake(self.number, self.match.ply, "not told", wrong)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Block moves, seat changes and decisions within the ``with`` statement."""
        async with self._lock:
            yield

    # -- computer players

    def wake(self) -> None:
        """Let a computer player think if one is to act here and none is thinking yet; carry out what people planned."""
        if self.ours:
            self.computers.wake(self)
            self._plans.wake(self)

    # -- rest

    async def rest(self) -> None:
        """Wait until all work is done and no computer player is thinking."""
        await self.work.finish()

    def retire(self) -> None:
        """Start no work without being asked: the program is about to stop."""
        self.computers.retire()
        self._plans.retire()
        self._time_retries.close()
        self._doubts.close()

    async def keep_position(self) -> None:
        """Store the whole position of a game that goes on, for programs with other rules."""
        if self.status == "playing":
            await self._commits.keep_position(self.match)

    # -- time

    async def keep_time(self) -> None:
        """Run the clocks of the seats to act; retry a failure later, since the move is stored already."""
        try:
            await self._keep_time(self)
        except Exception as wrong:
            log_mistake(self.number, self.match.ply, "its clock was not checked", wrong)
            self._time_retries.failed(partial(keep_time_late, self))
        else:
            self._time_retries.succeeded()

    async def tell_of_time(self, user: int | None, what: str) -> None:
        """Tell a person what happened to their time if they still have a seat; anyone who left may be erased."""
        if user is not None and has_place(self.lobby, user):
            await self.tell(self._services.herald.timed(self, user, what))


async def keep_time_late(table: Table) -> None:
    """Run the clocks of the seats to act, and show them: what was shown tells of those before."""
    await table.keep_time()
    await table.tell(table._services.herald.seated(table))


async def settle_doubt(table: Table) -> None:
    """Tell what was stored although the store reported a failure: its player may never press again."""
    with suppress(Refused, StoreError):  # as long as there is doubt, another try follows
        await table.refresh()


def list_restarted_seats(then: Lobby, now: Lobby) -> set[Seat]:
    """Return the seats whose clock starts over: those of new players, or all if there is another time for a turn."""
    restarted = (now.time, now.overtime) != (then.time, then.overtime)
    known = zip(now.sitters, then.sitters, strict=True)
    return {seat for seat, (sits, sat) in enumerate(known) if restarted or sits != sat}


def has_told_all(table: Table) -> bool:
    """Return whether people were told of everything that may be stored, and everything is stored that they were told.

    If a clock is not, only a start that shows the table sets it going.
    """
    return not (table.work.busy or table._commits.in_doubt or table._time_retries.pending)


def state_of(table: Table) -> State:
    """Return what people are told of when it changes."""
    return table.match.ply, table.lobby.without_plans, table.status
