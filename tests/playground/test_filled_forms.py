"""What a person's client sends for a form: the answers given, those preset, and nothing that was not offered."""

import pytest

from playground import filled_forms
from playground.filled_forms import ClientRefuses

RADIO, BOXES, BOX, MENU = 21, 22, 23, 3


def question(kind, *preset, **changes):
    """Return a question with the options a, b and c, of which some are preset."""
    options = [{"label": each.upper(), "value": each, "default": each in preset} for each in "abc"]
    part = {"type": kind, "custom_id": "it", "options": options, "min_values": None, "max_values": None} | changes
    return [{"type": 18, "label": "Q", "component": part}]


def answer(parts, values=None):
    [filled] = filled_forms.fill_modal(parts, values or {}, None)
    assert filled["component"]["type"] == parts[0]["component"]["type"]
    return filled["component"]


def test_a_radio_group_sends_its_one_value():
    assert answer(question(RADIO, "b"))["value"] == "b"
    assert answer(question(RADIO, "b"), {"it": "c"})["value"] == "c"
    assert answer(question(RADIO, required=False))["value"] is None


def test_a_group_of_boxes_sends_all_that_are_ticked():
    assert answer(question(BOXES, "a", "c"))["values"] == ["a", "c"]
    assert answer(question(BOXES, "a"), {"it": ["b", "c"]})["values"] == ["b", "c"]


def test_a_group_that_is_not_required_may_be_left_empty():
    assert answer(question(BOXES, "a", required=False), {"it": []})["values"] == []
    assert answer(question(MENU, "a", required=False), {"it": []})["values"] == []
    with pytest.raises(ClientRefuses):
        answer(question(BOXES, "a"), {"it": []})


def test_a_group_takes_as_many_as_it_says():
    assert answer(question(BOXES), {"it": ["a", "b", "c"]})["values"] == ["a", "b", "c"]
    with pytest.raises(ClientRefuses):
        answer(question(BOXES, max_values=2), {"it": ["a", "b", "c"]})
    with pytest.raises(ClientRefuses):
        answer(question(BOXES, min_values=2), {"it": ["a"]})


def test_a_menu_in_a_form_sends_one_value():
    assert answer(question(MENU, "a"), {"it": ["b"]})["values"] == ["b"]
    with pytest.raises(ClientRefuses):
        answer(question(MENU, "a"), {"it": ["b", "c"]})


@pytest.mark.parametrize("kind", [RADIO, BOXES, MENU])
def test_a_value_that_was_not_offered_is_not_sent(kind):
    with pytest.raises(ClientRefuses):
        answer(question(kind, "a"), {"it": "d" if kind == RADIO else ["d"]})


@pytest.mark.parametrize("kind", [RADIO, BOXES, MENU])
def test_a_required_question_needs_an_answer(kind):
    with pytest.raises(ClientRefuses):
        answer(question(kind))


@pytest.mark.parametrize("ticked", [True, False])
def test_a_box_sends_whether_it_is_ticked(ticked):
    box = [{"type": 18, "label": "Q", "component": {"type": BOX, "custom_id": "it", "default": ticked}}]
    assert answer(box)["value"] is ticked
    assert answer(box, {"it": not ticked})["value"] is not ticked


def test_a_text_that_was_cleared_is_sent_as_empty():
    field = {"type": 4, "custom_id": "it", "value": "before"}
    optional = [{"type": 18, "label": "Q", "component": field | {"required": False}}]
    assert answer(optional)["value"] == "before"
    assert answer(optional, {"it": ""})["value"] == ""
    with pytest.raises(ClientRefuses):
        answer([{"type": 18, "label": "Q", "component": field}], {"it": ""})
