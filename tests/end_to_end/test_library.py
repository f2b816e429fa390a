"""/games and /card: every section of the rules can be opened and left again, in the reader's language."""

import pytest

from cogs.answering import pictures
from cogs.library.games import PAGE
from games.narrators import LIBRARIES
from games.rules_pages import load_rules
from playground import permissions
from playground.people import Person
from tests.end_to_end.stage import Stage, click, menu_of, play, press, sentence, settled
from words.rules import split_pages

WHO = {"ada": ("en", "Next", "Previous"), "bruno": ("fr", "Suivant", "Précédent")}


@pytest.fixture(autouse=True)
def _a_busy_machine_has_time(monkeypatch):
    monkeypatch.setattr(pictures, "PATIENCE", 20.0)


async def opened(stage: Stage, person: Person, channel=None):
    """Open /games and the rules of its first game."""
    shown = (await stage.slash(person, "games", channel=channel)).message
    assert shown.reader is person.user
    answer = await click(person, shown, menu_of(shown, "rules-of-game"), ["0"])
    assert answer.message is shown, "it is read where it was opened"
    return shown


async def olympus_of(stage):
    """Start a game of Fight for Olympus by its door in the list of the games."""
    ada, bruno, place = stage["ada"], stage["bruno"], list(stage.bot.registry.games).index("olympus")
    catalog = (await stage.slash(ada, "games")).message
    lobby = (await click(ada, catalog, f"il:open-lobby:{place}:0:")).message
    await press(bruno, lobby, "join")
    return await stage.begun(lobby, [ada, bruno])


def labelled(message, label):
    return next((identity for identity, each in message.buttons.items() if each["label"] == label), None)


@pytest.mark.parametrize("name", WHO)
def test_the_rules_can_be_paged_from_first_to_last_and_back(name):
    async def scene(stage):
        person, (language, following, previous) = stage[name], WHO[name]
        expected = split_pages(load_rules("iliad", language), PAGE)
        message = await opened(stage, person)
        assert message.buttons[labelled(message, previous)]["disabled"]
        for page in expected[:-1]:
            assert page.text in message.text
            assert len(message.text) <= 4000
            await click(person, message, labelled(message, following))
        assert expected[-1].text in message.text
        assert message.buttons[labelled(message, following)]["disabled"]
        await click(person, message, labelled(message, previous))
        assert expected[-2].text in message.text

    play(scene)


@pytest.mark.parametrize("name", WHO)
def test_every_section_can_be_chosen(name):
    async def scene(stage):
        person, language = stage[name], WHO[name][0]
        message, sections = await opened(stage, person), load_rules("iliad", language)
        for at, section in enumerate(sections):
            options = message.selects[menu_of(message, "rules-section")]["options"]
            assert len(options) == len(sections) <= 25
            await click(person, message, menu_of(message, "rules-section"), [str(at)])
            assert section.clauses[0] in message.text
            assert options[at]["label"] in message.text

    play(scene)


def test_the_list_of_games_reopens_in_direct_messages_too():
    async def scene(stage):
        bruno = stage["bruno"]
        message = await opened(stage, bruno, bruno.dm())
        await click(bruno, message, labelled(message, "Tous les jeux"))
        assert "## Les jeux" in message.text
        assert menu_of(message, "rules-of-game")

    play(scene)


def test_the_help_of_a_table_names_its_game_and_opens_its_rules():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = await game.board()
        help_ = (await press(stage["bruno"], board, "help")).message
        assert help_.reader is stage["bruno"].user
        assert "Iliade" in help_.text
        await game.unchanged(lambda: click(stage["bruno"], help_, labelled(help_, "Règles")))
        assert load_rules("iliad", "fr")[0].clauses[0] in help_.text

    play(scene)


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("il:rules-of-game:0:0:", ["7"]),
        ("il:rules-of-game:0:0:", None),
        ("il:rules-of-game:0:0:", ["-1"]),
        ("il:rules-page:99:0:", None),
        ("il:rules-section:99:0:", ["0"]),
    ],
)
def test_a_forged_page_is_answered_kindly(written, values):
    async def scene(stage):
        message = await opened(stage, stage["ada"])
        answer = await settled(await stage["ada"].forge(message, written, values))
        assert "no longer works" in await sentence(stage["ada"], answer)

    play(scene)


@pytest.mark.parametrize(("written", "values"), [("il:rules-page:0:9999:", None), ("il:rules-section:0:0:", ["99"])])
def test_a_missing_page_leads_to_an_existing_one(written, values):
    async def scene(stage):
        message = await opened(stage, stage["ada"])
        await settled(await stage["ada"].forge(message, written, values))
        assert "## Iliad: " in message.text

    play(scene)


