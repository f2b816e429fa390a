"""Whose language is spoken, and how people are answered: in time, in place, and kindly if something cannot be done.

Discord waits three seconds for an answer and takes one only. Work that takes longer than a
breath is announced, so that the answer may come later; whoever answers asks here, where it is
known which of the two it is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs import ids
from cogs.answers import Answers
from cogs.layout import Screen, text
from cogs.outages import FAILURES
from store import Store
from store import Table as Row
from tables import Refused
from tables.mistakes import traced
from words import Words

log = logging.getLogger(__name__)

ACKNOWLEDGED = 40060  # the answer has arrived already: what we wanted
TOO_LATE = 10062
BREATH = 1.5  # seconds after which an answer is announced; Discord gives up after three
NOTHING: Mapping[str, str | int] = {}
SENTENCES = {
    "admin-only": "admin-refused-admin-only",
    "already-seated": "discord-refused-already-seated",
    "analysing": "discord-refused-analysing",
    "begun": "discord-refused-begun",
    "code-or-file": "discord-refused-code-or-file",
    "changed-since": "confirm-refused-changed-since",
    "counted-before": "discord-refused-counted-before",
    "ended": "discord-refused-ended",
    "file-long": "limits-refused-file-long",
    "file-lost": "discord-refused-file-lost",
    "file-too-large": "discord-refused-file-too-large",
    "finished": "discord-refused-finished",
    "forged": "discord-refused-forged",
    "frozen": "discord-refused-frozen",
    "hint-foreign": "discord-refused-hint-foreign",
    "hint-late": "discord-refused-hint-late",
    "host-only": "discord-refused-host-only",
    "hours-too-few": "time-refused-hours-too-few",
    "just-changed": "discord-refused-just-changed",
    "limit-crowd": "limits-refused-crowd",
    "limit-lobbies": "limits-refused-lobbies",
    "limit-often": "limits-refused-often",
    "limit-yours": "limits-refused-yours",
    "limited": "time-refused-limited",
    "no-bots": "time-refused-no-bots",
    "no-clock": "time-refused-no-clock",
    "no-computer": "discord-refused-no-computer",
    "no-game-over": "discord-refused-no-game-over",
    "no-hints": "discord-refused-no-hints",
    "no-finished-game": "discord-refused-no-finished-game",
    "no-such-card": "discord-refused-no-such-card",
    "no-such-code": "discord-refused-no-such-code",
    "no-such-clause": "discord-refused-no-such-clause",
    "no-such-game": "discord-refused-no-such-game",
    "no-such-replay": "discord-refused-no-such-replay",
    "no-such-hours": "time-refused-no-such-hours",
    "no-such-table": "discord-refused-no-such-table",
    "no-such-time": "time-refused-no-such-time",
    "no-such-zone": "time-refused-no-such-zone",
    "no-table": "discord-refused-no-table",
    "no-table-here": "discord-refused-no-table-here",
    "not-a-choice": "discord-refused-not-a-choice",
    "not-allowed-here": "admin-refused-not-allowed-here",
    "not-at-this-table": "discord-refused-not-at-this-table",
    "not-begun": "discord-refused-not-begun",
    "not-over": "discord-refused-not-over",
    "not-permitted": "discord-refused-not-permitted",
    "not-offered": "time-refused-not-offered",
    "not-seated": "discord-refused-not-seated",
    "not-your-seat": "time-refused-not-your-seat",
    "not-your-turn": "discord-refused-not-your-turn",
    "other-rules": "discord-refused-other-rules",
    "restarting": "discord-refused-restarting",
    "owner-only": "health-refused-owner-only",
    "players-only": "discord-refused-players-only",
    "seat-taken": "time-refused-seat-taken",
    "seats-free": "discord-refused-seats-free",
    "server-full": "admin-refused-server-full",
    "sits-there": "time-refused-sits-there",
    "stale": "discord-refused-stale",
    "table-full": "discord-refused-table-full",
    "too-many-seated": "discord-refused-too-many-seated",
    "too-many-yours": "admin-refused-too-many-yours",
    "undo-asked": "undo-refused-asked",
    "undo-declined": "undo-refused-declined",
    "undo-late": "undo-refused-late",
    "undo-nothing": "undo-refused-nothing",
    "undo-older": "undo-refused-older",
    "undo-own": "undo-refused-own",
    "undo-looked": "undo-refused-looked",
    "undo-revealed": "undo-refused-revealed",
    "unreadable": "discord-refused-unreadable",
    "too-slow": "time-refused-too-slow",
    "zone-first": "time-refused-zone-first",
    "which-rules": "discord-refused-which-rules",
    "answered-already": "social-refused-answered-already",
    "block-whom": "social-refused-block-whom",
    "not-invited": "social-refused-not-invited",
    "not-to-invite": "social-refused-not-to-invite",
    "rematch-begun": "social-refused-rematch-begun",
    "rematch-nowhere": "social-refused-rematch-nowhere",
    "rematch-players": "social-refused-rematch-players",
    "nowhere-to-play": "learn-refused-nowhere",
    "seat-closed": "social-refused-seat-closed",
    "seats-too-few": "social-refused-seats-too-few",
    "asked-already": "watch-refused-asked-already",
    "has-played": "watch-refused-has-played",
    "not-asking": "watch-refused-not-asking",
    "own-hand-only": "watch-refused-own-hand-only",
}


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


def here(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Whether a table is in the server, or the private conversation, in which somebody did something."""
    if row.guild is None:
        return row.channel == interaction.channel_id
    return row.guild == interaction.guild_id


