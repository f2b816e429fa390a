"""The events of Delphi. Kinds and oracles are those of ``cards``; values are doubled, see ``row``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.delphi.rules.cards import Kind


@dataclass(slots=True)
class CitiesDealt(PublicEvent):
    """Each seat was dealt a city at random (DE-01)."""

    cities: tuple[int, ...]


@dataclass(slots=True)
class ParadeBegan(PublicEvent):
    """A parade began (DE-03)."""

    number: int


@dataclass(slots=True)
class Drew(Event):
    """A player drew cards from the pile; the others see only how many (DE-03, DE-41)."""

    seat: Seat
    kinds: tuple[Kind, ...]

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, (UNKNOWN,) * len(self.kinds))


@dataclass(slots=True)
class MarchBegan(PublicEvent):
    """A march of the game, 1 to 9, began.

    ``prizes`` has its points, from the first to leave to the last standing (DE-30, DE-32).
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
    """A player replaced the card laid face down; nobody else learns of it."""

    seat: Seat
    kind: Kind

    def heard_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else None


@dataclass(slots=True)
class TurnedUp(PublicEvent):
    """All have laid, and their cards were turned up together (DE-10, DE-13)."""

    seats: tuple[Seat, ...]
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class Played(PublicEvent):
    """The single weakest player played a card (DE-12)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Withdrew(PublicEvent):
    """Players left the march with rows of these values (DE-18)."""

    seats: tuple[Seat, ...]
    values: tuple[int, ...]


@dataclass(slots=True)
class Lost(PublicEvent):
    """A card turned up as the march ended left the game without effect (DE-17)."""

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
    """A player's Zeus removed a card from a row (DE-27)."""

    seat: Seat
    foe: Seat
    kind: Kind


@dataclass(slots=True)
class Spared(PublicEvent):
    """A player's Zeus removed nothing (DE-27)."""

    seat: Seat


@dataclass(slots=True)
class OracleRead(PublicEvent):
    """The top oracle was read out (DE-28)."""

    seat: Seat
    oracle: int


@dataclass(slots=True)
class OraclePutUnder(PublicEvent):
    """A player put an oracle under the pile (DE-28)."""

    seat: Seat
    oracle: int


@dataclass(slots=True)
class OracleObeyed(PublicEvent):
    """A player obeyed an oracle (DE-28)."""

    seat: Seat
    oracle: int


@dataclass(slots=True)
class InVain(PublicEvent):
    """The oracle that was obeyed had no effect."""

    oracle: int


@dataclass(slots=True)
class Recovered(PublicEvent):
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
    """A player left their row as it was (DE-42)."""

    seat: Seat


@dataclass(slots=True)
class Hired(PublicEvent):
    """A player hired a Warrior, which moved to the end of their row (DE-43)."""

    seat: Seat
    foe: Seat
    kind: Kind


@dataclass(slots=True)
class Fell(PublicEvent):
    """The plague or punished pride removed cards from a row (DE-45, DE-46)."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class Valued(PublicEvent):
    """The rows of the players in the march were valued; ``last`` has the weakest (DE-11, DE-13)."""

    seats: tuple[Seat, ...]
    values: tuple[int, ...]
    last: tuple[Seat, ...]


@dataclass(slots=True)
class MarchEnded(PublicEvent):
    """A march ended; ``gains`` has what it brought each seat (DE-16, DE-30).

    ``winner`` may be NOBODY; ``value`` is the value of the winner's row.
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
