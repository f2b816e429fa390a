"""The events of The Trojan Horse. Warriors, districts and heroes are those of ``cards``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.horse.rules.cards import District, Hero, Warrior


@dataclass(slots=True)
class ColoursDealt(PublicEvent):
    """The colors were dealt, or left out (NOBODY); the owner of red is Odysseus (TH-02, TH-04)."""

    owners: tuple[Seat, ...]


@dataclass(slots=True)
class HorseManned(PublicEvent):
    """Odysseus loaded the first warriors, in this order (TH-06)."""

    seat: Seat
    warriors: tuple[Warrior, ...]


@dataclass(slots=True)
class LaidOut(PublicEvent):
    """These warriors were laid beside the board (TH-07, TH-14)."""

    warriors: tuple[Warrior, ...]


@dataclass(slots=True)
class Announced(PublicEvent):
    """A player announced a number and turned up a hero card (TH-10)."""

    seat: Seat
    number: int
    hero: Hero


@dataclass(slots=True)
class TreasuresSwapped(PublicEvent):
    """A player swapped two treasures; the cards stay face down (TH-17)."""

    seat: Seat
    first: District
    second: District


@dataclass(slots=True)
class TreasuresLeft(PublicEvent):
    """Poseidon's player swapped nothing (TH-17)."""

    seat: Seat


@dataclass(slots=True)
class NumberChosen(PublicEvent):
    """Poseidon's player chose how many to load: all warriors beside the board, or none (TH-17)."""

    seat: Seat
    number: int


@dataclass(slots=True)
class Loaded(PublicEvent):
    """A player loaded a warrior, and the one inside longest dropped out (TH-11)."""

    seat: Seat
    warrior: Warrior
    district: District
    dropped: Warrior


@dataclass(slots=True)
class TreasureSeen(Event):
    """A player may look at a treasure; nobody else sees it (TH-16)."""

    seat: Seat
    district: District
    treasure: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else TreasureSeen(self.seat, self.district, UNKNOWN)


@dataclass(slots=True)
class HeroesShuffled(PublicEvent):
    """All hero cards became a new pile (TH-15)."""

    cards: int


@dataclass(slots=True)
class DistrictWon(PublicEvent):
    """A district was counted; ``colour`` and ``seat`` are NOBODY if nobody won it (TH-30, TH-31).

    ``warriors`` counts all warriors there, ``winners`` those of the color that takes it.
    """

    district: District
    colour: Warrior
    seat: Seat
    winners: int
    warriors: int
    bonus: int
    treasure: int

    @property
    def points(self) -> int:
        """The points that the district is worth."""
        return self.warriors + self.bonus + self.treasure


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """The game is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str
