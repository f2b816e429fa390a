"""Undo: show what would be undone, ask the other players, and take their answers."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import APART, PANEL, Click, Id
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, show_screen
from cogs.answering.layout import (
    DANGER,
    OLIVE,
    PRIMARY,
    SUCCESS,
    TEXT,
    Button,
    Children,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.answering.wording import find_readers_words, names_at, names_of, table_name
from engine.core import NOBODY, Seat
from games.narrators import make_narrator
from store import Table as Row
from tables.play.agreements import (
    Taken,
    agree_to_undo,
    decline_undo,
    find_open_request,
    find_undo_request,
    find_undoable,
    find_undone_steps,
    list_missing_consents,
)
from tables.play.table import Table
from tables.seats.in_play import Request
from words import Words, in_language
from words.retelling import retold_move

LONGEST = TEXT - 900  # characters of what would be undone; leaves room for the question itself


class UndoCog(commands.Cog):
    """What `/undo` and its buttons do; a button's stamp is the ply of the game when it was shown."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            "undo": Click(self._open, APART, True),
            "undo-ask": Click(self._ask, PANEL, True),
            "undo-agree": Click(self._agree, APART, True),
            "undo-decline": Click(self._decline, APART, True),
        }

    async def _open(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show what would be undone, without asking anybody yet."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        user = interaction.user.id
        await show_screen(interaction, ask_screen(table, user, find_undoable(table, user), words))

    async def _ask(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Ask the others; if there are none, undo at once."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        done = await table.ask_undo(interaction.user.id, identity.stamp, interaction.id)
        said = words.say("undo-done" if done else "undo-asked")
        await answer_in_panel(interaction, make_layout([make_text(said)], OLIVE))

    async def _agree(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        user, ply = interaction.user.id, identity.stamp
        done = await table.decide_undo(ply, lambda lobby: agree_to_undo(lobby, user, ply), interaction.id)
        await answer_privately(interaction, words.say("undo-done" if done else "undo-agreed"))

    async def _decline(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Decline or withdraw a request; if it is declined, tell the player who asked."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        user, ply = interaction.user.id, identity.stamp
        asked = find_undo_request(table.lobby, ply)
        await table.decide_undo(ply, lambda lobby: decline_undo(lobby, user, ply))
        if asked is not None and asked.user != user:
            await table.tell_of_time(asked.user, "stands")
        await answer_privately(interaction, words.say("undo-declined"))


def undo_buttons(table: Table, user: int, words: Words) -> list[Button]:
    """Return a player's undo buttons: to ask, to withdraw their request, or to answer another's."""
    ply = table.match.ply
    asked = find_open_request(table.lobby, ply)
    if asked is None:
        return _open_button(table, user, words)
    if asked.user == user:
        return [make_button(words.say("undo-withdraw"), Id("undo-decline", table.number, ply))]
    return _answers(table.number, ply, words)


def _open_button(table: Table, user: int, words: Words) -> list[Button]:
    """Return the button that shows what would be undone, once the player has made a move."""
    if table.lobby.challenge:
        return []
    seat = table.seat_of(user)
    moved = any(entry.seat == seat for entry in table.match.log)
    return [make_button(words.say("undo-open"), Id("undo", table.number))] if moved else []


def ask_screen(table: Table, user: int, back: Taken, words: Words) -> Screen:
    """Return what would be undone, as the user may know it, and who would have to agree."""
    sitters, names = table.lobby.sitters, names_of(table, words)
    others = [escape_markup(names[seat]) for seat, each in enumerate(sitters) if each.user not in (None, user)]
    asked = words.say("undo-others", names=words.both(others)) if others else words.say("undo-alone")
    label = words.say("undo-ask" if others else "undo-do")
    ask = make_button(label, Id("undo-ask", table.number, back.ply), PRIMARY)
    head = make_text(f"## {words.say('undo-title')}")
    lost = list_undone(table, back, table.seat_of(user), words)
    return make_layout([head, *lost, make_text(f"{asked}\n-# {words.say('undo-note')}"), *lay_out_rows([ask])], OLIVE)


def question_screen(table: Table, row: Row, asked: Request) -> Screen:
    """Return the public question: who asks, what would be undone, and who has to agree."""
    words, back = in_language(row.language), find_undone_steps(table.match, table.seat_of(asked.user))
    name = escape_markup(names_of(table, words)[table.seat_of(asked.user)])
    head = make_text(words.say("undo-question", name=name, game=table_name(row, words)))
    users = [f"<@{user}>" for user in list_missing_consents(table.lobby, asked)]
    consent = make_text(words.say("undo-consent", users=words.both(users), count=len(users)))
    lost = list_undone(table, back, NOBODY, words)
    return make_layout([head, *lost, consent, *lay_out_rows(_answers(row.id, asked.ply, words))], OLIVE)


def _answers(number: int, ply: int, words: Words) -> list[Button]:
    return [
        make_button(words.say("undo-agree"), Id("undo-agree", number, ply), SUCCESS),
        make_button(words.say("undo-decline"), Id("undo-decline", number, ply), DANGER),
    ]


def list_undone(table: Table, back: Taken, reader: Seat, words: Words) -> Children:
    """Return what would be undone, move by move, as a reader may know it; truncate a very long story."""
    tells = make_narrator(table.match.game, words.language)
    told = [retold_move(tells, words, step, reader, names_at(table, step.entry.ply, words)) for step in back.steps]
    whole = "\n".join(f"- {escape_markup(line)}" for lines in told for line in lines)
    story = whole if len(whole) <= LONGEST else whole[:LONGEST].rpartition("\n")[0] + "\n…"
    return [make_text(words.say("undo-would", moves=len(back.steps))), make_text(story)]
