"""The moves of Delphi, all built once at import. ``at`` is an index in a row; 0 is the leftmost card."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import AnyOrder, OpenMove, Part, Seat
from games.delphi.rules.cards import CITIES, KINDS, MOST, ORACLES, PILED, WARRIORS, Kind

PLACES = range(MOST + 1)  # room for a whole pile and one hired Warrior
SEATS = range(len(CITIES))
SPAN = 32  # a place in a seat's row is written as one number: the seat times this, plus the place


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card face down, or replace it as long as not all have laid (DE-10, DE-13)."""

    kind: Kind

    @property
    def public(self) -> str:
        """The move without the card, which stays hidden until all have laid."""
        return "lay"

    def parts(self) -> tuple[Part, ...]:
        return (("lay", self.kind),)

    def __str__(self) -> str:
        return f"lay {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Play(OpenMove):
    """Play a card as the single weakest (DE-12)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return (("play", self.kind),)

    def __str__(self) -> str:
        return f"play {KINDS[self.kind]}"


@dataclass(frozen=True, slots=True)
class Withdraw(OpenMove):
    """Leave the march as the single weakest (DE-11)."""

    def parts(self) -> tuple[Part, ...]:
        return (("withdraw", 0),)

    def __str__(self) -> str:
        return "withdraw"


@dataclass(frozen=True, slots=True)
class Spare(OpenMove):
    """Let Zeus remove nothing (DE-27)."""

    def parts(self) -> tuple[Part, ...]:
        return (("spare", 0),)

    def __str__(self) -> str:
        return "spare"


@dataclass(frozen=True, slots=True)
class Strike(OpenMove):
    """Let Zeus remove a card of a seat's row (DE-27)."""

    seat: Seat
    at: int

    def parts(self) -> tuple[Part, ...]:
        return ("strike", self.seat), ("card", self.seat * SPAN + self.at)

    def __str__(self) -> str:
        return f"strike {self.seat} {self.at}"


@dataclass(frozen=True, slots=True)
class Obey(OpenMove):
    """Do what the oracle says (DE-28)."""

    oracle: int

    def parts(self) -> tuple[Part, ...]:
        return (("obey", self.oracle),)

    def __str__(self) -> str:
        return f"obey {ORACLES[self.oracle]}"


@dataclass(frozen=True, slots=True)
class PutUnder(OpenMove):
    """Put the oracle under the pile and obey the next one (DE-28)."""

    oracle: int

    def parts(self) -> tuple[Part, ...]:
        return (("put_under", self.oracle),)

    def __str__(self) -> str:
        return f"put_under {ORACLES[self.oracle]}"


@dataclass(frozen=True, slots=True)
class Keep(OpenMove):
    """Leave the row as it is (DE-42)."""

    def parts(self) -> tuple[Part, ...]:
        return (("keep", 0),)

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Swap(OpenMove, AnyOrder):
    """Swap two cards of one's own row; its name has the left one first (DE-42)."""

    at: int
    other: int

    def parts(self) -> tuple[Part, ...]:
        return ("swap", self.at), ("with", self.other)

    def spellings(self) -> tuple[tuple[Part, ...], ...]:
        return self.parts(), (("swap", self.other), ("with", self.at))

    def __str__(self) -> str:
        return f"swap {self.at} {self.other}"


@dataclass(frozen=True, slots=True)
class Hire(OpenMove):
    """Move a Warrior from a seat's row to one's own (DE-43)."""

    seat: Seat
    at: int

    def parts(self) -> tuple[Part, ...]:
        return ("hire", self.seat), ("warrior", self.seat * SPAN + self.at)

    def __str__(self) -> str:
        return f"hire {self.seat} {self.at}"


@dataclass(frozen=True, slots=True)
class TakeBack(OpenMove):
    """Take a Warrior that is out of the game into the hand (DE-41)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return (("take_back", self.kind),)

    def __str__(self) -> str:
        return f"take_back {KINDS[self.kind]}"


Move = Lay | Play | Withdraw | Spare | Strike | Obey | PutUnder | Keep | Swap | Hire | TakeBack

WITHDRAW, SPARE, KEEP = Withdraw(), Spare(), Keep()
LAYS = tuple(map(Lay, range(len(KINDS))))
PLAYS = tuple(map(Play, PILED))
STRIKES = tuple(tuple(Strike(seat, at) for at in PLACES) for seat in SEATS)
OBEYS = tuple(map(Obey, range(len(ORACLES))))
PUTS = tuple(map(PutUnder, range(len(ORACLES))))
SWAPS = tuple(tuple(Swap(at, other) for other in PLACES) for at in PLACES)
HIRES = tuple(tuple(Hire(seat, at) for at in PLACES) for seat in SEATS)
TAKES = tuple(map(TakeBack, WARRIORS))
