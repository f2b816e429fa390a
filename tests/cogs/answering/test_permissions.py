"""What the bot has to be allowed is asked for by name."""

from types import SimpleNamespace

import discord
import pytest

from cogs.answering.permissions import see_that_it_may_play, see_that_it_may_write
from tables import Refused


def typed(**allowed):
    """A command, typed in a channel in which the bot may do this."""
    return SimpleNamespace(app_permissions=discord.Permissions(**allowed), channel=None, guild_id=1)


@pytest.mark.parametrize("see", [see_that_it_may_play, see_that_it_may_write])
def test_view_channel_is_asked_for_whatever_else_is_allowed(see):
    """Discord may call other permissions allowed, although nothing can be done in a channel out of sight."""
    with pytest.raises(Refused) as wrong:
        see(typed(send_messages=True, send_messages_in_threads=True, create_public_threads=True))
    assert wrong.value.about == {"place": "channel", "lacks": "view"}


def test_whoever_may_see_and_write_may_play():
    see_that_it_may_play(typed(view_channel=True, send_messages=True))
