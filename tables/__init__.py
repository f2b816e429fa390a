"""Tables in play: who sits where, whose move counts, what is stored and who is told.

Knows the engine and the store, but nothing about Discord.
"""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]  # seconds since 1970


class Refused(ValueError):
    """A request that cannot be granted now.

    ``reason`` is the key of a sentence (``refused-<reason>`` in ``words``), and ``about`` fills in its
    variables. Neither ever names anything secret.
    """

    def __init__(self, reason: str, **about: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


class Unreadable(Refused):
    """This program cannot read a stored table; the table is frozen until a program can."""

    def __init__(self) -> None:
        super().__init__("frozen")

    def __reduce__(self) -> tuple[type[Unreadable], tuple[()]]:
        """Let the error be unpickled in another process."""
        return Unreadable, ()
