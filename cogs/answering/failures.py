"""Which failures are temporary, and how long to wait before a retry.

discord.py itself repeats a request only after 500, 502, 504 and 524. All code that shows something
to people asks here, so that one place decides what to retry and what to give up.
"""

from __future__ import annotations

import aiohttp
import discord

from store import StoreFailed

TOO_MANY = 429  # requests; discord.py leaves it to us with code 30046, or without a ``Via`` header
BANNED = "error code: 1015"  # Cloudflare refuses an address for a while, also with a 403
BROKEN = (aiohttp.ClientError, OSError)  # the connection; a timeout is an OSError
FAILURES = (discord.HTTPException, discord.RateLimited, *BROKEN)  # all that a request to Discord may raise


def is_temporary(wrong: Exception) -> bool:
    """Return whether the failure is temporary: the same request may succeed later by itself."""
    if isinstance(wrong, discord.HTTPException):
        return is_limited(wrong) or wrong.status >= 500
    return isinstance(wrong, (discord.RateLimited, StoreFailed, *BROKEN))


def is_limited(wrong: Exception) -> bool:
    """Return whether Discord, or Cloudflare before it, refuses a request because there were too many."""
    return isinstance(wrong, discord.HTTPException) and (wrong.status == TOO_MANY or BANNED in wrong.text)


def read_retry_after(wrong: Exception) -> float:
    """Return how many seconds Discord asks to wait before a retry; 0 if it does not say."""
    if isinstance(wrong, discord.RateLimited):
        return wrong.retry_after
    if not isinstance(wrong, discord.HTTPException) or not is_limited(wrong):
        return 0.0
    return _seconds(wrong.response.headers.get("Retry-After", ""))


def _seconds(header: str) -> float:
    try:
        return max(0.0, float(header))
    except ValueError:
        return 0.0
