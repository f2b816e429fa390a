"""`/settings`: each user's own settings, in one private panel, or as options of the command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.autocomplete import match_names
from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import find_readers_words, localize_text, make_choice
from cogs.answering.layout import Screen
from cogs.answering.replies import answer_in_panel, answer_safely, show_screen
from cogs.answering.verbs import PANEL, map_verbs
from cogs.people.settings_screen import HOUR, LONG, VALUES, list_closings, list_regions, settings_screen, zones_screen
from tables import Refused
from tables.playing_hours import DAY, format_hours, list_zones, read_hours, read_zone
from words import LANGUAGES, name_language

T = TypeVar("T")

SPOKEN = [app_commands.Choice(name=name_language(each), value=each) for each in LANGUAGES]  # as each calls itself
TONGUES = [make_choice("settings-value-auto", "auto"), *SPOKEN]
HANDS = [make_choice("settings-value-here", "here"), make_choice("settings-value-dm", "dm")]
PINGS = [make_choice("settings-value-on", "on"), make_choice("settings-value-off", "off")]
PICTURES = [make_choice("settings-value-server", "auto"), *PINGS]
FORCED = [make_choice("settings-value-made", "auto"), make_choice("settings-value-asked", "off")]
CONFIRM = [make_choice("settings-value-confirmed", "on"), make_choice("settings-value-at-once", "auto")]
PANEL_VERBS = ("panel", "region", "zone", "from", "until")


class SettingsCog(commands.Cog):
    """`/settings` and the buttons and menus of its panel."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(
            [f"settings-{each}" for each in (*VALUES, *PANEL_VERBS)], self.press, PANEL, table=False
        )

    @app_commands.command(
        name=localize_text("commands-settings-name"), description=localize_text("commands-settings-about")
    )
    @app_commands.rename(
        language=localize_text("commands-option-language"),
        hands=localize_text("commands-option-hands"),
        pings=localize_text("commands-option-pings"),
        pictures=localize_text("commands-option-pictures"),
        forced=localize_text("commands-option-forced"),
        confirm=localize_text("commands-option-confirm"),
        hours=localize_text("time-option-hours"),
        zone=localize_text("time-option-zone"),
    )
    @app_commands.describe(
        language=localize_text("commands-option-language-about"),
        hands=localize_text("commands-option-hands-about"),
        pings=localize_text("commands-option-pings-about"),
        pictures=localize_text("commands-option-pictures-about"),
        forced=localize_text("commands-option-forced-about"),
        confirm=localize_text("commands-option-confirm-about"),
        hours=localize_text("time-option-hours-about"),
        zone=localize_text("time-option-zone-about"),
    )
    @app_commands.choices(language=TONGUES, hands=HANDS, pings=PINGS, pictures=PICTURES, forced=FORCED, confirm=CONFIRM)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        hands: str | None = None,
        pings: str | None = None,
        pictures: str | None = None,
        forced: str | None = None,
        confirm: str | None = None,
        hours: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Change or show one's settings."""
        mine = {
            "language": language,
            "hands": hands,
            "pings": pings,
            "pictures": pictures,
            "forced": forced,
            "confirm": confirm,
        }
        times = {"hours": hours, "zone": zone}
        await answer_safely(self.host.store, interaction, lambda: self._set(interaction, mine, times))

    @settings.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the time zones whose name contains the typed text."""
        return match_names({name: name for name in list_zones().values()}, typed.replace(" ", "_"))

    async def _set(
        self, interaction: discord.Interaction[Any], mine: Mapping[str, str | None], times: Mapping[str, str | None]
    ) -> None:
        before = await self.host.store.settings("user", interaction.user.id)
        chosen = {key: value for key, value in {**mine, **_times(times, before)}.items() if value is not None}
        await self._store(interaction, {key: None if value == "auto" else value for key, value in chosen.items()})
        await show_screen(interaction, await self._screen(interaction))

    async def _store(self, interaction: discord.Interaction[Any], chosen: Mapping[str, str | None]) -> None:
        for key, value in chosen.items():
            await self.host.store.set("user", interaction.user.id, key, value)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Store what a menu or a switch of the panel means, and redraw the panel."""
        setting, at = identity.verb.removeprefix("settings-"), chosen if chosen >= 0 else sum(identity.path)
        if setting == "region":
            words = await find_readers_words(self.host.store, interaction)
            await answer_in_panel(interaction, zones_screen(_among(list_regions(), at), words))
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
    if setting in VALUES:
        return {setting: _among(VALUES[setting], at) if at else None}
    if setting == "zone":
        return {"zone": _among(list(list_zones().values()), at)}
    return {"hours": _hours(setting, at, before)} if setting in ("from", "until") else {}


def _hours(setting: str, at: int, before: Mapping[str, str]) -> str | None:
    """Return the playing hours after a choice in one of their menus, or ``None`` for the whole day."""
    if "zone" not in before:
        raise Refused("zone-first")
    opens, closes = read_hours(before["hours"]) if "hours" in before else (0, 0)
    if setting == "until":
        return format_hours(opens, _among(list_closings(opens), at))
    if at == 0:
        return None
    begins = _among(range(0, DAY, HOUR), at - 1)
    return format_hours(
        begins, closes if "hours" in before and closes in list_closings(begins) else (begins + LONG) % DAY
    )


def _among(values: Sequence[T], at: int) -> T:
    """Return a value by its index.

    Raises:
        Refused: there is no such value; no menu offers it.
    """
    if not 0 <= at < len(values):
        raise Refused("forged")
    return values[at]


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
    return {**kept, "hours": format_hours(*read_hours(hours))}
