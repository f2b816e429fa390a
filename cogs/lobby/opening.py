"""`/play`: opening a table with its lobby."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely, unless_answered
from cogs.answering.autocomplete import find_by_name, game_called, games_like, match_names
from cogs.answering.button_ids import NO_CHOICE, PUBLIC, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import is_without_bot, show_screen, show_thinking
from cogs.answering.permissions import check_it_may_play, check_tables_may_open
from cogs.answering.wording import computer_name, find_public_words, find_readers_words, localize_text
from cogs.lobby.screens import answer_screen
from cogs.messages.outbox import LOBBY, Outbox
from engine.core import Game, tables_of
from engine.players import USUAL
from games.narrators import game_name, variant_name
from store import Table as Row
from tables import Refused
from tables.choices import pick_value
from tables.seats.lobby import Lobby
from words import Words


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options given to `/play`; a ``friendly`` game is not rated, and any move in it may be undone."""

    game: str
    seats: int | None
    variant: str | None
    computers: int
    friendly: bool = False


class OpeningCog(commands.Cog):
    """`/play`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["open-lobby"], self._open_chosen, PUBLIC, table=False)

    @app_commands.command(name=localize_text("commands-play-name"), description=localize_text("commands-play-about"))
    @app_commands.rename(
        game=localize_text("commands-option-game"),
        seats=localize_text("commands-option-seats"),
        variant=localize_text("commands-option-variant"),
        computers=localize_text("commands-option-computers"),
    )
    @app_commands.describe(
        game=localize_text("commands-option-game-about"),
        seats=localize_text("commands-option-seats-about"),
        variant=localize_text("commands-option-variant-about"),
        computers=localize_text("commands-option-computers-about"),
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        variant: str | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
    ) -> None:
        """Open a lobby, or without a game list the games, with people and against the computer."""
        if game is None:
            catalog, here = self.host.clicks["list-games"].handler, Id("list-games", 0)
            await answer_safely(self.host.store, interaction, lambda: catalog(interaction, here, NO_CHOICE))
            return
        wanted = Wanted(game, seats, variant, computers)
        await answer_safely(self.host.store, interaction, lambda: self._open_typed(interaction, wanted), show_thinking)

    async def _open_typed(self, interaction: discord.Interaction[Any], wanted: Wanted) -> None:
        await self._open(interaction, await self._meant(interaction, wanted))

    async def _open_chosen(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open a lobby for the game of a button."""
        game = pick_value(list(self.host.registry.games), identity.table)
        await self._open(interaction, Wanted(game, None, None, 0))

    async def _open(self, interaction: discord.Interaction[Any], wanted: Wanted) -> None:
        row = await open_lobby(self.host, interaction, wanted)
        unless_answered(interaction, partial(self._close, row))  # before it is shown, which may fail
        screen = await answer_screen(self.host, interaction, row)
        shown = await show_screen(interaction, screen, private=False)
        await self.host.retries.attempt(f"noting lobby {row.id}", partial(self._note, interaction, row.id, shown))

    async def _note(self, interaction: discord.Interaction[Any], number: int, shown: int | None) -> None:
        """Remember the answer to a command as the message of its lobby."""
        message = shown or (await interaction.original_response()).id
        self.host.conversations.wrote(interaction, message)
        assert interaction.channel_id is not None, "a table is opened in a channel"
        channel = self.host.get_partial_messageable(interaction.channel_id)
        await (await Outbox.of_table(self.host, number)).adopt(LOBBY, channel.get_partial_message(message))

    async def _close(self, row: Row) -> None:
        """Close a lobby that nobody has seen: it would count against the number that its host may have."""
        await self.host.registry.cancel(row.id, row.host)

    async def _meant(self, interaction: discord.Interaction[Any], wanted: Wanted) -> Wanted:
        """Return the options with the keys of a game and variant that were typed by name."""
        words, games = await find_readers_words(self.host.store, interaction), self.host.registry.games
        game = game_called(wanted.game, games)
        variant = wanted.variant and variant_called(wanted.variant, games[game], words)
        return replace(wanted, game=game, variant=variant)

    @play.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await find_readers_words(self.host.store, interaction))

    @play.autocomplete("variant")
    async def _variants(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the variants that fit the options filled in so far."""
        words, filled = await find_readers_words(self.host.store, interaction), interaction.namespace
        meant = self._games_left(filled.game or "", words)
        left = {
            variant_name(game, variant, words): variant
            for game in meant
            for variant, seats in tables_of(game)
            if filled.seats in (None, seats)
        }
        return match_names(left, typed)

    def _games_left(self, typed: str, words: Words) -> Iterable[Game]:
        """Return the game that is filled in, or all games if none is."""
        games = self.host.registry.games
        try:
            return [games[game_called(typed, games)]]
        except Refused:
            return games.values()


async def open_lobby(host: Host, interaction: discord.Interaction[Any], wanted: Wanted) -> Row:
    """Open a lobby in the user's channel and seat them as its host; the caller must show it."""
    assert interaction.channel_id is not None, "a table is opened in a channel"
    await find_readers_words(host.store, interaction)  # stores the host's language
    words, game = await find_public_words(host.store, interaction), host.registry.game(wanted.game)
    await check_tables_may_open(host.store, interaction)
    check_it_may_play(interaction)
    row = await host.registry.open(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        name=game_name(wanted.game, words),
        game=wanted.game,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        language=words.language,
        seats=wanted.seats or find_smallest_table(game, wanted),
        variant=wanted.variant,
        travels=is_without_bot(interaction),
    )
    if wanted.computers or wanted.friendly:
        row = await host.registry.change(row.id, lambda lobby: prepare_lobby(lobby, wanted, words))
    return row


def variant_called(typed: str, game: Game, words: Words) -> str:
    """Return the key of the variant typed by name, or the typed text if there is no such name."""
    named = {variant_name(game, variant, words): variant for variant in game.variants}
    return find_by_name(named, typed) or typed


def find_smallest_table(game: Game, wanted: Wanted) -> int | None:
    """Return the fewest seats that the host and all computer players fit in, or else the most there are."""
    sizes = [seats for variant, seats in tables_of(game) if wanted.variant in (None, variant)]
    return min((seats for seats in sizes if seats > wanted.computers), default=max(sizes, default=None))


def prepare_lobby(lobby: Lobby, wanted: Wanted, words: Words) -> Lobby:
    """Return a new lobby with the computer players and the agreements that were wanted."""
    lobby = seat_computers(lobby, wanted.computers, words)
    return replace(lobby, rated="off", undo="friendly") if wanted.friendly else lobby


def seat_computers(lobby: Lobby, count: int, words: Words) -> Lobby:
    """Seat up to ``count`` computer players, as many as there are free seats."""
    for _ in range(min(count, lobby.free)):
        lobby = lobby.add_computer(lobby.host, USUAL, computer_name(lobby, words))
    return lobby
