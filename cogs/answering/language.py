"""Which language is spoken: to a reader, in a channel, and in the names of commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from store import Store
from words import Words


def language_of(locale: discord.Locale | None) -> str:
    """Return the language in which a client of this locale is spoken to."""
    return "fr" if locale is discord.Locale.french else "en"


async def reader(store: Store, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for whoever used a command or pressed a button.

    The language of their client is remembered, for when they are written to without having asked.
    """
    user, language = interaction.user.id, language_of(interaction.locale)
    chosen = await store.settings("user", user)
    if chosen.get("locale") != language:
        await store.set("user", user, "locale", language)
    return Words(chosen.get("language") or language)


async def public(store: Store, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for what everybody in the channel reads."""
    if interaction.guild_id is None:
        return await reader(store, interaction)
    chosen = await store.settings("guild", interaction.guild_id)
    return Words(chosen.get("language") or language_of(interaction.guild_locale))


def localized(key: str) -> app_commands.locale_str:
    """Return a word of the commands, which Discord shows in each reader's language."""
    return app_commands.locale_str(Words("en").say(key), key=key)


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a value of an option, which Discord shows in each reader's language."""
    return app_commands.Choice(name=localized(key), value=value)


class Translator(app_commands.Translator):
    """The names and descriptions of commands in every language there is."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the words in a locale, or ``None`` where English will do."""
        key, language = string.extras.get("key"), language_of(locale)
        return Words(language).say(key) if key and language != "en" else None
