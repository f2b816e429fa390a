"""People's own settings, beside their server's."""

from tests.end_to_end.stage import find, play, press, sentence


def test_a_server_manager_chooses_the_language_of_its_tables():
    async def scene(stage):
        await stage.govern(stage["ada"], "language", 2)
        told = await stage.slash(stage["ada"], "settings")
        assert "The tables of this server: French, as pictures." in await sentence(stage["ada"], told)
        game = await stage.open_table("ada bruno")
        assert "à vous de jouer" in (await game.board()).text
        assert "Your hand" in (await game.hand(stage["ada"])).text, "each reader keeps their own"
        await stage.govern(stage["ada"], "language", 0)
        game = await stage.open_table("ada bruno")
        assert "It is" in (await game.board()).text

    play(scene)


def test_a_servers_language_does_not_affect_another_server():
    async def scene(stage):
        await stage.govern(stage["bruno"], "language", 1, stage.channel("Lycée"))
        lycee = await stage.lobby("bruno", 2, stage.channel("Lycée"))
        assert "who plays?" in lycee.text
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {}

    play(scene)


def test_settings_are_shown_in_words():
    async def scene(stage):
        told = await stage.slash(stage["bruno"], "settings", {"hands": "dm", "pings": "off"}, stage["bruno"].dm())
        said = (await sentence(stage["bruno"], told)).replace("\N{NO-BREAK SPACE}", " ")
        assert said == "Langue : celle de Discord. Main : en message privé. Appels : non. Images : comme le serveur."

    play(scene)


def test_an_unknown_language_is_refused_and_nothing_is_stored(monkeypatch):
    monkeypatch.setattr("playground.filling._fits", lambda option, value: None)  # a client that checks nothing

    async def scene(stage):
        ada = stage["ada"]
        for option in ("language", "hands", "pings", "pictures"):
            told = await stage.slash(ada, "settings", {option: "tlh"})
            assert "“tlh” is not one of the choices" in await sentence(ada, told)
        assert await stage.bot.store.settings("user", ada.id) == {"locale": "en"}
        assert "Language: " in await sentence(ada, await stage.slash(ada, "settings"))

    play(scene)


def test_the_values_are_offered_in_the_readers_language():
    async def scene(stage):
        (settings,) = [each for each in stage["bruno"].commands(stage.channel()) if each["name"] == "settings"]
        names = {each["name"]: each["name_localized"] for each in settings["options"]}
        assert names["pictures"] == "images"
        offered = {each["value"]: each["name_localized"] for each in settings["options"][0]["choices"]}
        assert offered == {"auto": "celle de Discord", "en": "anglais", "fr": "français"}

    play(scene)


def test_a_hand_by_direct_message_speaks_the_language_of_whom_it_is_sent_to():
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

    play(scene)


def test_the_language_of_a_player_who_only_joined_is_known():
    async def scene(stage):
        await stage.bot.store.set("user", stage["chloe"].id, "hands", "dm")
        lobby = await stage.lobby("dmitri", 2)
        await press(stage["chloe"], lobby, "join")
        assert find(lobby, "start")
        assert (await stage.bot.store.settings("user", stage["chloe"].id))["locale"] == "fr"
        stage["chloe"].locale = "de"
        await stage.slash(stage["chloe"], "games")
        assert (await stage.bot.store.settings("user", stage["chloe"].id))["locale"] == "en", "the last seen counts"

    play(scene)
