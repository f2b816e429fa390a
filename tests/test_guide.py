"""The guide names every command that people can type, and every setting as its panel does."""

import re
from pathlib import Path

from cogs.answering.settings import PERSONAL
from cogs.bot import COGS
from words import Words
from words.languages import ENGLISH

GUIDE = (Path(__file__).parents[1] / "docs/guide.md").read_text(encoding="utf-8")


def commands():
    """Yield every command, and those within a group."""
    for command in (each for cog in COGS for each in cog.__cog_app_commands__):
        yield from (command, *getattr(command, "commands", ()))


def test_the_guide_names_every_command():
    names = {command.name for command in commands()}
    assert {"play", "help", "tournament", "privacy", "erase"} <= names, "little is compared"
    assert sorted(name for name in names if not re.search(rf"`/(\w+ )?{name}\b", GUIDE)) == []


def test_the_guide_says_which_commands_groups_lack():
    here = GUIDE.partition("### Without a server")[2].partition("\n### ")[0]
    places = {each.name: each.allowed_contexts for cog in COGS for each in cog.__cog_app_commands__}
    lacking = {name for name, allowed in places.items() if not allowed.private_channel}
    assert lacking == {"admin", "health", "challenge", "tournament"}, "say so in docs/guide.md"
    assert "`/challenge` and `/tournament`" in here


def test_the_guide_names_every_setting():
    labels = [Words(ENGLISH).say(f"choice-{setting.key}", value="").rstrip(": ") for setting in PERSONAL]
    assert [label for label in labels if f"**{label}**" not in GUIDE] == []
