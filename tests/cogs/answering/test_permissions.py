"""The bot names the permissions that it lacks."""

from types import SimpleNamespace

import discord
import pytest

from cogs.answering.permissions import check_it_may_play, check_it_may_write
from tables import Refused


def typed(**allowed):
    """Return a command typed in a channel where the bot has these permissions."""
    return installed(guild=True, app_permissions=discord.Permissions(**allowed), channel=None, guild_id=1)


def installed(*, guild=False, user=False, **about):
    """Return a command of a bot that a server or a person has installed."""
    return SimpleNamespace(is_guild_integration=lambda: guild, is_user_integration=lambda: user, **about)


@pytest.mark.parametrize("see", [check_it_may_play, check_it_may_write])
def test_view_channel_is_required_whatever_else_is_allowed(see):
    """Discord may report other permissions as allowed even if the bot cannot see the channel."""
    with pytest.raises(Refused) as wrong:
        see(typed(send_messages=True, send_messages_in_threads=True, create_public_threads=True))
    assert wrong.value.about == {"place": "channel", "lacks": "view"}


def test_the_bot_may_play_where_it_may_see_and_write():
    check_it_may_play(typed(view_channel=True, send_messages=True))


def test_it_may_not_play_where_only_a_person_has_installed_it():
    may = {"app_permissions": discord.Permissions(view_channel=True, send_messages=True), "channel": None}
    with pytest.raises(Refused) as wrong:
        check_it_may_play(installed(user=True, guild_id=1, **may))
    assert wrong.value.reason == "not-in-server"
    check_it_may_play(installed(user=True, guild=True, guild_id=1, **may))
    check_it_may_play(installed(user=True, guild_id=None, **may))
