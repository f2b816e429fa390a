"""What survives a restart: tables, who sits at them, logs, messages and settings.

``Store`` is the contract, and ``tests/store`` holds every store to it. When a method returns, its
changes are on the disk. If its task is cancelled first, the changes may have been stored all the
same, completely or not at all: read before trying again. Changes of one table are made in the order
of the calls.

Discord's ids (users, guilds, channels, messages, interactions) are integers. Times are seconds
since 1970 and come from the caller: a store has no clock.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Literal, Protocol, TypedDict, Unpack

from engine.core import Json, Seat
from engine.match import Entry, Head
from store.challenges import ChallengeStore
from store.results import ResultStore
from store.table_events import TableEvent as TableEvent
from store.tournaments import TournamentStore

Open = Literal["lobby", "playing", "frozen"]  # a frozen game may go on
Stopped = Literal["finished", "ended"]
Status = Open | Stopped
STOPPED: tuple[Stopped, ...] = ("finished", "ended")
Scope = Literal["user", "guild"]
ALIVE = "alive"  # the key under which a program keeps when it was last seen running


class StoreError(Exception):
    """The base class of all store errors. A refused call has changed nothing."""


class UnusableDatabase(StoreError):
    """The database cannot be opened; the message says why and what to do."""


class DatabaseAway(UnusableDatabase):
    """The server of the database is away, or another program is using the database; either may pass by itself."""


class StoreClosed(StoreError):
    """The store was closed before the call."""


class StoreFailed(StoreError):
    """The disk or the database failed; only reading can tell what is stored."""


class StoreAway(StoreFailed):
    """The disk or the database cannot be used now; the same call may work later. The store itself logs outages."""


class NoSuchTable(StoreError):
    """No table has this number."""


class NotBegun(StoreError):
    """No match was dealt at this table."""


class AlreadyBegun(StoreError):
    """A match was dealt at this table before."""


class PlayedBefore(StoreError):
    """An erased person has played this challenge."""


class AlreadyFinished(StoreError):
    """The match had already finished; its result stays."""


class Outdated(StoreError):
    """Somebody else has changed the table meanwhile: read it again."""


class PlyTaken(StoreError):
    """Another move was stored at this ply first."""


class PlyMissing(StoreError):
    """A ply that has to be stored first is missing."""


class SeenBefore(StoreError):
    """The interaction has already made a move, at this table and ply."""

    def __init__(self, table: int, ply: int) -> None:
        super().__init__(f"this interaction made ply {ply} of table {table}")
        self.table = table
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Table:
    """A table, from the opening of its lobby to the last replay of its game.

    It was opened in ``channel`` and is played in ``place``, a channel or a thread; without a ``guild``,
    that is a private conversation. ``lobby`` holds what was agreed; the store does not interpret it, and
    returns it empty if it is damaged. ``created`` and ``touched`` are times.
    """

    id: int
    guild: int | None
    channel: int
    place: int
    name: str
    game: str
    host: int
    status: Status
    language: str
    lobby: Json
    created: float
    touched: float


class Changes(TypedDict, total=False):
    """The fields of a table that may change; all others stay as they were when it was opened.

    ``seed`` is a lobby's secret; only ``lobby_seed`` returns it.
    """

    lobby: Json
    place: int
    name: str
    status: Status
    host: int
    touched: float
    seed: bytes


@dataclass(frozen=True, slots=True)
class Opened:
    """An open table without what was agreed there, for where many are looked through."""

    id: int
    host: int
    place: int
    touched: float


@dataclass(frozen=True, slots=True)
class Seated:
    """The player on a seat: a person (``user``) or a computer player (``level``, its key)."""

    seat: Seat
    user: int | None
    level: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position, as version ``rules`` of the game's rules dumped it."""

    rules: int
    state: Json
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole position after a ply, as version ``rules`` of the game's rules dumped it."""

    table: int
    ply: int
    rules: int
    state: Json
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Turn:
    """The clock of a seat that is to act since a ply; the seat ``NOBODY`` means a table with no people left.

    ``remaining`` seconds were left at the time ``since``. ``due`` is when they run out, ``None`` while the
    clock is paused. ``alarm`` is when the bot has to check the clock, if ever. ``told`` counts the warnings
    that the player was given.
    """

    seat: Seat
    ply: int
    remaining: float
    since: float
    due: float | None
    alarm: float | None
    told: int = 0


