"""What the people at a table decide while the game is played: pauses, ending it together, and seats that change hands.

All of it is behind the button "Table help", so that nobody has to know a command for it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.layout import DANGER, PRIMARY, SUCCESS, Button, Screen, button, layout, plain, rows, text
from cogs.answering.mentions import calls
from cogs.answering.messages import nonce
from cogs.answering.replies import reader, redraw, show
from cogs.answering.verbs import PANEL, PLACE, clicks
from cogs.history.replay_access import see_no_other_hand
from cogs.table import screens, time_screens
from cogs.table.confirmations import vote_screen
from cogs.table.undo import undo_buttons
from store import Table as Row
from tables import Refused
from tables.absence import accept_seat, offer_seat, owned, take_back, withdraw_offer
from tables.invitations import company, kept_apart
from tables.lobby import Lobby
from tables.table import Table
from tables.votes import go_on, limited, longest, needed, people, vote, votes
from words import Words

OFFERS = frozenset(("accept", "decline"))  # under an offer, which everybody sees
VOTES = {"pause": "pause", "vote-limit": "limit", "vote-end": "end"}  # what each button is a vote for
DEEDS = frozenset((*VOTES, "go-on", "give", "give-to", "take-back"))  # in the panel


class Affairs(commands.Cog):
    """The buttons of the panel "Table help"."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = clicks(OFFERS, self.press, PLACE) | clicks(DEEDS, self.press, PANEL)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Do what a button says."""
        table, words = await self.host.hall.table(identity.table), await reader(self.host.store, interaction)
        user, name = interaction.user.id, interaction.user.display_name
        match identity.verb:
            case "vote-end" if table.status == "playing" and people(table.lobby) == [user]:
                await show(interaction, vote_screen(await self.host.hall.row(table.number), words))
            case "pause" | "vote-limit" | "vote-end":
                await table.change(lambda lobby: vote(lobby, user, VOTES[identity.verb]))
                if identity.verb == "vote-limit":
                    await self._call_the_silent(table, user)
                await self._again(interaction, table, words)
            case "go-on":
                await table.change(lambda lobby: go_on(lobby, user))
                await self._again(interaction, table, words)
            case "take-back":
                await table.change(lambda lobby: take_back(lobby, user, name))
                await self._hand(interaction, table, words)
            case "give":
                await show(interaction, whom_screen(table, words))
            case "give-to":
                await self._offer(interaction, table, chosen, words)
            case "accept" | "decline":
                await self._answer(interaction, table, identity)

    async def _call_the_silent(self, table: Table, voter: int) -> None:
        """Call those anew whose time runs since a vote."""
        for user in table.acting_people() if limited(table.lobby) else ():
            if user != voter:
                await table.tell_of_time(user, "limited")

    async def _again(self, interaction: discord.Interaction[Any], table: Table, words: Words) -> None:
        """Show the panel as it is by now."""
        row = await self.host.hall.row(table.number)
        place = list(self.host.hall.games).index(row.game)
        deeds = await affairs_of(self.host, row, interaction.user.id, words)
        await redraw(interaction, screens.help_screen(row.game, place, deeds, words))

    async def _hand(self, interaction: discord.Interaction[Any], table: Table, words: Words) -> None:
        """Show the hand of somebody who has just sat down again."""
        async with self.host.boards.answering(table, interaction, words) as answering:
            asked = table.asked(table.seat_of(interaction.user.id))
            answering.shows(asked)
            await redraw(interaction, screens.hand_screen(table, asked, words))

    async def _offer(self, interaction: discord.Interaction[Any], table: Table, newcomer: int, words: Words) -> None:
        """Offer a seat where the game is played; who it is offered to is called there, once, if they wish to be."""
        data: Any = interaction.data
        if data.get("resolved", {}).get("users", {}).get(str(newcomer), {}).get("bot"):
            raise Refused("no-bots")
        giver, others = interaction.user.id, company(table.lobby)
        if kept_apart(newcomer, others, await self.host.store.blocks_among({newcomer, *others})):
            raise Refused("not-to-invite")
        if newcomer not in others:
            await see_no_other_hand(self.host, newcomer, table.number, table.seat_of(giver))
        stands = table.lobby.offered.get(str(giver)) == newcomer
        await table.change(lambda lobby: offer_seat(lobby, giver, newcomer))
        if not stands:
            post = partial(self._post_offer, table.number, giver, newcomer, nonce(interaction.id))
            await self.host.promises.keep(f"the offer of {giver} at table {table.number}", post)
        offered = words.say("time-offered", user=f"<@{newcomer}>")
        await redraw(interaction, layout([text(offered)], screens.OLIVE))

    async def _post_offer(self, number: int, giver: int, newcomer: int, once: int) -> None:
        """Post an offer, unless it has been answered or taken back by now."""
        table, row = await self.host.hall.table(number), await self.host.hall.row(number)
        if table.lobby.offered.get(str(giver)) == newcomer:
            screen, mentions = offer_screen(table, row, giver, newcomer), await calls(self.host.store, [newcomer])
            place = self.host.get_partial_messageable(row.place)
            await place.send(view=screen, allowed_mentions=mentions, nonce=once)

    async def _answer(self, interaction: discord.Interaction[Any], table: Table, identity: Id) -> None:
        """Take the seat or leave it; the offer says what became of it."""
        row, user = await self.host.hall.row(table.number), interaction.user
        seat, words = identity.stamp, Words(row.language)
        sitter = table.lobby.sitters[seat] if seat < len(table.lobby.sitters) else None
        if sitter is None or sitter.user is None:
            raise Refused("not-offered")
        giver = sitter.user
        if identity.verb == "accept":
            await see_no_other_hand(self.host, user.id, table.number, seat)
            await table.change(lambda lobby: accept_seat(lobby, giver, user.id, user.display_name))
        else:
            await table.change(lambda lobby: withdraw_offer(lobby, giver, user.id))
        said = "time-accepted" if identity.verb == "accept" else "time-declined"
        names = {"name": plain(user.display_name), "giver": plain(sitter.name)}
        content = words.say(said, game=screens.table_name(row, words), **names)
        await redraw(interaction, layout([text(content)], screens.OLIVE))


