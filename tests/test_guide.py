"""The guide names every command that people can type, and every setting as its panel does."""

import re
from pathlib import Path

from cogs.answering.settings import PERSONAL
from cogs.bot import COGS
from tables.history import challenges
from tables.limits import LOBBIES
from tables.tournaments import director
from tables.tournaments.tournament import MOST, TERMS
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


def test_the_guide_names_every_term_of_a_tournament():
    names = [Words(ENGLISH).say(f"choice-{term.key}-name").replace("-", " ") for term in TERMS]
    assert [name for name in names if f"**{name}**" not in GUIDE] == []


def test_the_guide_says_how_many_one_may_have_open():
    assert f"| open lobbies | {LOBBIES} |" in GUIDE
    assert f"| open challenges of your own | {challenges.EACH} |" in GUIDE
    assert f"| tournaments of your own in a server | {director.EACH}, and {director.IN_SERVER} of all people |" in GUIDE
    assert f"room for {MOST} people or teams" in GUIDE


def test_the_guide_says_which_commands_groups_lack():
    here = GUIDE.partition("### Without a server")[2].partition("\n### ")[0]
    places = {each.name: each.allowed_contexts for cog in COGS for each in cog.__cog_app_commands__}
    lacking = {name for name, allowed in places.items() if not allowed.private_channel}
    assert lacking == {"admin", "health", "challenge", "tournament"}, "say so in docs/guide.md"
    assert "`/challenge` and `/tournament`" in here


def test_the_guide_names_every_setting():
    labels = [Words(ENGLISH).say(f"choice-{setting.key}", value="").rstrip(": ") for setting in PERSONAL]
    assert [label for label in labels if f"**{label}**" not in GUIDE] == []
