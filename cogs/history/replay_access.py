"""Who may see a game that has stopped: its players, anyone who can read the channel, and anyone with its code.

They see all of it, every hand included: the seed that proves the deal would show it anyway. Only players take a game
elsewhere, as an export, a file or a code, each of them alone.

The game of a challenge that is not over yet is only for those who have played the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.answering.host import Host
from cogs.table.seat_requests import has_played
from store import Table as Row
from tables import Refused
from tables.history.archive import Source
from tables.history.challenges import is_challenge_over
from tables.share_codes import format_share_code

RECENT = 10  # games of a channel to look through for one that may be told
TABLE, SHARED, FILE = range(3)  # what the number in an id means: a table, a code, or one of the user's own files


async def replay_source(
    host: Host,
    interaction: discord.Interaction[Any],
    kind: int,
    number: int,
    *,
    whole: bool = True,
    takes: bool = False,
) -> Source:
    """Return the source of a game, after checking at every click that the user may see it.

    ``whole``: they get more than a look at it: its secret seed, or something that others can have from them. ``takes``:
    they take it elsewhere.

    Raises:
        Refused: they may not, or there is no such game.
    """
    if kind == FILE:
        return Source(number, interaction.user.id)
    if kind == SHARED:
        table = await host.store.shared(number)
        if table is None:
            raise Refused("no-such-code", code=format_share_code(number))
        await check_it_is_no_secret(host, interaction.user.id, table, whole=whole)
        return Source(table)
    if kind != TABLE:
        raise Refused("forged")
    row = await host.store.table(number)
    user = interaction.user.id
    if row is None or not (can_read_table(interaction, row) or await knows_the_cards(host, user, number)):
        raise Refused("no-such-replay")
    await check_it_is_no_secret(host, user, number, whole=whole)
    if takes and not await may_take(host, user, kind, number):
        raise Refused("players-only")
    return Source(number)


async def may_take(host: Host, user: int, kind: int, number: int) -> bool:
    """Return whether somebody who may see a game may take it elsewhere: one of a table, only its players."""
    return kind != TABLE or await has_played(host, user, number)


async def knows_the_cards(host: Host, user: int, number: int) -> bool:
    """Return whether a person has played at a table, or the same cards at a table of their own."""
    if await has_played(host, user, number):
        return True
    challenge = await host.store.challenge_at(number)
    own = challenge and await host.store.attempted(challenge.code, user)
    return bool(challenge and own and (own.ended is not None or is_challenge_over(challenge, host.clock())))


async def check_it_is_no_secret(host: Host, user: int, number: int, *, whole: bool = True) -> None:
    """Check that nobody learns from a game what a challenge must not tell yet; ``whole`` as in ``replay_source``.

    Raises:
        Refused: others may still play these cards, and the user has not, or wants more than a look.
    """
    challenge = await host.store.challenge_at(number)
    if challenge is None or is_challenge_over(challenge, host.clock()):
        return
    if challenge.of_tournament:
        raise Refused("tournament-sealed")
    own = await host.store.attempted(challenge.code, user)
    if own is None or own.ended is None:
        raise Refused("challenge-first")
    if whole:
        raise Refused("challenge-sealed", relative=f"<t:{int(challenge.until)}:R>")


async def find_newest_table(host: Host, interaction: discord.Interaction[Any]) -> int:
    """Return the table of the newest stopped game in this channel, or else of the user's own.

    Raises:
        Refused: there is none.
    """
    assert interaction.channel_id is not None, "a command is used in a channel"
    here = await host.store.past_in([interaction.channel_id], None, 0, RECENT)
    found = here or await host.store.past_of(interaction.user.id, None, 0, 1)
    if not found:
        raise Refused("no-finished-game")
    return (await first_to_tell(host, interaction.user.id, found)).id


async def first_to_tell(host: Host, user: int, found: Sequence[Row]) -> Row:
    """Return the first of these games that is not a challenge others may still play, unless the user played there.

    If there is no such game, return the first, so that its refusal says why.
    """
    sealed = await host.store.sealed([row.id for row in found], host.clock())
    for row in found:
        if row.id not in sealed or await has_played(host, user, row.id):
            return row
    return found[0]


def can_read_table(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Return whether the user is in the channel of a table, or can read it from elsewhere in its server."""
    if interaction.channel_id in (row.channel, row.place):
        return True
    return (
        row.guild is not None
        and row.guild == interaction.guild_id
        and row.channel in list_readable_channels(interaction)
    )


def list_readable_channels(interaction: discord.Interaction[Any]) -> set[int]:
    """Return the channels of this server whose past messages the user can read; threads belong to their channel."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return set()
    return {channel.id for channel in guild.channels if _reads(channel.permissions_for(member))}


def _reads(may: discord.Permissions) -> bool:
    return may.view_channel and may.read_message_history
