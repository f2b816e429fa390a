"""Computer players. They see their seat's view and legal moves, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.players.greedy import Greedy
from engine.players.ismcts import MOST, Ismcts
from engine.players.levels import Easy, Erring, Medium
from engine.players.opinion import Opinion
from engine.players.player import Enough, Player, never_stop
from engine.players.random import Random

LEVELS = ("easy", "medium", "hard", "master")  # the levels that people play against, the weakest first
USUAL = "medium"

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": Random,
    "greedy": Greedy,
    "easy": Easy,
    "medium": Medium,
    "hard": partial(Ismcts, 400, learned=True),
    "master": partial(Ismcts, MOST, learned=True),  # thinks for as long as it may, unless its move is decided before
    "plain": partial(Ismcts, 200, guided=False),  # without know-how, to measure what know-how is worth
}

__all__ = [
    "LEVELS",
    "PLAYERS",
    "USUAL",
    "Enough",
    "Erring",
    "Greedy",
    "Ismcts",
    "Opinion",
    "Player",
    "Random",
    "never_stop",
]
