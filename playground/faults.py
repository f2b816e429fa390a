"""Switches for faults between a bot and Discord."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground.rates import Limited


@dataclass(slots=True)
class Mishap:
    """What happens to the next requests that match `where`, as in "PATCH .*/messages/"."""

    where: re.Pattern[str]
    times: int
    status: int = 0
    after_applying: bool = False
    seconds: float = 0.0
    limited: Limited | None = None
    page: str = ""


@dataclass(slots=True)
class Course:
    """How the next interactions reach the bot: for how many, in how many copies, and how many seconds late."""

    times: int
    copies: int = 1
    seconds: float = 0.0


class Faults:
    """What goes wrong, and how often. A mishap is used up by the requests or interactions that it affects.

    `deaf` leaves heartbeats unanswered; `unresumable` is how many attempts to resume a session are refused.
    `unreachable` is how many connections the gateway answers with 502; with `closing`, a code, it closes those of
    shards that identify.
    """

    def __init__(self) -> None:
        self.deaf = False
        self.unresumable = self.unreachable = self.closing = 0
        self._mishaps: list[Mishap] = []
        self._courses: list[Course] = []
        self._gateway: Callable[[str, int], Awaitable[None]] | None = None

    def clear(self) -> None:
        """Make everything work again."""
        self._mishaps.clear()
        self._courses.clear()
        self.deaf, self.unresumable, self.unreachable, self.closing = False, 0, 0, 0

    # Requests

    def fail(self, where: str = "", *, status: int = 500, times: int = 1, after_applying: bool = False) -> None:
        """Answer with an error, either without doing what was asked or, worse, after doing it."""
        self._mishaps.append(Mishap(re.compile(where), times, status=status, after_applying=after_applying))

    def show_page(self, page: str, where: str = "", *, status: int = 200, retry_after: int = 0, times: int = 1) -> None:
        """Answer with a page, as Cloudflare does, or a network that wants people to log in."""
        limited = Limited(retry_after) if retry_after else None
        self._mishaps.append(Mishap(re.compile(where), times, status=status, limited=limited, page=page))

    def cut(self, where: str = "", *, times: int = 1, after_applying: bool = False) -> None:
        """Break the connection instead of answering."""
        self._mishaps.append(Mishap(re.compile(where), times, status=-1, after_applying=after_applying))

    def slow(self, seconds: float, where: str = "", *, times: int = 1) -> None:
        """Delay a request by some seconds before serving it."""
        self._mishaps.append(Mishap(re.compile(where), times, seconds=seconds))

    def limit(
        self, retry_after: float, where: str = "", *, times: int = 1, everywhere: bool = False, via: bool = True
    ) -> None:
        """Answer 429; without `via` it looks like one from Cloudflare."""
        limited = Limited(retry_after, everywhere=everywhere, via=via)
        self._mishaps.append(Mishap(re.compile(where), times, limited=limited))

    @property
    def used_up(self) -> bool:
        """Whether every mishap has befallen its requests."""
        return not self._mishaps

    def befalling(self, request: str) -> Mishap | None:
        """Return the mishap that applies to this request, and count it."""
        for mishap in self._mishaps:
            if mishap.where.search(request):
                mishap.times -= 1
                if mishap.times == 0:
                    self._mishaps.remove(mishap)
                return mishap
        return None

    # Interactions on their way to the bot

    def drop_interactions(self, times: int = 1) -> None:
        """Never deliver the next interactions to the bot."""
        self._courses.append(Course(times, copies=0))

    def repeat_interactions(self, times: int = 1) -> None:
        """Deliver the next interactions to the bot twice."""
        self._courses.append(Course(times, copies=2))

    def delay_interactions(self, seconds: float, times: int = 1) -> None:
        """Deliver the next interactions to the bot late."""
        self._courses.append(Course(times, seconds=seconds))

    def next_course(self) -> Course:
        """Return how the next interaction reaches the bot."""
        if not self._courses:
            return Course(1)
        course = self._courses[0]
        course.times -= 1
        if course.times == 0:
            self._courses.pop(0)
        return course

    # The gateway

    def reach_gateway(self, strike: Callable[[str, int], Awaitable[None]]) -> None:
        """Register how to disturb the gateway."""
        self._gateway = strike

    async def close_gateway(self, code: int = 4000) -> None:
        """Close every connection with a code (page "Opcodes and Status Codes")."""
        await self._strike("close", code)

    async def cut_gateway(self) -> None:
        """Break every connection without a close code."""
        await self._strike("cut", 0)

    async def reconnect_gateway(self) -> None:
        """Ask every bot to reconnect (op 7)."""
        await self._strike("reconnect", 0)

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9)."""
        await self._strike("invalidate", int(resumable))

    async def _strike(self, what: str, number: int) -> None:
        assert self._gateway is not None, "the playground has not been started"
        await self._gateway(what, number)
