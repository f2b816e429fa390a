"""Sources of chance: the one for a match, a recording, and a fast one for search and self-play.

We use no generator of the standard library, so that a deal can be checked in any language and no
later version of Python changes a game.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import sha256, shake_128

from engine.core import NOBODY, Chance, Seat

WORD = 2**32
BLOCK = 1 << 14  # bytes that the fast source computes at a time
LITTLE = 64  # bytes that it computes the first time
MOST = 1000  # cards in a pile; whatever has more results is a die


def seal_seed(seed: bytes) -> str:
    """Return the hash of the seed, published before the deal; the seed is published at the end."""
    return sha256(seed).hexdigest()


def generate_words(key: bytes, number: int) -> Iterator[int]:
    """Yield the 32-bit words of one draw from a pile, or in older games of one ply.

    Block ``i`` is SHA-256 of the key, the number and ``i``, the last two as four bytes each;
    a block is eight words. All numbers are big-endian.
    """
    for i in range(WORD):
        block = sha256(key + number.to_bytes(4, "big") + i.to_bytes(4, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


class Ply:
    """Chance for one ply of a match whose draws follow from the number of the ply.

    That is a match from before piles had orders of their own, or one of which only the last position is known.
    """

    def __init__(self, key: bytes, ply: int) -> None:
        self._words = generate_words(key, ply)

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        """Return the next word modulo ``n``, skipping words that would favor small results."""
        fair = WORD - WORD % n
        return next(word for word in self._words if word < fair) % n


class Pile:
    """The cards of a pile as numbers in a random order, and which of them were taken since it was shuffled."""

    def __init__(self, order: list[int], seats: int) -> None:
        self._order, self._taken = order, [False] * len(order)
        self._seats = seats
        self.left = len(order)

    def take(self, seat: Seat) -> int:
        """Take the next card for a seat; return how many smaller ones are left.

        Each seat begins at a place of its own, and goes round. So what others take hardly changes what a seat gets.
        """
        size = len(self._order)
        begin = max(seat, 0) * size // self._seats
        number = next(n for n in self._order[begin:] + self._order[:begin] if not self._taken[n])
        self._taken[number] = True
        self.left -= 1
        return number - sum(self._taken[:number])

    def copy(self) -> Pile:
        """Return an independent pile."""
        twin = Pile(self._order, self._seats)
        twin._taken, twin.left = self._taken[:], self.left
        return twin


class Piles:
    """Chance for a game in which each pile has an order of its own, whatever is played: the same cards at every table.

    A pile is shuffled when it is first drawn from, and when it has not as many cards as were left in it. That happens
    when a game shuffles cards into it, and when a draw was undone. So nobody learns of the cards to come.
    """

    def __init__(self, key: bytes, seats: int) -> None:
        self._key, self._seats = key, seats
        self._shuffles: Counter[str] = Counter()
        self._piles: dict[str, Pile] = {}

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        """Return the place of the next card for this seat, among the cards that are left in the pile."""
        if n > MOST:
            return draw_below(self._shuffle(pile), n)
        if pile not in self._piles or self._piles[pile].left != n:
            self._piles[pile] = Pile(draw_order(self._shuffle(pile), n), self._seats)
        return self._piles[pile].take(seat)

    def _shuffle(self, pile: str) -> Iterator[int]:
        """Return the words of the next shuffle of a pile."""
        self._shuffles[pile] += 1
        return generate_words(sha256(self._key + f"pile {pile}".encode()).digest(), self._shuffles[pile] - 1)

    def copy(self) -> Piles:
        """Return an independent source that will draw the same."""
        twin = Piles(self._key, self._seats)
        twin._shuffles, twin._piles = self._shuffles.copy(), {name: pile.copy() for name, pile in self._piles.items()}
        return twin


def draw_order(source: Iterator[int], n: int) -> list[int]:
    """Return the numbers below ``n`` in an order made of words.

    Each number is put in the place of one before it, which goes to the end (Fisher and Yates, from inside out). This
    gives piles that differ by a few cards nearly the same order.
    """
    made = list(range(n))
    for number in range(1, n):
        place = draw_below(source, number + 1)
        made[number], made[place] = made[place], number
    return made


def draw_below(source: Iterator[int], n: int) -> int:
    """Return the upper half of a word times ``n``, skipping words that would favor some results.

    (Lemire 2019, "Fast random integer generation in an interval", https://arxiv.org/abs/1805.10941)
    """
    return next(word for word in source if word * n % WORD >= WORD % n) * n // WORD


class Script:
    """Chance decided in advance, by a log or a test.

    Raises:
        ValueError: from ``below``, if the script is used up or its next draw is out of range.
    """

    def __init__(self, draws: Iterable[int]) -> None:
        self._draws = iter(draws)

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        draw = next(self._draws, None)
        if draw is None or not 0 <= draw < n:
            raise ValueError(f"the script says {draw} where a number below {n} is drawn")
        return draw


Asked = tuple[int, str, Seat]  # what a draw is below, the pile, and the seat that draws


class Recording:
    """Chance that records what another source ``drew``, and what it was ``asked`` for."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.drawn: list[int] = []
        self.asked: list[Asked] = []

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        self.asked.append((n, pile, seat))
        self.drawn.append(self._source.below(n, pile, seat))
        return self.drawn[-1]


class Guess:
    """Cheap chance for imagined games and self-play; never for a game between people.

    The bias compared with a uniform draw is below ``n`` in four billion.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._block = 0
        self._begun = False
        self._words: Iterator[int] = iter(())

    def below(self, n: int, pile: str = "", seat: Seat = NOBODY) -> int:
        try:
            return next(self._words) * n >> 32
        except StopIteration:
            self._refill()
            return next(self._words) * n >> 32

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
        self._words = iter(array("I", found))


def draw_card(cards: list[int], chance: Chance, pile: str = "", seat: Seat = NOBODY) -> int:
    """Take one card at random from the pile of this name, for a seat or for nobody; an imagined pile needs no name.

    A pile that nobody may look through needs no order. It is kept sorted, and each draw takes any of
    its cards with equal chance, so no position contains the future.
    """
    return cards.pop(chance.below(len(cards), pile, seat))


def draw_cards(cards: list[int], count: int, chance: Chance) -> list[int]:
    """Take so many cards at random from an imagined pile, in the order drawn."""
    take, below = cards.pop, chance.below
    return [take(below(left)) for left in range(len(cards), len(cards) - count, -1)]


@lru_cache(maxsize=1 << 10)
def pile_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return a sorted pile with so many cards of each kind; imagined games of one view ask for the same ones."""
    return tuple([kind for kind, count in enumerate(counts) for _ in range(count)])
