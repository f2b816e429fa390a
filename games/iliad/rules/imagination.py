"""Positions consistent with what a seat of Iliad knows.

A seat can infer more than it sees. A Horse holds only Hoplites and Archers (IL-15). And when the
pile was last shuffled, every card was either in it or in a hand of known size (IL-72): a player
who has drawn nothing since holds none of the cards that were shuffled then.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub

from engine.chance import draw_cards, pile_of
from engine.core import NOBODY, Chance, Seat
from games.iliad.rules.army import Army, find_front
from games.iliad.rules.cards import KINDS, SOFT, Counts, Kind
from games.iliad.rules.position import FLAGS, NUMBERS, Position, spread_counts
from games.iliad.rules.view import ArmyView, View

OPEN_LISTS = ("discards", "row", "tiles", "players", "order", "ranking", "heroes")
TRIES = 10_000  # far more than are ever needed: only what is in the Horses may not fit, and it is seldom much


def imagine_position(pos: Position, view: View, chance: Chance) -> None:
    """Turn a bare position into one that the view's seat cannot tell from the true one."""
    copy_public_part(pos, view)
    for _ in range(TRIES):
        guess = Guesswork(pos, view, chance)
        guess.explain_shown()
        if guess.fill_horses():
            guess.fill_hands()
            return
    raise AssertionError("nothing that this seat has seen can be true")


def copy_public_part(pos: Position, view: View) -> None:
    """Copy everything public and the seat's own cards into a position."""
    for name in NUMBERS + FLAGS:
        setattr(pos, name, getattr(view, name))
    for name in OPEN_LISTS:
        setattr(pos, name, list(getattr(view, name)))
    pos.oracles, pos.victories = list(pile_of(view.oracles)), list(pile_of(view.victories))
    pos.won, pos.doom = list(map(list, view.won)), list(map(list, view.doom))
    pos.armies = list(map(build_army, view.armies))
    pos.result = view.outcome
    pos.pool, pos.shown = list(view.recalled.pool), list(map(list, view.recalled.shown))
    pos.hands, pos.kept = [[] for _ in pos.armies], [[] for _ in pos.armies]
    if view.seat != NOBODY:
        pos.hands[view.seat], pos.kept[view.seat] = list(view.hand), list(view.recalled.kept)


def build_army(view: ArmyView) -> Army:
    """Build an army from its view; the Horses of others are still empty."""
    army = Army()
    army.line, army.lone, army.herd = list(view.line), list(view.lone), list(view.herd)
    army.front = find_front(army.line)
    army.stable = [list(cards) for cards in view.hidden] or [[] for _ in view.horses]
    army.opened, army.hero = list(view.opened), view.hero
    return army


