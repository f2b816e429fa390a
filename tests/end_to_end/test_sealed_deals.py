"""Nobody chooses a deal: the lobby shows the seal, people bring a word or their clicks, and the check names them."""

from base64 import b64encode
from hashlib import sha256

import pytest

from cogs.answering.wording import shorten_seal
from engine.contributions import Contribution
from engine.record import export_record
from engine.verify import verify_record
from store import sqlite
from tables.history.archive import Source
from tables.seats.lobby import Lobby
from tests.end_to_end.lobby_options import close, more
from tests.end_to_end.stage import GAMES, SEED, find_button, play, press, sentence, settled, until
from tests.end_to_end.test_secrecy import logged, watch
from words import Words

pytestmark = pytest.mark.slow  # tests/tables/test_sealed_deals.py tries the rules for them

SEAL = sha256(SEED).hexdigest()
both = pytest.mark.parametrize(
    ("names", "server", "language"), [("ada dmitri", "Agora", "en"), ("bruno chloe", "Lycée", "fr")]
)


async def word_form(person, lobby):
    """Return the form for a word, behind the panel of a lobby."""
    form = (await press(person, await more(person, lobby), "type-word")).modal
    assert form is not None, "no form opened"
    return form


async def bring(person, lobby, word):
    """Type a word for the deal; return the answer."""
    return await settled(await person.submit(await word_form(person, lobby), {"word": word}))


async def sitters(stage, number=1):
    return Lobby.load((await stage.row(number)).lobby).sitters


async def brought(game):
    return (await game.table()).match.head.brought


@both
def test_the_seal_is_shown_before_the_last_person_sits_down(names, server, language):
    async def scene(stage):
        _, guest = stage.people(names)
        lobby = await stage.lobby(names.split()[0], 2, stage.channel(server))
        sealed = Words(language).say("lobby-seal", seal=shorten_seal(SEAL), dealt="no")
        assert sealed in lobby.text
        await press(guest, lobby, "join")
        assert sealed in lobby.text
        game = await stage.begun(lobby, stage.people(names))
        assert shorten_seal(SEAL) in (await game.board()).text

    play(scene)


@both
def test_a_word_goes_into_the_deal_and_is_found_in_its_check(names, server, language):
    async def scene(stage):
        host, guest = stage.people(names)
        lobby, words = await stage.lobby(names, 2, stage.channel(server)), Words(language)
        panel = (await bring(guest, lobby, "  sept *hérons*   bleus ")).message
        assert "sept \\*hérons\\* bleus" in panel.text
        assert panel.reader is guest.user
        await until(lambda: words.say("lobby-brought", name=guest.user.display_name) in lobby.text)
        assert "hérons" not in lobby.text
        game = await stage.begun(lobby, [host, guest])
        assert await brought(game) == (Contribution(1, "word", "sept *hérons* bleus"),)
        of_the_deal = sha256(sha256(SEED + sha256("sept *hérons* bleus".encode()).digest()).digest()).hexdigest()
        assert words.say("table-seal", seal=shorten_seal(of_the_deal), mixed="yes") in (await game.board()).text
        await until(
            lambda: words.say("lobby-seal", seal=shorten_seal(SEAL), dealt="yes") in lobby.text
        )  # to be compared
        await game.moves(2)
        await (await game.table()).end()
        await stage.rest()
        checked = (await press(host, await game.board(), "check-deal")).message
        assert words.say("replay-verified-brought", brought="words") in checked.text
        assert "sept \\*hérons\\* bleus" in checked.text
        assert SEAL in checked.text
        assert words.say("replay-deal-seal", seal=of_the_deal) in checked.text
        assert SEED.hex() in checked.text
        file = export_record(await stage.bot.archive.record(Source(1)))
        assert '"text":"sept *hérons* bleus"' in file

    play(scene, brings=True, pictures=False)


