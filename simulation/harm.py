"""Harm to the bot's process: killed at a random moment or system call, stopped, or paused."""

from __future__ import annotations

import asyncio
from random import Random

from simulation.figures import Figures
from simulation.program import Program, Victim
from simulation.tempo import Tempo

WAYS = {"kill": 3, "kill at a call": 4, "stop": 2, "pause": 1}  # how often each, of ten
MANY = 25  # calls of a thread at most before it is killed at one
WITHIN = 8.0  # seconds after which the kill comes anyway
LONGER = 1.15  # turns' times, for which nobody may be charged; shorter than Discord's memory of nonces
RARELY = 0.05  # how often the bot is away for so long


class Harm:
    """Does something to one process of the bot, and starts it again.

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
        victim = self._chance.choice(self._process.victims)
        if how == "pause":
            self._figures.pauses += 1
            await victim.pause(self._away())
            return
        await {"kill": self._kill, "kill at a call": self._kill_at_call, "stop": self._stop}[how](victim)
        await asyncio.sleep(self._away())
        await victim.start()

    async def _kill(self, victim: Victim) -> None:
        self._figures.kills["random"] += 1
        await victim.clear()

    async def _kill_at_call(self, victim: Victim) -> None:
        if not victim.calls:
            await self._kill(victim)
            return
        call, count = self._chance.choice(victim.calls), self._chance.randint(1, MANY)
        self._figures.note(f"{call} {count}")
        hit = await victim.kill_at(call, count, WITHIN)
        self._figures.kills[call if hit else "random"] += 1

    async def _stop(self, victim: Victim) -> None:
        self._figures.stops += 1
        await victim.stop()

    def _away(self) -> float:
        """Return for how many seconds the bot is away."""
        if self._patient and self._chance.random() < RARELY:
            return LONGER * self._tempo.turn
        return self._chance.uniform(*self._tempo.away)
