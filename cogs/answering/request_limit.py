"""Discord's limit on all requests of a bot, kept before Discord has to refuse any.

discord.py waits once Discord has refused a request, and then sends all that have waited at once, of which Discord
refuses most again. A bot that is refused 10,000 times in ten minutes is shut out (Discord, "Rate Limits").
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

SECOND = 1.1  # in which Discord counts; a little longer, because not all requests take equally long to arrive

T = TypeVar("T")
P = ParamSpec("P")


def limit_requests(request: Callable[P, Coroutine[Any, Any, T]], most: int) -> Callable[P, Coroutine[Any, Any, T]]:
    """Return a function that requests the same, but lets at most so many requests begin in a second, in their order."""
    begun, turn = deque[float](maxlen=most), asyncio.Lock()

    async def wait_for_turn() -> None:
        async with turn:  # which is fair
            now = asyncio.get_running_loop().time
            while len(begun) == most and (left := begun[0] + SECOND - now()) > 0:
                await asyncio.sleep(left)
            begun.append(now())

    async def limited(*args: P.args, **options: P.kwargs) -> T:
        await wait_for_turn()
        return await request(*args, **options)

    return limited
