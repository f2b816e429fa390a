"""Replays as files: made while their reader waits, handed over to all who may see them, posted where all may."""

import json
import re
import threading
import time
from dataclasses import replace

import pytest
import pyvips

from engine.chance import Guess
from pictures.animation import Halted
from playground import permissions
from replays.page import make_page
from tables.limits import Limit
from tables.share_codes import format_share_code
from tests.end_to_end.stage import click, find_button, play, play_with_sockets, press, sentence, settled, until
from tests.end_to_end.test_replay import brought, ended, look, menu, watched
from tests.end_to_end.test_slow import Standstill
from tests.engine.test_fair_deal import played
from words import Words

pytestmark = pytest.mark.slow  # tests/replays tries what the files hold, tests/cogs/history what is offered

POINTS, GAME, PAGE = range(3)
EN, FR = Words("en"), Words("fr")


async def panel_of(person, game):
    """Return the panel that a person opens with "Share" in the replay of a game."""
    return (await press(person, await watched(person, game), "share-replay")).answers[-1]


def ways(panel):
    """Return the button of each kind of file."""
    return {int(each.rpartition(".")[2]): each for each in panel.buttons if each.startswith("il:share-file:")}


async def handed(asked):
    """Wait for the file that replaces the announcement, and return its message."""
    message = asked.answers[-1]
    await until(lambda: message.attachments)
    return message


async def made(person, panel, what):
    return await handed(await click(person, panel, ways(panel)[what]))


async def told(asked, sentence):
    """Wait until a sentence answers an interaction."""
    await until(lambda: any(sentence in each.text for each in asked.answers))


def page_data(message):
    [file] = message.attachments
    return json.loads(re.search(r'id="page-data">(.*?)</script>', file.content.decode(), re.DOTALL)[1])


def frames(message):
    [file] = message.attachments
    return len(pyvips.Image.new_from_buffer(file.content, "", n=-1).get("delay"))


async def over(stage, names="ada bruno"):
    game = await stage.open_table(names)
    await game.over(Guess(1))
    await stage.rest()
    return game


# -- the files


def test_a_page_is_handed_over_to_its_reader_alone():
    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage["ada"], game)
        message = await made(stage["ada"], panel, PAGE)
        assert message.reader is stage["ada"].user
        assert message.attachments[0].filename == "iliad-1.html"
        assert [view["name"] for view in page_data(message)["views"]] == ["Spectator view"]
        assert "Your hand" not in message.attachments[0].content.decode()
        assert EN.say("share-keep") in message.text

    play(scene, prints=True)


def test_a_file_shows_the_point_of_view_that_its_reader_chose():
    async def scene(stage):
        game = await ended(stage)
        ada, replay = stage["ada"], await watched(stage["ada"], game)
        await look(ada, replay, "View of Bruno")
        panel = (await press(ada, replay, "share-replay")).answers[-1]
        message = await made(ada, panel, PAGE)
        assert [view["name"] for view in page_data(message)["views"]] == ["View of Bruno"]
        seen = menu(panel, "share-seen-by")
        assert (await click(ada, panel, seen, ["1"])).message is panel
        message = await made(ada, panel, PAGE)
        assert len(page_data(message)["views"]) == 4

    play(scene, prints=True)


def test_a_whole_game_is_an_animated_picture():
    async def scene(stage):
        game = await ended(stage, moves=6)
        message = await made(stage["bruno"], await panel_of(stage["bruno"], game), GAME)
        [file] = message.attachments
        assert (file.filename, frames(message)) == ("iliad-1.webp", 7)
        assert "image animée de toute la partie" in file.description
        assert FR.say("share-keep") in message.text

    play(scene, prints=True)


@pytest.mark.slow
def test_turning_points_are_an_animated_picture():
    async def scene(stage):
        game = await over(stage)
        panel = await panel_of(stage["ada"], game)
        message = await made(stage["ada"], panel, POINTS)
        assert message.attachments[0].filename == "iliad-1-turning-points.webp"
        assert 2 <= frames(message) <= 8
        assert "turning points" in message.text
        table = await game.table()
        assert stage.bot.analyses.known(table)
        later = await stage.slash(stage["ada"], "analysis", channel=await game.place())
        await until(lambda: later.message.attachments)
        assert later.message.reader is None, "nobody has seen the analysis itself"

    play(scene, prints=True)


def test_only_a_finished_game_of_a_table_has_turning_points():
    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage["ada"], game)
        assert set(ways(panel)) == {GAME, PAGE}
        refused = await settled(await stage["ada"].forge(panel, f"il:share-file:1:0:0.0.{POINTS}"))
        await told(refused, EN.say("refused-forged"))
        own = (await brought(stage, stage["ada"], played("horse"))).message
        files = (await press(stage["ada"], own, "share-replay")).answers[-1]
        assert set(ways(files)) == {GAME, PAGE}
        assert find_button(files, "agree-to-share") is None
        message = await made(stage["ada"], files, PAGE)
        assert message.attachments[0].filename == "horse.html"
        assert find_button(message, "post-file") is None

    play(scene, prints=True)


