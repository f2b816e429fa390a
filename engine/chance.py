"""Sources of chance: the one for a match, a recording, and a fast one for search and self-play.

We use no generator of the standard library, so that a deal can be checked in any language and no
later version of Python changes a game.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import sha256, shake_128

from engine.core import Chance

WORD = 2**32
BLOCK = 1 << 14  # bytes that the fast source computes at a time
LITTLE = 64  # bytes that it computes the first time
NOTHING = iter(array("I")).__next__  # says that more has to be computed


def seal(seed: bytes) -> str:
    """Return the hash of the seed, published before the deal; the seed is published at the end."""
    return sha256(seed).hexdigest()


def words(seed: bytes, ply: int) -> Iterator[int]:
    """Yield the 32-bit words of one ply.

    Block ``i`` is SHA-256 of the seed, the ply and ``i``, the last two as four bytes each;
    a block is eight words. All numbers are big-endian.
    """
    for i in range(WORD):
        block = sha256(seed + ply.to_bytes(4, "big") + i.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


class Ply:
    """Chance for one ply of one match, derived from the match's seed; it records every draw.

    Because each ply has its own, no generator state has to be saved: after a restart, the host
    draws what it would have drawn.
    """

    def __init__(self, seed: bytes, ply: int) -> None:
        self._words = words(seed, ply)
        self.drawn: list[int] = []
        self.bounds: list[int] = []  # the exclusive upper bound of each draw

    def below(self, n: int) -> int:
        """Return the next word modulo ``n``, skipping words that would favor small results."""
        fair = WORD - WORD % n
        word = next(word for word in self._words if word < fair)
        self.drawn.append(word % n)
        self.bounds.append(n)
        return word % n


class Script:
    """Chance decided in advance, by a log or a test.

    Raises:
        ValueError: from ``below``, if the script is used up or its next draw is out of range.
    """

    def __init__(self, draws: Iterable[int]) -> None:
        self._draws = iter(draws)
        self.drawn: list[int] = []
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        draw = next(self._draws, None)
        if draw is None or not 0 <= draw < n:
            raise ValueError(f"the script says {draw} where a number below {n} is drawn")
        self.drawn.append(draw)
        self.bounds.append(n)
        return draw


class Guess:
    """Cheap chance for imagined games and self-play; never for a game between people.

    The bias compared with a uniform draw is below ``n`` in four billion.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._block = 0
        self._begun = False
        self._next = NOTHING

    def below(self, n: int) -> int:
        try:
            return self._next() * n >> 32
        except StopIteration:
            self._refill()
            return self._next() * n >> 32

    @property
    def is_used(self) -> bool:
        """Whether anything has been drawn."""
        return self._begun

    def _refill(self) -> None:
        source = shake_128(f"{self._seed}/{self._block}".encode())
        if self._begun:
            found = source.digest(BLOCK)[0 if self._block else LITTLE :]
            self._block += 1
        else:  # most imagined moves need no more than this
            found = source.digest(LITTLE)
            self._begun = True
        self._next = iter(array("I", found)).__next__


def draw(pile: list[int], chance: Chance) -> int:
    """Take one card at random from a pile.

    A pile that nobody may look through needs no order. It is kept sorted, and each draw takes any of
    its cards with equal chance, so no position contains the future.
    """
    return pile.pop(chance.below(len(pile)))


def draws(pile: list[int], count: int, chance: Chance) -> list[int]:
    """Take so many cards at random from a pile, in the order drawn."""
    take, below = pile.pop, chance.below
    return [take(below(left)) for left in range(len(pile), len(pile) - count, -1)]


@lru_cache(maxsize=1 << 10)
def pile_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return a sorted pile with so many cards of each kind; imagined games of one view ask for the same ones."""
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)])
