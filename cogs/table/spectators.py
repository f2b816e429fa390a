"""Spectators: the public view, all hands for players who have finished, and asking for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import APART, PANEL, PLACE, Id, map_verbs
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, redraw_message, write_by
from cogs.answering.layout import (
    OLIVE,
    PRIMARY,
    Button,
    Children,
    Picture,
    Screen,
    escape_markup,
    format_block,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.answering.wording import find_readers_words, name_beside, names_of, table_name
from cogs.table import screens
from cogs.table.hand_screen import make_refresh_button, sees_all
from cogs.table.help_screens import take_back_button
from cogs.table.news import collect_news
from cogs.table.seat_requests import WISH, SeatRequests, join_digits, see_no_other_hand
from engine.core import NOBODY
from games.narrators import make_narrator
from store import STOPPED
from store import Table as Row
from tables import Refused
from tables.play.fixed_tables import refuse_change
from tables.play.table import Table
from tables.seats.absence import ask_seat, forget_seat_request, free_seats, let_in, turn_away
from tables.seats.invitations import check_kept_apart_from_none, list_company
from tables.seats.lobby import Lobby
from words import Words, in_language
from words.retelling import list_hidden_lines


class SpectatorsCog(commands.Cog):
    """The buttons of spectators, and of players who have finished."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["all-hands"], self.look, PANEL),
            **map_verbs(["ask-for-seat"], self.ask, APART),
            **map_verbs(["let-in", "turn-away"], self.answer, PLACE),
        }

    async def look(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show all hands to a player who has finished, if the table allows it, and tell everybody that they look."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        user = interaction.user.id
        may_look(table, table.lobby, user)
        if user not in table.lobby.in_play.looked:
            await table.change(lambda lobby: may_look(table, lobby, user))
        async with self.host.herald.answering(table, interaction, words):  # it replaces their hand
            picture = await self.host.pictures.table(table, interaction.guild_id, words, user)
            await answer_in_panel(interaction, open_screen(table, words, picture))

    # -- asking for a seat

    async def ask(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Ask the host, in the game's channel, for the seat of a computer player."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        user = interaction.user
        await self._may_come(table, user.id)
        await write_by(interaction)
        await table.change(lambda lobby: ask_seat(lobby, user.id, user.display_name))
        try:
            await SeatRequests(self.host).post(table.number, WISH, user.id, interaction.id)
        except FAILURES:
            await table.change(lambda lobby: forget_seat_request(lobby, user.id))
            raise
        await answer_privately(interaction, words.say("spectator-asked"))

    async def _may_come(self, table: Table, user: int) -> None:
        """Check that a user knows no hand of the game, and that no block keeps them apart from its players.

        Raises:
            Refused: they know one, or are kept apart.
        """
        if table.lobby.fixed:
            raise refuse_change(table.lobby)
        others = list_company(table.lobby)
        if user not in others:
            await see_no_other_hand(self.host, user, table.number)
        await check_kept_apart_from_none(self.host.store, user, others)

    async def answer(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Accept or decline a request for a seat, and show the result in place of the request."""
        table = await self.host.registry.table(identity.table)
        host = interaction.user.id
        user = join_digits(identity.path)
        words = in_language((await self.host.registry.row(table.number)).language)
        name = name_beside(table.lobby, table.lobby.in_play.asking.get(str(user), ""), words)
        if identity.verb == "let-in":
            await self._may_come(table, user)
            await table.change(lambda lobby: let_in(lobby, host, user))
        else:
            await table.change(lambda lobby: turn_away(lobby, host, user))
        became = words.say("spectator-answered", answer=identity.verb, name=escape_markup(name), user=f"<@{user}>")
        await redraw_message(interaction, make_layout([make_text(became)], OLIVE))


def may_look(table: Table, lobby: Lobby, user: int) -> Lobby:
    """Return the lobby with the user noted as having looked at all hands.

    Raises:
        Refused: they do not sit there, they have not finished, or the table does not allow it.
    """
    if not sees_all(table, table.seat_of(user)):
        raise Refused("own-hand-only" if table.status == "playing" else table.status)
    return lobby.decided(looked=tuple(dict.fromkeys((*lobby.in_play.looked, user))))


# -- what is shown


async def make_spectator_panel(host: Host, interaction: discord.Interaction[Any], table: Table, words: Words) -> Screen:
    """Return the spectator panel, in the user's language and with a picture if they want one."""
    row, user = await host.registry.row(table.number), interaction.user.id
    if table.lobby.challenge:
        return screens.sealed_screen(table, row, words, take_back_button(table, user, words))
    picture = await host.pictures.table(table, interaction.guild_id, words, user)
    back = take_back_button(table, user, words)
    note = words.say("time-kept-for-you" if back else "spectator-panel")
    place = list(host.registry.games).index(row.game)
    return spectator_screen(
        table, row, note, [*back, *make_spectator_buttons(table, row, place, words)], words, picture
    )


def make_spectator_buttons(table: Table, row: Row, place: int, words: Words) -> list[Button]:
    """Return the buttons of a spectator."""
    over = table.status in STOPPED
    company = row.guild is not None or table.lobby.travels
    asking = table.status == "playing" and company and free_seats(table.lobby)
    return [
        make_refresh_button(table, words),
        *([make_button(words.say("replay-open"), Id("open-replay", row.id), PRIMARY)] if over else []),
        make_button(words.say("library-rules"), Id("rules-page", place)),
        make_button(words.say("table-help"), Id("help", row.id)),
        *([make_button(words.say("spectator-ask"), Id("ask-for-seat", row.id))] if asking else []),
    ]


def spectator_screen(
    table: Table, row: Row, note: str, deeds: Sequence[Button], words: Words, picture: Picture | None = None
) -> Screen:
    """Return the spectator panel: the public view of the table, the latest events, and the given buttons."""
    title = words.say("table-title", game=table_name(row, words), status=table.status)
    parts: Children = [
        make_text(f"## {title}\n**{escape_markup(note)}**"),
        *screens.show_position(table, picture, words),
    ]
    parts += screens.compose_story(collect_news(table, words))
    return make_layout(
        [*parts, make_text(screens.compose_footer(table, None, words)), *lay_out_rows(deeds)], OLIVE, picture
    )


def open_screen(table: Table, words: Words, picture: Picture | None = None) -> Screen:
    """Return the table with all hands open, for a player who has finished."""
    state, names, tells = table.match.state, names_of(table, words), make_narrator(table.match.game, words.language)
    lines = tells.table(state.view(NOBODY), names)
    open_ = [line for seat in names for line in list_hidden_lines(lines, tells, state.view(seat), names, words)]
    parts: Children = [
        make_text(f"**{words.say('spectator-open-hands')}**"),
        *screens.show_position(table, picture, words),
    ]
    again = [
        make_button(words.say("hand-refresh"), Id("all-hands", table.number)),
        make_button(words.say("table-my-hand"), Id("refresh", table.number)),
    ]
    return make_layout([*parts, make_text(format_block(open_)), *lay_out_rows(again)], OLIVE, picture)
