"""Tables and hands as pictures: shown at every move, described in words, and never delaying anyone."""

import pytest

from cogs.answering import pictures
from cogs.answering.layout import DANGER
from cogs.table.table_message import RARELY
from pictures.scene import Scene
from playground import permissions
from simulation import loop
from tests.end_to_end.stage import click, pick, play, press
from tests.end_to_end.test_absence import panel
from tests.end_to_end.test_invitations import invite
from words.alt import LONGEST
from words.people import isolate_name

pytestmark = pytest.mark.slow  # tests/pictures tries them, tests/cogs/table where they are shown

PNG = b"\x89PNG\r\n"


@pytest.fixture(autouse=True)
def _a_busy_machine_has_time(monkeypatch):
    monkeypatch.setattr(pictures, "PATIENCE", 20.0)


def picture(message):
    [file] = message.attachments
    assert file.content.startswith(PNG)
    return file


def labels(message):
    return [str(button["label"]) for identity, button in message.buttons.items() if ":answer:" in identity]


def test_board_and_hand_are_pictures_with_descriptions():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = picture(await game.board())
        hand = picture(await game.hand(stage["bruno"]))
        assert (board.filename, hand.filename) == ("table.png", "hand.png")
        assert board.description.startswith("Siege 1"), "the table speaks the language of the server"
        assert "Votre main" in hand.description, "and the hand that of its reader"
        assert max(len(board.description), len(hand.description)) <= LONGEST
        assert "```" not in (await game.board()).text, "what is in the picture is not said again"

    play(scene, prints=True)


def test_a_picture_knows_who_is_a_computer(monkeypatch):
    scenes = []
    monkeypatch.setattr(pictures, "Scene", lambda *of, **more: scenes.append(Scene(*of, **more)) or scenes[-1])

    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        await game.hand(stage["ada"])
        assert {(each.open, each.computers) for each in scenes} == {(True, (2,)), (False, (2,))}

    play(scene, prints=True)


def test_every_move_replaces_the_picture():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        seen = [picture(await game.board()).content]
        for _ in range(6):
            await game.moves(1)
            seen.append(picture(await game.board()).content)
        assert len(set(seen)) == 7
        assert len(await game.boards()) == 1

    play(scene, prints=True)


def test_choices_are_numbered_as_in_the_picture_and_a_pass_is_not():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        panel = await game.hand(await game.actor())
        *numbered, last = labels(panel)
        assert [label.partition(". ")[0] for label in numbered] == [str(n + 1) for n in range(len(numbered))]
        assert last.startswith("Pass")

    play(scene, prints=True)


def test_laying_the_pass_of_delphi_comes_last_unnumbered_and_red():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        panel = await game.hand(stage["ada"])
        *numbered, last = [each for identity, each in panel.buttons.items() if ":answer:" in identity]
        assert str(last["label"]).startswith("Lay the Pass")
        assert last["style"] == DANGER.value
        assert [str(each["label"]).partition(". ")[0] for each in numbered] == [
            str(n + 1) for n in range(len(numbered))
        ]

    play(scene, game="delphi", prints=True)


def test_nobody_receives_the_picture_of_anothers_hand():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        shown = [picture(await game.hand(person)) for person in game.people]
        assert len({file.content for file in shown}) == 3
        public = [file for message in stage.all_messages() if message.reader is None for file in message.attachments]
        assert not {file.content for file in shown} & {file.content for file in public}

    play(scene, prints=True)


def test_a_spectator_sees_the_public_picture():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        seen = (await press(stage["eleni"], await game.board(), "hand")).message
        assert picture(seen).filename == "table.png"

    play(scene, prints=True)


def test_a_person_who_wants_words_gets_words_and_the_others_pictures():
    async def scene(stage):
        told = await stage.slash(stage["ada"], "settings", {"pictures": "off"})
        assert "Pictures: off" in str(told.answers[0].components)
        game = await stage.open_table("ada bruno")
        hand = await game.hand(stage["ada"])
        assert not hand.attachments
        assert "Your hand" in hand.text
        assert picture(await game.hand(stage["bruno"]))
        assert picture(await game.board())
        while await game.actor() is not stage["ada"]:
            await game.moves(1)
        assert not labels(hand)[0].startswith("1. "), "there is nothing that a number would point to"

    play(scene, prints=True)


def test_a_users_choice_of_pictures_overrides_the_servers():
    async def scene(stage):
        await stage.govern(stage["ada"], "pictures", 0)
        await stage.slash(stage["ada"], "settings", {"pictures": "on"})
        game = await stage.open_table("ada bruno")
        assert not (await game.board()).attachments
        assert "```" in (await game.board()).text
        assert picture(await game.hand(stage["ada"]))
        assert not (await game.hand(stage["bruno"])).attachments

    play(scene, prints=True)


def test_without_attach_files_the_board_is_in_words():
    async def scene(stage):
        everything = permissions.EVERYONE
        stage.place.world.allow(stage.channel(), stage.bot.user.id, everything & ~permissions.ATTACH_FILES)
        game = await stage.open_table("ada bruno")
        await game.moves(2)
        assert not (await game.board()).attachments
        assert "```" in (await game.board()).text
        assert len(await game.boards()) == 1
        stage.place.world.allow(stage.channel(), stage.bot.user.id, everything)
        await stage.slash(stage["ada"], "table", channel=await game.place())
        await stage.rest()
        assert picture(await game.board())

    play(scene, prints=True)


