"""A page in a real browser, opened as a file: buttons, keys, slider, menus, and nothing from outside."""

import asyncio
import os
from functools import cache
from pathlib import Path
from sys import maxsize

import pytest

from replays.page import make_page
from replays.story import OPEN, SPECTATOR
from tests.chromium import lasting_browser, run_with_browser
from tests.replays.stories import HOSTILE, story

SHOTS = os.environ.get("SCREENSHOTS")
WINDOWS = {"phone": (390, 844, "dark"), "desk": (1280, 800, "light")}


@cache
def whole_game(key):
    """Return the page of a whole game, which takes longer to make than to look at."""
    return page(story(key))


def page(told, seen=OPEN):
    return make_page(told, seen, "Iliad 7", maxsize, lambda part: None).content


def walk(tmp_path, content, scene, **options):
    """Open a page and walk through it; fail if a script fails, something is refused, or is fetched."""
    file = tmp_path / "game.html"
    file.write_bytes(content)

    async def whole():
        async with asyncio.timeout(90), lasting_browser() as chromium:
            opened = await chromium.new_page(**options)
            wrongs, fetched = [], []
            opened.on("pageerror", lambda error: wrongs.append(str(error)))
            opened.on("console", lambda said: wrongs.append(said.text))
            opened.on("request", lambda request: fetched.append(request.url))
            await opened.goto(file.as_uri())
            await scene(opened)
            assert wrongs == []
            assert {each.partition("#")[0] for each in fetched} == {file.as_uri()}

    run_with_browser(whole())


async def head(opened):
    return await opened.locator("#page-head").inner_text()


async def press(opened, name):
    await opened.get_by_role("button", name=name, exact=True).click()


async def photograph(opened, name):
    shot = await opened.screenshot(path=Path(SHOTS, name) if SHOTS else None)
    assert shot.startswith(b"\x89PNG")


@pytest.mark.slow
def test_buttons_step_through_a_game(tmp_path):
    told = story("iliad", moves=20)

    async def scene(opened):
        assert (await head(opened)).startswith("The deal")
        assert await opened.get_by_role("button", name="Previous step").is_disabled()
        for ply in (1, 2):
            await press(opened, "Next step")
            assert (await head(opened)).startswith(f"Move {ply} of 20")
        assert await opened.locator("#page-story li").all_inner_texts() == told.happened(2, OPEN)
        await press(opened, "Previous step")
        assert (await head(opened)).startswith("Move 1 of")
        await press(opened, "Last step")
        assert (await head(opened)).startswith("Move 20 of")
        assert await opened.get_by_role("button", name="Next step").is_disabled()
        await press(opened, "First step")
        assert (await head(opened)).startswith("The deal")

    walk(tmp_path, page(told), scene)


@pytest.mark.slow
def test_keys_step_through_a_game(tmp_path):
    told = story("hector")
    opens = sorted(told.chapters)

    async def scene(opened):
        await opened.keyboard.press("ArrowRight")
        await opened.keyboard.press("ArrowRight")
        await opened.keyboard.press("ArrowLeft")
        assert (await head(opened)).startswith("Move 1 of")
        await opened.keyboard.press("PageDown")
        assert (await head(opened)).startswith(f"Move {opens[1]} of")
        await opened.keyboard.press("PageUp")
        assert (await head(opened)).startswith("The deal")
        await opened.keyboard.press("End")
        assert (await head(opened)).startswith(f"Move {told.last} of")
        await opened.keyboard.press("Home")
        assert (await head(opened)).startswith("The deal")

    walk(tmp_path, whole_game("hector"), scene)


