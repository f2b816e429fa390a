"""Replays of games that are over: stepping through, exporting and sharing them."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.language import localized, reader
from cogs.answering.layout import DANGER, OLIVE, SUCCESS, Picture, Screen, button, layout, rows, text
from cogs.answering.replies import answer_in_panel, answered, hand_over, show
from cogs.answering.verbs import PANEL, clicks
from cogs.history.replay_access import FILE, SHARED, TABLE, newest, replay_source
from cogs.history.replay_screens import Look, replay_screen, scene_of, seat_of, table_title, title_of
from cogs.table.newcomers import played
from engine import record
from engine.core import NOBODY
from games.names import game_name
from store import Consent
from tables import Refused, share_codes
from tables.archive import LARGEST, STOPPED, Replay
from words import Words, clip

# Verbs of clicks that redraw the panel.
TURNED = frozenset(("replay-step", "replay-chapter", "replay-seen-by", "agree-to-share"))
MOST = 10**12  # more than any number of a table, step or seat


class ReplayCog(commands.Cog):
    """`/replay` and the buttons of its panels."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **clicks(TURNED, self.press, PANEL, table=False),
            **clicks(["open-replay", "export", "share-replay"], self.press, table=False),
        }

    @app_commands.command(name=localized("replay-name"), description=localized("replay-about"))
    @app_commands.rename(code=localized("replay-option-code"), file=localized("replay-option-file"))
    @app_commands.describe(code=localized("replay-option-code-about"), file=localized("replay-option-file-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        code: str | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Open a replay."""
        await answered(self.host.store, interaction, lambda: self._open(interaction, code, file))

    async def _open(
        self, interaction: discord.Interaction[Any], code: str | None, file: discord.Attachment | None
    ) -> None:
        content = await attached(code, file)
        if content is None:
            look = await meant(self.host, interaction, code)
        else:
            look = Look(FILE, (await self.host.archive.keep(interaction.user.id, content)).number)
        await show(interaction, await self._step(interaction, look))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Carry out what a button or menu of a replay says."""
        look = Look.of(identity)
        if chosen > MOST:
            raise Refused("forged")
        if identity.verb == "open-replay":
            opened = Look(TABLE, chosen if chosen >= 0 else identity.table)
            await show(interaction, await self._step(interaction, opened))
        elif identity.verb == "export":
            await self._export(interaction, look)
        elif identity.verb in ("share-replay", "agree-to-share"):
            await self._share(interaction, look, identity)
        else:
            await self._turn(interaction, look, identity.verb, chosen)

    async def _turn(self, interaction: discord.Interaction[Any], look: Look, verb: str, chosen: int) -> None:
        if verb != "replay-step" and chosen < 0:
            raise Refused("forged")
        turned = {"replay-chapter": {"ply": chosen}, "replay-seen-by": {"seen": chosen}}.get(verb, {})
        await answer_in_panel(interaction, await self._step(interaction, replace(look, **turned)))

    async def _step(self, interaction: discord.Interaction[Any], look: Look) -> Screen:
        """Return a step of a game.

        Raises:
            Refused: the user may not see the game, or there is no such game.
        """
        words = await reader(self.host.store, interaction)
        source = await replay_source(self.host, interaction, look.kind, look.number)
        game = await self.host.archive.replay(source)
        look, title = look.within(game), title_of(game, look, source.number, words)
        pictures = await self._pictures(interaction, game, look, words)
        return replay_screen(game, look, title, words, pictures)

    async def _pictures(
        self, interaction: discord.Interaction[Any], game: Replay, look: Look, words: Words
    ) -> list[Picture]:
        """Return the pictures of the table and, from a seat's view, its hand; nothing for a user who prefers words."""
        scenes = [scene_of(game, look.ply, seat, words) for seat in dict.fromkeys((NOBODY, seat_of(look.seen)))]
        drawn = [await self.host.pictures.picture(scene, interaction.user.id, interaction.guild_id) for scene in scenes]
        return [picture for picture in drawn if picture]

    async def _export(self, interaction: discord.Interaction[Any], look: Look) -> None:
        """Send a whole game as a file."""
        words = await reader(self.host.store, interaction)
        source = await replay_source(self.host, interaction, look.kind, look.number)
        game = await self.host.archive.record(source)
        name = f"{game.head.game}-{source.number}.txt"
        file = discord.File(io.BytesIO(record.export(game).encode()), name)
        await hand_over(interaction, words.say("replay-exported", file=name), file)

    # -- sharing

    async def _share(self, interaction: discord.Interaction[Any], look: Look, identity: Id) -> None:
        """Show who agrees to share a game; first note it if a player agrees or withdraws."""
        words, user = await reader(self.host.store, interaction), interaction.user.id
        source = await replay_source(self.host, interaction, look.kind, look.number)
        row = await self.host.registry.row(source.number)
        if look.kind != TABLE or row.status not in STOPPED:
            raise Refused("forged")
        if identity.verb == "agree-to-share":
            await self._agree(user, source.number, agrees=look.ply == 1)
        screen = sharing_screen(row.id, row.game, await self.host.store.consent(row.id), user, words)
        await (answer_in_panel if identity.verb == "agree-to-share" else show)(interaction, screen)

    async def _agree(self, user: int, table: int, *, agrees: bool) -> None:
        if not await played(self.host, user, table):
            raise Refused("players-only")
        await self.host.store.agree(table, user, self.host.clock() if agrees else None, share_codes.new_code())


def sharing_screen(table: int, game: str, consent: Consent, user: int, words: Words) -> Screen:
    """Return how many agree to share a game, its code if all do, and the button for a player."""
    title = words.say("replay-sharing", game=table_title(game_name(game, words), table, words))
    mine = {None: "none", True: "yes", False: "no"}[consent.players.get(user)]
    agreed = words.say("replay-agreed", agreed=sum(consent.players.values()), players=len(consent.players), mine=mine)
    lines = [f"## {title}", words.say("replay-sharing-about"), f"**{agreed}**"]
    if consent.code is not None:
        lines += [
            f"### {words.say('replay-code', code=share_codes.spelled(consent.code))}",
            words.say("replay-code-about"),
        ]
    agree = button(words.say("replay-agree"), Id("agree-to-share", table, 1), SUCCESS)
    withdraw = button(words.say("replay-withdraw"), Id("agree-to-share", table, 0), DANGER)
    own = {"none": [], "yes": [withdraw], "no": [agree]}[mine]
    return layout([text("\n".join(lines)), *rows(own)], OLIVE)


async def meant(host: Host, interaction: discord.Interaction[Any], code: str | None) -> Look:
    """Return the game with a code; without a code, the newest here, or else the newest of the user's own.

    Raises:
        Refused: there is no such game.
    """
    if code is None:
        return Look(TABLE, await newest(host, interaction))
    number = share_codes.read(code)
    if number is None:
        raise Refused("no-such-code", code=clip(code))
    return Look(SHARED, number)


async def attached(code: str | None, file: discord.Attachment | None) -> bytes | None:
    """Return the content of an attached file, if there is one.

    Raises:
        Refused: the file is too large (then it is not fetched), cannot be fetched, or comes with a code.
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
