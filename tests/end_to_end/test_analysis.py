"""Looking back at a game: nothing before its end, then a picture and the moves that mattered, for all to see."""

import pytest

from tables import analysis
from tests.end_to_end.stage import Guess, find, play, press, sentence, until
from tests.end_to_end.test_hints import Dying, Held
from words import Words

EN = Words("en")


@pytest.fixture(autouse=True)
def _a_glance(monkeypatch):
    """These scenes are not about what is thought."""
    monkeypatch.setattr(analysis, "GAMES", 1)
    monkeypatch.setattr(analysis, "LOOKED_INTO", 2)


def thinks(stage, thinker):
    stage.bot.get_cog("AnalysisCog").analyses._thinker = thinker
    return thinker


async def over(stage, where="Agora", names="ada bruno"):
    game = await stage.open_table(names, channel=stage.channel(where))
    await game.to_the_end(Guess(1))
    await stage.rest()
    return game


def pictures(message):
    return [each for each in message.attachments if each.filename.endswith(".png")]


async def shown(interaction):
    """Wait for the picture: what draws it has to be loaded first."""
    await until(lambda: pictures(interaction.message), 20.0)
    return interaction.message


@pytest.mark.parametrize(
    ("where", "said", "described"),
    [
        ("Agora", "who was winning?", "Chances of winning in a game of"),
        ("Lycée", "qui était en tête", "Chances de victoire dans une partie de"),
    ],
)
def test_a_game_that_is_over_is_looked_back_at_in_the_language_of_its_server(where, said, described):
    async def scene(stage):
        game = await over(stage, where)
        told = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(told)
        assert told.message.reader is None
        assert said in told.message.text
        [picture] = pictures(told.message)
        assert picture.content.startswith(b"\x89PNG")
        assert described in str(told.message.components)
        assert "1. " in told.message.text

    play(scene)


def test_the_button_of_a_board_that_is_over_shows_it_once_for_all_and_then_to_who_asks():
    async def scene(stage):
        game = await over(stage)
        board = await game.board()
        first = await press(stage["bruno"], board, "analysis")
        await shown(first)
        assert first.message.reader is None
        again = await press(stage["ada"], board, "analysis")
        await shown(again)
        assert again.message.reader is stage["ada"].user

    play(scene)


def test_a_game_that_is_not_over_keeps_its_secrets():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert find(await game.board(), "analysis") is None
        none = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        assert await sentence(stage["ada"], none) == EN.say("discord-refused-no-game-over")
        forged = await stage["ada"].forge(await game.board(), "il:analysis:1:0:")
        assert await sentence(stage["ada"], forged) == EN.say("discord-refused-not-over")

    play(scene)


def test_a_second_click_while_it_is_computed_begins_no_second_one():
    async def scene(stage):
        game = await over(stage)
        thinker, board = thinks(stage, Held()), await game.board()
        first = await stage["ada"].click(board, find(board, "analysis"))
        await until(lambda: thinker.asked, 20.0)
        second = await stage["ada"].click(board, find(board, "analysis"))
        assert await sentence(stage["ada"], second) == EN.say("discord-refused-analysing")
        thinker.free.set()
        await shown(first)

    play(scene)


def test_an_analysis_that_fails_leaves_no_promise_behind_and_may_be_asked_for_again():
    async def scene(stage):
        game = await over(stage)
        before = len((await game.place()).messages)
        thinks(stage, Dying())
        failed = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        assert await sentence(stage["ada"], failed) == EN.say("discord-mistake")
        public = [each for each in (await game.place()).messages.values() if each.reader is None]
        assert len(public) == before
        thinks(stage, stage.bot.hall.services.thinker)
        again = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(again)

    play(scene, mistakes=1)


def test_an_analysis_whose_picture_could_not_be_drawn_is_shown_to_all_when_asked_for_again(monkeypatch):
    async def scene(stage):
        game = await over(stage)
        with monkeypatch.context() as broken:
            broken.setattr("cogs.history.analysis.draw", undrawn)
            failed = await stage.slash(stage["ada"], "analysis", channel=await game.place())
            assert await sentence(stage["ada"], failed) == EN.say("discord-mistake")
        again = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(again)
        assert again.message.reader is None

    play(scene, mistakes=1)


def undrawn(chart):
    raise RuntimeError("no ink")


def test_after_a_restart_it_is_computed_anew_from_the_log():
    async def scene(stage):
        game = await over(stage)
        first = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(first)
        await stage.restart()
        again = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(again)
        assert again.message.text == first.message.text

    play(scene)


def test_a_restart_in_the_middle_loses_nothing_but_time():
    async def scene(stage):
        game = await over(stage)
        thinker, place = thinks(stage, Held()), await game.place()
        await stage["ada"].slash(place, "analysis")
        await until(lambda: thinker.asked, 20.0)
        await stage.restart()
        again = await stage.slash(stage["ada"], "analysis", channel=place)
        await shown(again)

    play(scene)
