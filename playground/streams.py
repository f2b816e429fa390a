"""Compress what the gateway sends: one stream per connection, flushed after every frame.

Discord's page "Gateway", section "Transport Compression". A client that asks for an unavailable compression gets
plain text, which every client understands.
"""

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Compress = Callable[[bytes], bytes]


def make_compressor(kind: str | None) -> Compress | None:
    """Return a new compressor of the kind that a client asks for, or `None` for plain text."""
    if kind == "zlib-stream":
        return _zlib()
    return _zstd() if kind == "zstd-stream" else None


def _zlib() -> Compress:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compress | None:
    """Return Python's own compressor (since 3.14) or `zstandard`; discord.py looks for the same two."""
    if (module := _found("compression.zstd")) is not None:
        own = module.ZstdCompressor()
        return lambda data: bytes(own.compress(data, own.FLUSH_BLOCK))
    if (module := _found("zstandard")) is not None:
        stream = module.ZstdCompressor().compressobj()
        return lambda data: bytes(stream.compress(data) + stream.flush(module.COMPRESSOBJ_FLUSH_BLOCK))
    return None


def _found(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None
