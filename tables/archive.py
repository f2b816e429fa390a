"""Games that can be looked at again: those of tables that have stopped, and those that people bring as files."""

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
from engine.match import Step, UnreadableLog, replay
from engine.record import Record
from engine.verify import Verdict, verify
from store import Happening, Status
from tables import Refused
from tables.chronicle import Chronicle
from tables.hall import Hall
from tables.limits import Limit
from tables.lobby import readable

SHELVED = 8  # replays kept in memory; a long one takes a few megabytes
STEPS = 2000  # of all of these together: a garbage collection looks at all they hold, and clicks wait for it
STOPPED: tuple[Status, ...] = ("finished", "ended")
LARGEST = 256 * 1024  # bytes of a file: twenty times the longest game played so far
PLIES = 1000  # of a file: four times those of the longest game played so far
FILES = 20  # files kept of one person
OFTEN, MINUTES = 20, 10  # games that one person may have checked, in so many minutes
CROWD = 16  # people who may wait for that

T = TypeVar("T")
Checked = tuple[Record, Game, Verdict]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a game is: the table of this number, or the file of this number that a person has brought."""

    number: int
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A game played again: every step of it, the deal first, and what happened between them."""

    game: Game
    record: Record
    steps: tuple[Step, ...]
    chronicle: Chronicle


class Archive:
    """Plays games again, off the event loop, and keeps the last few.

    What people bring is checked in another process, one game at a time: threads share the
    interpreter with the clicks. A position cannot be handed from process to process, so what is
    to be looked at is played in a thread, also one game at a time.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall, self._store = hall, hall.services.store
        self._limit = Limit("game", often=OFTEN, minutes=MINUTES, crowd=CROWD)
        self._checking, self._playing = asyncio.Lock(), asyncio.Lock()
        self._shelved: OrderedDict[Source, asyncio.Task[Replay]] = OrderedDict()

    async def replay(self, source: Source) -> Replay:
        """Return a game played again; asked for twice at once, it is played once.

        Raises:
            Refused: it is not to be had, or these rules cannot play it.
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
        """Put away what was looked at longest ago, until there are few enough steps; the newest stays."""
        ready = [source for source, task in self._shelved.items() if task.done() and not task.exception()]
        steps = [len(self._shelved[source].result().steps) for source in ready]
        for source in ready[:-1]:
            if sum(steps) <= STEPS:
                break
            steps.pop(0)
            del self._shelved[source]

    def forget(self, user: int, tables: Collection[int]) -> None:
        """Put away the replays that may name a person: of these tables, and of their own files."""
        for source in [*self._shelved]:
            if source.owner == user or (source.owner is None and source.number in tables):
                del self._shelved[source]

    async def check(self, user: int, source: Source) -> Checked:
        """Return what a check of a game finds that somebody may look at.

        Raises:
            Refused: it is not to be had, or they have asked for too many.
        """
        with self._limit.held(user):
            return await self._check(await self.record(source))

    async def check_file(self, user: int, content: bytes) -> Checked:
        """Return what a check of somebody's file finds.

        Raises:
            Refused: it is no game of ours, or they have asked for too many.
        """
        with self._limit.held(user):
            return await self._check(await self._read(content))

    async def _check(self, read: Record) -> Checked:
        game = await self._game(read)
        return read, game, await self._aside(verify, game, read)

    async def record(self, source: Source) -> Record:
        """Return a game as it can be exported.

        Raises:
            Refused: it is not to be had, or not over.
        """
        if source.owner is None:
            return await self._of_table(source.number)
        text = await self._store.file(source.number, source.owner)
        if text is None:
            raise Refused("no-such-replay")
        return _short(await self._worked(partial(record.read, text)))

    async def keep(self, owner: int, content: bytes) -> Source:
        """Keep a file that can be replayed, and touch nothing else.

        Raises:
            Refused: it is no game, one that these rules cannot play, or they have brought too many.
        """
        with self._limit.held(owner):
            read = await self._read(content)
            await self._aside(_plays, await self._game(read), read)
        number = await self._store.keep_file(owner, content.decode("utf-8-sig"), self._hall.services.clock(), FILES)
        return Source(number, owner)

    async def _read(self, content: bytes) -> Record:
        if len(content) > LARGEST:
            raise Refused("file-too-large", most=LARGEST // 1024)
        return _short(await self._aside(_read, content))

    async def _aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do something with a game in another process; hints never wait for more than one game."""
        async with self._checking:
            return await _told(self._hall.services.thinker.aside(work, *about))

    async def _worked(self, work: Callable[[], T]) -> T:
        """Do something with a game in a thread; only one runs beside the clicks."""
        async with self._playing:
            return await _told(asyncio.to_thread(work))

    async def _replay(self, source: Source) -> Replay:
        read = await self.record(source)
        game, happened = await self._game(read), await self._happenings(source)
        return Replay(game, read, await self._worked(partial(_steps, game, read)), Chronicle(happened))

    async def _happenings(self, source: Source) -> list[Happening]:
        """Return what happened between the moves; a file tells nothing of that."""
        return await self._store.happenings(source.number) if source.owner is None else []

    async def _of_table(self, number: int) -> Record:
        row, log = await self._hall.row(number), await self._store.log(number)
        if row.status not in STOPPED or not log:
            raise Refused("not-over" if row.status == "playing" else "no-such-replay")
        head, seed = await self._store.head(number)
        result = await self._store.outcome(number)
        lobby = readable(row.lobby)
        names = tuple(sitter.name for sitter in lobby.sitters) if lobby else ()
        came_out = result and Outcome(tuple(result["shares"]), tuple(result["places"]), result["reason"])
        return Record(head, tuple(log), seed, names, came_out or None, row.status == "ended")

    async def _game(self, read: Record) -> Game:
        if read.head.game not in self._hall.games:
            raise Refused("unreadable", why="game", at=0)
        try:
            return await self._hall.editions.find(read.head)
        except CardError as wrong:
            raise Refused("unreadable", why="cards", at=0) from wrong


async def _told(work: Awaitable[T]) -> T:
    """Do something with a game, and say kindly if it is none."""
    try:
        return await work
    except UnreadableLog as wrong:
        raise Refused("unreadable", why=wrong.reason, at=wrong.at) from wrong


def _read(content: bytes) -> Record:
    try:
        return record.read(content.decode("utf-8-sig"))
    except UnicodeDecodeError as wrong:
        raise UnreadableLog("this is no text", "text") from wrong


def _short(read: Record) -> Record:
    """Return a game that is no longer than those that are played."""
    if len(read.entries) > PLIES:
        raise Refused("file-long", most=PLIES)
    return read


def _plays(game: Game, read: Record) -> None:
    """See that a game can be played again."""
    for _ in replay(game, read.head, read.entries, read.seed):
        pass


def _steps(game: Game, read: Record) -> tuple[Step, ...]:
    """Play a game again; a file without a seed needs none."""
    return tuple(replay(game, read.head, read.entries, read.seed))
