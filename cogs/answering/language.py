"""Which language to use: for a reader, in a channel, and in the names of commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.answering.settings import LANGUAGE
from store import Store, StoreAway
from words import Words, in_language
from words.languages import ENGLISH, match_language


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
        """Return the text in the language of a locale, or ``None`` if English will do."""
        key, language = string.extras.get("key"), language_of(locale)
        return Words(language).say(key) if key and language != ENGLISH else None
