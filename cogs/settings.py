"""What each person has chosen for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.voice import answered, reader, said, whisper

if TYPE_CHECKING:
    from cogs.client import Ilion


class SettingsCog(commands.Cog):
    """`/settings`."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot

    @app_commands.command(name=said("discord-settings-name"), description=said("discord-settings-about"))
    @app_commands.describe(
        language=said("discord-option-language-about"),
        hands=said("discord-option-hands-about"),
        pings=said("discord-option-pings-about"),
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: Literal["en", "fr", "auto"] | None = None,
        hands: Literal["here", "dm"] | None = None,
        pings: Literal["on", "off"] | None = None,
    ) -> None:
        """Choose, or see what is chosen."""
        chosen = {"language": language, "hands": hands, "pings": pings}
        await answered(self.bot.store, interaction, lambda: self._set(interaction, chosen))

    async def _set(self, interaction: discord.Interaction[Any], chosen: Mapping[str, str | None]) -> None:
        store, user = self.bot.store, interaction.user.id
        for key, value in chosen.items():
            if value is not None:
                await store.set("user", user, key, None if value == "auto" else value)
        now = await store.settings("user", user)
        words = await reader(store, interaction)
        await whisper(
            interaction,
            words.say(
                "discord-settings-now",
                language=now.get("language", "auto"), hands=now.get("hands", "here"), pings=now.get("pings", "on"),
            ),
        )  # fmt: skip
