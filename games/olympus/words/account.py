"""How the victory points of a game of Fight for Olympus came about: which cards took them (OL-22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import Event
from games.olympus.rules.cards import Kind
from games.olympus.rules.events import Scored
from games.olympus.rules.position import SEATS
from games.olympus.rules.view import View
from games.olympus.words.cards import Cards
from words import Names


def parts(events: Iterable[Event], view: View, _: Any) -> list[Counter[Kind]]:
    """Return for each seat how many points each of its cards took."""
    scored = [event for event in events if isinstance(event, Scored)]
    return [Counter(event.by for event in scored if event.seat == seat) for seat in range(SEATS)]


def account(cards: Cards, view: View, names: Names, events: Sequence[Event]) -> list[str]:
    """Return a line for each player, with the best cards first."""
    found = parts(events, view, None)
    return [
        cards.say("olympus-account", name=names[seat], points=each.total(), cards=", ".join(_taken(cards, each)))
        for seat, each in enumerate(found)
    ]


def _taken(cards: Cards, by: Counter[Kind]) -> list[str]:
    return [f"{cards.name(kind)} {points}" for kind, points in by.most_common()]
