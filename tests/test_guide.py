"""The guide names every command that people can type."""

import re
from pathlib import Path

from words import Words
from words.languages import ENGLISH

ROOT = Path(__file__).parents[1]
DECLARED = re.compile(r'(?P<kind>\.command|\.Group)\(\s*name=localize_text\("(?P<message>[\w-]+)"\)')


def commands():
    """Return the English name of every command, but for those in a group, which the group's name leads to."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for found in DECLARED.finditer(path.read_text(encoding="utf-8")):
            yield Words(ENGLISH).say(found["message"])


def test_the_guide_names_every_command():
    names, guide = set(commands()), (ROOT / "docs/guide.md").read_text(encoding="utf-8")
    assert {"play", "help", "tournament", "privacy"} <= names, "little is compared"
    assert sorted(name for name in names if not re.search(rf"`/(\w+ )?{name}\b", guide)) == []
