"""The moves of Iliad, all built once at import.

A *spot* identifies something in an army by what it is, so that two equal phalanxes are one
choice: 0 is alone (or, as a target, a lone Archer), 1 to 15 the phalanx with that mask,
``MOUNT`` onward the Elephant with that load, ``STABLE`` onward the Trojan Horses in the
order in which they were placed, and ``LONE`` onward the lone card of that kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.core import OpenMove, Part, Seat
from games.iliad.rules.cards import (
    ARCHER,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    HOPLITES,
    KINDS,
    PHALANXES,
    PORTCULLIS,
    RADIX,
    RIDERS,
    SOFT,
    TROJAN_HORSE,
    VICTORY_KINDS,
    Kind,
    list_hoplites,
)

Spot = int
ALONE: Spot = 0
MOUNT: Spot = 16
STABLE: Spot = 40
LONE: Spot = 64
HAND = len(KINDS)  # a source of attacks: a Chariot straight from the hand
LAST, FIRST = range(2)  # which end of a phalanx is attacked

SEATS = range(6)
HORSES = range(9)
LOADS = range(len(RIDERS))
ROOMY = tuple(load for load in LOADS if len(RIDERS[load]) < 2)
SHOOTING = frozenset(load for load in LOADS if ARCHER in RIDERS[load])
LOWER = (*(sum(1 << mask for mask in PHALANXES if mask & -mask > 1 << kind) for kind in HOPLITES), 0)
# LOWER[kind]: the bits of the phalanxes that a card fits on (IL-12); an Archer fits on none


@cache
def spot_name(spot: Spot) -> str:
    """Return a spot as the log writes it: ``phalanx-431``, ``elephant-4a``, ``horse-1``."""
    if spot == ALONE:
        return "alone"
    if spot < MOUNT:
        return "phalanx-" + "".join(str(kind + 1) for kind in list_hoplites(spot))
    if spot < STABLE:
        return "-".join(["elephant", *filter(None, ["".join("1234a"[kind] for kind in RIDERS[spot - MOUNT])])])
    return f"horse-{spot - STABLE + 1}" if spot < LONE else KINDS[spot - LONE]


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card from the hand (IL-10 to IL-19)."""

    kind: Kind
    spot: Spot

    @property
    def public(self) -> str:
        """The name of the move; others do not learn which card goes into a Horse (IL-07)."""
        return f"place card {spot_name(self.spot)}" if STABLE <= self.spot < LONE else str(self)

    def parts(self) -> tuple[Part, ...]:
        return (("place", self.kind), ("on", self.spot)) if self.kind in SOFT else (("place", self.kind),)

    def __str__(self) -> str:
        return f"place {KINDS[self.kind]} {spot_name(self.spot)}"


@dataclass(frozen=True, slots=True)
class Attack(OpenMove):
    """Discard one's own card to discard another player's card (IL-20 to IL-32).

    ``source`` is a kind placed alone, ``HAND``, or the spot of an Elephant whose Archer shoots.
    """

    source: int
    seat: Seat
    target: Spot
    end: int = LAST

    def parts(self) -> tuple[Part, ...]:
        first = ("attack", self.source), ("seat", self.seat), ("target", self.target)
        return (*first, ("end", self.end)) if self.source >= MOUNT and _long(self.target) else first

    def __str__(self) -> str:
        target = KINDS[ARCHER] if self.target == ALONE else spot_name(self.target)
        return f"attack {source_name(self.source)} {self.seat} {target}" + (" first" if self.end else "")


def source_name(source: int) -> str:
    """Return the source of an attack as the log writes it."""
    if source == HAND:
        return "chariot-in-hand"
    return KINDS[source] if source < HAND else spot_name(source)


@dataclass(frozen=True, slots=True)
class Pass(OpenMove):
    """Leave the siege, or wait if there are two players (IL-40, IL-44, IL-91)."""

    def parts(self) -> tuple[Part, ...]:
        return (("pass", 0),)

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Accept(OpenMove):
    """Have the cards from the Horses arranged for the highest value (IL-55)."""

    def parts(self) -> tuple[Part, ...]:
        return (("accept", 0),)

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True, slots=True)
class Lay(OpenMove):
    """Choose the spot of one card that was in a Horse (IL-55)."""

    kind: Kind
    spot: Spot

    def parts(self) -> tuple[Part, ...]:
        return ("lay", self.kind), ("on", self.spot)

    def __str__(self) -> str:
        return f"lay {KINDS[self.kind]} {spot_name(self.spot)}"


