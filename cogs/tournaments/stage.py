"""Where tournaments are seen: their message in the channel, and the threads of their games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs.answering.button_ids import Id
from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.host import Host
from cogs.answering.interactions import is_member
from cogs.lobby.starting import thread_under
from cogs.messages.outbox import LOBBY, Desired, Outbox, make_drawer
from cogs.messages.own_messages import find_message
from cogs.tournaments.screens import Seen, season_screen, tournament_screen
from engine.advantage import has_first_seat
from games.narrators import game_name
from store import Table as TableRow
from store.contests import Tournament as Row
from tables import Refused
from tables.seats.invitations import blocked_pairs
from tables.seats.lobby import load_readable_lobby
from tables.tournaments.rounds import under_way
from tables.tournaments.tournament import Tournament
from words import in_language

log = logging.getLogger(__name__)

CALL = "call"  # first word of the kind of the message, before the round whose beginning it shows
INVITATION = "invitation"  # the same of the messages to the people of the season before, before their number
INVITED = 60  # people in one of these; Discord, channel/allowed-mentions-object: 100, and 4,000 characters


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
            if row.stage == "playing" and self._is_gone(row.guild):
                return  # the director asks again with each look, so it is shown once the server has the bot again
            tournament = Tournament.load(row.document)
            chapter = len(tournament.rounds) + (row.stage == "over")
            if row.message is None and tournament.posted == 0:
                if row.created >= self._host.began and chapter == 0:
                    return  # the answer to the command that opened it is under way
                row = await self._recovered(row)
            dealt = await self._is_dealt(tournament)
            try:
                row = await self._show_all(row, chapter)
            except FAILURES as wrong:
                if is_temporary(wrong):
                    raise
                log.warning("tournament %d cannot be shown: %s", code, wrong)
            if dealt:
                await self._host.store.tournament_shown(code, row.version)

    async def _show_all(self, row: Row, chapter: int) -> Row:
        """Show the message of a tournament, at the bottom of its channel if a chapter begins, and invite people.

        Return its row, which notes the message. One that is over is not posted again: it may be years old.
        """
        messages = await self._messages(row)
        screen = tournament_screen(await collect_places(self._host, row), in_language(row.language))
        call = Desired(f"{CALL} {chapter}", self._place(row), make_drawer(screen), "edited")
        told = row.stage == "over" and Tournament.load(row.document).posted == chapter
        stands = await (messages.keep(call) if told else messages.show(call))
        if stands is not None and stands.message != row.message:
            row = await self._host.tournaments.note(row.code, message=stands.message, posted=chapter)
        await (self._invite(messages, row) if chapter == 0 else messages.clear(INVITATION))
        return row

    def _is_gone(self, guild: int) -> bool:
        """Return whether a server, one that this program looks after, has removed the bot."""
        return self._host.registry.services.share.has(guild) and self._host.get_guild(guild) is None

    def _place(self, row: Row) -> Any:
        return self._host.get_partial_messageable(row.channel, guild_id=row.guild)

    async def _is_dealt(self, tournament: Tournament) -> bool:
        """Return whether it is known where the games of the round are played: no table waits to be dealt."""
        numbers = under_way(tournament) if tournament.rounds else []
        return all([(await self._host.registry.row(number)).status != "lobby" for number in numbers])

    async def _recovered(self, row: Row) -> Row:
        """Note the answer to the command that opened a tournament, if the last run has sent it and could not."""
        found = await find_message(self._host, row.channel, row.created, Id("tournament-join", row.code))
        return await self._host.tournaments.note(row.code, message=found.id, posted=0) if found else row

    async def _messages(self, row: Row) -> Outbox:
        """Return the messages of a tournament, also the answer to the command that opened it."""
        messages = await Outbox.under(self._host, f"messages of tournament {row.code}")
        kind = f"{CALL} {Tournament.load(row.document).posted}"
        known = {(each.kind, each.message) for each in messages.of(CALL)}
        if row.message is not None and (kind, row.message) not in known:
            await messages.adopt(kind, self._place(row).get_partial_message(row.message))
        return messages

    async def _invite(self, messages: Outbox, row: Row) -> None:
        """Invite the people of the season before, each once; what was refused is tried again at the next change."""
        before = await self._host.tournaments.season_before(row)
        people = before.remaining() if before else []
        for first in range(0, len(people), INVITED):
            kind = f"{INVITATION} {first}"
            if not any(each.kind == kind for each in messages.of(INVITATION)):
                await self._call(messages, row, kind, people[first : first + INVITED])

    async def _call(self, messages: Outbox, row: Row, kind: str, people: Sequence[int]) -> None:
        """Name people who are still in the server and have not joined; ping those who want pings and block nobody."""
        tournament, guild = Tournament.load(row.document), row.guild
        away = [user for user in people if tournament.entry_of(user) is None]
        there = [user for user in away if await is_member(self._host, guild, user)]
        if not there:
            return
        apart = await self._host.store.blocks_among({row.host, *there})
        called = [user for user in there if not blocked_pairs(user, [row.host], apart)]
        said = make_drawer(season_screen(row, there, in_language(row.language)))
        await messages.post(Desired(kind, self._place(row), said, called=called))

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
            await self._host.registry.start(row.id, row.host, place=place)
            await self._host.lobbies.update(row.id)
        except (Refused, *FAILURES) as wrong:
            log.warning("table %d: not dealt, or its lobby is out of date: %s", row.id, wrong)

    async def _thread(self, row: TableRow) -> int:
        """Return a new thread under the lobby of a table, or its channel where there can be none."""
        known = await self._host.store.remembered(row.id, LOBBY)
        channel = self._host.get_channel(row.channel)
        if not known or not isinstance(channel, discord.TextChannel) or not _may_thread(channel):
            return row.channel
        return await thread_under(channel.get_partial_message(known[-1].message), row)


def _may_thread(channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(channel.guild.me)
    return may.create_public_threads and may.send_messages_in_threads


async def collect_places(host: Host, row: Row) -> Seen:
    """Return a tournament with the places of its tables."""
    tournament = Tournament.load(row.document)
    pairings = tournament.round.pairings if tournament.rounds else ()
    numbers = [game.table for pairing in pairings for game in pairing.games if game.table]
    tables = [await host.store.table(number) for number in numbers]
    there = [table for table in tables if table is not None]
    favored = frozenset(table.id for table in there if _favors_first_seat(host, table))
    return Seen(row, tournament, {table.id: table.place for table in there}, favored)


def _favors_first_seat(host: Host, row: TableRow) -> bool:
    """Return whether the first seat of a table has the advantage; at those dealt by an older program, it may not."""
    game, lobby = host.registry.games.get(row.game), load_readable_lobby(row.lobby)
    return game is not None and lobby is not None and has_first_seat(game, lobby.options)
