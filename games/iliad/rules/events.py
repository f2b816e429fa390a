"""The events of Iliad. Kinds, spots and codes are those of ``cards`` and ``moves``."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.iliad.rules.cards import Counts, Kind
from games.iliad.rules.moves import Spot


@dataclass(slots=True)
class Drew(Event):
    """A player drew army cards from the pile; the others see only how many (IL-07)."""

    seat: Seat
    kinds: tuple[Kind, ...]

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, (UNKNOWN,) * len(self.kinds))


@dataclass(slots=True)
class SiegeBegan(PublicEvent):
    """An oracle (UNKNOWN with two players) and the victory cards were turned up (IL-05)."""

    number: int
    gorgon: bool
    points: int
    row: tuple[int, ...]
    first: Seat


@dataclass(slots=True)
class Placed(PublicEvent):
    """A player placed a card face up (IL-10)."""

    seat: Seat
    kind: Kind
    spot: Spot


@dataclass(slots=True)
class Hid(Event):
    """A player put a card into a Trojan Horse, hidden from the others (IL-15)."""

    seat: Seat
    kind: Kind
    horse: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Hid(self.seat, UNKNOWN, self.horse)


@dataclass(slots=True)
class Attacked(PublicEvent):
    """Attacker and target were discarded (IL-28). ``kind`` is the card that was hit."""

    seat: Seat
    source: int
    foe: Seat
    target: Spot
    kind: Kind
    first: bool


@dataclass(slots=True)
class Fell(PublicEvent):
    """The riders of a destroyed Elephant or the cards in a destroyed Horse became isolated (IL-29, IL-30)."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class Passed(PublicEvent):
    """A player passed; ``hero`` is the value of the hero taken, or 0 in the game for two (IL-40, IL-91)."""

    seat: Seat
    hero: int


@dataclass(slots=True)
class Withdrew(PublicEvent):
    """A player left a Gorgon siege and discarded the whole army (IL-44)."""

    seat: Seat
    counts: Counts


@dataclass(slots=True)
class HorsesOpened(PublicEvent):
    """A player's hidden cards were turned up (IL-55)."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class Laid(PublicEvent):
    """A card from a Horse was arranged (IL-55)."""

    seat: Seat
    kind: Kind
    spot: Spot


@dataclass(slots=True)
class SiegeEnded(PublicEvent):
    """The armies were counted; ``ranking`` has the strongest first and may be empty (IL-52)."""

    strengths: tuple[int, ...]
    ranking: tuple[Seat, ...]


@dataclass(slots=True)
class VictoryTaken(PublicEvent):
    """A player took a victory card (IL-57)."""

    seat: Seat
    code: int


@dataclass(slots=True)
class TileTaken(PublicEvent):
    """A player took a tile; ``before`` is its last holder or NOBODY (IL-57, IL-60, IL-61)."""

    seat: Seat
    tile: int
    before: Seat


@dataclass(slots=True)
class ThanatosTaken(PublicEvent):
    """The player with the weakest army took the Thanatos card (IL-59)."""

    seat: Seat
    points: int


@dataclass(slots=True)
class GorgonLeft(PublicEvent):
    """The Gorgon was discarded; the victory cards that nobody took stay (IL-51)."""


@dataclass(slots=True)
class PileShuffled(PublicEvent):
    """The discards became a new pile; ``cards`` is its size (IL-72)."""

    cards: int


@dataclass(slots=True)
class PutAway(PublicEvent):
    """A player above the limit discarded a card (IL-71)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Tied(PublicEvent):
    """These players fight one more Gorgon siege for the victory (IL-82)."""

    seats: tuple[Seat, ...]
    first: Seat


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """The game is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str
