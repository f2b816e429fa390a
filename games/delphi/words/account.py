"""How the points of a game of Delphi came about: what each march brought (DE-30)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import Event
from games.delphi.rules.events import MarchEnded
from games.delphi.rules.view import View
from games.delphi.words.cards import Cards, format_signed, format_total
from words import Names


def parts(events: Iterable[Event], view: View, _: Any) -> list[tuple[int, ...]]:
    """Return for each seat what it gained in each march."""
    gains = [event.gains for event in events if isinstance(event, MarchEnded)]
    return [tuple(march[seat] for march in gains) for seat in range(len(view.scores))]


def account(cards: Cards, view: View, names: Names, events: Sequence[Event]) -> list[str]:
    """Return a line for each player."""
    return [
        cards.say(
            "delphi-account",
            name=names[seat],
            gains="  ".join(map(format_signed, gains)),
            points=format_total(sum(gains)),
        )
        for seat, gains in enumerate(parts(events, view, None))
    ]


def list_points(view: View) -> Sequence[int]:
    """Return the points of each seat."""
    return view.scores