async def affairs_of(host: Host, row: Row, user: int, words: Words) -> list[Button]:
    """Return the buttons of what somebody may decide at a table; who does not sit there may watch."""
    if row.status != "playing":
        return []
    table = await host.hall.table(row.id)
    if table.lobby.seat_of(user) is None:
        return [*take_back_button(table, user, words), button(words.say("watch-open"), Id("hand", row.id))]
    lobby = table.lobby
    together = [*_pause(lobby, row.id, words), *_limit(lobby, row.id, words), _end(lobby, row.id, words)]
    return [*undo_buttons(table, user, words), *together, *_give(row, words)]


def take_back_button(table: Table, user: int, words: Words) -> list[Button]:
    """Return the way back for somebody whose seat a computer player keeps."""
    if table.status != "playing" or owned(table.lobby, user) is None:
        return []
    return [button(words.say("time-take-back"), Id("take-back", table.number), PRIMARY)]


def _pause(lobby: Lobby, number: int, words: Words) -> list[Button]:
    if lobby.paused:
        return [button(words.say("time-go-on"), Id("go-on", number), SUCCESS)]
    asked = words.say("time-pause", votes=votes(lobby, "pause"), needed=needed(lobby, "pause"))
    return [button(asked, Id("pause", number))] if lobby.time else []


def _limit(lobby: Lobby, number: int, words: Words) -> list[Button]:
    """Return the vote that nobody is waited for for ever, where that may happen."""
    if limited(lobby) or len(people(lobby)) < 2:
        return []
    limit = time_screens.limit(longest(lobby), words)
    asked = words.say("time-vote-limit", limit=limit, votes=votes(lobby, "limit"), needed=needed(lobby, "limit"))
    return [button(asked, Id("vote-limit", number))]


def _end(lobby: Lobby, number: int, words: Words) -> Button:
    asked = words.say("time-vote-end", votes=votes(lobby, "end"), needed=needed(lobby, "end"))
    return button(asked, Id("vote-end", number), DANGER)


def _give(row: Row, words: Words) -> list[Button]:
    """Return the button that gives a seat away; in a private conversation there is nobody else."""
    return [button(words.say("time-give"), Id("give", row.id))] if row.guild is not None else []


def whom_screen(table: Table, words: Words) -> Screen:
    """Return the question who shall have a seat."""
    identity = str(Id("give-to", table.number))
    whom: ui.UserSelect[Any] = ui.UserSelect(custom_id=identity, placeholder=words.say("time-choose-person"))
    return layout([text(words.say("time-give-to-whom")), ui.ActionRow(whom)], screens.OLIVE)


def offer_screen(table: Table, row: Row, giver: int, newcomer: int) -> Screen:
    """Return the offer of a seat, which stands where the stamp of a move would be."""
    words, seat = Words(row.language), table.seat_of(giver)
    game, name = screens.table_name(row, words), plain(table.names[seat])
    buttons = [
        button(words.say("time-accept"), Id("accept", row.id, seat), SUCCESS),
        button(words.say("time-decline"), Id("decline", row.id, seat)),
    ]
    offered = words.say("time-offer", user=f"<@{newcomer}>", name=name, game=game)
    return layout([text(offered), *rows(buttons)], screens.OLIVE)
