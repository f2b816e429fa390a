"""Views as JSON: exact, plain, and as the page says."""

import json
import re
from pathlib import Path

import pytest

from engine.contract import random_game
from engine.core import NOBODY, tables_of
from engine.wire import convert_to_json, view_json
from tests.contract.boxes import GAMES, TABLES

PAGE = (Path(__file__).parents[2] / "docs/bots-views.md").read_text(encoding="utf-8")
TITLES = {
    "iliad": "Iliad",
    "delphi": "Delphi",
    "olympus": "Fight for Olympus",
    "hector": "Hector and Achilles",
    "horse": "The Trojan Horse",
}


def leaves(record, prefix=""):
    """Yield the names of the fields that hold no other record, such as ``armies[].piles``."""
    for name, value in record.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{prefix}{name}.")
        elif isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            for each in value:
                yield from leaves(each, f"{prefix}{name}[].")
        else:
            yield prefix + name


def views(key, seed=1):
    """Yield what seats see in random games at every table, until they are over."""
    for variant, seats in tables_of(GAMES[key]):
        for state, seat, _ in random_game(GAMES[key], variant, seats, seed):
            if seat != NOBODY:
                yield from map(state.view, range(seats))


@pytest.mark.parametrize("key", GAMES)
def test_the_page_explains_every_field_and_no_other(key):
    section = PAGE.partition(f"\n## {TITLES[key]}\n")[2].partition("\n## ")[0]
    explained = re.findall(r"^\| `([\w.\[\]]+)` \| ", section, re.MULTILINE)
    assert len(set(explained)) == len(explained)
    assert set(explained) == {name for view in views(key) for name in leaves(view_json(view))}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant", "seats"), TABLES)
def test_different_views_are_different_in_json(game, variant, seats):
    said = {}
    for state, _, _ in random_game(game, variant, seats, 1):
        for seat in range(seats):
            view = state.view(seat)
            text = json.dumps(view_json(view), allow_nan=False)
            assert json.loads(text) == view_json(view), "what is not plain JSON comes back as something else"
            assert said.setdefault(text, view) == view


def test_a_sheet_is_named_and_not_sent_with_every_view():
    view = next(views("hector"))
    assert view_json(view)["sheet"] == GAMES["hector"].cards


def test_what_json_cannot_say_is_refused():
    with pytest.raises(TypeError, match="set cannot be said in JSON"):
        convert_to_json({1})


def test_keys_become_text():
    assert convert_to_json({1: (True, None, 0.5, "x")}) == {"1": [True, None, 0.5, "x"]}
