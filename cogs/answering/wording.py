"""In which language a message is, and what tables, players and turn times are called in it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.answering.settings import LANGUAGE
from engine.core import Seat
from games.narrators import game_name
from store import Store, StoreAway
from store import Table as TableRow
from tables.duration import in_units
from tables.play.table import Table
from tables.seats.lobby import Lobby
from words import Words, in_language
from words.figures import list_computer_names
from words.languages import ENGLISH, match_language
from words.people import fold_lookalikes, shown_list, shown_names
from words.translation import fits_discord

NAMES = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)
SHOWN = 32  # digits of a seal, which are 128 of its 256 bits


def language_of(locale: discord.Locale | None) -> str:
    """Return our language for a Discord locale."""
    return match_language(locale.value if locale else None)


async def find_readers_words(store: Store, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for the user who typed a command or clicked.

    Store the language of their client, for messages that we send them unasked. While the database is away, that
    language has to do.
    """
    user, language = interaction.user.id, language_of(interaction.locale)
    try:
        chosen = await store.settings("user", user)
        if chosen.get("locale") != language:
            await store.set("user", user, "locale", language)
    except StoreAway:
        return in_language(language)
    return in_language(LANGUAGE.read(chosen), language)


async def find_public_words(store: Store, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for messages that everybody in the channel reads."""
    if interaction.guild_id is None:
        return await find_readers_words(store, interaction)
    chosen = await store.settings("guild", interaction.guild_id)
    return in_language(LANGUAGE.read(chosen), language_of(interaction.guild_locale))


def localize_text(key: str) -> app_commands.locale_str:
    """Return a name or description in a command, which Discord shows in each reader's language."""
    return app_commands.locale_str(Words(ENGLISH).say(key), key=key)


def make_choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a value of an option, which Discord shows in each reader's language."""
    return app_commands.Choice(name=localize_text(key), value=value)


class Translator(app_commands.Translator):
    """Translates the names and descriptions of commands."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in the language of a locale, or ``None`` if English will do.

        For a single text that does not fit, Discord would refuse all commands.
        """
        key, language = string.extras.get("key"), language_of(locale)
        text = Words(language).say(key) if key and language != ENGLISH else ""
        return text if fits_discord(text, "option" if context.location in NAMES else "description") else None


# -- what things are called


def table_name(row: TableRow, words: Words) -> str:
    """Return the name of a table: its game and its number."""
    return f"{game_name(row.game, words)} {row.id}"


def shorten_seal(seal: str) -> str:
    """Return what is shown of a seal before anybody checks the deal; docs/fair-deal.md says why that is enough."""
    return f"{seal[:SHOWN]}\N{HORIZONTAL ELLIPSIS}"


def computer_name(lobby: Lobby, words: Words) -> str:
    """Return a name for a computer player that looks like none at the table: a figure of the legend, or a number.

    The seal, which everybody knows, says with which figure a table begins.
    """
    taken = {fold_lookalikes(name) for name in _stored(lobby)}
    figures = list_computer_names(lobby.game, words)
    first = sum(lobby.seal.encode()) % max(1, len(figures))  # of any text, so that a damaged seal stops nobody
    numbered = (words.say("lobby-computer", number=number) for number in range(1, len(taken) + 2))
    names = (*figures[first:], *figures[:first], *numbered)
    return next(name for name in names if fold_lookalikes(name) not in taken)


def names_of(table: Table, words: Words) -> dict[Seat, str]:
    """Return the names of the players, by seat, as people read them."""
    return shown_names(table.names, words)


def names_at(table: Table, ply: int, words: Words) -> dict[Seat, str]:
    """Return the names of those who were the players when the move at a ply was made, as people read them."""
    return shown_names(table.history.names_at(ply, table.names), words)


def names_in(lobby: Lobby, words: Words) -> list[str]:
    """Return the names of the players by seat, then of those who are invited, as people read them."""
    return shown_list(_stored(lobby), words)


def name_beside(lobby: Lobby, name: str, words: Words) -> str:
    """Return the name of somebody who would like to sit down, as people read it."""
    return shown_list([*_stored(lobby), name], words)[-1]


def host_name(lobby: Lobby, words: Words) -> str | None:
    """Return the name of the host as people read it, or ``None`` if they have no seat."""
    seat = lobby.seat_of(lobby.host)
    return None if seat is None else names_in(lobby, words)[seat]


def _stored(lobby: Lobby) -> list[str]:
    return [*(each.name for each in lobby.sitters), *(each.name for each in lobby.invited)]


def turn_time(seconds: int, words: Words) -> str:
    """Return how long a turn may take."""
    count, unit = in_units(seconds) if seconds else (0, "none")
    return words.say("time-limit", count=count, unit=unit)
