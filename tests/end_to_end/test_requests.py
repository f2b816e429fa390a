"""The bot's requests keep Discord's limits, match Discord's own description, and are no more than needed."""

import re

import pytest

from cogs.bot import COGS
from cogs.library.rules import RulesCog
from store.sqlite.backup import copy_database, restore_database
from tests.end_to_end.lobby_options import agree, close, more
from tests.end_to_end.stage import Guess, find_button, play, press, yes

pytestmark = pytest.mark.slow  # tests/playground/test_official.py holds what the bot asks beside Discord's description

COMMANDS = {"play", "hand", "table", "leave", "end", "games", "settings"}
HIDDEN = {"admin", "health"}  # from members who do not manage the server
TOO_OLD = 50027
SYNC = "/applications/{application_id}/commands"


async def long_scene(stage) -> None:
    """Play a scene with a bit of everything."""
    for name in ("games", "settings"):
        await stage.slash(stage["bruno"], name)
    await stage["ada"].autocomplete(stage.channel(), "play", {"game": "i"}, "game")
    lobby = await stage.lobby("ada bruno", 3)
    for table in ("2", "1"):
        await agree(stage["ada"], lobby, "leaving", table=table)
    await press(stage["ada"], lobby, "add-computer")
    await press(stage["ada"], await more(stage["ada"], lobby), "remove-computer")
    await yes(stage["ada"], await close(stage["ada"], lobby))
    await stage.slash(stage["bruno"], "settings", {"hands": "dm", "language": "fr"})
    game = await stage.open_table("ada bruno chloe", computers=1)
    for each in game.people:
        await game.hand(each)
    await press(stage["eleni"], await game.board(), "hand")
    await press(stage["eleni"], await game.board(), "help")
    await game.moves(6, Guess(1))
    await stage.slash(stage["eleni"], "table", channel=await game.place())
    await stage.place.clock.advance(3700)
    await game.moves(2, Guess(2))
    await stage.sure(stage["chloe"], "leave", channel=await game.place())
    await game.to_the_end(Guess(9))
    again = await stage.open_table("bruno", computers=1, channel=stage["bruno"].dm())
    await again.moves(3, Guess(4))
    await stage.sure(stage["bruno"], "end", channel=await again.place())
    for seats in (4, 5, 6):
        table = await stage.open_table("ada bruno", computers=seats - 2)
        await table.moves(3, Guess(seats))
        await stage.sure(stage["ada"], "end", channel=await table.place())
    await stage.rest()


@pytest.fixture(scope="module")
def exchanges():
    found = []

    async def scene(stage):
        stage.place.rest.witnesses.append(found.append)
        await stage.restart()
        await long_scene(stage)

    play(scene)
    return found


def test_discord_refuses_none_of_the_bots_requests(exchanges):
    refused = {
        (each.method, each.route, str(each.answered))
        for each in exchanges
        # Tests cannot move the clock by which Discord decides that a panel is too old to be edited.
        if each.status >= 400 and each.answered["code"] != TOO_OLD
    }
    assert not refused, refused
    assert len({(each.method, each.route) for each in exchanges}) > 8


@pytest.mark.slow
def test_every_request_matches_discords_description(exchanges):
    official = pytest.importorskip("tests.playground.test_official")
    if not official.OFFICIAL.exists():
        pytest.skip("Discord's openapi.json is not at hand (DISCORD_OPENAPI)")
    different = {str((each.method, each.route, each.sent)): each for each in exchanges}
    assert official.flaws(list(different.values()), official.request_flaw) == []


def test_clicks_are_answered_by_their_answer_and_hardly_by_follow_ups(exchanges):
    asked = [(each.method, each.route.rpartition("/")[2]) for each in exchanges]
    answers, follow_ups = asked.count(("POST", "callback")), asked.count(("POST", "{webhook_token}"))
    assert answers > 100
    assert follow_ups < answers / 20, "all follow-ups of a bot share one limit"


