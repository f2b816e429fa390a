"""Tournaments: what was agreed and played so far, who takes part, and the tables of their games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core import Json

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
