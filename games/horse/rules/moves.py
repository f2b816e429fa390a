"""The moves of The Trojan Horse, all built once at import."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from engine.core import AnyOrder, OpenMove, Part
from games.horse.rules.cards import BESIDE, DISTRICTS, HELPER, WARRIORS, District, Warrior


@dataclass(frozen=True, slots=True)
class Announce(OpenMove):
    """Announce how many warriors to load, and turn up a hero card (TH-10)."""

    number: int

    def parts(self) -> tuple[Part, ...]:
        return (("announce", self.number),)

    def __str__(self) -> str:
        return f"announce {self.number}"


@dataclass(frozen=True, slots=True)
class Leave(OpenMove):
    """Poseidon: leave all treasures where they are (TH-17)."""

    def parts(self) -> tuple[Part, ...]:
        return (("leave", 0),)

    def __str__(self) -> str:
        return "swap none"


@dataclass(frozen=True, slots=True)
class Swap(OpenMove, AnyOrder):
    """Poseidon: exchange the treasures of two districts; its name has the lower number first (TH-17)."""

    first: District
    second: District

    def parts(self) -> tuple[Part, ...]:
        return ("swap", self.first), ("with", self.second)

    def spellings(self) -> tuple[tuple[Part, ...], ...]:
        return self.parts(), (("swap", self.second), ("with", self.first))

    def __str__(self) -> str:
        return f"swap {self.first + 1} {self.second + 1}"


@dataclass(frozen=True, slots=True)
class AllOrNothing(OpenMove):
    """Poseidon: load all warriors beside the board, or none (TH-17)."""

    everything: bool

    def parts(self) -> tuple[Part, ...]:
        return (("all", int(self.everything)),)

    def __str__(self) -> str:
        return "load all" if self.everything else "load nothing"


@dataclass(frozen=True, slots=True)
class Load(OpenMove):
    """Load a warrior into the horse, which stands in this district (TH-11)."""

    warrior: Warrior
    district: District

    def parts(self) -> tuple[Part, ...]:
        return ("load", self.warrior), ("at", self.district)

    def __str__(self) -> str:
        return f"load {WARRIORS[self.warrior]} {self.district + 1}"


Move = Announce | Leave | Swap | AllOrNothing | Load

ANNOUNCEMENTS = tuple(tuple(map(Announce, range(1, most + 1))) for most in range(BESIDE + 1))
SWAPS: tuple[Leave | Swap, ...] = (Leave(), *(Swap(first, second) for first, second in combinations(DISTRICTS, 2)))
NOTHING_OR_ALL = AllOrNothing(False), AllOrNothing(True)
LOADS = tuple(tuple(Load(warrior, district) for district in DISTRICTS) for warrior in range(len(WARRIORS)))


@lru_cache(maxsize=1 << 14)
def list_loads(beside: tuple[Warrior, ...], room: int) -> tuple[Load, ...]:
    """Return the ways to load one of these warriors; ``room`` is the set of districts with room.

    Helpers can be loaded only when no other warrior is left (TH-20).
    """
    warriors = sorted({*beside} - {HELPER}) or [HELPER]
    return tuple(LOADS[warrior][district] for warrior in warriors for district in DISTRICTS if room >> district & 1)
