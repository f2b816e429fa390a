"""Server managers choose where tables are opened, how many, and the defaults of a new lobby."""

import asyncio

import pytest

from tables import Refused
from tables.choices import SWITCHES
from tests.end_to_end.lobby_options import agree, close
from tests.end_to_end.stage import click, find_button, menu_of, play, press, sentence, yes
from tests.end_to_end.test_rematch import over
from words import LANGUAGES

PANEL = "il:admin-channels:0:0:"
LANGUAGE = "il:admin-language:0:0:"


async def panel_of(stage, name="ada"):
    opened = await stage.slash(stage[name], "admin")
    assert opened.message.reader is stage[name].user, "nobody else sees it"
    return opened.message


async def choose(stage, panel, setting, place):
    """Choose in a menu of the panel, by the index of the option."""
    await click(stage["ada"], panel, menu_of(panel, f"admin-{setting}"), [str(place)])


async def refused(stage, name, channel=None):
    asked = await stage.slash(stage[name], "play", {"game": "iliad"}, channel)
    return await sentence(stage[name], asked)


def now(panel):
    return {identity.split(":")[1]: menu["placeholder"] for identity, menu in panel.selects.items()}


def test_one_panel_shows_and_changes_a_servers_settings():
    async def scene(stage):
        panel = await panel_of(stage)
        assert "No table is open now." in panel.text
        await choose(stage, panel, "tables", 2)
        await choose(stage, panel, "each", 1)
        await choose(stage, panel, "time", 3)
        await choose(stage, panel, "language", 1 + LANGUAGES.index("fr"))
        assert now(panel) == {
            "admin-language": "Language: Français",
            "admin-channels": "Tables may be opened in any channel",
            "admin-tables": "Tables at once: 2",
            "admin-each": "Tables per host: 1",
            "admin-time": "1 day a turn",
        }
        lobby = await stage.lobby("ada", 2)
        assert "1 jour par tour" in lobby.text
        assert "One table is open now." in (await panel_of(stage)).text

    play(scene)


def test_a_new_lobby_takes_the_servers_settings_as_its_defaults():
    async def scene(stage):
        panel = await panel_of(stage)
        for each in SWITCHES:
            await press(stage["ada"], panel, f"admin-{each.key}")
        lobby = await stage.lobby("eleni", 2)
        agreed = (await stage.row(1)).lobby
        assert [agreed[each.key] for each in SWITCHES] == [each.values[1] for each in SWITCHES]
        assert "Ends if someone leaves" in lobby.text
        assert "No hints" in lobby.text
        await agree(stage["eleni"], lobby, "hints")
        assert "· Hints" in lobby.text
        elsewhere = await stage.lobby("ada", 2, stage.channel("Lycée"))
        assert "Fin de partie si" not in elsewhere.text, "another server has not chosen that"

    play(scene)


def test_a_switch_pressed_twice_sets_the_same_value():
    async def scene(stage):
        panel = await panel_of(stage)
        switch = find_button(panel, "admin-pictures")
        for _ in range(2):
            await (await stage["ada"].forge(panel, switch)).settled()
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {"pictures": "off"}
        await press(stage["ada"], panel, "admin-pictures")
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {}

    play(scene)


def test_a_refusal_to_open_a_table_names_the_allowed_channels():
    async def scene(stage):
        panel, games, tavern = await panel_of(stage), stage.channel(), stage.channel(name="tavern")
        await click(stage["ada"], panel, menu_of(panel, "admin-channels"), [games])
        menu = panel.selects[menu_of(panel, "admin-channels")]
        assert [each["id"] for each in menu["default_values"]] == [games.id]
        told = await refused(stage, "eleni", tavern)
        assert told == f"Tables are not opened in this channel. Use /play here instead: <#{games.id}>"
        game = await stage.open_table("ada bruno")
        assert await game.place() is not games, "a thread"
        opened = await stage.slash(stage["ada"], "play", {"game": "iliad"}, await game.place())
        assert not opened.message.ephemeral, "a thread is where its channel is"
        told = await stage.slash(stage["ada"], "play", {"game": "iliad"}, stage["ada"].dm())
        assert find_button(told.message, "join"), "a private conversation is nobody's server"
        await click(stage["ada"], panel, menu_of(panel, "admin-channels"), [])
        assert find_button(await stage.lobby("eleni", 2, tavern), "join")

    play(scene)


