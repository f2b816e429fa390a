"""Starting a game: where it is played, and the hand of the person who started it."""

from __future__ import annotations

import logging
from typing import Any, Literal, Protocol

import discord

from cogs.answering.button_ids import NO_CHOICE, Id
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import write_by
from cogs.answering.permissions import check_it_may_play, check_it_may_write, may_thread
from cogs.lobby.opening import Wanted, open_lobby
from cogs.messages.outbox import LOBBY
from engine.core import tables_of
from store import Table as Row
from tables import Refused
from tables.history.rematch import is_rematch_complete
from tables.seats.lobby import Lobby

log = logging.getLogger(__name__)

# Two clicks on Start, and this one was slower, or a stop in between; Discord, topics/opcodes-and-status-codes
THREAD_THERE = 160004
WEEK: Literal[10080] = 10080  # minutes; the longest time of silence until Discord archives a thread


class Thread(Protocol):
    """A thread, or anything else with an id."""

    id: int


class Message(Protocol):
    """A message where a thread can begin."""

    id: int

    async def create_thread(self, *, name: str, auto_archive_duration: Literal[10080]) -> Any:
        """Open a thread under the message, which is archived after some minutes of silence."""


async def place_of(interaction: discord.Interaction[Any], row: Row, message: Message | None) -> int:
    """Return where a game is played: in a new thread under the lobby's message, or in the channel itself."""
    if row.guild is None or row.status != "lobby" or message is None or not may_thread(interaction):
        return row.place
    return await thread_under(message, row)


async def thread_under(message: Message, row: Row) -> int:
    """Return a new thread under the lobby's message, or the place of the table if there can be none.

    Its number comes first: a narrow list of threads shows the first letters.
    """
    try:
        thread: Thread = await message.create_thread(name=f"{row.id} · {row.name}", auto_archive_duration=WEEK)
    except FAILURES as wrong:
        if getattr(wrong, "code", None) == THREAD_THERE:
            return message.id  # a thread has the id of the message where it begins
        log.info("table %d is played in the channel: %s", row.id, wrong)
        return row.place
    return thread.id


async def show_hand(host: Host, interaction: discord.Interaction[Any], number: int) -> None:
    """Answer the person who started a game with their hand; a host may start a game without playing in it."""
    row = await host.registry.row(number)
    if Lobby.load(row.lobby).seat_of(interaction.user.id) is not None:
        await host.clicks["hand"].handler(interaction, Id("hand", number), NO_CHOICE)


async def play_now(
    host: Host, interaction: discord.Interaction[Any], game: str, seats: int | None = None, *, friendly: bool = False
) -> None:
    """Open a table, of the smallest size by default, start it at once against computers, and answer with the hand."""
    seats = seats or min(seats for _, seats in tables_of(host.registry.game(game)))
    check_it_may_play(interaction)
    check_it_may_write(interaction)  # the lobby is no answer to a command, which needs no permission
    row = await open_lobby(host, interaction, Wanted(game, seats, None, seats - 1, friendly))
    await begin_at_once(host, interaction, row.id)


async def begin_at_once(host: Host, interaction: discord.Interaction[Any], number: int) -> None:
    """Post a lobby that needs nobody else, deal its cards, and answer with the hand."""
    await write_by(interaction)
    await host.lobbies.show(number)
    row = await host.registry.row(number)
    place = await place_of(interaction, row, await _message(host, row))
    await host.registry.start(row.id, interaction.user.id, place=place)
    await host.lobbies.update(row.id)
    await show_hand(host, interaction, row.id)


async def start_rematch(host: Host, played: Row, row: Row) -> bool:
    """Start a rematch where the game was played, once all who played have asked for it; return whether it goes on.

    Of two last clicks at once, only one deals.
    """
    if not is_rematch_complete(Lobby.load(played.lobby), Lobby.load(row.lobby)):
        return False
    place = await _same_place(host, played)
    try:
        await host.registry.start(row.id, row.host, place=place)
    except Refused as wrong:
        return wrong.reason == "begun"
    await host.lobbies.tidy(await host.registry.row(row.id))
    await host.lobbies.update(row.id)
    return True


async def _same_place(host: Host, played: Row) -> int:
    """Return where a game was played, or the channel where it was opened if that is gone."""
    if played.lobby.get("travels"):
        return played.place
    try:
        await host.fetch_channel(played.place)
    except (discord.NotFound, discord.Forbidden):
        return played.channel
    except FAILURES as wrong:
        log.info("table %d: nobody knows whether its place is still there: %s", played.id, wrong)
    return played.place


async def _message(host: Host, row: Row) -> Message | None:
    """Return the message of a lobby, unless it could not be posted yet."""
    known = await host.store.remembered(row.id, LOBBY)
    channel = host.get_partial_messageable(row.channel, guild_id=row.guild)
    return channel.get_partial_message(known[-1].message) if known else None