def test_no_mention_pings_everyone_or_a_role(exchanges):
    for each in exchanges:
        if each.method == "POST" and each.route.endswith("/messages") and isinstance(each.sent, dict):
            allowed = each.sent.get("allowed_mentions")
            assert allowed is not None, each.sent
            assert "everyone" not in allowed["parse"]
            assert "roles" not in allowed["parse"]


def test_commands_keep_discords_limits_and_speak_french():
    async def scene(stage):
        commands = list(stage.place.application.commands[None].values())
        assert {each["name"] for each in commands} >= COMMANDS
        assert len(commands) <= 100
        for each in commands:
            for part in [each, *each.get("options", [])]:
                names = [part["name"], *(part.get("name_localizations") or {}).values()]
                abouts = [part["description"], *(part.get("description_localizations") or {}).values()]
                assert all(1 <= len(name) <= 32 and name == name.lower() for name in names), names
                assert all(1 <= len(about) <= 100 for about in abouts), abouts
            assert len(each.get("options", [])) <= 25
            assert each["name_localizations"]["fr"]
            assert each["description_localizations"]["fr"]
        offered = {each["name"] for each in stage["bruno"].commands(stage.channel())}
        assert offered == {each["name"] for each in commands} - HIDDEN
        offered = {each["name"] for each in stage["ada"].commands(stage.channel())}
        assert offered == {each["name"] for each in commands}, "she owns the server"

    play(scene)


def test_commands_are_registered_again_only_when_they_have_changed(monkeypatch):
    async def scene(stage):
        told = []
        stage.place.rest.witnesses.append(
            lambda each: told.append(each) if each.method == "PUT" and each.route == SYNC else None
        )
        await stage.restart()
        assert told == []
        await stage.bot.store.keep("commands", "others")
        await stage.restart()
        assert len(told) == 1
        await stage.restart()
        assert len(told) == 1
        monkeypatch.setattr("cogs.bot.hash_translation", lambda language: f"another {language}")
        await stage.restart()
        assert len(told) == 2, "a translation has changed"
        monkeypatch.setattr("cogs.bot.COGS", [cog for cog in COGS if cog is not RulesCog])
        await stage.restart()
        assert len(told) == 3, "a command has gone"

    play(scene)


def test_a_restored_bot_sends_the_commands_and_greets_nobody():
    async def scene(stage):
        told = []
        stage.place.rest.witnesses.append(
            lambda each: told.append(each) if each.method == "PUT" and each.route == SYNC else None
        )
        copy = stage.file.with_name("copy.db")
        await copy_database(stage.file, copy)
        await stage.finish()
        restore_database(copy, stage.file, "now")
        stage.greets = True
        await stage.begin()
        assert len(told) == 1, "Discord may know those of a newer version"
        assert not stage.bot.first_start
        await stage.restart()
        assert len(told) == 1

    play(scene)


def test_another_application_on_the_same_file_gets_the_commands():
    async def scene(stage):
        told = []
        stage.place.rest.witnesses.append(
            lambda each: told.append(each) if each.method == "PUT" and each.route == SYNC else None
        )
        stage.place.application = stage.place.world.add_application("rival", stage["ada"].user)
        await stage.restart()
        assert len(told) == 1

    play(scene)


def test_no_message_is_kept_in_memory():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        await game.moves(6)
        views = stage.bot._connection._view_store
        assert not views._views
        assert not views._synced_message_views
        assert find_button(await game.board(), "hand")

    play(scene)


def test_no_markup_in_a_name_takes_effect():
    async def scene(stage):
        stage["ada"].user.display_name = "@everyone **b** `c` ```x <@1> [l](http://x)"
        stage["bruno"].user.display_name = "# B\n> y\n-# z"
        game = await stage.open_table("ada bruno")
        await game.moves(3)
        for message in stage.all_messages():
            if message.author.bot:
                assert "@everyone" not in message.content
                outside = re.sub(r"```\n.*?\n```", "", message.text, flags=re.DOTALL)
                assert not re.search(r"```|\*\*b\*\*|(^|[^\\])`c`|^# B", outside, re.MULTILINE), outside

    play(scene, pictures=False)
