"""Switches for what can go wrong between a bot and Discord."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground.rates import Limited


@dataclass(slots=True)
class Mishap:
    """What befalls the next requests that `where` is found in, as in "PATCH .*/messages/"."""

    where: re.Pattern[str]
    times: int
    status: int = 0
    after_applying: bool = False
    seconds: float = 0.0
    limited: Limited | None = None


@dataclass(slots=True)
class Course:
    """How the next interactions reach the bot: so often, so late."""

    times: int
    copies: int = 1
    seconds: float = 0.0


class Faults:
    """What shall go wrong, and how often; each switch is used up by what it befalls.

    `deaf` lets heartbeats go unanswered, `unresumable` refuses so many attempts to resume a session.
    """

    def __init__(self) -> None:
        self.deaf = False
        self.unresumable = 0
        self._mishaps: list[Mishap] = []
        self._courses: list[Course] = []
        self._gateway: Callable[[str, int], Awaitable[None]] | None = None

    def clear(self) -> None:
        """Let everything work again."""
        self._mishaps.clear()
        self._courses.clear()
        self.deaf, self.unresumable = False, 0

    # Requests

    def fail(self, where: str = "", *, status: int = 500, times: int = 1, after_applying: bool = False) -> None:
        """Answer with an error, without doing what was asked or (worse) after it was done."""
        self._mishaps.append(Mishap(re.compile(where), times, status=status, after_applying=after_applying))

    def cut(self, where: str = "", *, times: int = 1, after_applying: bool = False) -> None:
        """Break the connection instead of answering."""
        self._mishaps.append(Mishap(re.compile(where), times, status=-1, after_applying=after_applying))

    def slow(self, seconds: float, where: str = "", *, times: int = 1) -> None:
        """Do what is asked only after a while."""
        self._mishaps.append(Mishap(re.compile(where), times, seconds=seconds))

    def limit(
        self, retry_after: float, where: str = "", *, times: int = 1, everywhere: bool = False, via: bool = True
    ) -> None:
        """Answer 429; without `via` it looks like Cloudflare's."""
        limited = Limited(retry_after, everywhere=everywhere, via=via)
        self._mishaps.append(Mishap(re.compile(where), times, limited=limited))

    def befalling(self, request: str) -> Mishap | None:
        """The mishap that this request meets."""
        for mishap in self._mishaps:
            if mishap.where.search(request):
                mishap.times -= 1
                if mishap.times == 0:
                    self._mishaps.remove(mishap)
                return mishap
        return None

    # Interactions on their way to the bot

    def drop_interactions(self, times: int = 1) -> None:
        """The bot never hears of them."""
        self._courses.append(Course(times, copies=0))

    def repeat_interactions(self, times: int = 1) -> None:
        """The bot hears of them twice."""
        self._courses.append(Course(times, copies=2))

    def delay_interactions(self, seconds: float, times: int = 1) -> None:
        """The bot hears of them late."""
        self._courses.append(Course(times, seconds=seconds))

    def next_course(self) -> Course:
        """How the next interaction goes."""
        if not self._courses:
            return Course(1)
        course = self._courses[0]
        course.times -= 1
        if course.times == 0:
            self._courses.pop(0)
        return course

    # The gateway

    def reach_gateway(self, strike: Callable[[str, int], Awaitable[None]]) -> None:
        """The gateway says how it can be struck."""
        self._gateway = strike

    async def close_gateway(self, code: int = 4000) -> None:
        """Close every connection with a code (page "Opcodes and Status Codes")."""
        await self._strike("close", code)

    async def cut_gateway(self) -> None:
        """Break every connection without a word."""
        await self._strike("cut", 0)

    async def reconnect_gateway(self) -> None:
        """Ask every bot to connect anew (op 7)."""
        await self._strike("reconnect", 0)

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9)."""
        await self._strike("invalidate", int(resumable))

    async def _strike(self, what: str, number: int) -> None:
        assert self._gateway is not None, "the playground has not been started"
        await self._gateway(what, number)
