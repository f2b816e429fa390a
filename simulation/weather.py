"""Faults around the bot: failing requests, a dropped gateway, late or repeated interactions, a failing machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from random import Random

from playground.faults import Faults
from simulation.figures import Figures
from simulation.harm import LONGER
from simulation.tempo import Tempo

REQUESTS = {  # every kind of request that the bot makes
    "post": r"POST .*/channels/\d+/messages$",
    "edit": r"PATCH .*/channels/\d+/messages/\d+$",
    "delete": r"DELETE .*/channels/\d+/messages/\d+$",
    "answer": r"POST .*/interactions/\d+/[^/]+/callback",
    "update": r"PATCH .*/webhooks/\d+/[^/]+/messages/",
    "follow-up": r"POST .*/webhooks/\d+/[^/]+$",
    "thread": r"POST .*/threads$",
    "member": r"GET .*/members/\d+$",
    "channel": r"GET .*/channels/\d+$",
    "any": "",
}
SELDOM = 0.15  # a long silence, where an outage of one kind of request is 4
LIVED_THROUGH = 0.5  # how often the bot is not harmed in one: a new process hears of no server before it is over
OFTEN = {"post": 4, "edit": 4, "answer": 3, "update": 3, "delete": 2}  # the others once
MANY = 1000  # more requests, or connections, than an outage can meet
Fault = Callable[[Faults, str], None]
Break = Callable[[float], Awaitable[None]]  # lets something fail for so many seconds, as it may
FAULTS: dict[str, Fault] = {
    "500": lambda faults, where: faults.fail(where, status=500, times=MANY),
    "502": lambda faults, where: faults.fail(where, status=502, times=MANY),
    "503": lambda faults, where: faults.fail(where, status=503, times=MANY),
    "503 after": lambda faults, where: faults.fail(where, status=503, times=MANY, after_applying=True),
    "429": lambda faults, where: faults.limit(1.0, where, times=3),
    "429 without Via": lambda faults, where: faults.limit(1.0, where, times=MANY, via=False),
    "cut": lambda faults, where: faults.cut(where, times=MANY),
    "cut after": lambda faults, where: faults.cut(where, times=2, after_applying=True),
    "slow": lambda faults, where: faults.slow(1.5, where, times=10),
}
DROPS: dict[str, Callable[[Faults], Awaitable[None]]] = {
    "cut": lambda faults: faults.cut_gateway(),
    "close": lambda faults: faults.close_gateway(),
    "reconnect": lambda faults: faults.reconnect_gateway(),
    "invalid": lambda faults: faults.invalidate_sessions(),
    "resumable": lambda faults: faults.invalidate_sessions(resumable=True),
}


class Weather:
    """Makes one thing go wrong at a time, also with one of the machine's ``parts``, by its name.

    ``patient`` weather also lets the gateway be away for longer than a turn.
    """

    def __init__(
        self, faults: Faults, chance: Random, figures: Figures, tempo: Tempo, parts: Mapping[str, Break],
        *, patient: bool,
    ) -> None:  # fmt: skip
        self._faults, self._chance, self._figures = faults, chance, figures
        self._tempo, self._parts, self._patient = tempo, parts, patient
        self.spares = False  # whether the bot is to live through what goes wrong now

    async def change(self) -> None:
        """Cause one random failure."""
        ways = [self._outage, self._drop, self._confuse, self._break_part, self._silence]
        [what] = self._chance.choices(ways, (4, 1, 1, 4 if self._parts else 0, SELDOM if self._patient else 0))
        if self._figures.happenings.happens():
            await what()

    async def _outage(self) -> None:
        """Let one kind of request fail in one way for a while."""
        [kind] = self._chance.choices([*REQUESTS], [OFTEN.get(each, 1) for each in REQUESTS])
        fault = self._chance.choice([*FAULTS])
        self._figures.faults[fault] += 1
        self._figures.requests[kind] += 1
        self._figures.note(f"{kind}: {fault}")
        FAULTS[fault](self._faults, REQUESTS[kind])
        await asyncio.sleep(self._chance.uniform(*self._tempo.outage))
        self._faults.clear()

    async def _break_part(self) -> None:
        """Let a part of the machine fail for a while."""
        name, fail = self._chance.choice([*self._parts.items()])
        self._figures.faults[name] += 1
        self._figures.note(name)
        await fail(self._chance.uniform(*self._tempo.outage))

    async def _drop(self) -> None:
        """Break every connection to the gateway, in one of the ways there are."""
        kind = self._chance.choice([*DROPS])
        self._figures.drops[kind] += 1
        self._figures.note(f"gateway: {kind}")
        self._faults.unresumable = self._chance.choice((0, 0, 1))
        await DROPS[kind](self._faults)

    async def _silence(self) -> None:
        """Refuse connections to the gateway for longer than a turn may take; no player may lose time by that."""
        self._figures.drops["silence"] += 1
        self._figures.note("gateway: silence")
        self._faults.unreachable = MANY
        await self._faults.cut_gateway()
        self.spares = self._chance.random() < LIVED_THROUGH
        await asyncio.sleep(LONGER * self._tempo.turn)
        self._faults.unreachable, self.spares = 0, False

    async def _confuse(self) -> None:
        """Let the next interactions come twice, late, or not at all."""
        kind = self._chance.choice(("twice", "late", "lost"))
        self._figures.interactions[kind] += 1
        self._figures.note(f"interactions: {kind}")
        if kind == "twice":
            self._faults.repeat_interactions(3)
        elif kind == "late":
            self._faults.delay_interactions(self._chance.uniform(0.2, 4.0), 3)
        else:
            self._faults.drop_interactions(2)
