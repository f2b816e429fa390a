"""Those who play in a duel or on a ladder: our computer players and bots, by the names that people type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from math import inf
from typing import Protocol

from engine.core import Outcome
from engine.players import PLAYERS, Player
from terminal.bots.messages import Table
from terminal.bots.naming import make_starter
from terminal.bots.player import Bot
from terminal.effort import Effort, Timed

PATIENCE = 10.0  # seconds that a bot has for a move if nobody says how many


class Contestant(Player, Protocol):
    """A player in one game, and what its choices cost."""

    @property
    def effort(self) -> Effort:
        """What its choices have cost."""
        ...

    def end(self, outcome: Outcome | None) -> None:
        """Learn how the game ended, if it did, and stop."""
        ...


class Playing:
    """The contestants of one game; ``outcome`` is told to them at the end, if there is one."""

    def __init__(self, players: Sequence[Contestant]) -> None:
        self.players = players
        self.outcome: Outcome | None = None

    @property
    def efforts(self) -> list[Effort]:
        """What the choices of each have cost."""
        return [player.effort for player in self.players]

    def end(self, player: Contestant) -> None:
        """Tell a player how the game ended, if it did, and let it stop."""
        player.end(self.outcome)


@contextmanager
def start_contestants(names: Sequence[str], table: Table) -> Iterator[Playing]:
    """Provide the named contestants for one game, and end them after it, however it ends.

    Raises:
        NoBot: a name is not known, and names no bot.
    """
    them = Playing([make_contestant(name, table) for name in names])
    with ExitStack() as afterwards:
        for player in them.players:
            afterwards.callback(them.end, player)
        yield them


def make_contestant(name: str, table: Table) -> Contestant:
    """Return a player for one game.

    ``table.seconds`` limits its moves: in seconds of processor time for ours, of a clock for a bot.
    """
    if name in PLAYERS:
        return Timed(PLAYERS[name](), table.seconds)
    return Bot(make_starter(name), replace(table, seconds=PATIENCE) if table.seconds == inf else table)
