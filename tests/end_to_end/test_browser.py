"""A newcomer plays a game against the computer on the playground's page, in a real browser."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

import pytest

from games.catalog import load_catalog
from running.start import bot_of, open_playground
from tests.chromium import browser
from tests.lasting_pool import LastingPool

PICTURES = os.environ.get("SCREENSHOTS")


async def photograph(page, name):
    shot = await page.screenshot(path=Path(PICTURES, name) if PICTURES else None)
    assert shot.startswith(b"\x89PNG")


async def act(page):
    async with asyncio.timeout(60):
        await page.get_by_text("m Ilion").wait_for()
        await photograph(page, "welcome.png")
        await page.get_by_role("button", name="Play now", exact=True).click()
        await page.get_by_role("button", name="🤖 Iliad", exact=True).click()
        await page.get_by_text("Your hand (12)").wait_for()
        await photograph(page, "iliad-hand.png")


async def place_a_card(page, held):
    """Place any single card, and check that the hand holds one fewer."""
    await page.get_by_role("button", name="Place").first.click()
    alone = page.get_by_role("button", name="On its own", exact=True)
    hand = page.get_by_text(f"Your hand ({held - 1})")
    await alone.or_(hand).first.wait_for()
    if await alone.count():
        await alone.click()
    await hand.wait_for()
    await page.get_by_text("Your turn: what do you do?", exact=True).wait_for()


async def scene():
    with tempfile.TemporaryDirectory() as folder:
        async with (
            browser() as chromium,
            open_playground(0) as place,
            bot_of(Path(folder) / "x.db", load_catalog(), LastingPool(0.0), 0.0, shard_count=1, greets=True) as bot,
        ):
            bot._connection.guild_ready_timeout = 0.0
            running = asyncio.create_task(bot.start(place.token))
            page = await chromium.new_page(viewport={"width": 1280, "height": 1000})
            page.set_default_timeout(60_000)
            wrongs = []
            page.on("pageerror", lambda error: wrongs.append(str(error)))
            await page.goto(place.url)
            await act(page)
            for held in (12, 11, 10):
                await place_a_card(page, held)
            await photograph(page, "iliad-table.png")
            await page.set_viewport_size({"width": 390, "height": 844})
            await photograph(page, "iliad-phone.png")
            await page.set_viewport_size({"width": 1280, "height": 1000})
            await page.locator("#you .self").click()
            await page.locator("[data-user=bruno]").click()
            await page.locator("#places").get_by_text("1 · Iliad").click()
            await page.get_by_role("button", name="My hand").first.wait_for()
            assert await page.get_by_text("Your hand").count() == 0
            assert await page.get_by_text("Votre main").count() == 0
            assert wrongs == []
            assert not running.done()
            await page.close()
            await bot.close()
            await asyncio.wait({running})


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_a_newcomer_plays_the_computer_and_keeps_the_hand_private():
    asyncio.run(scene())
