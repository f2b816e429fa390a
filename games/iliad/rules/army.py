"""An army: the cards in front of one player, and what they are worth."""

from __future__ import annotations

from bisect import insort
from functools import cache
from itertools import compress

from engine.core import Json
from games.iliad.rules.cards import (
    ARCHER,
    BALLISTA,
    CATAPULT,
    CHARIOT,
    ELEPHANT,
    HOPLITES,
    KINDS,
    PHALANXES,
    PORTCULLIS,
    RIDERS,
    SOFT,
    TROJAN_HORSE,
    Kind,
    Sheet,
    list_hoplites,
)
from games.iliad.rules.moves import ALONE, LONE, MOUNT, ROOMY, STABLE, Spot

LOAD = {riders: load for load, riders in enumerate(RIDERS)}
CLIMB = {
    (load, kind): LOAD[tuple(sorted((*RIDERS[load], kind)))] for load in ROOMY for kind in (*HOPLITES, ARCHER)
}  # the load after one more card has been added
SHOT = {
    load: LOAD[tuple(kind for at, kind in enumerate(riders) if at != riders.index(ARCHER))]
    for load, riders in enumerate(RIDERS)
    if ARCHER in riders
}  # the load after one of its Archers has attacked (IL-14)

ENGINES = (CATAPULT, BALLISTA, PORTCULLIS)
ALWAYS_ALONE = range(CHARIOT, len(KINDS))
STANDS = (*(1 << kind for kind in HOPLITES), ALONE)  # the spot of a lone Hoplite or Archer
STANDING = ((ARCHER,), *map(list_hoplites, PHALANXES))  # the cards of each spot of the line


