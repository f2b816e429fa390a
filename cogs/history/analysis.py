"""`/analysis`: how the chances in a finished game went, and the moves that changed them most."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import Id, map_verbs
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import delete_answer, edit_answer, show_screen, show_thinking
from cogs.answering.layout import OLIVE, Picture, Screen, escape_markup, make_layout, make_text, show_picture
from cogs.answering.wording import find_readers_words, localize_text, names_at, names_of, table_name
from cogs.history.replay_access import RECENT, TABLE, first_to_tell, replay_source
from cogs.table.hints import describe_move
from cogs.table.screens import list_undrawn_names
from games.narrators import make_narrator
from games.posters import draw_game_chart
from pictures.plot import Chart, Line
from pictures.scene import drawn_names
from store import Stopped
from store import Table as Row
from tables import Refused
from tables.play.table import Table
from tables.review.analysis import Analysis, TurningPoint
from tables.review.blunders import Blunder
from words import Words, in_language
from words.alt import join_sentences
from words.because import round_percent

OVER: tuple[Stopped, ...] = ("finished",)
FILE = "chances.png"
LEVELS = range(0, 101, 20)  # percents on the axis
EVERY = 4.0  # seconds between two words about how far an analysis is


class AnalysisCog(commands.Cog):
    """`/analysis` and the button under a finished game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.analyses = host.analyses
        self.clicks = map_verbs(["analysis"], self.press)

    @app_commands.command(
        name=localize_text("commands-analysis-name"), description=localize_text("commands-analysis-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def analysis(self, interaction: discord.Interaction[Any]) -> None:
        """Analyze the last game that ended here."""
        await answer_safely(self.host.store, interaction, lambda: self._last(interaction), show_thinking)

    async def _last(self, interaction: discord.Interaction[Any]) -> None:
        assert interaction.channel_id is not None, "a command is used in a channel"
        over = await self.host.store.past_in([interaction.channel_id], None, 0, RECENT, OVER)
        if not over:
            raise Refused("no-game-over")
        await self._look_back(interaction, await first_to_tell(self.host, interaction.user.id, over))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Analyze the game of a button."""
        await self._look_back(interaction, await self.host.registry.row(identity.table))

    async def _look_back(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Announce the analysis, which takes a while, and replace the announcement with it.

        Show it only to the user, in their language, if everybody has seen it already, or if this is not where the game
        was played: nobody takes a game elsewhere by a button of their own panel.
        """
        await replay_source(self.host, interaction, TABLE, row.id)
        table, mine = await self.host.registry.table(row.id), await find_readers_words(self.host.store, interaction)
        private = self.analyses.shown(table) or interaction.channel_id not in (row.channel, row.place)
        words = mine if private else in_language(row.language)
        with self.analyses.reserved(table, interaction.user.id):
            known = self.analyses.known(table)
            announced = Announcement(interaction, table_name(row, words), words)
            await announced.begin(private=private)
            try:
                found = known or await self.analyses.compute(table, announced.tell)
                await announced.replace(await self._screen(table, row, found, words))
                self.analyses.remember(table, found, shown=not private)
            except Exception:
                await announced.take_back()  # the refusal or apology follows
                raise

    async def _screen(self, table: Table, row: Row, found: Analysis, words: Words) -> Screen:
        chart = analysis_chart(table, row, found, words)
        png = await self.host.registry.services.thinker.aside(draw_game_chart, row.game, chart)
        picture = Picture(FILE, png, describe_chart(chart, words))
        return analysis_screen(chart, picture, table, found, words)


class Announcement:
    """The message that an analysis is coming, edited now and then to show progress."""

    def __init__(self, interaction: discord.Interaction[Any], game: str, words: Words) -> None:
        self._interaction, self._game, self._words = interaction, game, words
        self._message: int | None = None
        self._last = time.monotonic()

    async def begin(self, *, private: bool) -> None:
        """Send it."""
        self._message = await show_screen(self._interaction, self.screen(0), private=private)

    async def replace(self, screen: Screen) -> None:
        """Replace it with the analysis."""
        await edit_answer(self._interaction, self._message, view=screen, attachments=screen.files())

    async def take_back(self) -> None:
        """Delete it, if possible."""
        with suppress(*FAILURES):
            await delete_answer(self._interaction, self._message)

    def screen(self, percent: int) -> Screen:
        """Return the message."""
        told = self._words.say("analysis-started", game=self._game)
        return make_layout([make_text(f"{told}\n-# {self._words.say('analysis-progress', percent=percent)}")], OLIVE)

    async def tell(self, part: float) -> None:
        """Show progress, unless it was shown a moment ago; if that fails, the analysis goes on."""
        if time.monotonic() - self._last < EVERY:
            return
        self._last = time.monotonic()
        with suppress(*FAILURES):
            await edit_answer(self._interaction, self._message, view=self.screen(round(100 * part)))


def analysis_chart(table: Table, row: Row, found: Analysis, words: Words) -> Chart:
    """Return the chart of everybody's chances."""
    names = drawn_names(names_of(table, words), words)
    return Chart(
        title=table_name(row, words),
        across=words.say("analysis-chart-across"),
        up=words.say("analysis-chart-up"),
        levels=tuple(words.say("analysis-chart-level", chance=chance) for chance in LEVELS),
        lines=tuple(Line(names[seat], curve) for seat, curve in enumerate(found.curves)),
        marks=tuple(each.step[0] for each in found.turning_points),
    )


def analysis_screen(chart: Chart, picture: Picture, table: Table, found: Analysis, words: Words) -> Screen:
    """Return the picture, and in words the moves that changed the chances most and those that cost most."""
    turns = [describe_turning_point(number, each, table, words) for number, each in enumerate(found.turning_points, 1)]
    costly = [describe_blunder(each, table, words) for each in found.blunders]
    most = [words.say("analysis-most"), *turns] if turns else []
    most += [words.say("analysis-costly"), *costly] if costly else []
    most += [words.say("analysis-luck"), *list_breakdowns(table, found, words)]
    notes = ["analysis-note", "analysis-luck-note"]
    notes += ["analysis-seats-note"] if table.history.changed_hands else []
    notes += ["analysis-because-note"] if any(each.because for each in found.blunders) else []
    return make_layout(
        [
            make_text(f"## {words.say('analysis-title', game=chart.title)}"),
            show_picture(picture),
            *list_undrawn_names(names_of(table, words)),
            make_text("\n".join([*most, *(f"-# {words.say(note)}" for note in notes)])),
        ],
        OLIVE,
        picture,
    )


def describe_turning_point(number: int, point: TurningPoint, table: Table, words: Words) -> str:
    """Return two lines about a turning point: the move, and whose chances it changed."""
    names = names_at(table, point.entry, words)
    move = describe_move(make_narrator(table.match.game, words.language), point.move, point.view, names)
    made = words.say("analysis-move", ply=point.ply, name=names[point.mover], move=move)
    before, after = round_percent(point.before), round_percent(point.after)
    by = "choice" if point.is_choice else "luck"
    changed = words.say("analysis-change", name=names[point.seat], before=before, after=after, by=by)
    return f"{number}. {escape_markup(made)}\n  **{escape_markup(changed)}**"


def describe_blunder(found: Blunder, table: Table, words: Words) -> str:
    """Return lines about a costly move: the move, the better one with the chances of both, and why it is better."""
    names, tells = names_at(table, found.entry, words), make_narrator(table.match.game, words.language)
    move, better = (describe_move(tells, each, found.view, names) for each in (found.move, found.better))
    made = words.say("analysis-move", ply=found.ply, name=names[found.seat], move=move)
    chances = {"possible": round_percent(found.possible), "chance": round_percent(found.chance)}
    lines = [f"- {escape_markup(made)}", escape_markup(words.say("analysis-better", move=better, **chances))]
    because = tells.because(found.because, found.view, names) if found.because else ""
    return "\n  ".join([*lines, escape_markup(words.say("analysis-because", because=because))] if because else lines)


def list_breakdowns(table: Table, found: Analysis, words: Words) -> Iterator[str]:
    """Yield a line for each seat about how much luck and choices did, in whole percents that add up."""
    names = names_of(table, words)
    for seat, each in enumerate(found.breakdowns):
        equal, own, others, result = map(round_percent, (each.equal, each.own, each.others, each.result))
        parts = {"luck": result - equal - own - others, "own": own, "others": others}
        signed = {name: f"{part:+}".replace("-", "\N{MINUS SIGN}") for name, part in parts.items()}
        told = words.say("analysis-parts", name=names[seat], equal=equal, result=result, **signed)
        yield f"- {escape_markup(told)}"


def describe_chart(chart: Chart, words: Words) -> str:
    """Return a description of the picture for people who cannot see it."""
    curves = [
        words.say("analysis-chart-curve", name=line.name, first=round_percent(line.points[0][1]),
                  last=round_percent(line.points[-1][1]))
        for line in chart.lines
    ]  # fmt: skip
    return join_sentences([words.say("analysis-chart-described", moves=chart.lines[0].points[-1][0]), *curves])
