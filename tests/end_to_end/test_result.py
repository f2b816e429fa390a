"""The channel in which a game was arranged hears how it ended."""

import asyncio

import pytest

from engine.chance import Guess
from playground.permissions import ALL, ATTACH_FILES
from tests.end_to_end.stage import find_button, play, press, settled
from tests.end_to_end.test_outages import EDIT, LONG, later
from words import LANGUAGES, Words


async def over(stage, language="en"):
    """Return a game that was played to its end in a thread."""
    game = await stage.open_table("ada bruno", channel=stage.speaking(language))
    assert game.where.id != game.lobby.channel
    await game.over(Guess(1))
    await later(stage, 5)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_of_a_lobby_becomes_the_result(language):
    async def scene(stage):
        game, words = await over(stage, language), Words(language)
        assert "🏆" in game.lobby.text
        assert words.say("result-played", place=f"<#{game.where.id}>") in game.lobby.text
        assert find_button(game.lobby, "open-replay")
        again = await press(stage["bruno"], game.lobby, "rematch")
        await stage.rest()
        [lobby] = [each for each in stage.all_messages() if find_button(each, "start")]
        assert lobby.channel == game.lobby.channel, "where they are now, and not in the thread"
        assert str(lobby.id) in again.message.text

    play(scene)


def test_a_late_edit_of_a_lobby_does_not_stay_over_its_result():
    async def scene(stage):
        game, registry = await stage.open_table("ada bruno"), stage.bot.registry
        before, read = [await registry.row(game.number)], registry.row
        await stage.sure(stage["ada"], "end", channel=game.where)
        await later(stage, 5)
        registry.row = lambda number: asyncio.sleep(0, before.pop()) if before else read(number)
        await stage.bot.lobbies.update(game.number)
        await stage.rest()
        assert not before, "it was drawn as it was before the end"
        assert "the game was ended" in game.lobby.text

    play(scene)


def test_a_result_has_the_last_picture_of_the_game():
    async def scene(stage):
        game = await over(stage)
        assert game.lobby.attachments

    play(scene, prints=True)


def test_a_game_that_was_ended_names_no_winner_in_its_channel():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await stage.sure(stage["ada"], "end", channel=game.where)
        await later(stage, 5)
        assert "the game was ended" in game.lobby.text
        assert "🏆" not in game.lobby.text
        assert find_button(game.lobby, "rematch")

    play(scene)


@pytest.mark.slow
def test_a_result_that_discord_refused_is_told_after_a_restart():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        stage.place.faults.fail(EDIT, status=503, times=LONG)
        await game.over(Guess(1))
        await later(stage, 5)
        assert "🏆" not in game.lobby.text
        await stage.finish()
        stage.place.faults.clear()
        await stage.begin()
        await later(stage, 5)
        assert "🏆" in game.lobby.text

    play(scene)


@pytest.mark.slow
def test_a_late_click_in_the_lobby_leaves_the_result():
    async def scene(stage):
        game = await over(stage)
        said = game.lobby.text
        late = await stage["chloe"].forge(game.lobby, f"il:join:{game.number}:0:")
        await settled(late)
        await later(stage, 5)
        assert game.lobby.text == said
        assert find_button(game.lobby, "rematch")

    play(scene)


@pytest.mark.slow
def test_a_result_is_told_in_words_where_no_picture_is_taken():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        channel = stage.channel()
        stage.place.world.allow(channel, stage.bot.user.id, ALL & ~ATTACH_FILES)
        await game.over(Guess(1))
        await later(stage, 5)
        assert "🏆" in game.lobby.text

    play(scene, prints=True)
