"""`/verify`: whether a finished game was dealt fairly, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.clicks import clicks
from cogs.ids import Id
from cogs.layout import Screen, layout, plain, text
from cogs.reach import reach
from cogs.replay import attached, meant
from cogs.replay_screen import Look, table_title
from cogs.voice import answered, reader, said, show
from engine.record import Record
from games.narrators import narrator
from games.titles import game_name
from tables.archive import Checked
from words import Words
from words.findings import found

if TYPE_CHECKING:
    from cogs.client import Ilion

DIGITS = 64  # of a seal and of a seed; a file may say what it likes


class VerifyCog(commands.Cog):
    """`/verify`, and the button under a replay."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = clicks(["verify"], self.press, table=False)

    @app_commands.command(name=said("replay-verify-name"), description=said("replay-verify-about"))
    @app_commands.rename(code=said("replay-option-code"), file=said("replay-option-file"))
    @app_commands.describe(code=said("replay-option-code-about"), file=said("replay-option-file-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def verify(
        self, interaction: discord.Interaction[Any], code: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Check a deal."""
        await answered(self.bot.store, interaction, lambda: self._verify(interaction, code, file))

    async def _verify(
        self, interaction: discord.Interaction[Any], code: str | None, file: discord.Attachment | None
    ) -> None:
        brought = await attached(code, file)
        if brought is None:
            await self._check(interaction, await meant(self.bot, interaction, code))
            return
        words, archive = await reader(self.bot.store, interaction), self.bot.archive
        await show(interaction, verdict_screen(await archive.check_file(interaction.user.id, brought), None, words))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Check the game whose replay somebody looks at."""
        await self._check(interaction, Look.of(identity))

    async def _check(self, interaction: discord.Interaction[Any], look: Look) -> None:
        words = await reader(self.bot.store, interaction)
        source = await reach(self.bot, interaction, look.kind, look.number)
        checked = await self.bot.archive.check(interaction.user.id, source)
        await show(interaction, verdict_screen(checked, source.number if source.owner is None else None, words))


def verdict_screen(checked: Checked, table: int | None, words: Words) -> Screen:
    """Return what was found at a table, or in a file."""
    record, game, verdict = checked
    name = game_name(game.key, words)
    title = words.say("replay-file", game=name) if table is None else table_title(name, table, words)
    lines = found(verdict, record, narrator(game, words.language), words)
    return layout(
        [
            text(f"## {words.say('replay-verdict', game=title, verdict=verdict.kind)}\n" + plain("\n".join(lines))),
            text("\n".join(f"-# {line}" for line in proof(record, "file" if table is None else "table", words))),
        ],
        screens.OLIVE,
    )


def proof(record: Record, source: str, words: Words) -> list[str]:
    """Return what anybody needs to check it for themselves."""
    seal = words.say("replay-seal", source=source, seal=plain(record.head.seal[:DIGITS]))
    seed = [words.say("replay-seed", seed=record.seed.hex()[:DIGITS])] if record.seed else []
    return [seal, *seed, words.say("replay-yourself")]
