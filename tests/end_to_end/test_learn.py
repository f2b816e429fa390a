"""Lessons: anyone learns any game by doing what the lesson says, in a private message."""

import re

import pytest

from cogs.answering import pictures
from games.catalog import BOXES, load_lesson
from playground import permissions
from tests.end_to_end.stage import GAMES, click, find_button, menu_of, play, press, sentence, settled
from words import Words

WHO = {"ada": "en", "bruno": "fr"}
RIGHT = re.compile(r"^(?:Choose|Choisissez) \*\*(.+)\*\*\.$", re.MULTILINE)
SHELF = list(GAMES)
each_reader = pytest.mark.parametrize("name", WHO)
each_game = pytest.mark.parametrize("key", BOXES)


async def begun(stage, name, key, channel=None):
    """Return the first page of a lesson."""
    message = (await stage.slash(stage[name], "learn", {"game": key}, channel)).message
    assert message.reader is stage[name].user
    return message


async def opened(stage, name, key, channel=None):
    """Return the page of the first move."""
    message = await begun(stage, name, key, channel)
    await press(stage[name], message, "lesson-page")
    return message


def offered(message):
    """Return the ids and values of the choices, by their labels."""
    buttons = {
        each["label"]: (identity, None) for identity, each in message.buttons.items() if "il:lesson-answer:" in identity
    }
    menus = {
        option["label"]: (identity, [option["value"]])
        for identity, menu in message.selects.items()
        for option in menu["options"]
    }
    return buttons | menus


def told(message):
    """Return the choice that the lesson asks for, if any."""
    found = RIGHT.search(message.text)
    return found and found[1].replace("\\", "")


def moves(message):
    """Return the labels of the answers, without "Back"."""
    return [label for label in offered(message) if label not in ("Back", "Retour")]


def labelled(message, label):
    return next((identity for identity, each in message.buttons.items() if each["label"] == label), None)


async def obey(person, message):
    """Make the choice that the lesson asks for."""
    answer = await click(person, message, *offered(message)[told(message)])
    assert answer.message is message, "it is played where it was opened"


async def until_wrong_is_possible(person, message):
    while len(moves(message)) < 2:
        await obey(person, message)
    return next(label for label in moves(message) if label != told(message))


def step(message):
    return int(re.search(r"(?:Step|Étape) (\d+) ", message.text)[1])


@each_reader
@each_game
def test_who_does_what_is_said_comes_to_the_end(name, key):
    async def scene(stage):
        person, words, last = stage[name], Words(WHO[name]), len(load_lesson(key).places)
        message = await begun(stage, name, key)
        assert words.say(f"{key}-lesson-0") in message.text
        await press(person, message, "lesson-page")
        seen = []
        while told(message):
            seen.append(step(message))
            assert words.say(f"{key}-lesson-{seen[-1] - 1}") in message.text
            await obey(person, message)
        assert sorted(set(seen)) == list(range(2, last + 1))
        assert words.say(f"{key}-lesson-end") in message.text

    play(scene)


@each_reader
@each_game
def test_a_wrong_choice_gets_a_tip_and_the_question_again(name, key):
    async def scene(stage):
        person, message = stage[name], await opened(stage, name, key)
        wrong = await until_wrong_is_possible(person, message)
        before, right = step(message), told(message)
        answer = await click(person, message, *offered(message)[wrong])
        assert answer.message is message
        assert Words(WHO[name]).say(f"{key}-lesson-{before - 1}-again") in message.text
        assert Words(WHO[name]).say(f"{key}-lesson-{before - 1}") not in message.text, "both are more than a screen"
        assert (step(message), told(message)) == (before, right)
        await obey(person, message)
        assert Words(WHO[name]).say(f"{key}-lesson-{before - 1}-again") not in message.text
        assert told(message) != right or step(message) > before

    play(scene)


def test_back_goes_choice_by_choice_and_page_by_page():
    async def scene(stage):
        ada, message = stage["ada"], await opened(stage, "ada", "iliad")
        for _ in range(3):
            await obey(ada, message)
        assert moves(message) == ["On its own", "On Hoplite 4"]
        for expected in (4, 3, 2, 1):
            await click(ada, message, labelled(message, "Back"))
            assert step(message) == expected
            assert moves(message) != ["On its own", "On Hoplite 4"]
        assert labelled(message, "Back") is None

    play(scene, pictures=False)


