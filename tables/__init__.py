"""Tables in play: who sits where, whose move counts, what is stored and who is told.

Knows the engine and the store, and nothing of Discord.
"""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]  # seconds since 1970


class Refused(ValueError):
    """What somebody asked for cannot be done now.

    ``reason`` is the key of a sentence (``refused-<reason>`` in ``words``), ``about`` fills it
    in. It never names anything secret.
    """

    def __init__(self, reason: str, **about: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


class Unreadable(Refused):
    """What is stored of a table cannot be read by this program; the table is frozen until it can."""

    def __init__(self) -> None:
        super().__init__("frozen")