def test_if_all_allowed_channels_are_gone_the_refusal_says_so():
    async def scene(stage):
        await stage.bot.store.set("guild", stage.channel().guild, "channels", "1,2")
        assert "to choose others with /admin" in await refused(stage, "eleni")
        panel = await panel_of(stage)
        menu = panel.selects[menu_of(panel, "admin-channels")]
        assert not menu.get("default_values")
        assert menu["placeholder"] == "The chosen channels are gone: choose others"

    play(scene)


def test_a_server_limits_its_open_tables():
    async def scene(stage):
        await choose(stage, await panel_of(stage), "tables", 2)
        first = await stage.lobby("eleni", 2)
        await stage.open_table("ada bruno")
        assert "2 tables are open in this server, and no more are allowed" in await refused(stage, "dmitri")
        assert "2 tables sont ouvertes dans ce serveur" in await refused(stage, "bruno")
        assert find_button(await stage.lobby("ada", 2, stage.channel("Lycée")), "join"), "servers are counted apart"
        await yes(stage["ada"], await close(stage["ada"], first))
        assert find_button(await stage.lobby("dmitri", 2), "join")

    play(scene)


def test_nobody_hosts_more_tables_than_the_server_allows():
    async def scene(stage):
        await choose(stage, await panel_of(stage), "each", 1)
        game = await stage.open_table("eleni dmitri")
        told = await refused(stage, "eleni")
        assert "You already have a table open" in told
        assert f"<#{(await game.place()).id}>" in told
        assert find_button(await stage.lobby("dmitri", 2), "join"), "who only plays hosts nothing"
        await stage.place.clock.advance(25 * 3600)
        assert find_button(await stage.lobby("dmitri", 2), "join"), "a forgotten lobby does not count"
        assert "already have a table" in await refused(stage, "eleni"), "a game does"

    play(scene)


def test_a_rematch_is_held_to_a_servers_limits_too():
    async def scene(stage):
        await choose(stage, await panel_of(stage), "tables", 1)
        _, board = await over(stage, "ada dmitri")
        other = await stage.lobby("eleni", 2)
        told = await press(stage["ada"], board, "rematch")
        assert "One table is open in this server, and no more are allowed" in await sentence(stage["ada"], told)
        assert await stage.bot.store.table(3) is None
        await close(stage["eleni"], other)
        for name in ("ada", "dmitri"):  # who joins it opens no other
            await press(stage[name], board, "rematch")
        await stage.rest()
        assert (await stage.row(3)).status == "playing"

    play(scene)


def test_of_two_requests_at_once_only_the_last_allowed_table_opens():
    async def scene(stage):
        await choose(stage, await panel_of(stage), "tables", 1)
        about = {"guild": stage.channel().guild, "channel": 1, "name": "x", "game": "iliad", "language": "en"}
        asked = (stage.bot.registry.open(host=host, host_name="x", **about) for host in range(3))
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(str(each) for each in found if isinstance(each, Refused)) == ["server-full"] * 2
        assert len(await stage.bot.store.open_in(stage.channel().guild, 0)) == 1

    play(scene)


def test_only_server_managers_see_and_change_the_panel():
    async def scene(stage):
        assert "admin" not in {each["name"] for each in stage["bruno"].commands(stage.channel())}
        panel = await panel_of(stage)
        lobby = await stage.lobby("bruno", 2)
        for identity, values in ((find_button(panel, "admin-hints"), None), (PANEL, ["1"]), (LANGUAGE, ["1"])):
            forged = await stage["bruno"].forge(lobby, identity, values)
            assert "gérer le serveur" in await sentence(stage["bruno"], forged)
        private = await stage.lobby("ada", 2, stage["ada"].dm())
        forged = await stage["ada"].forge(private, LANGUAGE, ["1"])
        assert "only in the server itself" in await sentence(stage["ada"], forged)
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {}

    play(scene)


@pytest.mark.parametrize("identity", ["il:admin-tables:0:0:9", "il:admin-hints:0:0:7", "il:admin-nothing:0:0:1"])
def test_a_forged_choice_changes_nothing(identity):
    async def scene(stage):
        panel = await panel_of(stage)
        told = await stage["ada"].forge(panel, identity)
        assert "no longer works" in await sentence(stage["ada"], told)
        told = await stage["ada"].forge(panel, PANEL, ["many"])
        assert "no longer works" in await sentence(stage["ada"], told)
        assert await stage.bot.store.settings("guild", stage.channel().guild) == {}

    play(scene)
