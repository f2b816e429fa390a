"""`/privacy`: export or erase a user's data, or choose who sees their overall ratings."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, show_screen
from cogs.answering.layout import DANGER, OLIVE, TERRACOTTA, Screen, lay_out_rows, make_button, make_layout, make_text
from cogs.answering.settings import LEADERBOARD
from cogs.answering.wording import computer_name, find_readers_words, localize_text, make_choice
from engine.core import Json
from store import PLAYING
from tables.history.privacy import collect_personal_data, erase_person
from tables.seats.lobby import Lobby
from tables.tournaments.tournament import load_readable_tournament
from words import Words, in_language

FILE = "ilion.json"
LARGEST = (
    8_000_000  # bytes of a file that is sent as it is; Discord takes 10 MiB (developers/reference, uploading files)
)
SHOWN = [make_choice("privacy-yes", "on"), make_choice("privacy-no", "off")]


class PrivacyCog(commands.Cog):
    """`/privacy`."""

    privacy = app_commands.Group(
        name=localize_text("privacy-name"),
        description=localize_text("privacy-about"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["erase-my-data"], self.press, PANEL, table=False)

    @privacy.command(name=localize_text("privacy-export-name"), description=localize_text("privacy-export-about"))
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Send the user all data stored about them."""
        await answer_safely(self.host.store, interaction, lambda: self._export(interaction))

    async def _export(self, interaction: discord.Interaction[Any]) -> None:
        words = await find_readers_words(self.host.store, interaction)
        await self.host.results.catch_up()
        found = await collect_personal_data(self.host.store, interaction.user.id)
        found["tournament_entries"] = await self._collect_entries(interaction.user.id)
        name, content = await asyncio.to_thread(write_personal_data, found)  # thousands of games take a second
        await answer_privately(
            interaction, words.say("privacy-exported"), lambda: [discord.File(BytesIO(content), name)]
        )

    async def _collect_entries(self, user: int) -> list[Json]:
        """Return what each tournament that can be read keeps of a person who takes part."""
        rows = await self.host.store.tournaments_of(user)
        known = [(row.code, load_readable_tournament(row.document)) for row in rows]
        return [{"code": code} | kept for code, each in known if each is not None and (kept := each.of(user))]

    @privacy.command(name=localize_text("privacy-erase-name"), description=localize_text("privacy-erase-about"))
    async def erase(self, interaction: discord.Interaction[Any]) -> None:
        """Ask whether to erase all data stored about the user."""
        await answer_safely(self.host.store, interaction, lambda: self._ask(interaction))

    async def _ask(self, interaction: discord.Interaction[Any]) -> None:
        words = await find_readers_words(self.host.store, interaction)
        playing = await self.host.store.tables_of(interaction.user.id, PLAYING)
        await show_screen(interaction, erase_screen(len(playing), words))

    async def press(self, interaction: discord.Interaction[Any], _identity: Id, _chosen: int) -> None:
        """Erase the data of the user who clicked; the button's id names nobody."""
        words = await find_readers_words(self.host.store, interaction)
        nameless, services = FormerPlayer(), (self.host.registry, self.host.results, self.host.archive)
        await self.host.tournaments.forget(interaction.user.id, nameless)
        redraw = self.host.lobbies.update_soon
        changed = await erase_person(*services, interaction.user.id, nameless, _computer, redraw)
        await self.host.lobbies.refresh(changed)
        erased = make_layout([make_text(words.say("privacy-erased"))], OLIVE)
        await answer_in_panel(interaction, erased)

    @privacy.command(name=localize_text("privacy-overall-name"), description=localize_text("privacy-overall-about"))
    @app_commands.rename(shown=localize_text("privacy-option-shown"))
    @app_commands.describe(shown=localize_text("privacy-option-shown-about"))
    @app_commands.choices(shown=SHOWN)
    async def overall(self, interaction: discord.Interaction[Any], shown: str) -> None:
        """Choose whether others may see one's overall ratings, from all servers together."""
        await answer_safely(self.host.store, interaction, lambda: self._overall(interaction, shown))

    async def _overall(self, interaction: discord.Interaction[Any], shown: str) -> None:
        words = await find_readers_words(self.host.store, interaction)
        await self.host.store.set("user", interaction.user.id, LEADERBOARD.key, LEADERBOARD.dump(shown))
        await answer_privately(interaction, words.say("privacy-overall-now", shown=shown))


def write_personal_data(found: Mapping[str, Any]) -> tuple[str, bytes]:
    """Return all that is stored about a person as a file: its name, and its bytes, compressed if there are many."""
    content = json.dumps(found, ensure_ascii=False, indent=1).encode()
    return (FILE, content) if len(content) <= LARGEST else (f"{FILE}.gz", gzip.compress(content))


class FormerPlayer(dict[str, str]):
    """What an erased person is called, by language; a table may name a language that is gone."""

    def __missing__(self, language: str) -> str:
        return in_language(language).say("privacy-former-player")


def _computer(lobby: Lobby, language: str) -> str:
    return computer_name(lobby, in_language(language))


def erase_screen(playing: int, words: Words) -> Screen:
    """Return what erasing means, and the button that confirms it."""
    nameless = words.say("privacy-former-player")
    told = [
        f"## {words.say('privacy-erase-title')}",
        words.say("privacy-erase-warning"),
        words.say("privacy-erase-seats", playing=playing),
        words.say("privacy-erase-rest", name=nameless),
        words.say("privacy-erase-kept"),
    ]
    sure = make_button(words.say("privacy-erase-button"), Id("erase-my-data", 0), DANGER)
    return make_layout([make_text("\n".join(filter(None, told))), *lay_out_rows([sure])], TERRACOTTA)
