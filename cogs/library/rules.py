"""`/rules`: one clause at a time, by its number or its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import CHOICES, game_called, games_like
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import (
    OCHRE,
    OPTIONS,
    PRIMARY,
    Row,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
)
from cogs.answering.wording import find_readers_words, localize_text
from cogs.library.clause_search import find_clauses, find_near_clauses, label_clause, search_clauses
from cogs.library.games import PAGE, rules_screen, show_games
from games.narrators import game_name
from games.rules_pages import find_prefix, load_clauses, load_rules
from store import PLAYING
from tables import Refused
from words import Words, clip_text
from words.clauses import Clause, parse_clause_number
from words.rules import split_pages

CLAUSES = frozenset(("rules-clause", "choose-clause"))  # verbs of clicks under a clause or in a list of clauses


class RulesCog(commands.Cog):
    """`/rules`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(CLAUSES, self.press, PANEL, table=False)

    @app_commands.command(name=localize_text("commands-rules-name"), description=localize_text("commands-rules-about"))
    @app_commands.rename(game=localize_text("commands-option-game"), topic=localize_text("commands-option-topic"))
    @app_commands.describe(
        game=localize_text("commands-option-rules-game-about"), topic=localize_text("commands-option-topic-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        topic: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Show a clause, or the rules of a game from the beginning."""
        await answer_safely(self.host.store, interaction, lambda: self._answer(interaction, game or "", topic or ""))

    async def _answer(self, interaction: discord.Interaction[Any], game: str, topic: str) -> None:
        words = await find_readers_words(self.host.store, interaction)
        key = await self._game(interaction, game, topic, words)
        if key is None and topic.strip():
            raise Refused("which-rules")
        if key is None:
            await show_screen(interaction, await show_games(self.host, interaction, words))
        else:
            await show_screen(interaction, topic_screen(key, list(self.host.registry.games).index(key), topic, words))

    async def _game(self, interaction: discord.Interaction[Any], game: str, topic: str, words: Words) -> str | None:
        """Return the game that a clause number, a game's name, or else the table played here means."""
        by_number = {find_prefix(key): key for key in self.host.registry.games}.get(
            (parse_clause_number(topic) or ("", 0))[0]
        )
        if by_number or not game.strip():
            return by_number or await self._played_here(interaction)
        return game_called(game, self.host.registry.games)

    async def _played_here(self, interaction: discord.Interaction[Any]) -> str | None:
        """Return the game of the user's tables in this channel, or else of all its tables, if that is one game."""
        assert interaction.channel_id is not None, "a command is used in a channel"
        here = await self.host.store.tables_in(interaction.channel_id, PLAYING)
        own = {row.id for row in await self.host.store.tables_of(interaction.user.id, PLAYING)}
        played = {row.game for row in here if row.id in own} or {row.game for row in here}
        return played.pop() if len(played) == 1 else None

    @rules.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await find_readers_words(self.host.store, interaction))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the clauses of the game that is meant, or of all games if none is."""
        words = await find_readers_words(self.host.store, interaction)
        try:
            game = await self._game(interaction, interaction.namespace.game or "", typed, words)
        except Refused:
            game = None
        games = [game] if game else list(self.host.registry.games)
        found = [each for key in games for each in search_clauses(key, typed, words.language)]
        return [app_commands.Choice(name=label_clause(each, typed), value=each.number) for each in found[:CHOICES]]

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Turn to the clause that a button or an option means."""
        words, games = await find_readers_words(self.host.store, interaction), list(self.host.registry.games)
        at = identity.stamp if identity.verb == "rules-clause" else chosen
        if not (identity.table < len(games) and 0 <= at < len(load_clauses(games[identity.table], words.language))):
            raise Refused("forged")
        screen = clause_screen(games[identity.table], identity.table, at, words)
        await answer_in_panel(interaction, screen)


def topic_screen(game: str, place: int, topic: str, words: Words) -> Screen:
    """Return the clause that a topic means, a list if it may mean several, or the first page without a topic.

    Raises:
        Refused: no clause matches, not even roughly.
    """
    if not topic.strip():
        sections = load_rules(game, words.language)
        return rules_screen(sections, split_pages(sections, PAGE), place, 0, words)
    found = find_clauses(game, topic, words.language)
    if len(found) == 1:
        return clause_screen(game, place, load_clauses(game, words.language).index(found[0]), words)
    likely = found or find_near_clauses(game, topic, words.language)
    if not likely:
        raise Refused("no-such-clause", topic=clip_text(topic), game=game_name(game, words))
    told = words.say("library-clauses", count=len(found), topic=clip_text(topic), game=game_name(game, words))
    return make_layout([make_text(escape_markup(told)), make_clause_menu(game, place, likely, topic, words)], OCHRE)


def make_clause_menu(game: str, place: int, found: Sequence[Clause], topic: str, words: Words) -> Row:
    """Return the menu of these clauses; the value of an option is the index of its clause in the rules."""
    known = load_clauses(game, words.language)
    labels, places = [label_clause(each, topic) for each in found], [known.index(each) for each in found]
    return make_menu(labels[:OPTIONS], Id("choose-clause", place), words.say("library-choose-clause"), places)


def clause_screen(game: str, place: int, at: int, words: Words) -> Screen:
    """Return a clause under its section's title, with buttons to its neighbors and to the whole page."""
    known, sections = load_clauses(game, words.language), load_rules(game, words.language)
    clause, last = known[at], len(known) - 1
    heading = f"## {sections[0].title}\n### {sections[clause.section].title}"
    page = next(n for n, each in enumerate(split_pages(sections, PAGE)) if f"**{clause.number}** " in each.text)
    turn = [
        make_button(
            words.say("library-previous"), Id("rules-clause", place, max(at - 1, 0)), PRIMARY, disabled=at == 0
        ),
        make_button(
            words.say("library-next"), Id("rules-clause", place, min(at + 1, last)), PRIMARY, disabled=at == last
        ),
        make_button(words.say("library-whole-page"), Id("rules-page", place, page)),
    ]
    return make_layout([make_text(f"{heading}\n{clause.text}"), *lay_out_rows(turn)], OCHRE)
