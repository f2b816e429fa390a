"""/privacy: users can export and erase their own data, and nobody else's."""

import json
import sqlite3

import pytest

from store import StoreFailed
from store.shares import Notice, Share
from store.sqlite.writer import fetch_rows
from tables.history.archive import Archive
from tables.history.privacy import erase_person
from tables.history.results import Results
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.thinking.thinking import AtOnce
from tests.end_to_end.stage import Guess, find_button, play, press, sentence, until
from tests.end_to_end.test_outages import later
from tests.tables.house import Recorder
from words import LANGUAGES, Words

pytestmark = pytest.mark.slow  # tests/tables/test_privacy.py and tests/cogs/people try what is kept and erased

EN = Words("en")
NAMELESS = {each: Words(each).say("privacy-former-player") for each in LANGUAGES}


async def over(stage, names="ada bruno", where="Agora"):
    game = await stage.open_table(names, channel=stage.channel(where))
    await game.over(Guess(1))
    await stage.rest()
    return game


async def exported(stage, name):
    """Return the file that a person gets privately."""
    told = await stage.slash(stage[name], "privacy export")
    message = told.message
    assert message.reader is stage[name].user
    [file] = message.attachments
    assert file.filename == "ilion.json"
    return json.loads(file.content)


async def erased(stage, name):
    asked = await stage.slash(stage[name], "privacy erase")
    assert asked.message.reader is stage[name].user
    return await press(stage[name], asked.message, "erase-my-data")


def everything(stage):
    """Return every value in the database except server numbers, which may equal a person's in a playground."""
    db = sqlite3.connect(stage.file)
    db.row_factory = sqlite3.Row
    try:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [dict(row) for table in tables for row in db.execute(f"SELECT * FROM {table}")]
        return [str(row[name]) for row in rows for name in row if name not in ("guild", "board")]
    finally:
        db.close()


def known(stage, name):
    """Return the values in the database that contain a person's name or number."""
    person = stage[name].user
    return [each for each in everything(stage) if str(person.id) in each or person.display_name in each]


def test_an_export_holds_all_of_a_users_data_and_nobody_elses():
    async def scene(stage):
        game = await over(stage)
        await stage.slash(stage["ada"], "settings", {"pings": "off"})
        found = await exported(stage, "ada")
        assert found["user"] == stage["ada"].id
        assert {"key": "pings", "value": "off"} in found["settings"]
        assert [(each["table_id"], each["name"]) for each in found["seats"]] == [(game.number, "Ada")]
        assert {each["board"] for each in found["results"]} == {0, stage.channel().guild}
        log = [entry.move for entry in await game.log() if entry.seat == 0]
        assert [each["move"] for each in found["moves"]] == log
        for secret in ("Bruno", str(stage["bruno"].id), stage.seed.hex()):
            assert secret not in json.dumps(found, ensure_ascii=False)

    play(scene)


def test_only_the_language_is_stored_for_a_new_user():
    async def scene(stage):
        found = await exported(stage, "dmitri")
        assert found.pop("settings") == [{"key": "locale", "value": "en"}]
        assert found.pop("user") == stage["dmitri"].id
        assert not any(found.values())

    play(scene)


def test_erasure_removes_a_user_but_keeps_the_others_games():
    async def scene(stage):
        game, lycee = await over(stage), await over(stage, "bruno ada", "Lycée")
        await stage.slash(stage["ada"], "privacy overall", {"shown": "on"})
        log, other = await game.log(), await exported(stage, "bruno")
        assert known(stage, "ada")
        await erased(stage, "ada")
        assert known(stage, "ada") == []
        assert await game.log() == log
        assert await exported(stage, "bruno") == other
        for number, language in ((game.number, "en"), (lycee.number, "fr")):
            assert (
                Words(language).say("privacy-former-player") in (await stage.bot.registry.table(number)).names.values()
            )
        await stage.restart()
        assert EN.say("privacy-former-player") in (await stage.bot.registry.table(game.number)).names.values()
        assert "No rated game yet" in (await stage.slash(stage["ada"], "stats")).message.text

    play(scene)


def test_erasure_forgets_a_user_where_the_language_is_gone():
    async def scene(stage):
        ada, game = stage["ada"], await stage.open_table("ada bruno chloe")
        message = (await stage.slash(ada, "tournament", {"game": "iliad"})).message
        await press(ada, message, "tournament-join")
        for table in ("tables", "tournaments"):
            await stage.bot.store.ask(fetch_rows, f"UPDATE {table} SET language = 'el'")
        await stage.restart()
        await erased(stage, "ada")
        await stage.rest()
        assert known(stage, "ada") == []
        names = await stage.bot.store.ask(fetch_rows, "SELECT name FROM dealt WHERE table_id = ?", game.number)
        assert (EN.say("privacy-former-player"),) in names

    play(scene)


@pytest.mark.slow
def test_the_question_alone_erases_nothing():
    async def scene(stage):
        await over(stage)
        before = await exported(stage, "ada")
        asked = await stage.slash(stage["ada"], "privacy erase")
        assert "cannot be undone" in asked.message.text
        assert find_button(asked.message, "erase-my-data")
        assert await exported(stage, "ada") == before

    play(scene)


