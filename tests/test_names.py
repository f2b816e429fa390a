"""A test's name is a claim that fits on a line of a report."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 60  # characters after "test_"; CONTRIBUTING.md says so too
CLAIM = re.compile(r"^ *(?:async )?def test_(\w+)", re.MULTILINE)  # parsing every file would take seconds


def claims():
    """Yield the file and the claim of each test."""
    for folder in ("tests", "examples"):
        for file in ROOT.joinpath(folder).rglob("*.py"):
            for claim in CLAIM.findall(file.read_text(encoding="utf-8")):
                yield file.relative_to(ROOT).as_posix(), claim


def test_no_claim_is_too_long():
    found = list(claims())
    assert len(found) > 1000, "these are not all tests"
    assert [(file, claim) for file, claim in found if len(claim) > LONGEST] == []