def moderates(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Return whether somebody is a moderator where the table is, and is there; elsewhere that counts for nothing."""
    there = here(interaction, row) and interaction.channel_id in (row.place, row.channel)
    return there and interaction.guild_id is not None and interaction.permissions.manage_messages


def refusal(wrong: Refused, words: Words) -> str:
    """Return why something cannot be done, and what to do."""
    return words.say(SENTENCES[wrong.reason], **wrong.about)


# -- answering

Announcement = Callable[[discord.Interaction[Any]], Awaitable[Any]]
Work = Callable[[], Awaitable[None]]


async def think(interaction: discord.Interaction[Any]) -> None:
    """Announce an answer that only its reader will see."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def think_aloud(interaction: discord.Interaction[Any]) -> None:
    """Announce an answer that everybody will see."""
    await interaction.response.defer(thinking=True)


async def hold(interaction: discord.Interaction[Any]) -> None:
    """Announce that the message that was clicked in will change."""
    await interaction.response.defer()


def _turn(interaction: discord.Interaction[Any]) -> asyncio.Lock:
    """Return the lock of an interaction: an announcement and an answer never cross."""
    lock: asyncio.Lock = interaction.extras.setdefault("turn", asyncio.Lock())
    return lock


async def announce(interaction: discord.Interaction[Any], how: Announcement) -> None:
    """Announce an answer, unless it was given or is on its way."""
    if _turn(interaction).locked():
        return
    async with _turn(interaction):
        if not interaction.response.is_done():
            await how(interaction)


def postscript(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Add a sentence to the answer, whatever it will be, a refusal included."""
    interaction.extras["postscript"] = sentence


async def show(interaction: discord.Interaction[Any], screen: Screen, *, private: bool = True) -> None:
    """Answer with a new message."""
    added = interaction.extras.pop("postscript", None)
    if added:
        screen.add_item(text(f"-# {added}"))
    async with _turn(interaction):
        if interaction.response.is_done():
            await interaction.followup.send(view=screen, files=screen.files(), ephemeral=private)
        else:
            await interaction.response.send_message(view=screen, files=screen.files(), ephemeral=private)


async def whisper(interaction: discord.Interaction[Any], sentence: str, files: Sequence[discord.File] = ()) -> None:
    """Answer somebody so that nobody else sees it."""
    sentence = "\n".join(filter(None, (sentence, interaction.extras.pop("postscript", None))))
    async with _turn(interaction):
        if interaction.response.is_done():
            await interaction.followup.send(sentence, files=files, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, files=files, ephemeral=True)


async def hand_over(interaction: discord.Interaction[Any], sentence: str, file: discord.File) -> None:
    """Answer somebody with a file that nobody else sees."""
    async with _turn(interaction):
        if interaction.response.is_done():
            await interaction.followup.send(sentence, file=file, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, file=file, ephemeral=True)


async def ask(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> None:
    """Answer with a form to fill in.

    Raises:
        Refused: another answer was announced already, and Discord takes no form after that.
    """
    async with _turn(interaction):
        if interaction.response.is_done():
            raise Refused("too-slow")
        await interaction.response.send_modal(form)


async def redraw(interaction: discord.Interaction[Any], screen: Screen) -> None:
    """Answer by changing the message that was clicked in."""
    async with _turn(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(view=screen, attachments=screen.files())
        else:
            await interaction.response.edit_message(view=screen, attachments=screen.files())


async def turn(interaction: discord.Interaction[Any], screen: Screen) -> None:
    """Answer in the private panel that was clicked in; in the place of what others see, never."""
    await (redraw if private(interaction) else show)(interaction, screen)


def private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message that was clicked in is seen by nobody else."""
    clicked = interaction.message
    return interaction.guild_id is None or (clicked is not None and clicked.flags.ephemeral)


async def answered(
    store: Store, interaction: discord.Interaction[Any], work: Work, announcement: Announcement = think
) -> None:
    """Do what was asked for; whatever goes wrong, whoever asked gets a sentence and never silence.

    While the program stops, that sentence asks them to try again; once it has stopped, nothing is done.
    """
    answers: Answers = interaction.client.answers
    if answers.stopped:
        return
    began = time.monotonic()
    working = asyncio.create_task(_tried(store, interaction, _restarting if answers.stopping else work))
    answers.track(working, asyncio.current_task())
    await asyncio.wait([working], timeout=BREATH)
    if not working.done():
        try:
            await announce(interaction, announcement)
        except FAILURES as wrong:
            log.info("an answer could not be announced: %s", _named(wrong))
    await asyncio.shield(working)  # both are broken off by the answers, each once
    _count(interaction, time.monotonic() - began)


def _count(interaction: discord.Interaction[Any], seconds: float) -> None:
    client: Any = interaction.client
    client.vitals.answered(seconds)
    fields = {"what": _what(interaction.data), "ms": round(seconds * 1000)}
    log.info("answered %(what)s in %(ms)d ms", fields, extra={"fields": fields})


def _what(data: Any) -> str:
    """Return the name of a command, or the verb of a button; where in a move it is stays out of the log."""
    button = ids.read(data.get("custom_id", ""))
    return str(data.get("name") or (button.verb if button else "unknown"))


async def _restarting() -> None:
    raise Refused("restarting")


async def _tried(store: Store, interaction: discord.Interaction[Any], work: Work) -> None:
    try:
        await work()
    except Refused as wrong:
        await _sorry(store, interaction, SENTENCES[wrong.reason], wrong.about)
    except FAILURES as wrong:
        if getattr(wrong, "code", None) not in (ACKNOWLEDGED, TOO_LATE):
            log.warning("an answer did not reach Discord: %s", _named(wrong))
            await _sorry(store, interaction, "discord-not-shown")
    except Exception as wrong:
        log.error("a mistake of ours: %s", traced(wrong))
        await _sorry(store, interaction, "discord-mistake")
    except asyncio.CancelledError:  # the program stops, and this takes too long
        await _sorry(store, interaction, SENTENCES["restarting"])


async def _sorry(
    store: Store, interaction: discord.Interaction[Any], message: str, about: Mapping[str, str | int] = NOTHING
) -> None:
    words = await _readable(store, interaction)
    try:
        await whisper(interaction, _sayable(words, message, about))
    except FAILURES as wrong:
        log.info("nobody could be told: %s", _named(wrong))


def _named(wrong: Exception) -> str:
    """Return what Discord said; of a broken connection only its kind, for an address may hold a token."""
    return str(wrong) if isinstance(wrong, discord.DiscordException) else type(wrong).__name__


async def _readable(store: Store, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for somebody; where what they have chosen cannot be read, those of their client."""
    try:
        return await reader(store, interaction)
    except Exception as wrong:
        log.warning("nobody knows whose language is spoken: %s", traced(wrong))
        return Words(language_of(interaction.locale))


def _sayable(words: Words, message: str, about: Mapping[str, str | int]) -> str:
    """Return a sentence, or that there was a mistake where it cannot be said."""
    try:
        return words.say(message, **about)
    except LookupError as wrong:
        log.error("a mistake of ours: %s", traced(wrong))
        return words.say("discord-mistake")


# -- the words of commands


def said(key: str) -> app_commands.locale_str:
    """Return a word of the commands, which Discord shows in each reader's language."""
    return app_commands.locale_str(Words("en").say(key), key=key)


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a value of an option, which Discord shows in each reader's language."""
    return app_commands.Choice(name=said(key), value=value)


class Translator(app_commands.Translator):
    """The names and descriptions of commands in every language there is."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the words in a locale, or ``None`` where English will do."""
        key, language = string.extras.get("key"), language_of(locale)
        return Words(language).say(key) if key and language != "en" else None
