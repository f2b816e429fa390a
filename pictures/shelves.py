"""What printing keeps for later: the least recently used goes first, as soon as there is no room.

Nothing secret is in the time that a picture takes. What everybody may see is kept for everybody. What was made for a
hand is kept for its reader alone, on a shelf of its own: otherwise a hand that is ready sooner would say that somebody
else has just held the same cards. Reading a hand does not even keep what everybody sees for longer. Only a deck, which
is all cards that any hand of a game could have, is made for everybody, whatever a hand has of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Any, Protocol

BESIDES = 400  # bytes that a sprite, a part or an image takes besides its pixels


class Store(Protocol):
    """Keeps values for one kind of reader."""

    def get(self, key: Hashable) -> Any:
        """Return a value, or None."""
        ...

    def put(self, key: Hashable, value: Any, size: int) -> None:
        """Keep a value that takes so many bytes."""
        ...


class Shelf:
    """Keeps values that take no more than ``room`` bytes together; any thread may use it."""

    def __init__(self, room: int) -> None:
        self.room, self.taken = room, 0
        self._values: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Any:
        """Return a value, which then is the latest used, or None."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def peek(self, key: Hashable) -> Any:
        """Return a value without using it, or None."""
        found = self._values.get(key)
        return found and found[0]

    def put(self, key: Hashable, value: Any, size: int) -> None:
        """Keep a value that takes so many bytes, if it has room at all."""
        with self._lock:
            self._drop(key)
            if size > self.room:
                return
            self._values[key] = value, size
            self.taken += size
            while self.taken > self.room:
                self._drop(next(iter(self._values)))

    def _drop(self, key: Hashable) -> None:
        self.taken -= self._values.pop(key, (None, 0))[1]

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self.taken = 0


class Private:
    """What one reader's hands may use: their own shelf, and what is shared."""

    def __init__(self, shared: Shelf, own: Shelf, reader: Hashable) -> None:
        self._shared, self._own, self._reader = shared, own, reader

    def get(self, key: Hashable) -> Any:
        """Return a value, or None."""
        found = self._shared.peek(key)
        return found if found is not None else self._own.get((self._reader, key))

    def put(self, key: Hashable, value: Any, size: int) -> None:
        """Keep a value for this reader."""
        self._own.put((self._reader, key), value, size)
