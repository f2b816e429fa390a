"""Why not? What cannot be done now at a table, and the rule that says so, for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.clicks import PANEL, clicks
from cogs.ids import Id
from cogs.layout import PRIMARY, Children, Screen, button, layout, menu, plain, rows, text
from cogs.screens import OLIVE
from cogs.voice import SENTENCES, reader, show, turn
from engine.reasons import REASONS
from engine.refusal import Refusal
from tables import Refused
from tables.table import Table
from words import Words
from words.clauses import clauses
from words.reasons import Reasons

if TYPE_CHECKING:
    from cogs.client import Ilion

BECAUSE = "because"  # what is chosen among that which cannot be done; the answer takes the place of the question


class WhyNotCog(commands.Cog):
    """The button "Why not?" of a hand."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = clicks(["why"], self.press) | clicks([BECAUSE], self.press, PANEL)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Show what cannot be done now, and the reason for what was chosen."""
        words, table = await reader(self.bot.store, interaction), await self.bot.hall.table(identity.table)
        screen = self._screen(table, interaction.user.id, identity, chosen, words)
        await (turn if identity.verb == BECAUSE else show)(interaction, screen)

    def _screen(self, table: Table, user: int, identity: Id, chosen: int, words: Words) -> Screen:
        game, asked = table.match.game, table.asked(table.seat_of(user))
        if game.key not in REASONS:
            raise Refused("forged")
        if table.status != "playing":
            raise Refused(table.status)
        refused = REASONS[game.key].refused(asked.view)
        place = list(self.bot.hall.games).index(game.key)
        if asked.offer is None and len({refusal.why for refusal in refused}) == 1:
            return layout(because(table, place, refused[0], words.say("reasons-nothing"), words), OLIVE)
        if identity.verb == BECAUSE and identity.stamp != asked.stamp:
            parts: Children = [text(words.say(SENTENCES["stale"]))]
        else:
            parts = chosen_one(table, place, refused, chosen, words)
        return layout([*parts, *ask(table, asked.stamp, refused, words)], OLIVE)


def chosen_one(table: Table, place: int, refused: Sequence[Refusal], chosen: int, words: Words) -> Children:
    """Return the reason for what was chosen, if anything was."""
    if not 0 <= chosen < len(refused):
        return []
    name = Reasons(table.match.game, words).thing(refused[chosen].thing)
    return because(table, place, refused[chosen], plain(name), words)


def because(table: Table, place: int, refused: Refusal, what: str, words: Words) -> Children:
    """Return a reason under what it is about, and the button that opens its clause."""
    game, clause = table.match.game, refused.why.clause
    told = plain(Reasons(game, words).why(refused.why, table.names))
    at = [each.number for each in clauses(game.key, words.language)].index(clause)
    read = button(words.say("reasons-read", clause=clause), Id("clause", place, at), PRIMARY)
    return [text(f"**{what}**\n{told} ({clause})"), *rows([read])]


def ask(table: Table, stamp: int, refused: Sequence[Refusal], words: Words) -> Children:
    """Return the menu of what cannot be done now."""
    if not refused:
        return [text(words.say("reasons-none"))]
    labels = [Reasons(table.match.game, words).thing(refusal.thing) for refusal in refused]
    choose = menu(labels, Id(BECAUSE, table.number, stamp), words.say("reasons-choose"))
    return [text(f"**{words.say('reasons-what')}**"), choose]
