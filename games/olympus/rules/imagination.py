"""Positions consistent with what a seat of Fight for Olympus knows."""

from __future__ import annotations

from engine.chance import draw_card, draw_cards, pile_of
from engine.core import NOBODY, UNKNOWN, Chance, Seat
from games.olympus.rules.agenda import FREE_PLAY, PAY, Frame
from games.olympus.rules.cards import COPIES, Kind
from games.olympus.rules.memory import mark_in_hand, mark_under_pile
from games.olympus.rules.position import EMPTY, SEATS, Position
from games.olympus.rules.view import View

OPEN_NUMBERS = ("active", "number", "leaves_out", "soared", "steps", "puts")
OPEN_LISTS = ("units", "wounds", "gear", "discards", "markers", "bottom", "agenda")
TRIES = 10_000  # far more than are ever needed, because the true cards are always possible
Placed = list[tuple[Kind, int, int]]  # known cards, the places where each may be, and the place chosen


def imagine_position(pos: Position, view: View, chance: Chance) -> None:
    """Turn a new position into one that the view's seat cannot tell from the true one."""
    copy_public_part(pos, view)
    rooms, placed = rooms_of(view), None
    for _ in range(TRIES):
        placed = place_known_cards(known_to(view), dict(rooms), chance)
        if placed is not None:
            break
    assert placed is not None, "nothing that this seat knows can be true"
    deal_unseen_cards(pos, view, placed, chance)
    pos.known = list_memories(view, placed)
    pos.recount()


def copy_public_part(pos: Position, view: View) -> None:
    """Copy everything public and the seat's own cards into a position."""
    for name in OPEN_NUMBERS:
        setattr(pos, name, getattr(view, name))
    for name in OPEN_LISTS:
        setattr(pos, name, list(getattr(view, name)))
    pos.result = view.outcome
    pos.hands = [list(view.hand) if seat == view.seat else [] for seat in range(SEATS)]


def known_to(view: View) -> tuple[tuple[Kind, int], ...]:
    """Return the hidden cards that the seat knows of, and the places where each may be."""
    return view.recalled.public if view.seat == NOBODY else view.recalled.known[view.seat]


def rooms_of(view: View) -> dict[int, int]:
    """Return how many known cards each hidden place has room for.

    A card just drawn from the pile takes room in a hand, because it cannot be a known card.
    """
    rooms = {mark_in_hand(seat): size for seat, size in enumerate(view.hand_sizes) if seat != view.seat}
    for drawer in fresh_drawers(view):
        rooms[mark_in_hand(drawer)] -= 1
    return rooms | {mark_under_pile(number): 1 for kind, _, number in view.bottom if kind == UNKNOWN}


def fresh_drawers(view: View) -> list[Seat]:
    """Return the seats that hold a card just drawn from the pile that this seat has not seen."""
    return [frame[1] for frame in view.agenda if hides_card(frame) and frame[4] == NOBODY]


def hides_card(frame: Frame) -> bool:
    """Return whether a frame contains a card that the seat has not seen."""
    return frame[0] == FREE_PLAY and frame[3] == UNKNOWN


def place_known_cards(known: tuple[tuple[Kind, int], ...], rooms: dict[int, int], chance: Chance) -> Placed | None:
    """Choose a place for each known card; return ``None`` if the choices left no room for one."""
    placed: Placed = []
    # Those with the least choice come first, so that others leave them room.
    for kind, places in sorted(known, key=lambda card: card[1].bit_count()):
        open_rooms = [place for place in rooms if places & place for _ in range(rooms[place])]
        if not open_rooms:
            return None
        place = open_rooms[chance.below(len(open_rooms))]
        rooms[place] -= 1
        placed.append((kind, places, place))
    return placed


def deal_unseen_cards(pos: Position, view: View, placed: Placed, chance: Chance) -> None:
    """Put the known cards into their places, and deal the other unseen cards at random."""
    hidden = unseen_by(pos, view)
    for kind, _, _ in placed:
        hidden.remove(kind)
    drawn = {drawer: draw_card(hidden, chance) for drawer in fresh_drawers(view)}
    for seat in range(SEATS):
        if seat != view.seat:
            cards = [kind for kind, _, place in placed if place == mark_in_hand(seat)]
            cards += [drawn[seat]] if seat in drawn else []
            cards += draw_cards(hidden, view.hand_sizes[seat] - len(cards), chance)
            pos.hands[seat] = sorted(cards)
    lying = {place: kind for kind, _, place in placed}
    pos.bottom = [
        (
            lying[mark_under_pile(number)] if mark_under_pile(number) in lying else draw_card(hidden, chance),
            giver,
            number,
        )
        if kind == UNKNOWN
        else (kind, giver, number)
        for kind, giver, number in view.bottom
    ]
    pos.unseen = hidden
    pos.agenda = [reveal_frame(pos, frame, drawn, chance) for frame in view.agenda]


def reveal_frame(pos: Position, frame: Frame, drawn: dict[Seat, Kind], chance: Chance) -> Frame:
    """Return a frame with the card that it hides: the one just drawn, or a random one of the hand."""
    if not hides_card(frame):
        return frame
    what, seat, by, _, giver = frame
    hand = pos.hands[seat]
    return what, seat, by, drawn[seat] if seat in drawn else hand[chance.below(len(hand))], giver


def unseen_by(pos: Position, view: View) -> list[Kind]:
    """Return the cards that this seat sees nowhere, sorted."""
    counts = list(COPIES)
    seen = [*view.hand, *view.discards, *view.units, *view.gear]
    seen += [kind for kind, _, _ in view.bottom] + [frame[2] for frame in view.agenda if frame[0] == PAY]
    for kind in seen:
        if kind != EMPTY:
            counts[kind] -= 1
    return list(pile_of(tuple(counts)))


def list_memories(view: View, placed: Placed) -> list[list[tuple[Kind, int]]]:
    """Return what everybody knows; a spectator assumes that the players know no more than they must."""
    if view.seat != NOBODY:
        return [*map(list, view.recalled.known), list(view.recalled.public)]
    supposed = [
        sorted((kind, places & ~own) for kind, places, place in placed if not place & own)
        for own in (own_places(view, seat) for seat in range(SEATS))
    ]
    return [*supposed, list(view.recalled.public)]


def own_places(view: View, seat: Seat) -> int:
    """Return the bits of the places that a seat can see: its hand, and the cards it put under the pile."""
    return mark_in_hand(seat) | sum(mark_under_pile(number) for _, giver, number in view.bottom if giver == seat)
