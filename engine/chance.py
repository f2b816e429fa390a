"""Sources of chance: a match's own, a recording, and a fast one for search and self-play.

No generator of the standard library is used: a deal can be checked in any language, and
no later version of Python changes a game.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from hashlib import sha256, shake_128

from engine.core import Chance

WORD = 2**32
BLOCK = 1 << 14  # bytes of the fast source computed at a time
LITTLE = 64  # and of the first block at first


def seal(seed: bytes) -> str:
    """Return the hash that is published before the deal; the seed itself follows at the end."""
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
    """Chance for one ply of one match, derived from the match's seed and written down.

    Deriving it per ply means that nothing has to be saved of a generator: a restarted host
    draws what it would have drawn.
    """

    def __init__(self, seed: bytes, ply: int) -> None:
        self._words = words(seed, ply)
        self.drawn: list[int] = []
        self.bounds: list[int] = []  # what each draw was below

    def below(self, n: int) -> int:
        """Return a word modulo ``n``, passing over words that would favour small results."""
        fair = WORD - WORD % n
        word = next(word for word in self._words if word < fair)
        self.drawn.append(word % n)
        self.bounds.append(n)
        return word % n


class Script:
    """Chance that was decided earlier: a log being replayed, or a test's wishes.

    Raises:
        ValueError: from ``below``, if the script is used up or says something impossible.
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

    The bias against a truly uniform draw is below ``n`` in four thousand million.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._block = 0
        self._begun = False
        self._next = iter(array("I")).__next__

    def below(self, n: int) -> int:
        try:
            return self._next() * n >> 32
        except StopIteration:
            self._refill()
            return self._next() * n >> 32

    def _refill(self) -> None:
        source = shake_128(f"{self._seed}/{self._block}".encode())
        if self._begun:
            found = source.digest(BLOCK)[0 if self._block else LITTLE :]
            self._block += 1
        else:  # most imagined moves draw no more than this
            found = source.digest(LITTLE)
            self._begun = True
        self._next = iter(array("I", found)).__next__


def draw(pile: list[int], chance: Chance) -> int:
    """Take one card at random from a pile.

    A pile that nobody may look through needs no order: it is kept sorted, each card drawn is
    any of those in it with equal chance, and no position holds the future.
    """
    return pile.pop(chance.below(len(pile)))
