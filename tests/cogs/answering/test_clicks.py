"""Every button and menu means one thing, and says where its answer comes."""

import re
from pathlib import Path

import pytest

from cogs.answering import button_ids
from cogs.answering.cog import MENU, NONE, _value
from cogs.answering.verbs import APART, PANEL, PLACE
from cogs.bot import COGS, Ilion
from games.shelf import shelf
from tables import Refused
from tables.thinking import AtOnce

SOURCES = Path(__file__).parents[3] / "cogs"


def known():
    bot = Ilion(None, shelf(), AtOnce(0.0), shard_count=1)
    return [getattr(kind(bot), "clicks", {}) for kind in COGS]


def test_no_two_cogs_answer_the_same_click():
    verbs = [verb for clicks in known() for verb in clicks]
    assert len(verbs) == len(set(verbs)) > 40


def test_every_button_that_is_made_is_answered():
    """Ids are made with a verb in words, save where a table of verbs or a panel of settings makes them."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    made = set(re.findall(r'\bId\(\s*"([a-z-]+)"', source)) | set(re.findall(r'\.id\(\s*"([a-z-]+)"', source))
    answered = {verb for clicks in known() for verb in clicks}
    assert made - answered == set()
    assert len(made) > 30


def test_what_changes_a_lobby_changes_it_in_its_place_and_a_hand_never_lies_where_others_see():
    meant = {verb: click.answer for clicks in known() for verb, click in clicks.items()}
    assert meant["join"] is meant["start"] is PLACE
    assert meant["choose"] is meant["refresh"] is PANEL
    assert meant["hand"] is APART


FORGED = [
    "",
    "-1",
    "-5",
    "1.0",
    "٣",
    " 1",
    "1 ",
    "0x1",
    "1e3",
    "one",
    "9" * 19,
    str(1 << 63),
    "9" * 5000,
    None,
    3,
    ["1"],
]
PEOPLE = 5  # a menu of people, which may be left empty


@pytest.mark.parametrize("value", FORGED, ids=lambda value: str(value)[:20])
def test_an_option_that_is_no_number_for_the_store_is_forged(value):
    for values in ([value], ["1", value]):
        with pytest.raises(Refused) as refused:
            _value({"component_type": MENU, "values": values})
        assert refused.value.reason == "forged"


@pytest.mark.parametrize("data", [{}, {"values": []}, {"values": None}])
def test_a_menu_of_options_without_one_is_forged(data):
    with pytest.raises(Refused, match="forged"):
        _value(data | {"component_type": MENU})


def test_an_honest_choice_is_its_number():
    assert _value({"component_type": MENU, "values": ["0"]}) == 0
    assert _value({"component_type": PEOPLE, "values": [str(button_ids.LARGEST), "2"]}) == button_ids.LARGEST
    assert _value({"component_type": PEOPLE, "values": []}) == NONE
    assert _value({"component_type": 2, "custom_id": "il:hand:1:0:"}) == NONE


@pytest.mark.parametrize("text", [None, 5, b"il:hand:1:0:", ["il:hand:1:0:"], "il:hand:" + "9" * 5000 + ":0:"])
def test_an_id_of_any_kind_is_read_as_none_of_ours(text):
    assert button_ids.read(text) is None
