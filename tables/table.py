"""A game in play: one match, the people and computers at it, and the order in which things happen.

Write, swap, tell: a move is stored before the position changes, and the position changes before
anybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.choices import Offer, offer
from engine.core import NOBODY, Event, IllegalMove, Json, Move, Seat, View
from engine.match import Match, Step
from engine.planning import Planning
from store import (
    AlreadyFinished,
    End,
    Outdated,
    PlyTaken,
    Position,
    Seated,
    SeenBefore,
    Status,
    StoreError,
    StoreFailed,
    TableEvent,
    Turn,
)
from store import Table as Row
from tables import Refused, votes
from tables.absence import find_kept_seat, list_people_away
from tables.computers import Computers, list_computers_to_act
from tables.error_logging import log_mistake
from tables.fixed_tables import check_it_stays_the_same
from tables.forced_moves import next_forced
from tables.loading import dump_position, replay_further
from tables.lobby import Lobby, Sitter
from tables.plans import CarryingOut, find_due_plan
from tables.retrying import Retrying
from tables.services import Services
from tables.table_history import Ender, TableHistory, end_event, seat_changes
from tables.undo import Taken, ask_for_undo, check_undo_allowed, find_granted_undo, find_undone_steps

Path = Sequence[int]
T = TypeVar("T")


KeepTime = Callable[["Table"], Awaitable[None]]
Stopped = Callable[["Table"], None]
Made = tuple[Seat, Sequence[Event]]  # who has moved, and what happened


async def keep_no_time(table: Table) -> None:
    """Keep no time."""


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
        self._services = services
        self._computers = Computers(services, number)
        self._plans = CarryingOut(services, number)
        self._time_retries = Retrying(services, f"table {number} keeps its time again")
        self._keep_time, self._stopped = keep_time, stopped
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()  # the event loop keeps only weak references
        self._kept: int | None = None  # the ply whose position was stored last
        self._asked_at: dict[Seat, tuple[int, float]] = {}  # of each question: its stamp, and when it was first asked
        self._unsure: set[str] = set()  # what a failed write may have stored anyway

    @property
    def names(self) -> dict[Seat, str]:
        """The player's name on each seat, as it is stored; ``words.people`` says how people read it."""
        return {seat: sitter.name for seat, sitter in enumerate(self.lobby.sitters)}

    def names_at(self, ply: int) -> dict[Seat, str]:
        """Return the player's name on each seat, as it is stored, when the move at a ply was made."""
        return self.history.names_at(ply, self.names)

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
        acting = self.match.state.to_act() if self.status == "playing" else ()
        return [seat for seat in acting if self.lobby.sitters[seat].user is not None]

    def moved_since(self, seat: Seat, ply: int) -> int:
        """Return how many moves a seat has made after a ply; an undo counts as one."""
        return sum(entry.seat == seat and entry.ply > ply for entry in self.match.log)

    def decided_since(self, seat: Seat, ply: int) -> int:
        """Return how many moves a seat has made after a ply, without those that were made for it."""
        own = (entry.ply for entry in self.match.log if entry.seat == seat and entry.ply > ply)
        return sum(not self.history.forced(each) for each in own)

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
            question = offer(moves, path) if moves else None
        except LookupError as wrong:
            raise Refused("stale") from wrong
        stamp = self.match.stamps[seat] if seat >= 0 else self.match.ply
        return Asked(seat, self.match.state.view(seat), stamp, tuple(path), question)

    # -- plans

    @property
    def planning(self) -> Planning[Move, View] | None:
        """What can be planned in this game, or ``None``."""
        return self._services.planning.get(self.match.game.key)

    async def plan(self, user: int, changed: Callable[[Lobby], Lobby]) -> None:
        """Change what a person plans to do; nobody else is told.

        Raises:
            Refused: they have no seat here, the game has stopped, or the change itself is refused.
            StoreError: nothing was changed; if it was stored anyway, the next click applies it.
        """
        self.seat_of(user)
        await self._whole(self._plan(changed))

    async def _plan(self, changed: Callable[[Lobby], Lobby]) -> None:
        async with self._lock:
            await self._make_sure("seats")
            await self._on_the_newest(lambda: self._planned(changed))
        self.wake()

    async def _planned(self, changed: Callable[[Lobby], Lobby]) -> None:
        self._still_playing()
        await self._seat(changed(self.lobby))

    # -- a move

    async def choose(self, user: int, stamp: int, path: Path, interaction: int | None = None) -> Asked:
        """Follow a person's choices, make the move if they complete it, and return what they see then.

        Raises:
            Refused: the click is foreign, late, stale, forged or was counted before; nothing has changed.
        """
        seat = self.seat_of(user)
        self._open_to(seat, stamp)
        now = self.asked(seat, path)
        if not path or now.offer is None or now.offer.move is None:
            return now
        await self.submit(seat, str(now.offer.move), stamp, interaction)
        return self.asked(seat)

    async def submit(
        self, seat: Seat, move: str, stamp: int, interaction: int | None = None, by: Sitter | None = None
    ) -> None:
        """Store a move, make it, tell people, and wake a computer player if one is to act.

        A computer player passes the sitter for whom it moves as ``by``; otherwise the person on the seat moves.

        Raises:
            Refused: as ``choose`` does, or the seat is no longer that of ``by``.
            StoreError: the move was not made; if it was stored anyway, the next click makes it.
        """
        sitter = self.lobby.sitters[seat]
        mover = None if by else sitter.user
        await self._whole(self._submit(seat, move, stamp, interaction, by or sitter, mover))

    async def _submit(
        self, seat: Seat, move: str, stamp: int, interaction: int | None, by: Sitter, mover: int | None
    ) -> None:
        try:
            async with self._lock:
                await self._make_sure("seats")
                if self.lobby.sitters[seat] != by:
                    raise Refused("seat-taken")
                self._open_to(seat, stamp)
                step = self._step(seat, move, stamp)
                took = self._took(seat, mover) if interaction else None  # a planned move was chosen earlier
                await self._take(step, interaction, mover, self._stood_in(seat, by, mover), took)
                forced = await self._take_forced()
        except (Refused, StoreError):
            raise
        except Exception as wrong:
            await self._freeze(wrong)
            raise Refused("frozen") from None
        await self.happened((seat, step.events), *forced)

    async def _take_forced(self) -> list[Made]:
        """Make the forced moves that come next, and return them; the caller holds the lock.

        If one fails, the person on its seat is asked for it.
        """
        made: list[Made] = []
        try:
            while self.ours and self.status == "playing" and (found := await next_forced(self, self._services.store)):
                made.append(await self._take_for(*found))
        except Refused:
            pass  # another process was quicker, and what it made is made here too
        except Exception as wrong:
            log_mistake(self.number, self.match.ply, "a forced move was not made", wrong)
        return made

    async def _take_for(self, seat: Seat, move: Move) -> Made:
        step, sitter = self._step(seat, str(move), self.match.stamps[seat]), self.lobby.sitters[seat]
        happened = self._dated([TableEvent("forced", seat, sitter.user, sitter.name)])
        await self._take(step, None, sitter.user, happened)
        return seat, step.events

    async def begin(self, events: Sequence[Event]) -> None:
        """Tell people what was dealt, after making the forced moves that come first."""
        await self._whole(self._begin((NOBODY, events)))

    async def make_forced(self) -> None:
        """Make the forced moves that come next, in case the program stopped before it did."""
        await self._whole(self._begin())

    async def _begin(self, *made: Made) -> None:
        async with self._lock:
            forced = await self._take_forced()
        if made or forced:
            await self.happened(*made, *forced)

    def _stood_in(self, seat: Seat, by: Sitter, mover: int | None) -> list[TableEvent]:
        """Return the ``stood-in`` event if this is the first move that a computer player makes in a person's turn."""
        since = self.history.stands_in(seat)
        again = since is not None and all(entry.seat == seat for entry in self.match.log if entry.ply > since)
        if mover is not None or by.user is None or again:
            return []
        return self._dated([TableEvent("stood-in", seat, by.user, by.name)])

    def _dated(self, happened: Iterable[TableEvent]) -> list[TableEvent]:
        return self.history.dated(happened, self.match.ply, self._services.clock())

    async def _take(
        self, step: Step, interaction: int | None, mover: int | None, happened: Sequence[TableEvent] = (),
        took: float | None = None,
    ) -> None:  # fmt: skip
        """Store a step, with the result if it ends the game, then make it; the caller holds the lock."""
        end = self._end_of(step.state)
        await self._write(step, interaction, end, mover, happened, took)
        self.match.accept(step)
        self.history.add(happened)
        if end:
            self._over("finished")

    async def happened(self, *made: Made) -> None:
        """Tell people about moves that were stored and made, and wake a computer player if one is to act."""
        self._note_questions()
        await self.keep_time()
        for seat, events in made:
            await self.tell(self._services.herald.played(self, seat, events))
        if self.status != "playing":
            await self.tell(self._services.herald.closed(self))
        self.wake()

    def _note_questions(self) -> None:
        """Note since when each question has been open."""
        now, known = self._services.clock(), self._asked_at
        stamps = {seat: self.match.stamps[seat] for seat in self.match.state.to_act()}
        same = {seat for seat, stamp in stamps.items() if seat in known and known[seat][0] == stamp}
        self._asked_at = {seat: known[seat] if seat in same else (stamp, now) for seat, stamp in stamps.items()}

    def _took(self, seat: Seat, mover: int | None) -> float | None:
        """Return how many seconds a person has taken for their move, or ``None`` if nothing fair can be said."""
        stamp, since = self._asked_at.get(seat, (None, 0.0))
        return self._services.clock() - since if mover and stamp == self.match.stamps[seat] else None

    def _open_to(self, seat: Seat, stamp: int) -> None:
        self._still_playing()
        if not self.match.state.legal(seat):
            raise Refused("not-your-turn")
        if stamp != self.match.stamps[seat]:
            raise Refused("stale")

    def _still_playing(self) -> None:
        if self.status != "playing":
            raise Refused(self.status)

    def _step(self, seat: Seat, move: str, stamp: int) -> Step:
        try:
            return self.match.propose(seat, move, stamp)
        except IllegalMove as wrong:
            raise Refused("stale") from wrong

    async def _write(
        self, step: Step, interaction: int | None, end: End | None, mover: int | None, happened: Sequence[TableEvent],
        took: float | None,
    ) -> None:  # fmt: skip
        store, kept = self._services.store, self._position(step.entry.ply, step.state)
        try:
            with self._writing("move"):
                await store.append(self.number, step.entry, interaction, end, kept, mover, happened, took)
        except (SeenBefore, PlyTaken) as wrong:
            await self._catch_up()
            raise Refused("counted-before" if isinstance(wrong, SeenBefore) else "stale") from wrong
        if kept:
            self._kept = step.entry.ply

    @contextmanager
    def _writing(self, what: str) -> Iterator[None]:
        """Remember a failed write: a disk may report failure after it has written."""
        try:
            yield
        except StoreFailed:
            self._unsure.add(what)
            raise

    async def _make_sure(self, *of: str) -> None:
        """Reload the table if a failed write of one of these kinds is in doubt; the caller holds the lock.

        Before a move or an undo, earlier moves need no check: the store refuses the same ply twice.
        """
        if self._unsure.isdisjoint(of):
            return
        await self._reread()
        self._unsure.clear()

    async def refresh(self) -> None:
        """Catch up with what another process has stored, and show it."""
        await self._whole(self._refresh())

    async def _refresh(self) -> None:
        async with self._lock:
            before = self.match.ply, self.lobby.without_plans, self.status
            await self._reread()
            forced = await self._take_forced()
        self.wake()
        if before[2] == "playing" and (self.match.ply, self.lobby.without_plans, self.status) != before:
            await self.happened(*forced)
            if self.status == "playing":
                await self.tell(self._services.herald.seated(self))

    async def _reread(self) -> None:
        """Load what is stored; the caller holds the lock."""
        row = await self._services.store.table(self.number)
        assert row is not None, "a table in play has a row"
        self._sit(row, Lobby.load(row.lobby))
        await self._catch_up()
        if self.status == "playing" and row.status in ("ended", "frozen"):
            self._over(row.status)
        if self.status == "ended":
            self.match.abandon()

    async def _catch_up(self) -> None:
        """Make the moves that are stored but were not made yet."""
        self.history = TableHistory(await self._services.store.table_events(self.number))
        for step in replay_further(self.match, await self._services.store.log(self.number)):
            await self.count_victory()
            await self.happened((step.entry.seat, step.events))

    async def count_victory(self) -> None:
        """Close the table if the game is over."""
        end = self._end_of(self.match.state)
        if end:
            await self._close("finished", end.outcome)

    def _end_of(self, state: Any) -> End | None:
        outcome = state.outcome()
        if outcome is None:
            return None
        result = {"shares": outcome.shares, "places": outcome.places, "reason": outcome.reason}
        return End(result, self._services.clock())

    async def _freeze(self, wrong: Exception) -> None:
        """Stop this table, and no other, after a mistake of ours; the stored log explains it."""
        log_mistake(self.number, self.match.ply, f"frozen, seal {self.match.head.seal}", wrong)
        if not self.ours:
            return  # if it is broken, its own program will find out
        await self._close("frozen")
        await self.keep_time()
        await self.tell(self._services.herald.closed(self))

    async def _close(self, status: Status, result: Json | None = None) -> None:
        """Close the table, even if that cannot be stored: anyone who reads the log comes to the same end."""
        self._over(status)
        try:
            await self._services.store.finish(self.number, status, result, self._services.clock())
        except StoreError as wrong:
            log_mistake(self.number, self.match.ply, f"not stored as {status}", wrong)

    def _over(self, status: Status) -> None:
        self.status = status
        self._computers.stop()
        self._stopped(self)

    async def tell(self, telling: Awaitable[None]) -> None:
        """Wait until people are told; report a failure, but let the game go on."""
        try:
            await telling
        except Exception as wrong:
            log_mistake(self.number, self.match.ply, "not told", wrong)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish some work even if its caller is cancelled."""
        return await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start some work of this table; ``rest`` waits for it."""
        task = asyncio.create_task(work, name=f"table {self.number}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- undo

    def undoable(self, user: int) -> Taken:
        """Return what would be undone if a person took back their last move.

        Raises:
            Refused: they have no seat here, the game has stopped, or this move cannot be taken back.
        """
        self._still_playing()
        if self.lobby.challenge:
            raise Refused("challenge-no-undo")
        seat = self.seat_of(user)
        back = find_undone_steps(self.match, seat)
        ask_for_undo(self.lobby, user, back)
        check_undo_allowed(self.match, self.lobby, seat, back)
        return back

    async def ask_undo(self, user: int, ply: int, interaction: int | None = None) -> bool:
        """Ask to undo a person's last move while the game is at this ply; undo it at once if nobody has to agree.

        Raises:
            Refused, StoreError: as ``undoable`` and ``decide_undo`` do.
        """
        back = self.undoable(user)
        return await self.decide_undo(ply, lambda lobby: ask_for_undo(lobby, user, back), interaction)

    async def decide_undo(self, ply: int, decided: Callable[[Lobby], Lobby], interaction: int | None = None) -> bool:
        """Change the undo request at this ply; if everybody agrees now, undo the move and return true.

        Raises:
            Refused: the game has gone on or has stopped, the click was counted before, or the change is refused.
            StoreError: nothing was changed; if it was stored anyway, the next click applies it.
        """
        return await self._whole(self._decide_undo(ply, decided, interaction))

    async def _decide_undo(self, ply: int, decided: Callable[[Lobby], Lobby], interaction: int | None) -> bool:
        async with self._lock:
            await self._make_sure("seats")
            made = await self._on_the_newest(lambda: self._undo(ply, decided, interaction))
        if made:
            await self.happened(*made)
        else:
            await self.tell(self._services.herald.seated(self))
        return bool(made)

    async def _undo(self, ply: int, decided: Callable[[Lobby], Lobby], interaction: int | None) -> list[Made]:
        """Store the changed request, or undo if it is granted now; return what was made."""
        self._still_playing()
        if self.match.ply != ply:
            raise Refused("undo-late")
        lobby = decided(self.lobby)
        seat = find_granted_undo(lobby, ply)
        if seat is None:
            await self._seat(lobby)
            return []
        step = self.match.propose_undo(seat)
        await self._take(step, interaction, self.lobby.sitters[seat].user)
        return [(seat, step.events), *await self._take_forced()]

    # -- leaving

    async def end(self, loser: int | None = None, by: Ender | None = None) -> None:
        """Stop the game without a winner; if it is rated, ``loser`` has resigned.

        The news names ``by``; without it, the news says that nobody was left.

        Raises:
            Refused: the game has stopped already.
        """
        await self._whole(self._end(loser, by))

    async def _end(self, loser: int | None, by: Ender | None) -> None:
        async with self._lock:
            await self._make_sure("move", "seats")
            self._still_playing()
            await self._stop(loser, [by.table_event if by else end_event(agreed=False, voted=False)])
        await self.keep_time()
        await self.tell(self._services.herald.closed(self))

    async def _stop(self, loser: int | None, happened: Iterable[TableEvent]) -> None:
        store, dated = self._services.store, self._dated(happened)
        try:
            with self._writing("seats"):
                await store.finish(self.number, "ended", None, self._services.clock(), loser, dated)
        except AlreadyFinished as wrong:
            await self._catch_up()
            raise Refused("finished") from wrong
        self.history.add(dated)
        self._over("ended")
        self.match.abandon()

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
        await self._whole(self._change(changed, ends, loser, late))

    async def _change(self, changed: Callable[[Lobby], Lobby], ends: bool, loser: int | None, late: bool) -> None:
        async with self._lock:
            await self._make_sure("move", "seats")
            await self._on_the_newest(lambda: self._decide(changed, ends, loser, late))
        await self.keep_time()
        herald = self._services.herald
        await self.tell(herald.seated(self) if self.status == "playing" else herald.closed(self))
        self.wake()

    async def _on_the_newest(self, work: Callable[[], Awaitable[T]]) -> T:
        """Change what was agreed; if another process has changed it meanwhile, read that and try again."""
        while True:
            try:
                return await work()
            except Outdated:
                await self._reread()

    async def _decide(self, changed: Callable[[Lobby], Lobby], ends: bool, loser: int | None, late: bool) -> None:
        self._still_playing()
        after = votes.apply_carried_motions(changed(self.lobby))
        check_it_stays_the_same(self.lobby, after, ends=ends)
        over = ends or votes.is_dissolved(after)
        happened = seat_changes(self.lobby, after, late=late, ends=over)
        if over:
            end = end_event(agreed=ends, voted=votes.is_carried(after, "end"))
            await self._stop(loser, [*happened, end])
        else:
            await self._seat(after, loser, happened)

    async def _seat(self, lobby: Lobby, loser: int | None = None, happened: Iterable[TableEvent] = ()) -> None:
        """Store and apply new seats; anyone now away, and the ``loser``, has lost unless they return in time."""
        before, after = list_people_away(self.lobby), list_people_away(lobby)
        gone = after - before | ({loser} if loser is not None else set())
        dated = self._dated(happened)
        with self._writing("seats"):
            row = await self._services.store.seat_players(
                self.number, dump_sitters(lobby.sitters), gone=gone, back=before - after, happened=dated,
                lobby=lobby.dump(), host=lobby.host, before=self.row,
            )  # fmt: skip
        self.history.add(dated)
        self._sit(row, lobby)

    def _sit(self, row: Row, lobby: Lobby) -> None:
        """Apply seats and decisions that are stored."""
        then, self.row, self.lobby = self.lobby, row, lobby
        if lobby.without_plans == then.without_plans:
            return
        self._asked_at.clear()  # a newcomer has had less time, and a pause is nobody's thinking
        anew = (lobby.time, lobby.overtime) != (then.time, then.overtime)
        known = zip(lobby.sitters, then.sitters, strict=True)
        self.newcomers |= {seat for seat, (sits, sat) in enumerate(known) if anew or sits != sat}

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Block moves, seat changes and decisions within the ``with`` statement."""
        async with self._lock:
            yield

    def forget(self, user: int, name: str) -> None:
        """Forget a person after the store has forgotten them; ``name`` replaces theirs."""
        self.lobby, self.history = self.lobby.anonymous(user, name), self.history.anonymous(user, name)

    # -- computer players

    @property
    def moves_itself(self) -> bool:
        """Whether a move is to come without a click: a computer player's, or one that a person has planned."""
        return bool(list_computers_to_act(self)) or any(find_due_plan(self, seat) for seat in self.acting_seats())

    def wake(self) -> None:
        """Let a computer player think if one is to act here and none is thinking yet; carry out what people planned."""
        if self.ours:
            self._computers.wake(self)
            self._plans.wake(self)

    def stand_in(self, seat: Seat, since: int) -> None:
        """Let a computer player move for a person whose time is up, unless they have moved after the ply ``since``."""
        self._computers.stand_in(self, seat, since)

    # -- rest

    async def rest(self) -> None:
        """Wait until all work is done and no computer player is thinking."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def retire(self) -> None:
        """Finish the work under way and start none without being asked: the program is about to stop."""
        self._begin_nothing()
        await self.rest()

    def _begin_nothing(self) -> None:
        self._computers.retire()
        self._plans.retire()
        self._time_retries.close()

    def break_off(self) -> None:
        """Cancel all unfinished work, and start none without being asked."""
        self._begin_nothing()
        for task in self._tasks:
            task.cancel()

    async def keep_position(self) -> None:
        """Store the whole position unless it was stored with the last move, which older programs did not do."""
        match, ply = self.match, self.match.ply
        if self.status != "playing" or self._kept == ply:
            return
        kept = self._position(ply, match.state)
        if kept is None:
            return
        try:
            await self._services.store.snapshot(self.number, ply, kept.rules, kept.state, kept.fingerprint)
            self._kept = ply
        except StoreError as wrong:
            log_mistake(self.number, ply, "position not stored", wrong)

    def _position(self, ply: int, state: Any) -> Position | None:
        """Return a position as it is stored, or ``None`` if it cannot be stored; the game goes on anyway."""
        try:
            return dump_position(self.match.game, state)
        except Exception as wrong:
            log_mistake(self.number, ply, "position not stored", wrong)
            return None

    # -- time

    async def keep_time(self) -> None:
        """Run the clocks of the seats to act; retry a failure later, since the move is stored already."""
        try:
            await self._keep_time(self)
        except Exception as wrong:
            log_mistake(self.number, self.match.ply, "its clock was not checked", wrong)
            self._time_retries.failed(self.keep_time)
        else:
            self._time_retries.succeeded()

    async def tell_of_time(self, user: int | None, what: str) -> None:
        """Tell a person what happened to their time if they still have a seat; anyone who left may be erased."""
        if user is not None and (self.lobby.seat_of(user) is not None or find_kept_seat(self.lobby, user) is not None):
            await self.tell(self._services.herald.timed(self, user, what))


def dump_sitters(sitters: Sequence[Sitter]) -> list[Seated]:
    """Return sitters as the store keeps them."""
    return [Seated(seat, sitter.user, sitter.level, sitter.name) for seat, sitter in enumerate(sitters)]
