"""People's own settings, beside their server's."""

import pytest

from cogs.people.settings_screen import list_regions
from tables.clocks.playing_hours import list_zones
from tests.end_to_end.stage import click, find_button, play, press, sentence, settled
from words import LANGUAGES, Words, name_language

FRENCH = 1 + LANGUAGES.index("fr")  # behind "same as Discord"


def test_a_server_manager_chooses_the_language_of_its_tables():
    async def scene(stage):
        await stage.govern(stage["ada"], "language", FRENCH)
        told = await stage.slash(stage["ada"], "settings")
        assert "The tables of this server: Français, with pictures." in await sentence(stage["ada"], told)
        game = await stage.open_table("ada bruno")
        assert "de jouer" in (await game.board()).text
        assert "Your hand" in (await game.hand(stage["ada"])).text, "each reader keeps their own"
        await stage.govern(stage["ada"], "language", 0)
        game = await stage.open_table("ada bruno")
        assert "It is" in (await game.board()).text

    play(scene, pictures=False)


def test_a_servers_language_does_not_affect_another_server():
    async def scene(stage):
        await stage.govern(stage["bruno"], "language", 1 + LANGUAGES.index("en"), stage.channel("Lycée"))
        lycee = await stage.lobby("bruno", 2, stage.channel("Lycée"))
        assert "who plays?" in lycee.text
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {}

    play(scene)


def test_settings_are_shown_in_words():
    async def scene(stage):
        told = await stage.slash(stage["bruno"], "settings", {"hands": "dm", "pings": "off"}, stage["bruno"].dm())
        said = str(told.message.components).replace("\\xa0", " ")
        for each in (
            "Langue : langue de Discord",
            "Votre main : en message privé",
            "Rappels : non",
            "comme le serveur",
        ):
            assert each in said
        assert "serveur : " not in said, "a direct message is in no server"

    play(scene, pictures=False)


async def panel(person, stage, channel=None):
    """Return the panel of `/settings`, which only its user sees."""
    message = (await stage.slash(person, "settings", channel=channel)).message
    assert message.reader is person.user
    return message


async def choose(person, message, setting, at):
    """Choose an option of a menu by its index."""
    identity = next(each for each in message.selects if each.startswith(f"il:settings-{setting}:"))
    return await click(person, message, identity, [str(at)])


def placeholder(message, setting):
    return next(menu["placeholder"] for each, menu in message.selects.items() if f":settings-{setting}:" in each)


def label(message, setting):
    return message.buttons[find_button(message, f"settings-{setting}")]["label"]


def test_menus_and_switches_change_the_settings_in_one_panel():
    async def scene(stage):
        ada = stage["ada"]
        message = await panel(ada, stage)
        await choose(ada, message, "pictures", 2)
        assert placeholder(message, "pictures") == "Pictures: off, in words only"
        switches = ("hands", "pings", "forced", "confirm", "overall")
        for setting in switches:
            await press(ada, message, f"settings-{setting}")
        assert [label(message, each) for each in switches] == [
            "Your hand: by direct message", "Turn reminders: off", "Forced moves: left to you",
            "Costly moves: confirmed first", "On the leaderboard of all servers: yes",
        ]  # fmt: skip
        stored = {"hands": "dm", "pings": "off", "forced": "off", "confirm": "on", "overall": "on"}
        assert await stage.bot.store.settings("user", ada.id) == {"locale": "en", "pictures": "off", **stored}
        for setting in switches:
            await press(ada, message, f"settings-{setting}")
        await choose(ada, message, "pictures", 0)
        assert await stage.bot.store.settings("user", ada.id) == {"locale": "en"}

    play(scene, pictures=False)


def test_the_panel_itself_changes_its_language():
    async def scene(stage):
        ada = stage["ada"]
        message = await panel(ada, stage)
        await choose(ada, message, "language", FRENCH)
        assert "Vos réglages" in message.text
        await choose(ada, message, "language", 0)
        assert "Your settings" in message.text

    play(scene)


def test_playing_hours_are_chosen_after_the_time_zone():
    async def scene(stage):
        ada = stage["ada"]
        message = await panel(ada, stage)
        assert find_button(message, "settings-from") is None
        assert not [each for each in message.selects if ":settings-from:" in each]
        await choose(ada, message, "region", list_regions().index("Europe"))
        menu, option = next(
            (each, option) for each, menu in message.selects.items() for option in menu["options"]
            if option["label"] == "Paris"
        )  # fmt: skip
        await click(ada, message, menu, [option["value"]])
        assert label(message, "region") == "Time zone: Europe/Paris"
        await choose(ada, message, "from", 1 + 18)
        assert "Playing hours: 18:00-23:00 (Europe/Paris)" in message.text
        await choose(ada, message, "until", 0)
        assert "Playing hours: 18:00-22:00 (Europe/Paris)" in message.text
        await choose(ada, message, "from", 1 + 9)
        assert "Playing hours: 9:00-22:00 (Europe/Paris)" in message.text
        await choose(ada, message, "from", 0)
        assert "Playing hours: all day" in message.text

    play(scene)


