"""`/verify`: check in plain words whether a finished game was dealt fairly."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import localized, reader
from cogs.answering.layout import OLIVE, Screen, layout, plain, text
from cogs.answering.replies import answered, show
from cogs.answering.verbs import clicks
from cogs.history.replay import attached, meant
from cogs.history.replay_access import TABLE, replay_source
from cogs.history.replay_screens import Look, table_title
from engine.record import Record
from games.names import game_name
from games.narrators import narrator
from tables.archive import Checked
from words import Words
from words.findings import found, headline

DIGITS = 64  # shown of a seal or a seed, because a file may hold anything


class VerifyCog(commands.Cog):
    """`/verify`, and the button under a replay."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {**clicks(["verify"], self.press, table=False), **clicks(["check-deal"], self._press_at_table)}

    @app_commands.command(name=localized("replay-verify-name"), description=localized("replay-verify-about"))
    @app_commands.rename(code=localized("replay-option-code"), file=localized("replay-option-file"))
    @app_commands.describe(code=localized("replay-option-code-about"), file=localized("replay-option-file-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def verify(
        self, interaction: discord.Interaction[Any], code: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Check a deal."""
        await answered(self.host.store, interaction, lambda: self._verify(interaction, code, file))

    async def _verify(
        self, interaction: discord.Interaction[Any], code: str | None, file: discord.Attachment | None
    ) -> None:
        brought = await attached(code, file)
        if brought is None:
            await self._check(interaction, await meant(self.host, interaction, code))
            return
        words, archive = await reader(self.host.store, interaction), self.host.archive
        await show(interaction, verdict_screen(await archive.check_file(interaction.user.id, brought), None, words))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Check the game of a replay."""
        await self._check(interaction, Look.of(identity))

    async def _press_at_table(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Check the game of a table."""
        await self._check(interaction, Look(TABLE, identity.table))

    async def _check(self, interaction: discord.Interaction[Any], look: Look) -> None:
        words = await reader(self.host.store, interaction)
        source = await replay_source(self.host, interaction, look.kind, look.number)
        checked = await self.host.archive.check(interaction.user.id, source)
        await show(interaction, verdict_screen(checked, source.number if source.owner is None else None, words))


def verdict_screen(checked: Checked, table: int | None, words: Words) -> Screen:
    """Return the result of a check, for a table or (``None``) a file."""
    record, game, verdict = checked
    name = game_name(game.key, words)
    title = words.say("replay-file", game=name) if table is None else table_title(name, table, words)
    lines = found(verdict, record, narrator(game, words.language), words)
    heading = words.say("replay-verdict", game=title, verdict=headline(verdict, record))
    return layout(
        [
            text(f"## {heading}\n" + plain("\n".join(lines))),
            text("\n".join(f"-# {line}" for line in proof(record, "file" if table is None else "table", words))),
        ],
        OLIVE,
    )


def proof(record: Record, source: str, words: Words) -> list[str]:
    """Return what anyone needs to check the deal themselves."""
    seal = words.say("replay-seal", source=source, seal=plain(record.head.seal[:DIGITS]))
    seed = [words.say("replay-seed", seed=record.seed.hex()[:DIGITS])] if record.seed else []
    dealt = [words.say("replay-deal-seal", seal=record.deal_seal)] if record.deal_seal else []
    return [seal, *dealt, *seed, words.say("replay-yourself")]
