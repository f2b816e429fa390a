"""Why not? What cannot be done now at a table, and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import reader
from cogs.answering.layout import (
    OLIVE,
    OPTIONS,
    PRIMARY,
    Children,
    Row,
    Screen,
    button,
    layout,
    menu,
    plain,
    rows,
    text,
)
from cogs.answering.refusals import SENTENCES
from cogs.answering.replies import answer_in_panel, show
from cogs.answering.verbs import PANEL, clicks
from engine.refusal import Refusal
from games.narrators import narrator
from games.pages import clauses
from games.shelf import BOXES
from tables import Refused
from tables.table import Table
from words import Words

BECAUSE = "why-not-this"  # the verb of the menu of forbidden things; its answer replaces the question


class WhyNotCog(commands.Cog):
    """The button "Why not?" in a hand."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = clicks(["why-not"], self.press) | clicks([BECAUSE], self.press, PANEL)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Show what cannot be done now, and the reason for the chosen thing, if any."""
        words, table = await reader(self.host.store, interaction), await self.host.hall.table(identity.table)
        screen = self._screen(table, interaction.user.id, identity, chosen, words)
        await (answer_in_panel if identity.verb == BECAUSE else show)(interaction, screen)

    def _screen(self, table: Table, user: int, identity: Id, chosen: int, words: Words) -> Screen:
        game, asked = table.match.game, table.asked(table.seat_of(user))
        if table.status != "playing":
            raise Refused(table.status)
        reasons = BOXES[game.key].reasons
        refused = reasons.refused(game, asked.view) if reasons else []
        place = list(self.host.hall.games).index(game.key)
        if asked.offer is None and len({refusal.why for refusal in refused}) == 1:
            return layout(because(table, place, refused[0], words.say("reasons-nothing"), words), OLIVE)
        tells = narrator(game, words.language)
        labels = [tells.thing(refusal.thing, asked.view) for refusal in refused]
        parts: Children = []
        if identity.verb == BECAUSE and identity.stamp != asked.stamp:
            parts = [text(words.say(SENTENCES["stale"]))]
        elif 0 <= chosen < len(refused):
            parts = because(table, place, refused[chosen], plain(labels[chosen]), words)
        return layout([*parts, *ask(labels, Id(BECAUSE, table.number, asked.stamp), words)], OLIVE)


def because(table: Table, place: int, refused: Refusal, what: str, words: Words) -> Children:
    """Return the thing, the reason why it is forbidden, and the button that opens the rule's clause."""
    game, clause = table.match.game, refused.why.clause
    told = plain(narrator(game, words.language).why(refused.why, table.names))
    at = [each.number for each in clauses(game.key, words.language)].index(clause)
    read = button(words.say("reasons-read", clause=clause), Id("rules-clause", place, at), PRIMARY)
    return [text(f"**{what}**\n{told} ({clause})"), *rows([read])]


def ask(labels: Sequence[str], identity: Id, words: Words) -> Children:
    """Return what cannot be done now, to choose from, in as many menus as needed."""
    if not labels:
        return [text(words.say("reasons-none"))]
    what = text(f"**{words.say('reasons-what')}**")
    if len(labels) <= OPTIONS:
        return [what, menu(labels, identity, words.say("reasons-choose"))]
    parts = [range(len(labels))[at : at + OPTIONS] for at in range(0, len(labels), OPTIONS)]
    return [what, *(part_of(labels, part, identity.step(number), words) for number, part in enumerate(parts))]


def part_of(labels: Sequence[str], part: range, identity: Id, words: Words) -> Row:
    """Return one of several menus; its placeholder names its first and last option."""
    chosen = [labels[at] for at in part]
    return menu(chosen, identity, words.say("reasons-choose-among", first=chosen[0], last=chosen[-1]), part)
