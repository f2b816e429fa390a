"""Challenges: one deal that everybody may play once, and what they made of it."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

from engine.core import Json

if TYPE_CHECKING:
    from store import Seated, Table


KEY = 16  # bytes of a mark's key


def mark(user: int, key: bytes = b"") -> bytes:
    """Return by what an erased person is recognized: a random key, or this one, and a hash of their id with it."""
    key = key or os.urandom(KEY)
    return key + blake2b(str(user).encode(), key=key, digest_size=32).digest()


def is_marked(user: int, marks: Collection[bytes]) -> bool:
    """Return whether one of these marks is a person's."""
    return any(mark(user, each[:KEY]) == each for each in marks)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal that everybody may play once, found by its ``code``.

    ``day``: the day, counted from 1970, whose deal it is; ``None`` for one that a person (``maker``) has made.
    It is over at the time ``until``; before that, its ``seed`` must not be told. The maker of the cards of a
    tournament's round is 0. ``piles``: whether each pile has an order of its own at its tables; at those of older
    challenges, draws follow from the number of the ply.
    """

    code: int
    day: int | None
    game: str
    variant: str
    seats: int
    seed: bytes = field(repr=False)
    maker: int | None
    since: float
    until: float
    piles: bool = True

    @property
    def of_tournament(self) -> bool:
        """Whether only the tables of a tournament play it."""
        return self.maker == 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a person made of a challenge at their ``table``; an erased person has no ``user``.

    ``ended``: when the game stopped; ``None`` before that. ``outcome``: of a finished game. ``own`` and ``other`` are
    the points of the person and of the best opponent, once they were counted.
    """

    table: int
    user: int | None
    name: str
    status: str
    outcome: Json | None
    ended: float | None
    own: int | None
    other: int | None


class ChallengeStore(Protocol):
    """The part of a store that holds challenges."""

    async def keep_challenge(self, new: Challenge) -> Challenge:
        """Store a challenge, or return the one that the same day has already."""
        ...

    async def challenge(self, code: int) -> Challenge | None:
        """Return the challenge with a code, or ``None``."""
        ...

    async def challenge_at(self, table: int) -> Challenge | None:
        """Return the challenge that is or was played at a table, or ``None``."""
        ...

    async def sealed(self, tables: Collection[int], now: float) -> set[int]:
        """Return those of these tables whose challenge is not over."""
        ...

    async def challenges_of(self, maker: int, now: float) -> list[Challenge]:
        """Return the challenges that a person has made and that are not over, newest first."""
        ...

    async def close_challenge(self, code: int, at: float) -> None:
        """Let a challenge be over at a time, unless it is over before."""
        ...

    async def attempt(self, code: int, user: int, like: Table, seats: Sequence[Seated]) -> Table:
        """Open a lobby like this for a person's attempt at a challenge, or return the table that they have already.

        If several of a person's clicks ask at once, there is only one table. A lobby that was closed before its deal
        does not count.

        Raises:
            PlayedBefore: the person has played it, and was erased since.
        """
        ...

    async def forget_marks(self, now: float) -> None:
        """Forget by what erased people are recognized in challenges that are over."""
        ...

    async def attempted(self, code: int, user: int) -> Attempt | None:
        """Return a person's attempt at a challenge once its cards are dealt, or ``None``."""
        ...

    async def attempts(self, code: int) -> list[Attempt]:
        """Return all attempts at a challenge whose cards were dealt, in the order of their tables."""
        ...

    async def note_points(self, table: int, own: int, other: int) -> None:
        """Note the points at the table of an attempt."""
        ...
