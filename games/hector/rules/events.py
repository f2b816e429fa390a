"""What can happen in Hector and Achilles. Kinds, colours and piles are those of ``cards``.

A hero is told by its code: its side times the number of colours, plus its colour.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.hector.rules.cards import Colour, Kind


@dataclass(slots=True)
class BattleBegan(PublicEvent):
    """A battle begins (HA-04)."""

    number: int
    attacker: Seat


@dataclass(slots=True)
class VanguardTurnedUp(PublicEvent):
    """The top card of a pile was turned up and lies before its owner (HA-10, HA-13)."""

    seat: Seat
    pile: int
    kind: Kind


@dataclass(slots=True)
class PilesChosen(PublicEvent):
    """These front piles fight; ``piles`` are what each seat really fights with (HA-11)."""

    front: int
    piles: tuple[int, ...]


@dataclass(slots=True)
class TileTurnedUp(PublicEvent):
    """The next fate tile was turned up (HA-12)."""

    tile: tuple[Colour, ...]


@dataclass(slots=True)
class FateTurned(PublicEvent):
    """A player turned the fate tile, or left it so; ``colours`` lie before the seats (HA-12, HA-30)."""

    seat: Seat
    colours: tuple[Colour, ...]
    turned: bool


@dataclass(slots=True)
class Drew(Event):
    """A player drew troops from a pile; the other sees only how many (HA-14)."""

    seat: Seat
    pile: int
    kinds: tuple[Kind, ...]

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.pile, (UNKNOWN,) * len(self.kinds))


@dataclass(slots=True)
class HeroDrawn(Event):
    """A player drew the top hero (HA-14)."""

    seat: Seat
    hero: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else HeroDrawn(self.seat, UNKNOWN)


@dataclass(slots=True)
class Exchanged(PublicEvent):
    """A troop of the hand was shown and put out of the game (HA-21)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class HeroChanged(Event):
    """A hero went face down under the pile, and the top one came into the hand (HA-22)."""

    seat: Seat
    before: int
    hero: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else HeroChanged(self.seat, UNKNOWN, UNKNOWN)


@dataclass(slots=True)
class Deployed(PublicEvent):
    """A hero was laid on a troop (HA-23)."""

    seat: Seat
    hero: int
    kind: Kind


@dataclass(slots=True)
class Strengthened(PublicEvent):
    """A favour was put on a troop (HA-24)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class TroopPlayed(PublicEvent):
    """A troop was played; ``total`` is the sum of all that its owner has played (HA-20)."""

    seat: Seat
    kind: Kind
    total: int


@dataclass(slots=True)
class Balanced(PublicEvent):
    """After a pair of turns both sides are equal: nobody turns the tile (HA-30)."""

    total: int


@dataclass(slots=True)
class Retreated(PublicEvent):
    """A player gave up the battle (HA-50)."""

    seat: Seat


@dataclass(slots=True)
class HeroShown(PublicEvent):
    """A hero in hand was shown before the count (HA-40)."""

    seat: Seat
    hero: int


@dataclass(slots=True)
class BattleCounted(PublicEvent):
    """What counts was summed up, by seat (HA-40, HA-41)."""

    strengths: tuple[int, ...]


@dataclass(slots=True)
class Removed(PublicEvent):
    """The loser's troops and used favours left the game (HA-42, HA-51)."""

    seat: Seat
    kinds: tuple[Kind, ...]
    favours: int


@dataclass(slots=True)
class HeroLost(PublicEvent):
    """A deployed hero left the game (HA-42, HA-51)."""

    seat: Seat
    hero: int


@dataclass(slots=True)
class HeroRansomed(PublicEvent):
    """A favour of the supply left the game instead of the deployed hero (HA-42, HA-51)."""

    seat: Seat
    hero: int


@dataclass(slots=True)
class TookBack(PublicEvent):
    """Troops went back to the fighting pile: these openly, and so many of the hand unseen (HA-41, HA-50, HA-51)."""

    seat: Seat
    pile: int
    kinds: tuple[Kind, ...]
    hidden: int


@dataclass(slots=True)
class PenaltyPaid(PublicEvent):
    """A side that had shame already lost troops from its piles as well (HA-52)."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class ShameTaken(PublicEvent):
    """The side that retreated took a shame marker and has so many now (HA-52)."""

    seat: Seat
    shame: int


@dataclass(slots=True)
class PileReduced(PublicEvent):
    """A front pile became too small; its cards went to the reserve (HA-60)."""

    seat: Seat
    pile: int
    cards: int


@dataclass(slots=True)
class TilesShuffled(PublicEvent):
    """All fate tiles had been used and were shuffled anew (HA-63)."""


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """The game is over; of a drawn game both are winners."""

    winners: tuple[Seat, ...]
    reason: str
