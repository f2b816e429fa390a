"""`/settings`: each user's own settings, in one private panel, or as options of the command."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import match_names
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.choices import take_choices
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import Screen
from cogs.answering.settings import PERSONAL
from cogs.answering.wording import find_readers_words, localize_text
from cogs.people.settings_screen import HOUR, LONG, list_closings, list_regions, settings_screen, zones_screen
from tables import Refused
from tables.choices import pick_value
from tables.clocks.playing_hours import DAY, format_hours, list_zones, read_hours, read_zone

CHOICES = {each.key: each for each in PERSONAL}
PANEL_VERBS = ("panel", "region", "zone", "from", "until")


class SettingsCog(commands.Cog):
    """`/settings` and the buttons and menus of its panel."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(
            [f"settings-{each}" for each in (*CHOICES, *PANEL_VERBS)], self.press, PANEL, table=False
        )

    @app_commands.command(
        name=localize_text("commands-settings-name"), description=localize_text("commands-settings-about")
    )
    @app_commands.rename(hours=localize_text("time-option-hours"), zone=localize_text("time-option-zone"))
    @app_commands.describe(hours=localize_text("time-option-hours-about"), zone=localize_text("time-option-zone-about"))
    @take_choices(PERSONAL)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        /,
        *,
        hours: str | None = None,
        zone: str | None = None,
        **chosen: str | None,
    ) -> None:
        """Change or show one's settings."""
        times = {"hours": hours, "zone": zone}
        await answer_safely(self.host.store, interaction, lambda: self._set(interaction, chosen, times))

    @settings.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the time zones whose name contains the typed text."""
        return match_names({name: name for name in list_zones().values()}, typed.replace(" ", "_"))

    async def _set(
        self, interaction: discord.Interaction[Any], chosen: Mapping[str, str | None], times: Mapping[str, str | None]
    ) -> None:
        before = await self.host.store.settings("user", interaction.user.id)
        stored = {key: CHOICES[key].dump(value) for key, value in chosen.items() if value is not None}
        await self._store(interaction, {**stored, **_times(times, before)})
        await show_screen(interaction, await self._screen(interaction))

    async def _store(self, interaction: discord.Interaction[Any], chosen: Mapping[str, str | None]) -> None:
        for key, value in chosen.items():
            await self.host.store.set("user", interaction.user.id, key, value)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Store what a menu or a switch of the panel means, and redraw the panel."""
        setting, at = identity.verb.removeprefix("settings-"), chosen if chosen >= 0 else sum(identity.path)
        if setting == "region":
            words = await find_readers_words(self.host.store, interaction)
            await answer_in_panel(interaction, zones_screen(pick_value(list_regions(), at), words))
            return
        before = await self.host.store.settings("user", interaction.user.id)
        await self._store(interaction, _changed(setting, at, before))
        await answer_in_panel(interaction, await self._screen(interaction))

    async def _screen(self, interaction: discord.Interaction[Any]) -> Screen:
        store, words = self.host.store, await find_readers_words(self.host.store, interaction)
        mine = await store.settings("user", interaction.user.id)
        server = await store.settings("guild", interaction.guild_id) if interaction.guild_id is not None else None
        return settings_screen(mine, server, words)


def _changed(setting: str, at: int, before: Mapping[str, str]) -> dict[str, str | None]:
    """Return what the option ``at`` of a menu or switch sets; ``None`` removes a setting.

    Raises:
        Refused: there is no such option, or it needs a setting that is no longer there.
    """
    if setting in CHOICES:
        return {setting: CHOICES[setting].dump(CHOICES[setting].pick(at))}
    if setting == "zone":
        return {"zone": pick_value(list(list_zones().values()), at)}
    return {"hours": _hours(setting, at, before)} if setting in ("from", "until") else {}


def _hours(setting: str, at: int, before: Mapping[str, str]) -> str | None:
    """Return the playing hours after a choice in one of their menus, or ``None`` for the whole day."""
    if "zone" not in before:
        raise Refused("zone-first")
    opens, closes = read_hours(before["hours"]) if "hours" in before else (0, 0)
    if setting == "until":
        return format_hours(opens, pick_value(list_closings(opens), at))
    if at == 0:
        return None
    begins = pick_value(range(0, DAY, HOUR), at - 1)
    return format_hours(
        begins, closes if "hours" in before and closes in list_closings(begins) else (begins + LONG) % DAY
    )


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
        return {**kept, "hours": None}
    if not zone and "zone" not in before:
        raise Refused("zone-first")
    return {**kept, "hours": format_hours(*read_hours(hours))}
