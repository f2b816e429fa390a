"""A position in which the next seat builds its move by small choices, as people do with buttons.

No question has more than 25 answers (``engine.choices``), so an action is a number below 25, whatever the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Self

from engine.choices import WIDEST, Offer, make_offer
from engine.core import NOBODY, Game, Move, Options, Part, Seat, State, default_variant
from engine.wire import view_json

ACTIONS = WIDEST


def choose_table(game: Game, seats: int | None, chosen: Mapping[str, object]) -> tuple[int, Options]:
    """Return the number of seats and the options of a table: the fewest seats, and the usual variant for them.

    Raises:
        TableRefused: no game can be dealt with these seats and options.
    """
    sizes = game.variants.get(str(chosen.get("variant"))) or [n for sizes in game.variants.values() for n in sizes]
    seats = seats or min(sizes)
    return seats, game.options(seats, {"variant": default_variant(game, seats), **chosen})


class Question:
    """A position, and the choices that its first seat to act has made so far. It never changes."""

    def __init__(self, state: State, path: tuple[int, ...] = ()) -> None:
        self.state, self.path = state, path
        acting = state.to_act()
        self.seat: Seat = acting[0] if acting else NOBODY
        self.offer = make_offer(state.legal(self.seat), path) if acting else Offer((), ())

    def chosen(self, action: int) -> Self | Move:
        """Return the next question to the same seat, or the move that is complete with this choice.

        Raises:
            LookupError: there is no such choice.
        """
        following = type(self)(self.state, (*self.path, action))
        return following if following.offer.move is None else following.offer.move

    def observed(self, seat: Seat) -> dict[str, Any]:
        """Return what a seat may know, as plain JSON: its view and, if it is asked, what to choose from."""
        asked = seat == self.seat
        return {
            "view": view_json(self.state.view(seat)),
            "settled": list(map(describe_part, self.offer.settled)) if asked else [],
            "choices": self.names() if asked else [],
        }

    def names(self) -> list[str]:
        """Return the choices in words: the name of the move that one completes, or its part of a move."""
        return [self._name(action) for action in range(len(self.offer.choices))]

    def _name(self, action: int) -> str:
        chosen = self.chosen(action)
        return (
            ", ".join(map(describe_part, self.offer.choices[action])) if isinstance(chosen, Question) else str(chosen)
        )


def describe_part(part: Part) -> str:
    """Return a part of a move in words."""
    word, number = part
    return f"{word} {number}"


def dump_observation(observed: Mapping[str, Any]) -> str:
    """Return what a seat observes as a line of JSON."""
    return json.dumps(observed, separators=(",", ":"))
