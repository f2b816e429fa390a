"""Which failures pass by themselves, and how long to wait before the next try.

discord.py itself repeats a request after 500, 502, 504 and 524 only. Everything that is shown to
people asks here, so that one place decides what is tried again and what is given up.
"""

from __future__ import annotations

import aiohttp
import discord

from store import StoreFailed

TOO_MANY = 429  # requests; with code 30046, or without ``Via``, discord.py leaves it to us
BROKEN = (aiohttp.ClientError, OSError)  # the connection; a timeout is an OSError
FAILURES = (discord.HTTPException, discord.RateLimited, *BROKEN)  # whatever a request to Discord may raise


def passes(wrong: Exception) -> bool:
    """Return whether the same request may succeed later, although nobody does anything about it."""
    if isinstance(wrong, discord.HTTPException):
        return wrong.status == TOO_MANY or wrong.status >= 500
    return isinstance(wrong, (discord.RateLimited, StoreFailed, *BROKEN))


def demanded(wrong: Exception) -> float:
    """Return for how many seconds Discord wants no further try; 0 if it has not said."""
    if isinstance(wrong, discord.RateLimited):
        return wrong.retry_after
    if not isinstance(wrong, discord.HTTPException) or wrong.status != TOO_MANY:
        return 0.0
    return _seconds(wrong.response.headers.get("Retry-After", ""))


def _seconds(header: str) -> float:
    try:
        return max(0.0, float(header))
    except ValueError:
        return 0.0