def test_cards_are_found_beside_a_game_that_was_left_out(monkeypatch):
    monkeypatch.setitem(LIBRARIES, "coin", LIBRARIES["iliad"])

    async def scene(stage):
        offered = await stage["ada"].autocomplete(stage.channel(), "card", {"name": "ody"}, "name")
        assert "Odysseus" in [each["name"] for each in offered]

    play(scene)


def test_a_page_never_replaces_a_public_message():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = await game.board()
        answer = await game.unchanged(lambda: forged(stage, board))
        assert answer.message is not board
        assert answer.message.reader is stage["eleni"].user

    async def forged(stage, board):
        return await settled(await stage["eleni"].forge(board, "il:rules-page:0:3:"))

    play(scene)


@pytest.mark.parametrize(("name", "typed", "told"), [("ada", "ody", "Odysseus"), ("bruno", "épée b", "Épée bleue")])
def test_a_card_is_suggested_while_typing_and_shown_privately(name, typed, told):
    async def scene(stage):
        person = stage[name]
        offered = await person.autocomplete(stage.channel(), "card", {"name": typed}, "name")
        assert told in [each["name"] for each in offered]
        shown = (await stage.slash(person, "card", {"name": told})).message
        assert shown.reader is person.user
        assert told in shown.text
        assert "OL-11" in shown.text
        again = (await stage.slash(person, "card", {"name": told.upper()})).message
        assert again.text == shown.text
        answer = await click(person, shown, next(iter(shown.buttons)))
        assert answer.message is shown

    play(scene)


def test_a_name_that_several_games_use_shows_the_card_of_each():
    async def scene(stage):
        shown = (await stage.slash(stage["ada"], "card", {"name": "archer"})).message
        assert "## Archer\n-# Iliad" in shown.text
        assert "## Archer\n-# Hector and Achilles" in shown.text
        assert sorted(each["label"] for each in shown.buttons.values()) == [
            "Rules of Hector and Achilles", "Rules of Iliad",
        ]  # fmt: skip

    play(scene)


def test_a_hand_says_what_its_cards_do_and_leads_to_all_others():
    async def scene(stage):
        game = await olympus_of(stage)
        ada, table = stage["ada"], await game.table()
        hand = await game.hand(ada)
        shown = (await press(ada, hand, "cards-in-hand")).message
        assert shown.reader is ada.user
        assert shown is not hand
        library, view = LIBRARIES["olympus"], table.match.state.view(table.seat_of(ada.id))
        for kind in library.held(view):
            name, *does = library.describe(table.match.game, "en", kind)
            assert f"**{name}** · {' '.join(does)}" in shown.text
        await press(ada, shown, "cards-page")
        assert "what the cards do (1/" in shown.text

    play(scene)


def test_nobody_learns_the_cards_of_a_hand_without_a_seat():
    async def scene(stage):
        game = await olympus_of(stage)
        hand = await game.hand(stage["ada"])
        asked = await settled(await stage["eleni"].forge(hand, f"il:cards-in-hand:{game.number}:0:"))
        assert "You have no seat at this table" in await sentence(stage["eleni"], asked)

    play(scene)


def test_a_card_that_does_not_exist_is_answered_kindly():
    async def scene(stage):
        asked = await stage.slash(stage["ada"], "card", {"name": "Agamemnon the Third"})
        assert "no card “Agamemnon the Third”" in await sentence(stage["ada"], asked)

    play(scene)


@pytest.mark.parametrize("command", ["games", "play", "rules", "learn"])
def test_a_list_of_the_games_shows_them_in_a_picture(command):
    async def scene(stage):
        listed = (await stage.slash(stage["bruno"], command)).message
        [shown] = listed.attachments
        assert shown.filename == "games.png"
        assert "Hector et Achille" in shown.description
        assert any(
            "Hector et Achille" in option["label"] for menu in listed.selects.values() for option in menu["options"]
        )

    play(scene, prints=True)


def test_the_picture_of_the_games_gives_way_to_a_page_of_rules():
    async def scene(stage):
        shown = await opened(stage, stage["ada"])
        assert not shown.attachments
        await click(stage["ada"], shown, labelled(shown, "All games"))
        assert [each.filename for each in shown.attachments] == ["games.png"]

    play(scene, prints=True)


async def by_the_reader(stage):
    await stage.slash(stage["ada"], "settings", {"pictures": "off"})


async def by_the_server(stage):
    await stage.govern(stage["ada"], "pictures", 0)


async def by_a_right(stage):
    bits = permissions.EVERYONE & ~permissions.ATTACH_FILES
    stage.place.world.allow(stage.channel(), stage.bot.user.id, bits)


@pytest.mark.parametrize("refused", [by_the_reader, by_the_server, by_a_right])
def test_the_games_are_listed_in_words_where_no_picture_may_be(refused):
    async def scene(stage):
        await refused(stage)
        listed = (await stage.slash(stage["ada"], "games")).message
        assert not listed.attachments
        assert "Hector and Achilles" in listed.text

    play(scene, prints=True)
