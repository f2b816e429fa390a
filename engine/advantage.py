"""The advantage of a seat: what it has before the other by the rules alone, so that tournaments can share it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from engine.core import NOBODY, Game, Seat


@dataclass(frozen=True, slots=True)
class Advantage:
    """What one of two seats has and the other has not, such as the first turn.

    It may turn out to be a drawback: what counts is that only one has it. ``options`` give it to the first seat;
    there are none if that has it at every table. ``seat`` returns which seat has it in a position just dealt.
    """

    options: Mapping[str, Seat]
    seat: Callable[[Any], Seat]


@runtime_checkable
class StatesAdvantage(Protocol):
    """A game that says what its advantage is; one that treats both seats alike has ``None``."""

    advantage: Advantage | None


def find_advantage(game: Game) -> Advantage | None:
    """Return the advantage that a game has, or ``None`` if it has none, or does not say."""
    return game.advantage if isinstance(game, StatesAdvantage) else None


def left_to_chance(game: Game, options: Mapping[str, Any]) -> bool:
    """Return whether no seat is sure to have an advantage at a table that agreed on these options."""
    advantage = find_advantage(game)
    return advantage is None or any(options.get(name, NOBODY) == NOBODY for name in advantage.options)


def has_first_seat(game: Game, options: Mapping[str, Any]) -> bool:
    """Return whether a table that agreed on these options gives the advantage of a game to the first seat."""
    return find_advantage(game) is not None and for_first_seat(game).items() <= options.items()


def for_first_seat(game: Game) -> dict[str, Seat]:
    """Return the options that give the advantage of a game to the first seat."""
    advantage = find_advantage(game)
    return dict(advantage.options) if advantage else {}
