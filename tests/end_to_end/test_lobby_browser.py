"""A host fills in the options' form on a phone, in a real browser, and nothing moves under anybody's finger."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest

from games.catalog import load_catalog
from running.check import press_button
from running.start import bot_of, open_playground
from tests.chromium import browser
from tests.end_to_end.stage import WHERE, until
from tests.end_to_end.test_browser import photograph
from tests.end_to_end.test_sealed_deals import bring
from tests.lasting_pool import LastingPool
from words import Words
from words.languages import match_language

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 844}
TALLEST = 480  # pixels of a lobby for four on a phone, in the longer language; two screens would be 1400


async def places(page, words):
    """Return where the lobby's buttons are."""
    labels = ["lobby-join", "lobby-leave", "lobby-start", "social-invite", "lobby-add-computer", "lobby-options"]
    found = [page.get_by_role("button", name=words.say(label), exact=True) for label in [*labels, "lobby-more"]]
    return [await each.bounding_box() for each in found]


async def fill_in(page, words, name):
    """Fill in the form: four players become three, with a time, its end, and other agreements."""
    await page.get_by_role("button", name=words.say("lobby-options")).click()
    form = page.get_by_role("dialog")
    await photograph(page, f"{name}-form.png")
    box = await form.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert await form.get_by_role("radio", name=words.say("choice-overtime-reminds")).is_checked()
    await pick(form, words.say("lobby-ask-table"), words.say("iliad-size-standard", seats=3))
    await pick(form, words.say("choice-time-ask"), words.say("time-limit", count=1, unit="hours"))
    await form.get_by_text(words.say("choice-overtime-takes"), exact=True).tap()
    await form.get_by_text(words.say("choice-hints-box"), exact=True).tap()
    await form.get_by_text(words.say("choice-rated-box"), exact=True).tap()
    await form.get_by_text(words.say("choice-undo-box"), exact=True).tap()
    await photograph(page, f"{name}-filled.png")
    await form.locator("button.primary").tap()
    await form.wait_for(state="detached")


async def pick(form, label, option):
    """Choose in a menu of the form."""
    await form.get_by_role("button", name=label).tap()
    await form.get_by_role("option", name=option, exact=True).tap()


async def scene(host, guest, server, locale):
    language = match_language(locale)
    words = Words(language)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            browser() as chromium,
            open_playground(0) as place,
            bot_of(Path(folder) / "x.db", load_catalog(), LastingPool(0.0), 0.0, shard_count=1, pictures=True) as bot,
        ):
            bot._connection.guild_ready_timeout = 0.0
            running = asyncio.create_task(bot.start(place.token))
            await until(bot.is_ready)
            channel, ada, bruno = place.world.named(server, WHERE[server]), place.people[host], place.people[guest]
            ada.locale = place.world.guilds[channel.guild].locale = locale
            lobby = (await (await ada.slash(channel, "play", {"game": "iliad", "seats": 4})).settled()).message
            page = await chromium.new_page(viewport=PHONE, has_touch=True, locale=language)
            page.set_default_timeout(60_000)
            wrongs = []
            page.on("pageerror", lambda error: wrongs.append(str(error)))
            await page.goto(f"{place.url}/#{host}/{channel.id}")
            await page.get_by_role("button", name=words.say("lobby-options")).wait_for()
            before = await places(page, words)
            assert len({box["y"] for box in before}) == 2, "the seven buttons take more than two lines"
            assert (await page.locator(".container").bounding_box())["height"] <= TALLEST
            await press_button(bruno, lobby, "join")
            await page.locator(".container").get_by_text(bruno.user.display_name).wait_for()
            assert await places(page, words) == before, "a button moved when somebody joined"
            await bring(bruno, lobby, "seven blue herons at noon")
            marked = words.say("lobby-brought", name=bruno.user.display_name)
            await page.get_by_alt_text(marked).wait_for()
            assert await places(page, words) == before, "a button moved when somebody brought a word"
            await photograph(page, f"lobby-{language}.png")
            await fill_in(page, words, f"lobby-{language}")
            await page.locator(".container").get_by_text(words.say("choice-undo-agreed", value="friendly")).wait_for()
            agreed = (await bot.store.table(1)).lobby
            assert (agreed["seats"], agreed["time"], agreed["overtime"]) == (3, 3600, "takes")
            assert (agreed["hints"], agreed["undo"], agreed["rated"]) == ("off", "friendly", "off")
            await photograph(page, f"lobby-{language}-after.png")
            await page.set_viewport_size(DESK)
            await photograph(page, f"lobby-{language}-desk.png")
            assert wrongs == []
            assert not running.done()
            await page.close()
            await bot.close()
            await asyncio.wait({running})


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.parametrize(
    ("host", "guest", "server", "locale"),
    [("ada", "dmitri", "Agora", "en-US"), ("bruno", "chloe", "Lycée", "fr"), ("ada", "dmitri", "Agora", "de")],
)
@pytest.mark.slow
def test_a_host_fills_in_the_form_on_a_phone(host, guest, server, locale):
    asyncio.run(asyncio.wait_for(scene(host, guest, server, locale), 90))
