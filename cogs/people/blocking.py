"""`/block`: people that a user does not want to play with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import OLIVE, OPTIONS, Children, Screen, make_layout, make_menu, make_text
from cogs.answering.wording import find_readers_words, localize_text
from tables import Refused
from words import Words
from words.people import shown_list


class BlockingCog(commands.Cog):
    """`/block` and the menu of its list."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["unblock"], self.unblock, PANEL, table=False)

    @app_commands.command(name=localize_text("social-block-name"), description=localize_text("social-block-about"))
    @app_commands.rename(member=localize_text("social-option-member"))
    @app_commands.describe(member=localize_text("social-option-member-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def block(self, interaction: discord.Interaction[Any], member: discord.User | None = None) -> None:
        """Block a member, or list the people one blocks."""
        await answer_safely(self.host.store, interaction, lambda: self._block(interaction, member))

    async def _block(self, interaction: discord.Interaction[Any], member: discord.User | None) -> None:
        user, words = interaction.user.id, await find_readers_words(self.host.store, interaction)
        if member is not None:
            if member.bot or member.id == user:
                raise Refused("block-whom")
            await self.host.store.block(user, member.id, member.display_name, self.host.clock())
        await show_screen(interaction, blocked_screen(await self.host.store.blocked(user), words))

    async def unblock(self, interaction: discord.Interaction[Any], _: Id, chosen: int) -> None:
        """Unblock somebody."""
        user, words = interaction.user.id, await find_readers_words(self.host.store, interaction)
        await self.host.store.unblock(user, chosen)
        await answer_in_panel(interaction, blocked_screen(await self.host.store.blocked(user), words))


def blocked_screen(blocked: Mapping[int, str], words: Words) -> Screen:
    """Return the list of the people a user blocks, the newest first, and the menu to unblock one."""
    if not blocked:
        return make_layout([make_text(words.say("social-nobody-blocked"))], OLIVE)
    newest = dict(islice(blocked.items(), OPTIONS))
    names = "\n".join(f"- <@{user}>" for user in newest)
    parts: Children = [make_text(f"{words.say('social-blocked')}\n{names}")]
    if len(blocked) > OPTIONS:
        parts.append(make_text(words.say("social-blocked-more", more=len(blocked) - OPTIONS)))
    named = shown_list([name or words.say("challenge-somebody") for name in newest.values()], words)
    return make_layout([*parts, make_menu(named, Id("unblock", 0), words.say("social-unblock"), newest)], OLIVE)
