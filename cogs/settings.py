"""What each person has chosen for themselves, and what a server has chosen for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.voice import answered, choice, reader, said, whisper
from store import Scope
from tables import Refused

if TYPE_CHECKING:
    from cogs.client import Ilion

LANGUAGES = [
    choice("discord-value-auto", "auto"), choice("discord-value-en", "en"), choice("discord-value-fr", "fr")
]  # fmt: skip
HANDS = [choice("discord-value-here", "here"), choice("discord-value-dm", "dm")]
PICTURES = [choice("discord-value-on", "on"), choice("discord-value-off", "off")]
OWN_PICTURES = [choice("discord-value-server", "auto"), *PICTURES]
PINGS = [choice("discord-value-on", "on"), choice("discord-value-off", "off")]


class SettingsCog(commands.Cog):
    """`/settings`."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot

    @app_commands.command(name=said("discord-settings-name"), description=said("discord-settings-about"))
    @app_commands.rename(
        language=said("discord-option-language"),
        hands=said("discord-option-hands"),
        pings=said("discord-option-pings"),
        pictures=said("discord-option-pictures"),
        server_language=said("discord-option-server-language"),
        server_pictures=said("discord-option-server-pictures"),
    )
    @app_commands.describe(
        language=said("discord-option-language-about"),
        hands=said("discord-option-hands-about"),
        pings=said("discord-option-pings-about"),
        pictures=said("discord-option-pictures-about"),
        server_language=said("discord-option-server-language-about"),
        server_pictures=said("discord-option-server-pictures-about"),
    )
    @app_commands.choices(language=LANGUAGES, hands=HANDS, pings=PINGS, pictures=OWN_PICTURES)
    @app_commands.choices(server_language=LANGUAGES, server_pictures=PICTURES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        hands: str | None = None,
        pings: str | None = None,
        pictures: str | None = None,
        server_language: str | None = None,
        server_pictures: str | None = None,
    ) -> None:
        """Choose, or see what is chosen."""
        mine = {"language": language, "hands": hands, "pings": pings, "pictures": pictures}
        ours = {"language": server_language, "pictures": server_pictures}
        await answered(self.bot.store, interaction, lambda: self._set(interaction, mine, ours))

    async def _set(
        self, interaction: discord.Interaction[Any], mine: Mapping[str, str | None], ours: Mapping[str, str | None]
    ) -> None:
        guild = interaction.guild_id
        if any(ours.values()) and (guild is None or not interaction.permissions.manage_guild):
            raise Refused("manage-server")
        await self._keep("user", interaction.user.id, mine)
        if guild is not None:
            await self._keep("guild", guild, ours)
        await self._tell(interaction)

    async def _keep(self, scope: Scope, owner: int, chosen: Mapping[str, str | None]) -> None:
        for key, value in chosen.items():
            if value is not None:
                await self.bot.store.set(scope, owner, key, None if value == "auto" else value)

    async def _tell(self, interaction: discord.Interaction[Any]) -> None:
        """Say what is chosen by now."""
        store, words = self.bot.store, await reader(self.bot.store, interaction)
        mine = await store.settings("user", interaction.user.id)
        sentence = words.say(
            "discord-settings-now",
            language=mine.get("language", "auto"), hands=mine.get("hands", "here"), pings=mine.get("pings", "on"),
            pictures=mine.get("pictures", "auto"),
        )  # fmt: skip
        if interaction.guild_id is not None:
            ours = await store.settings("guild", interaction.guild_id)
            language, pictures = ours.get("language", "auto"), ours.get("pictures", "on")
            sentence += " " + words.say("discord-settings-server", language=language, pictures=pictures)
        await whisper(interaction, sentence)
