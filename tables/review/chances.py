"""Chances of winning as people are told them: as sure as they come true (``bench.calibration``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core import Game
from engine.knowhow import temper_chance
from engine.players import Opinion


def calibrate_chance(game: Game, chance: float, sides: Sequence[int]) -> float:
    """Return a chance that a search found, as it is told to people."""
    return temper_chance(chance, len(set(sides)), game.know_how.taught(sides).temper) if game.know_how else chance


def as_told(game: Game, opinions: Sequence[Opinion], sides: Sequence[int]) -> list[Opinion]:
    """Return opinions with their chances as they are told to people; a move never imagined keeps its 0."""
    return [
        replace(each, chance=calibrate_chance(game, each.chance, sides)) if each.visits else each for each in opinions
    ]
