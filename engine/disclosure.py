"""Whether moves have told anybody something hidden, so that taking them back would leave somebody the wiser.

Whatever the seat that takes back could not know before its move is imagined anew, many times, and the
same moves are made in each imagined position. If they can be made there and draw nothing, and every
seat hears and sees the same changes, then nobody has learned from them what that seat did not know:
at most what it has shown of its own. If one thing differs, something hidden has come to light.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.chance import Script
from engine.core import NOBODY, Chance, Event, Game, Seat, State
from engine.match import Step, make

WORLDS = 32  # what is so in three of four of them by chance alone goes unnoticed once in ten thousand times

Made = tuple[State, Sequence[Event]]  # the position that a move has led to, and what happened


def discloses(game: Game, before: State, seat: Seat, taken: Sequence[Step], chance: Chance) -> bool:
    """Return whether these steps told anybody what ``seat`` did not know when the position was ``before`` them."""
    if any(step.entry.draws or _face_down(step, seat) for step in taken):
        return True
    view = before.view(seat)
    everybody = (NOBODY, *range(len(view.sides)))
    noticed = _noticed(everybody, before, [(step.state, step.events) for step in taken])
    return any(_otherwise(game.imagine(view, chance), taken, everybody, noticed) for _ in range(WORLDS))


def _face_down(step: Step, seat: Seat) -> bool:
    """Return whether somebody else has made a choice that is not open; what it was shall not decide the answer."""
    return step.entry.seat != seat and step.public != step.entry.move


def _otherwise(world: State, taken: Sequence[Step], everybody: Sequence[Seat], noticed: Sequence[Any]) -> bool:
    """Return whether the same moves would be noticed otherwise in an imagined position, or are not open there."""
    try:
        made = list(_made(world, taken))
    except ValueError:  # a move that is not open, or a card that is drawn
        return True
    return _noticed(everybody, world, made) != noticed


def _made(state: State, taken: Sequence[Step]) -> Iterator[Made]:
    for step in taken:
        state, events, _ = make(state, step.entry.seat, step.entry.move, Script(()))
        yield state, events


def _noticed(everybody: Sequence[Seat], before: State, made: Sequence[Made]) -> list[Any]:
    """Return what each of them has heard, and how their view has changed, move by move."""
    found: list[Any] = []
    for watcher in everybody:
        view = before.view(watcher)
        for state, events in made:
            last, view = view, state.view(watcher)
            found.append(([event.heard_by(watcher) for event in events], _change(last, view)))
    return found


def _change(old: Any, new: Any) -> Any:
    """Return what makes the new value of the old one, and no more: two values may change alike."""
    if old == new:
        return None
    if is_dataclass(new) and type(old) is type(new):
        names = [field.name for field in fields(new)]
        return type(new), [_change(getattr(old, name), getattr(new, name)) for name in names]
    if isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new):
        return [_change(*two) for two in zip(old, new, strict=True)]
    return "is", new
