"""A server is greeted once: who the bot is, and buttons to begin with."""

import pytest

from cogs.answering import pictures
from tests.end_to_end.stage import find_button, play, press, until

SEND_MESSAGES = 1 << 11
VIEW_CHANNEL = 1 << 10


@pytest.fixture(autouse=True)
def _a_busy_machine_has_time(monkeypatch):
    monkeypatch.setattr(pictures, "PATIENCE", 20.0)


def greetings(stage, server="Agora"):
    """Return the greetings in a server's channels, as (channel, message)."""
    guild = next(each for each in stage.place.world.guilds.values() if each.name == server)
    channels = guild.channels.values()
    return [(each.name, one) for each in channels for one in each.messages.values() if find_button(one, "choose-game")]


async def invited(stage, name="Stoa", *, writable):
    """Let a new server with two channels add the bot, which may write in those named; wait until it has answered."""
    world, bot = stage.place.world, stage.place.application.user
    guild = world.add_guild(name, stage["ada"].user)
    for channel in ("rules", "talk"):
        added = world.add_channel(guild, channel)
        world.allow(added, bot.id, VIEW_CHANNEL | SEND_MESSAGES if channel in writable else VIEW_CHANNEL)
    world.join(guild, bot)
    await until(lambda: any(each.name == name for each in stage.bot.guilds))
    await stage.rest()


@pytest.mark.parametrize(("server", "channel", "told"), [
    ("Agora", "general", "Hector and Achilles"),
    ("Lycée", "accueil", "Hector et Achille"),
])  # fmt: skip
def test_a_new_bot_greets_each_server_in_its_language(server, channel, told):
    async def scene(stage):
        await until(lambda: greetings(stage, server))
        [(where, greeting)] = greetings(stage, server)
        assert where == channel
        assert told in greeting.text

    play(scene, greets=True)


@pytest.mark.parametrize(("server", "told"), [("Agora", "Hector and Achilles"), ("Lycée", "Hector et Achille")])
def test_a_greeting_shows_the_games_and_says_which(server, told):
    async def scene(stage):
        await until(lambda: greetings(stage, server))
        [(_, greeting)] = greetings(stage, server)
        [shown] = greeting.attachments
        assert shown.filename == "games.png"
        assert told in shown.description

    play(scene, greets=True, prints=True)


@pytest.mark.parametrize("shown", [True, False], ids=["under the greeting", "under the help"])
def test_the_games_are_shown_once_before_one_is_chosen(shown):
    async def scene(stage):
        await until(lambda: greetings(stage))
        [(_, greeting)] = greetings(stage)
        above = greeting if shown else (await press(stage["ada"], greeting, "open-help")).message
        listed = (await press(stage["ada"], above, "choose-game")).message
        assert len([*above.attachments, *listed.attachments]) == 1

    play(scene, greets=True, prints=True)


def test_where_the_bot_may_attach_nothing_it_greets_in_words():
    async def scene(stage):
        await invited(stage, writable=["talk"])
        await until(lambda: greetings(stage, "Stoa"))
        [(_, greeting)] = greetings(stage, "Stoa")
        assert not greeting.attachments
        assert "Hector and Achilles" in greeting.text

    play(scene, prints=True)


def test_a_restart_greets_nobody_again():
    async def scene(stage):
        await until(lambda: greetings(stage))
        await stage.restart()
        await stage.rest()
        assert len(greetings(stage)) == 1

    play(scene, greets=True)


def test_a_bot_that_has_run_before_greets_nobody_at_its_start():
    async def scene(stage):
        stage.greets = True
        await stage.restart()
        await stage.rest()
        assert not greetings(stage)

    play(scene)


def test_a_server_that_adds_the_bot_is_greeted_where_it_may_write():
    async def scene(stage):
        await invited(stage, writable=["talk"])
        await until(lambda: greetings(stage, "Stoa"))
        assert [where for where, _ in greetings(stage, "Stoa")] == ["talk"]
        assert not greetings(stage), "the others have known the bot before"

    play(scene)


def test_a_server_that_adds_the_bot_again_is_not_greeted_again():
    async def scene(stage):
        await invited(stage, writable=["talk"])
        await until(lambda: greetings(stage, "Stoa"))
        guild = next(each for each in stage.bot.guilds if each.name == "Stoa")
        await stage.bot.get_cog("WelcomeCog").on_guild_join(guild)
        await stage.rest()
        assert len(greetings(stage, "Stoa")) == 1

    play(scene)


def test_a_server_where_the_bot_may_not_write_is_left_in_peace():
    async def scene(stage):
        await invited(stage, writable=[])
        assert not greetings(stage, "Stoa")

    play(scene)


def test_a_greeting_that_discord_refuses_for_a_while_is_sent_again():
    async def scene(stage):
        stage.place.faults.fail("POST .*/messages", status=503, times=2)
        await invited(stage, writable=["talk"])
        await until(lambda: greetings(stage, "Stoa"))
        assert len(greetings(stage, "Stoa")) == 1

    play(scene)


@pytest.mark.parametrize(("verb", "begins"), [
    ("choose-game", "play-now"),
    ("list-lessons", "lesson-of-game"),
    ("open-help", "list-lessons"),
    ("admin-panel", "admin-language"),
])  # fmt: skip
def test_each_button_of_the_greeting_leads_on_privately(verb, begins):
    async def scene(stage):
        await until(lambda: greetings(stage))
        [(_, greeting)] = greetings(stage)
        before = greeting.components
        answer = (await press(stage["ada"], greeting, verb)).message
        assert answer.reader is stage["ada"].user
        assert any(f"il:{begins}:" in each for each in (*answer.buttons, *answer.selects))
        assert greeting.components == before

    play(scene, greets=True)


def test_a_newcomer_plays_two_clicks_after_the_greeting():
    async def scene(stage):
        await until(lambda: greetings(stage))
        [(_, greeting)] = greetings(stage)
        games = (await press(stage["ada"], greeting, "choose-game")).message
        hand = (await press(stage["ada"], games, "play-now")).message
        assert hand.reader is stage["ada"].user
        assert find_button(hand, "hand") or find_button(hand, "answer") or find_button(hand, "refresh")

    play(scene, greets=True)