class Guesswork:
    """One attempt to place every card that the seat does not know.

    ``fresh`` counts the cards that were in the pile when it was shuffled and ``old`` those that were in
    hands then, both without the seat's own; so many of them are ``fresh_left`` and ``old_left``.
    ``draws[seat]`` and ``keeps[seat]`` are how many of each a seat still has to get. ``drawn[seat]`` and
    ``kept[seat]`` are the revealed cards that are explained as one or the other.
    """

    def __init__(self, pos: Position, view: View, chance: Chance) -> None:
        self.pos, self.view, self.chance = pos, view, chance
        recalled, seats = view.recalled, range(view.table.seats)
        self.others = [seat for seat in seats if seat != view.seat]
        self.old = subtract_counts(subtract_counts(pos.sheet.counts, recalled.pool), recalled.kept)
        self.fresh = list(recalled.pool) if view.seat == NOBODY else subtract_counts(recalled.pool, self.drawn_by_me())
        self.fresh_left, self.old_left = sum(self.fresh), sum(self.old)
        self.keeps = list(recalled.kept_sizes)
        self.draws = [self.held(seat) + sum(recalled.shown[seat]) - self.keeps[seat] for seat in seats]
        self.drawn, self.kept = [[0] * len(KINDS) for _ in seats], pos.kept

    def held(self, seat: Seat) -> int:
        """Return how many cards a seat has in hand and in its Horses."""
        return self.view.hand_sizes[seat] + sum(self.view.armies[seat].horses)

    def drawn_by_me(self) -> list[int]:
        """Return what the view's seat has drawn since the pile was shuffled."""
        me, recalled = self.view.seat, self.view.recalled
        counts = list(map(add, self.view.hand, recalled.shown[me]))
        for cards in self.view.armies[me].hidden:
            for kind in cards:
                counts[kind] += 1
        return subtract_counts(counts, recalled.kept)

    # -- where a card is from

    def give(self, seat: Seat, kinds: Sequence[Kind]) -> Kind:
        """Give a seat a card of one of these kinds, drawn or kept; return the kind, or NOBODY if it cannot be."""
        odds = self.odds(seat, kinds)
        if not any(odds):
            return NOBODY
        way = draw_index(odds, self.chance)
        kind = kinds[way // 2]
        self.keep(seat, kind) if way % 2 else self.draw(seat, kind)
        return kind

    def odds(self, seat: Seat, kinds: Sequence[Kind]) -> list[int]:
        """Return the relative odds, for each kind, that a seat has drawn such a card and that it has kept one."""
        fresh, old = self.fresh, self.old
        # The chance of each times how many fresh and old cards are left in all: so the odds are whole numbers.
        drawn, kept = self.draws[seat] * max(1, self.old_left), self.keeps[seat] * max(1, self.fresh_left)
        return [way for kind in kinds for way in (drawn * fresh[kind], kept * old[kind])]

    def draw(self, seat: Seat, kind: Kind, cards: int = 1) -> None:
        """Record that the seat has drawn these cards since the shuffle."""
        self.fresh[kind] -= cards
        self.fresh_left -= cards
        self.draws[seat] -= cards
        self.drawn[seat][kind] += cards

    def keep(self, seat: Seat, kind: Kind, cards: int = 1) -> None:
        """Record that the seat has had these cards since before the shuffle."""
        self.old[kind] -= cards
        self.old_left -= cards
        self.keeps[seat] -= cards
        self.kept[seat][kind] += cards

    # -- the three steps

    def explain_shown(self) -> None:
        """Decide for each revealed card whether it was drawn or kept."""
        for seat in self.others:
            self.kept[seat] = [0] * len(KINDS)
        for seat in self.others:
            for kind in pile_of(self.view.recalled.shown[seat]):
                self.explain(seat, kind)

    def explain(self, seat: Seat, kind: Kind) -> None:
        """Decide whether a revealed card was drawn or kept."""
        if not any(self.odds(seat, [kind])):
            self.make_room(seat, kind)
        self.give(seat, [kind])

    def fill_horses(self) -> bool:
        """Put Hoplites and Archers into the Horses of the others; return ``False`` if that is impossible."""
        for seat in self.others:
            for horse, size in enumerate(self.view.armies[seat].horses):
                cards = sorted(self.give(seat, SOFT) for _ in range(size))
                if NOBODY in cards:
                    return False
                self.pos.armies[seat].stable[horse] = cards
        return True

    def fill_hands(self) -> None:
        """Deal the rest: the old cards to seats that kept some, and the fresh ones to seats that drew."""
        fresh, old = spread_counts(self.fresh), spread_counts(self.old)
        for seat in self.others:
            hand = self.pos.hands[seat] = [0] * len(KINDS)
            kept = draw_cards(old, self.keeps[seat], self.chance)
            for kind in kept:
                self.pos.kept[seat][kind] += 1
            for kind in kept + draw_cards(fresh, self.draws[seat], self.chance):
                hand[kind] += 1
        self.pos.pile = fresh

    # -- room for a revealed card

    def make_room(self, seat: Seat, kind: Kind) -> None:
        """Explain other revealed cards differently, so that this one can be explained.

        The true cards are possible, so there is a way: a row of cards, each of the kind or the seat of the one before,
        that were explained as drawn and as kept in turn. All of them change.
        """
        drawn = not self.fresh[kind]  # whether too many of this kind, or too many of this seat, are drawn
        if not (self.free_kind(kind, set(), drawn=drawn) or self.free_seat(seat, {seat}, drawn=not drawn)):
            raise AssertionError("nothing that this seat has seen can be true")

    def free_kind(self, kind: Kind, tried: set[int], *, drawn: bool) -> bool:
        """Explain one card less of a kind as drawn, or as kept, if there is a way; return whether there is."""
        explained, left = (self.drawn, self.keeps) if drawn else (self.kept, self.draws)
        for seat in self.others:
            if explained[seat][kind] and seat not in tried:
                tried.add(seat)
                if left[seat] or self.free_seat(seat, tried, drawn=not drawn):
                    self.change(seat, kind, drawn=drawn)
                    return True
        return False

    def free_seat(self, seat: Seat, tried: set[int], *, drawn: bool) -> bool:
        """Explain one card less of a seat as drawn, or as kept, if there is a way; return whether there is."""
        explained, left = (self.drawn, self.old) if drawn else (self.kept, self.fresh)
        for kind in range(len(KINDS)):
            if explained[seat][kind] and (left[kind] or self.free_kind(kind, tried, drawn=not drawn)):
                self.change(seat, kind, drawn=drawn)
                return True
        return False

    def change(self, seat: Seat, kind: Kind, *, drawn: bool) -> None:
        """Explain a card that was drawn as kept, or one that was kept as drawn."""
        one = 1 if drawn else -1
        self.draw(seat, kind, -one)
        self.keep(seat, kind, one)


def draw_index(odds: Sequence[int], chance: Chance) -> int:
    """Return a random index, each as likely as its odds say."""
    at = chance.below(sum(odds))
    for way, weight in enumerate(odds):
        if at < weight:
            return way
        at -= weight
    raise AssertionError("chance picked what has no odds")


def subtract_counts(counts: Sequence[int], others: Counts | list[int]) -> list[int]:
    """Return the first counts minus the others."""
    return list(map(sub, counts, others))
