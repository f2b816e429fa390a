"""Lines to and from a bot, however it behaves: nothing here waits longer than it was told to."""

from __future__ import annotations

import os
import selectors
import time
from collections.abc import Callable
from typing import Protocol

from terminal.bots.messages import Fault, quote_text

LONGEST = 1 << 16  # bytes of a line that a bot may write
CHUNK = 1 << 16
REMEMBERED = 2000  # bytes of its error output, the last ones
AT_ONCE = 3600.0  # seconds to wait at a time; to wait for more than 24 days fails (epoll_wait(2))


class Peer(Protocol):
    """A bot at the other end: the files to read its lines, to write ours and, if it has some, to read its errors."""

    @property
    def source(self) -> int: ...
    @property
    def sink(self) -> int: ...
    @property
    def errors(self) -> int | None: ...

    def finish(self) -> None:
        """Let the bot see that nothing more comes, if it can go on after that."""
        ...

    def end(self, grace: float) -> str:
        """End the bot, after so many seconds at most; return how it ended, if it ended by itself."""
        ...

    def release(self) -> None:
        """Close the files."""
        ...


class Connection:
    """Asks a bot one line at a time, and drains its error output meanwhile, so that it never gets stuck on that."""

    def __init__(self, peer: Peer) -> None:
        self._peer = peer
        self._unsent = bytearray()
        self._said = bytearray()
        self._complaints = bytearray()
        self._ended = False
        self._files = selectors.DefaultSelector()
        self._watch(peer.source, selectors.EVENT_READ, self._hear)
        if peer.errors is not None:
            self._watch(peer.errors, selectors.EVENT_READ, self._note)

    def send(self, message: str) -> None:
        """Write a line as soon as the bot reads: while an answer is awaited, or at the end."""
        if not self._unsent:
            self._watch(self._peer.sink, selectors.EVENT_WRITE, self._write)
        self._unsent += message.encode() + b"\n"

    def ask(self, message: str, seconds: float) -> str:
        """Write a line and return the next line of the bot.

        Raises:
            Fault: there is none in time, it is too long, it is not text, or the bot has ended.
        """
        self.send(message)
        end = time.monotonic() + seconds
        while b"\n" not in self._said:
            self._check_it_goes_on()
            if not self._served(end):
                raise Fault(f"did not answer within {seconds:g} seconds")
        line, _, rest = self._said.partition(b"\n")
        self._said = rest
        return _text(bytes(line))

    def close(self, grace: float, message: str = "") -> str:
        """End the bot, which has ``grace`` seconds to end by itself; return how it ended, as far as we know."""
        if message:
            self.send(message)
        end = time.monotonic() + grace
        while self._unsent and not self._ended and self._served(end):
            pass
        self._finish()
        while self._complains and self._served(end):
            pass
        how = self._peer.end(max(0.0, end - time.monotonic()))
        self._drain()
        self._files.close()
        self._peer.release()
        return ", ".join(filter(None, (how, self._complaint)))

    def _watch(self, file: int, event: int, then: Callable[[int], None]) -> None:
        os.set_blocking(file, False)
        self._files.register(file, event, then)

    def _check_it_goes_on(self) -> None:
        if len(self._said) > LONGEST:
            raise Fault(f"wrote a line of more than {LONGEST} bytes")
        if self._ended:
            raise Fault("stopped writing")

    def _served(self, end: float) -> bool:
        """Move some bytes and return whether there was time left."""
        left = end - time.monotonic()
        for key, _ in self._files.select(min(max(0.0, left), AT_ONCE)):
            key.data(key.fd)
        return left > 0

    def _hear(self, file: int) -> None:
        heard = _read(file)
        if heard == b"":
            self._ended = True
            self._files.unregister(file)
        if len(self._said) <= LONGEST:  # the rest is no answer: the line is too long, or nothing is asked any more
            self._said += heard or b""

    def _note(self, file: int) -> None:
        heard = _read(file)
        if heard == b"":
            self._files.unregister(file)
        self._complaints = (self._complaints + (heard or b""))[-REMEMBERED:]

    def _write(self, file: int) -> None:
        try:
            del self._unsent[: os.write(file, self._unsent[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:  # it no longer reads; whether it still writes, ``_hear`` will find
            self._unsent.clear()
        if not self._unsent:
            self._files.unregister(file)

    def _finish(self) -> None:
        """Write no more."""
        if self._unsent:
            self._files.unregister(self._peer.sink)
            self._unsent.clear()
        self._peer.finish()

    @property
    def _complains(self) -> bool:
        """Whether the bot may still write to its error output."""
        return self._peer.errors is not None and self._peer.errors in self._files.get_map()

    def _drain(self) -> None:
        """Read what the bot left in the pipe of its error output."""
        if self._complains and self._peer.errors is not None:
            self._note(self._peer.errors)

    @property
    def _complaint(self) -> str:
        lines = self._complaints.decode(errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return f"last error output: {quote_text(said[-1])}" if said else ""


def _text(line: bytes) -> str:
    if len(line) > LONGEST:
        raise Fault(f"wrote a line of more than {LONGEST} bytes")
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise Fault("wrote bytes that are not UTF-8") from None


def _read(file: int) -> bytes | None:
    """Return bytes that are there, ``b""`` at the end, or ``None`` if there are none yet."""
    try:
        return os.read(file, CHUNK)
    except BlockingIOError:
        return None
    except OSError:  # such as a connection that was reset
        return b""