def test_a_board_is_a_picture_again_once_access_is_back():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        stage.place.world.allow(stage.channel(), stage.bot.user.id, 0)
        await game.moves(1)
        assert await game.turn() not in str((await game.board()).components)
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE)
        await game.moves(1)
        assert picture(await game.board())

    play(scene, prints=True)


def test_a_board_is_a_picture_again_minutes_after_a_refusal():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        stage.place.faults.fail("PATCH .*/channels/", status=400)
        await game.moves(1)
        assert not (await game.board()).attachments
        await game.moves(1)
        assert not (await game.board()).attachments, "it is not tried at each move"
        await stage.place.clock.advance(RARELY)
        await game.moves(1)
        assert picture(await game.board())

    play(scene, prints=True)


def test_a_hand_that_turns_to_words_loses_its_picture():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor = await game.actor()
        panel = await game.hand(actor)
        assert panel.attachments
        await stage.slash(actor, "settings", {"pictures": "off"})
        await click(actor, panel, *pick(panel))
        assert not panel.attachments

    play(scene, prints=True)


def test_a_failed_picture_becomes_words_and_leaks_no_card_to_the_log(monkeypatch):
    secret = "ada holds two Hoplites"

    def broken(drawing):
        raise ValueError(secret)

    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert "```" in (await game.board()).text
        assert "Your hand" in (await game.hand(stage["ada"])).text
        await game.moves(2)
        stage.mistakes = len(stage.diary.errors())
        assert stage.mistakes
        assert not any(secret in line for line in stage.diary.errors())

    monkeypatch.setattr(pictures, "print_picture", broken)
    play(scene, prints=True)


def test_a_click_does_not_wait_for_a_slow_picture(monkeypatch):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        began = stage.place.clock.now()
        hand = await game.hand(stage["ada"])
        assert "Your hand" in hand.text
        assert stage.place.clock.now() - began < slow
        await game.moves(2)

    slow = 2 * pictures.PATIENCE  # seconds that each picture takes
    monkeypatch.setattr(loop, "THREAD", (slow, slow))
    play(scene, prints=True)


@pytest.mark.parametrize("name", ["محمد الفاتح", "李小龍", "🎉🎉🎉", "W" * 32, "<svg onload=x>&amp;\"'"])
def test_any_name_can_be_shown_at_a_table(name):
    async def scene(stage):
        stage["ada"].user.display_name = name
        game = await stage.open_table("ada bruno")
        board = await game.board()
        assert picture(board)
        if not name.isascii():
            assert f"1: {isolate_name(name)}" in board.text, "what cannot be drawn stands beside the picture"

    play(scene, prints=True)


def test_the_legend_is_one_click_from_table_help():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for name, meaning in (
            ("ada", "Strength of an army"),
            ("bruno", "Force d\N{RIGHT SINGLE QUOTATION MARK}une armée"),
        ):
            person = stage[name]
            shown = (await press(person, await panel(person, game), "legend")).message
            assert shown.reader.id == person.id
            assert [file.filename for file in shown.attachments] == ["legend-1.png", "legend-2.png"]
            assert all(file.content.startswith(PNG) for file in shown.attachments)
            assert meaning in (shown.attachments[0].description or "")
            assert all(len(file.description) <= LONGEST for file in shown.attachments)

    play(scene, prints=True)


def test_the_legend_is_a_list_for_a_person_who_wants_words():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        shown = (await press(stage["ada"], await panel(stage["ada"], game), "legend")).message
        assert shown.attachments == []
        assert "- Strength of an army" in shown.text

    play(scene, pictures=False)


@pytest.mark.parametrize(("server", "told"), [("Agora", "held for Ada"), ("Lycée", "gardée pour Ada")])
def test_a_lobby_shows_its_table_and_says_who_sits_there(server, told):
    async def scene(stage):
        lobby = await stage.lobby("bruno chloe", 4, computers=1, channel=stage.channel(server))
        first = picture(lobby)
        assert first.filename == "lobby.png"
        assert all(name in first.description and name in lobby.text for name in ("Bruno", "Chloé", "🤖"))
        await invite(stage["bruno"], lobby, stage["ada"])
        assert told in picture(lobby).description
        assert picture(lobby).content != first.content
        await press(stage["ada"], lobby, "join")
        assert not (await stage.begun(lobby, stage.people("bruno chloe ada"))).lobby.attachments

    play(scene, prints=True)


def test_without_attach_files_a_lobby_is_in_words_and_kept_up_to_date():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 3)
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE & ~permissions.ATTACH_FILES)
        await stage.bot.lobbies.update(1)
        assert not lobby.attachments
        assert "3. *free*" in lobby.text
        await press(stage["ada"], lobby, "add-computer")
        assert not lobby.attachments
        assert "3. 🤖" in lobby.text

    play(scene, prints=True)


def test_a_server_that_wants_words_has_lobbies_in_words():
    async def scene(stage):
        await stage.govern(stage["ada"], "pictures", 0)
        lobby = await stage.lobby("ada bruno", 3)
        assert not lobby.attachments
        assert "3. *free*" in lobby.text

    play(scene, prints=True)
