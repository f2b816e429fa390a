"""No stored shape changes without a new version, so that an older program refuses a newer database."""

import json
from dataclasses import fields, replace

import pytest

from tables.seats.lobby import Sitter
from tests.store.shapes import FILE, FULL, newest, record, shape, shapes

RECORDED = json.loads(FILE.read_text(encoding="utf-8"))
AGAIN = "run `uv run --group test python -m tests.store.shapes`"


def test_recorded_shapes_are_those_of_the_newest_migration():
    assert RECORDED["migration"] == newest(), f"{AGAIN} after adding or renaming a migration"


def test_no_stored_shape_changes_without_a_migration():
    assert RECORDED["shapes"] == shapes(), (
        f"add a migration, if only of a comment, so that the version grows; then {AGAIN}"
    )


@pytest.mark.parametrize(
    "whole",
    [FULL, FULL.sitters[0], FULL.invited[0], FULL.in_play, FULL.in_play.request],
    ids=lambda each: type(each).__name__,
)
def test_the_recorded_lobby_fills_every_field(whole):
    empty = {field.name: field.default for field in fields(whole) if field.name != "unknown"}  # newer fields
    left_out = [name for name, usual in empty.items() if getattr(whole, name) in (usual, None, (), {})]
    assert left_out == [], "fill these in tests/store/shapes.py"


CHANGES = {
    "a key more": lambda dump: {**dump, "colour": "red"},
    "a key less": lambda dump: {key: each for key, each in dump.items() if key != "rated"},
    "another kind": lambda dump: {**dump, "hints": True},
    "a key within": lambda dump: {**dump, "sitters": [{**each, "since": 1.0} for each in dump["sitters"]]},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_shape_shows_what_has_changed(change):
    dump = FULL.dump()
    assert shape([CHANGES[change](dump)]) != shape([dump])


def test_values_do_not_change_a_shape():
    other = replace(FULL, seats=5, sitters=(*FULL.sitters, Sitter("Bruno")), rated="on").decided(request=None)
    assert shape([FULL.dump(), other.dump()]) == shape([FULL.dump()])


def test_a_new_shape_is_recorded_only_with_a_new_migration():
    before = {"migration": "001_tables", "shapes": {"lobby": 1}}
    with pytest.raises(SystemExit, match="add a migration first"):
        record(before, {"lobby": 2}, "001_tables")
    assert record(before, {"lobby": 2}, "002_more") == {"migration": "002_more", "shapes": {"lobby": 2}}
    assert record(before, {"lobby": 1}, "001_tables") == before
