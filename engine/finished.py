"""The games in which somebody may have nothing more to do while the others go on, by key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Game, Seat
from engine.games.delphi import march as delphi
from engine.games.iliad import ending as iliad

FINISHED: Mapping[str, Callable[[Any], tuple[Seat, ...]]] = {"delphi": delphi.finished, "iliad": iliad.finished}


def finished(game: Game, state: Any) -> tuple[Seat, ...]:
    """Return the seats that are asked nothing any more, while the game goes on for others."""
    return FINISHED[game.key](state) if game.key in FINISHED and state.to_act() else ()
