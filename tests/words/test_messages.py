"""What the bot says on Discord: a sentence for every refusal, and limits for what Discord limits."""

import re
from collections import Counter
from pathlib import Path
from typing import get_args

from cogs.answering.refusals import SENTENCES
from store import Status
from terminal.translations import uses

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "cogs", ROOT / "tables")
SOURCES = {path: path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.rglob("*.py")}
RAISED = r'(?:Refused\(|super\(\).__init__\()\s*"([a-z-]+)"'  # a kind of refusal names its own reason


def test_every_reason_for_refusal_has_a_message():
    reasons = {reason for text in SOURCES.values() for reason in re.findall(RAISED, text)}
    reasons |= {status for kind in get_args(Status) for status in get_args(kind)} - {"lobby", "playing"}
    assert reasons == set(SENTENCES)


def test_the_sentences_of_refusals_are_called_so():
    """By their name the check of translations knows that they must be short."""
    assert all("refused-" in message for message in SENTENCES.values())


def test_the_check_finds_what_discord_limits():
    count = Counter(uses().values())
    assert count["option"] >= 40
    assert count["description"] >= 20
    assert min(count[use] for use in ("button", "menu", "choice")) >= 2