@dataclass(frozen=True, slots=True)
class Remembered:
    """A message that belongs to a table; ``user`` is its reader, if it is for one person.

    ``kind`` is the caller's word for what the message is, such as ``lobby`` or ``ping``.
    """

    table: int
    kind: str
    user: int | None
    channel: int
    message: int
    since: float


@dataclass(frozen=True, slots=True)
class End:
    """The result of a match, and when it finished."""

    outcome: Json
    at: float


@dataclass(frozen=True, slots=True)
class Consent:
    """The players of a table, each with whether they agree to share the game, and its code if it is shared."""

    players: Mapping[int, bool]
    code: int | None


@dataclass(frozen=True, slots=True)
class Condition:
    """How many tables are lobbies and in play, the ``size`` of the files in bytes, and when they were last written."""

    lobbies: int
    playing: int
    size: int
    written: float


class Store(ResultStore, ChallengeStore, TournamentStore, Protocol):
    """Stores everything that must survive a restart. Any method may raise ``StoreClosed`` or ``StoreFailed``.

    A store may be opened for a share (``store.share``). Then ``unshown``, ``alarms``, ``next_alarm``, ``timed``,
    ``without_position`` and ``with_messages`` find only tables of that share, and it keeps the value ``ALIVE`` for
    itself. All else is everybody's.
    """

    async def close(self) -> None:
        """Finish all pending calls and close the database. Closing twice is no error."""
        ...

    def serving(self) -> bool:
        """Return whether no other program can have begun to serve the same tables; otherwise say nothing of them."""
        ...

    async def condition(self) -> Condition:
        """Return the condition of the store."""
        ...

    # -- tables

    async def create_table(
        self,
        *,
        guild: int | None,
        channel: int,
        place: int,
        name: str,
        game: str,
        host: int,
        language: str,
        lobby: Json,
        created: float,
        seats: Sequence[Seated] = (),
        seed: bytes | None = None,
    ) -> Table:
        """Open a table as a lobby with these players and a secret seed. Its number was never another table's."""
        ...

    async def lobby_seed(self, table: int) -> bytes | None:
        """Return the secret seed of a lobby; ``None`` if it has none, or no longer because the cards are dealt."""
        ...

    async def table(self, table: int) -> Table | None:
        """Return a table, or ``None`` if there is no table with this number."""
        ...

    async def update_table(self, table: int, **changes: Unpack[Changes]) -> Table:
        """Update the given fields of a table and return it as it is now.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        ...

    async def tables_in(self, place: int, statuses: Collection[Open]) -> list[Table]:
        """Return the open tables with these statuses opened or played in a channel or thread, oldest first."""
        ...

    async def tables_of(self, user: int, statuses: Collection[Open]) -> list[Table]:
        """Return the open tables with these statuses at which a person has a seat, oldest first."""
        ...

    async def tables_once_of(self, user: int) -> list[Table]:
        """Return the games in play where a person has sat since the deal, oldest first."""
        ...

    async def open_in(self, guild: int, since: float) -> list[Opened]:
        """Return a guild's games in play, and its lobbies touched since a time, oldest first."""
        ...

    # -- seats

    async def seat_players(
        self,
        table: int,
        seats: Sequence[Seated],
        *,
        gone: Collection[int] = (),
        back: Collection[int] = (),
        happened: Sequence[TableEvent] = (),
        before: Table | None = None,
        **changes: Unpack[Changes],
    ) -> Table:
        """Replace all seats, update the given fields, store what ``happened``, and return the table.

        People who were dealt in and are ``gone`` have given up; that counts once they no longer have their
        seat or somebody ends the match. People who are ``back`` have not given up after all.

        Raises:
            NoSuchTable: there is no table with this number.
            Outdated: what was agreed there, or the status, is no longer what it was ``before``.
        """
        ...

    async def seats(self, table: int) -> list[Seated]:
        """Return the players of a table, by seat."""
        ...

    # -- matches

    async def begin(
        self, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated],
        position: Position | None = None, before: Table | None = None,
    ) -> None:  # fmt: skip
        """Store a match as dealt, its players, and the ``position`` after the deal; set the table to ``playing``.

        The table's own seed is forgotten: the match has it now.

        Raises:
            NoSuchTable: there is no table with this number.
            AlreadyBegun: a match was dealt there before.
            Outdated: what was agreed there is no longer what it was ``before``.
        """
        ...

    async def append(
        self, table: int, entry: Entry, interaction: int | None, end: End | None = None,
        position: Position | None = None, mover: int | None = None, happened: Sequence[TableEvent] = (),
        took: float | None = None,
    ) -> None:  # fmt: skip
        """Store a move, the Discord interaction that made it, if any, and the person who made it, in one step.

        ``took`` is how many seconds they took for it, if that is known.

        The same step stores what ``happened`` before the move, and the ``position`` after it in place of older
        snapshots. With an ``end``, it is the last move, and the step also sets the table to ``finished``. A
        computer player's move has no ``mover``.

        Raises:
            SeenBefore: the interaction has made a move already, at this or another table.
            PlyTaken: there is a move at this ply.
            PlyMissing: there is none at the ply before.
            NotBegun: no match was dealt at this table.
        """
        ...

    async def log(self, table: int) -> list[Entry]:
        """Return every entry from the deal on; an empty list if no match was dealt."""
        ...

    async def table_events(self, table: int) -> list[TableEvent]:
        """Return what has happened at a table besides the moves, oldest first."""
        ...

    async def head(self, table: int) -> tuple[Head, bytes]:
        """Return a match's head and its secret seed.

        Raises:
            NotBegun: no match was dealt at this table.
        """
        ...

    async def finish(
        self,
        table: int,
        status: Status,
        outcome: Json | None,
        at: float,
        loser: int | None = None,
        happened: Sequence[TableEvent] = (),
    ) -> None:
        """Close a table and store what ``happened``; the ``outcome`` is ``None`` if the match has none.

        A ``loser`` has ended the match by giving it up. Except for a finished match, the last call counts;
        finishing that again changes nothing.

        Raises:
            NoSuchTable: there is no table with this number.
            AlreadyFinished: the match is finished, and the status is another one.
            NotBegun: there is an outcome, but no match was dealt.
        """
        ...

    async def outcome(self, table: int) -> Json | None:
        """Return the outcome of a match, or ``None`` if it has none."""
        ...

    async def outcomes(self, tables: Collection[int]) -> dict[int, Json]:
        """Return the outcomes of these matches, by table; leave out those that have none."""
        ...

    async def unfreeze(self, table: int, status: Status) -> Table:
        """Set a frozen table to ``lobby`` or ``playing`` again if it was that and has not ended; return it.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        ...

    def counting(self) -> AbstractAsyncContextManager[None]:
        """Block counting in every other process within the ``with`` statement; results depend on those before."""
        ...

    async def unshown(self) -> list[int]:
        """Return the tables with events that people may not have seen, oldest first."""
        ...

    async def shown(self, plies: Mapping[int, int]) -> None:
        """Note, by table, the ply up to which people have seen everything."""
        ...

    # -- time

    async def keep_turns(self, table: int, turns: Sequence[Turn]) -> None:
        """Replace all turns of a table.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        ...

    async def keep_all_turns(self, turns: Mapping[int, Sequence[Turn]]) -> None:
        """Replace all turns of several tables in one step.

        Raises:
            NoSuchTable: one of the tables does not exist.
        """
        ...

    async def turns(self, table: int) -> list[Turn]:
        """Return the turns of a table, by seat."""
        ...

    async def alarms(self, until: float) -> list[int]:
        """Return the tables with an alarm that is due by this time, the longest overdue first."""
        ...

    async def next_alarm(self) -> float | None:
        """Return the time of the next alarm, or ``None``."""
        ...

    async def timed(self, guild: int | None = None) -> list[int]:
        """Return the tables, of one guild or of all, that have turns, running or paused."""
        ...

    # -- snapshots

    async def snapshot(self, table: int, ply: int, rules: int, state: Json, fingerprint: str) -> None:
        """Store the position after a stored ply; it replaces snapshots of that ply and of earlier ones.

        Raises:
            PlyMissing: the ply is not stored.
        """
        ...

    async def last_snapshot(self, table: int) -> Snapshot | None:
        """Return the snapshot of the highest ply, or ``None``."""
        ...

    async def without_position(self) -> list[int]:
        """Return the tables in play without a snapshot of their last ply, oldest first."""
        ...

    # -- cards

    async def keep_cards(self, game: str, fingerprint: str, text: str) -> None:
        """Store the card file of a game, unless there is one with this fingerprint."""
        ...

    async def cards(self, game: str, fingerprint: str) -> str | None:
        """Return the card file of a game by its fingerprint, or ``None`` if it was never stored."""
        ...

    # -- messages

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        """Remember a message, and in the same step forget the one it replaces; overwrite an earlier note of it.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        ...

    async def forget(self, channel: int, message: int) -> None:
        """Forget a message, whether or not it was remembered."""
        ...

    async def forget_past(self, but: Collection[str], before: float, most: int) -> int:
        """Forget messages of tables that stopped before a time, except those whose kind begins with one of these words.

        Forget at most ``most`` at once, and return how many.
        """
        ...

    async def remembered(self, table: int, kind: str | None = None) -> list[Remembered]:
        """Return a table's messages, of one kind or of all, oldest first."""
        ...

    async def with_messages(self, word: str) -> list[int]:
        """Return the tables with a message whose kind begins with this word, oldest first."""
        ...

    # -- games that have stopped

    async def past_in(
        self, channels: Collection[int], game: str | None, skip: int, most: int, how: Collection[Stopped] = STOPPED
    ) -> list[Table]:
        """Return games opened or played in these channels that have stopped so, newest first.

        ``game`` is ``None`` for all games; skip the first ``skip``, and return at most ``most``.
        """
        ...

    async def past_of(self, user: int, game: str | None, skip: int, most: int) -> list[Table]:
        """Return finished or ended games that a person has played, as ``past_in`` does."""
        ...

    async def consent(self, table: int) -> Consent:
        """Return everyone who has ever had a seat at a table since its deal, and whether they agree to share it."""
        ...

    async def agree(self, table: int, user: int, at: float | None, code: int) -> Consent:
        """Note when a player agreed to share a game, or ``None`` if they do not; return the consent.

        Once everybody agrees, the game is shared by this code, unless it has one already. When one player
        withdraws, its code is never valid again. A user who did not play there changes nothing.
        """
        ...

    async def shared(self, code: int) -> int | None:
        """Return the table that is shared by a code, or ``None``."""
        ...

    async def keep_file(self, owner: int, text: str, at: float, most: int) -> int:
        """Store a file for a person and return its number; keep only their newest ``most`` files."""
        ...

    async def file(self, number: int, owner: int) -> str | None:
        """Return a person's file, or ``None`` if it is somebody else's or no longer stored."""
        ...

    # -- company

    async def play_again(self, like: Table, seats: Sequence[Seated], seed: bytes | None = None) -> Table:
        """Open a lobby for the rematch of the table ``like``, or return the existing one.

        ``like`` has the ``host``, ``lobby`` and ``created`` of the new lobby, ``seed`` is its secret. If several people
        ask, there is only one lobby. A lobby that was closed before its deal does not count.
        """
        ...

    async def block(self, user: int, other: int, name: str, at: float) -> None:
        """Note that a person blocks another, of this name; replace an earlier note."""
        ...

    async def unblock(self, user: int, other: int) -> None:
        """Forget that a person blocks another, if they do."""
        ...

    async def blocked(self, user: int) -> dict[int, str]:
        """Return the people whom a person blocks, with their names, newest first."""
        ...

    async def blocks_among(self, users: Collection[int]) -> set[tuple[int, int]]:
        """Return the pairs (blocker, blocked) among these people."""
        ...

    # -- settings

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        """Return what a user or a guild has set, by key."""
        ...

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        """Set something for a user or a guild; ``None`` removes the setting."""
        ...

    async def value(self, key: str) -> str | None:
        """Return the bot's own value under a key, or ``None``."""
        ...

    async def keep(self, key: str, value: str) -> None:
        """Store a small value of the bot's own; replace the key's earlier value."""
        ...
