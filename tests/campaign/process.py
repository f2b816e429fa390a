"""The bot's process: started, killed at a random moment or at a system call, stopped, paused and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from playground.playground import Playground
from simulation.program import Unstoppable, Victim

ROOT = Path(__file__).parents[2]
STARTED = 90.0  # seconds in which a bot has to be on the gateway, also on a busy machine
REQUESTS = "sendto", "recvfrom"  # a request leaves, or an answer is about to be read
PAGES = "pwrite64", "fdatasync"  # a page of the database is written, or all are on the disk
STOPPED = 60.0  # seconds in which it has to end when told to


class Process:
    """One bot on one database; there is never more than one process of it."""

    def __init__(self, place: Playground, database: str, log: Path, speed: float) -> None:
        self._place, self._log, self.speed = place, log, speed
        self.calls = (() if "://" in database else PAGES) + REQUESTS if can_trace() else ()
        self._given = [place.url, place.token, database, str(time.time()), str(speed)]
        self._child: asyncio.subprocess.Process | None = None

    @property
    def victims(self) -> Sequence[Victim]:
        """What may be harmed by itself."""
        return [self]

    @property
    def running(self) -> bool:
        """Whether the process is there; it may be paused."""
        return self._child is not None and self._child.returncode is None

    @property
    def connected(self) -> bool:
        """Whether the bot is on the gateway."""
        return self.running and any(line.session for line in self._place.gateway.lines)

    @property
    def log(self) -> str:
        """All that it has logged."""
        return self._log.read_text(errors="replace")

    async def start(self) -> None:
        """Start the bot and wait until it is on the gateway.

        Raises:
            Unstoppable: it is not there in time.
        """
        known = self._place.gateway.identified
        await self._spawn()
        deadline = time.monotonic() + STARTED
        while self._place.gateway.identified == known:
            if time.monotonic() > deadline:
                raise Unstoppable(f"the bot did not connect within {STARTED:.0f} seconds")
            if not self.running:  # Discord refused it, as it may; anyone who runs a bot starts it again
                await asyncio.sleep(0.5)
                await self._spawn()
            await asyncio.sleep(0.02)

    async def _spawn(self) -> None:
        await self.clear()
        with self._log.open("ab") as log:
            self._child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.campaign.bot", *self._given,
                cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip

    async def kill_at(self, call: str, count: int, within: float) -> bool:
        """Kill the bot as it makes a system call for the nth time from now; return whether that came in time.

        strace counts for each thread. It needs leave to trace processes.
        """
        assert self._child is not None, "there is a bot to kill"
        tracer = await asyncio.create_subprocess_exec(
            "strace", "-f", "-qq", "-o", os.devnull, "-p", str(self._child.pid),
            "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={count}",
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._child.wait(), within)
        hit = self._child.returncode is not None
        await self.clear()
        await tracer.wait()
        return hit

    async def stop(self) -> None:
        """Tell the bot to end, as a service manager does.

        Raises:
            Unstoppable: it goes on.
        """
        assert self._child is not None, "there is a bot to stop"
        with contextlib.suppress(ProcessLookupError):
            self._child.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._child.wait(), STOPPED)
        except TimeoutError:
            raise Unstoppable(f"the bot did not end within {STOPPED:.0f} seconds of SIGTERM") from None
        finally:
            await self.clear()

    async def pause(self, seconds: float) -> None:
        """Let the process stand still, as a machine that sleeps does."""
        assert self._child is not None, "there is a bot to pause"
        with contextlib.suppress(ProcessLookupError):
            self._child.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            self._child.send_signal(signal.SIGCONT)

    async def clear(self) -> None:
        """Kill the bot, if it is there, and its thinking processes with it."""
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._child.pid, signal.SIGKILL)
            await self._child.wait()
            self._child = None  # its number may be another's from now on


def can_trace() -> bool:
    """Whether kills at system calls are possible here."""
    return shutil.which("strace") is not None