@dataclass(frozen=True, slots=True)
class Take(OpenMove):
    """Take a victory card of this kind and worth from the row (IL-57)."""

    code: int

    def parts(self) -> tuple[Part, ...]:
        return (("take", self.code),)

    def __str__(self) -> str:
        kind, points = divmod(self.code, RADIX)
        return f"take {VICTORY_KINDS[kind]}-{points}"


@dataclass(frozen=True, slots=True)
class Discard(OpenMove):
    """Discard a card from a hand above the limit (IL-71)."""

    kind: Kind

    def parts(self) -> tuple[Part, ...]:
        return (("discard", self.kind),)

    def __str__(self) -> str:
        return f"discard {KINDS[self.kind]}"


Move = Place | Attack | Pass | Accept | Lay | Take | Discard

PASS, ACCEPT = Pass(), Accept()
TAKES = tuple(map(Take, range(len(VICTORY_KINDS) * RADIX)))
DISCARDS = tuple(map(Discard, range(len(KINDS))))
PLACES = tuple(tuple(Place(kind, spot) for spot in range(LONE)) for kind in range(len(KINDS)))
LAYS = tuple(tuple(Lay(kind, spot) for spot in range(STABLE)) for kind in SOFT)


def _long(spot: Spot) -> bool:
    """Return whether a spot is a phalanx of two or more, whose first and last cards differ."""
    return spot in PHALANXES and spot & spot - 1 > 0


def _attacks(source: int, targets: tuple[Spot, ...]) -> tuple[dict[Spot, tuple[Attack, ...]], ...]:
    """Return, per seat and target, the attacks of this source on it."""
    return tuple({spot: tuple(_ways(source, seat, spot)) for spot in targets} for seat in SEATS)


def _ways(source: int, seat: Seat, target: Spot) -> Iterator[Attack]:
    yield Attack(source, seat, target)
    if source >= MOUNT and _long(target):
        yield Attack(source, seat, target, FIRST)  # IL-24: only an Archer on an Elephant reaches it


_OPEN = (ALONE, *PHALANXES)
_WALLS = (*(STABLE + horse for horse in HORSES), *(LONE + kind for kind in (CATAPULT, BALLISTA, PORTCULLIS)))
_BEASTS = (*(MOUNT + load for load in LOADS), LONE + CHARIOT)
PREY = (
    dict.fromkeys((ARCHER, CHARIOT, HAND, *(MOUNT + load for load in sorted(SHOOTING))), _OPEN)
    | {CATAPULT: _WALLS, BALLISTA: _BEASTS}
)  # fmt: skip
ATTACKS = {source: _attacks(source, targets) for source, targets in PREY.items()}


@lru_cache(maxsize=1 << 15)
def list_attacks(source: int, seat: Seat, spots: int) -> tuple[Attack, ...]:
    """Return the attacks of a source on these spots of a seat's army; ``spots`` is a set of bits."""
    ways = ATTACKS[source][seat]
    return tuple(attack for spot in PREY[source] if spots >> spot & 1 for attack in ways[spot])


@lru_cache(maxsize=1 << 12)
def list_placings(front: int, gorgon: bool) -> tuple[tuple[Place, ...], ...]:
    """Return, by kind, the ways to place a card alone or on a phalanx (IL-11, IL-12, IL-19).

    ``front`` is that of an ``Army``.
    """
    soft = [list_places(kind, 1 << ALONE | front & LOWER[kind]) for kind in SOFT]
    hard = [list_places(kind, 1 << ALONE) for kind in range(CHARIOT, TROJAN_HORSE)]
    return *soft, *hard, () if gorgon else list_places(TROJAN_HORSE, 1 << ALONE)


@cache
def list_boardings(spots: int) -> tuple[tuple[Place, ...], ...]:
    """Return, by kind, the ways to place a card on these Elephants and into these Trojan Horses (IL-14, IL-15)."""
    return tuple(list_places(kind, spots if kind in SOFT else 0) for kind in range(len(KINDS)))


@cache
def list_places(kind: Kind, spots: int) -> tuple[Place, ...]:
    """Return the ways to place a card on these spots, a set of bits."""
    return tuple(PLACES[kind][spot] for spot in range(LONE) if spots >> spot & 1)


@lru_cache(maxsize=1 << 12)
def list_layings(kind: Kind, spots: int) -> tuple[Lay, ...]:
    """Return the ways to arrange a card alone or on these spots; ``spots`` is a set of bits."""
    return tuple(LAYS[kind][spot] for spot in range(STABLE) if spot == ALONE or spots >> spot & 1)
