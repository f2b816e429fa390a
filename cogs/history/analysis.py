"""`/analysis`: how the chances in a finished game went, and the moves that changed them most."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.language import localized
from cogs.answering.layout import OLIVE, Picture, Screen, layout, plain, shown, text
from cogs.answering.names import table_name
from cogs.answering.replies import answered, show, think_aloud
from cogs.answering.verbs import clicks
from cogs.table.hints import moved, percent
from games.narrators import narrator
from pictures.plot import Chart, Line, draw
from store import Status
from store import Table as Row
from tables import Refused
from tables.analysis import Analyses, Analysis, TurningPoint
from tables.table import Table
from words import Words

OVER: tuple[Status, ...] = ("finished",)
FILE = "chances.png"
LEVELS = range(0, 101, 20)  # percents on the axis
DESCRIBED = 1000  # characters of a picture's description; Discord, components/reference


class AnalysisCog(commands.Cog):
    """`/analysis` and the button under a finished game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.analyses = Analyses(host.hall.services.thinker)
        self.clicks = clicks(["analysis"], self.press)

    @app_commands.command(name=localized("discord-analysis-name"), description=localized("discord-analysis-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def analysis(self, interaction: discord.Interaction[Any]) -> None:
        """Analyze the last game that ended here."""
        await answered(self.host.store, interaction, lambda: self._last(interaction), think_aloud)

    async def _last(self, interaction: discord.Interaction[Any]) -> None:
        assert interaction.channel_id is not None, "a command is used in a channel"
        over = await self.host.store.tables_in(interaction.channel_id, OVER)
        if not over:
            raise Refused("no-game-over")
        await self._look_back(interaction, max(over, key=lambda row: row.touched))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Analyze the game of a button."""
        await self._look_back(interaction, await self.host.hall.row(identity.table))

    async def _look_back(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Announce the analysis, which takes a while, and replace the announcement with it.

        Show an analysis that everybody has seen already only to the user who asks again.
        """
        table, words = await self.host.hall.table(row.id), Words(row.language)
        with self.analyses.reserved(table, interaction.user.id):
            known = self.analyses.known(table)
            coming = text(words.say("discord-analysing", game=table_name(row, words)))
            await show(interaction, layout([coming], OLIVE), private=known is not None)
            try:
                found = known or await self.analyses.compute(table)
                await self._show(interaction, analysis_chart(table, row, found, words), table, found, words)
                self.analyses.remember(table, found)
            except Exception:
                with suppress(*FAILURES):
                    await interaction.delete_original_response()  # the refusal or apology follows
                raise

    async def _show(
        self, interaction: discord.Interaction[Any], chart: Chart, table: Table, found: Analysis, words: Words
    ) -> None:
        png = await self.host.hall.services.thinker.aside(draw, chart)
        picture = Picture(FILE, png, described(chart, words)[:DESCRIBED])
        screen = analysis_screen(chart, picture, table, found, words)
        await interaction.edit_original_response(view=screen, attachments=screen.files())


def analysis_chart(table: Table, row: Row, found: Analysis, words: Words) -> Chart:
    """Return the chart of everybody's chances."""
    return Chart(
        title=table_name(row, words),
        across=words.say("discord-chart-across"),
        up=words.say("discord-chart-up"),
        levels=tuple(words.say("discord-chart-level", chance=chance) for chance in LEVELS),
        lines=tuple(Line(table.names[seat], curve) for seat, curve in enumerate(found.curves)),
        marks=tuple(each.step[0] for each in found.turning_points),
    )


def analysis_screen(chart: Chart, picture: Picture, table: Table, found: Analysis, words: Words) -> Screen:
    """Return the picture, and in words the moves that changed the chances most."""
    turns = [turn(number, each, table, words) for number, each in enumerate(found.turning_points, 1)]
    most = [words.say("discord-analysis-most"), *turns] if turns else []
    return layout(
        [
            text(f"## {words.say('discord-analysis-title', game=chart.title)}"),
            shown(picture),
            text("\n".join([*most, f"-# {words.say('discord-analysis-note')}"])),
        ],
        OLIVE,
        picture,
    )


def turn(number: int, point: TurningPoint, table: Table, words: Words) -> str:
    """Return two lines about a turning point: the move, and whose chances it changed."""
    names = table.names_at(point.entry)
    move = moved(narrator(table.match.game, words.language), point.move, point.view, names)
    made = words.say("discord-analysis-move", ply=point.ply, name=names[point.mover], move=move)
    before, after = percent(point.before), percent(point.after)
    changed = words.say("discord-analysis-change", name=names[point.seat], before=before, after=after)
    return f"{number}. {plain(made)}\n  **{plain(changed)}**"


def described(chart: Chart, words: Words) -> str:
    """Return a description of the picture for people who cannot see it."""
    curves = [
        words.say("discord-chart-curve", name=line.name, first=percent(line.points[0][1]),
                  last=percent(line.points[-1][1]))
        for line in chart.lines
    ]  # fmt: skip
    return " ".join([words.say("discord-chart-described", moves=chart.lines[0].points[-1][0]), *curves])
