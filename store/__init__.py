"""What survives a restart: tables, who sits at them, logs, messages and settings.

``Store`` is the contract, and ``tests/store`` holds every store to it. What a method has
returned from is on the disk. A task that is cancelled while it waits may have stored what
it asked for all the same, whole or not at all: read before asking again.

Ids of Discord (users, guilds, channels, messages, interactions) are integers as Discord
gives them. Times are seconds since 1970 and are given by the caller: a store has no clock.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypedDict, Unpack

from engine.core import Json, Seat
from engine.match import Entry, Head
from store.happening import Happening as Happening
from store.records import Records

Status = Literal["lobby", "playing", "finished", "ended", "frozen"]
Scope = Literal["user", "guild"]


class StoreError(Exception):
    """What every error of a store is. What was refused has left nothing behind."""


class UnusableDatabase(StoreError):
    """The database cannot be opened; the message says why and what to do."""


class StoreClosed(StoreError):
    """The store was closed before it was asked."""


class StoreFailed(StoreError):
    """The disk or the database failed; only reading will tell what is stored."""


class NoSuchTable(StoreError):
    """No table has this number."""


class NotBegun(StoreError):
    """No match was dealt at this table."""


class AlreadyBegun(StoreError):
    """A match was dealt at this table before."""


class AlreadyFinished(StoreError):
    """The match came to its end before; it keeps how it came out."""


class PlyTaken(StoreError):
    """Another move was stored at this ply first."""


class PlyMissing(StoreError):
    """The ply that has to be stored first is not there."""


class SeenBefore(StoreError):
    """The interaction has made its move already, the one at this table and ply."""

    def __init__(self, table: int, ply: int) -> None:
        super().__init__(f"this interaction made ply {ply} of table {table}")
        self.table = table
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Table:
    """A table, from the opening of its lobby to the last look back at its game.

    It was opened in ``channel`` and is played in ``place``, a channel or a thread; without a
    ``guild`` that is a private conversation. ``lobby`` is all that was agreed before the
    deal, and no business of the store; it is empty if it is damaged. ``created`` and
    ``touched`` are times.
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
    """What may change of a table; everything else stays as it was opened."""

    lobby: Json
    place: int
    name: str
    status: Status
    host: int
    touched: float


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on a seat: a person (``user``) or a computer player (``level``, its key)."""

    seat: Seat
    user: int | None
    level: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position, as the rules of that version dumped it."""

    rules: int
    state: Json
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The whole position after a ply, as the rules of that version dumped it."""

    table: int
    ply: int
    rules: int
    state: Json
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Turn:
    """How long a seat may still think, asked at a ply; ``NOBODY`` is a table at which nobody is left.

    ``remaining`` seconds were left at the time ``since``. ``due`` is when they are used up,
    ``None`` while the clock stands; ``alarm`` is when somebody has to look, if ever. ``told``
    counts what its owner was told of the time.
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
    """A message that belongs to a table; ``user`` is whom it is for, if it is for one person.

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
    """How a match came out, and when."""

    outcome: Json
    at: float


@dataclass(frozen=True, slots=True)
class Consent:
    """Who played at a table, each with whether they agree to share the game, and the code it is shared by."""

    players: Mapping[int, bool]
    code: int | None


@dataclass(frozen=True, slots=True)
class Condition:
    """How many tables are lobbies and how many are in play, the size of the files in bytes, the last write to them."""

    lobbies: int
    playing: int
    size: int
    written: float


class Store(Records, Protocol):
    """Where tables survive. Any method may raise ``StoreClosed`` or ``StoreFailed``."""

    async def close(self) -> None:
        """Finish what was asked for and let go of the database. Closing twice is no error."""
        ...

    async def condition(self) -> Condition:
        """Return how the store is doing."""
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
    ) -> Table:
        """Open a table as a lobby at which these sit. Its number was never another table's."""
        ...

    async def table(self, table: int) -> Table | None:
        """Return a table, or ``None`` if there is none of this number."""
        ...

    async def update_table(self, table: int, **changes: Unpack[Changes]) -> Table:
        """Change what may change of a table and return it as it is now.

        Raises:
            NoSuchTable: there is none of this number.
        """
        ...

    async def tables_in(self, place: int, statuses: Collection[Status]) -> list[Table]:
        """Return the tables opened or played in this channel or thread, oldest first."""
        ...

    async def tables_of(self, user: int, statuses: Collection[Status]) -> list[Table]:
        """Return the tables at which a person sits, oldest first."""
        ...

    async def open_in(self, guild: int, since: float) -> list[Table]:
        """Return a guild's games in play, and its lobbies that were touched since a time, oldest first."""
        ...

    # -- seats

    async def seat_players(
        self,
        table: int,
        seats: Sequence[Seated],
        *,
        gone: Collection[int] = (),
        back: Collection[int] = (),
        happened: Sequence[Happening] = (),
        **changes: Unpack[Changes],
    ) -> Table:
        """Let these sit at the table and nobody else, change with it what else changes, and return the table.

        Of the people who were dealt in, those who are ``gone`` have given up, which counts once they sit
        there no more, or the match has ended; those who are ``back`` have not. What ``happened`` is
        stored with it.

        Raises:
            NoSuchTable: there is none of this number.
        """
        ...

    async def seats(self, table: int) -> list[Seated]:
        """Return who sits at the table, by seat."""
        ...

    # -- matches

    async def begin(
        self, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated],
        position: Position | None = None,
    ) -> None:  # fmt: skip
        """Store a match as it was dealt and who sits where; the table is ``playing`` from now on.

        The ``position`` after the deal is stored with it, as one of a move is with the move.

        Raises:
            NoSuchTable: there is none of this number.
            AlreadyBegun: a match was dealt there before.
        """
        ...

    async def append(
        self, table: int, entry: Entry, interaction: int | None, end: End | None = None,
        position: Position | None = None, mover: int | None = None, happened: Sequence[Happening] = (),
    ) -> None:  # fmt: skip
        """Store a move, the interaction that made it if it was one of Discord's, and the person who made it.

        With an ``end`` it is the last one, and the table is ``finished`` with it or not at all. The
        ``position`` it leads to replaces the table's older snapshots. A computer player's move has no
        ``mover``. What ``happened`` before the move is stored with it. All of this is one step.

        Raises:
            SeenBefore: the interaction has made a move already, at whatever table.
            PlyTaken: there is a move at this ply.
            PlyMissing: there is none at the ply before.
            NotBegun: no match was dealt at this table.
        """
        ...

    async def log(self, table: int) -> list[Entry]:
        """Return every entry from the deal on; nothing if no match was dealt."""
        ...

    async def happenings(self, table: int) -> list[Happening]:
        """Return what has happened at a table besides the moves, the oldest first."""
        ...

    async def head(self, table: int) -> tuple[Head, bytes]:
        """Return a match's head and its seed, which is told nowhere else.

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
        happened: Sequence[Happening] = (),
    ) -> None:
        """Close a table, with how its match came out if it did; the last call counts.

        A ``loser`` has given the match up, and it has stopped for that. What ``happened`` is stored with it.
        To finish what is finished changes nothing.

        Raises:
            NoSuchTable: there is none of this number.
            AlreadyFinished: it is finished, and was to be closed in another way.
            NotBegun: an outcome of a match that was never dealt.
        """
        ...

    async def outcome(self, table: int) -> Json | None:
        """Return how a match came out, or ``None`` if it did not."""
        ...

    async def thaw(self, table: int, status: Status) -> Table:
        """Let a frozen table be a ``lobby`` or ``playing`` again, if it is one and its match has not ended; return it.

        Raises:
            NoSuchTable: there is none of this number.
        """
        ...

    async def unshown(self) -> list[int]:
        """Return the tables at which something happened that people may not have seen, oldest first."""
        ...

    async def shown(self, plies: Mapping[int, int]) -> None:
        """Note, for some tables, up to which ply people have seen what happened."""
        ...

    # -- time

    async def keep_turns(self, table: int, turns: Sequence[Turn]) -> None:
        """Let the time of these seats run at a table, and of no others.

        Raises:
            NoSuchTable: there is none of this number.
        """
        ...

    async def keep_all_turns(self, turns: Mapping[int, Sequence[Turn]]) -> None:
        """Do the same at several tables, all of them or none.

        Raises:
            NoSuchTable: there is none of one of these numbers.
        """
        ...

    async def turns(self, table: int) -> list[Turn]:
        """Return whose time runs at a table, by seat."""
        ...

    async def alarms(self, until: float) -> list[int]:
        """Return the tables at which somebody has to look by this time, the longest overdue first."""
        ...

    async def next_alarm(self) -> float | None:
        """Return when somebody has to look next, or ``None``."""
        ...

    async def timed(self, guild: int | None = None) -> list[int]:
        """Return the tables, of one guild or of all, at which somebody's time runs or stands."""
        ...

    # -- snapshots

    async def snapshot(self, table: int, ply: int, rules: int, state: Json, fingerprint: str) -> None:
        """Keep the position after a stored ply; it replaces those of the same ply and of earlier ones.

        Raises:
            PlyMissing: the ply is not stored.
        """
        ...

    async def last_snapshot(self, table: int) -> Snapshot | None:
        """Return the snapshot of the highest ply, or ``None``."""
        ...

    async def unkept(self) -> list[int]:
        """Return the tables in play whose position after the last ply is not kept, oldest first."""
        ...

    # -- cards

    async def keep_cards(self, game: str, fingerprint: str, text: str) -> None:
        """Keep the card file of a game; the first one of a fingerprint stays."""
        ...

    async def cards(self, game: str, fingerprint: str) -> str | None:
        """Return the card file of a game by its fingerprint, or ``None`` if it was never kept."""
        ...

    # -- messages

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        """Remember a message, and in the same step forget another; what was remembered of it before is replaced.

        Raises:
            NoSuchTable: there is none of this number.
        """
        ...

    async def forget(self, channel: int, message: int) -> None:
        """Forget a message, whether or not it was remembered."""
        ...

    async def remembered(self, table: int, kind: str | None = None) -> list[Remembered]:
        """Return a table's messages, of one kind or of all, longest remembered first."""
        ...

    async def with_messages(self, word: str) -> list[int]:
        """Return the tables with a message whose kind begins with this word, the oldest first."""
        ...

    # -- games that have stopped

    async def past_in(self, channels: Collection[int], game: str | None, skip: int, most: int) -> list[Table]:
        """Return games opened or played in these channels that are finished or ended, the newest first.

        Without a game those of any; at most so many, after so many others.
        """
        ...

    async def past_of(self, user: int, game: str | None, skip: int, most: int) -> list[Table]:
        """Return games that a person has played and that are finished or ended, as ``past_in`` does."""
        ...

    async def consent(self, table: int) -> Consent:
        """Return who has ever sat at a table since its deal, and whether all agree to share it."""
        ...

    async def agree(self, table: int, user: int, at: float | None, code: int) -> Consent:
        """Note when a player agreed to share a game, ``None`` if they do not, and return the consent.

        Once everybody agrees the game is shared by this code, unless it has one; when one does not,
        its code is never valid again. Who did not play there changes nothing.
        """
        ...

    async def shared(self, code: int) -> int | None:
        """Return the table that is shared by a code, or ``None``."""
        ...

    async def keep_file(self, owner: int, text: str, at: float, most: int) -> int:
        """Keep a file for a person and return its number; of theirs only the newest so many are kept."""
        ...

    async def file(self, number: int, owner: int) -> str | None:
        """Return a person's file, or ``None`` if it is somebody else's or not kept."""
        ...

    # -- company

    async def play_again(self, like: Table, seats: Sequence[Seated]) -> Table:
        """Open a lobby in which the game of the table ``like`` is played again, or return the one there is.

        Its ``host``, ``lobby`` and ``created`` are the new lobby's. Of several who ask, one opens it.
        A lobby that was closed before its deal does not count.
        """
        ...

    async def block(self, user: int, other: int, name: str, at: float) -> None:
        """Note that a person does not want to sit with another, of this name; a second time it is noted anew."""
        ...

    async def unblock(self, user: int, other: int) -> None:
        """Forget that they did not, whether or not it was noted."""
        ...

    async def blocked(self, user: int) -> dict[int, str]:
        """Return whom a person blocks, by name, the newest first."""
        ...

    async def blocks_among(self, users: Collection[int]) -> set[tuple[int, int]]:
        """Return who of these people blocks whom of them."""
        ...

    # -- settings

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        """Return what a user or a guild has set, by key."""
        ...

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        """Set something for a user or a guild; ``None`` takes the setting back."""
        ...

    async def value(self, key: str) -> str | None:
        """Return what the bot has kept for itself under a key, or ``None``."""
        ...

    async def keep(self, key: str, value: str) -> None:
        """Keep a small value for the bot itself, in place of the key's last."""
        ...