@pytest.mark.slow
def test_a_reader_sees_how_far_a_file_is(monkeypatch):
    monkeypatch.setattr("cogs.history.file_making.EVERY", 0.0)

    async def scene(stage):
        game = await ended(stage, moves=8)
        panel = await panel_of(stage["ada"], game)
        said = set()
        stage["ada"].listen(lambda shown: said.add(shown.message.text) if shown.message else None)
        await made(stage["ada"], panel, GAME)
        assert any(re.search(r"\b[1-9]\d?% done", text) for text in said)

    play_with_sockets(scene, prints=True)


# -- size


@pytest.mark.parametrize("name", ["ada", pytest.param("bruno", marks=pytest.mark.slow)])
def test_a_file_that_discord_would_refuse_is_refused_first(monkeypatch, name):
    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage[name], game)
        monkeypatch.setattr("playground.limits.MAX_FILE", 1000)
        for what in (GAME, PAGE):
            asked = await click(stage[name], panel, ways(panel)[what])
            await told(asked, {"ada": EN, "bruno": FR}[name].say("refused-replay-too-large"))

    play(scene, prints=True)


@pytest.mark.slow
def test_a_film_is_made_to_fit_what_discord_takes_here(monkeypatch):
    async def scene(stage):
        game = await ended(stage, moves=12)
        panel = await panel_of(stage["ada"], game)
        whole = (await made(stage["ada"], panel, GAME)).attachments[0].content
        monkeypatch.setattr("playground.limits.MAX_FILE", len(whole) * 3 // 4)
        message = await made(stage["ada"], panel, GAME)
        assert len(message.attachments[0].content) <= len(whole) * 3 // 4
        assert "shows only one move in" in message.text

    play(scene, prints=True)


# -- who may have one


def test_a_person_who_may_not_see_a_replay_gets_no_file():
    async def scene(stage):
        await ended(stage)
        abroad = (await stage.slash(stage["chloe"], "games", channel=stage.channel("Lycée"))).message
        for what in (POINTS, GAME, PAGE):
            for verb in ("share-file", "post-file"):
                refused = await settled(await stage["chloe"].forge(abroad, f"il:{verb}:1:0:0.1.{what}"))
                assert "aucune partie finie que vous puissiez voir" in await sentence(stage["chloe"], refused)

    play(scene, prints=True)


def test_a_game_in_play_cannot_be_shared_as_a_file():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for written in ("il:share-file:1:0:0.1.2", "il:post-file:1:0:0.1.1", "il:share-file:1:0:0.2.0"):
            refused = await settled(await stage["ada"].forge(await game.board(), written))
            assert EN.say("refused-forged") in await sentence(stage["ada"], refused)

    play(scene, prints=True)


@pytest.mark.parametrize(
    "written",
    ["il:share-file:1:0:0.0.7", "il:share-file:1:0:0.0", "il:post-file:1:0:0.0.3", "il:share-seen-by:1:0:0.0"],
)
def test_a_forged_share_button_is_answered_kindly(written):
    async def scene(stage):
        game = await ended(stage)
        refused = await settled(await stage["ada"].forge(await game.board(), written))
        assert EN.say("refused-forged") in await sentence(stage["ada"], refused)

    play(scene, prints=True)


def test_a_shared_game_can_be_posted_by_its_reader():
    async def scene(stage):
        game = await ended(stage)
        await press(stage["ada"], await panel_of(stage["ada"], game), "agree-to-share")
        code = (await stage.bot.store.consent(game.number)).code
        abroad = stage.channel("Lycée")
        shown = (await stage.slash(stage["chloe"], "replay", {"code": format_share_code(code)}, abroad)).message
        files = (await press(stage["chloe"], shown, "share-replay")).answers[-1]
        assert set(ways(files)) == {GAME, PAGE}
        message = await made(stage["chloe"], files, PAGE)
        posted = await handed(await press(stage["chloe"], message, "post-file"))
        assert posted.reader is None
        assert posted.channel is abroad

    play(scene, prints=True)


# -- posting


def test_a_file_is_posted_where_everybody_may_see_the_replay():
    async def scene(stage):
        game = await ended(stage)
        place, bruno = await game.place(), stage["bruno"]
        panel = await panel_of(bruno, game)
        message = await made(bruno, panel, PAGE)
        posted = await handed(await press(bruno, message, "post-file"))
        assert posted.reader is None
        assert posted.channel is place
        assert "Bruno shares Iliad 1 as a page" in posted.text, "in the language of the server"
        assert EN.say("share-keep") not in posted.text
        assert page_data(posted)["views"][0]["name"] == "Spectator view"

    play(scene, prints=True)


def test_a_file_that_comes_late_is_posted_for_all():
    async def scene(stage):
        game = await ended(stage)
        bruno, place = stage["bruno"], await game.place()
        message = await made(bruno, await panel_of(bruno, game), PAGE)
        with Standstill(stage, "table") as still:
            asked = await still.hold_up(stage, bruno.click(message, find_button(message, "post-file")))
            await until(lambda: any(each.attachments for each in asked.answers))
        [posted] = asked.answers
        assert posted.reader is None
        assert posted.channel is place

    play(scene, prints=True)


def test_a_file_is_not_posted_where_the_replay_was_not_played():
    async def scene(stage):
        game = await ended(stage)
        tavern, ada = stage.channel("Agora", "tavern"), stage["ada"]
        listed = (await stage.slash(ada, "history", channel=tavern)).message
        replay = (await click(ada, listed, menu(listed, "open-replay"), [str(game.number)])).answers[-1]
        files = (await press(ada, replay, "share-replay")).answers[-1]
        message = await made(ada, files, PAGE)
        assert find_button(message, "post-file") is None
        refused = await settled(await ada.forge(message, "il:post-file:1:0:0.0.2"))
        assert EN.say("refused-replay-not-posted") in await sentence(ada, refused)

    play(scene, prints=True)


def test_a_person_who_may_not_attach_files_posts_none():
    async def scene(stage):
        game = await ended(stage)
        bruno = stage["bruno"]
        bits = permissions.ALL & ~permissions.ATTACH_FILES
        stage.place.world.allow(stage.channel(), bruno.user.id, bits)
        await stage.rest()
        message = await made(bruno, await panel_of(bruno, game), PAGE)
        assert find_button(message, "post-file") is None
        refused = await settled(await bruno.forge(message, "il:post-file:1:0:0.0.2"))
        assert FR.say("refused-replay-not-posted") in await sentence(bruno, refused)

    play(scene, prints=True)


# -- what can go wrong


def test_a_file_that_fails_takes_its_announcement_away(monkeypatch):
    def broken(*about):
        raise RuntimeError("no ink")

    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage["ada"], game)
        with monkeypatch.context() as now:
            now.setattr("cogs.history.share.make_page", broken)
            asked = await click(stage["ada"], panel, ways(panel)[PAGE])
            await told(asked, EN.say("refused-mistake"))
        left = [each.text for each in (await game.place()).messages.values()]
        assert not any("drawing" in text for text in left)
        assert (await made(stage["ada"], panel, PAGE)).attachments

    play(scene, mistakes=1, prints=True)


