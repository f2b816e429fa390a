"""What a screen reader is told in the playground: Chromium's accessibility tree, game by game."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest

from games.catalog import load_catalog
from games.narrators import game_name
from running.start import bot_of, open_playground
from tests.chromium import browser
from tests.contract.boxes import GAMES
from tests.lasting_pool import LastingPool
from words import Words
from words.figures import list_figures

USED = {"button", "link", "combobox", "textbox", "checkbox", "radio", "menuitem", "option", "image", "navigation"}
PHONE = {"width": 390, "height": 844}


async def told(page):
    """Return what a screen reader meets, as (role, name) in the order of the page."""
    session = await page.context.new_cdp_session(page)
    nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
    return [(each["role"]["value"], each.get("name", {}).get("value", "")) for each in nodes if not each["ignored"]]


async def walk(page, name, pictured):
    """Go from the greeting to the first hand, and check every screen on the way."""
    await page.get_by_role("button", name="Play now", exact=True).click()
    door = page.get_by_role("button", name=f"🤖 {name}", exact=True)
    await door.wait_for()
    check(await told(page))
    await door.click()
    await page.get_by_role("button", name="Hint", exact=True).wait_for()
    if pictured:
        await page.locator("#log img").first.wait_for()
    await page.locator("[data-unknown]").first.wait_for(state="detached")  # until the thread has come, links say so
    check(hand := await told(page))
    return hand


def check(nodes):
    """Whatever can be used or seen has a name, and no picture is read twice."""
    assert [role for role, name in nodes if role in USED and not name.strip()] == []
    pictures = [name for role, name in nodes if role in ("image", "figure") and name]
    assert len(pictures) == len(set(pictures))


async def scene(key, pictured):
    with tempfile.TemporaryDirectory() as folder:
        options = {"shard_count": 1, "greets": True, "pictures": pictured}
        async with (
            browser() as chromium,
            open_playground(0) as place,
            bot_of(Path(folder) / "x.db", load_catalog(), LastingPool(0.0), 0.0, **options) as bot,
        ):
            bot._connection.guild_ready_timeout = 0.0
            running = asyncio.create_task(bot.start(place.token))
            page = await chromium.new_page(viewport=PHONE)
            page.set_default_timeout(60_000)
            await page.goto(place.url)
            await page.get_by_role("button", name="Play now", exact=True).wait_for()
            check(await told(page))
            nodes = await walk(page, game_name(key, Words("en")), pictured)
            assert not running.done()
            await page.close()
            await bot.close()
            await asyncio.wait({running})
    return nodes


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.slow
def test_a_screen_reader_is_told_the_table_the_hand_and_the_choices(key):
    nodes = asyncio.run(scene(key, pictured=True))
    greeting, picture = [name for role, name in nodes if role == "image"]
    assert game_name(key, Words("en")) in greeting
    assert "Ada (you)" in picture
    assert any(name in picture for name in list_figures(key, Words("en"))), picture
    headings = [name for role, name in nodes if role == "heading"]
    assert any("Play here" in each for each in headings)
    assert not any("#unknown" in each for each in headings)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.slow
def test_a_hand_in_words_needs_no_picture():
    nodes = asyncio.run(scene("iliad", pictured=False))
    assert not [name for role, name in nodes if role == "image"]
    assert any("Your hand" in name for _, name in nodes)