class Army:
    """The cards of one army; cards that cannot be told apart are counted, not listed.

    ``line`` counts lone Archers (0) and phalanxes by mask (1 to 15; one card is an isolated
    Hoplite). ``front`` has a bit for every entry of ``line`` that is not zero. ``lone`` counts Chariots,
    Catapults, Ballistas and Portcullises by kind. ``herd`` has the load of each Elephant, ``stable`` the
    cards in each Trojan Horse, oldest Horse first. ``opened`` counts Hoplites and Archers from the
    Horses that still have to be arranged. ``hero`` is the hero's value, or 0.
    """

    __slots__ = ("front", "herd", "hero", "line", "lone", "opened", "stable")

    line: list[int]
    front: int
    lone: list[int]
    herd: list[int]
    stable: list[list[Kind]]
    opened: list[int]
    hero: int

    @staticmethod
    def empty() -> Army:
        """Return an army without cards."""
        army = Army()
        army.line = [0] * 16
        army.front = 0
        army.lone = [0] * len(KINDS)
        army.herd = []
        army.stable = []
        army.opened = [0] * 5
        army.hero = 0
        return army

    def copy(self) -> Army:
        """Return a copy of the army that shares nothing with it."""
        twin = Army()
        twin.line = self.line[:]
        twin.front = self.front
        twin.lone = self.lone[:]
        twin.herd = self.herd[:]
        twin.stable = [cards[:] for cards in self.stable] if self.stable else []
        twin.opened = self.opened[:]
        twin.hero = self.hero
        return twin

    def dump(self) -> Json:
        """Return the army as plain JSON; ``Army.load`` reads it."""
        fields = ("line", "lone", "herd", "opened", "hero")
        return {
            **{name: value[:] if isinstance(value := getattr(self, name), list) else value for name in fields},
            "stable": [cards[:] for cards in self.stable],
        }

    @staticmethod
    def load(dump: Json) -> Army:
        """Restore a dumped army."""
        army = Army()
        army.line, army.lone, army.herd = dump["line"][:], dump["lone"][:], dump["herd"][:]
        army.stable = [cards[:] for cards in dump["stable"]]
        army.opened, army.hero = dump["opened"][:], dump["hero"]
        army.front = find_front(army.line)
        return army

    # -- what stands where

    @property
    def bare(self) -> bool:
        """Whether there is no army card here, at most a hero."""
        return not (self.front or self.herd or self.stable or any(self.lone) or any(self.opened))

    def steps(self) -> int:
        """Return the bits of the spots that can take riders: Elephants with room (IL-14)."""
        bits = 0
        for load in self.herd:
            if load in ROOMY:
                bits |= 1 << MOUNT + load
        return bits

    def stalls(self) -> int:
        """Return the bits of the Trojan Horses (IL-15)."""
        return (1 << len(self.stable)) - 1 << STABLE

    def beasts(self) -> int:
        """Return the bits of the spots that a Ballista hits (IL-26)."""
        bits = 1 << LONE + CHARIOT if self.lone[CHARIOT] else 0
        for load in self.herd:
            bits |= 1 << MOUNT + load
        return bits

    def walls(self) -> int:
        """Return the bits of the spots that a Catapult hits (IL-25)."""
        bits = self.stalls() if self.stable else 0
        for kind in ENGINES:
            if self.lone[kind]:
                bits |= 1 << LONE + kind
        return bits

    def cards(self) -> list[int]:
        """Return the number of army cards of each kind, including hidden ones."""
        counts = [0] * len(KINDS)
        self.count_into(counts)
        return counts

    def count_into(self, counts: list[int]) -> None:
        """Add the army cards, including hidden ones, to counts by kind."""
        for spot in list_spots(self.front):
            for kind in STANDING[spot]:
                counts[kind] += self.line[spot]
        for kind in compress(ALWAYS_ALONE, self.lone[CHARIOT:]):
            counts[kind] += self.lone[kind]
        for load in self.herd:
            for kind in (ELEPHANT, *RIDERS[load]):
                counts[kind] += 1
        for cards in self.stable:
            for kind in (TROJAN_HORSE, *cards):
                counts[kind] += 1
        for kind in compress(SOFT, self.opened):
            counts[kind] += self.opened[kind]

    def strength(self, sheet: Sheet) -> int:
        """Return the worth of the army; cards hidden in a Horse do not count (IL-53, IL-56)."""
        worth = self.hero + self.lone[CHARIOT] * sheet.points[CHARIOT]
        for spot in list_spots(self.front):
            worth += self.line[spot] * sheet.line[spot]
        for load in self.herd:
            worth += sheet.ridden[load]
        return worth

    # -- verbs

    def add(self, spot: Spot) -> None:
        """Add a lone Archer (0) or a phalanx to the line."""
        self.line[spot] += 1
        self.front |= 1 << spot

    def drop(self, spot: Spot) -> None:
        """Remove a lone Archer (0) or a phalanx from the line."""
        self.line[spot] -= 1
        if not self.line[spot]:
            self.front &= ~(1 << spot)

    def put(self, kind: Kind, spot: Spot) -> None:
        """Place a card alone, on a phalanx, on an Elephant or into a Horse."""
        if spot == ALONE:
            self.put_alone(kind)
        elif spot < MOUNT:
            self.drop(spot)
            self.add(spot | 1 << kind)
        elif spot < STABLE:
            self.reload(spot - MOUNT, CLIMB[spot - MOUNT, kind])
        else:
            insort(self.stable[spot - STABLE], kind)

    def put_alone(self, kind: Kind) -> None:
        """Place a card beside the others (IL-11)."""
        if kind < CHARIOT:
            self.add(STANDS[kind])
        elif kind == ELEPHANT:
            insort(self.herd, 0)
        elif kind == TROJAN_HORSE:
            self.stable.append([])
        else:
            self.lone[kind] += 1

    def reload(self, load: int, after: int) -> None:
        """Change the load of one Elephant."""
        self.herd.remove(load)
        insort(self.herd, after)

    def lose(self, spot: Spot, first: bool) -> tuple[Kind, list[Kind]]:
        """Remove the card that is attacked; return its kind and the cards that it carried.

        Those become isolated, ordinary cards (IL-29, IL-30).
        """
        if spot < MOUNT:
            return self.lose_soft(spot, first), []
        if spot >= LONE:
            self.lone[spot - LONE] -= 1
            return spot - LONE, []
        if spot < STABLE:
            self.herd.remove(spot - MOUNT)
            kind, fallen = ELEPHANT, list(RIDERS[spot - MOUNT])
        else:
            kind, fallen = TROJAN_HORSE, self.stable.pop(spot - STABLE)
        for card in fallen:
            self.put_alone(card)
        return kind, fallen

    def lose_soft(self, spot: Spot, first: bool) -> Kind:
        """Remove a lone Archer, or the last or first card of a phalanx (IL-21, IL-24, IL-31)."""
        self.drop(spot)
        if spot == ALONE:
            return ARCHER
        taken = 1 << spot.bit_length() - 1 if first else spot & -spot
        if spot != taken:
            self.add(spot ^ taken)
        return taken.bit_length() - 1

    def open(self) -> list[int]:
        """Turn up the cards in all Horses; return all cards that have to be arranged (IL-55)."""
        for cards in self.stable:
            for kind in cards:
                self.opened[kind] += 1
            cards.clear()
        return self.opened


@cache
def list_spots(front: int) -> tuple[int, ...]:
    """Return the entries of a line whose bits are set."""
    return tuple([spot for spot in range(16) if front >> spot & 1])


def find_front(line: list[int]) -> int:
    """Return the bits of the entries of a line that are not zero."""
    return sum([1 << spot for spot in compress(range(16), line)])
