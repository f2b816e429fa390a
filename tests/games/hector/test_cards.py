"""The card file that comes with the game, an owner's file, and mistakes in one."""

import re
import tomllib
from importlib.resources import files

import pytest

from engine.cards import SOURCES, CardError
from games.hector.rules.cards import COLOURS, EDGES, load_published_sheet, parse_sheet
from games.hector.rules.game import Hector
from tests.clauses import clause
from tests.games.hector.table import dealt

PUBLISHED = files("games.hector").joinpath("cards.toml").read_text(encoding="utf-8")
LINES = PUBLISHED.split("\n")
ROWS = tomllib.loads(PUBLISHED)
TABLES = ("troop", "hero", "fate", "marker")


def at(table, row, field):
    """Return the line of a field in the published file, counted from 1."""
    start = [n for n, line in enumerate(LINES, 1) if line == f"[[{table}]]"][row]
    return next(n for n, line in enumerate(LINES, 1) if n > start and line.startswith(f"{field} = "))


def edited(table, row, field, new):
    """Return the published text with one field changed; without a new value it is taken out."""
    changed = LINES[:]
    line = at(table, row, field) - 1
    changed[line : line + 1] = [] if new is None else [f"{field} = {new}"]
    return "\n".join(changed)


def without(table):
    return re.sub(rf"\[\[{table}\]\]\n(.+\n)+", "", PUBLISHED)


def refusal(text):
    with pytest.raises(CardError) as wrong:
        parse_sheet(text, "own.toml")
    return str(wrong.value)


@clause("HA-01")
def test_there_are_48_troops_and_six_heroes_a_side():
    sheet = load_published_sheet()
    assert (sum(sheet.counts), sheet.pile, sheet.favours, sheet.most_shame) == (48, 12, 3, 3)
    assert [[hero.value for hero in side] for side in sheet.heroes] == [[6, 5, 5, 4, 4, 3]] * 2


HEROES = {  # by color, in the order of COLOURS: those of the Achaeans, those of the Trojans, the value of both
    "red": ("Achilles", "Hector", 6),
    "green": ("Aias", "Sarpedon", 5),
    "blue": ("Diomedes", "Aeneas", 5),
    "yellow": ("Odysseus", "Glaucus", 4),
    "purple": ("Agamemnon", "Paris", 4),
    "brown": ("Menelaus", "Acamas", 3),
}
TILES = (  # clockwise
    "red green blue yellow",
    "red green yellow brown",
    "red blue purple yellow",
    "red blue brown purple",
    "green purple blue brown",
    "green yellow purple brown",
)


@clause("HA-01")
def test_the_troops_are_those_of_the_rulebook():
    assert {row["id"]: (row["value"], row["count"]) for row in ROWS["troop"]} == {
        "slinger": (1, 2), "archer": (2, 2), "peltast": (3, 2), "hoplite": (4, 2),
    }  # fmt: skip


@clause("HA-01")
@pytest.mark.parametrize("side", [0, 1])
def test_each_hero_has_a_name_a_color_and_a_value(side):
    found = [(hero.names["en"], hero.value) for hero in load_published_sheet().heroes[side]]
    assert found == [(HEROES[colour][side], HEROES[colour][2]) for colour in COLOURS]


@clause("HA-03")
def test_the_tiles_have_their_colors_in_order():
    assert [" ".join(COLOURS[edge] for edge in tile) for tile in load_published_sheet().tiles] == list(TILES)


@pytest.mark.parametrize("table", TABLES)
def test_every_number_says_where_it_is_from(table):
    for row in ROWS[table]:
        numbers = set(row) - {"id", "side", "name", "kind", "status"}
        assert set(row["status"]) == numbers
        assert set(row["status"].values()) <= set(SOURCES)


def test_unpublished_numbers_are_marked():
    assert {row["name"] for row in ROWS["hero"] if row["status"]["value"] == "fact"} == {"Aias", "Agamemnon"}
    assert {row["status"][edge] for row in ROWS["fate"] for edge in EDGES} == {"reconstruction"}


@clause("HA-03")
def test_each_color_is_on_four_tiles_and_no_tiles_repeat():
    tiles = load_published_sheet().tiles
    assert all(sum(colour in tile for tile in tiles) == 4 for colour in range(len(COLOURS)))
    assert len({frozenset(tile) for tile in tiles}) == len(tiles)


