"""Whether the later rounds of a Swiss tournament can still be paired."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from tables.tournaments.seats import FIRST, SECOND, Seats, Strength, choose_first_seat, find_preference, measure_clash

BYE = -1  # what an entry is matched with that has nobody to play against

Pair = tuple[int, int]
Open = Mapping[int, frozenset[int]]  # for each entry, and the bye, those that it may still meet


@dataclass(frozen=True, slots=True)
class Ahead:
    """Who may still meet, and the seats that they had; without those, seats do not matter."""

    open: Open
    had: Mapping[int, Seats]

    def after(self, pairs: Collection[Pair]) -> Ahead:
        """Return how it is after a round with these pairs."""
        apart = {one: self.open[one] - {other} for pair in pairs for one, other in (pair, pair[::-1])}
        if not self.had:
            return Ahead(apart, {})
        had = dict(self.had)
        for pair in pairs:
            if BYE not in pair:
                first = choose_first_seat(pair, self.had)
                had |= {entry: [*had[entry], FIRST if entry == first else SECOND] for entry in pair}
        return Ahead(apart, had)

    def allowed(self) -> Open:
        """Return who may meet next."""
        wishes = {entry: find_preference(seats) for entry, seats in self.had.items()}

        def may(one: int, other: int) -> bool:
            return not wishes or BYE in (one, other) or measure_clash(wishes[one], wishes[other]) < Strength.ABSOLUTE

        return {one: frozenset(other for other in others if may(one, other)) for one, others in self.open.items()}


def rounds_left(ahead: Ahead, wanted: int, steps: Iterator[int]) -> int:
    """Return how many of so many rounds can still be paired, as far as so many ``steps`` can tell."""
    return next(rounds for rounds in range(wanted, -1, -1) if _lasts(ahead, rounds, steps))


def _lasts(ahead: Ahead, rounds: int, steps: Iterator[int]) -> bool:
    """Return whether so many more rounds can be paired.

    While everybody has at least half of the others left, a round can always be paired (Dirac's theorem).
    """
    fewest = min(map(len, ahead.open.values()))
    if rounds == 0 or 2 * (fewest - rounds + 1) >= len(ahead.open):
        return True
    if fewest < rounds:
        return False
    return any(_lasts(ahead.after(pairs), rounds - 1, steps) for pairs in _pairings(ahead.allowed(), steps))


def _pairings(left: Open, steps: Iterator[int]) -> Iterator[list[Pair]]:
    """Yield ways to pair everybody, beginning with those who have the fewest others left; each pair is a step."""
    if not left:
        yield []
        return
    one = min(left, key=lambda each: (len(left[each]), each))
    for other, _ in zip(sorted(left[one]), steps, strict=False):
        rest = {each: others - {one, other} for each, others in left.items() if each not in (one, other)}
        for pairs in _pairings(rest, steps):
            yield [(one, other), *pairs]
