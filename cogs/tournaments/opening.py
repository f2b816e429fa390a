"""`/tournament`: a new tournament, or the list of those of a server."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely, unless_answered
from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import PUBLIC, Id, map_verbs
from cogs.answering.choices import take_choices
from cogs.answering.host import Host
from cogs.answering.interactions import ask_in_form, defer_answer, show_screen, show_thinking
from cogs.answering.permissions import check_it_may_play, check_it_may_write, check_tables_may_open
from cogs.answering.wording import find_public_words, find_readers_words, localize_text
from cogs.tournaments.access import may_see
from cogs.tournaments.opening_form import SEATS, filled_in, opening_form, read_terms
from cogs.tournaments.screens import list_screen, tournament_screen
from cogs.tournaments.stage import collect_places
from engine.core import Game, tables_of
from store.contests import Tournament as Row
from tables import Refused
from tables.tournaments.director import list_current
from tables.tournaments.tournament import TERMS, Tournament, load_readable_tournament


class TournamentOpeningCog(commands.Cog):
    """`/tournament`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["tournament-new"], self._ask, table=False),
            **map_verbs(["tournament-terms"], self._fill_in, PUBLIC, table=False),
        }

    @app_commands.command(name=localize_text("tournament-name"), description=localize_text("tournament-about"))
    @app_commands.rename(game=localize_text("commands-option-game"))
    @app_commands.describe(game=localize_text("tournament-option-game-about"))
    @take_choices(TERMS)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def tournament(
        self, interaction: discord.Interaction[Any], /, game: str | None = None, **chosen: str | int | None
    ) -> None:
        """List the tournaments of this server, or open one with a game."""
        if game is None:
            terms = any(chosen.values())
            await answer_safely(
                self.host.store, interaction, lambda: self._list(interaction, terms=terms), defer_answer
            )
            return
        new = read_terms(game, chosen)
        await answer_safely(self.host.store, interaction, lambda: self._open(interaction, new), show_thinking)

    @tournament.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await find_readers_words(self.host.store, interaction))

    async def _ask(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        """Open the form, where somebody may open a tournament."""
        self._place(interaction)
        await self._check_it_may_be_opened(interaction)
        games = [key for key, game in self.host.registry.games.items() if _variants(game)]
        await ask_in_form(interaction, opening_form(games, await find_readers_words(self.host.store, interaction)))

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
        await find_readers_words(self.host.store, interaction)  # stores the host's language
        await self._check_it_may_be_opened(interaction)
        words = await find_public_words(self.host.store, interaction)
        row = Row(0, guild, channel, interaction.user.id, words.language, "open", None, None, {}, self.host.clock())
        return row, replace(new, game=game, variant=variants[0])

    async def _check_it_may_be_opened(self, interaction: discord.Interaction[Any]) -> None:
        await check_tables_may_open(self.host.store, interaction)
        check_it_may_play(interaction)
        check_it_may_write(interaction)  # each round is posted there, and the lobbies of its games

    async def _announce(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Show a new tournament to everybody, and note the message."""
        words = await find_public_words(self.host.store, interaction)
        screen = tournament_screen(await collect_places(self.host, row), words)
        shown = await show_screen(interaction, screen, private=False)
        noting = partial(self._note, interaction, row.code, shown)
        await self.host.retries.attempt(f"noting tournament {row.code}", noting)

    async def _note(self, interaction: discord.Interaction[Any], code: int, shown: int | None) -> None:
        message = shown or (await interaction.original_response()).id
        await self.host.tournaments.note(code, message=message, posted=0)
        self.host.tournaments.show(code)  # somebody may have joined meanwhile

    async def _list(self, interaction: discord.Interaction[Any], *, terms: bool) -> None:
        """List the tournaments of a server; ``terms`` without a game are a mistake, and no wish for the list."""
        guild, _ = self._place(interaction)
        if terms:
            raise Refused("tournament-which-game")
        here = list_current(await self.host.store.tournaments_in(guild), self.host.clock())
        found = [row for row in here if load_readable_tournament(row.document) and may_see(interaction, row)]
        await show_screen(interaction, list_screen(found, await find_readers_words(self.host.store, interaction)))

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
