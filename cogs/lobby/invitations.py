"""Rematches and invitations."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, show_screen
from cogs.answering.permissions import check_it_may_write, read_chosen_people
from cogs.answering.wording import find_readers_words
from cogs.lobby.invitation_screens import invite_screen
from cogs.lobby.starting import show_hand, start_rematch
from tables import Refused
from tables.history.rematch import join_rematch
from tables.seats.invitations import (
    answer_invitation,
    blocked_pairs,
    check_not_blocked,
    invite_people,
    list_company,
    withdraw_invitation,
)
from tables.seats.lobby import Lobby
from words import Words


class InvitationsCog(commands.Cog):
    """The buttons of rematches and invitations."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["rematch", "invite", "accept-invitation", "decline-invitation"], self.press),
            **map_verbs(["invite-people", "cancel-invitation"], self.press, PANEL),
        }

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Carry out what a button or menu says."""
        words = await find_readers_words(self.host.store, interaction)
        match identity.verb:
            case "rematch":
                await self._rematch(interaction, identity.table, words)
            case "invite":
                await self._panel(interaction, identity.table, words)
            case "invite-people":
                await self._invite(interaction, identity.table, words)
            case "cancel-invitation":
                await self._withdraw(interaction, identity.table, chosen, words)
            case "accept-invitation" | "decline-invitation":
                await self._answer(interaction, identity, words)

    # -- rematches

    async def _rematch(self, interaction: discord.Interaction[Any], number: int, words: Words) -> None:
        """Seat the user in the rematch's lobby: the first opens it, and the last to ask starts the game."""
        user, name = interaction.user.id, interaction.user.display_name
        row = await join_rematch(self.host.registry, number, user, name, interaction.id)
        if await start_rematch(self.host, await self.host.registry.row(number), row):
            await show_hand(self.host, interaction, row.id)
            return
        try:
            link = await self.host.lobbies.show(row.id)
        except (discord.Forbidden, discord.NotFound) as wrong:
            await self.host.registry.cancel(row.id, row.host)
            raise Refused("rematch-nowhere") from wrong
        await answer_privately(interaction, words.say("social-seated", link=link))

    # -- invitations

    async def _panel(self, interaction: discord.Interaction[Any], number: int, words: Words) -> None:
        """Open the host's invitation panel."""
        row = await self.host.registry.lobby_row(number)
        lobby = Lobby.load(row.lobby)
        lobby.host_only(interaction.user.id)
        check_it_may_write(interaction)  # the lobby answers a command, which needs no permission
        await show_screen(interaction, invite_screen(row, lobby, words))

    async def _invite(self, interaction: discord.Interaction[Any], number: int, words: Words) -> None:
        """Hold seats for the chosen people, and ping those who were not pinged before."""
        check_it_may_write(interaction)
        host = interaction.user.id
        people = read_chosen_people(interaction.data)
        await self._may_sit_together(number, host, people)
        new: list[int] = []

        def invited(lobby: Lobby) -> Lobby:
            after = invite_people(lobby, host, people)
            new.extend(user for user in after.called if user not in lobby.called)
            return after

        row = await self.host.registry.change(number, invited)
        await self.host.lobbies.show(number, new)
        await answer_in_panel(interaction, invite_screen(row, Lobby.load(row.lobby), words))

    async def _may_sit_together(self, number: int, host: int, people: Collection[int]) -> None:
        """Check that an invitation brings no people together who block each other.

        Raises:
            Refused: it does, or the user is not the host (checked first, because only the host may learn of blocks).
        """
        lobby = Lobby.load((await self.host.registry.lobby_row(number)).lobby)
        lobby.host_only(host)
        everybody = {*list_company(lobby), *people}
        apart = await self.host.store.blocks_among(everybody)
        if any(blocked_pairs(user, everybody, apart) for user in people):
            raise Refused("not-to-invite")

    async def _withdraw(self, interaction: discord.Interaction[Any], number: int, user: int, words: Words) -> None:
        row = await self.host.registry.change(
            number, lambda lobby: withdraw_invitation(lobby, interaction.user.id, user)
        )
        await self.host.lobbies.show(number)
        await answer_in_panel(interaction, invite_screen(row, Lobby.load(row.lobby), words))

    async def _answer(self, interaction: discord.Interaction[Any], identity: Id, words: Words) -> None:
        """Accept an invitation, or decline it and free the seat."""
        user, name, accepts = interaction.user.id, interaction.user.display_name, identity.verb == "accept-invitation"
        if accepts:
            await check_not_blocked(self.host.store, await self.host.registry.row(identity.table), user)
        await self.host.registry.change(
            identity.table, lambda lobby: answer_invitation(lobby, user, name, accepts=accepts, click=interaction.id)
        )
        link = await self.host.lobbies.show(identity.table)
        await answer_privately(interaction, words.say("social-seated" if accepts else "social-declined", link=link))
