"""Looking again at games that are over: stepping through them, taking them along as files, sharing them."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.clicks import PANEL, clicks
from cogs.ids import Id
from cogs.layout import DANGER, SUCCESS, Picture, Screen, button, layout, rows, text
from cogs.outages import FAILURES
from cogs.reach import FILE, SHARED, TABLE, newest, played, reach
from cogs.replay_screen import Look, replay_screen, scene_of, seat_of, table_title, title_of
from cogs.voice import answered, hand_over, reader, said, show, turn
from engine import record
from engine.core import NOBODY
from games.titles import game_name
from store import Consent
from tables import Refused, codes
from tables.archive import LARGEST, STOPPED, Replay
from words import Words, clip

if TYPE_CHECKING:
    from cogs.client import Ilion

TURNED = frozenset(("replay", "chapter", "seen", "agree"))  # what is clicked in a panel, which is then drawn anew
MOST = 10**12  # no table, step or seat has such a number


class ReplayCog(commands.Cog):
    """`/replay` and the buttons of its panels."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = {
            **clicks(TURNED, self.press, PANEL, table=False),
            **clicks(["watch", "export", "sharing"], self.press, table=False),
        }

    @app_commands.command(name=said("replay-name"), description=said("replay-about"))
    @app_commands.rename(code=said("replay-option-code"), file=said("replay-option-file"))
    @app_commands.describe(code=said("replay-option-code-about"), file=said("replay-option-file-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        code: str | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Open a replay."""
        await answered(self.bot.store, interaction, lambda: self._open(interaction, code, file))

    async def _open(
        self, interaction: discord.Interaction[Any], code: str | None, file: discord.Attachment | None
    ) -> None:
        content = await attached(code, file)
        if content is None:
            look = await meant(self.bot, interaction, code)
        else:
            look = Look(FILE, (await self.bot.archive.keep(interaction.user.id, content)).number)
        await show(interaction, await self._step(interaction, look))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Do what a button or menu of a replay says."""
        look = Look.of(identity)
        if chosen > MOST:
            raise Refused("forged")
        if identity.verb == "watch":
            opened = Look(TABLE, chosen if chosen >= 0 else identity.table)
            await show(interaction, await self._step(interaction, opened))
        elif identity.verb == "export":
            await self._export(interaction, look)
        elif identity.verb in ("sharing", "agree"):
            await self._share(interaction, look, identity)
        else:
            await self._turn(interaction, look, identity.verb, chosen)

    async def _turn(self, interaction: discord.Interaction[Any], look: Look, verb: str, chosen: int) -> None:
        if verb != "replay" and chosen < 0:
            raise Refused("forged")
        turned = {"chapter": {"ply": chosen}, "seen": {"seen": chosen}}.get(verb, {})
        await turn(interaction, await self._step(interaction, replace(look, **turned)))

    async def _step(self, interaction: discord.Interaction[Any], look: Look) -> Screen:
        """Return a step of a game, if whoever asks may look at it."""
        words = await reader(self.bot.store, interaction)
        source = await reach(self.bot, interaction, look.kind, look.number)
        game = await self.bot.archive.replay(source)
        look, title = look.within(game), title_of(game, look, source.number, words)
        pictures = await self._pictures(interaction, game, look, words)
        return replay_screen(game, look, title, words, pictures)

    async def _pictures(
        self, interaction: discord.Interaction[Any], game: Replay, look: Look, words: Words
    ) -> list[Picture]:
        """Return the table and, through the eyes of a seat, its hand; nothing for who wants words."""
        scenes = [scene_of(game, look.ply, seat, words) for seat in dict.fromkeys((NOBODY, seat_of(look.seen)))]
        drawn = [await self.bot.easel.picture(scene, interaction.user.id, interaction.guild_id) for scene in scenes]
        return [picture for picture in drawn if picture]

    async def _export(self, interaction: discord.Interaction[Any], look: Look) -> None:
        """Hand over a whole game as a file."""
        words = await reader(self.bot.store, interaction)
        source = await reach(self.bot, interaction, look.kind, look.number)
        game = await self.bot.archive.record(source)
        name = f"{game.head.game}-{source.number}.txt"
        file = discord.File(io.BytesIO(record.export(game).encode()), name)
        await hand_over(interaction, words.say("replay-exported", file=name), file)

    # -- sharing

    async def _share(self, interaction: discord.Interaction[Any], look: Look, identity: Id) -> None:
        """Show who agrees to share a game, after a player has agreed or taken it back."""
        words, user = await reader(self.bot.store, interaction), interaction.user.id
        source = await reach(self.bot, interaction, look.kind, look.number)
        row = await self.bot.hall.row(source.number)
        if look.kind != TABLE or row.status not in STOPPED:
            raise Refused("forged")
        if identity.verb == "agree":
            await self._agree(user, source.number, agrees=look.ply == 1)
        screen = sharing_screen(row.id, row.game, await self.bot.store.consent(row.id), user, words)
        await (turn if identity.verb == "agree" else show)(interaction, screen)

    async def _agree(self, user: int, table: int, *, agrees: bool) -> None:
        if not await played(self.bot, user, table):
            raise Refused("players-only")
        await self.bot.store.agree(table, user, self.bot.clock() if agrees else None, codes.new_code())


def sharing_screen(table: int, game: str, consent: Consent, user: int, words: Words) -> Screen:
    """Return who agrees to share a game, its code if all do, and the button for one who played."""
    title = words.say("replay-sharing", game=table_title(game_name(game, words), table, words))
    mine = {None: "none", True: "yes", False: "no"}[consent.players.get(user)]
    agreed = words.say("replay-agreed", agreed=sum(consent.players.values()), players=len(consent.players), mine=mine)
    lines = [f"## {title}", words.say("replay-sharing-about"), f"**{agreed}**"]
    if consent.code is not None:
        lines += [f"### {words.say('replay-code', code=codes.spelt(consent.code))}", words.say("replay-code-about")]
    agree = button(words.say("replay-agree"), Id("agree", table, 1), SUCCESS)
    withdraw = button(words.say("replay-withdraw"), Id("agree", table, 0), DANGER)
    own = {"none": [], "yes": [withdraw], "no": [agree]}[mine]
    return layout([text("\n".join(lines)), *rows(own)], screens.OLIVE)


async def meant(bot: Ilion, interaction: discord.Interaction[Any], code: str | None) -> Look:
    """Return the game of a code; without one, the newest here or of one's own.

    Raises:
        Refused: there is none.
    """
    if code is None:
        return Look(TABLE, await newest(bot, interaction))
    number = codes.read(code)
    if number is None:
        raise Refused("no-such-code", code=clip(code))
    return Look(SHARED, number)


async def attached(code: str | None, file: discord.Attachment | None) -> bytes | None:
    """Return what is in a file, if there is one; one that is too large is not fetched.

    Raises:
        Refused: it is too large, Discord does not give it, or there is a code as well.
    """
    if file is None:
        return None
    if code is not None:
        raise Refused("code-or-file")
    if file.size > LARGEST:
        raise Refused("file-too-large", most=LARGEST // 1024)
    try:
        return await file.read()
    except FAILURES as wrong:
        raise Refused("file-lost") from wrong