@pytest.mark.slow
def test_erasure_gives_up_seats_and_lets_the_others_play_on():
    async def scene(stage):
        lobby = await stage.lobby("bruno ada", 3)
        game = await stage.open_table("ada bruno chloe")
        asked = await stage.slash(stage["ada"], "privacy erase")
        assert "You are still in a game" in asked.message.text
        await press(stage["ada"], asked.message, "erase-my-data")
        await stage.rest()
        assert known(stage, "ada") == []
        row = await stage.row(game.number)
        assert row.status == "playing"
        assert row.host == stage["bruno"].id
        await press(stage["dmitri"], lobby, "join")
        assert "Ada" not in lobby.text
        game.people.remove(stage["ada"])
        await game.over(Guess(1))
        await stage.rest()
        assert "1 partie" in (await stage.slash(stage["bruno"], "stats")).message.text
        assert known(stage, "ada") == []

    play(scene)


def test_erasure_updates_lobbies_at_once():
    async def scene(stage):
        lobby, alone = await stage.lobby("bruno ada", 3), await stage.lobby("ada", 2)
        assert "Ada" in lobby.text
        await erased(stage, "ada")
        assert "Ada" not in lobby.text
        assert find_button(alone, "join") is None, "nobody is left to play with"

    play(scene)


def test_a_lobby_left_before_an_erasure_failed_names_no_guest():
    async def scene(stage):
        lobby, store = await stage.lobby("bruno ada", 3), stage.bot.store
        await stage.rest()
        erase, failed = store.erase, []

        async def fail_once(*about):
            if not failed:
                failed.append(about)
                raise StoreFailed("the disk is full")
            return await erase(*about)

        store.erase = fail_once
        asked = (await stage.slash(stage["ada"], "privacy erase")).message
        await press(stage["ada"], asked, "erase-my-data")
        assert failed
        await press(stage["ada"], asked, "erase-my-data")
        await stage.rest()
        assert known(stage, "ada") == []
        assert "Ada" not in lobby.text

    play(scene, mistakes=1)


def test_lobbies_lose_an_erased_guest_if_an_address_is_unreadable():
    async def scene(stage):
        lobbies = [await stage.lobby(f"{host} ada", 3) for host in ("bruno", "chloe")]
        await stage.rest()
        remembered, failed = stage.bot.store.remembered, []

        async def fail_once(number, *kind):
            if kind and not failed:
                failed.append(number)
                raise StoreFailed("the disk is full")
            return await remembered(number, *kind)

        stage.bot.store.remembered = fail_once
        await erased(stage, "ada")
        await later(stage)
        assert not any("Ada" in lobby.text for lobby in lobbies)

    play(scene)


def test_a_board_does_not_name_who_was_erased_by_another_process():
    async def scene(stage):
        game, ada = await stage.open_table("bruno ada chloe"), stage["ada"]
        services = Services(stage.bot.store, Recorder(stage.file), AtOnce(), stage.bot.clock, share=Share(1, 2))
        other = TableRegistry(stage.bot.registry.games, services)
        await (await other.table(game.number)).leave(ada.id, "random", "Computer")
        stage.bot.hear(Notice(game.number, "changed"))
        await until(lambda: "Ada" in shown(game).text and "Computer" in shown(game).text)
        await erase_person(other, Results(stage.bot.store, other.games), Archive(other), ada.id, NAMELESS, None)
        stage.bot.hear(Notice(game.number, "forgotten"))
        await until(lambda: "Ada" not in shown(game).text)
        assert EN.say("privacy-former-player") in shown(game).text

    play(scene)


def shown(game):
    """Return the board of a game."""
    return next(each for each in game.where.messages.values() if find_button(each, "hand"))


def test_a_second_click_on_erase_does_no_harm():
    async def scene(stage):
        await over(stage)
        asked = (await stage.slash(stage["ada"], "privacy erase")).message
        identity = find_button(asked, "erase-my-data")
        await press(stage["ada"], asked, "erase-my-data")
        again = await stage["ada"].forge(asked, identity)
        await again.settled()
        assert known(stage, "ada") == []
        assert known(stage, "bruno")

    play(scene)


def test_a_click_erases_only_the_user_who_clicks():
    async def scene(stage):
        game = await over(stage)
        forged = await stage["chloe"].forge(await game.board(), "il:erase-my-data:1:0:")
        await forged.settled()
        assert known(stage, "ada")
        assert known(stage, "bruno")

    play(scene)


def test_privacy_answers_in_the_users_language():
    async def scene(stage):
        asked = await stage.slash(stage["bruno"], "privacy erase")
        assert "Dois-je vous oublier" in asked.message.text
        told = await stage.slash(stage["bruno"], "privacy overall", {"shown": "on"})
        assert "peuvent désormais être vues" in await sentence(stage["bruno"], told)

    play(scene)


def test_the_button_labels_fit():
    for language in LANGUAGES:
        assert len(Words(language).say("privacy-erase-button")) <= 80
