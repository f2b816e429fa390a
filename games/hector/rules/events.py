"""The events of Hector and Achilles. Kinds, colors and piles are those of ``cards``.

A hero is identified by its code: its side times the number of colors, plus its color.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.hector.rules.cards import Colour, Kind


@dataclass(slots=True)
class BattleBegan(PublicEvent):
    """A battle began (HA-04)."""

    number: int
    attacker: Seat


@dataclass(slots=True)
class VanguardTurnedUp(PublicEvent):
    """The top card of a pile was turned up as a vanguard (HA-10, HA-13)."""

    seat: Seat
    pile: int
    kind: Kind


@dataclass(slots=True)
class PilesChosen(PublicEvent):
    """The front piles that fight were chosen; ``piles`` has the pile that each seat really uses (HA-11)."""

    front: int
    piles: tuple[int, ...]


@dataclass(slots=True)
class TileTurnedUp(PublicEvent):
    """The next fate tile was turned up (HA-12)."""

    tile: tuple[Colour, ...]


@dataclass(slots=True)
class FateLaid(PublicEvent):
    """A player laid the fate tile; ``colours`` has the color in front of each seat (HA-12)."""

    seat: Seat
    colours: tuple[Colour, ...]


@dataclass(slots=True)
class FateTurned(PublicEvent):
    """A player turned the fate tile or left it; ``colours`` has the color in front of each seat (HA-30)."""

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
    """A player showed a troop from the hand and put it out of the game (HA-21)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class HeroChanged(Event):
    """A player put the hero in hand face down under the pile and drew the top one (HA-22)."""

    seat: Seat
    before: int
    hero: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else HeroChanged(self.seat, UNKNOWN, UNKNOWN)


@dataclass(slots=True)
class Deployed(PublicEvent):
    """A player laid a hero on a troop (HA-23)."""

    seat: Seat
    hero: int
    kind: Kind


@dataclass(slots=True)
class Strengthened(PublicEvent):
    """A player put a favor on a troop (HA-24)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class TroopPlayed(PublicEvent):
    """A player played a troop; ``total`` is the sum of everything that the player has played (HA-20)."""

    seat: Seat
    kind: Kind
    total: int


@dataclass(slots=True)
class Balanced(PublicEvent):
    """Both sides were equal after a pair of turns, so nobody turns the tile (HA-30)."""

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
    """The battle was counted; ``strengths`` is by seat (HA-40, HA-41)."""

    strengths: tuple[int, ...]


@dataclass(slots=True)
class Removed(PublicEvent):
    """The loser's troops and used favors left the game (HA-42, HA-51)."""

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
    """A favor from the supply left the game instead of the deployed hero (HA-42, HA-51)."""

    seat: Seat
    hero: int


@dataclass(slots=True)
class Recovered(PublicEvent):
    """Troops went back to the fighting pile: ``kinds`` openly, ``hidden`` from the hand (HA-41, HA-50, HA-51)."""

    seat: Seat
    pile: int
    kinds: tuple[Kind, ...]
    hidden: int


@dataclass(slots=True)
class PenaltyPaid(PublicEvent):
    """A side that retreated lost troops from its piles because of its earlier shame (HA-52)."""

    seat: Seat
    kinds: tuple[Kind, ...]


@dataclass(slots=True)
class ShameTaken(PublicEvent):
    """The side that retreated took a shame marker; ``shame`` is how many it has now (HA-52)."""

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
    """All fate tiles had been used and were shuffled again (HA-63)."""


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """The game is over; in a draw, both are winners."""

    winners: tuple[Seat, ...]
    reason: str