@each_reader
def test_a_page_says_whether_everybody_sees_its_picture(name):
    everybody, words = {"ada": "as everybody sees it:", "bruno": "que tout le monde voit"}[name], Words(WHO[name])

    async def scene(stage):
        person = stage[name]
        message = await begun(stage, name, "iliad")
        assert everybody in message.text
        await press(person, message, "lesson-page")
        assert words.say("learn-step", number=2, last=14, seen="hand") in message.text
        assert everybody not in message.text

    play(scene)


def test_an_older_message_goes_on_from_its_own_page():
    async def scene(stage):
        ada, old, new = stage["ada"], await opened(stage, "ada", "hector"), await opened(stage, "ada", "horse")
        await obey(ada, new)
        await obey(ada, old)
        assert (step(old), step(new)) == (3, 3)

    play(scene)


def test_a_button_pressed_twice_counts_once():
    async def scene(stage):
        ada, message = stage["ada"], await opened(stage, "ada", "delphi")
        identity, _ = offered(message)[told(message)]
        for _ in range(2):
            await settled(await ada.forge(message, identity))
            assert step(message) == 3

    play(scene)


@pytest.mark.parametrize(
    "identity",
    [
        "lesson-page:0:999:",
        "lesson-page:77:1:",
        "open-lesson:77:0:",
        "lesson-answer:0:999:0",
        "lesson-answer:77:1:0",
        "lesson-answer:0:0:0",
        "lesson-answer:0:13:0",
        "practice-table:77:0:",
    ],
)
def test_a_forged_button_is_answered_kindly(identity):
    async def scene(stage):
        ada, message = stage["ada"], await opened(stage, "ada", "iliad")
        forged = await settled(await ada.forge(message, f"il:{identity}"))
        assert "That button no longer works" in await sentence(ada, forged)
        assert step(message) == 2

    play(scene)


@pytest.mark.parametrize("path", ["24", "99", "0.0.0.0", "4.1"])
def test_a_choice_that_was_never_offered_repeats_the_question(path):
    async def scene(stage):
        ada, message = stage["ada"], await opened(stage, "ada", "iliad")
        await settled(await ada.forge(message, f"il:lesson-answer:0:1:{path}"))
        assert "That choice is out of date" in message.text
        assert step(message) == 2

    play(scene)


def test_a_forged_value_is_answered_kindly():
    async def scene(stage):
        ada, message = stage["ada"], (await stage.slash(stage["ada"], "learn")).message
        for value in ("5", "-3", "x"):
            forged = await settled(await ada.forge(message, "il:lesson-of-game:0:0:", [value]))
            assert "no longer works" in await sentence(ada, forged)

    play(scene)


def test_a_restart_during_a_lesson_changes_nothing():
    async def scene(stage):
        ada, message = stage["ada"], await opened(stage, "ada", "olympus")
        await obey(ada, message)
        before = (step(message), told(message))
        await stage.restart()
        assert (step(message), told(message)) == before
        while told(message):
            await obey(ada, message)
        assert Words("en").say("olympus-lesson-end") in message.text

    play(scene)


@each_reader
def test_without_a_game_learn_lists_the_lessons(name):
    async def scene(stage):
        person, channel = stage[name], stage[name].dm()
        message = (await stage.slash(person, "learn", channel=channel)).message
        for place, key in enumerate(SHELF):
            await click(person, message, menu_of(message, "lesson-of-game"), [str(place)])
            assert Words(WHO[name]).say(f"{key}-lesson-0") in message.text
            message = (await stage.slash(person, "learn", channel=channel)).message

    play(scene)


def test_learn_finds_a_game_by_name_and_refuses_an_unknown_one():
    async def scene(stage):
        shown = (await stage.slash(stage["bruno"], "learn", {"game": "le cheval DE troie"})).message
        assert "Sept quartiers" in shown.text
        refused = await stage.slash(stage["bruno"], "learn", {"game": "Go"})
        assert "a pas de jeu" in await sentence(stage["bruno"], refused)
        found = await stage["ada"].autocomplete(stage.channel(), "learn", {"game": "ol"}, "game")
        assert [each["value"] for each in found] == ["olympus"]

    play(scene)


