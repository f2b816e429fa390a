"""Stored results and ratings, and everything that is stored about a person.

A ``board`` is where players are compared: a guild's id, or ``OVERALL``. A ``Player`` is a
person, by id, or a computer player, by the key of its level.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from engine.core import Json

if TYPE_CHECKING:
    from store import Seated

OVERALL = 0  # all guilds together, and games in no guild
SHOWN_OVERALL = "overall"  # the setting that is ``on`` for users who may be shown on that board

Player = int | str


@dataclass(frozen=True, slots=True)
class Dealt:
    """The player on a seat when the cards were dealt; ``gave_up`` is 1 for the first who gave up, 2 for the next."""

    user: int | None
    level: str | None
    name: str
    gave_up: int | None


@dataclass(frozen=True, slots=True)
class Played:
    """A match that has stopped, and the players who were dealt in, by seat.

    ``places`` is ``None`` if the match was not finished; ``status`` is that of its table.
    """

    table: int
    guild: int | None
    game: str
    status: str
    lobby: Json
    options: Json
    players: tuple[Dealt, ...]
    places: tuple[int, ...] | None
    ended: float
    cards: str = ""  # the fingerprint


@dataclass(frozen=True, slots=True)
class Result:
    """A player's rating after a match; with a ``weight`` of 0, the match did not change it."""

    board: int
    player: Player
    name: str
    place: int
    weight: float
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Recorded:
    """A result in a player's record; ``players`` is how many took part in the match."""

    game: str
    place: int
    players: int
    mu: float
    sigma: float
    at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's entry on a board: the last rating, and how many matches and victories led to it."""

    player: Player
    name: str
    mu: float
    sigma: float
    matches: int
    victories: int


@dataclass(frozen=True, slots=True)
class Nameless:
    """A table without a person: its lobby, its seats, and the ``name`` that replaces theirs."""

    lobby: Json
    seats: Sequence[Seated]
    name: str


Anonymous = Callable[[Json, str], Nameless]  # takes a lobby and its language


class ResultStore(Protocol):
    """The part of a store that holds results and ratings."""

    async def uncounted(self, most: int | None = None, games: Collection[str] | None = None) -> list[int]:
        """Return the first matches, of these games if any are named, that have stopped and were not counted yet.

        They are in the order in which they stopped, and in the order of their tables where that was at once.
        """
        ...

    async def played(self, table: int) -> Played:
        """Return a match that has stopped.

        Raises:
            NotBegun: no match was dealt at this table.
        """
        ...

    async def all_played(self, tables: Collection[int]) -> list[Played]:
        """Return matches that have stopped, the newest tables first."""
        ...

    async def played_by(self, user: int, most: int) -> list[Played]:
        """Return the newest matches that have stopped and in which a person was dealt in, at most ``most``."""
        ...

    async def move_times(self, user: int, tables: Collection[int]) -> list[float]:
        """Return how many seconds a person took for each move at these tables, in order, as far as that is known."""
        ...

    async def ratings(self, board: int, game: str, players: Collection[Player]) -> dict[Player, tuple[float, float]]:
        """Return mu and sigma of the given players who have a rating."""
        ...

    async def met(
        self, board: int, game: str, players: Collection[Player], since: float
    ) -> dict[tuple[Player, Player], list[float]]:
        """Return when the counted matches since a time have stopped, by each of these players and whom they met."""
        ...

    async def count(self, results: Mapping[int, Sequence[Result]]) -> set[int]:
        """Store the results of matches, by table, each once only; return those that were not counted before.

        Raises:
            NotBegun: no match was dealt at one of these tables; nothing is stored.
        """
        ...

    async def standings(self, board: int, game: str, settled: float, first: int, most: int) -> list[Standing]:
        """Return up to ``most`` entries of a board from index ``first``, best first.

        Entries with a sigma above ``settled`` come after all others. People are on the overall board only if
        they have chosen to be.
        """
        ...

    async def record(self, board: int, player: Player) -> list[Recorded]:
        """Return the matches that have changed a player's rating, oldest first."""
        ...

    async def about(self, user: int) -> Json:
        """Return everything that is stored about a person, as plain JSON."""
        ...

    async def knowing(self, user: int) -> dict[int, Json]:
        """Return the lobbies of the tables that store anything about a person, oldest first."""
        ...

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int], at: float) -> dict[int, str] | None:
        """Erase a person, but keep their games; return the name that replaces theirs at each table that knew them.

        ``tables`` are those that the caller has blocked. If another one knows the person, erase nothing and
        return ``None``. At challenges that are not over ``at`` this time, what is left recognizes the person, so that
        nobody plays one twice; others' blocks of them stay, without their name.
        """
        ...
