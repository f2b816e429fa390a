"""What can happen in Delphi. Kinds and oracles are those of ``cards``; values are doubled, see ``row``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.delphi.rules.cards import Kind


@dataclass(slots=True)
class CitiesDealt(PublicEvent):
    """Chance gave each seat a city (DE-01)."""

    cities: tuple[int, ...]


@dataclass(slots=True)
class ParadeBegan(PublicEvent):
    """A parade card lies open (DE-03)."""

    number: int


@dataclass(slots=True)
class Drew(Event):
    """A player drew cards from the pile; the others see how many (DE-03, DE-41)."""

    seat: Seat
    kinds: tuple[Kind, ...]

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, (UNKNOWN,) * len(self.kinds))


@dataclass(slots=True)
class MarchBegan(PublicEvent):
    """A march of the game, 1 to 9, began.

    ``prizes`` are what it brings, from the first to leave to the last standing (DE-30, DE-32).
    """

    number: int
    prizes: tuple[int, ...]


@dataclass(slots=True)
class Laid(Event):
    """A player laid a card face down (DE-10, DE-13)."""

    seat: Seat
    kind: Kind

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Laid(self.seat, UNKNOWN)


@dataclass(slots=True)
class LaidInstead(Event):
    """A player laid another card than before; nobody else learns of it."""

    seat: Seat
    kind: Kind

    def heard_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class TurnedUp(PublicEvent):
    """All have laid, and their cards are turned up together (DE-10, DE-13)."""

    seats: tuple[Seat, ...]
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class Played(PublicEvent):
    """The single weakest played a card (DE-12)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Withdrew(PublicEvent):
    """Players left the march with rows of these values (DE-18)."""

    seats: tuple[Seat, ...]
    values: tuple[int, ...]


@dataclass(slots=True)
class Lost(PublicEvent):
    """A card turned up as the march ended is out of the game without effect (DE-17)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Banished(PublicEvent):
    """Hades, the Moirai or Hera removed a Hero from these rows (DE-26)."""

    god: Kind
    kind: Kind
    seats: tuple[Seat, ...]


@dataclass(slots=True)
class Struck(PublicEvent):
    """The Zeus of a player removed a card of a row (DE-27)."""

    seat: Seat
    foe: Seat
    kind: Kind


@dataclass(slots=True)
class Spared(PublicEvent):
    """The Zeus of a player removed nothing (DE-27)."""

    seat: Seat


@dataclass(slots=True)
class OracleRead(PublicEvent):
    """The top oracle was read to all (DE-28)."""

    seat: Seat
    oracle: int


@dataclass(slots=True)
class OraclePutUnder(PublicEvent):
    """An oracle went under the pile (DE-28)."""

    seat: Seat
    oracle: int


@dataclass(slots=True)
class OracleObeyed(PublicEvent):
    """A player obeys an oracle (DE-28)."""

    seat: Seat
    oracle: int


@dataclass(slots=True)
class InVain(PublicEvent):
    """The oracle that was obeyed found nothing to do."""

    oracle: int


@dataclass(slots=True)
class TookBack(PublicEvent):
    """A player took back a Warrior that was out of the game (DE-41)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Swapped(PublicEvent):
    """Two cards of a row changed places (DE-42)."""

    seat: Seat
    kind: Kind
    other: Kind


@dataclass(slots=True)
class Kept(PublicEvent):
    """A player left the row as it was (DE-42)."""

    seat: Seat


@dataclass(slots=True)
class Hired(PublicEvent):
    """A Warrior moved from one row to the end of another (DE-43)."""

    seat: Seat
    foe: Seat
    kind: Kind


@dataclass(slots=True)
class Fell(PublicEvent):
    """The plague or punished pride removed cards of a row (DE-45, DE-46)."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class Valued(PublicEvent):
    """The rows of those in the march were valued; ``last`` are the weakest (DE-11, DE-13)."""

    seats: tuple[Seat, ...]
    values: tuple[int, ...]
    last: tuple[Seat, ...]


@dataclass(slots=True)
class MarchEnded(PublicEvent):
    """At most one player is left; what the march brought to each seat (DE-16, DE-30).

    ``winner`` may be NOBODY, ``value`` is that of the winner's row.
    """

    number: int
    winner: Seat
    value: int
    gains: tuple[int, ...]


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """The game is over (DE-34)."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str
