"""`/verify`: check in plain words whether a finished game was dealt fairly."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import show_screen
from cogs.answering.layout import OLIVE, Screen, escape_markup, make_layout, make_text
from cogs.answering.wording import find_readers_words, localize_text
from cogs.history.replay import find_meant_game, read_attachment
from cogs.history.replay_access import TABLE, replay_source
from cogs.history.replay_screens import Look, table_title
from engine.record import Record
from games.narrators import game_name, make_narrator
from tables.history.archive import Checked
from words import Words
from words.findings import list_findings, summarize_verdict

DIGITS = 64  # shown of a seal or a seed, because a file may hold anything


class VerifyCog(commands.Cog):
    """`/verify`, and the button under a replay."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["verify"], self.press, table=False),
            **map_verbs(["check-deal"], self._press_at_table),
        }

    @app_commands.command(name=localize_text("replay-verify-name"), description=localize_text("replay-verify-about"))
    @app_commands.rename(code=localize_text("replay-option-code"), file=localize_text("replay-option-file"))
    @app_commands.describe(
        code=localize_text("replay-option-code-about"), file=localize_text("replay-option-file-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def verify(
        self, interaction: discord.Interaction[Any], code: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Check a deal."""
        await answer_safely(self.host.store, interaction, lambda: self._verify(interaction, code, file))

    async def _verify(
        self, interaction: discord.Interaction[Any], code: str | None, file: discord.Attachment | None
    ) -> None:
        brought = await read_attachment(code, file)
        if brought is None:
            await self._check(interaction, await find_meant_game(self.host, interaction, code))
            return
        words, archive = await find_readers_words(self.host.store, interaction), self.host.archive
        await show_screen(
            interaction, verdict_screen(await archive.check_file(interaction.user.id, brought), None, words)
        )

    async def press(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Check the game of a replay."""
        await self._check(interaction, Look.of(identity))

    async def _press_at_table(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Check the game of a table."""
        await self._check(interaction, Look(TABLE, identity.table))

    async def _check(self, interaction: discord.Interaction[Any], look: Look) -> None:
        words = await find_readers_words(self.host.store, interaction)
        source = await replay_source(self.host, interaction, look.kind, look.number)
        checked = await self.host.archive.check(interaction.user.id, source)
        await show_screen(interaction, verdict_screen(checked, source.number if source.owner is None else None, words))


def verdict_screen(checked: Checked, table: int | None, words: Words) -> Screen:
    """Return the result of a check, for a table or (``None``) a file."""
    record, game, verdict = checked
    name = game_name(game.key, words)
    title = words.say("replay-file", game=name) if table is None else table_title(name, table, words)
    lines = list_findings(verdict, record, make_narrator(game, words.language), words)
    heading = words.say("replay-verdict", game=title, verdict=summarize_verdict(verdict, record))
    return make_layout(
        [
            make_text(f"## {heading}\n" + escape_markup("\n".join(lines))),
            make_text(
                "\n".join(f"-# {line}" for line in explain_proof(record, "file" if table is None else "table", words))
            ),
        ],
        OLIVE,
    )


def explain_proof(record: Record, source: str, words: Words) -> list[str]:
    """Return what anyone needs to check the deal themselves."""
    seal = words.say("replay-seal", source=source, seal=escape_markup(record.head.seal[:DIGITS]))
    seed = [words.say("replay-seed", seed=record.seed.hex()[:DIGITS])] if record.seed else []
    dealt = [words.say("replay-deal-seal", seal=record.deal_seal)] if record.deal_seal else []
    return [seal, *dealt, *seed, words.say("replay-yourself")]
