"""What is remembered of the piles of one side.

A pile is shuffled whenever anything goes back to it, so nobody knows its order. But a good memory
knows much about its cards: all that were ever turned up, and all that went back to it openly. The
owner knows more, having seen each card drawn.

A position keeps, for each side, what its owner and what everybody else knew when the memories were
last brought up to date, and the *diary* of what they have seen since; ``recall_diary`` applies a diary.

For the owner, a *region* is a pile. For the others, it is a pile and, if the pile fights, the hand
drawn from it: any card of the region may be in either. A region has known cards, and others that may
be any cards unaccounted for. There is one complication. When the fighting pile is empty, a troop is
drawn from the reserve: it is unseen, but one of the reserve's cards, perhaps a known one. Such cards
are *lent* to the region and count with the reserve until they are seen. A troop revealed there may
then have been the region's own or a lent one. If these possibilities differ, both *stories* are
remembered; if one contains the other, only the wider one is kept. So the memory allows exactly what
is possible, though not always with the exact odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.hector.rules.cards import FRONTS, KINDS, PILES, RESERVE, Counts, Kind

NOTHING: Counts = (0,) * len(KINDS)
DRAWN, LENT, PLAYED, TURNED_UP, BACK_OPEN, BACK_UNSEEN, MERGED = range(7)  # what a line of a diary records
Diary = list[int]


def encode_entry(what: int, pile: int, kind: Kind = 0) -> int:
    """Return one line of a diary as a number."""
    return (what * len(PILES) + pile) * len(KINDS) + kind


@dataclass(frozen=True, slots=True)
class Story:
    """A possibility: the cards known to be in each region, and how many are lent to each front pile."""

    known: tuple[Counts, ...] = (NOTHING,) * len(PILES)
    lent: tuple[int, ...] = (0,) * len(FRONTS)


@dataclass(frozen=True, slots=True)
class Memory:
    """What the owner, or everybody else, knows of one side.

    ``hidden`` counts all cards in its regions, ``sizes`` how many are in each. ``stories`` has the
    possibilities, at least one. ``veiled`` is how many cards in each region only the owner knows to be
    there; it is 0 in the owner's own memory.
    """

    hidden: Counts
    sizes: tuple[int, ...]
    stories: tuple[Story, ...] = (Story(),)
    veiled: tuple[int, ...] = (0,) * len(PILES)


def recall_diary(before: Memory, diary: Iterable[int], *, owner: bool) -> Memory:
    """Return what the owner, or everybody else, knows after what the diary records."""
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
    """A memory that is being updated from a diary."""

    def __init__(self, before: Memory) -> None:
        self.hidden, self.sizes = list(before.hidden), list(before.sizes)
        self.stories, self.veiled = before.stories, list(before.veiled)

    def memory(self) -> Memory:
        """Return the updated memory."""
        return Memory(tuple(self.hidden), tuple(self.sizes), self.stories, tuple(self.veiled))

    def seen(self, pile: int, kind: Kind) -> None:
        """Record that a card of a region was revealed."""
        told = [after for story in self.stories for after in self.tell(story, pile, kind)]
        self.stories = tuple(dict.fromkeys(told))
        assert self.stories, "no story explains what was seen"
        self.hidden[kind] -= 1
        self.sizes[pile] -= 1
        self.veiled[pile] = min(self.veiled[pile], self.unknown(pile))

    def borrowed(self, pile: int, _: Kind) -> None:
        """Record that an unseen card of the reserve went to a region."""
        self.sizes[RESERVE] -= 1
        self.sizes[pile] += 1
        self.veiled[RESERVE] = min(self.veiled[RESERVE], self.unknown(RESERVE))
        self.stories = tuple([Story(story.known, change_amount(story.lent, pile, 1)) for story in self.stories])

    def taken_from_reserve(self, _: int, kind: Kind) -> None:
        """Record that the owner drew this card from the reserve."""
        self.seen(RESERVE, kind)

    def returned(self, pile: int, kind: Kind) -> None:
        """Record that this card was put into a region."""
        self.hidden[kind] += 1
        self.sizes[pile] += 1
        self.stories = tuple([Story(with_card(story.known, pile, kind, 1), story.lent) for story in self.stories])

    def veil(self, pile: int, _: Kind) -> None:
        """Record that a card from the hand, known only to its owner, was put into the fighting pile."""
        self.veiled[pile] = min(self.veiled[pile] + 1, self.unknown(pile))

    def merged(self, pile: int, _: Kind) -> None:
        """Record that a reduced pile went to the reserve."""
        for amounts in (self.sizes, self.veiled):
            amounts[RESERVE] += amounts[pile]
            amounts[pile] = 0
        self.stories = tuple(dict.fromkeys(join_front(story, pile) for story in self.stories))

    def unknown(self, pile: int) -> int:
        """Return how many cards of a region are unknown, in the story that knows the fewest."""
        return max(0, *(self.sizes[pile] - sum(story.known[pile]) for story in self.stories))

    def tell(self, story: Story, pile: int, kind: Kind) -> Iterator[Story]:
        """Yield the stories that are possible after this card came out of the region."""
        known, lent = story.known, story.lent
        if known[pile][kind]:
            yield Story(with_card(known, pile, kind, -1), lent)
        elif pile == RESERVE or not lent[pile]:
            if self.loose(story, kind) and self.free(story, pile):
                yield story
        else:
            yield from self.tell_lent(story, pile, kind)

    def tell_lent(self, story: Story, pile: int, kind: Kind) -> Iterator[Story]:
        """Yield the stories where the card was an unknown one of the region's own, and where it was lent."""
        loose, paid = self.loose(story, kind), change_amount(story.lent, pile, -1)
        own = loose and self.free(story, pile)
        if own:
            yield story
        if story.known[RESERVE][kind]:
            yield Story(with_card(story.known, RESERVE, kind, -1), paid)
        elif loose and not own and self.free(story, RESERVE):
            yield Story(story.known, paid)

    def loose(self, story: Story, kind: Kind) -> bool:
        """Return whether a story leaves a card of this kind unaccounted for."""
        return self.hidden[kind] > sum([known[kind] for known in story.known])

    def free(self, story: Story, pile: int) -> bool:
        """Return whether a region has unknown cards of its own; lent cards count with the reserve."""
        return count_unknown_cards(story, self.sizes, pile) > 0


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


def count_unknown_cards(story: Story, sizes: list[int] | tuple[int, ...], pile: int) -> int:
    """Return how many unknown cards count with a region."""
    lent = -sum(story.lent) if pile == RESERVE else story.lent[pile]
    return sizes[pile] - lent - sum(story.known[pile])


def change_amount(amounts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Return the amounts with one of them changed."""
    return (*amounts[:at], amounts[at] + by, *amounts[at + 1 :])


def with_card(known: tuple[Counts, ...], pile: int, kind: Kind, by: int) -> tuple[Counts, ...]:
    """Return the known cards with one more or one less in a region."""
    return (*known[:pile], change_amount(known[pile], kind, by), *known[pile + 1 :])


def join_front(story: Story, pile: int) -> Story:
    """Return a story after a front pile, with all cards lent to it, went to the reserve."""
    fronts = [NOTHING if front == pile else story.known[front] for front in FRONTS]
    reserve = tuple([n + m for n, m in zip(story.known[pile], story.known[RESERVE], strict=True)])
    return Story((*fronts, reserve), change_amount(story.lent, pile, -story.lent[pile]))