def test_the_cards_of_an_owner_are_the_ones_dealt():
    game = Hector.with_cards(edited("troop", 0, "count", 4), "own")
    state = dealt(game=game)
    assert [len(pile) for pile in state.piles[0]] == [15] * 4
    assert game.cards != Hector().cards
    assert Hector().source == PUBLISHED


def test_favours_shame_and_tiles_of_an_owner_count():
    assert dealt(game=Hector.with_cards(edited("marker", 0, "count", 5), "own")).favours == [5, 5]
    assert parse_sheet(edited("marker", 1, "count", 1), "own").most_shame == 1
    tile = parse_sheet(edited("fate", 0, "north", '"brown"'), "own").tiles[0]
    assert tile[0] == COLOURS.index("brown")


def test_names_and_comments_leave_the_fingerprint_alone():
    named = edited("hero", 0, "name", '{ en = "Achilleus", fr = "Achille" }')
    assert parse_sheet(named + "\n# mine\n", "own").fingerprint == load_published_sheet().fingerprint
    assert parse_sheet(named, "own").heroes[0][0].names["en"] == "Achilleus"


WRONG = [
    ("troop", 1, "id", '"elephant"', "one of archer"),
    ("troop", 1, "value", 3, "from 2 to 2"),
    ("troop", 1, "count", -1, "from 0 to 9"),
    ("troop", 1, "count", None, "missing"),
    ("hero", 0, "side", '"greek"', "one of achaean, trojan"),
    ("hero", 0, "colour", '"pink"', "one of red"),
    ("hero", 1, "colour", '"red"', "has a hero of this colour already"),
    ("hero", 2, "value", 0, "from 1 to 9"),
    ("hero", 2, "name", 3, "a name such as"),
    ("fate", 3, "east", '"pink"', "one of red"),
    ("fate", 3, "west", '"red"', "different colours"),
    ("marker", 0, "kind", '"shame"', "one of favour"),
    ("marker", 1, "count", 10, "from 0 to 9"),
    ("marker", 1, "status", '{ count = "guess" }', "one of fact, derived, reconstruction"),
    ("hero", 5, "status", '{ colour = "fact" }', "a source for each of colour, value"),
]


@pytest.mark.parametrize(("table", "row", "field", "new", "wrong"), WRONG)
def test_a_mistake_is_pointed_at_by_line_and_field(table, row, field, new, wrong):
    line = at(table, row, field) if new is not None else at(table, row, "id") - 1
    said = refusal(edited(table, row, field, new))
    assert said.startswith(f"own.toml, line {line}, {field}: ")
    assert wrong in said


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_named(table):
    assert f"{table}: this table is missing" in refusal(without(table))


@pytest.mark.parametrize("table", TABLES)
def test_a_field_that_is_not_known_is_pointed_at(table):
    said = refusal(PUBLISHED.replace(f"[[{table}]]\n", f"[[{table}]]\ncolor = 1\n", 1))
    assert "color: this field is not known here" in said


LAST_HERO = "\n".join(LINES[at("hero", 11, "side") - 2 : at("hero", 11, "status")])
UNPLAYABLE = [
    (PUBLISHED + "\n[[city]]\nx = 1\n", "this table is not known"),
    (edited("troop", 0, "count", 1), "42 troops make no 4 equal piles"),
    (PUBLISHED.replace("count = 2\n", "count = 0\n", 3), "12 troops make no 4 equal piles of 5 or more"),
    (PUBLISHED.replace("count = 2\n", "count = 0\n"), "0 troops make no 4 equal piles"),
    (PUBLISHED.replace(LAST_HERO, ""), "the trojan side needs 6 heroes, not 5"),
]


@pytest.mark.parametrize(("text", "wrong"), UNPLAYABLE)
def test_a_file_that_cannot_be_played_with_is_refused(text, wrong):
    assert wrong in refusal(text)


def test_there_are_as_many_troops_and_markers_as_belong_there():
    row = '\n[[troop]]\nid = "hoplite"\nvalue = 4\ncount = 2\nstatus = { value = "fact", count = "fact" }\n'
    assert "4 troops belong here, not 5" in refusal(PUBLISHED + row)
    row = '\n[[marker]]\nkind = "shame"\ncount = 2\nstatus = { count = "fact" }\n'
    assert "2 kinds of markers belong here, not 3" in refusal(PUBLISHED + row)