def test_every_time_zone_can_be_chosen_and_left_again():
    async def scene(stage):
        ada = stage["ada"]
        message = await panel(ada, stage)
        found = set()
        for at in range(len(list_regions())):
            await choose(ada, message, "region", at)
            menus = [menu for each, menu in message.selects.items() if ":settings-zone:" in each]
            found |= {int(option["value"]) for menu in menus for option in menu["options"]}
        assert found == set(range(len(list_zones())))
        await press(ada, message, "settings-panel")
        assert "Your settings" in message.text

    play(scene)


FORGED = (
    "language:0:0:9",
    "zone:0:0:99.99.99.99.99.99.99",
    "from:0:0:99",
    "region:0:0:99",
    "pings:0:0:7",
    "until:0:0:50",
)


@pytest.mark.parametrize("identity", FORGED)
def test_a_forged_setting_is_refused_and_changes_nothing(identity):
    async def scene(stage):
        ada = stage["ada"]
        await stage.slash(ada, "settings", {"hours": "18-23", "time_zone": "Europe/Paris"})
        before = await stage.bot.store.settings("user", ada.id)
        message = await panel(ada, stage)
        told = await settled(await ada.forge(message, f"il:settings-{identity}"))
        assert await sentence(ada, told) == Words("en").say("refused-forged")
        assert await stage.bot.store.settings("user", ada.id) == before

    play(scene)


def test_hours_without_a_time_zone_are_refused():
    async def scene(stage):
        ada = stage["ada"]
        told = await settled(await ada.forge(await panel(ada, stage), "il:settings-from:0:0:5"))
        assert "time zone" in await sentence(ada, told)

    play(scene)


def test_an_unknown_language_is_refused_and_nothing_is_stored(monkeypatch):
    monkeypatch.setattr("playground.filled_forms._fits", lambda option, value: None)  # a client that checks nothing

    async def scene(stage):
        ada = stage["ada"]
        for option in ("language", "hands", "pings", "pictures", "forced-moves", "confirm-moves"):
            told = await stage.slash(ada, "settings", {option: "tlh"})
            assert "“tlh” is not one of the choices" in await sentence(ada, told)
        assert await stage.bot.store.settings("user", ada.id) == {"locale": "en"}
        assert "Your settings" in await sentence(ada, await stage.slash(ada, "settings"))

    play(scene)


def test_the_values_are_offered_in_the_readers_language():
    async def scene(stage):
        (settings,) = [each for each in stage["bruno"].commands(stage.channel()) if each["name"] == "settings"]
        names = {each["name"]: each["name_localized"] for each in settings["options"]}
        assert names["pictures"] == "images"
        offered = {each["value"]: each["name_localized"] for each in settings["options"][0]["choices"]}
        assert offered == {"auto": "langue de Discord", **{each: name_language(each) for each in LANGUAGES}}

    play(scene)


def test_a_hand_by_direct_message_is_in_its_owners_language():
    async def scene(stage):
        await stage.slash(stage["bruno"], "settings", {"hands": "dm"})
        game = await stage.open_table("ada bruno")
        await game.hand(stage["ada"])
        while await game.actor() is stage["ada"]:
            await game.move(stage["ada"])
            await stage.rest()
        sent = stage["bruno"].messages(stage["bruno"].dm())
        assert "Votre main" in sent[-1].text
        assert "It is" not in sent[-1].text

    play(scene, pictures=False)


def test_the_language_of_a_player_who_only_joined_is_known():
    async def scene(stage):
        await stage.bot.store.set("user", stage["chloe"].id, "hands", "dm")
        lobby = await stage.lobby("dmitri", 2)
        await press(stage["chloe"], lobby, "join")
        assert find_button(lobby, "start")
        assert (await stage.bot.store.settings("user", stage["chloe"].id))["locale"] == "fr"
        stage["chloe"].locale = "el"
        await stage.slash(stage["chloe"], "games")
        assert (await stage.bot.store.settings("user", stage["chloe"].id))["locale"] == "en", "the last seen counts"

    play(scene)