def test_a_person_has_one_file_made_at_a_time():
    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage["ada"], game)
        cog = stage.bot.get_cog("ShareCog")
        cog._limit = Limit("file", often=1, minutes=60, crowd=8)
        cog._limit.begin(stage["ada"].id, counts=False)
        refused = await click(stage["ada"], panel, ways(panel)[PAGE])
        assert EN.say("limits-refused-yours", what="file") in await sentence(stage["ada"], refused)
        cog._limit.end(stage["ada"].id)
        await made(stage["ada"], panel, PAGE)
        refused = await click(stage["ada"], panel, ways(panel)[PAGE])
        assert "You asked for 1 files" in await sentence(stage["ada"], refused)

    play(scene, prints=True)


def test_a_game_is_played_on_while_a_file_is_made(monkeypatch):
    go_on = threading.Event()

    def slow(*about):
        assert go_on.wait(60)

        return make_page(*about)

    monkeypatch.setattr("cogs.history.share.make_page", slow)

    async def scene(stage):
        past = await ended(stage)
        panel = await panel_of(stage["ada"], past)
        asked = await click(stage["ada"], panel, ways(panel)[PAGE])
        try:
            game = await stage.open_table("ada bruno")
            await game.moves(3)
            assert not asked.answers[-1].attachments
        finally:
            go_on.set()
        assert (await handed(asked)).attachments

    play_with_sockets(scene, prints=True)


@pytest.mark.slow
def test_a_stop_does_not_wait_for_a_film(monkeypatch):
    monkeypatch.setattr("cogs.bot.ANSWERED", 0.2)
    began, halted = threading.Event(), []

    def endless(story, seen, title, most, tell, shots=()):
        began.set()
        try:
            while True:
                tell(0.5)
                time.sleep(0.01)
        except Halted:
            halted.append(True)
            raise

    monkeypatch.setattr("cogs.history.share.make_film", endless)

    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage["ada"], game)
        await stage["ada"].click(panel, ways(panel)[GAME])
        await until(began.is_set)
        await stage.restart()
        await until(lambda: halted)

    play_with_sockets(scene, prints=True)


def test_hostile_names_reach_a_page_as_text():
    async def scene(stage):
        name = "</script><script>alert(1)</script>"
        game = played("horse", moves=6)
        record = replace(game, names=(name, *game.names[1:]))
        own = (await brought(stage, stage["ada"], record)).message
        files = (await press(stage["ada"], own, "share-replay")).answers[-1]
        message = await made(stage["ada"], files, PAGE)
        assert "<script>alert" not in message.attachments[0].content.decode()

    play(scene, prints=True)


def test_a_bot_that_draws_nothing_shares_a_page_of_words():
    async def scene(stage):
        game = await ended(stage)
        panel = await panel_of(stage["ada"], game)
        assert set(ways(panel)) == {PAGE}
        data = page_data(await made(stage["ada"], panel, PAGE))
        assert data["pictures"] == []
        refused = await settled(await stage["ada"].forge(panel, f"il:share-file:1:0:0.0.{GAME}"))
        await told(refused, EN.say("refused-forged"))

    play(scene, pictures=False)
