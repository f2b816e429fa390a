"""A test that only defines what it would do cannot fail."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
BLOCK = re.compile(r"^(?=(?:async )?def |class |@)", re.MULTILINE)  # parsing every file would take seconds
NAME = re.compile(r"^def (test_\w+)")
INNER = re.compile(r"^    (?:async )?def (\w+)", re.MULTILINE)


def find_unplayed(source):
    """Return the tests of a file that define a function and never use it."""
    blocks = [block for block in BLOCK.split(source) if NAME.match(block)]
    return [
        NAME.match(block)[1]
        for block in blocks
        for name in INNER.findall(block)
        if len(re.findall(rf"\b{name}\b", block)) < 2
    ]


def test_every_scene_of_a_test_is_played():
    files = [*TESTS.rglob("test_*.py")]
    assert len(files) > 100, "these are not all tests"
    assert [(file.name, name) for file in files for name in find_unplayed(file.read_text(encoding="utf-8"))] == []


def test_a_scene_that_nobody_plays_is_found():
    unplayed = "def test_it():\n    async def scene():\n        assert False\n\n\n"
    played = unplayed.replace("it", "that").rstrip() + "\n\n    run(scene)\n"
    assert find_unplayed(unplayed + played) == ["test_it"]
