"""`/games`: the list of games, and the pages of their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import (
    OCHRE,
    PRIMARY,
    SUCCESS,
    Children,
    Picture,
    Screen,
    lay_out_rows,
    make_button,
    make_layout,
    make_menu,
    make_text,
    show_picture,
)
from cogs.answering.wording import find_readers_words, localize_text
from cogs.library.learn_screens import lessons_menu
from cogs.lobby.starting import play_now
from engine.core import Game
from games.catalog import BOXES
from games.narrators import describe_game, describe_length, describe_sizes, game_name
from games.rules_pages import load_rules
from tables.choices import pick_value
from words import Words
from words.figures import ROBOT
from words.rules import Page, Section, split_pages

# Verbs of clicks in a list of games or a page of rules.
SHELF = frozenset(("list-games", "rules-of-game", "rules-section", "rules-page"))
PAGE = 2600  # characters on a page of rules


class GamesCog(commands.Cog):
    """`/games`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(SHELF, self.press, PANEL, table=False),
            **map_verbs(["choose-game"], self._choose, table=False),
            **map_verbs(["play-now"], self._play, table=False),
        }

    @app_commands.command(name=localize_text("commands-games-name"), description=localize_text("commands-games-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """List the games."""
        await answer_safely(self.host.store, interaction, lambda: self._list(interaction))

    async def _list(self, interaction: discord.Interaction[Any]) -> None:
        words = await find_readers_words(self.host.store, interaction)
        await show_screen(interaction, await show_games(self.host, interaction, words))

    async def _choose(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        """Ask which game to play, and with whom."""
        await self._list(interaction)

    async def _play(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Start a game against the computer."""
        game = pick_value(list(self.host.registry.games), identity.table)
        await play_now(self.host, interaction, game)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Turn to the page that a button or menu means."""
        words = await find_readers_words(self.host.store, interaction)
        listed = identity.verb == "list-games"
        screen = await show_games(self.host, interaction, words) if listed else self._page(identity, chosen, words)
        await answer_in_panel(interaction, screen)

    def _page(self, identity: Id, chosen: int, words: Words) -> Screen:
        games = list(self.host.registry.games)
        place = chosen if identity.verb == "rules-of-game" else identity.table
        sections = load_rules(pick_value(games, place), words.language)
        all_pages = split_pages(sections, PAGE)
        page = identity.stamp if identity.verb == "rules-page" else 0
        if identity.verb == "rules-section":
            page = next((at for at, each in enumerate(all_pages) if each.section == chosen), 0)
        return rules_screen(sections, all_pages, place, min(page, len(all_pages) - 1), words)


async def show_games(host: Host, interaction: discord.Interaction[Any], words: Words) -> Screen:
    """Return the list of the games for who asks for it."""
    games = host.registry.games
    return games_screen(list(games.values()), words, await host.pictures.games_for(interaction, list(games), words))


def games_screen(games: Sequence[Game], words: Words, picture: Picture | None = None) -> Screen:
    """Return the list of the games: two doors to each, with people or against the computer; its rules and lesson."""
    catalog = "\n".join(line for game in games for line in introduce_game(game, words))
    names = [game_name(game.key, words) for game in games]
    choose = make_menu(names, Id("rules-of-game", 0), words.say("library-read-rules"))
    learn = lessons_menu([game.key for game in games], words)
    with_people = _door("\N{BUSTS IN SILHOUETTE}", words.say("start-with-people"), "open-lobby", SUCCESS, names)
    alone = _door(ROBOT, words.say("start-alone"), "play-now", PRIMARY, names)
    title = make_text(f"## {words.say('library-title')}\n{catalog}")
    seen = [show_picture(picture)] if picture else []
    return make_layout([*seen, title, *with_people, *alone, choose, learn], OCHRE, picture)


def _door(sign: str, about: str, verb: str, style: discord.ButtonStyle, names: Sequence[str]) -> Children:
    """Return what happens behind a door, and its button to each game; the sign tells the buttons apart by ear."""
    buttons = [make_button(f"{sign} {name}", Id(verb, place), style) for place, name in enumerate(names)]
    return [make_text(f"{sign} {about}"), *lay_out_rows(buttons)]


def introduce_game(game: Game, words: Words) -> list[str]:
    """Return a game's name, what it is about, who can play it, and how long it takes."""
    facts = [describe_sizes(game, words), describe_length(BOXES[game.key].minutes, words)]
    return [
        f"### {game_name(game.key, words)}",
        describe_game(game, words),
        f"-# {' · '.join(filter(None, facts))}",
    ]


def rules_screen(sections: Sequence[Section], all_pages: Sequence[Page], place: int, at: int, words: Words) -> Screen:
    """Return page ``at`` of the rules of game ``place``, with the ways to other pages."""
    page, last = all_pages[at], len(all_pages) - 1
    headings = [words.say("library-in-short"), *(each.title for each in sections[1:])]
    game, section = sections[0].title, headings[page.section]
    title = words.say("library-rules-title", game=game, section=section, number=page.number, of=page.of)
    choose = make_menu(headings, Id("rules-section", place), words.say("library-section"))
    turn = lay_out_rows(
        [
            make_button(
                words.say("library-previous"), Id("rules-page", place, max(at - 1, 0)), PRIMARY, disabled=at == 0
            ),
            make_button(
                words.say("library-next"), Id("rules-page", place, min(at + 1, last)), PRIMARY, disabled=at == last
            ),
            make_button(words.say("library-all-games"), Id("list-games", 0)),
            make_button(words.say("learn-open"), Id("open-lesson", place)),
        ]
    )
    return make_layout([make_text(f"## {title}\n{page.text}"), choose, *turn], OCHRE)
