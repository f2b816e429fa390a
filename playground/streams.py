"""Compression of what the gateway says: one stream a connection, flushed after every frame.

Discord's page "Gateway", section "Transport Compression". A client that asks for what cannot be
had here is answered in plain text, which every client understands.
"""

import importlib
import zlib
from collections.abc import Callable
from typing import Any

Compress = Callable[[bytes], bytes]


def compressed(kind: str | None) -> Compress | None:
    """A new stream of the kind that a client asks for; nothing for plain text."""
    if kind == "zlib-stream":
        return _zlib()
    return _zstd() if kind == "zstd-stream" else None


def _zlib() -> Compress:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compress | None:
    """Python's own since 3.14, else the package that discord.py looks for as well."""
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
