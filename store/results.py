"""Stored results and ratings, and everything that is stored about a person.

A ``board`` is where players are compared: a guild's id, or ``OVERALL``. A ``Player`` is a
person, by id, or a computer player, by the key of its level.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core import Json
from store.values import Seated

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
