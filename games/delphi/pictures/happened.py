"""What the last move did to a player's row: cards that came, cards that went, cards that took effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core import Event, Seat
from games.delphi.rules.cards import ORACLE, ZEUS, Kind
from games.delphi.rules.events import (
    Banished,
    Drew,
    Fell,
    Hired,
    Kept,
    Laid,
    LaidInstead,
    Lost,
    Played,
    Recovered,
    Spared,
    Struck,
    Swapped,
    TurnedUp,
)
from games.delphi.rules.row import HIRED, Card, kind_of


def find_marked_cards(row: Sequence[Card], seat: Seat, news: Iterable[Event]) -> set[int]:
    """Return the indexes of a row's new cards, and of a god or an Oracle that has just taken effect."""
    return {at for event in news for at in [last(row, *pointed(event, seat))] if at >= 0}


def pointed(event: Event, seat: Seat) -> tuple[Kind, bool]:
    """Return the kind of card in a player's row that an event is about (-1 for none), and whether it was hired."""
    match event:
        case TurnedUp() if seat in event.seats:
            return event.kinds[event.seats.index(seat)], False
        case Played() if event.seat == seat:
            return event.kind, False
        case Hired() if event.seat == seat:
            return event.kind, True
        case Spared() if event.seat == seat:
            return ZEUS, False
        case Kept() if event.seat == seat:
            return ORACLE, False
    return -1, False


def last(row: Sequence[Card], kind: Kind, foreign: bool) -> int:
    """Return the index of the rightmost such card, or -1."""
    found = [at for at, card in enumerate(row) if kind_of(card) == kind and (card >= HIRED) == foreign]
    return found[-1] if found else -1


def list_lost_cards(seat: Seat, news: Iterable[Event]) -> Iterator[Kind]:
    """Yield the cards that a player's row has just lost."""
    for event in news:
        match event:
            case Struck() | Hired() if event.foe == seat:
                yield event.kind
            case Banished() if seat in event.seats:
                yield event.kind
            case Lost() if event.seat == seat:
                yield event.kind
            case Fell() if event.seat == seat:
                yield from event.kinds


def has_swapped_cards(seat: Seat, news: Iterable[Event]) -> bool:
    """Return whether cards of this row have just been swapped."""
    return any(isinstance(event, Swapped) and event.seat == seat for event in news)


def has_laid_card(seat: Seat, news: Iterable[Event]) -> bool:
    """Return whether a player has just laid a card face down, or replaced it."""
    return any(isinstance(event, Laid | LaidInstead) and event.seat == seat for event in news)


def find_drawn_kinds(seat: Seat, news: Iterable[Event]) -> set[Kind]:
    """Return the kinds of cards that have just come to a hand; with UNKNOWN if the reader may not see them."""
    kinds: set[Kind] = set()
    for event in news:
        if isinstance(event, Drew) and event.seat == seat:
            kinds.update(event.kinds)
        elif isinstance(event, Recovered) and event.seat == seat:
            kinds.add(event.kind)
    return kinds
