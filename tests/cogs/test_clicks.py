"""Every button and menu means one thing, and says where its answer comes."""

import re
from pathlib import Path

from cogs.clicks import APART, PANEL, PLACE
from cogs.client import COGS, Ilion
from engine.shelf import shelf
from tables.thinking import AtOnce

SOURCES = Path(__file__).parents[2] / "cogs"


def known():
    bot = Ilion(None, shelf(), AtOnce(0.0), shard_count=1)
    return [getattr(kind(bot), "clicks", {}) for kind in COGS]


def test_no_two_cogs_answer_the_same_click():
    verbs = [verb for clicks in known() for verb in clicks]
    assert len(verbs) == len(set(verbs)) > 40


def test_every_button_that_is_made_is_answered():
    """Ids are made with a verb in words, save where a table of verbs or a panel of settings makes them."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    made = set(re.findall(r'\bId\(\s*"([a-z-]+)"', source)) | set(re.findall(r'\.id\(\s*"([a-z-]+)"', source))
    answered = {verb for clicks in known() for verb in clicks}
    assert made - answered == set()
    assert len(made) > 30


def test_what_changes_a_lobby_changes_it_in_its_place_and_a_hand_never_lies_where_others_see():
    meant = {verb: click.answer for clicks in known() for verb, click in clicks.items()}
    assert meant["join"] is meant["start"] is PLACE
    assert meant["choose"] is meant["refresh"] is PANEL
    assert meant["hand"] is APART
