"""What a store returns and takes, and the errors that it raises."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypedDict

from engine.core import NOBODY, Json, Seat
from engine.log import Entry

Open = Literal["lobby", "playing", "frozen"]  # a frozen game may go on
Stopped = Literal["finished", "ended"]
Status = Open | Stopped
PLAYING: tuple[Open, ...] = ("playing",)
STOPPED: tuple[Stopped, ...] = ("finished", "ended")
Scope = Literal["user", "guild"]
# First words of kinds of messages: an intended post, and what is to be deleted because its reader was erased.
POSTING, ERASED = "posting", "erased"
# The keys under which a program keeps when it was last seen running, and when it last looked at the tournaments.
ALIVE, LOOKED = "alive", "tournaments"


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

    def __init__(self, table: int) -> None:
        super().__init__(f"there is no table {table}")


class NotBegun(StoreError):
    """No match was dealt at this table."""

    def __init__(self, table: int) -> None:
        super().__init__(f"no match was dealt at table {table}")


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
class Turn:
    """The clock of a seat that is to act since a ply; the seat ``NOBODY`` means a table with no people left.

    ``remaining`` seconds were left at the time ``since``. ``due`` is when they run out, ``None`` while the
    clock is paused. ``alarm`` is when the bot has to check the clock, if ever. ``told`` counts the warnings
    that the player was given. Fewer than no seconds mean that the clock is to start over when it is next checked.
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

    ``kind`` is the caller's word for what the message is, such as ``lobby`` or ``ping``; that of an intended post
    begins with ``posting``, and that of an erased person's message becomes ``erased``, with or without ``posting``.
    """

    table: int
    kind: str
    user: int | None
    channel: int
    message: int
    since: float


@dataclass(frozen=True, slots=True)
class StoredMove:
    """A move, the Discord interaction that made it, if any, and the person who made it; a computer is nobody.

    ``took`` is how many seconds they took for it, if that is known.
    """

    entry: Entry
    interaction: int | None = None
    mover: int | None = None
    took: float | None = None


@dataclass(frozen=True, slots=True)
class End:
    """How a table was closed, and when; without an ``outcome`` the match has none."""

    status: Status
    at: float
    outcome: Json | None = None


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done at a table, which is stored in one step.

    ``position``: after the last of the ``moves``; it takes the place of older snapshots. ``happened``: besides the
    moves. ``seats`` replace all seats, and ``changes`` are fields of the table. People who were dealt in and are
    ``gone`` have given up, in this order; that counts once they no longer have their seat or the match ends. People who
    are ``back`` have not given up after all. ``before``: the table as it must still be. ``restarted``: seats whose
    clocks start over, as their turns say from then on.
    """

    moves: Sequence[StoredMove] = ()
    position: Position | None = None
    happened: Sequence[TableEvent] = ()
    seats: Sequence[Seated] | None = None
    changes: Changes = field(default_factory=lambda: Changes())
    gone: Collection[int] = ()
    back: Collection[int] = ()
    before: Table | None = None
    end: End | None = None
    restarted: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Consent:
    """The players of a table, each with whether they have shared the game, and its code if it is shared."""

    players: Mapping[int, bool]
    code: int | None


@dataclass(frozen=True, slots=True)
class Condition:
    """How many tables are lobbies and in play, the ``size`` of the files in bytes, and when they were last written."""

    lobbies: int
    playing: int
    size: int
    written: float


# -- what happens at a table besides the moves: people leave, run out of time, come back, or end the game

Kind = Literal[
    "left",  # somebody gave up the seat; a computer player takes it, or nobody if the game ends with it
    "departed",  # somebody is no longer in the server; a computer player keeps the seat for them
    "expired",  # somebody ran out of time; a computer player keeps the seat for them
    "forced",  # the next move is the only one that its seat has, and made without being asked for
    "stood-in",  # somebody ran out of time; a computer player plays this turn
    "returned",  # somebody took back the seat that a computer player kept
    "given",  # somebody gave the seat to another person
    "joined",  # somebody took the seat of a computer player
    "ended-host",
    "ended-moderator",
    "ended-round",  # the round of a tournament was over, or the tournament
    "ended-vote",
    "ended-agreed",  # somebody left, which ends the game as the table had agreed
    "ended-deserted",  # nobody was left
]


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One event at a table.

    ``user`` and ``name``: the person who did it, or who sat on the ``seat`` before. ``other`` and
    ``other_name``: the new player on the seat, if that is somebody else. A computer player has a name
    and no id. ``at``: the time. ``ply``: that of the last move before it. ``number``: counts the events of
    the table from 0.
    """

    kind: Kind
    seat: Seat = NOBODY
    user: int | None = None
    name: str = ""
    other: int | None = None
    other_name: str = ""
    ply: int = 0
    at: float = 0.0
    number: int = 0

    def anonymous(self, user: int, name: str) -> TableEvent:
        """Return the event without a person; ``name`` replaces theirs."""
        without = replace(self, user=None, name=name) if self.user == user else self
        return replace(without, other=None, other_name=name) if self.other == user else without
