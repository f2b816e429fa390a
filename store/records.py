"""What is kept of results and ratings, and of a person as a whole.

A ``board`` is where players are compared: a guild's id, or ``OVERALL``. A ``Player`` is a
person, by id, or a computer player, by the key of its level.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from engine.core import Json

if TYPE_CHECKING:
    from store import Seated

OVERALL = 0  # all guilds together, and games in no guild
SHOWN_OVERALL = "overall"  # the setting, ``on``, of a user who may be shown on that board

Player = int | str


@dataclass(frozen=True, slots=True)
class Dealt:
    """Who sat on a seat when the cards were dealt; ``gave_up`` is 1 for the first at the table who did."""

    user: int | None
    level: str | None
    name: str
    gave_up: int | None


@dataclass(frozen=True, slots=True)
class Played:
    """A match that has stopped, and who was dealt in, by seat.

    ``places`` are ``None`` if it did not come to its end; ``status`` is that of its table.
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


@dataclass(frozen=True, slots=True)
class Result:
    """What a match has made of a player's rating; with a ``weight`` of 0 it has changed nothing."""

    board: int
    player: Player
    name: str
    place: int
    weight: float
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Recorded:
    """A result as it is looked back at; ``players`` took part in the match."""

    game: str
    place: int
    players: int
    mu: float
    sigma: float
    at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands on a board: the last rating, and how many matches and victories have led there."""

    player: Player
    name: str
    mu: float
    sigma: float
    matches: int
    victories: int


@dataclass(frozen=True, slots=True)
class Nameless:
    """A table without a person: its lobby, who sits there, and the ``name`` that stands in the place of theirs."""

    lobby: Json
    seats: Sequence[Seated]
    name: str


Anonymous = Callable[[Json, str], Nameless]  # is given a lobby and its language


class Records(Protocol):
    """The part of a store that knows what became of matches."""

    async def uncounted(self) -> list[int]:
        """Return the matches that have stopped and were not counted yet, in the order in which they did."""
        ...

    async def played(self, table: int) -> Played:
        """Return a match that has stopped.

        Raises:
            NotBegun: no match was dealt at this table.
        """
        ...

    async def ratings(self, board: int, game: str, players: Collection[Player]) -> dict[Player, tuple[float, float]]:
        """Return mu and sigma of those of these players who have any."""
        ...

    async def met(
        self, board: int, game: str, players: Collection[Player], since: float
    ) -> dict[tuple[Player, Player], int]:
        """Return in how many counted matches since a time each two of these players sat together."""
        ...

    async def count(self, table: int, results: Sequence[Result]) -> bool:
        """Store what came of a match, once and for all; return whether it was not counted before.

        Raises:
            NotBegun: no match was dealt at this table.
        """
        ...

    async def standings(self, board: int, game: str, settled: float, first: int, most: int) -> list[Standing]:
        """Return part of a board, the best first; those whose sigma is above ``settled`` come after the others.

        People are on the overall board only if they want to be.
        """
        ...

    async def record(self, board: int, player: Player) -> list[Recorded]:
        """Return the matches that have changed a player's rating, oldest first."""
        ...

    async def about(self, user: int) -> Json:
        """Return everything that is kept of a person, as plain JSON."""
        ...

    async def knowing(self, user: int) -> list[int]:
        """Return the tables at which anything is stored of a person, oldest first."""
        ...

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int]) -> dict[int, str] | None:
        """Remove a person; what was played stays. Return what they are called now at each table that knew them.

        ``tables`` are those that the caller keeps still. If another one knows the person, nothing is
        removed, and the answer is ``None``.
        """
        ...
