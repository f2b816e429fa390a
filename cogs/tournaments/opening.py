"""`/tournament`: a new tournament, or the list of those of a server."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import choice, localized, public, reader
from cogs.answering.permissions import check_it_may_play, check_tables_may_open
from cogs.answering.replies import answered, ask, show, show_thinking, think, unless_answered
from cogs.answering.verbs import PUBLIC, clicks
from cogs.tournaments.access import sees
from cogs.tournaments.opening_form import (
    KINDS,
    MOST_ROUNDS,
    ROUNDS,
    SEATS,
    USUAL_KIND,
    USUAL_ROUND,
    filled_in,
    opening_form,
    wanted,
)
from cogs.tournaments.screens import list_screen, tournament_screen
from cogs.tournaments.stage import seen
from engine.core import Game, tables_of
from store.tournaments import Tournament as Row
from tables import Refused
from tables.tournaments.director import current
from tables.tournaments.tournament import Tournament


class TournamentOpeningCog(commands.Cog):
    """`/tournament`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **clicks(["tournament-new"], self._ask, table=False),
            **clicks(["tournament-terms"], self._fill_in, PUBLIC, table=False),
        }

    @app_commands.command(name=localized("tournament-name"), description=localized("tournament-about"))
    @app_commands.rename(
        game=localized("commands-option-game"),
        kind=localized("tournament-option-kind"),
        length=localized("tournament-option-round"),
        teams=localized("tournament-option-teams"),
        duplicate=localized("tournament-option-duplicate"),
        rounds=localized("tournament-option-rounds"),
    )
    @app_commands.describe(
        game=localized("tournament-option-game-about"),
        kind=localized("tournament-option-kind-about"),
        length=localized("tournament-option-round-about"),
        teams=localized("tournament-option-teams-about"),
        duplicate=localized("tournament-option-duplicate-about"),
        rounds=localized("tournament-option-rounds-about"),
    )
    @app_commands.choices(
        kind=[choice(name, name) for name in KINDS],
        length=[choice(name, name) for name in ROUNDS],
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def tournament(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        kind: str | None = None,
        length: str | None = None,
        teams: bool = False,
        duplicate: bool = False,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
    ) -> None:
        """List the tournaments of this server, or open one with a game."""
        if game is None:
            terms = any((kind, length, teams, duplicate, rounds))
            await answered(self.host.store, interaction, lambda: self._list(interaction, terms=terms), think)
            return
        new = wanted(game, kind or USUAL_KIND, length or USUAL_ROUND, rounds or 0, teams=teams, duplicate=duplicate)
        await answered(self.host.store, interaction, lambda: self._open(interaction, new), show_thinking)

    @tournament.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await reader(self.host.store, interaction))

    async def _ask(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        """Open the form, where somebody may open a tournament."""
        self._place(interaction)
        await self._check_it_may_be_opened(interaction)
        games = [key for key, game in self.host.registry.games.items() if _variants(game)]
        await ask(interaction, opening_form(games, await reader(self.host.store, interaction)))

    async def _fill_in(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        await self._open(interaction, filled_in(interaction.data))

    async def _open(self, interaction: discord.Interaction[Any], new: Tournament) -> None:
        row = await self.host.tournaments.open(*await self._new(interaction, new))
        unless_answered(interaction, lambda: self.host.tournaments.discard(row.code))
        await self._announce(interaction, row)

    async def _new(self, interaction: discord.Interaction[Any], new: Tournament) -> tuple[Row, Tournament]:
        """Return the row and the terms of a new tournament in this channel.

        Raises:
            Refused: there is no such game, or none for two, or the bot may not play here, or only a Swiss tournament
                can have so many rounds.
        """
        guild, channel = self._place(interaction)
        if new.wanted and new.kind != "swiss":
            raise Refused("tournament-rounds")
        game = game_called(new.game, self.host.registry.games)
        variants = _variants(self.host.registry.game(game))
        if not variants:
            raise Refused("no-such-table")
        await reader(self.host.store, interaction)  # stores the host's language
        await self._check_it_may_be_opened(interaction)
        words = await public(self.host.store, interaction)
        row = Row(0, guild, channel, interaction.user.id, words.language, "open", None, None, {}, self.host.clock())
        return row, replace(new, game=game, variant=variants[0])

    async def _check_it_may_be_opened(self, interaction: discord.Interaction[Any]) -> None:
        await check_tables_may_open(self.host.store, interaction)
        check_it_may_play(interaction)

    async def _announce(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Show a new tournament to everybody, and note the message."""
        words = await public(self.host.store, interaction)
        await show(interaction, tournament_screen(await seen(self.host, row), words), private=False)
        await self.host.retries.attempt(f"noting tournament {row.code}", partial(self._note, interaction, row.code))

    async def _note(self, interaction: discord.Interaction[Any], code: int) -> None:
        message = await interaction.original_response()
        await self.host.tournaments.note(code, message=message.id, posted=0)
        self.host.tournaments.show(code)  # somebody may have joined meanwhile

    async def _list(self, interaction: discord.Interaction[Any], *, terms: bool) -> None:
        """List the tournaments of a server; ``terms`` without a game are a mistake, and no wish for the list."""
        guild, _ = self._place(interaction)
        if terms:
            raise Refused("tournament-which-game")
        here = await self.host.store.tournaments_in(guild)
        found = [row for row in current(here, self.host.clock()) if row.document and sees(interaction, row)]
        await show(interaction, list_screen(found, await reader(self.host.store, interaction)))

    def _place(self, interaction: discord.Interaction[Any]) -> tuple[int, int]:
        """Return the server and channel of a command.

        Raises:
            Refused: it was not used in a server.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("tournament-server")
        return interaction.guild_id, interaction.channel_id


def _variants(game: Game) -> list[str]:
    """Return the variants of a game that a tournament can play."""
    return [variant for variant, seats in tables_of(game) if seats == SEATS]
