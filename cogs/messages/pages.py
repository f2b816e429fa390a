"""Messages of something that is no table, such as a tournament: remembered together, under one key of the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from store import Remembered, Store

NO_TABLE = 0  # the number in such messages; tables are counted from 1


class MessagePage:
    """The messages under one key, for one writer at a time."""

    def __init__(self, store: Store, key: str) -> None:
        self._store, self.key = store, key

    async def read(self) -> list[Remembered]:
        """Return the messages, in the order in which they were remembered."""
        return [Remembered(**each) for each in json.loads(await self._store.value(self.key) or "[]")]

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        """Remember a message, and in the same step forget the one it replaces; overwrite an earlier note of it.

        Raises:
            StoreError: nothing has changed, as far as we know.
        """
        await self._write([*_without(await self.read(), message, instead_of), message])

    async def forget(self, channel: int, message: int) -> None:
        """Forget a message, whether or not it was remembered.

        Raises:
            StoreError: nothing has changed, as far as we know.
        """
        await self._write([each for each in await self.read() if (each.channel, each.message) != (channel, message)])

    async def _write(self, messages: Sequence[Remembered]) -> None:
        await self._store.keep(self.key, json.dumps([asdict(each) for each in messages]))


def _without(known: Sequence[Remembered], *gone: Remembered | None) -> list[Remembered]:
    keys = {(each.channel, each.message) for each in gone if each is not None}
    return [each for each in known if (each.channel, each.message) not in keys]
