"""How much one person may ask for at once and over time, so that nobody keeps the others waiting."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from tables import Refused

MINUTE = 60
LOBBIES = 5  # that one person may have open at once, in all servers together


class Limit:
    """One person may have one of something under way, and begin ``often`` of them in so many ``minutes``.

    All people together may have ``crowd`` under way: anyone beyond that is refused at once instead of
    waiting for minutes. Counts are kept in memory only, so a restart resets them.
    """

    def __init__(
        self, what: str, *, often: int, minutes: int, crowd: int, clock: Callable[[], float] | None = None
    ) -> None:
        self._what, self._often, self._minutes, self._crowd = what, often, minutes, crowd
        self._clock = clock or time.monotonic
        self._under_way: set[int] = set()
        self._begun: dict[int, list[float]] = {}

    @property
    def under_way(self) -> int:
        """How many people have one under way."""
        return len(self._under_way)

    @contextmanager
    def held(self, user: int) -> Iterator[None]:
        """Count the body of a ``with`` statement as one for a person.

        Raises:
            Refused: as ``begin`` does.
        """
        self.begin(user)
        try:
            yield
        finally:
            self.end(user)

    def begin(self, user: int, *, counts: bool = True) -> None:
        """Begin one more for a person; the caller must call ``end`` afterwards. ``often`` limits those that count.

        Raises:
            Refused: they have one under way or had too many lately, or too many people have one under way.
        """
        if user in self._under_way:
            raise Refused("limit-yours", what=self._what)
        self._forget()
        begun = self._begun.get(user, [])
        if counts and len(begun) >= self._often:
            wait = begun[0] + self._minutes * MINUTE - self._clock()
            raise Refused("limit-often", what=self._what, often=self._often, wait=ceil(wait / MINUTE))
        if len(self._under_way) >= self._crowd:
            raise Refused("limit-crowd", what=self._what)
        self._under_way.add(user)
        if counts:
            self._begun[user] = [*begun, self._clock()]

    def end(self, user: int) -> None:
        """Let a person begin another."""
        self._under_way.discard(user)

    def _forget(self) -> None:
        """Forget what was begun too long ago to count."""
        since = self._clock() - self._minutes * MINUTE
        recent = {user: [at for at in begun if at > since] for user, begun in self._begun.items()}
        self._begun = {user: begun for user, begun in recent.items() if begun}
