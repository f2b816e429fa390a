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
        server_language=said("discord-option-server-language"),
    )
    @app_commands.describe(
        language=said("discord-option-language-about"),
        hands=said("discord-option-hands-about"),
        pings=said("discord-option-pings-about"),
        server_language=said("discord-option-server-language-about"),
    )
    @app_commands.choices(language=LANGUAGES, hands=HANDS, pings=PINGS, server_language=LANGUAGES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        hands: str | None = None,
        pings: str | None = None,
        server_language: str | None = None,
    ) -> None:
        """Choose, or see what is chosen."""
        chosen = {"language": language, "hands": hands, "pings": pings}
        await answered(self.bot.store, interaction, lambda: self._set(interaction, chosen, server_language))

    async def _set(
        self, interaction: discord.Interaction[Any], chosen: Mapping[str, str | None], server_language: str | None
    ) -> None:
        guild = interaction.guild_id
        if server_language is not None and (guild is None or not interaction.permissions.manage_guild):
            raise Refused("manage-server")
        await self._keep("user", interaction.user.id, chosen)
        if guild is not None:
            await self._keep("guild", guild, {"language": server_language})
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
        )  # fmt: skip
        if interaction.guild_id is not None:
            ours = await store.settings("guild", interaction.guild_id)
            sentence += " " + words.say("discord-settings-server", language=ours.get("language", "auto"))
        await whisper(interaction, sentence)
