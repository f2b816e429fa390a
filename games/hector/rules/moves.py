"""The moves of Hector and Achilles, all built once at import.

A troop is identified by its kind, so that two equal troops are one choice. Piles 0 to 2 are the
front piles 1 to 3; pile 3 is the reserve.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import OpenMove, Part
from games.hector.rules.cards import COLOURS, FRONTS, HUES, KINDS, PILES, RESERVE, Colour, Kind, troop_name

HERO, FAVOUR = range(2)  # what the loser of a battle may give up (HA-42, HA-51)


@dataclass(frozen=True, slots=True)
class Vanguard(OpenMove):
    """Turn up the top card of one's own pile as a vanguard (HA-10)."""

    pile: int

    def parts(self) -> tuple[Part, ...]:
        return (("vanguard", self.pile),)

    def __str__(self) -> str:
        return "vanguard reserve" if self.pile == RESERVE else f"vanguard {self.pile + 1}"


@dataclass(frozen=True, slots=True)
class Name(OpenMove):
    """Name the front piles that fight, after a vanguard of 4 (HA-11)."""

    front: int

    def parts(self) -> tuple[Part, ...]:
        return (("name", self.front),)

    def __str__(self) -> str:
        return f"name {self.front + 1}"


@dataclass(frozen=True, slots=True)
class Fate(OpenMove):
    """Turn the fate tile so that it shows these colors, or leave it if it does (HA-12, HA-30)."""

    mine: Colour
    theirs: Colour

    def parts(self) -> tuple[Part, ...]:
        return (("fate", self.mine * len(COLOURS) + self.theirs),)

    def __str__(self) -> str:
        return f"fate {COLOURS[self.mine]} {COLOURS[self.theirs]}"


@dataclass(frozen=True, slots=True)
class Exchange(OpenMove):
    """Put a troop from the hand out of the game and draw another (HA-21)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return ("exchange", 0), ("away", self.kind)

    def __str__(self) -> str:
        return f"exchange {troop_name(self.kind)}"


@dataclass(frozen=True, slots=True)
class Change(OpenMove):
    """Put the hero in hand under the pile and draw another (HA-22)."""

    def parts(self) -> tuple[Part, ...]:
        return (("change", 0),)

    def __str__(self) -> str:
        return "change"


@dataclass(frozen=True, slots=True)
class Deploy(OpenMove):
    """Lay the hero in hand on a troop already played (HA-23)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return ("deploy", 0), ("cover", self.kind)

    def __str__(self) -> str:
        return f"deploy {troop_name(self.kind)}"


@dataclass(frozen=True, slots=True)
class Strengthen(OpenMove):
    """Put a favor on a troop already played (HA-24)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return ("strengthen", 0), ("favour", self.kind)

    def __str__(self) -> str:
        return f"strengthen {troop_name(self.kind)}"


@dataclass(frozen=True, slots=True)
class Retreat(OpenMove):
    """Give up the battle (HA-25, HA-50)."""

    def parts(self) -> tuple[Part, ...]:
        return (("retreat", 0),)

    def __str__(self) -> str:
        return "retreat"


@dataclass(frozen=True, slots=True)
class Troop(OpenMove):
    """Play a troop from the hand (HA-20)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return (("troop", self.kind),)

    def __str__(self) -> str:
        return f"troop {troop_name(self.kind)}"


@dataclass(frozen=True, slots=True)
class GiveUp(OpenMove):
    """Lose the deployed hero, or a favor from the supply instead (HA-42, HA-51)."""

    what: int

    def parts(self) -> tuple[Part, ...]:
        return (("give_up", self.what),)

    def __str__(self) -> str:
        return "give up " + ("favour" if self.what == FAVOUR else "hero")


Move = Vanguard | Name | Fate | Exchange | Change | Deploy | Strengthen | Retreat | Troop | GiveUp

VANGUARDS = tuple(map(Vanguard, PILES))
NAMES: list[Move] = list(map(Name, FRONTS))
FATES = tuple(tuple(Fate(mine, theirs) for theirs in HUES) for mine in HUES)
EXCHANGES = tuple(map(Exchange, KINDS))
CHANGE, RETREAT = Change(), Retreat()
DEPLOYS = tuple(map(Deploy, KINDS))
STRENGTHENS = tuple(map(Strengthen, KINDS))
TROOPS = tuple(map(Troop, KINDS))
GIVE_UPS: list[Move] = list(map(GiveUp, (HERO, FAVOUR)))
