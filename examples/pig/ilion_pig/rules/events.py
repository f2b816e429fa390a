"""What can happen in Pig in the cup."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat


@dataclass(slots=True)
class Rolled(Event):
    """A player rolled; the die is UNKNOWN to all others (PG-02)."""

    seat: Seat
    pips: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Rolled(self.seat, UNKNOWN)


@dataclass(slots=True)
class Lost(PublicEvent):
    """A player rolled a 1 and lost the dice under the cup (PG-03)."""

    seat: Seat


@dataclass(slots=True)
class Stopped(Event):
    """A player put points into the purse; how many is UNKNOWN to all others (PG-06)."""

    seat: Seat
    points: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Stopped(self.seat, UNKNOWN)


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """A player reached the goal, and all purses were opened (PG-08, PG-09)."""

    seat: Seat
    purses: tuple[int, ...]
