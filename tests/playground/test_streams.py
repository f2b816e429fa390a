"""The compression that a client asks for."""

import asyncio
import json
import zlib

import aiohttp
import discord
import pytest

from playground import Playground, streams
from tests.playground.herald import play


def test_zlib_frames_continue_one_stream():
    compress, stream = streams.make_compressor("zlib-stream"), zlib.decompressobj()
    for text in (b"one", b"two" * 1000, b""):
        data = compress(text)
        assert data.endswith(b"\x00\x00\xff\xff")
        assert stream.decompress(data) == text


def test_zstd_frames_continue_one_stream():
    zstandard = pytest.importorskip("zstandard")
    compress, stream = streams.make_compressor("zstd-stream"), zstandard.ZstdDecompressor().decompressobj()
    for text in (b"one", b"two" * 1000, b"three"):
        assert stream.decompress(compress(text)) == text


def test_an_unknown_compression_means_plain_text():
    assert streams.make_compressor("br") is None
    assert streams.make_compressor(None) is None


@pytest.mark.parametrize("kind", ["zlib-stream", "zstd-stream", "", "br"])
def test_hello_uses_the_requested_compression(kind, monkeypatch):
    if kind == "zstd-stream":
        monkeypatch.setattr(streams, "_found", lambda name: None)

    async def scene():
        async with await Playground.start() as playground, aiohttp.ClientSession() as session:
            socket = await session.ws_connect(f"{playground.gateway_url}?v=10&encoding=json&compress={kind}")
            frame = await socket.receive()
        data = zlib.decompressobj().decompress(frame.data) if kind == "zlib-stream" else frame.data
        assert json.loads(data)["op"] == 10
        assert (frame.type is aiohttp.WSMsgType.BINARY) == (kind == "zlib-stream")

    asyncio.run(scene())


def test_the_bot_gets_the_compression_it_prefers():
    """discord.py asks for zstd if its package is installed, otherwise for zlib."""

    async def scene(playground, herald):
        (line,) = playground.gateway.lines
        asked = line.request.query["compress"]
        assert asked == discord.utils._ActiveDecompressionContext.COMPRESSION_TYPE
        assert line._compressed is not None
        assert herald.is_ready()

    play(scene)
