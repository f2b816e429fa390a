"""Who watches: what everybody may see, all hands for who has finished, and asking for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import screens
from cogs.affairs import take_back_button
from cogs.calling import calls
from cogs.clicks import APART, PANEL, PLACE, clicks
from cogs.ids import Id
from cogs.layout import PRIMARY, SUCCESS, Button, Children, Picture, Screen, block, button, layout, plain, rows, text
from cogs.messages import nonce
from cogs.news import news
from cogs.outages import FAILURES
from cogs.reach import see_no_other_hand
from cogs.replay_screen import hidden
from cogs.voice import reader, redraw, turn, whisper
from engine.core import NOBODY
from games.narrators import narrator
from store import Table as Row
from tables import Refused
from tables.absence import ask_seat, free_seats, let_in, turn_away, unask
from tables.invitations import company, kept_apart
from tables.lobby import Lobby
from tables.table import Table
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion


class Spectators(commands.Cog):
    """The buttons of who watches, and of who has finished."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = {
            **clicks(["all-hands"], self.look, PANEL),
            **clicks(["ask-seat"], self.ask, APART),
            **clicks(["let-in", "turn-away"], self.answer, PLACE),
        }

    async def look(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show all hands to who has finished, if the table allows it; everybody is told that they look."""
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        user = interaction.user.id
        may_look(table, table.lobby, user)
        if user not in table.lobby.looked:
            await table.change(lambda lobby: may_look(table, lobby, user))
        async with self.bot.boards.answering(table, interaction, words):  # in the place of their hand
            picture = await self.bot.easel.table(table, interaction.guild_id, words, user)
            await turn(interaction, open_screen(table, words, picture))

    # -- asking for a seat

    async def ask(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Ask the host, where the game is played, for the seat of a computer player."""
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        user = interaction.user
        await self._may_come(table, user.id)
        await table.change(lambda lobby: ask_seat(lobby, user.id, user.display_name))
        post = partial(self._call_host, table.number, user.id, nonce(interaction.id))
        try:
            await self.bot.promises.keep(f"the wish of {user.id} at table {table.number}", post)
        except FAILURES:
            await table.change(lambda lobby: unask(lobby, user.id))
            raise
        await whisper(interaction, words.say("watch-asked"))

    async def _may_come(self, table: Table, user: int) -> None:
        """See that somebody knows no hand of the game, and is not kept apart from who plays it.

        Raises:
            Refused: they do, or are.
        """
        others = company(table.lobby)
        if user not in others:
            await see_no_other_hand(self.bot, user, table.number)
        if kept_apart(user, others, await self.bot.store.blocks_among({user, *others})):
            raise Refused("seat-closed")

    async def _call_host(self, number: int, user: int, once: int) -> None:
        """Post what somebody asks the host, unless it has been answered by now."""
        table, row = await self.bot.hall.table(number), await self.bot.hall.row(number)
        if table.lobby.asking.get(str(user)):
            screen, mentions = asking_screen(row, table.lobby, user), await calls(self.bot.store, [table.lobby.host])
            place = self.bot.get_partial_messageable(row.place)
            await place.send(view=screen, allowed_mentions=mentions, nonce=once)

    async def answer(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Let somebody sit down who has asked for it, or not; the question says what became of it."""
        table, host, user = await self.bot.hall.table(identity.table), interaction.user.id, whole(identity.path)
        words, name = Words((await self.bot.hall.row(table.number)).language), table.lobby.asking.get(str(user), "")
        if identity.verb == "let-in":
            await self._may_come(table, user)
            await table.change(lambda lobby: let_in(lobby, host, user))
        else:
            await table.change(lambda lobby: turn_away(lobby, host, user))
        became = words.say("watch-answered", answer=identity.verb, name=plain(name), user=f"<@{user}>")
        await redraw(interaction, layout([text(became)], screens.OLIVE))


def may_look(table: Table, lobby: Lobby, user: int) -> Lobby:
    """Return the lobby in which somebody has looked at all hands.

    Raises:
        Refused: they do not sit there, have not finished, or the table does not allow it.
    """
    if not screens.sees_all(table, table.seat_of(user)):
        raise Refused("own-hand-only" if table.status == "playing" else table.status)
    return replace(lobby, looked=tuple(dict.fromkeys((*lobby.looked, user))))


# -- what is shown


async def watching(bot: Ilion, interaction: discord.Interaction[Any], table: Table, words: Words) -> Screen:
    """Return what somebody sees who does not sit at the table: what everybody may see, in their own way."""
    row, user = await bot.hall.row(table.number), interaction.user.id
    picture = await bot.easel.table(table, interaction.guild_id, words, user)
    back = take_back_button(table, user, words)
    note = words.say("time-kept-for-you" if back else "watch-panel")
    place = list(bot.hall.games).index(row.game)
    return spectator_screen(table, row, note, [*back, *ways(table, row, place, words)], words, picture)


def ways(table: Table, row: Row, place: int, words: Words) -> list[Button]:
    """Return what somebody may do who watches."""
    over = table.status in ("finished", "ended")
    asking = table.status == "playing" and row.guild is not None and free_seats(table.lobby)
    return [
        screens.refresh(table, words),
        *([button(words.say("replay-open"), Id("watch", row.id), PRIMARY)] if over else []),
        button(words.say("discord-rules"), Id("page", place)),
        button(words.say("discord-help"), Id("help", row.id)),
        *([button(words.say("watch-ask"), Id("ask-seat", row.id))] if asking else []),
    ]


def spectator_screen(
    table: Table, row: Row, note: str, deeds: Sequence[Button], words: Words, picture: Picture | None = None
) -> Screen:
    """Return the table as everybody sees it, what happened lately, and what its reader may do."""
    title = words.say("discord-table", game=screens.table_name(row, words), status=table.status)
    parts: Children = [text(f"## {title}\n**{plain(note)}**"), *screens.position(table, picture, words)]
    parts += screens.story(news(table, words))
    return layout([*parts, text(screens.footer(table, None, words)), *rows(deeds)], screens.OLIVE, picture)


def open_screen(table: Table, words: Words, picture: Picture | None = None) -> Screen:
    """Return the table with all hands open, for who has finished."""
    state, names, tells = table.match.state, table.names, narrator(table.match.game, words.language)
    lines = tells.table(state.view(NOBODY), names)
    open_ = [line for seat in names for line in hidden(lines, tells, state.view(seat), names)]
    parts: Children = [text(f"**{words.say('watch-open-hands')}**"), *screens.position(table, picture, words)]
    again = [
        button(words.say("discord-refresh"), Id("all-hands", table.number)),
        button(words.say("discord-my-hand"), Id("refresh", table.number)),
    ]
    return layout([*parts, text(block(open_)), *rows(again)], screens.OLIVE, picture)


def asking_screen(row: Row, lobby: Lobby, user: int) -> Screen:
    """Return the question to the host whether somebody may take the seat of a computer player."""
    words, name = Words(row.language), plain(lobby.asking[str(user)])
    asked = words.say("watch-asks", host=f"<@{lobby.host}>", name=name, game=screens.table_name(row, words))
    buttons = [
        button(words.say("watch-let-in"), Id("let-in", row.id, 0, digits(user)), SUCCESS),
        button(words.say("time-decline"), Id("turn-away", row.id, 0, digits(user))),
    ]
    return layout([text(asked), *rows(buttons)], screens.OLIVE)


def digits(user: int) -> tuple[int, ...]:
    """Return a person's number as the path of an id, two digits a step."""
    return (*(digits(user // 100) if user >= 100 else ()), user % 100)


def whole(path: Sequence[int]) -> int:
    """Return the person whose number a path is."""
    user = 0
    for step in path:
        user = 100 * user + step
    return user
