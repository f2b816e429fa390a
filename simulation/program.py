"""What a campaign plays with: a bot that can be started, killed, stopped and paused, wherever it runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Unstoppable(Exception):
    """The bot did not start, or did not end when told to."""


class Victim(Protocol):
    """A process that may be harmed by itself.

    ``calls``: what it does that hurts most if it is killed just then.
    """

    @property
    def calls(self) -> Sequence[str]: ...

    async def start(self) -> None:
        """Start it.

        Raises:
            Unstoppable: it is not there in time.
        """

    async def kill_at(self, call: str, count: int, within: float) -> bool:
        """Kill it at one of its ``calls``, the nth from now; return whether that came in time."""
        ...

    async def stop(self) -> None:
        """Tell it to end, as a service manager does.

        Raises:
            Unstoppable: it goes on.
        """

    async def pause(self, seconds: float) -> None:
        """Let it stand still, as a machine that sleeps does."""

    async def clear(self) -> None:
        """Kill it, if it is there."""


class Program(Protocol):
    """One bot on one database; its ``victims`` are the processes that run it, of which one is enough.

    ``speed``: how many seconds of its clock pass in one. ``log``: all that it has logged, one record a line or more.
    """

    @property
    def speed(self) -> float: ...

    @property
    def victims(self) -> Sequence[Victim]: ...

    @property
    def running(self) -> bool:
        """Whether it is there; it may be paused."""
        ...

    @property
    def connected(self) -> bool:
        """Whether the bot is on the gateway."""
        ...

    @property
    def log(self) -> str: ...

    async def start(self) -> None:
        """Start it and wait until it is on the gateway.

        Raises:
            Unstoppable: it is not there in time.
        """

    async def stop(self) -> None:
        """Tell it to end, as a service manager does.

        Raises:
            Unstoppable: it goes on.
        """

    async def clear(self) -> None:
        """Kill it, if it is there."""
