"""What is remembered of the piles of one side.

Every pile is shuffled whenever anything goes back to it, so nobody knows an order, but a good
memory knows much about what a pile is made of: all that was ever turned up, and all that went
back to a pile before everybody's eyes. The owner knows more, having seen each card drawn.

A position keeps, for each side, what its owner and what everybody else knew when the battle
began, and the *diary* of what has been seen since; ``recall`` reads the one on from the other.

To the owner a region is a pile. To the others it is a pile and, if it fights, the hand drawn
from it: any card of the region may be in either. What lies in a region are cards known to lie
there and others that may be any that are unaccounted for. One thing blurs this: when the
fighting pile is empty and a troop is drawn from the reserve, it is unseen but a card of the
reserve, perhaps a known one. Such cards are *lent* to the region and count with the reserve
until they are seen; a troop that comes to light there can then have been the region's own or
lent, and where that leaves different possibilities, both *stories* are remembered. Where one
possibility contains the other, the wider one alone is kept, so that what is thought possible
is exactly what is possible, though not always exactly as likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.hector.rules.cards import FRONTS, KINDS, PILES, RESERVE, Counts, Kind

NOTHING: Counts = (0,) * len(KINDS)
DRAWN, LENT, PLAYED, TURNED_UP, BACK_OPEN, BACK_UNSEEN, MERGED = range(7)  # what a diary tells
Diary = list[int]


def entry(what: int, pile: int, kind: Kind = 0) -> int:
    """Return one line of a diary as a number."""
    return (what * len(PILES) + pile) * len(KINDS) + kind


@dataclass(frozen=True, slots=True)
class Story:
    """What may be so: the cards known to be in each region, and how many are lent to each front pile."""

    known: tuple[Counts, ...] = (NOTHING,) * len(PILES)
    lent: tuple[int, ...] = (0,) * len(FRONTS)


@dataclass(frozen=True, slots=True)
class Memory:
    """What somebody knows of one side.

    ``hidden``: all cards that lie in its regions. ``sizes``: how many lie in each. ``stories``:
    what may be so, at least one of them. ``veiled``: how many cards that nobody else has seen
    the owner knows to be in each region; none in the owner's own memory.
    """

    hidden: Counts
    sizes: tuple[int, ...]
    stories: tuple[Story, ...] = (Story(),)
    veiled: tuple[int, ...] = (0,) * len(PILES)


def recall(before: Memory, diary: Iterable[int], *, owner: bool) -> Memory:
    """Return what is known after what the diary tells, to the owner or to everybody else."""
    reader = Reader(before)
    steps = OWNER if owner else OTHERS
    for line in diary:
        rest, kind = divmod(line, len(KINDS))
        what, pile = divmod(rest, len(PILES))
        step = steps.get(what)
        if step:
            step(reader, pile, kind)
    return reader.memory()


class Reader:
    """A memory while a diary is read."""

    def __init__(self, before: Memory) -> None:
        self.hidden, self.sizes = list(before.hidden), list(before.sizes)
        self.stories, self.veiled = before.stories, list(before.veiled)

    def memory(self) -> Memory:
        """Return what is known now."""
        return Memory(tuple(self.hidden), tuple(self.sizes), self.stories, tuple(self.veiled))

    def seen(self, pile: int, kind: Kind) -> None:
        """A card of a region came to light."""
        told = [after for story in self.stories for after in self.tell(story, pile, kind)]
        self.stories = tuple(dict.fromkeys(told))
        assert self.stories, "no story explains what was seen"
        self.hidden[kind] -= 1
        self.sizes[pile] -= 1
        self.veiled[pile] = min(self.veiled[pile], self.unknown(pile))

    def borrowed(self, pile: int, _: Kind) -> None:
        """A card of the reserve went unseen to a region."""
        self.sizes[RESERVE] -= 1
        self.sizes[pile] += 1
        self.veiled[RESERVE] = min(self.veiled[RESERVE], self.unknown(RESERVE))
        self.stories = tuple([Story(story.known, changed(story.lent, pile, 1)) for story in self.stories])

    def taken_from_reserve(self, _: int, kind: Kind) -> None:
        """The owner drew this card of the reserve."""
        self.seen(RESERVE, kind)

    def returned(self, pile: int, kind: Kind) -> None:
        """This card was put into a region."""
        self.hidden[kind] += 1
        self.sizes[pile] += 1
        self.stories = tuple([Story(with_card(story.known, pile, kind, 1), story.lent) for story in self.stories])

    def veil(self, pile: int, _: Kind) -> None:
        """A card of the hand, known to its owner, was put into the pile that it may be from."""
        self.veiled[pile] = min(self.veiled[pile] + 1, self.unknown(pile))

    def merged(self, pile: int, _: Kind) -> None:
        """A reduced pile went to the reserve."""
        for amounts in (self.sizes, self.veiled):
            amounts[RESERVE] += amounts[pile]
            amounts[pile] = 0
        self.stories = tuple(dict.fromkeys(joined(story, pile) for story in self.stories))

    def unknown(self, pile: int) -> int:
        """Return how many cards of a region may be any."""
        return max(0, *(self.sizes[pile] - sum(story.known[pile]) for story in self.stories))

    def tell(self, story: Story, pile: int, kind: Kind) -> Iterator[Story]:
        """Yield the stories in which this card came out of the region."""
        known, lent = story.known, story.lent
        if known[pile][kind]:
            yield Story(with_card(known, pile, kind, -1), lent)
        elif pile == RESERVE or not lent[pile]:
            if self.loose(story, kind) and self.free(story, pile):
                yield story
        else:
            yield from self.tell_lent(story, pile, kind)

    def tell_lent(self, story: Story, pile: int, kind: Kind) -> Iterator[Story]:
        """Yield the stories in which it was a loose card of the region's own, or one that was lent."""
        loose, paid = self.loose(story, kind), changed(story.lent, pile, -1)
        own = loose and self.free(story, pile)
        if own:
            yield story
        if story.known[RESERVE][kind]:
            yield Story(with_card(story.known, RESERVE, kind, -1), paid)
        elif loose and not own and self.free(story, RESERVE):
            yield Story(story.known, paid)

    def loose(self, story: Story, kind: Kind) -> bool:
        """Whether such a card may be anywhere."""
        return self.hidden[kind] > sum([known[kind] for known in story.known])

    def free(self, story: Story, pile: int) -> bool:
        """Whether a region has room for cards of its own that are not known; lent ones are the reserve's."""
        return room(story, self.sizes, pile) > 0


