"""Opening a table, and what happens at it before the cards are dealt."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens, timing
from cogs.admin import open_here
from cogs.clicks import PLACE, Deed, clicks
from cogs.ids import Id
from cogs.layout import Screen
from cogs.outages import FAILURES
from cogs.parting_screen import close_screen
from cogs.permits import may_thread, see_that_it_may_play
from cogs.typed import called, game_called, games_like, matching
from cogs.voice import announce, answered, ask, hold, moderates, public, reader, redraw, said, show, think_aloud
from engine.core import Game, Seat
from engine.players import USUAL
from games.titles import game_name, variant_name
from store import Remembered
from store import Table as Row
from tables import Refused
from tables.duration import read_duration
from tables.invitations import welcome
from tables.lobby import Lobby
from tables.parting import others
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion

log = logging.getLogger(__name__)

LOBBY = frozenset(  # what changes a lobby
    ("join", "leave", "add", "remove", "level", "leaving", "hints", "rated", "size", "option")
) | {"time", "own-time", "overtime", "finished", "undo-rule"}
OTHER = {"computer": "ends", "on": "off", "own": "all", "strict": "friendly"}  # what else may be agreed
OTHER |= {other: one for one, other in OTHER.items()}
THREAD_THERE = 160004  # a second click on Start was slower; Discord, topics/opcodes-and-status-codes


@dataclass(frozen=True, slots=True)
class Wanted:
    """What `/play` was filled in with."""

    game: str
    seats: int | None
    variant: str | None
    computers: int


class LobbyCog(commands.Cog):
    """`/play` and the buttons of a lobby."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = {
            **clicks(LOBBY, self._kept_true(self.press), PLACE),
            **clicks(["cancel"], self._kept_true(self.cancel), PLACE),
            **clicks(["start"], self._kept_true(self.start), PLACE),
        }

    def _kept_true(self, deed: Deed) -> Deed:
        """Return a deed after which the lobby is redrawn if the answer did not do so.

        Anybody who is refused may have clicked in a lobby that shows an older state.
        """

        async def done(interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
            if interaction.message is not None:
                await self.bot.redraws.adopt(identity.table, interaction.message)
            try:
                await deed(interaction, identity, chosen)
            except Exception:
                self.bot.redraws.ask(identity.table)
                raise

        return done

    @app_commands.command(name=said("discord-play-name"), description=said("discord-play-about"))
    @app_commands.rename(
        game=said("discord-option-game"),
        seats=said("discord-option-seats"),
        variant=said("discord-option-variant"),
        computers=said("discord-option-computers"),
    )
    @app_commands.describe(
        game=said("discord-option-game-about"),
        seats=said("discord-option-seats-about"),
        variant=said("discord-option-variant-about"),
        computers=said("discord-option-computers-about"),
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        seats: app_commands.Range[int, 2, 6] | None = None,
        variant: str | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
    ) -> None:
        """Open a lobby."""
        wanted = Wanted(game, seats, variant, computers)
        await answered(self.bot.store, interaction, lambda: self._open(interaction, wanted), think_aloud)

    async def _open(self, interaction: discord.Interaction[Any], wanted: Wanted) -> None:
        row = await opened(self.bot, interaction, await self._meant(interaction, wanted))
        await show(interaction, self._screen(row), private=False)
        message = await interaction.original_response()
        await self.bot.store.remember(Remembered(row.id, "lobby", None, row.channel, message.id, self.bot.clock()))

    async def _meant(self, interaction: discord.Interaction[Any], wanted: Wanted) -> Wanted:
        """Return what was filled in by its keys, where it was typed by its names."""
        words, games = await reader(self.bot.store, interaction), self.bot.hall.games
        game = game_called(wanted.game, games, words)
        variant = wanted.variant and variant_called(wanted.variant, games[game], words)
        return replace(wanted, game=game, variant=variant)

    def _screen(self, row: Row) -> Screen:
        return screens.lobby_screen(row, Lobby.load(row.lobby), self.bot.hall.game(row.game), Words(row.language))

    @play.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.bot.hall.games, await reader(self.bot.store, interaction))

    @play.autocomplete("variant")
    async def _variants(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Offer the ways of playing that are left by what is filled in already."""
        words, filled = await reader(self.bot.store, interaction), interaction.namespace
        meant = self._games_left(filled.game or "", words)
        left = {
            variant_name(game, variant, words): variant
            for game in meant
            for variant, seats in screens.tables_of(game)
            if filled.seats in (None, seats)
        }
        return matching(left, typed)

    def _games_left(self, typed: str, words: Words) -> Iterable[Game]:
        """Return the game that is filled in, or all as long as none is."""
        games = self.bot.hall.games
        try:
            return [games[game_called(typed, games, words)]]
        except Refused:
            return games.values()

    # -- buttons

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Change the lobby as the button or menu says, and show it."""
        user, name = interaction.user.id, interaction.user.display_name
        mine = await reader(self.bot.store, interaction)  # whoever sits down may be written to
        row = await self.bot.hall.row(identity.table)
        if identity.verb == "time" and row.host == user and timing.offered_time(chosen) is None:
            await ask(interaction, timing.own_time(row.id, mine))
            return
        game, words = self.bot.hall.game(row.game), Words(row.language)
        if identity.verb == "join":
            await welcome(self.bot.store, row, user)
        changes: dict[str, Callable[[Lobby], Lobby]] = {
            "join": lambda lobby: lobby.join(user, name),
            "leave": lambda lobby: lobby.leave(user),
            "add": lambda lobby: lobby.add_computer(user, USUAL, computer_name(lobby, words)),
            "remove": lambda lobby: lobby.remove_computer(user),
            "level": lambda lobby: lobby.level(user, *_level(lobby, chosen)),
            "leaving": lambda lobby: lobby.agree(user, "leaving", OTHER[lobby.leaving]),
            "hints": lambda lobby: lobby.agree(user, "hints", OTHER[lobby.hints]),
            "rated": lambda lobby: lobby.agree(user, "rated", OTHER[lobby.rated]),
            "finished": lambda lobby: lobby.agree(user, "finished", OTHER[lobby.finished]),
            "undo-rule": lambda lobby: lobby.agree(user, "undo", OTHER[lobby.undo]),
            "size": lambda lobby: lobby.play(user, game, *_size(game, chosen)),
            "option": lambda lobby: lobby.agree(user, *_option(lobby, game, identity.stamp, chosen)),
            "time": lambda lobby: lobby.agree(user, "time", timing.offered_time(chosen)),
            "own-time": lambda lobby: lobby.agree(user, "time", read_duration(timing.typed(interaction.data))),
            "overtime": lambda lobby: lobby.agree(user, "overtime", timing.offered_overtime(chosen)),
        }
        row = await self.bot.hall.change(identity.table, changes[identity.verb])
        await self.bot.lobbies.tidy(row)
        await redraw(interaction, self._screen(row))

    async def cancel(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Close the lobby; ask first if anybody else has a seat in it."""
        row, user = await self.bot.hall.lobby_row(identity.table), interaction.user.id
        moderator, lobby = moderates(interaction, row), Lobby.load(row.lobby)
        if not moderator:
            lobby.host_only(user)
        if names := others(lobby, user):
            await show(interaction, close_screen(row, names, await reader(self.bot.store, interaction)))
            return
        row = await self.bot.hall.cancel(row.id, user, moderator=moderator)
        await self.bot.lobbies.tidy(row)
        await redraw(interaction, self._screen(row))

    async def start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Deal the cards; the game has a thread of its own where the bot may open one."""
        row = await self.bot.hall.row(identity.table)
        if row.status == "lobby":
            Lobby.load(row.lobby).ready(interaction.user.id, self.bot.clock())
            see_that_it_may_play(interaction)
        await announce(interaction, hold)
        place = await self._place(interaction, row)
        row = await self.bot.store.update_table(row.id, place=place)
        await self.bot.hall.start(identity.table, interaction.user.id)
        await interaction.edit_original_response(view=self._screen(await self.bot.hall.row(row.id)))

    async def _place(self, interaction: discord.Interaction[Any], row: Row) -> int:
        """Return where the game is played: a new thread, or the channel itself."""
        if row.guild is None or row.status != "lobby" or interaction.message is None or not may_thread(interaction):
            return row.place
        try:
            thread = await interaction.message.create_thread(name=f"{row.name} {row.id}")
        except FAILURES as wrong:
            if getattr(wrong, "code", None) == THREAD_THERE:
                return interaction.message.id  # a thread has the id of the message that it begins at
            log.info("table %d is played in the channel: %s", row.id, wrong)
            return row.place
        return thread.id


async def opened(bot: Ilion, interaction: discord.Interaction[Any], wanted: Wanted) -> Row:
    """Open a lobby in the channel of whoever asks, who sits down; it is still to be shown."""
    assert interaction.channel_id is not None, "a table is opened in a channel"
    await reader(bot.store, interaction)  # the host's language is known from now on
    words, game = await public(bot.store, interaction), bot.hall.game(wanted.game)
    await open_here(bot.store, interaction)
    see_that_it_may_play(interaction)
    row = await bot.hall.open(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        name=game_name(wanted.game, words),
        game=wanted.game,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        language=words.language,
        seats=wanted.seats or smallest(game, wanted),
        variant=wanted.variant,
    )
    if wanted.computers:
        row = await bot.hall.change(row.id, lambda lobby: seat_computers(lobby, wanted.computers, words))
    return row


def variant_called(typed: str, game: Game, words: Words) -> str:
    """Return the key of the way of playing whose name was typed; whatever else was is left as it is."""
    named = {variant_name(game, variant, words): variant for variant in game.variants}
    return called(named, typed) or typed


def smallest(game: Game, wanted: Wanted) -> int | None:
    """Return the smallest table with a seat for the host and every computer player."""
    sizes = [seats for variant, seats in screens.tables_of(game) if wanted.variant in (None, variant)]
    return min((seats for seats in sizes if seats > wanted.computers), default=max(sizes, default=None))


def seat_computers(lobby: Lobby, count: int, words: Words) -> Lobby:
    """Let so many computer players sit down, as far as there are seats."""
    for _ in range(min(count, lobby.free)):
        lobby = lobby.add_computer(lobby.host, USUAL, computer_name(lobby, words))
    return lobby


def computer_name(lobby: Lobby, words: Words) -> str:
    """Return a name that no other computer player at the table has."""
    taken = {sitter.name for sitter in lobby.sitters}
    names = (words.say("discord-computer", number=number) for number in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def _size(game: Game, chosen: int) -> tuple[str, int]:
    known = screens.tables_of(game)
    if not 0 <= chosen < len(known):
        raise Refused("forged")
    return known[chosen]


def _level(lobby: Lobby, chosen: int) -> tuple[Seat, str]:
    known = screens.levels_of(lobby)
    if not 0 <= chosen < len(known):
        raise Refused("forged")
    return known[chosen]


def _option(lobby: Lobby, game: Game, at: int, chosen: int) -> tuple[str, Any]:
    known = screens.options_of(lobby, game)
    if not (0 <= at < len(known) and 0 <= chosen < len(known[at][1])):
        raise Refused("forged")
    return known[at][0], known[at][1][chosen]
