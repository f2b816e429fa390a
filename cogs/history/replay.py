"""Replays of games that are over: stepping through and exporting them."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, show_screen
from cogs.answering.layout import Picture, Screen
from cogs.answering.wording import find_readers_words, localize_text
from cogs.history.replay_access import FILE, SHARED, TABLE, find_newest_table, may_take, replay_source
from cogs.history.replay_screens import Look, replay_screen, story_of, title_of
from engine import record
from replays.story import Story, seat_of
from tables import Refused, share_codes
from tables.history.archive import LARGEST
from words import clip_text

# Verbs of clicks that redraw the panel.
TURNED = frozenset(("replay-step", "replay-chapter", "replay-seen-by"))
MOST = 10**12  # more than any number of a table, step or seat


class ReplayCog(commands.Cog):
    """`/replay` and the buttons of its panels."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(TURNED, self.press, PANEL, table=False),
            **map_verbs(["open-replay", "export"], self.press, table=False),
        }

    @app_commands.command(name=localize_text("replay-name"), description=localize_text("replay-about"))
    @app_commands.rename(code=localize_text("replay-option-code"), file=localize_text("replay-option-file"))
    @app_commands.describe(
        code=localize_text("replay-option-code-about"), file=localize_text("replay-option-file-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        code: str | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Open a replay."""
        await answer_safely(self.host.store, interaction, lambda: self._open(interaction, code, file))

    async def _open(
        self, interaction: discord.Interaction[Any], code: str | None, file: discord.Attachment | None
    ) -> None:
        content = await read_attachment(code, file)
        if content is None:
            look = await find_meant_game(self.host, interaction, code)
        else:
            look = Look(FILE, (await self.host.archive.keep(interaction.user.id, content)).number)
        await show_screen(interaction, await self._step(interaction, look))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Carry out what a button or menu of a replay says."""
        look = Look.of(identity)
        if chosen > MOST:
            raise Refused("forged")
        if identity.verb == "open-replay":
            opened = Look(TABLE, chosen if chosen >= 0 else identity.table)
            await show_screen(interaction, await self._step(interaction, opened))
        elif identity.verb == "export":
            await self._export(interaction, look)
        else:
            await self._turn(interaction, look, identity.verb, chosen)

    async def _turn(self, interaction: discord.Interaction[Any], look: Look, verb: str, chosen: int) -> None:
        if verb != "replay-step" and chosen < 0:
            raise Refused("forged")
        turned = {"replay-chapter": {"ply": chosen}, "replay-seen-by": {"seen": chosen}}.get(verb, {})
        await answer_in_panel(interaction, await self._step(interaction, replace(look, **turned)))

    async def _step(self, interaction: discord.Interaction[Any], look: Look) -> Screen:
        """Return a step of a game.

        Raises:
            Refused: the user may not see the game, or there is no such game.
        """
        words = await find_readers_words(self.host.store, interaction)
        source = await replay_source(self.host, interaction, look.kind, look.number, whole=False)
        game = await self.host.archive.replay(source)
        look, title = look.within(game), title_of(game, look, source.number, words)
        story = story_of(game, words)
        pictures = await self._pictures(interaction, story, look)
        takes = await may_take(self.host, interaction.user.id, look.kind, look.number)
        return replay_screen(story, look, title, pictures, takes=takes)

    async def _pictures(self, interaction: discord.Interaction[Any], story: Story, look: Look) -> list[Picture]:
        """Return the picture of the table, or of a seat's hand, which shows it; none for a user who prefers words."""
        scene = story.scene(look.ply, seat_of(look.seen))
        drawn = await self.host.pictures.picture(scene, interaction.user.id, interaction.guild_id)
        return [drawn] if drawn else []

    async def _export(self, interaction: discord.Interaction[Any], look: Look) -> None:
        """Send a whole game as a file."""
        words = await find_readers_words(self.host.store, interaction)
        source = await replay_source(self.host, interaction, look.kind, look.number, takes=True)
        game = await self.host.archive.record(source)
        name = f"{game.head.game}-{source.number}.txt"
        content = record.export_record(game).encode()
        await answer_privately(
            interaction, words.say("replay-exported", file=name), lambda: [discord.File(io.BytesIO(content), name)]
        )


async def find_meant_game(host: Host, interaction: discord.Interaction[Any], code: str | None) -> Look:
    """Return the game with a code; without a code, the newest here, or else the newest of the user's own.

    Raises:
        Refused: there is no such game.
    """
    if code is None:
        return Look(TABLE, await find_newest_table(host, interaction))
    number = share_codes.parse_share_code(code)
    if number is None:
        raise Refused("no-such-code", code=clip_text(code))
    return Look(SHARED, number)


async def read_attachment(code: str | None, file: discord.Attachment | None) -> bytes | None:
    """Return the content of an attached file, if there is one.

    Raises:
        Refused: the file is too large (then it is not fetched), cannot be fetched, or comes with a code.
    """
    if file is None:
        return None
    if code is not None:
        raise Refused("code-or-file")
    if file.size > LARGEST:
        raise Refused("file-too-large", most=LARGEST // 1024)
    try:
        return await file.read()
    except FAILURES as wrong:
        raise Refused("file-lost") from wrong
