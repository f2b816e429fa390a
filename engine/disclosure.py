"""Whether moves revealed something hidden, so that after an undo somebody would know more than before.

We imagine many positions that the seat asking for the undo could not tell from the true one before its
move, and repeat the same moves in each. If they are legal there and draw nothing, and every seat hears
and sees the same changes, then nobody has learned from them what that seat did not know: at most what
it showed of its own. If anything differs, something hidden has come to light.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.chance import Script
from engine.core import NOBODY, Chance, Event, Game, Seat, State
from engine.log import Step
from engine.match import make_move

WORLDS = 32  # a secret that is the same in three of four positions goes unnoticed once in ten thousand times

Made = tuple[State, Sequence[Event]]  # the position after a move, and what happened


def discloses_secret(game: Game, before: State, seat: Seat, taken: Sequence[Step], chance: Chance) -> bool:
    """Return whether these steps told anybody what ``seat`` did not know in the position ``before`` them."""
    if any(step.entry.draws or _face_down(step, seat) for step in taken):
        return True
    view = before.view(seat)
    everybody = (NOBODY, *range(len(view.sides)))
    noticed = _noticed(everybody, before, [(step.state, step.events) for step in taken])
    return any(_otherwise(game.imagine(view, chance), taken, everybody, noticed) for _ in range(WORLDS))


def _face_down(step: Step, seat: Seat) -> bool:
    """Return whether another seat made a secret choice, which must not influence the answer."""
    return step.entry.seat != seat and step.public != step.entry.move


def _otherwise(world: State, taken: Sequence[Step], everybody: Sequence[Seat], noticed: Sequence[Any]) -> bool:
    """Return whether the same moves look different in an imagined position, or cannot be made there."""
    try:
        made = list(_made(world, taken))
    except ValueError:  # an illegal move, or a draw
        return True
    return _noticed(everybody, world, made) != noticed


def _made(state: State, taken: Sequence[Step]) -> Iterator[Made]:
    for step in taken:
        state, events, _ = make_move(state, step.entry.seat, step.entry.move, Script(()))
        yield state, events


def _noticed(everybody: Sequence[Seat], before: State, made: Sequence[Made]) -> list[Any]:
    """Return what each watcher heard and how their view changed, move by move."""
    found: list[Any] = []
    for watcher in everybody:
        view = before.view(watcher)
        for state, events in made:
            last, view = view, state.view(watcher)
            found.append(([event.heard_by(watcher) for event in events], _change(last, view)))
    return found


def _change(old: Any, new: Any) -> Any:
    """Return only the difference between two values, so that equal changes of different values compare equal."""
    if old == new:
        return None
    if is_dataclass(new) and type(old) is type(new):
        names = [field.name for field in fields(new)]
        return type(new), [_change(getattr(old, name), getattr(new, name)) for name in names]
    if isinstance(new, tuple) and isinstance(old, tuple) and len(old) == len(new):
        return [_change(*two) for two in zip(old, new, strict=True)]
    return "is", new
