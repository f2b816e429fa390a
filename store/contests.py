"""Challenges, deals that everybody may play once, and tournaments: who takes part in them, and at which tables."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal

from engine.core import Json

KEY = 16  # bytes of a mark's key

Stage = Literal["open", "playing", "over"]


def mark_erased_person(user: int, key: bytes = b"") -> bytes:
    """Return the mark that recognizes an erased person: a random key, or this one, and a hash of their id with it."""
    key = key or os.urandom(KEY)
    return key + blake2b(str(user).encode(), key=key, digest_size=32).digest()


def is_marked(user: int, marks: Collection[bytes]) -> bool:
    """Return whether one of these marks is a person's."""
    return any(mark_erased_person(user, each[:KEY]) == each for each in marks)


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
