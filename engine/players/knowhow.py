"""What computer players know about each game beyond its rules. All of it is optional."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.players import delphi, hector, horse, iliad, olympus

View = Any


def calm(seats: int) -> int:
    """Return how many moves let things settle among so many."""
    return 2 * seats + 2


@dataclass(frozen=True, slots=True)
class KnowHow:
    """The know-how of one game, as its file in this folder offers it.

    ``worth(view)`` says how well the view's seat stands, in any unit. ``spread`` is the lead, in
    that unit, that makes one side 2.7 times as likely to win as another (``bench.spread``
    measures it). ``plies(seats)`` is how many moves an imagined game goes on before it is
    weighed, each made for the best worth. ``forget(game, view)`` is the view of somebody who
    paid less attention; without it nothing is forgotten.
    """

    worth: Callable[[View], float]
    spread: float
    plies: Callable[[int], int] = calm
    forget: Callable[[Any, View], View] | None = None


KNOW_HOW: dict[str, KnowHow] = {
    "iliad": KnowHow(iliad.worth, iliad.SPREAD, forget=iliad.forget),
    "delphi": KnowHow(delphi.worth, delphi.SPREAD),
    "olympus": KnowHow(olympus.worth, olympus.SPREAD),
    "hector": KnowHow(hector.worth, hector.SPREAD),
    "horse": KnowHow(horse.worth, horse.SPREAD),
}
