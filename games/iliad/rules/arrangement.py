"""Arrange the cards from the Horses for the highest value (IL-55)."""

from __future__ import annotations

from collections.abc import Iterator

from games.iliad.rules.army import CLIMB, Army
from games.iliad.rules.cards import ARCHER, HOPLITES, RIDERS, SOFT, Kind, Sheet
from games.iliad.rules.moves import ALONE, LOWER, MOUNT, ROOMY, Lay, Spot, list_layings

Phalanxes = tuple[int, ...]
Plan = tuple[tuple[Kind, Spot], ...]


def list_arrangement_moves(army: Army) -> list[Lay]:
    """Return every way to place a next card."""
    steps = army.steps()
    moves: list[Lay] = []
    for kind in SOFT:
        if army.opened[kind]:
            moves += list_layings(kind, steps | (army.front & LOWER[kind] if kind < ARCHER else 0))
    return moves


def is_forced(army: Army) -> bool:
    """Return whether all cards can only be placed alone, in whatever order."""
    ranks = sum(1 for kind in HOPLITES if army.opened[kind])
    return ranks < 2 and all(move.spot == ALONE for move in list_arrangement_moves(army))


def find_best_arrangement(army: Army, sheet: Sheet) -> Iterator[tuple[Kind, Spot]]:
    """Yield the steps of an arrangement with the highest value; each spot is as the earlier steps leave it.

    Hoplites are tried from the highest to the lowest, so that every possible phalanx is tried;
    Archers fill the room that is left.
    """
    room = sum(2 - len(RIDERS[load]) for load in army.herd)
    phalanxes = tuple(spot for spot in range(1, 16) for _ in range(army.line[spot]))
    cards = tuple(kind for kind in reversed(HOPLITES) for _ in range(army.opened[kind]))
    _, plan = _Search(sheet, cards, army.opened[ARCHER]).best(0, phalanxes, room)
    herd = army.herd[:]
    for kind, spot in plan:
        yield kind, _mount(herd, kind) if spot == MOUNT else spot


def strength_at_best(army: Army, sheet: Sheet) -> int:
    """Return the worth of the army after the remaining cards are arranged for the highest value."""
    whole = army.copy()
    for kind, spot in find_best_arrangement(army, sheet):
        whole.opened[kind] -= 1
        whole.put(kind, spot)
    return whole.strength(sheet)


def _mount(herd: list[int], kind: Kind) -> Spot:
    """Put a card on the first Elephant with room; return the spot of that Elephant."""
    load = next(load for load in herd if load in ROOMY)
    herd[herd.index(load)] = CLIMB[load, kind]
    return MOUNT + load


class _Search:
    """A search for the best arrangement that tries all of them and caches positions."""

    def __init__(self, sheet: Sheet, cards: tuple[Kind, ...], archers: int) -> None:
        self._sheet = sheet
        self._cards = cards
        self._archers = archers
        self._known: dict[tuple[int, Phalanxes, int], tuple[int, Plan]] = {}

    def best(self, at: int, phalanxes: Phalanxes, room: int) -> tuple[int, Plan]:
        """Return the most that the cards from index ``at`` on can add, and how."""
        key = at, phalanxes, room
        if key not in self._known:
            tries = self._hoplite(at, phalanxes, room) if at < len(self._cards) else [self._archer(room)]
            self._known[key] = max(tries, key=lambda found: found[0])
        return self._known[key]

    def _hoplite(self, at: int, phalanxes: Phalanxes, room: int) -> Iterator[tuple[int, Plan]]:
        kind, line, points = self._cards[at], self._sheet.line, self._sheet.points
        # Equal phalanxes are tried once, and in a fixed order: of plans that are worth the same, the first counts.
        for spot in sorted({spot for spot in phalanxes if LOWER[kind] >> spot & 1}, reverse=True):
            longer = spot | 1 << kind
            yield self._then(line[longer] - line[spot], kind, spot, at, _swap(phalanxes, spot, longer), room)
        if room:
            yield self._then(2 * points[kind], kind, MOUNT, at, phalanxes, room - 1)
        yield self._then(points[kind], kind, ALONE, at, tuple(sorted((*phalanxes, 1 << kind))), room)

    def _then(self, gain: int, kind: Kind, spot: Spot, at: int, phalanxes: Phalanxes, room: int) -> tuple[int, Plan]:
        value, plan = self.best(at + 1, phalanxes, room)
        return gain + value, ((kind, spot), *plan)

    def _archer(self, room: int) -> tuple[int, Plan]:
        riding = min(room, self._archers)
        plan = ((ARCHER, MOUNT),) * riding + ((ARCHER, ALONE),) * (self._archers - riding)
        return (self._archers + riding) * self._sheet.points[ARCHER], plan


def _swap(phalanxes: Phalanxes, old: int, new: int) -> Phalanxes:
    rest = list(phalanxes)
    rest.remove(old)
    return tuple(sorted((*rest, new)))
