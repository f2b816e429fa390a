"""Every button and menu has one handler, and defines where its answer goes."""

import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from cogs.answering import button_ids
from cogs.answering.button_ids import APART, NO_CHOICE, PANEL, PLACE, Id
from cogs.answering.cog import MENU, _value
from cogs.bot import COGS, Ilion
from games.catalog import load_catalog
from tables import Refused
from tables.thinking.thinking import AtOnce

SOURCES = Path(__file__).parents[3] / "cogs"


def known():
    bot = Ilion(Mock(), load_catalog(), AtOnce(0.0), shard_count=1)
    return [getattr(kind(bot), "clicks", {}) for kind in COGS]


def test_no_two_cogs_handle_the_same_verb():
    verbs = [verb for clicks in known() for verb in clicks]
    assert len(verbs) == len(set(verbs)) > 40


def test_every_button_that_is_made_is_answered():
    """Find ids written with a literal verb; only tables of verbs and the settings panel build others."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    made = set(re.findall(r'\bId\(\s*"([a-z-]+)"', source)) | set(re.findall(r'\.id\(\s*"([a-z-]+)"', source))
    answered = {verb for clicks in known() for verb in clicks}
    assert made - answered == set()
    assert len(made) > 30


def test_lobby_clicks_edit_in_place_and_hands_open_privately():
    meant = {verb: click.answer for clicks in known() for verb, click in clicks.items()}
    assert meant["join"] is meant["start"] is PLACE
    assert meant["answer"] is meant["refresh"] is PANEL
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
def test_an_option_that_the_store_cannot_hold_is_refused_as_forged(value):
    for values in ([value], ["1", value]):
        with pytest.raises(Refused) as refused:
            _value({"component_type": MENU, "values": values})
        assert refused.value.reason == "forged"


@pytest.mark.parametrize("data", [{}, {"values": []}, {"values": None}])
def test_an_option_menu_without_a_choice_is_refused_as_forged(data):
    with pytest.raises(Refused, match="forged"):
        _value(data | {"component_type": MENU})


def test_a_valid_choice_is_read_as_a_number():
    assert _value({"component_type": MENU, "values": ["0"]}) == 0
    assert _value({"component_type": PEOPLE, "values": [str(button_ids.LARGEST), "2"]}) == button_ids.LARGEST
    assert _value({"component_type": PEOPLE, "values": []}) == NO_CHOICE
    assert _value({"component_type": 2, "custom_id": "il:hand:1:0:"}) == NO_CHOICE


@pytest.mark.parametrize("text", [None, 5, b"il:hand:1:0:", ["il:hand:1:0:"], "il:hand:" + "9" * 5000 + ":0:"])
def test_an_id_of_any_other_kind_is_not_ours(text):
    assert button_ids.parse_id(text) is None


@pytest.mark.parametrize("written", ["il:answer:7:3:1.2", "il:answer:7:3:1.2:0", "il:answer:7:3:1.2:9999"])
def test_the_drawing_of_a_menu_means_nothing(written):
    assert button_ids.parse_id(written) == Id("answer", 7, 3, (1, 2))


@pytest.mark.parametrize("written", ["il:answer:7:3:1.2:", "il:answer:7:3:1.2:x", "il:answer:7:3:1.2:1:1"])
def test_an_id_with_another_end_is_not_ours(written):
    assert button_ids.parse_id(written) is None


def test_no_two_drawings_of_a_menu_have_the_same_id():
    identity = Id("a" * 20, 10**12 - 1, 10**9 - 1, (99,) * 12)
    drawn = [identity.drawn() for _ in range(1000)]
    assert len(set(drawn)) == 1000
    assert max(map(len, drawn)) <= button_ids.LONGEST
    assert {button_ids.parse_id(each) for each in drawn} == {identity}
