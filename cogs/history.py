"""`/history`: the games that have been played here, and by oneself."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.clicks import PANEL, clicks
from cogs.ids import Id
from cogs.layout import PRIMARY, Button, Children, Screen, button, layout, menu, plain, rows, text
from cogs.reach import channels
from cogs.typed import game_called, games_like
from cogs.voice import answered, choice, reader, said, show, turn
from games.titles import game_name
from store import Table as Row
from tables import Refused
from tables.lobby import readable
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion

PAST = frozenset(("past", "pastgame"))  # what is clicked in a list of games
PAGE = 10  # games on a page
SCOPES = ("channel", "server", "mine")
WHERE = [
    choice("replay-value-channel", "channel"),
    choice("replay-value-server", "server"),
    choice("replay-value-mine", "mine"),
]


@dataclass(frozen=True, slots=True)
class Shelf:
    """A page of a list of games: whose (an index of ``SCOPES``), and of which game (its place from 1, 0 is any)."""

    scope: int
    game: int = 0
    page: int = 0

    def id(self, verb: str, slot: int = 0) -> Id:
        """Return the id of a button; the slot keeps two of them apart that lead to the same page."""
        return Id(verb, 0, self.page, (self.scope, self.game, slot))


class HistoryCog(commands.Cog):
    """`/history` and the buttons of its lists."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = clicks(PAST, self.press, PANEL, table=False)

    @app_commands.command(name=said("replay-history-name"), description=said("replay-history-about"))
    @app_commands.rename(where=said("replay-option-where"), game=said("discord-option-game"))
    @app_commands.describe(where=said("replay-option-where-about"), game=said("discord-option-game-about"))
    @app_commands.choices(where=WHERE)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def history(
        self, interaction: discord.Interaction[Any], where: str | None = None, game: str | None = None
    ) -> None:
        """List games."""
        await answered(self.bot.store, interaction, lambda: self._open(interaction, where, game))

    async def _open(self, interaction: discord.Interaction[Any], where: str | None, game: str | None) -> None:
        usual = "mine" if interaction.guild_id is None else "server"
        place = 0 if game is None else await self._place(interaction, game)
        await show(interaction, await self._screen(interaction, Shelf(SCOPES.index(where or usual), place)))

    async def _place(self, interaction: discord.Interaction[Any], game: str) -> int:
        words, games = await reader(self.bot.store, interaction), list(self.bot.hall.games)
        return games.index(game_called(game, games, words)) + 1

    @history.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.bot.hall.games, await reader(self.bot.store, interaction))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Turn to another page or another list."""
        scope, game, *_ = (*identity.path, 0, 0)
        if identity.verb == "pastgame":
            game = chosen
        if not (0 <= scope < len(SCOPES) and 0 <= game <= len(self.bot.hall.games)):
            raise Refused("forged")
        screen = await self._screen(interaction, Shelf(scope, game, identity.stamp))
        await turn(interaction, screen)

    async def _screen(self, interaction: discord.Interaction[Any], shelf: Shelf) -> Screen:
        words, games = await reader(self.bot.store, interaction), list(self.bot.hall.games)
        page = (games[shelf.game - 1] if shelf.game else None, shelf.page * PAGE, PAGE + 1)
        if SCOPES[shelf.scope] == "mine":
            found = await self.bot.store.past_of(interaction.user.id, *page)
        else:
            found = await self.bot.store.past_in(places(interaction, SCOPES[shelf.scope]), *page)
        scopes = [0, 1, 2] if interaction.guild_id else [0, 2]  # a private conversation is in no server
        return history_screen(found, shelf, games, scopes, words)


def places(interaction: discord.Interaction[Any], scope: str) -> set[int]:
    """Return the channels whose games are listed: only those that the asker can read."""
    assert interaction.channel_id is not None, "a list is asked for in a channel"
    return {interaction.channel_id} | (channels(interaction) if scope == "server" else set())


def history_screen(
    found: Sequence[Row], shelf: Shelf, games: Sequence[str], scopes: Sequence[int], words: Words
) -> Screen:
    """Return a page of games, of which ``found`` has one more if there is another page; any opens its replay."""
    lines = [f"## {words.say('replay-history', scope=SCOPES[shelf.scope])}"]
    lines += [f"- {line(row, f'<t:{int(row.touched)}:d>', words, plain)}" for row in found[:PAGE]]
    parts: Children = [text("\n".join(lines if found else [*lines, words.say("replay-history-none")]))]
    if found:
        labels = [line(row, time.strftime("%Y-%m-%d", time.gmtime(row.touched)), words) for row in found[:PAGE]]
        parts.append(menu(labels, Id("watch", 0), words.say("replay-watch"), [row.id for row in found[:PAGE]]))
    named = [words.say("replay-all-games"), *(game_name(key, words) for key in games)]
    parts.append(menu(named, replace(shelf, page=0).id("pastgame"), named[shelf.game]))
    return layout([*parts, *rows(ways(shelf, scopes, words, more=len(found) > PAGE))], screens.OLIVE)


def line(row: Row, date: str, words: Words, written: Callable[[str], str] = str) -> str:
    """Return a game and who sat there at its end, each name written as it must be."""
    lobby = readable(row.lobby)
    names = ", ".join(written(sitter.name) for sitter in lobby.sitters) if lobby else words.say("replay-nobody-known")
    game = game_name(row.game, words)
    return words.say("replay-played", game=game, number=str(row.id), names=names, date=date, status=row.status)


def ways(shelf: Shelf, scopes: Sequence[int], words: Words, *, more: bool) -> list[Button]:
    """Return the buttons to the other lists and pages."""
    names = (words.say("replay-here"), words.say("replay-server"), words.say("replay-mine"))
    lists = [button(names[at], Shelf(at, shelf.game).id("past", at), disabled=at == shelf.scope) for at in scopes]
    newer = replace(shelf, page=max(0, shelf.page - 1)).id("past", 3)
    older = replace(shelf, page=shelf.page + 1).id("past", 4)
    turn = [
        button(words.say("replay-newer"), newer, PRIMARY, disabled=shelf.page == 0),
        button(words.say("replay-older"), older, PRIMARY, disabled=not more),
    ]
    return [*lists, *turn]
