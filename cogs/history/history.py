"""`/history`: finished games of a channel, a server, or the user."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import (
    OLIVE,
    PRIMARY,
    Button,
    Children,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.wording import find_readers_words, localize_text, make_choice, names_in
from cogs.history.replay_access import list_readable_channels
from engine.core import Json
from games.narrators import game_name
from store import Table as Row
from tables import Refused
from tables.seats.lobby import load_readable_lobby
from words import Words
from words.retelling import describe_winners

PAST = frozenset(("history-page", "history-game"))  # verbs of clicks in a list of games
PAGE = 10  # games on a page
Outcomes = Mapping[int, Json]  # by table
SCOPES = ("channel", "server", "mine")
WHERE = [
    make_choice("replay-value-channel", "channel"),
    make_choice("replay-value-server", "server"),
    make_choice("replay-value-mine", "mine"),
]


@dataclass(frozen=True, slots=True)
class Listing:
    """A page of a list: its scope (an index of ``SCOPES``), its game (numbered from 1; 0 for any), and its number."""

    scope: int
    game: int = 0
    page: int = 0

    def id(self, verb: str, slot: int = 0) -> Id:
        """Return the id of a button; ``slot`` tells apart two buttons that lead to the same page."""
        return Id(verb, 0, self.page, (self.scope, self.game, slot))


class HistoryCog(commands.Cog):
    """`/history` and the buttons of its lists."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(PAST, self.press, PANEL, table=False)

    @app_commands.command(name=localize_text("replay-history-name"), description=localize_text("replay-history-about"))
    @app_commands.rename(where=localize_text("replay-option-where"), game=localize_text("commands-option-game"))
    @app_commands.describe(
        where=localize_text("replay-option-where-about"), game=localize_text("commands-option-game-about")
    )
    @app_commands.choices(where=WHERE)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def history(
        self, interaction: discord.Interaction[Any], where: str | None = None, game: str | None = None
    ) -> None:
        """List games."""
        await answer_safely(self.host.store, interaction, lambda: self._open(interaction, where, game))

    async def _open(self, interaction: discord.Interaction[Any], where: str | None, game: str | None) -> None:
        usual = "mine" if interaction.guild_id is None else "server"
        place = 0 if game is None else await self._place(interaction, game)
        await show_screen(interaction, await self._screen(interaction, Listing(SCOPES.index(where or usual), place)))

    async def _place(self, interaction: discord.Interaction[Any], game: str) -> int:
        games = list(self.host.registry.games)
        return games.index(game_called(game, games)) + 1

    @history.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await find_readers_words(self.host.store, interaction))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Turn to another page or another list."""
        scope, game, *_ = (*identity.path, 0, 0)
        if identity.verb == "history-game":
            game = chosen
        if not (0 <= scope < len(SCOPES) and 0 <= game <= len(self.host.registry.games)):
            raise Refused("forged")
        screen = await self._screen(interaction, Listing(scope, game, identity.stamp))
        await answer_in_panel(interaction, screen)

    async def _screen(self, interaction: discord.Interaction[Any], listing: Listing) -> Screen:
        words, games = await find_readers_words(self.host.store, interaction), list(self.host.registry.games)
        page = (games[listing.game - 1] if listing.game else None, listing.page * PAGE, PAGE + 1)
        if SCOPES[listing.scope] == "mine":
            found = await self.host.store.past_of(interaction.user.id, *page)
        else:
            found = await self.host.store.past_in(find_listed_channels(interaction, SCOPES[listing.scope]), *page)
        scopes = [0, 1, 2] if interaction.guild_id else [0, 2]  # a private conversation is in no server
        outcomes = await self._outcomes([row.id for row in found])
        return history_screen(found, outcomes, listing, games, scopes, words)

    async def _outcomes(self, tables: Sequence[int]) -> Outcomes:
        """Return how games came out, except those of challenges that others may still play."""
        sealed = await self.host.store.sealed(tables, self.host.clock())
        return await self.host.store.outcomes([table for table in tables if table not in sealed])


def find_listed_channels(interaction: discord.Interaction[Any], scope: str) -> set[int]:
    """Return the channels whose games are listed: only those that the user can read."""
    assert interaction.channel_id is not None, "a list is asked for in a channel"
    return {interaction.channel_id} | (list_readable_channels(interaction) if scope == "server" else set())


def history_screen(
    found: Sequence[Row], outcomes: Outcomes, listing: Listing, games: Sequence[str], scopes: Sequence[int],
    words: Words,
) -> Screen:  # fmt: skip
    """Return a page of games, with a menu of their replays; ``found`` has one more game if there is another page."""

    def told(row: Row, date: str, written: Callable[[str], str] = str) -> str:
        return format_game_line(row, outcomes.get(row.id, {}), date, words, written)

    lines = [f"## {words.say('replay-history', scope=SCOPES[listing.scope])}"]
    lines += [f"- {told(row, f'<t:{int(row.touched)}:d>', escape_markup)}" for row in found[:PAGE]]
    parts: Children = [make_text("\n".join(lines if found else [*lines, words.say("replay-history-none")]))]
    if found:
        labels = [told(row, time.strftime("%Y-%m-%d", time.gmtime(row.touched))) for row in found[:PAGE]]
        parts.append(
            make_menu(labels, Id("open-replay", 0), words.say("replay-watch"), [row.id for row in found[:PAGE]])
        )
    named = [words.say("replay-all-games"), *(game_name(key, words) for key in games)]
    parts.append(make_menu(named, replace(listing, page=0).id("history-game"), named[listing.game]))
    return make_layout(
        [*parts, *lay_out_rows(make_page_buttons(listing, scopes, words, more=len(found) > PAGE))], OLIVE
    )


def format_game_line(row: Row, outcome: Json, date: str, words: Words, written: Callable[[str], str] = str) -> str:
    """Return a line about a game, who has won it, and its players at the end; ``written`` escapes each name."""
    lobby, game = load_readable_lobby(row.lobby), game_name(row.game, words)
    names = [*map(written, names_in(lobby, words)[: len(lobby.sitters)])] if lobby else []
    who = describe_winners(names, outcome.get("places", ()), words) if names else words.say("replay-nobody-known")
    return words.say("replay-played", game=game, number=str(row.id), names=who, date=date, status=row.status)


def make_page_buttons(listing: Listing, scopes: Sequence[int], words: Words, *, more: bool) -> list[Button]:
    """Return the buttons to the other lists and pages."""
    names = (words.say("replay-here"), words.say("replay-server"), words.say("replay-mine"))
    lists = [
        make_button(names[at], Listing(at, listing.game).id("history-page", at), disabled=at == listing.scope)
        for at in scopes
    ]
    newer = replace(listing, page=max(0, listing.page - 1)).id("history-page", 3)
    older = replace(listing, page=listing.page + 1).id("history-page", 4)
    turn = [
        make_button(words.say("replay-newer"), newer, PRIMARY, disabled=listing.page == 0),
        make_button(words.say("replay-older"), older, PRIMARY, disabled=not more),
    ]
    return [*lists, *turn]
