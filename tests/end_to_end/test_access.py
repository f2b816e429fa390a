"""Lost access that comes back: channels, permissions, rate limits and connections."""

import asyncio
from unittest import mock

import pytest

from playground import permissions
from playground.model import Role
from tests.end_to_end.stage import Guess, find_button, play, press, sentence, until
from tests.end_to_end.test_boards import Edits
from tests.end_to_end.test_outages import LONG, fail_once
from words import Words

BLIND = permissions.EVERYONE & ~permissions.VIEW_CHANNEL


async def unseen(stage):
    """Return an untimed game whose players all have their hands open."""
    game = await stage.open_table("ada bruno")
    for each in game.people:
        await game.hand(each)
    return game


async def move_unseen(game):
    """Make a move that cannot be shown to anybody, without waiting for it to be shown."""
    before = await game.actor()
    while await game.actor() is before:
        await game.submit()
    await asyncio.sleep(0.2)
    assert await game.turn() not in (await game.board()).text


async def shown(game):
    """Wait until a board says whose turn it is, which may be another message, and those players are pinged."""
    turn, actor, messages = await game.turn(), await game.actor(), game.where.messages
    await until(lambda: any(turn in each.text and find_button(each, "hand") for each in [*messages.values()]))
    await until(lambda: any(each.mentions == [actor.user] for each in [*messages.values()]))


def overwrite(stage, game, *, back):
    stage.place.world.allow(game.where, stage.bot.user.id, permissions.EVERYONE if back else BLIND)


def everyone(stage, game, *, back):
    guild = stage.place.world.guild_of(game.where)
    stage.place.world.change_role(guild, guild.id, permissions.EVERYONE if back else BLIND)


async def give_role(stage):
    """Let the bot see channels only by a role of its own, which it knows from the start."""
    guild = stage.place.world.guild_of(stage.channel())
    guild.roles[7] = Role(7, "players", permissions.EVERYONE)
    guild.members[stage.bot.user.id].roles = [7]
    guild.roles[guild.id].permissions = BLIND
    for person in guild.members.values():
        person.roles = [7]
    await stage.restart()


def own_role(stage, game, *, back):
    world = stage.place.world
    world.assign(world.guild_of(game.where), world.users[stage.bot.user.id], [7] if back else [])


def locked(stage, game, *, back):
    game.where.locked = not back
    stage.place.world.archive(game.where, not back)


@pytest.mark.slow
@pytest.mark.parametrize("change", [overwrite, everyone, own_role, locked])
def test_an_untimed_table_is_shown_when_access_comes_back(change):
    async def scene(stage):
        if change is own_role:
            await give_role(stage)
        game = await unseen(stage)
        change(stage, game, back=False)
        await move_unseen(game)
        change(stage, game, back=True)
        await shown(game)

    play(scene)


def test_a_refused_notice_is_told_when_access_comes_back():
    async def scene(stage):
        game = await unseen(stage)
        mover = await game.actor()
        overwrite(stage, game, back=False)
        await move_unseen(game)
        await (await game.table()).tell_of_time(mover.id, "stands")
        await stage.rest()
        overwrite(stage, game, back=True)
        await until(lambda: [each for each in stage.all_messages() if "stands" in each.content])
        await stage.rest()
        [notice] = [each for each in stage.all_messages() if "stands" in each.content]
        assert notice.mentions == [mover.user]

    play(scene)


def test_a_server_back_before_its_first_look_misses_nothing():
    """The store was away when the server became available at the start, so that look is still to be repeated."""

    async def scene(stage):
        game, cog = await unseen(stage), stage.bot.get_cog("ChannelsCog")
        server = stage.bot.get_guild(game.where.guild)
        with mock.patch.object(stage.bot, "is_ready", return_value=False):
            failed = await fail_once(stage.bot.store, "timed")
            await cog.on_guild_available(server)
        await until(failed.is_set)
        stage.place.faults.fail("/channels/.*/messages", status=400, times=LONG)
        await move_unseen(game)
        stage.place.faults.clear()
        await cog.on_guild_available(server)
        await shown(game)

    play(scene)


def test_a_changed_role_redraws_nothing_that_is_up_to_date():
    async def scene(stage):
        games = [await stage.open_table(names) for names in ("ada bruno", "chloe dmitri")]
        await stage.rest()
        edits = Edits(stage)
        for back in (False, True):
            everyone(stage, games[0], back=back)
            await asyncio.sleep(0.2)
        await stage.rest()
        assert edits.count == 0

    play(scene)


