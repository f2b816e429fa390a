"""Chromium, for tests of pages; one that serves test after test, as to start it takes longer than most of them do."""

import asyncio
import atexit
import shutil
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from typing import Any

import pytest

PROGRAM = shutil.which("chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


class Lasting:
    """An event loop, and Chromium in it until the tests end."""

    def __init__(self) -> None:
        self.runner, self.stack = asyncio.Runner(), AsyncExitStack()
        self.chromium: Any = None
        atexit.register(self.close)

    async def open(self) -> Any:
        self.chromium = self.chromium or await self.stack.enter_async_context(browser())
        return self.chromium

    def close(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()


_lasting = cache(Lasting)


def run_with_browser(scene: Coroutine[Any, Any, None]) -> None:
    """Run a scene in the event loop of the ``lasting_browser``."""
    _lasting().runner.run(scene)


@asynccontextmanager
async def lasting_browser() -> AsyncIterator[Any]:
    """Provide the Chromium of ``run_with_browser``; what was opened there is closed and forgotten afterwards."""
    chromium = await _lasting().open()
    try:
        yield chromium
    finally:
        for context in chromium.contexts:
            await context.close()


@asynccontextmanager
async def browser() -> AsyncIterator[Any]:
    """Start Chromium, if it is installed."""
    api = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
    if PROGRAM is None:
        pytest.skip("chromium is not installed")
    async with api.async_playwright() as play:
        chromium = await play.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        try:
            yield chromium
        finally:
            await chromium.close()
