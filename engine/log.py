"""The log of a match: what it says before its first entry, its entries, and what each led to."""

from __future__ import annotations

from dataclasses import dataclass

from engine.chance import Asked
from engine.contributions import Contribution
from engine.core import Event, Json, Seat, State

DEAL = "deal"


class UnreadableLog(ValueError):
    """A log that this game, with these rules and cards, cannot have written.

    ``reason`` is a keyword for what is wrong; ``at`` is the line, ply or seat of the mistake, or 0.
    """

    def __init__(self, message: str, reason: str, at: int = 0) -> None:
        super().__init__(message)
        self.reason = reason
        self.at = at

    def __reduce__(self) -> tuple[type[UnreadableLog], tuple[str, str, int]]:
        """Let the error be unpickled in another process."""
        return UnreadableLog, (str(self), self.reason, self.at)


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a log: what it says before its first entry, and what players ``brought`` to the deal.

    ``computers`` are the seats that computer players had then. In games from before it was stored it is ``None``, and
    nothing prescribes the order of what players brought or how words are spelled. ``piles``: whether each pile has an
    order of its own; in older games, draws follow from the number of the ply.
    """

    game: str
    rules: int
    cards: str
    seats: int
    options: Json
    seal: str
    brought: tuple[Contribution, ...] = ()
    computers: tuple[Seat, ...] | None = None
    piles: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: the seat that moved, the name of the move, and the draws."""

    ply: int
    seat: Seat
    move: str
    draws: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, the position it leads to, what happened, and what others may hear of the move.

    ``asked`` has what each draw was asked for.
    """

    entry: Entry
    state: State
    events: list[Event]
    public: str = DEAL
    asked: tuple[Asked, ...] = ()
