"""`/analysis`: refused before the end of a game, then a public picture and the moves that mattered."""

import asyncio
import re

import pytest

from engine.differences import Difference, Mean
from tables.review import analysis, blunders
from tables.thinking.thinking import AtOnce
from tests.end_to_end.stage import Guess, find_button, play, press, sentence, settled, until
from tests.end_to_end.test_hints import Dying, Held
from tests.end_to_end.test_slow import Standstill
from words import Words, in_language

pytestmark = pytest.mark.slow  # tests/tables/test_analysis.py tries what is found

EN = Words("en")


def thinks(stage, thinker):
    stage.bot.get_cog("AnalysisCog").analyses._thinker = thinker
    return thinker


def test_an_analysis_names_a_better_move_than_a_costly_one(monkeypatch):
    monkeypatch.setattr(blunders, "COST", -1.0)
    monkeypatch.setattr(blunders, "GAMES", 20)
    monkeypatch.setattr(analysis, "measure_loss", lambda opinions, made: 0.5)

    async def scene(stage):
        game = await over(stage)
        told = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(told)
        assert EN.say("analysis-costly") in told.message.text
        lines = re.findall(r"- Move (\d+), (\w+): .+\n  Better: .+ · \d+% instead of \d+%", told.message.text)
        assert len(lines) == blunders.TOLD
        assert {name for _, name in lines} <= {"Ada", "Bruno"}
        assert [int(ply) for ply, _ in lines] == sorted(int(ply) for ply, _ in lines)

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("where", ["Agora", pytest.param("Lycée", marks=pytest.mark.slow)])
def test_an_analysis_says_why_a_move_is_better(where, monkeypatch):
    monkeypatch.setattr(blunders, "COST", -1.0)
    monkeypatch.setattr(blunders, "GAMES", 20)
    monkeypatch.setattr(analysis, "measure_loss", lambda opinions, made: 0.5)
    points = Difference("points", 0, 1.0, Mean(1.0, (40.0,)), Mean(1.0, (30.0,)))
    monkeypatch.setattr(blunders, "find_reasons", lambda *asked: [(points,)])

    async def scene(stage):
        game = await over(stage, where)
        words = in_language("fr" if where == "Lycée" else "en")
        told = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(told)
        better = re.escape(words.say("analysis-because", because=""))
        assert re.search(rf"{better}(Ada|Bruno) .+\d", told.message.text)
        assert words.say("analysis-because-note") in told.message.text

    play(scene)


class HeldLater(AtOnce):
    """Thinks until it has been asked so many times, and then waits until it may go on."""

    def __init__(self, times):
        super().__init__(0.0)
        self.times, self.go_on = times, asyncio.Event()

    async def aside(self, work, *about):
        self.times -= 1
        if self.times < 0:
            await self.go_on.wait()
        return await super().aside(work, *about)


async def over(stage, where="Agora", names="ada bruno"):
    game = await stage.open_table(names, channel=stage.channel(where))
    await game.over(Guess(1))
    await stage.rest()
    return game


def pictures(message):
    return [each for each in message.attachments if each.filename.endswith(".png")]


async def shown(interaction):
    """Wait for the picture; its library has to be loaded first."""
    await until(lambda: pictures(interaction.message))
    return interaction.message


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "said", "described"),
    [
        ("Agora", "who was winning?", "Chances of winning in a game of"),
        ("Lycée", "qui était en tête", "Chances de victoire dans une partie de"),
    ],
)
def test_an_analysis_is_written_in_the_language_of_its_server(where, said, described):
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


@pytest.mark.slow
@pytest.mark.parametrize(("where", "said"), [("Agora", r"\b([1-9]\d?)% done"), ("Lycée", r"Avancement.: ([1-9]\d?).%")])
def test_an_analysis_says_how_far_it_is(where, said, monkeypatch):
    monkeypatch.setattr("cogs.history.analysis.EVERY", 0.0)

    async def scene(stage):
        game = await over(stage, where)
        thinker = thinks(stage, HeldLater(20))
        told = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await until(lambda: re.search(said, told.message.text))
        thinker.go_on.set()
        await shown(told)

    play(scene)


def test_an_analysis_is_shown_once_to_all_and_later_privately():
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


