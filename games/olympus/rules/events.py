"""The events of Fight for Olympus.

Kinds are those of ``cards``, spaces those of ``moves``. ``by`` is the card whose power caused the event,
the unit that collected it as a bonus, or NOBODY if the rules caused it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import UNKNOWN, Event, PublicEvent, Seat
from games.olympus.rules.cards import Colour, Kind
from games.olympus.rules.moves import Space


@dataclass(slots=True)
class TurnBegan(PublicEvent):
    """A player's turn began; turns are numbered from 1."""

    seat: Seat
    number: int


@dataclass(slots=True)
class PhaseLeft(PublicEvent):
    """A phase of the very first turn was left out (OL-05): 0 playing, 1 attacking, 2 drawing."""

    seat: Seat
    phase: int


@dataclass(slots=True)
class Drew(Event):
    """A player drew cards; the opponent sees only how many."""

    seat: Seat
    by: Kind
    kinds: tuple[Kind, ...]

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.by, (UNKNOWN,) * len(self.kinds))


@dataclass(slots=True)
class Paid(PublicEvent):
    """A player discarded cards and returned markers to pay for a card (OL-10)."""

    seat: Seat
    kinds: tuple[Kind, ...]
    markers: tuple[Colour, ...]


@dataclass(slots=True)
class Placed(PublicEvent):
    """A player placed a unit, or equipment under the unit ``bearer`` (OL-11)."""

    seat: Seat
    kind: Kind
    space: Space
    bearer: Kind


@dataclass(slots=True)
class Struck(PublicEvent):
    """A unit fought the one opposite; ``bonus`` of the ``wounds`` are due to its own power (OL-21)."""

    seat: Seat
    kind: Kind
    target: Kind
    space: Space
    wounds: int
    bonus: int


@dataclass(slots=True)
class Wounded(PublicEvent):
    """A power wounded a unit."""

    by: Kind
    seat: Seat
    kind: Kind
    wounds: int


@dataclass(slots=True)
class Healed(PublicEvent):
    """A power removed wounds."""

    by: Kind
    seat: Seat
    kind: Kind
    wounds: int


@dataclass(slots=True)
class Transferred(PublicEvent):
    """A power moved wounds from one unit to another; ``seat`` is the side of the ``target``."""

    by: Kind
    source: Kind
    seat: Seat
    target: Kind
    wounds: int


@dataclass(slots=True)
class Fell(PublicEvent):
    """A unit was defeated by its wounds and discarded (OL-21)."""

    seat: Seat
    kind: Kind
    space: Space


@dataclass(slots=True)
class Removed(PublicEvent):
    """A power discarded a unit."""

    by: Kind
    seat: Seat
    kind: Kind
    space: Space


@dataclass(slots=True)
class Returned(PublicEvent):
    """A power returned a unit to the hand of its owner."""

    by: Kind
    seat: Seat
    kind: Kind
    space: Space


@dataclass(slots=True)
class EquipmentLost(PublicEvent):
    """The equipment of a unit was discarded, by a power or because the unit left (OL-13)."""

    by: Kind
    seat: Seat
    kind: Kind


@dataclass(slots=True)
class EquipmentKept(PublicEvent):
    """Antigone returned the equipment of a discarded unit to her owner's hand."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Survived(PublicEvent):
    """Eurydice was defeated and survived, for a card from the hand (OL-42)."""

    seat: Seat
    kind: Kind
    paid: Kind


@dataclass(slots=True)
class Moved(PublicEvent):
    """A unit moved from ``source`` along its side; ``other`` is the unit that came back, or NOBODY (OL-15)."""

    by: Kind
    seat: Seat
    kind: Kind
    source: Space
    target: Space
    other: Kind


@dataclass(slots=True)
class Scored(PublicEvent):
    """The purple marker moved one step; ``steps`` is its new place, counted for this player (OL-22)."""

    by: Kind
    seat: Seat
    steps: int


@dataclass(slots=True)
class MarkerTaken(PublicEvent):
    """A player took a color marker from Delphi (NOBODY) or from the opponent (OL-22)."""

    by: Kind
    seat: Seat
    colour: Colour
    before: Seat


@dataclass(slots=True)
class Repeated(PublicEvent):
    """A unit collects the bonus of its space again (Jason)."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class SentToAttack(PublicEvent):
    """A power lets a unit make an extra attack (OL-25)."""

    by: Kind
    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Discarded(PublicEvent):
    """A power made a player discard a card from the hand."""

    by: Kind
    seat: Seat
    kind: Kind


@dataclass(slots=True)
class Recovered(PublicEvent):
    """A player took a card from the discard pile into the hand (Orpheus)."""

    by: Kind
    seat: Seat
    kind: Kind


@dataclass(slots=True)
class LookedAt(Event):
    """A player looked at the opponent's hand; others see only that it happened (Argus)."""

    by: Kind
    seat: Seat
    kinds: tuple[Kind, ...]

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else LookedAt(self.by, self.seat, (UNKNOWN,) * len(self.kinds))


@dataclass(slots=True)
class PutUnder(Event):
    """A player put a card from the hand under the pile, unseen by the others (Tiresias)."""

    by: Kind
    seat: Seat
    kind: Kind

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else PutUnder(self.by, self.seat, UNKNOWN)


@dataclass(slots=True)
class GameEnded(PublicEvent):
    """The game is over; ``winner`` is NOBODY in a draw."""

    winner: Seat
    reason: str
