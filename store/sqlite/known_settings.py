"""Settings in memory, because almost every click reads some and hardly any changes them.

Only one program uses a SQLite file, so nobody else can change them meanwhile.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from store.values import Scope

MOST = 10_000  # owners whose settings are kept

Settings = dict[str, str]
Owner = tuple[Scope, int]


class KnownSettings:
    """The settings that were read since they last changed."""

    def __init__(self) -> None:
        self._known: dict[Owner, Settings] = {}
        self._changes = 0

    async def read(self, owner: Owner, read: Callable[[], Awaitable[Settings]]) -> Settings:
        """Return the settings of an owner; ``read`` reads them from the file."""
        known = self._known.get(owner)
        return dict(await self._read(owner, read) if known is None else known)

    async def _read(self, owner: Owner, read: Callable[[], Awaitable[Settings]]) -> Settings:
        """Read settings, and keep them unless some were changed meanwhile: then they may be the old ones."""
        before = self._changes
        found = await read()
        if before == self._changes:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[owner] = found
        return found

    def change(self, owner: Owner) -> None:
        """Forget an owner; call this before asking for a change, so that what is read afterwards is what it leaves."""
        self._changes += 1
        self._known.pop(owner, None)