def test_a_late_analysis_is_shown_to_all_and_later_privately():
    async def scene(stage):
        game = await over(stage)
        board, place = await game.board(), await game.place()
        with Standstill(stage) as still:
            first = await still.hold_up(stage, stage["bruno"].click(board, find_button(board, "analysis")))
            await until(lambda: any(pictures(each) for each in first.answers))
        assert [each.reader for each in first.answers] == [None]
        with Standstill(stage, "past_in") as still:
            again = await still.hold_up(stage, stage["ada"].slash(place, "analysis"))
            await until(lambda: any(pictures(each) for each in again.answers))
        assert [each.reader for each in again.answers] == [stage["ada"].user]

    play(scene)


def test_a_game_in_play_is_not_analyzed():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert find_button(await game.board(), "analysis") is None
        none = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        assert await sentence(stage["ada"], none) == EN.say("refused-no-game-over")
        forged = await stage["ada"].forge(await game.board(), "il:analysis:1:0:")
        assert await sentence(stage["ada"], forged) == EN.say("refused-not-over")

    play(scene)


def test_a_game_is_analyzed_where_it_can_be_read_and_nowhere_else():
    async def scene(stage):
        await over(stage)
        eleni, tavern = stage["eleni"], stage.channel("Agora", "tavern")
        stage.place.world.allow(stage.channel(), eleni.user.id, 0)
        await until(lambda: stage.bot.get_channel(stage.channel().id).overwrites)
        listed = (await stage.slash(eleni, "games", channel=tavern)).message
        refused = await settled(await eleni.forge(listed, "il:analysis:1:0:"))
        assert await sentence(eleni, refused) == EN.say("refused-no-such-replay")

    play(scene)


def test_a_player_analyzes_elsewhere_for_nobody_else():
    async def scene(stage):
        game = await over(stage)
        ada, bruno = stage.people("ada bruno")
        listed = (await stage.slash(bruno, "tables", channel=stage.channel("Lycée"))).message
        elsewhere = await settled(await bruno.forge(listed, "il:analysis:1:0:"))
        await shown(elsewhere)
        assert elsewhere.message.reader is bruno.user
        here = await press(ada, await game.board(), "analysis")
        await shown(here)
        assert here.message.reader is None, "nobody has seen it here yet"

    play(scene)


def test_a_second_click_starts_no_second_analysis():
    async def scene(stage):
        game = await over(stage)
        thinker, board = thinks(stage, Held()), await game.board()
        first = await stage["ada"].click(board, find_button(board, "analysis"))
        await until(lambda: thinker.asked)
        second = await stage["ada"].click(board, find_button(board, "analysis"))
        assert await sentence(stage["ada"], second) == EN.say("refused-analysing")
        thinker.free.set()
        await shown(first)

    play(scene)


@pytest.mark.slow
def test_a_failed_analysis_removes_its_notice_and_can_be_retried():
    async def scene(stage):
        game = await over(stage)
        before = len((await game.place()).messages)
        thinks(stage, Dying())
        failed = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        assert await sentence(stage["ada"], failed) == EN.say("refused-mistake")
        public = [each for each in (await game.place()).messages.values() if each.reader is None]
        assert len(public) == before
        thinks(stage, stage.bot.registry.services.thinker)
        again = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(again)

    play(scene, mistakes=1)


@pytest.mark.slow
def test_an_analysis_that_could_not_be_drawn_is_later_shown_to_all(monkeypatch):
    async def scene(stage):
        game = await over(stage)
        with monkeypatch.context() as broken:
            broken.setattr("cogs.history.analysis.draw_game_chart", undrawn)
            failed = await stage.slash(stage["ada"], "analysis", channel=await game.place())
            assert await sentence(stage["ada"], failed) == EN.say("refused-mistake")
        again = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(again)
        assert again.message.reader is None

    play(scene, mistakes=1)


def undrawn(game, chart):
    raise RuntimeError("no ink")


@pytest.mark.slow
def test_an_analysis_is_computed_again_after_a_restart():
    async def scene(stage):
        game = await over(stage)
        first = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(first)
        await stage.restart()
        again = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await shown(again)
        assert again.message.text == first.message.text

    play(scene)


@pytest.mark.slow
def test_a_restart_during_an_analysis_loses_nothing_but_time():
    async def scene(stage):
        game = await over(stage)
        thinker, place = thinks(stage, Held()), await game.place()
        await stage["ada"].slash(place, "analysis")
        await until(lambda: thinker.asked)
        await stage.restart()
        again = await stage.slash(stage["ada"], "analysis", channel=place)
        await shown(again)

    play(scene)
