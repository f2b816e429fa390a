"""The two moves of Pig in the cup."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import OpenMove, Part


@dataclass(frozen=True, slots=True)
class Roll(OpenMove):
    """Roll the die under one's cup (PG-02)."""

    def parts(self) -> tuple[Part, ...]:
        return (("roll", 0),)

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class Stop(OpenMove):
    """Move the points under the cup to the purse (PG-06)."""

    def parts(self) -> tuple[Part, ...]:
        return (("stop", 0),)

    def __str__(self) -> str:
        return "stop"


Move = Roll | Stop
ROLL, STOP = Roll(), Stop()
