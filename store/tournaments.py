"""Tournaments: what was agreed and played so far, who takes part, and the tables of their games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from engine.core import Json

if TYPE_CHECKING:
    from store import Seated, Table

Stage = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a server, found by its ``code``; the store does not interpret its ``document``.

    ``due``: when the round ends at the latest. ``message``: the one that shows it in its ``channel``. ``version``:
    counts its changes. ``follows``: the tournament of the season before.
    """

    code: int
    guild: int
    channel: int
    host: int
    language: str
    stage: Stage
    due: float | None
    message: int | None
    document: Json
    created: float
    version: int = 0
    follows: int | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a tournament a game belongs: its round, its pairing and its number there, each counted from 0."""

    round: int
    pairing: int
    game: int


class TournamentStore(Protocol):
    """The part of a store that holds tournaments."""

    async def keep_tournament(self, new: Tournament, people: Collection[int]) -> Tournament:
        """Store a tournament in which these people take part, or return the one that follows the same already."""
        ...

    async def tournament(self, code: int) -> Tournament | None:
        """Return the tournament with a code, or ``None``."""
        ...

    async def change_tournament(self, after: Tournament, people: Collection[int]) -> Tournament:
        """Store a changed tournament and who takes part; return it with its new version.

        Raises:
            Outdated: somebody else has changed it since its ``version``.
        """
        ...

    async def tournaments_in(self, guild: int) -> list[Tournament]:
        """Return the tournaments of a guild that are not over, oldest first."""
        ...

    async def tournaments_on(self) -> list[Tournament]:
        """Return all tournaments that are being played, oldest first."""
        ...

    async def tournaments_unshown(self) -> list[Tournament]:
        """Return the tournaments whose newest version people may not have seen, oldest first."""
        ...

    async def tournament_shown(self, code: int, version: int) -> None:
        """Note that people have seen a version of a tournament."""
        ...

    async def tournaments_of(self, user: int) -> list[Tournament]:
        """Return the tournaments in which a person takes part or that they host, oldest first."""
        ...

    async def tournament_table(
        self, code: int, spot: Spot, like: Table, seats: Sequence[Seated], challenge: int | None
    ) -> Table:
        """Open a lobby like this for a game of a tournament, or return the table that it has already.

        With the code of a ``challenge``, the table counts as an attempt at it by nobody, so that it stays sealed.
        """
        ...