# -- /table


@pytest.mark.parametrize(("name", "language"), [("ada", "en"), ("bruno", "fr")])
def test_one_503_error_does_not_move_a_game_out_of_its_thread(name, language):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        stage.place.faults.fail(f"POST .*/channels/{game.where.id}/messages", status=503, times=3)
        told = await stage.slash(stage[name], "table", channel=stage.channel("Agora", "tavern"))
        assert Words(language).say("table-not-now") in await sentence(stage[name], told)
        assert await game.place() is game.where
        stage.place.faults.clear()
        again = await stage.slash(stage[name], "table", channel=stage.channel("Agora", "tavern"))
        assert Words(language).say("table-at-bottom") in await sentence(stage[name], again)
        assert await game.place() is game.where

    play(scene)


def test_a_game_moves_out_of_a_forbidden_channel():
    async def scene(stage):
        game, elsewhere = await stage.open_table("ada bruno"), stage.channel("Agora", "tavern")
        overwrite(stage, game, back=False)
        told = await stage.slash(stage["ada"], "table", channel=elsewhere)
        assert "at the bottom now" in await sentence(stage["ada"], told)
        assert await game.place() is elsewhere
        await stage.rest()

    play(scene)


def test_the_table_command_reposts_a_deleted_lobby():
    async def scene(stage):
        await stage.open_table("ada bruno", channel=stage.channel("Agora", "tavern"))
        await stage.open_table("ada chloe")  # in a thread of the usual channel
        lobby = await stage.lobby("dmitri", 2)
        stage.place.world.delete(lobby)
        await stage.slash(stage["ada"], "table")
        [again] = [each for each in stage.channel().messages.values() if find_button(each, "start")]
        assert "Iliad 3" in again.text

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("where", ["thread", "channel"])
def test_the_table_command_reposts_a_finished_game(where):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        if where == "thread":
            await stage.open_table("ada chloe", channel=stage.channel("Lycée"))
        await game.over(Guess(4))
        await stage.rest()
        stage.place.world.delete(await game.board())
        told = await stage.slash(stage["ada"], "table", channel=game.where if where == "thread" else None)
        assert "at the bottom now" in await sentence(stage["ada"], told)
        board = await game.board()
        assert find_button(board, "rematch")
        assert find_button(board, "open-replay")

    play(scene)


# -- answers


@pytest.mark.parametrize("after_applying", [False, True])
def test_a_cut_connection_is_not_logged_as_an_error(after_applying):
    async def scene(stage):
        game = await unseen(stage)
        stage.place.faults.cut("callback", after_applying=after_applying)
        asked = await stage["ada"].slash(game.where, "hand")
        await until(lambda: asked.answers)
        if not after_applying:
            assert Words("en").say("refused-not-shown") in await sentence(stage["ada"], asked)

    play(scene)  # fails if an error was logged


def test_a_user_hears_of_a_long_rate_limit_at_once():
    async def scene(stage):
        await stage.lobby("ada", 2)
        stage.place.faults.limit(3600.0, f"POST .*/channels/{stage.channel().id}/messages")
        told = await stage.slash(stage["ada"], "table")
        assert Words("en").say("table-not-now") in await sentence(stage["ada"], told)

    play(scene)


@pytest.mark.parametrize(
    ("missing", "name", "said"),
    [
        ("SEND_MESSAGES", "dmitri", "I am missing the permission “Send Messages”."),
        ("VIEW_CHANNEL", "dmitri", "I am missing the permission “View Channel” (and check “Send Messages”)."),
        ("SEND_MESSAGES", "bruno", "il me manque la permission «\u00a0Envoyer des messages\u00a0»."),
    ],
)
def test_a_missing_permission_is_named(missing, name, said):
    async def scene(stage):
        lacking = getattr(permissions, missing) | permissions.CREATE_PUBLIC_THREADS
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE & ~lacking)
        answer = await stage.slash(stage[name], "play", {"game": "iliad"})
        assert said in await sentence(stage[name], answer)

    play(scene)


def test_a_lobby_can_start_once_a_permission_is_back():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 2)
        stage.place.world.allow(stage.channel(), stage.bot.user.id, BLIND)
        refused = await press(stage["ada"], lobby, "start")
        assert "“View Channel”" in await sentence(stage["ada"], refused)
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE)
        await stage.begun(lobby, stage.people("ada dmitri"))

    play(scene)