OWNER = {
    DRAWN: Reader.seen,
    LENT: Reader.taken_from_reserve,
    TURNED_UP: Reader.seen,
    BACK_OPEN: Reader.returned,
    BACK_UNSEEN: Reader.returned,
    MERGED: Reader.merged,
}
OTHERS = {
    LENT: Reader.borrowed,
    PLAYED: Reader.seen,
    TURNED_UP: Reader.seen,
    BACK_OPEN: Reader.returned,
    BACK_UNSEEN: Reader.veil,
    MERGED: Reader.merged,
}


def room(story: Story, sizes: list[int] | tuple[int, ...], pile: int) -> int:
    """Return how many cards that are not known count with a region."""
    lent = -sum(story.lent) if pile == RESERVE else story.lent[pile]
    return sizes[pile] - lent - sum(story.known[pile])


def changed(amounts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Return amounts with one of them changed."""
    return (*amounts[:at], amounts[at] + by, *amounts[at + 1 :])


def with_card(known: tuple[Counts, ...], pile: int, kind: Kind, by: int) -> tuple[Counts, ...]:
    """Return known cards with one more or one less in a region."""
    return (*known[:pile], changed(known[pile], kind, by), *known[pile + 1 :])


def joined(story: Story, pile: int) -> Story:
    """Return a story after a front pile went to the reserve with all that was lent to it."""
    fronts = [NOTHING if front == pile else story.known[front] for front in FRONTS]
    reserve = tuple([n + m for n, m in zip(story.known[pile], story.known[RESERVE], strict=True)])
    return Story((*fronts, reserve), changed(story.lent, pile, -story.lent[pile]))
