"""A lobby shows who sits there, even if the answer to a click was lost."""

import asyncio
from dataclasses import replace

import pytest

from tests.end_to_end.stage import find_button, play, press, settled
from tests.end_to_end.stage import until as eventually

EDITS = r"PATCH .*/webhooks/"
ANSWERS = r"(POST .*/callback|PATCH .*/webhooks/|POST .*/webhooks/)"


async def until(stage, true):
    """Let time pass in small steps until a condition holds."""
    for _ in range(3000):
        if true():
            return
        await asyncio.sleep(0.01)
        await stage.place.clock.advance(0.5)
    raise AssertionError("it was never shown")


async def pressed(person, message, verb):
    """Press a button, whether it is answered or not."""
    return await person.click(message, find_button(message, verb))


@pytest.mark.slow
@pytest.mark.parametrize("status", [503, 500])
def test_a_seat_is_shown_even_if_the_answer_failed(status):
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        stage.place.faults.fail(ANSWERS, status=status, times=20)
        await pressed(stage["bruno"], lobby, "join")
        await until(stage, lambda: "Bruno" in lobby.text)

    play(scene)


def test_a_lobby_is_redrawn_after_cut_connections():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        stage.place.faults.fail(ANSWERS, status=503, times=2)
        stage.place.faults.cut(r"PATCH .*/channels/.*/messages/", times=5)
        await pressed(stage["bruno"], lobby, "join")
        await until(stage, lambda: "Bruno" in lobby.text)

    play(scene)


def test_a_lobby_of_an_hour_ago_is_redrawn_if_answers_fail():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        await stage.rest()
        await stage.place.clock.advance(3600)
        stage.place.faults.fail(ANSWERS, status=503, times=2)
        await pressed(stage["bruno"], lobby, "join")
        await until(stage, lambda: "Bruno" in lobby.text)

    play(scene)


def test_a_lobby_is_redrawn_when_edits_fail_for_a_while():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        stage.place.faults.fail(ANSWERS, status=503, times=2)
        stage.place.faults.fail(r"PATCH .*/channels/.*/messages/", status=503, times=5)
        await pressed(stage["bruno"], lobby, "join")
        await until(stage, lambda: "Bruno" in lobby.text)

    play(scene)


def test_a_refused_click_redraws_an_outdated_lobby():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        before = lobby.components
        await press(stage["bruno"], lobby, "join")
        lobby.components = before
        await press(stage["bruno"], lobby, "join")
        await until(stage, lambda: "Bruno" in lobby.text)

    play(scene)


def test_a_redraw_that_comes_late_hides_no_newer_seat():
    async def scene(stage):
        lobby, faults = await stage.lobby("ada", 3), stage.place.faults
        while not await stage.bot.store.remembered(1):  # before that, a redraw finds no message
            await asyncio.sleep(0.002)
        faults.slow(20, r"PATCH .*/channels/.*/messages/")
        stage.bot.lobbies.update_soon(1)
        await eventually(lambda: faults.used_up)
        await press(stage["bruno"], lobby, "join")
        assert "Bruno" in lobby.text
        await stage.place.clock.advance(20)
        await stage.rest()
        assert "Bruno" in lobby.text

    play(scene)


def test_an_answer_that_comes_late_hides_no_newer_seat():
    async def scene(stage):
        lobby, faults = await stage.lobby("ada", 3), stage.place.faults
        faults.slow(2, "POST .*/callback")
        clicked = await pressed(stage["bruno"], lobby, "join")
        await eventually(lambda: faults.used_up)
        await press(stage["chloe"], lobby, "join")
        assert "Bruno" in lobby.text
        await stage.place.clock.advance(2)
        await settled(clicked)
        await eventually(lambda: "Chloé" in lobby.text)
        assert "Bruno" in lobby.text

    play(scene)


def test_a_started_game_leaves_no_start_button():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        stage.place.faults.limit(1.0, EDITS, via=False)  # discord.py does not retry this one
        await pressed(stage["ada"], lobby, "start")
        while (await stage.row(1)).status != "playing":  # if time went on before, the click would be too late
            await asyncio.sleep(0.002)
        await until(stage, lambda: find_button(lobby, "start") is None)

    play(scene)


def test_a_restart_shows_a_change_that_was_not_shown():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        before = lobby.components
        await press(stage["bruno"], lobby, "join")
        await stage.finish()
        lobby.components = before
        await stage.begin()
        await until(stage, lambda: "Bruno" in lobby.text)

    play(scene)


@pytest.mark.parametrize("answered", [True, False])
def test_a_lobby_is_shown_after_a_stop_before_its_note(answered):
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        [note] = await noted(stage)
        await stage.bot.store.forget(note.channel, note.message)
        await stage.bot.registry.change(1, lambda its: its.join(stage["bruno"].id, "Bruno", 1))
        if not answered:
            stage.place.world.delete(lobby)
        await stage.restart()
        await stage.rest()
        [note] = await noted(stage)
        [shown] = [each for each in stage.all_messages() if find_button(each, "join")]
        assert note.message == shown.id
        assert (shown is lobby) == answered
        assert "Bruno" in shown.text

    play(scene)


def test_a_lobby_in_direct_messages_is_shown_after_a_stop_too():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2, stage["ada"].dm())
        await noted(stage)
        await stage.bot.registry.change(1, lambda its: its.join(stage["bruno"].id, "Bruno", 1))
        await stage.restart()
        await stage.rest()
        assert "Bruno" in lobby.text

    play(scene)


def test_a_closed_lobby_is_shown_so_after_a_stop():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        await noted(stage)
        await stage.bot.registry.cancel(1, stage["ada"].id)
        await stage.restart()
        await until(stage, lambda: not lobby.buttons)

    play(scene)


def test_a_start_deletes_no_lobby_that_is_just_being_posted():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        store = stage.bot.store
        [note] = await noted(stage)
        await store.forget(note.channel, note.message)
        await store.remember(replace(note, kind="posting lobby", message=5))
        await store.update_table(game.number, place=note.channel)
        stage.place.faults.slow(0.3, "DELETE .*")
        await asyncio.gather(stage.bot.lobbies.show(game.number), stage.bot.lobbies._finish(game.number))
        [note] = await noted(stage)
        assert note.message in {each.id for each in stage.all_messages()}

    play(scene)


async def noted(stage):
    """Return what the store knows of the messages of the lobby, as soon as it does."""
    while not (notes := await stage.bot.store.remembered(1, "lobby")):
        await asyncio.sleep(0.01)
    return notes


def test_a_click_makes_a_forgotten_lobby_message_known():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        [note] = await noted(stage)
        await stage.bot.store.forget(note.channel, note.message)
        await press(stage["bruno"], lobby, "join")
        assert [each.message for each in await stage.bot.store.remembered(1, "lobby")] == [lobby.id]

    play(scene)
