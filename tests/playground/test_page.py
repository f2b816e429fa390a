"""The page remembers what a client remembers, and says what it cannot do."""

import discord
import pytest
from discord import ui

from playground.model import PUBLIC_THREAD, Channel
from tests.chromium import lasting_browser, run_with_browser
from tests.playground.test_web_client import Keeper, ask_for_the_form, besiege, games, knock, settle, sit_down


async def thread_under_a_message(caller):
    """Open a thread under a message in #games."""
    world, place = caller.playground.world, games(caller)
    thread = Channel(world.mint(), PUBLIC_THREAD, "Argo", place.guild, place)
    message = await caller.playground.people["bruno"].say(place, "Who sails?")
    message.thread = thread
    world.add_thread(thread)
    return thread


@pytest.mark.slow
def test_an_archived_thread_stays_open_and_can_be_opened_again():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            thread = await thread_under_a_message(caller)
            page = await sit_down(chromium, caller, "ada")
            heading, listed = page.get_by_role("heading", name="Argo"), page.locator("#places").get_by_text("Argo")
            await page.locator("#log .thread").click()
            await heading.wait_for()
            await page.locator("#composer textarea").fill("half a sentence")
            async with page.expect_response("**/world") as coming:
                caller.playground.world.archive(thread, True)
            await (await coming.value).finished()
            await settle(page)
            assert await heading.is_visible()
            assert await page.locator("#composer textarea").input_value() == "half a sentence"
            assert await listed.count() == 1
            await page.locator("#places").get_by_text("games").click()
            await page.get_by_role("heading", name="# games").wait_for()
            await listed.wait_for(state="detached")
            await page.locator("#log .thread").click()
            await heading.wait_for()
            assert page.wrongs == []

    knock(scene, False, run_with_browser)


@pytest.mark.slow
def test_a_menu_shows_its_last_choice_after_an_edit():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page, log = await sit_down(chromium, caller, "ada"), caller.playground.interactions.log
            await besiege(page)
            await page.get_by_role("button", name="Up to two cards").click()
            await page.get_by_role("option", name="Hera").click()
            await page.get_by_role("button", name="Choose").click()
            await page.locator("#log").get_by_text("Turn 2").wait_for()
            sent = len(log)
            await page.get_by_role("button", name="Up to two cards: Hera").click()
            async with page.expect_response("**/select") as coming:
                await page.get_by_role("button", name="Choose").click()
            await (await coming.value).finished()
            await settle(page)
            assert len(log) == sent, "a client sends nothing then"
            assert await page.locator("#log [aria-busy]").count() == 0
            assert await page.locator("#log .failed").is_hidden()
            assert page.wrongs == []

    knock(scene, Keeper(), run_with_browser)


@pytest.mark.slow
def test_the_page_finds_an_old_message_or_says_that_it_is_gone():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            ada, bruno = caller.playground.people["ada"], caller.playground.people["bruno"]
            said = [await bruno.say(games(caller), f"word {number}.") for number in range(120)]
            await ada.pin(said[0])
            await bruno.say(
                games(caller), f"See https://discord.com/channels/{games(caller).guild}/{games(caller).id}/1"
            )
            page = await sit_down(chromium, caller, "ada")
            await page.get_by_role("button", name="pinned a message").click()
            await page.wait_for_function("(id) => document.activeElement.dataset.id === id", arg=str(said[0].id))
            assert await page.get_by_role("button", name="Earlier messages").count() == 0
            await page.locator("#log").get_by_role("button", name="#games").click()
            await page.get_by_role("alert").get_by_text("It is no longer there.").wait_for()
            assert page.wrongs == []

    knock(scene, False, run_with_browser)


class Cargo(ui.Modal, title="Load the ship"):
    chart = ui.Label(text="Chart", component=ui.FileUpload())


def with_files(keeper):
    """Teach a bot a form and a command that need a file."""

    @keeper.tree.command(description="Load the ship")
    async def load(interaction: discord.Interaction):
        await interaction.response.send_modal(Cargo())

    @keeper.tree.command(description="Show a chart")
    async def chart(interaction: discord.Interaction, picture: discord.Attachment):
        await interaction.response.send_message(picture.filename)

    return keeper


@pytest.mark.slow
def test_the_page_says_where_it_sends_no_files():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page, said = await sit_down(chromium, caller, "ada"), "No files can be sent with forms and commands."
            form = await ask_for_the_form(page, "load", "Load the ship")
            await form.get_by_text(said).wait_for()
            await form.get_by_role("button", name="Submit").click()
            await form.get_by_role("alert").get_by_text("Chart is missing.").wait_for()
            await page.keyboard.press("Escape")
            await page.locator("#composer textarea").fill("/chart ")
            await page.locator("#composer").get_by_role("alert").get_by_text(said).wait_for()
            assert await page.locator("#composer .field").count() == 0
            assert page.wrongs == []

    knock(scene, with_files(Keeper()), run_with_browser)


@pytest.mark.slow
def test_keys_go_on_in_the_open_menu_of_users_after_a_message():
    async def scene(caller, _):
        async with lasting_browser() as chromium:
            page, bruno = await sit_down(chromium, caller, "ada"), caller.playground.people["bruno"]
            await page.locator("#you .self").press("Enter")
            await page.keyboard.press("ArrowDown")
            for word, user in (("one", "bruno"), ("two", "chloe")):
                await bruno.say(games(caller), word)
                await page.locator("#log").get_by_text(word).wait_for()
                assert await page.evaluate("document.activeElement.dataset.user") == user
                await page.keyboard.press("ArrowDown")
            await page.keyboard.press("Escape")
            await bruno.say(games(caller), "three")
            await page.locator("#log").get_by_text("three").wait_for()
            assert await page.evaluate("document.activeElement.className") == "self"
            assert await page.locator("#you [role=menu]").is_hidden()

    knock(scene, False, run_with_browser)
