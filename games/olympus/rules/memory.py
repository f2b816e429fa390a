"""What is known of hidden cards: those returned to a hand, looked at, or put under the pile.

Each watcher (a seat, or last a spectator) has a list of cards, each with the places where it may
be: a seat's hand, or under the pile with a number. A place is a bit. Cards that a watcher sees
anyway, its own hand and those it put under the pile, are not in its list.
"""

from __future__ import annotations

from engine.core import NOBODY, Seat
from games.olympus.rules.cards import Kind
from games.olympus.rules.position import SEATS, Position

Memory = list[tuple[Kind, int]]
WATCHERS = (*range(SEATS), NOBODY)


def mark_in_hand(seat: Seat) -> int:
    """Return the bit of a seat's hand."""
    return 1 << seat


def mark_under_pile(number: int) -> int:
    """Return the bit of a card under the pile."""
    return 1 << SEATS + number


def goes_to_hand(pos: Position, seat: Seat, kind: Kind) -> None:
    """Record that everybody saw a card come to a hand."""
    for watcher in WATCHERS:
        if watcher != seat:
            remember_card(pos, watcher, kind, mark_in_hand(seat))


def leaves_hand(pos: Position, seat: Seat, kind: Kind) -> None:
    """Record that everybody saw a card leave a hand.

    If two equal cards were known, either may have left, so the other is in any place of the two.
    """
    for watcher, memory in zip(WATCHERS, pos.known, strict=True):
        if watcher != seat and memory:
            twins = [places for known, places in memory if known == kind and places & mark_in_hand(seat)]
            for places in twins:
                memory.remove((kind, places))
            if len(twins) == 2:
                remember_card(pos, watcher, kind, twins[0] | twins[1])


def goes_under(pos: Position, seat: Seat, number: int) -> None:
    """Record that a player put a card from the hand under the pile; nobody else saw which one."""
    for watcher, memory in zip(WATCHERS, pos.known, strict=True):
        if watcher != seat:
            memory[:] = sorted(
                (kind, places | mark_under_pile(number) if places & mark_in_hand(seat) else places)
                for kind, places in memory
            )


def comes_up(pos: Position, seat: Seat, kind: Kind, giver: Seat, number: int) -> None:
    """Record that a player drew a card from under the pile; the player who put it there knows it."""
    for watcher, memory in zip(WATCHERS, pos.known, strict=True):
        if watcher == seat:
            forget_card(memory, kind, mark_under_pile(number))
            memory[:] = sorted((known, places & ~mark_under_pile(number)) for known, places in memory)
        else:
            memory[:] = sorted((known, follow_draw(places, number, seat)) for known, places in memory)
    if giver != seat:
        remember_card(pos, giver, kind, mark_in_hand(seat))


def follow_draw(places: int, number: int, seat: Seat) -> int:
    """Return the places where a card may be after a seat has drawn the card with this number."""
    return places & ~mark_under_pile(number) | mark_in_hand(seat) if places & mark_under_pile(number) else places


def record_look(pos: Position, watcher: Seat, seat: Seat) -> None:
    """Record that a seat saw another's whole hand; known cards that are not there are under the pile."""
    memory = pos.known[watcher]
    for kind in pos.hands[seat]:
        forget_card(memory, kind, mark_in_hand(seat))
    elsewhere = [(kind, places & ~mark_in_hand(seat)) for kind, places in memory]
    memory[:] = sorted([*elsewhere, *((kind, mark_in_hand(seat)) for kind in pos.hands[seat])])


def forget_card(memory: Memory, kind: Kind, place: int) -> None:
    """Forget a card that was revealed in a place; of two equal cards, the one that has fewer possible places."""
    found = [places for known, places in memory if known == kind and places & place]
    if found:
        memory.remove((kind, min(found, key=int.bit_count)))


def remember_card(pos: Position, watcher: Seat, kind: Kind, places: int) -> None:
    """Record that a watcher knows that a card is in one of these places."""
    memory = pos.known[watcher]
    memory.append((kind, places))
    memory.sort()
