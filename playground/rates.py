"""Rate limits: buckets, the headers that announce them, and what happens when one is empty.

Discord's page "Rate Limits". Discord does not publish its numbers and changes them; here they are generous until
a test sets them.
"""

import hashlib
from dataclasses import dataclass

from playground.clock import Clock
from playground.forms import Refusal
from playground.model import Message

# Cloudflare blocks a bot after 10,000 answers of these kinds within ten minutes.
INVALID = (401, 403, 429)
HOUR = 3600.0
REMEMBERED = 2000  # windows, from which on those that are over are dropped


@dataclass(slots=True)
class Window:
    """A limit of requests per number of seconds."""

    limit: int
    per: float
    left: int = 0
    until: float = 0.0

    def take(self, now: float) -> bool:
        """Use one up; return whether there was one."""
        if now >= self.until:
            self.left, self.until = self.limit, now + self.per
        if self.left == 0:
            return False
        self.left -= 1
        return True


class Limited(Exception):
    """Too many requests: wait `retry_after` seconds."""

    def __init__(self, retry_after: float, *, everywhere: bool = False, via: bool = True) -> None:
        self.retry_after, self.everywhere, self.via = retry_after, everywhere, via
        super().__init__(f"retry after {retry_after}")

    def headers(self) -> dict[str, str]:
        """Return the headers of a 429; without `Via` it came from Cloudflare, not from Discord."""
        headers = {"Retry-After": str(max(1, round(self.retry_after))), "X-RateLimit-Scope": "user"}
        if self.everywhere:
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return headers | ({"Via": "1.1 google"} if self.via else {})


class Rates:
    """All buckets of a playground; `invalid` counts the answers that Cloudflare would count."""

    def __init__(self, clock: Clock) -> None:
        self.default = (1000, 1.0)
        self.invalid = 0
        self._clock = clock
        self._chosen: dict[str, tuple[int, float]] = {}
        self._windows: dict[tuple[str, str], Window] = {}
        self._whole: Window | None = None
        self._old_edits: tuple[int, float] | None = None

    def limit(self, route: str, limit: int, per: float) -> None:
        """Set how often a route may be requested, as in "PATCH /channels/{channel_id}/messages/{message_id}"."""
        self._chosen[route] = (limit, per)
        self._windows.clear()

    def limit_all(self, limit: int = 50, per: float = 1.0) -> None:
        """Limit all routes together, except those of interactions."""
        self._whole = Window(limit, per)

    def limit_old_edits(self, limit: int, per: float) -> None:
        """Limit edits per channel of messages older than an hour (30046; Discord does not publish the numbers)."""
        self._old_edits = (limit, per)

    def take(self, route: str, major: str) -> dict[str, str]:
        """Count a request, and return the headers for its answer.

        Raises:
            Limited: there were too many.
        """
        now = self._clock.now()
        exempt = route.startswith(("POST /interactions/", "POST /webhooks/", "PATCH /webhooks/"))
        if self._whole is not None and not exempt and not self._whole.take(now):
            raise Limited(self._whole.until - now, everywhere=True)
        window = self._window(route, major)
        if not window.take(now):
            raise Limited(window.until - now)
        return self._headers(route, window)

    def old_edit(self, message: Message) -> None:
        """Count an edit of a message if the message is older than an hour.

        Raises:
            Refusal: 30046.
        """
        now = self._clock.now()
        if self._old_edits is None or now - message.created <= HOUR:
            return
        window = self._windows.setdefault(("old edits", str(message.channel.id)), Window(*self._old_edits))
        if not window.take(now):
            raise Refusal(30046, retry_after=round(window.until - now, 3))

    def _window(self, route: str, major: str) -> Window:
        limit, per = self._chosen.get(route, self.default)
        if len(self._windows) > REMEMBERED:
            self._forget_past()
        return self._windows.setdefault((route, major), Window(limit, per))

    def _forget_past(self) -> None:
        """Drop windows that are over; they would pile up, because each interaction has buckets of its own."""
        now = self._clock.now()
        self._windows = {key: each for key, each in self._windows.items() if now < each.until}

    def _headers(self, route: str, window: Window) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{window.until:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.until - self._clock.now()):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
