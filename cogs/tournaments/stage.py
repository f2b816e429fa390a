"""Where tournaments are seen: their message in the channel, and the threads of their games."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

import discord

from cogs.answering.failures import FAILURES, passes
from cogs.answering.host import Host
from cogs.answering.layout import Screen
from cogs.answering.messages import GONE, UNEDITABLE
from cogs.lobby.starting import thread_under
from cogs.tournaments.screens import Seen, tournament_screen
from games.names import game_name
from store import Table as TableRow
from store.tournaments import Tournament as Row
from tables import Refused
from tables.tournaments.tournament import Tournament
from words import in_language

log = logging.getLogger(__name__)

SILENT = discord.AllowedMentions.none()


class TournamentStage:
    """Shows tournaments, and deals at their tables."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def name(self, game: str, language: str) -> str:
        """Return the name of a game's table."""
        return game_name(game, in_language(language))

    # -- the message

    def show(self, code: int) -> None:
        """Show a tournament as it is now; retry temporary failures."""
        self._host.retries.begin(f"the message of tournament {code}", lambda: self._show(code))

    async def _show(self, code: int) -> None:
        async with self._locks.setdefault(code, asyncio.Lock()):
            row = await self._host.tournaments.row(code)
            tournament = Tournament.load(row.document)
            chapter = len(tournament.rounds) + (row.stage == "over")
            if row.message is None and tournament.posted == chapter == 0:
                return  # the answer to the command that opened it is under way
            screen = tournament_screen(await seen(self._host, row), in_language(row.language))
            try:
                if tournament.posted != chapter or not await self._edited(row, screen):
                    row = await self._post(row, screen, chapter)
            except FAILURES as wrong:
                if passes(wrong):
                    raise
                log.warning("tournament %d cannot be shown: %s", code, wrong)
            await self._host.store.tournament_shown(code, row.version)

    async def _post(self, row: Row, screen: Screen, chapter: int) -> Row:
        """Post the message at the bottom of its channel in place of the old one: something new begins."""
        channel = self._host.get_partial_messageable(row.channel, guild_id=row.guild)
        message = await channel.send(view=screen, allowed_mentions=SILENT)
        noted = await self._host.tournaments.note(row.code, message=message.id, posted=chapter)
        if row.message is not None:
            try:
                await channel.get_partial_message(row.message).delete()
            except FAILURES as wrong:
                log.info("tournament %d: its old message was not deleted: %s", row.code, wrong)
        return noted

    async def _edited(self, row: Row, screen: Screen) -> bool:
        """Edit the message; return ``False`` if it is gone."""
        if row.message is None:
            return False
        channel = self._host.get_partial_messageable(row.channel, guild_id=row.guild)
        try:
            await channel.get_partial_message(row.message).edit(view=screen, allowed_mentions=SILENT)
        except discord.HTTPException as wrong:
            if wrong.status not in GONE and wrong.code not in UNEDITABLE:
                raise
            return False
        return True

    # -- the tables

    async def deal(self, row: TableRow) -> None:
        """Deal the cards at a table, in a thread under its lobby if the bot may open one; log what fails."""
        place = row.channel
        try:
            await self._host.lobbies.show(row.id)
            place = await self._thread(row)
        except FAILURES as wrong:
            log.info("table %d is played in the channel: %s", row.id, wrong)
        try:
            await self._host.store.update_table(row.id, place=place)
            await self._host.registry.start(row.id, row.host)
            await self._host.lobbies.update(row.id)
        except (Refused, *FAILURES) as wrong:
            log.warning("table %d: not dealt, or its lobby is out of date: %s", row.id, wrong)

    async def _thread(self, row: TableRow) -> int:
        """Return a new thread under the lobby of a table, or its channel where there can be none."""
        known = await self._host.store.remembered(row.id, "lobby")
        channel = self._host.get_channel(row.channel)
        if not known or not isinstance(channel, discord.TextChannel) or not _may_thread(channel):
            return row.channel
        return await thread_under(channel.get_partial_message(known[-1].message), row)


def _may_thread(channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(channel.guild.me)
    return may.create_public_threads and may.send_messages_in_threads


async def seen(host: Host, row: Row) -> Seen:
    """Return a tournament with the places of its tables."""
    tournament = Tournament.load(row.document)
    pairings = tournament.round.pairings if tournament.rounds else ()
    numbers = [game.table for pairing in pairings for game in pairing.games if game.table]
    tables = [await host.store.table(number) for number in numbers]
    return Seen(row, tournament, {table.id: table.place for table in tables if table is not None})