def test_lessons_are_linked_from_the_rules_lobby_and_table_help():
    async def scene(stage):
        ada = stage["ada"]
        catalog = (await stage.slash(ada, "games")).message
        rules = (await stage.slash(ada, "rules", {"game": "delphi"})).message
        await click(ada, catalog, menu_of(catalog, "lesson-of-game"), ["1"])
        beside = (await press(ada, rules, "open-lesson")).message
        assert beside is not rules, "the rules stay open"
        assert "New to Iliad? /learn" in (await stage.lobby("ada", 2)).text
        table = await stage.open_table("ada bruno")
        help_ = (await press(ada, await table.board(), "help")).message
        assert catalog.text == beside.text
        assert "Two armies before Troy" in (await press(ada, help_, "open-lesson")).message.text

    play(scene)


@each_game
def test_a_lesson_s_last_button_starts_a_game(key):
    async def scene(stage):
        ada, place = stage["ada"], SHELF.index(key)
        message = await begun(stage, "ada", key)
        await settled(await ada.forge(message, f"il:lesson-page:{place}:{len(load_lesson(key).places)}:"))
        hand = (await press(ada, message, "practice-table")).message
        assert hand.reader is ada.user
        (row,) = await stage.bot.store.tables_of(ada.id, ("playing",))
        agreed = (await stage.bot.registry.table(row.id)).lobby
        assert [each.user for each in agreed.sitters] == [ada.id] + [None] * (BOXES[key].lesson.seats - 1)
        assert (agreed.rated, agreed.undo) == ("off", "friendly")

    play(scene)


def test_practice_leaves_no_table_where_the_bot_may_not_write():
    async def scene(stage):
        ada, message = stage["ada"], await begun(stage, "ada", "iliad")
        stage.place.world.allow(
            stage.channel(), stage.bot.user.id, permissions.EVERYONE & ~permissions.SEND_MESSAGES
        )  # fmt: skip
        answer = await settled(await ada.forge(message, "il:practice-table:0:0:"))
        assert "I am missing the permission" in await sentence(ada, answer)
        assert not await stage.bot.store.tables_of(ada.id, ("lobby", "playing"))

    play(scene)


def test_lessons_work_anywhere_but_practice_needs_an_allowed_channel():
    async def scene(stage):
        ada, tavern = stage["ada"], stage.channel(name="tavern")
        await stage.bot.store.set("guild", tavern.guild, "channels", str(stage.channel().id))
        message = await opened(stage, "ada", "iliad", tavern)
        answer = await settled(await ada.forge(message, "il:practice-table:0:0:"))
        assert "Tables are not opened in this channel" in await sentence(ada, answer)
        assert not await stage.bot.store.tables_of(ada.id, ("lobby", "playing"))

    play(scene)


@each_reader
def test_a_lesson_shows_pictures_to_users_who_want_them(name, monkeypatch):
    monkeypatch.setattr(pictures, "PATIENCE", 20.0)

    async def scene(stage):
        person, message = stage[name], await begun(stage, name, "horse")
        assert [each.filename for each in message.attachments] == ["table.png"]
        await press(person, message, "lesson-page")
        assert sorted(each.filename for each in message.attachments) == ["hand.png"], "which shows the table too"
        await stage.slash(person, "settings", {"pictures": "off"})
        assert not (await opened(stage, name, "horse")).attachments

    play(scene, prints=True)


def test_a_lesson_in_direct_messages_leaves_the_table_in_place():
    async def scene(stage):
        ada = stage["ada"]
        message = await opened(stage, "ada", "iliad", ada.dm())
        while told(message):
            await obey(ada, message)
        await press(ada, message, "practice-table")
        await stage.rest()
        board = next(each for each in ada.dm().messages.values() if find_button(each, "help"))
        await settled(await ada.forge(board, "il:open-lesson:0:0:"))
        assert find_button(board, "help")

    play(scene)
