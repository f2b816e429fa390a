"""`/settings`: each user's own settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.autocomplete import matching
from cogs.answering.host import Host
from cogs.answering.language import choice, localized, reader
from cogs.answering.replies import answered, whisper
from tables import Refused
from tables.hours import read_hours, read_zone, written, zones
from words import clip

LANGUAGES = [
    choice("discord-value-auto", "auto"), choice("discord-value-en", "en"), choice("discord-value-fr", "fr")
]  # fmt: skip
HANDS = [choice("discord-value-here", "here"), choice("discord-value-dm", "dm")]
PINGS = [choice("discord-value-on", "on"), choice("discord-value-off", "off")]
PICTURES = [choice("discord-value-server", "auto"), *PINGS]
OFFERED = {"language": LANGUAGES, "hands": HANDS, "pings": PINGS, "pictures": PICTURES}


class SettingsCog(commands.Cog):
    """`/settings`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name=localized("discord-settings-name"), description=localized("discord-settings-about"))
    @app_commands.rename(
        language=localized("discord-option-language"),
        hands=localized("discord-option-hands"),
        pings=localized("discord-option-pings"),
        pictures=localized("discord-option-pictures"),
        hours=localized("time-option-hours"),
        zone=localized("time-option-zone"),
    )
    @app_commands.describe(
        language=localized("discord-option-language-about"),
        hands=localized("discord-option-hands-about"),
        pings=localized("discord-option-pings-about"),
        pictures=localized("discord-option-pictures-about"),
        hours=localized("time-option-hours-about"),
        zone=localized("time-option-zone-about"),
    )
    @app_commands.choices(language=LANGUAGES, hands=HANDS, pings=PINGS, pictures=PICTURES)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        hands: str | None = None,
        pings: str | None = None,
        pictures: str | None = None,
        hours: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Change or show one's settings."""
        mine = {"language": language, "hands": hands, "pings": pings, "pictures": pictures}
        times = {"hours": hours, "zone": zone}
        await answered(self.host.store, interaction, lambda: self._set(interaction, mine, times))

    @settings.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the time zones whose name contains the typed text."""
        return matching({name: name for name in zones().values()}, typed.replace(" ", "_"))

    async def _set(
        self, interaction: discord.Interaction[Any], mine: Mapping[str, str | None], times: Mapping[str, str | None]
    ) -> None:
        store, user = self.host.store, interaction.user.id
        _offered(mine)
        chosen = {**mine, **_times(times, await store.settings("user", user))}
        for key, value in chosen.items():
            if value is not None:
                await store.set("user", user, key, None if value == "auto" else value)
        await self._tell(interaction)

    async def _tell(self, interaction: discord.Interaction[Any]) -> None:
        """Show the current settings."""
        store, words = self.host.store, await reader(self.host.store, interaction)
        mine = await store.settings("user", interaction.user.id)
        sentence = words.say(
            "discord-settings-now",
            language=mine.get("language", "auto"), hands=mine.get("hands", "here"), pings=mine.get("pings", "on"),
            pictures=mine.get("pictures", "auto"),
        )  # fmt: skip
        if "hours" in mine and "zone" in mine:
            sentence += " " + words.say("time-settings-hours", hours=mine["hours"], zone=mine["zone"])
        if interaction.guild_id is not None:
            ours = await store.settings("guild", interaction.guild_id)
            language, pictures = ours.get("language", "auto"), ours.get("pictures", "on")
            sentence += " " + words.say("discord-settings-server", language=language, pictures=pictures)
        await whisper(interaction, sentence)


def _offered(mine: Mapping[str, str | None]) -> None:
    """Refuse a value that is not among the choices, which only a forged command can send."""
    for key, value in mine.items():
        if value is not None and value not in {each.value for each in OFFERED[key]}:
            raise Refused("not-a-choice", value=clip(value))


def _times(chosen: Mapping[str, str | None], before: Mapping[str, str]) -> dict[str, str | None]:
    """Return playing hours and time zone in the form in which they are stored.

    Raises:
        Refused: they cannot be read, or the hours have no zone.
    """
    hours, zone = chosen["hours"], chosen["zone"]
    kept: dict[str, str | None] = {"zone": read_zone(zone)} if zone else {}
    if hours is None:
        return kept
    if hours.strip().casefold() == "off":
        return {**kept, "hours": "auto"}
    if not zone and "zone" not in before:
        raise Refused("zone-first")
    return {**kept, "hours": written(*read_hours(hours))}
