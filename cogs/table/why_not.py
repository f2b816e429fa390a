"""Why can't I? What cannot be done now at a table, and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel
from cogs.answering.layout import (
    OLIVE,
    OPTIONS,
    Button,
    Children,
    Row,
    Text,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.refusals import SENTENCES
from cogs.answering.wording import find_readers_words, names_of
from cogs.table.hand_screen import show_own_hand
from engine.why_not import Refusal
from games.catalog import BOXES
from games.narrators import make_narrator
from games.rules_pages import load_clauses
from tables import Refused
from tables.play.table import Asked, Table
from words import Words

BECAUSE = "why-not-this"  # the verb of the menu of forbidden things
CLAUSE = 1200  # characters of a clause; leaves room for the hand


class WhyNotCog(commands.Cog):
    """The button "Why can't I" in a hand."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["why-not", BECAUSE], self.press, PANEL)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Show, in place of the hand, what cannot be done now, and the reason for the chosen thing, if any."""
        words = await find_readers_words(self.host.store, interaction)
        table = await self.host.registry.table(identity.table)
        asked = table.asked(table.seat_of(interaction.user.id))
        if table.status != "playing":
            raise Refused(table.status)
        parts = explain_forbidden(table, asked, identity, chosen, words)
        unasked = replace(asked, offer=None)  # the picture numbers no choices
        guild, user = interaction.guild_id, interaction.user.id
        picture = await self.host.pictures.hand(table, unasked, user, guild, words)
        screen = make_layout([*show_own_hand(table, asked, picture, words), *parts], OLIVE, picture)
        async with self.host.herald.answering(table, interaction, words) as answering:
            if asked.offer is None:
                answering.shows(asked)  # "nothing now" would be wrong later: the hand comes back with their turn
            answering.message = await answer_in_panel(interaction, screen)


def explain_forbidden(table: Table, asked: Asked, identity: Id, chosen: int, words: Words) -> Children:
    """Return what cannot be done now, the reason for the chosen thing, if any, and the way back to the hand."""
    game = table.match.game
    reasons, path = BOXES[game.key].reasons, _path(table, asked, identity)
    refused = reasons.refused(game, asked.view) if reasons else []
    returns = lay_out_rows([make_back_to_hand_button(table, asked, path, words)])
    if asked.offer is None and len({refusal.why for refusal in refused}) == 1:
        return [give_reason(table, refused[0], words.say("reasons-nothing"), words), *returns]
    labels = [make_narrator(game, words.language).thing(refusal.thing, asked.view) for refusal in refused]
    parts: Children = []
    if identity.verb == BECAUSE and identity.stamp != asked.stamp:
        parts = [make_text(words.say(SENTENCES["stale"]))]
    elif identity.verb == BECAUSE and 0 <= chosen < len(refused):
        parts = [give_reason(table, refused[chosen], escape_markup(labels[chosen]), words)]
    return [*parts, *ask_what(labels, Id(BECAUSE, table.number, asked.stamp, path), words), *returns]


def _path(table: Table, asked: Asked, identity: Id) -> tuple[int, ...]:
    """Return the choices that the hand had made, if they still lead to a question: the way back makes no move."""
    path = identity.path[:-1] if identity.verb == BECAUSE else identity.path  # the last tells a menu from the others
    try:
        offer = table.asked(asked.seat, path).offer if identity.stamp == asked.stamp else None
    except Refused:
        return ()
    return path if offer and offer.move is None else ()


def make_back_to_hand_button(table: Table, asked: Asked, path: tuple[int, ...], words: Words) -> Button:
    """Return the button that shows the hand again, at the same point of a move."""
    there = Id("answer", table.number, asked.stamp, path) if path else Id("refresh", table.number)
    return make_button(words.say("reasons-back"), there)


def give_reason(table: Table, refused: Refusal, what: str, words: Words) -> Text:
    """Return the thing, the reason why it is forbidden, and the rule's clause."""
    game = table.match.game
    why = escape_markup(make_narrator(game, words.language).why(refused.why, names_of(table, words)))
    clause = next(each.quoted for each in load_clauses(game.key, words.language) if each.number == refused.why.clause)
    whole = clause if len(clause) <= CLAUSE else clause[: CLAUSE - 1] + "…"
    return make_text("\n".join([f"**{what}**", why, *(f"> {line}" for line in whole.splitlines())]))


def ask_what(labels: Sequence[str], identity: Id, words: Words) -> Children:
    """Return what cannot be done now, to choose from, in as many menus as needed."""
    if not labels:
        return [make_text(words.say("reasons-none"))]
    what = make_text(f"**{words.say('reasons-what')}**")
    if len(labels) <= OPTIONS:
        return [what, make_menu(labels, identity.step(0), words.say("reasons-choose"))]
    parts = [range(len(labels))[at : at + OPTIONS] for at in range(0, len(labels), OPTIONS)]
    return [what, *(part_of(labels, part, identity.step(number), words) for number, part in enumerate(parts))]


def part_of(labels: Sequence[str], part: range, identity: Id, words: Words) -> Row:
    """Return one of several menus; its placeholder names its first and last option."""
    chosen = [labels[at] for at in part]
    return make_menu(chosen, identity, words.say("reasons-choose-among", first=chosen[0], last=chosen[-1]), part)
