"""The bot has every cog that is written, and each command says where people may use it, in words that Discord takes."""

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands

from cogs.answering.wording import Translator
from cogs.bot import COGS

ROOT = Path(__file__).parents[2]
COG = re.compile(r"^class (\w+)\(commands\.Cog\)", re.MULTILINE)


def test_the_bot_has_every_cog_that_is_written():
    written = {name for path in (ROOT / "cogs").rglob("*.py") for name in COG.findall(path.read_text(encoding="utf-8"))}
    assert written == {cog.__name__ for cog in COGS}, "add it to COGS in cogs/bot.py"


def test_each_command_says_where_people_may_use_it():
    declared = [command for cog in COGS for command in cog.__cog_app_commands__]
    assert len(declared) > 20, "little is compared"
    unsaid = [command.name for command in declared if command.allowed_contexts is None]
    assert unsaid == [], "add allowed_contexts: otherwise Discord offers it everywhere"


def translated(text, location, monkeypatch):
    """Return what Discord is told that a text is called in French, if the translation says so."""
    monkeypatch.setattr("cogs.answering.wording.Words", lambda language: SimpleNamespace(say=lambda key: text))
    context = app_commands.TranslationContext(getattr(app_commands.TranslationContextLocation, location), None)
    string = app_commands.locale_str("play", key="commands-play-name")
    return asyncio.run(Translator().translate(string, discord.Locale.french, context))


@pytest.mark.parametrize(("text", "location"), [
    ("Jouer", "command_name"), ("jouer vite", "group_name"), ("é" * 33, "parameter_name"), ("", "command_name"),
    ("é" * 101, "command_description"), ("", "choice_name"),
])  # fmt: skip
def test_a_translation_that_discord_would_refuse_is_not_sent(text, location, monkeypatch):
    assert translated(text, location, monkeypatch) is None


@pytest.mark.parametrize(("text", "location"), [
    ("jouer-à", "command_name"), ("Jouer vite", "choice_name"), ("é" * 100, "parameter_description"),
])  # fmt: skip
def test_a_translation_that_discord_takes_is_sent(text, location, monkeypatch):
    assert translated(text, location, monkeypatch) == text
