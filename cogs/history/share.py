"""Sharing a game that is over: as a file that its reader keeps or posts, and by a code.

Only players may share the game of a table, and people who have its code or brought it as a file. The file contains what
their point of view shows. It is posted for everybody only where everybody may see that replay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import place_buttons_below
from cogs.answering.wording import find_public_words, find_readers_words
from cogs.history.file_making import Announcement, FileMaking, Work
from cogs.history.replay_access import SHARED, TABLE, replay_source
from cogs.history.replay_screens import Look, story_of, title_of
from cogs.history.share_screens import FILES, PAGE, POINTS, Shared, is_analyzable, made_lines, post_button, share_screen
from replays.film import Shot, make_film, turning_points
from replays.made import Made
from replays.page import make_page
from store import STOPPED
from tables import Refused, share_codes
from tables.limits import Limit
from words import Words

OFTEN, MINUTES = 20, 60  # files that one person may have made, in so many minutes
CROWD = 8  # people who may wait for one
ANALYSIS = 0.7  # the part of the work that finding the turning points is


class ShareCog(commands.Cog):
    """What the button "Share" of a replay leads to."""

    def __init__(self, host: Host) -> None:
        self.host, self.making = host, FileMaking()
        self._limit = Limit("file", often=OFTEN, minutes=MINUTES, crowd=CROWD)
        self.clicks = {
            **map_verbs(["share-replay", "share-file", "post-file"], self.press, table=False),
            **map_verbs(["share-seen-by", "agree-to-share"], self.press, PANEL, table=False),
        }

    async def cog_unload(self) -> None:
        """Stop making files."""
        self.making.close()

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Carry out what a button or menu of the panel says."""
        look = Look.of(identity)
        match identity.verb:
            case "agree-to-share":
                await self._agree(interaction, look)
            case "share-seen-by" if chosen >= 0:
                await self._panel(interaction, replace(look, seen=chosen), answer_in_panel)
            case "share-replay":
                await self._panel(interaction, look, show_screen)
            case "share-file" | "post-file" if identity.path[2:3] and identity.path[2] in FILES:
                await self._file(interaction, look, identity.path[2], private=identity.verb == "share-file")
            case _:
                raise Refused("forged")

    # -- the panel

    async def _panel(self, interaction: discord.Interaction[Any], look: Look, answer: Callable[..., Any]) -> None:
        its = await self._shared(interaction, look, await find_readers_words(self.host.store, interaction))
        consent = await self.host.store.consent(look.number) if look.kind == TABLE else None
        await answer(interaction, share_screen(its, consent))

    async def _shared(self, interaction: discord.Interaction[Any], look: Look, words: Words) -> Shared:
        """Return the game, as the nearest point of view that it has.

        Raises:
            Refused: the user may not see the game, or it has not stopped.
        """
        source = await replay_source(self.host, interaction, look.kind, look.number, takes=True)
        if look.kind == TABLE and (await self.host.registry.row(look.number)).status not in STOPPED:
            raise Refused("forged")
        game = await self.host.archive.replay(source)
        story = story_of(game, words, pictures=self.host.pictures.on)
        return Shared(look.within(game), story, title_of(game, look, source.number, words))

    async def _agree(self, interaction: discord.Interaction[Any], look: Look) -> None:
        """Give a game a code, or take the code back, as a player wants."""
        await self._shared(interaction, look, await find_readers_words(self.host.store, interaction))
        user = interaction.user.id
        when = self.host.clock() if look.ply == 1 else None
        await self.host.store.agree(look.number, user, when, share_codes.new_code())
        await self._panel(interaction, look, answer_in_panel)

    # -- files

    async def _file(self, interaction: discord.Interaction[Any], look: Look, what: int, *, private: bool) -> None:
        """Make a file, then give it to the user or post it; show progress meanwhile."""
        words = await (find_readers_words if private else find_public_words)(self.host.store, interaction)
        its = await self._shared(interaction, look, words)
        if not (private or await self._may_post(interaction, look)):
            raise Refused("replay-not-posted")
        with self._limit.held(interaction.user.id):
            announced = Announcement(interaction, its.title, words)
            await announced.begin(private=private)
            try:
                made = await self._made(interaction, its, what, announced)
                await self._hand_over(interaction, its, what, made, announced, private=private)
            except Exception:
                await announced.take_back()  # the refusal or apology follows
                raise

    async def _made(
        self, interaction: discord.Interaction[Any], its: Shared, what: int, announced: Announcement
    ) -> Made:
        most = interaction.filesize_limit
        if what == PAGE:
            return await self.making.made(partial(make_page, its.story, its.look.seen, its.title, most), announced.tell)
        if not its.story.drawn:
            raise Refused("forged")
        shots = await self._turning_points(interaction.user.id, its, announced) if what == POINTS else []
        return await self.making.made(prepare_film(its, most, shots), announced.beyond(ANALYSIS if shots else 0).tell)

    async def _turning_points(self, user: int, its: Shared, announced: Announcement) -> list[Shot]:
        """Return the turning points of a game; if nobody has asked for its analysis yet, compute it.

        Raises:
            Refused: there can be no analysis of the game, or the user has asked for too many.
        """
        if not is_analyzable(its):
            raise Refused("forged")
        analyses, table = self.host.analyses, await self.host.registry.table(its.look.number)
        with analyses.reserved(table, user):
            found = analyses.known(table) or await analyses.compute(table, announced.within(ANALYSIS).tell)
            analyses.remember(table, found)
        return turning_points(its.story, [(each.entry, its.change(each)) for each in found.turning_points])

    async def _hand_over(
        self, interaction: discord.Interaction[Any], its: Shared, what: int, made: Made, announced: Announcement, *,
        private: bool,
    ) -> None:  # fmt: skip
        """Replace the announcement with the file."""
        offered = private and await self._may_post(interaction, its.look)
        sharer = None if private else interaction.user.display_name
        await announced.replace(
            content="\n".join(made_lines(its, what, made.note, sharer)),
            attachments=[discord.File(BytesIO(made.content), its.file(what), description=its.alt(what))],
            view=place_buttons_below(post_button(its, what)) if offered else None,
        )

    async def _may_post(self, interaction: discord.Interaction[Any], look: Look) -> bool:
        """Return whether the user may post a file here, and everybody here may see the replay."""
        if interaction.guild_id is None or not may_attach(interaction):
            return False
        if look.kind == TABLE:
            row = await self.host.registry.row(look.number)
            return interaction.channel_id in (row.channel, row.place)
        return look.kind == SHARED


def may_attach(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may write here and attach files."""
    may, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    return may.attach_files and (may.send_messages_in_threads if thread else may.send_messages)


def prepare_film(its: Shared, most: int, shots: list[Shot]) -> Work:
    """Return what makes the film of these steps, or of the whole game."""
    return lambda tell: make_film(its.story, its.look.seen, its.title, most, tell, shots)
