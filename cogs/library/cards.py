"""`/card` and the button "Cards": what a card is called, what it does, and the rules it touches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import find_by_name, match_names
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import OCHRE, PRIMARY, Button, Screen, lay_out_rows, make_button, make_layout, make_text
from cogs.answering.wording import find_readers_words, localize_text
from engine.core import Game
from games.narrators import LIBRARIES, game_name
from tables import Refused
from tables.choices import pick_value
from words import Words, clip_text

PAGE = 2600  # characters on a page of cards


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card of one game."""

    game: str
    kind: int


class CardsCog(commands.Cog):
    """`/card`, and the buttons that show the cards of a hand or of a whole game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["cards-in-hand"], self._show_hand),
            **map_verbs(["cards-of-game"], self._show_all, table=False),
            **map_verbs(["cards-page"], self._show_all, PANEL, table=False),
        }

    @app_commands.command(name=localize_text("commands-card-name"), description=localize_text("commands-card-about"))
    @app_commands.rename(name=localize_text("commands-option-card"))
    @app_commands.describe(name=localize_text("commands-option-card-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def card(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Show a card."""
        await answer_safely(self.host.store, interaction, lambda: self._show(interaction, name))

    async def _show(self, interaction: discord.Interaction[Any], name: str) -> None:
        words = await find_readers_words(self.host.store, interaction)
        found = find_by_name(self._cards(words), name)
        if found is None:
            raise Refused("no-such-card", card=clip_text(name))
        await show_screen(interaction, self._screen(found, words))

    def _screen(self, cards: Sequence[Card], words: Words) -> Screen:
        """Return the cards that have a name, one for each game that has such a card."""
        games = self.host.registry.games
        parts = [make_text(describe_card(games[card.game], card.kind, words)) for card in cards]
        rules = [_rules_button(card.game, list(games).index(card.game), words) for card in cards]
        return make_layout([*parts, *lay_out_rows(rules)], OCHRE)

    def _cards(self, words: Words) -> dict[str, list[Card]]:
        """Return every card by its name in the reader's language; several games may use the same name."""
        found: dict[str, list[Card]] = {}
        known = {key: game for key, game in self.host.registry.games.items() if key in LIBRARIES}
        for key, game in known.items():
            for name, kind in LIBRARIES[key].named(game, words.language).items():
                found.setdefault(name, []).append(Card(key, kind))
        return found

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        words = await find_readers_words(self.host.store, interaction)
        return match_names({name: name for name in sorted(self._cards(words))}, typed)

    # -- buttons

    async def _show_hand(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show what the cards in the user's hand do; all cards of a game without hands."""
        words = await find_readers_words(self.host.store, interaction)
        table = await self.host.registry.table(identity.table)
        game, view = table.match.game, table.asked(table.seat_of(interaction.user.id)).view
        place = list(self.host.registry.games).index(game.key)
        held = LIBRARIES[game.key].held(view) if game.key in LIBRARIES else []
        await show_screen(
            interaction, hand_cards_screen(game, place, held, words) if held else self._all(place, 0, words)
        )

    async def _show_all(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show a page of all cards of a game, beside a hand or in place of another page."""
        words = await find_readers_words(self.host.store, interaction)
        show = answer_in_panel if identity.verb == "cards-page" else show_screen
        await show(interaction, self._all(identity.table, identity.stamp, words))

    def _all(self, place: int, number: int, words: Words) -> Screen:
        key = pick_value(list(self.host.registry.games), place)
        if key not in LIBRARIES:
            raise Refused("forged")
        return all_cards_screen(self.host.registry.games[key], place, number, words)


def describe_card(game: Game, kind: int, words: Words) -> str:
    """Return a card with its game, what is printed on it, what it does, and the clauses about it."""
    library = LIBRARIES[game.key]
    name, *lines = library.describe(game, words.language, kind)
    clauses = words.say("library-card-clauses", clauses=", ".join(library.touched(game, kind)))
    return "\n".join([f"## {name}\n-# {game_name(game.key, words)}", *lines, clauses, *_note(game, words)])


def hand_cards_screen(game: Game, place: int, held: Sequence[int], words: Words) -> Screen:
    """Return what each card in a hand does; ``place`` is the index of its game."""
    title = words.say("library-cards-in-hand", game=game_name(game.key, words))
    lines = [f"## {title}", *(_line(game, kind, words) for kind in held), *_note(game, words)]
    every = make_button(words.say("library-all-cards"), Id("cards-page", place))
    return make_layout(
        [make_text("\n".join(lines)), *lay_out_rows([every, _rules_button(game.key, place, words)])], OCHRE
    )


def all_cards_screen(game: Game, place: int, number: int, words: Words) -> Screen:
    """Return a page of all cards of a game; the last one if there are not so many."""
    kinds = LIBRARIES[game.key].named(game, words.language).values()
    pages = list(_pages([_line(game, kind, words) for kind in kinds]))
    at = min(number, len(pages) - 1)
    title = words.say("library-cards-of", game=game_name(game.key, words), number=at + 1, of=len(pages))
    turn = [
        make_button(
            words.say(message), Id("cards-page", place, max(there, 0)), PRIMARY, disabled=not 0 <= there < len(pages)
        )
        for message, there in (("library-previous", at - 1), ("library-next", at + 1))
    ]
    buttons = [*(turn if len(pages) > 1 else []), _rules_button(game.key, place, words)]
    text = make_text("\n".join([f"## {title}", *pages[at], *_note(game, words)]))
    return make_layout([text, *lay_out_rows(buttons)], OCHRE)


def _line(game: Game, kind: int, words: Words) -> str:
    name, *lines = LIBRARIES[game.key].describe(game, words.language, kind)
    return f"- **{name}** · {' '.join(lines)}"


def _pages(lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines in pages of up to ``PAGE`` characters."""
    page: list[str] = []
    for line in lines:
        if page and sum(map(len, page)) + len(line) > PAGE:
            yield page
            page = []
        page.append(line)
    yield page


def _note(game: Game, words: Words) -> list[str]:
    message = f"{game.key}-cards-note"
    return [f"-# {words.say(message)}"] if words.has(message) else []


def _rules_button(key: str, place: int, words: Words) -> Button:
    return make_button(words.say("library-rules-of", game=game_name(key, words)), Id("rules-page", place))