def test_clicks_count_by_the_ids_that_discord_gave_them():
    async def scene(stage):
        ada, dmitri = stage.people("ada dmitri")
        lobby = await stage.lobby("ada", 2)
        joined = await press(dmitri, lobby, "join")
        game = await stage.begun(lobby, [ada, dmitri])
        start = game.started.id
        clicks = {Contribution(1, "join", str(joined.id)), Contribution(0, "start", str(start))}
        assert {*await brought(game)} == clicks
        await game.moves(3)
        await (await game.table()).end()
        await stage.rest()
        checked = (await press(ada, await game.board(), "check-deal")).message
        assert f"Seat 2 (Dmitri), click on Join: {joined.id}" in checked.text
        assert f"Seat 1 (Ada), click on Start: {start}" in checked.text
        read = await stage.bot.archive.record(Source(1))
        assert verify_record(GAMES["iliad"], read).kind == "fair"

    play(scene, brings=True)


def test_who_joins_again_brings_the_newest_click_and_no_word():
    async def scene(stage):
        ada, dmitri = stage.people("ada dmitri")
        lobby = await stage.lobby("ada dmitri", 2)
        await bring(dmitri, lobby, "olive")
        await press(dmitri, lobby, "leave")
        again = await press(dmitri, lobby, "join")
        game = await stage.begun(lobby, [ada, dmitri])
        assert {each.text for each in await brought(game)} == {str(again.id), str(game.started.id)}

    play(scene, brings=True)


def test_nobody_can_read_the_secret_before_the_end():
    async def scene(stage):
        shown: list[tuple[bool, str, list]] = []
        for name in ("ada", "dmitri", "eleni"):
            watch(stage[name], shown)
        lobby = await stage.lobby("ada dmitri", 2)
        form = await word_form(stage["dmitri"], lobby)
        await bring(stage["dmitri"], lobby, "olive")
        await stage.restart()
        assert shorten_seal(SEAL) in lobby.text
        game = await stage.begun(lobby, stage.people("ada dmitri"))
        await game.moves(2)
        everything = f"{shown} {form} {[each.components for each in stage.all_messages()]} {logged(stage)}"
        assert shorten_seal(SEAL) in everything
        secrets = (SEED.hex(), SEED.hex().upper(), b64encode(SEED).decode(), repr(SEED)[2:-1])
        assert not [each for each in secrets if each in everything]

    play(scene, brings=True)


def test_a_restart_keeps_the_seal_and_what_was_brought():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 2)
        await bring(stage["ada"], lobby, "olive")
        stage.seed = bytes(32)
        await stage.restart()
        game = await stage.begun(lobby, stage.people("ada dmitri"))
        head = (await game.table()).match.head
        assert (head.seal, head.brought) == (SEAL, (Contribution(0, "word", "olive"),))

    play(scene, brings=True)


@both
def test_a_word_can_be_changed_and_taken_back(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names, 2, stage.channel(server)), Words(language)
        marked = words.say("lobby-brought", name=host.user.display_name)
        await bring(host, lobby, "olive")
        await until(lambda: marked in lobby.text)
        [field] = [part["component"] for part in (await word_form(host, lobby)).components]
        assert field["value"] == "olive"
        shown = (await bring(host, lobby, "  Don\u2019t  " + "X" * 30)).message.text
        assert (await sitters(stage))[0].word == "don't " + "x" * 30
        assert words.say("lobby-word-yours", word="don't " + "x" * 30) in shown
        await bring(host, lobby, "")
        assert (await sitters(stage))[0].word == ""
        await until(lambda: marked not in lobby.text)

    play(scene, pictures=False)


@both
def test_a_word_that_others_cannot_tell_is_refused_with_advice(names, server, language):
    async def scene(stage):
        host, _ = stage.people(names)
        lobby, words = await stage.lobby(names, 2, stage.channel(server)), Words(language)
        await bring(host, lobby, "olive")
        for typed, code, name in (
            ("olive\u200b", "U+200B", "ZERO WIDTH SPACE"),
            ("\u200d", "U+200D", "ZERO WIDTH JOINER"),
            ("olive\u2800", "U+2800", "BRAILLE PATTERN BLANK"),
            ("olive\u0007", "U+0007", "?"),
        ):
            answer = await sentence(host, await bring(host, lobby, typed))
            assert answer == words.say("lobby-refused-word-letter", code=code, name=name)
        answer = await sentence(host, await bring(host, lobby, "\u043elive"))
        one, other = "LATIN SMALL LETTER L", "CYRILLIC SMALL LETTER O"
        assert answer == words.say("lobby-refused-word-scripts", one=one, other=other)
        assert (await sitters(stage))[0].word == "olive", "the word typed before still counts"

    play(scene)


