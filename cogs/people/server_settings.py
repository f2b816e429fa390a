"""`/admin`: a server's settings for all its tables, in one private panel.

Each menu or button shows the current value and sets a fixed one, so clicking twice changes nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs, parse_number
from cogs.answering.choices import lay_out_settings
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import OCHRE, Row, Screen, channel_menu, make_layout, make_text
from cogs.answering.permissions import known_channels
from cogs.answering.settings import HOUSE, SERVER
from cogs.answering.wording import find_readers_words, localize_text
from tables import Refused
from tables.choices import DEFAULTS, LIMITS, Choice
from tables.seats.server_limits import list_counted_tables, read_channels
from words import Words

CHOICES: Mapping[str, Choice[Any]] = {each.key: each for each in SERVER}
CHANNELS = "admin-channels"
ADMIN = frozenset((CHANNELS, *(f"admin-{setting}" for setting in CHOICES)))
KINDS = [  # channels that can hold tables, or threads with tables
    discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum, discord.ChannelType.voice
]  # fmt: skip
MOST = 25  # channels of a menu; Discord, components/reference


class ServerSettingsCog(commands.Cog):
    """`/admin` and the buttons and menus of its panel."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(ADMIN, self.press, PANEL, table=False),
            **map_verbs(["admin-panel"], self._open_panel, table=False),
        }

    @app_commands.command(name=localize_text("admin-name"), description=localize_text("admin-about"))
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.default_permissions(manage_guild=True)
    async def admin(self, interaction: discord.Interaction[Any]) -> None:
        """Open the panel."""
        await answer_safely(self.host.store, interaction, lambda: self._open(interaction))

    async def _open_panel(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        await self._open(interaction)

    async def _open(self, interaction: discord.Interaction[Any]) -> None:
        await show_screen(interaction, await self._screen(require_managed_server(interaction), interaction))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Store the chosen value and redraw the panel."""
        guild, setting = require_managed_server(interaction), identity.verb.removeprefix("admin-")
        if identity.verb == CHANNELS:
            value = ",".join(_channels(interaction.data)) or None
        else:
            value = CHOICES[setting].dump(CHOICES[setting].pick(chosen if chosen >= 0 else sum(identity.path)))
        await self.host.store.set("guild", guild, setting, value)
        await answer_in_panel(interaction, await self._screen(guild, interaction))

    async def _screen(self, guild: int, interaction: discord.Interaction[Any]) -> Screen:
        store, words = self.host.store, await find_readers_words(self.host.store, interaction)
        settings = await store.settings("guild", guild)
        chosen = read_channels(settings)
        places = _places(known_channels(interaction, chosen), words, gone=bool(chosen))
        count = len(await list_counted_tables(store, guild, self.host.clock()))
        return admin_screen(settings, places, count, words)


def require_managed_server(interaction: discord.Interaction[Any]) -> int:
    """Return the server, after checking that the user may manage it; hiding the command is not enough.

    Raises:
        Refused: they may not, or this is not a server.
    """
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("admin-only")
    return interaction.guild_id


def _channels(data: Any) -> list[str]:
    """Return the channels chosen in the menu.

    Raises:
        Refused: they are too many or not channel numbers.
    """
    chosen = data.get("values", ())
    if len(chosen) > MOST or not all(parse_number(each) is not None for each in chosen):
        raise Refused("forged")
    return list(chosen)


# -- what is shown


def admin_screen(settings: Mapping[str, str], places: Row, count: int, words: Words) -> Screen:
    """Return the panel: what is set, the menu of ``places``, and how many tables are open."""
    about = make_text(f"## {words.say('admin-title')}\n{words.say('admin-open', count=count)}")
    begins = make_text(f"**{words.say('admin-begins')}**\n-# {words.say('admin-note')}")
    house, limits, defaults = (
        lay_out_settings("admin", choices, settings, words) for choices in (HOUSE, LIMITS, DEFAULTS)
    )
    return make_layout([about, *house, places, *limits, begins, *defaults], OCHRE)


def _places(channels: Sequence[int], words: Words, *, gone: bool) -> Row:
    """Return the menu of the channels where tables may be opened; ``gone``: channels were chosen before."""
    anywhere = words.say("admin-anywhere", gone="yes" if gone else "no")
    return channel_menu(Id(CHANNELS, 0), anywhere, KINDS, channels, MOST)
