"""Games that can be replayed: those of tables that have stopped, and those that people bring as files."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from engine import record
from engine.cards import CardError
from engine.core import Game, Outcome
from engine.log import Step, UnreadableLog
from engine.match import replay_log
from engine.record import Record
from engine.verify import Verdict, verify_record
from store import STOPPED, TableEvent
from tables import Refused
from tables.limits import Limit
from tables.play.registry import TableRegistry
from tables.play.stored_games import TableHistory
from tables.seats.lobby import load_readable_lobby

SHELVED = 8  # replays kept in memory; a long one takes a few megabytes
STEPS = 2000  # in all of these together: a garbage collection goes through them all, and clicks wait for it
LARGEST = 256 * 1024  # bytes of a file: twenty times the longest game played so far
PLIES = 1000  # in a file: four times those of the longest game played so far
FILES = 20  # files kept for one person
OFTEN, MINUTES = 20, 10  # games that one person may have checked, in so many minutes
CROWD = 16  # people who may wait for a check

T = TypeVar("T")
Checked = tuple[Record, Game, Verdict]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game is: the table of this number, or, with an ``owner``, their file of this number."""

    number: int
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A replayed game: every step of it, the deal first, and what happened between them."""

    game: Game
    record: Record
    steps: tuple[Step, ...]
    history: TableHistory


class Archive:
    """Replays games off the event loop, and keeps the last few.

    Files from people are checked in another process, one at a time, since threads share the
    interpreter with the clicks. All positions of a game take longer to bring from there than to play
    again, so a game to look at is replayed in a thread, also one at a time.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.services.store
        self._limit = Limit("game", often=OFTEN, minutes=MINUTES, crowd=CROWD)
        self._checking, self._playing = asyncio.Lock(), asyncio.Lock()
        self._shelved: OrderedDict[Source, asyncio.Task[Replay]] = OrderedDict()

    async def replay(self, source: Source) -> Replay:
        """Return a replay of a game; concurrent requests share one.

        Raises:
            Refused: there is no such replay, or these rules cannot play it.
        """
        working = self._shelved.get(source)
        if working is None:
            working = self._shelved[source] = asyncio.create_task(self._replay(source), name=f"replay of {source}")
        self._shelved.move_to_end(source)
        while len(self._shelved) > SHELVED:
            self._shelved.popitem(last=False)
        try:
            found = await asyncio.shield(working)
        except Exception:
            self._shelved.pop(source, None)
            raise
        self._clear()
        return found

    def _clear(self) -> None:
        """Drop the least recently used replays until at most ``STEPS`` steps remain; keep the newest."""
        ready = [source for source, task in self._shelved.items() if task.done() and not task.exception()]
        steps = [len(self._shelved[source].result().steps) for source in ready]
        for source in ready[:-1]:
            if sum(steps) <= STEPS:
                break
            steps.pop(0)
            del self._shelved[source]

    def drop(self, table: int) -> None:
        """Drop the replay of a table, which another program has changed."""
        self._shelved.pop(Source(table), None)

    def forget(self, user: int, tables: Collection[int]) -> None:
        """Drop the replays that may name a person: those of these tables, and of their own files."""
        for source in [*self._shelved]:
            if source.owner == user or (source.owner is None and source.number in tables):
                del self._shelved[source]

    async def check(self, user: int, source: Source) -> Checked:
        """Check a game and return what the check finds.

        Raises:
            Refused: there is no such replay, or the user has asked for too many.
        """
        with self._limit.held(user):
            return await self._check(await self.record(source))

    async def check_file(self, user: int, content: bytes) -> Checked:
        """Check a user's file and return what the check finds.

        Raises:
            Refused: it is no game of ours, or the user has asked for too many.
        """
        with self._limit.held(user):
            return await self._check(await self._read(content))

    async def _check(self, read: Record) -> Checked:
        game = await self._game(read)
        return read, game, await self._background(verify_record, game, read)

    async def record(self, source: Source) -> Record:
        """Return the record of a game, ready for export.

        Raises:
            Refused: there is no such game, or it is not over.
        """
        if source.owner is None:
            return await self._of_table(source.number)
        text = await self._store.file(source.number, source.owner)
        if text is None:
            raise Refused("no-such-replay")
        return _short(await self._worked(partial(record.parse_record, text)))

    async def keep(self, owner: int, content: bytes) -> Source:
        """Store a user's file after checking that it can be replayed.

        Raises:
            Refused: it is no game, these rules cannot play it, or the user has brought too many.
        """
        with self._limit.held(owner):
            read = await self._read(content)
            await self._background(_plays, await self._game(read), read)
        number = await self._store.keep_file(owner, content.decode("utf-8-sig"), self._registry.services.clock(), FILES)
        return Source(number, owner)

    async def _read(self, content: bytes) -> Record:
        if len(content) > LARGEST:
            raise Refused("file-too-large", most=LARGEST // 1024)
        return _short(await self._background(_read, content))

    async def _background(self, work: Callable[..., T], *about: Any) -> T:
        """Run some work on a game in another process, one at a time, so that hints wait for at most one."""
        async with self._checking:
            return await _told(self._registry.services.thinker.aside(work, *about))

    async def _worked(self, work: Callable[[], T]) -> T:
        """Run some work on a game in a thread, one at a time, since threads slow the clicks down."""
        async with self._playing:
            return await _told(asyncio.to_thread(work))

    async def _replay(self, source: Source) -> Replay:
        read = await self.record(source)
        game, happened = await self._game(read), await self._happenings(source)
        return Replay(game, read, await self._worked(partial(_steps, game, read)), TableHistory(happened))

    async def _happenings(self, source: Source) -> list[TableEvent]:
        """Return what happened between the moves; files do not record it."""
        return await self._store.table_events(source.number) if source.owner is None else []

    async def _of_table(self, number: int) -> Record:
        row, log = await self._registry.row(number), await self._store.log(number)
        if row.status not in STOPPED or not log:
            raise Refused("not-over" if row.status == "playing" else "no-such-replay")
        head, seed = await self._store.head(number)
        result = await self._store.outcome(number)
        lobby = load_readable_lobby(row.lobby)
        names = tuple(sitter.name for sitter in lobby.sitters) if lobby else ()
        came_out = result and Outcome(tuple(result["shares"]), tuple(result["places"]), result["reason"])
        return Record(head, tuple(log), seed, names, came_out or None, row.status == "ended")

    async def _game(self, read: Record) -> Game:
        if read.head.game not in self._registry.games:
            raise Refused("unreadable", why="game", at=0)
        try:
            return await self._registry.editions.find(read.head.game, read.head.cards)
        except CardError as wrong:
            raise Refused("unreadable", why="cards", at=0) from wrong


async def _told(work: Awaitable[T]) -> T:
    """Await some work on a game; if the game is unreadable, refuse with the reason."""
    try:
        return await work
    except UnreadableLog as wrong:
        raise Refused("unreadable", why=wrong.reason, at=wrong.at) from wrong


def _read(content: bytes) -> Record:
    try:
        return record.parse_record(content.decode("utf-8-sig"))
    except UnicodeDecodeError as wrong:
        raise UnreadableLog("this is no text", "text") from wrong


def _short(read: Record) -> Record:
    """Return the record, or refuse it if it is far longer than any real game."""
    if len(read.entries) > PLIES:
        raise Refused("file-long", most=PLIES)
    return read


def _plays(game: Game, read: Record) -> None:
    """Replay a game, to check that it can be."""
    for _ in replay_log(game, read.head, read.entries, read.seed):
        pass


def _steps(game: Game, read: Record) -> tuple[Step, ...]:
    """Return every step of a game; a file without a seed can be replayed, too."""
    return tuple(replay_log(game, read.head, read.entries, read.seed))