@both
def test_only_who_sits_there_can_bring_a_word(names, server, language):
    async def scene(stage):
        host, stranger = stage.people(names)
        lobby = await stage.lobby(names.split()[0], 2, stage.channel(server))
        form = await word_form(host, lobby)
        for verb, why in (("type-word", "not-seated"), ("set-word", "forged")):
            answer = await settled(await stranger.forge(lobby, f"il:{verb}:1:0:"))
            assert answer.modal is None
            assert await sentence(stranger, answer) == Words(language).say(f"refused-{why}")
        await press(stranger, lobby, "join")
        await press(host, lobby, "leave")
        left = await settled(await host.submit(form, {"word": "olive"}))
        assert await sentence(host, left) == Words(language).say("refused-not-seated")
        assert not any(each.word for each in await sitters(stage))

    play(scene)


def test_a_guest_finds_only_the_word_behind_more():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 3, computers=1)
        panel = await more(stage["dmitri"], lobby)
        assert [each.split(":")[1] for each in panel.buttons] == ["type-word"]
        assert not panel.selects
        assert "type-word" in str((await more(stage["ada"], lobby)).buttons)

    play(scene)


def test_a_word_typed_after_the_deal_is_refused_kindly():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 2)
        form = await word_form(stage["dmitri"], lobby)
        await stage.begun(lobby, stage.people("ada dmitri"))
        late = await settled(await stage["dmitri"].submit(form, {"word": "olive"}))
        assert await sentence(stage["dmitri"], late) == "The game has already begun."

    play(scene)


def test_a_game_that_one_click_opens_and_starts_says_who_decided():
    async def scene(stage):
        await press(stage["ada"], (await stage.slash(stage["ada"], "play")).message, "play-now")
        await stage.rest()
        table = await stage.bot.registry.table(1)
        assert table.match.head.brought == ()
        await table.end()
        _, _, verdict = await stage.bot.archive.check(stage["ada"].id, Source(1))
        assert verdict.kind == "fair"
        shown = (await stage.slash(stage["ada"], "verify", channel=stage.place.world.channels[table.row.place])).message
        assert "only the seed decided" in shown.text

    play(scene, brings=True)


def test_a_rematch_counts_the_click_of_the_second():
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        await (await game.table()).end()
        await stage.rest()
        await press(stage["ada"], await game.board(), "rematch")
        [lobby] = [each for each in stage.all_messages() if "il:start:2:0:" in each.buttons]
        assert shorten_seal(SEAL) in lobby.text
        second = await press(stage["dmitri"], await game.board(), "rematch")
        await stage.rest()
        table = await stage.bot.registry.table(2)
        assert table.match.head.brought == (Contribution(1, "join", str(second.id)),)

    play(scene, brings=True)


def test_a_lobby_from_a_backup_shows_its_new_seal():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 2)
        await stage.finish()
        store = await sqlite.open_store(stage.file)
        await store.ask(lambda db: db.execute("UPDATE tables SET seed = NULL") and None)
        await store.close()
        stage.seed = bytes(32)
        await stage.begin()
        told = await press(stage["ada"], lobby, "start")
        assert await sentence(stage["ada"], told) == Words("en").say("refused-sealed-again")
        await until(lambda: shorten_seal(sha256(bytes(32)).hexdigest()) in lobby.text)
        assert shorten_seal(SEAL) not in lobby.text
        await press(stage["ada"], lobby, "start")
        await until(lambda: find_button(lobby, "start") is None)

    play(scene, brings=True)


def test_a_lobby_that_was_closed_never_shows_its_secret():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        await close(stage["ada"], lobby)
        await until(lambda: not lobby.buttons)
        assert SEED.hex() not in str([each.components for each in stage.all_messages()])

    play(scene)
