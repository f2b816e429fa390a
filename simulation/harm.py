"""Harm to the bot's process: killed at a random moment or system call, stopped, or paused."""

from __future__ import annotations

import asyncio
from random import Random

from simulation.figures import Figures
from simulation.program import Program
from simulation.tempo import Tempo

WAYS = {"kill": 3, "kill at a call": 4, "stop": 2, "pause": 1}  # how often each, of ten
MANY = 25  # calls of a thread at most before it is killed at one
WITHIN = 8.0  # seconds after which the kill comes anyway
LONGER, RARELY = (
    1.15,
    0.05,
)  # turns' times, for which nobody may be charged, within Discord's memory of nonces; how often


class Harm:
    """Does something to the process, and starts it again.

    A ``patient`` campaign has time for long absences.
    """

    def __init__(self, process: Program, chance: Random, figures: Figures, tempo: Tempo, *, patient: bool) -> None:
        self._process, self._tempo = process, tempo
        self._chance, self._figures, self._patient = chance, figures, patient

    async def do(self) -> None:
        """Harm the process in one of the ways there are.

        Raises:
            Unstoppable: it does not end, or does not come back.
        """
        [how] = self._chance.choices([*WAYS], [*WAYS.values()])
        if not self._figures.happenings.happens():
            return
        self._figures.note(how)
        if how == "pause":
            self._figures.pauses += 1
            await self._process.pause(self._away())
            return
        await {"kill": self._kill, "kill at a call": self._kill_at_call, "stop": self._stop}[how]()
        await asyncio.sleep(self._away())
        await self._process.start()

    async def _kill(self) -> None:
        self._figures.kills["random"] += 1
        await self._process.clear()

    async def _kill_at_call(self) -> None:
        if not self._process.calls:
            await self._kill()
            return
        call, count = self._chance.choice(self._process.calls), self._chance.randint(1, MANY)
        self._figures.note(f"{call} {count}")
        hit = await self._process.kill_at(call, count, WITHIN)
        self._figures.kills[call if hit else "random"] += 1

    async def _stop(self) -> None:
        self._figures.stops += 1
        await self._process.stop()

    def _away(self) -> float:
        """Return for how many seconds the bot is away."""
        if self._patient and self._chance.random() < RARELY:
            return LONGER * self._tempo.turn
        return self._chance.uniform(*self._tempo.away)