@pytest.mark.slow
def test_slider_menus_list_and_address_lead_to_a_step(tmp_path):
    told = story("hector")
    opens = sorted(told.chapters)

    async def scene(opened):
        await opened.get_by_role("slider", name="Step").fill("7")
        assert (await head(opened)).startswith("Move 7 of")
        assert opened.url.endswith("#7")
        await opened.get_by_role("slider").press("ArrowRight")
        assert (await head(opened)).startswith("Move 8 of")
        await opened.get_by_label("Go to").select_option(label=told.chapters[opens[2]])
        assert (await head(opened)).startswith(f"Move {opens[2]} of")
        await opened.get_by_label("View as").select_option("View of Bruno")
        assert (await head(opened)).startswith(f"Move {opens[2]} of")
        assert await opened.get_by_role("img").get_attribute("aria-label") == told.alt(opens[2], 3)
        assert await opened.locator("#page-story li").all_inner_texts() == told.happened(opens[2], 3)
        await opened.get_by_text("All moves").click()
        await opened.get_by_role("link", name="Move 5 of").first.click()
        assert (await head(opened)).startswith("Move 5 of")
        await opened.reload()
        assert (await head(opened)).startswith("Move 5 of")

    walk(tmp_path, whole_game("hector"), scene)


@pytest.mark.slow
def test_a_page_plays_by_itself_until_it_is_paused(tmp_path):
    async def scene(opened):
        await opened.clock.install()
        await opened.reload()
        await press(opened, "Play")
        await opened.clock.run_for(8_000)
        assert (await head(opened)).startswith("Move")
        await press(opened, "Pause")
        before = await head(opened)
        await opened.clock.run_for(20_000)
        assert await head(opened) == before
        await press(opened, "Play")
        await opened.clock.run_for(120_000)
        assert (await head(opened)).startswith("Move 4 of 4")
        assert await opened.get_by_role("button", name="Play", exact=True).is_visible()

    walk(tmp_path, page(story("horse", moves=4)), scene)


@pytest.mark.parametrize("width", list(WINDOWS))
@pytest.mark.parametrize("key", ["iliad", "delphi", "olympus", "hector", "horse"])
@pytest.mark.slow
def test_a_page_fits_its_window(tmp_path, key, width):
    wide, high, scheme = WINDOWS[width]

    async def scene(opened):
        for _ in range(12):
            await opened.keyboard.press("ArrowRight")
        assert await opened.evaluate("document.documentElement.scrollWidth") <= wide
        for name in ("Next step", "Play"):
            box = await opened.get_by_role("button", name=name, exact=True).bounding_box()
            assert box["y"] + box["height"] <= high, "the ways on are on the screen whatever the picture's height"
            assert box["height"] >= 44
        assert (await opened.get_by_role("img").bounding_box())["width"] > 250
        await photograph(opened, f"page-{key}-{width}.png")

    walk(tmp_path, whole_game(key), scene, viewport={"width": wide, "height": high}, color_scheme=scheme)


@pytest.mark.parametrize("seen", [OPEN, SPECTATOR])
@pytest.mark.slow
def test_hostile_names_run_nothing(tmp_path, seen):
    told = story("iliad", moves=6, names=HOSTILE)

    async def scene(opened):
        for _ in range(6):
            await opened.keyboard.press("ArrowRight")
        await opened.get_by_text("All moves").click()
        assert await opened.evaluate("window.hit") is None
        assert HOSTILE[0] in await opened.locator("body").inner_text()
        assert await opened.locator("img").count() == 0

    walk(tmp_path, page(told, seen), scene)


@pytest.mark.slow
def test_without_scripts_all_moves_can_be_read(tmp_path):
    told = story("horse", moves=5)

    async def scene(opened):
        assert "does not run scripts" in await opened.locator("noscript").inner_text()
        assert not any([await each.is_visible() for each in await opened.locator("button, input, select").all()])
        assert not await opened.get_by_text("This position in words").is_visible()
        await opened.get_by_text("All moves").click()
        listed = await opened.locator("#page-moves li").all_inner_texts()
        assert len(listed) == 6
        assert all(told.happened(ply, OPEN)[0] in listed[ply] for ply in range(6))

    walk(tmp_path, page(told), scene, java_script_enabled=False)


@pytest.mark.slow
def test_a_page_without_pictures_shows_the_position_in_words(tmp_path, monkeypatch):
    monkeypatch.setattr("replays.story.PAINTERS", {})
    told = story("horse", moves=5)

    async def scene(opened):
        await opened.keyboard.press("ArrowRight")
        assert not await opened.get_by_role("img").is_visible()
        assert told.position(1, SPECTATOR, drawn=False)[0] in await opened.locator("#page-position").inner_text()

    walk(tmp_path, page(told, SPECTATOR), scene)
