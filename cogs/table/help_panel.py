"""The buttons of "Table help": pauses, votes to end or to limit turns, and seats that change hands.

They are behind one button, so that nobody has to know a command for them.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, PLACE, Id, map_verbs
from cogs.answering.confirmation import confirm_screen, yes_or_no
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, redraw_message, show_screen
from cogs.answering.layout import OLIVE, Screen, escape_markup, make_layout, make_text
from cogs.answering.permissions import read_chosen_people
from cogs.answering.wording import find_readers_words, names_of, table_name
from cogs.table.hand_screen import draw_hand
from cogs.table.help_screens import current_help, whom_screen
from cogs.table.seat_requests import OFFER, SeatRequests, see_no_other_hand
from store import Table as Row
from tables import Refused
from tables.play.agreements import end_pause, has_turn_limit, list_voters, toggle_vote
from tables.play.table import Table
from tables.seats.absence import accept_seat, offer_seat, take_back_seat, withdraw_offer
from tables.seats.invitations import blocked_pairs, check_kept_apart_from_none, list_company
from words import Words, in_language

OFFERS = frozenset(("accept-seat", "decline-seat"))  # on an offer, which everybody sees
VOTES = {"vote-pause": "pause", "vote-limit": "limit", "vote-end": "end"}  # what each button votes for
DEEDS = frozenset((*VOTES, "end-pause", "give-seat", "give-seat-to", "return-to-seat"))  # in the private panel


class TableHelpCog(commands.Cog):
    """The buttons of the panel "Table help"."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(OFFERS, self.press, PLACE) | map_verbs(DEEDS, self.press, PANEL)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Carry out what a button says."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        user, name = interaction.user.id, interaction.user.display_name
        match identity.verb:
            case "vote-end" if table.status == "playing" and list_voters(table.lobby) == [user]:
                await show_screen(interaction, end_alone_screen(await self.host.registry.row(table.number), words))
            case "vote-pause" | "vote-limit" | "vote-end":
                await table.change(lambda lobby: toggle_vote(lobby, user, VOTES[identity.verb]))
                if identity.verb == "vote-limit":
                    await self._remind_silent(table, user)
                await self._again(interaction, table, words)
            case "end-pause":
                await table.change(lambda lobby: end_pause(lobby, user))
                await self._again(interaction, table, words)
            case "return-to-seat":
                await table.change(lambda lobby: take_back_seat(lobby, user, name))
                await self._hand(interaction, table, words)
            case "give-seat":
                await show_screen(interaction, whom_screen(table, words))
            case "give-seat-to":
                await self._offer(interaction, table, chosen, words)
            case "accept-seat" | "decline-seat":
                await self._answer(interaction, table, identity)

    async def _remind_silent(self, table: Table, voter: int) -> None:
        """Ping again the players whose time runs since a vote, except the voter."""
        for user in table.acting_people() if has_turn_limit(table.lobby) else ():
            if user != voter:
                await table.tell_of_time(user, "limited")

    async def _again(self, interaction: discord.Interaction[Any], table: Table, words: Words) -> None:
        """Redraw the panel in its current state."""
        await answer_in_panel(interaction, await current_help(self.host, table.number, interaction.user.id, words))

    async def _hand(self, interaction: discord.Interaction[Any], table: Table, words: Words) -> None:
        """Show the hand of a player who has just returned to their seat."""
        async with self.host.herald.answering(table, interaction, words) as answering:
            asked = table.asked(table.seat_of(interaction.user.id))
            answering.shows(asked)
            screen = await draw_hand(self.host, table, asked, interaction.user.id, interaction.guild_id, words)
            answering.message = await answer_in_panel(interaction, screen)

    async def _offer(self, interaction: discord.Interaction[Any], table: Table, newcomer: int, words: Words) -> None:
        """Offer a seat in the game's channel, and ping the newcomer there once, unless they turned pings off.

        An offer that cannot be posted is withdrawn, so that the next try posts it.

        Raises:
            Refused: the newcomer may not have the seat.
        """
        giver = interaction.user.id
        await self._check_newcomer(interaction, table, newcomer)
        stands = table.lobby.in_play.offered.get(str(giver)) == newcomer
        await table.change(lambda lobby: offer_seat(lobby, giver, newcomer))
        try:
            if not stands:
                await SeatRequests(self.host).post(table.number, OFFER, giver, interaction.id)
        except FAILURES:
            with suppress(Refused):  # answered or replaced meanwhile
                await table.change(lambda lobby: withdraw_offer(lobby, giver, newcomer))
            raise
        offered = words.say("time-offered", user=f"<@{newcomer}>")
        await answer_in_panel(interaction, make_layout([make_text(offered)], OLIVE))

    async def _check_newcomer(self, interaction: discord.Interaction[Any], table: Table, newcomer: int) -> None:
        """Check that a seat may be offered to somebody.

        Raises:
            Refused: the newcomer is nobody or a bot, cannot see the channel, is blocked by or blocks a player, or has
                held another hand of the game.
        """
        if newcomer not in read_chosen_people(interaction.data):
            raise Refused("forged")
        others = list_company(table.lobby)
        if blocked_pairs(newcomer, others, await self.host.store.blocks_among({newcomer, *others})):
            raise Refused("not-to-invite")
        if newcomer not in others:
            await see_no_other_hand(self.host, newcomer, table.number, table.seat_of(interaction.user.id))

    async def _answer(self, interaction: discord.Interaction[Any], table: Table, identity: Id) -> None:
        """Accept or decline an offered seat, and show the result in place of the offer."""
        row, user = await self.host.registry.row(table.number), interaction.user
        seat, words = identity.stamp, in_language(row.language)
        sitter = table.lobby.sitters[seat] if seat < len(table.lobby.sitters) else None
        if sitter is None or sitter.user is None:
            raise Refused("not-offered")
        giver, gives = sitter.user, escape_markup(names_of(table, words)[seat])
        if identity.verb == "accept-seat":
            await see_no_other_hand(self.host, user.id, table.number, seat)
            await check_kept_apart_from_none(self.host.store, user.id, list_company(table.lobby))
            await table.change(lambda lobby: accept_seat(lobby, giver, user.id, user.display_name))
        else:
            await table.change(lambda lobby: withdraw_offer(lobby, giver, user.id))
        said = "time-accepted" if identity.verb == "accept-seat" else "time-declined"
        sits = escape_markup(names_of(table, words)[seat])
        content = words.say(said, game=table_name(row, words), name=sits, giver=gives)
        await redraw_message(interaction, make_layout([make_text(content)], OLIVE))


def end_alone_screen(row: Row, words: Words) -> Screen:
    """Return the question whether to end the game, for the only person at the table."""
    name = table_name(row, words)
    told = [words.say("confirm-end-alone"), words.say("confirm-loss", lost=yes_or_no(False))]
    sure = Id("confirm-end-alone", row.id)
    return confirm_screen(words.say("confirm-end", table=name), told, sure, "confirm-end-game", "confirm-go-on", words)
