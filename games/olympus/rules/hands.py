"""The verbs on cards and color markers that players hold: the only code that changes hands and markers.

Each verb changes one thing, records it as an event, and updates what players know (``memory``).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import cache

from engine.chance import draw_card
from engine.core import NOBODY, Chance, Seat
from games.olympus.rules import memory
from games.olympus.rules.cards import Colour, Kind
from games.olympus.rules.ending import run_out
from games.olympus.rules.events import Discarded, Drew, LookedAt, MarkerTaken, Paid, PutUnder, Recovered
from games.olympus.rules.moves import MARKER
from games.olympus.rules.position import ASIDE, Position


def draw_from_pile(pos: Position, seat: Seat, by: Kind, cards: int, chance: Chance) -> None:
    """Draw cards one by one; when the last card of the pile is drawn, the game is over (OL-33)."""
    left = pos.pile()
    wanted = min(cards, left)
    kinds: list[Kind] = []
    while len(kinds) < wanted:
        kinds.append(draw_one(pos, seat, chance)[0])
    pos.events.append(Drew(seat, by, tuple(sorted(kinds))))
    if cards >= left:
        run_out(pos)


def draw_one(pos: Position, seat: Seat, chance: Chance) -> tuple[Kind, Seat]:
    """Draw a card from the pile; return it, and the seat that had put it under the pile (NOBODY for most)."""
    if len(pos.unseen) > ASIDE:
        kind, giver = draw_card(pos.unseen, chance, "cards", seat), NOBODY
    else:
        kind, giver, number = pos.bottom.pop(0)
        memory.comes_up(pos, seat, kind, giver, number)
    add_to_hand(pos, seat, kind)
    return kind, giver


def add_to_hand(pos: Position, seat: Seat, kind: Kind) -> None:
    """Add a card to a hand."""
    insort(pos.hands[seat], kind)
    pos.purses[seat] += pos.sheet.weights[kind]


def remove_from_hand(pos: Position, seat: Seat, kind: Kind) -> None:
    """Remove a card from a hand."""
    pos.hands[seat].remove(kind)
    pos.purses[seat] -= pos.sheet.weights[kind]


def spend_card(pos: Position, seat: Seat, kind: Kind) -> None:
    """Discard a card from the hand."""
    give_up(pos, seat, kind)
    insort(pos.discards, kind)


def give_up(pos: Position, seat: Seat, kind: Kind) -> None:
    """Take a card out of a hand for all to see."""
    remove_from_hand(pos, seat, kind)
    if any(pos.known):
        memory.leaves_hand(pos, seat, kind)


def discard_card(pos: Position, seat: Seat, by: Kind, kind: Kind) -> None:
    """Discard a card from the hand because of a power."""
    spend_card(pos, seat, kind)
    pos.events.append(Discarded(by, seat, kind))


def pay_items(pos: Position, seat: Seat, items: Sequence[int]) -> None:
    """Discard cards and return markers to Delphi (OL-10)."""
    kinds, colours = [], []
    for item in sorted(items):
        if item < MARKER:
            kinds.append(item)
            spend_card(pos, seat, item)
        else:
            colours.append(item - MARKER)
            hand_over(pos, item - MARKER, NOBODY)
    pos.events.append(Paid(seat, tuple(kinds), tuple(colours)))


def recover_card(pos: Position, seat: Seat, by: Kind, kind: Kind) -> None:
    """Take a card from the discard pile into a hand."""
    pos.discards.remove(kind)
    to_hand(pos, seat, kind)
    pos.events.append(Recovered(by, seat, kind))


def to_hand(pos: Position, seat: Seat, kind: Kind) -> None:
    """Add a card to a hand for all to see."""
    add_to_hand(pos, seat, kind)
    memory.goes_to_hand(pos, seat, kind)


def put_under(pos: Position, seat: Seat, by: Kind, kind: Kind) -> None:
    """Put a card from the hand under the pile."""
    remove_from_hand(pos, seat, kind)
    pos.bottom.append((kind, seat, pos.puts))
    memory.goes_under(pos, seat, pos.puts)
    pos.puts += 1
    pos.events.append(PutUnder(by, seat, kind))


def look_at_hand(pos: Position, seat: Seat, by: Kind) -> None:
    """Look at the opponent's hand."""
    memory.record_look(pos, seat, 1 - seat)
    pos.events.append(LookedAt(by, seat, tuple(pos.hands[1 - seat])))


# -- markers


def take_marker(pos: Position, seat: Seat, by: Kind, colour: Colour) -> None:
    """Take a color marker from Delphi or the opponent (OL-22)."""
    pos.events.append(MarkerTaken(by, seat, colour, pos.markers[colour]))
    hand_over(pos, colour, seat)


def hand_over(pos: Position, colour: Colour, seat: Seat) -> None:
    """Give a color marker to a player, or return it to Delphi (NOBODY)."""
    holder, weight = pos.markers[colour], pos.sheet.weights[MARKER + colour]
    if holder != NOBODY:
        pos.purses[holder] -= weight
    if seat != NOBODY:
        pos.purses[seat] += weight
    pos.markers[colour] = seat


@cache
def on_offer(markers: tuple[Seat, ...], seat: Seat) -> tuple[Colour, ...]:
    """Return the markers at Delphi, or if there are none, those of the opponent (OL-22)."""
    lying = tuple(colour for colour, holder in enumerate(markers) if holder == NOBODY)
    return lying or tuple(colour for colour, holder in enumerate(markers) if holder != seat)
