"""The sheet of The Trojan Horse, an owner's file, and mistakes in one.

A broken file is the published one with some lines replaced, so where the mistake stands is known by counting lines.
"""

import re
import tomllib
from importlib.resources import files

import pytest

from engine.cards import SOURCES, CardError
from engine.chance import Guess
from games.horse.rules.cards import Table, load_published_sheet, parse_sheet
from games.horse.rules.game import Horse

PUBLISHED = files("games.horse").joinpath("cards.toml").read_text(encoding="utf-8")
LINES = PUBLISHED.split("\n")
ROWS = tomllib.loads(PUBLISHED)
TABLES = ("warrior", "district", "treasure", "hero", "table")


def head(table, row):
    """Return the line of a row's heading."""
    return [n for n, line in enumerate(LINES, 1) if line == f"[[{table}]]"][row]


def at(table, row, field):
    """Return the line of a field in the published file."""
    start = head(table, row)
    return next(n for n, line in enumerate(LINES, 1) if n > start and line.startswith(f"{field} = "))


def edited(changes):
    """Return the published text with lines replaced; ``None`` takes a line out."""
    return "\n".join(new for n, line in enumerate(LINES, 1) if (new := changes.get(n, line)) is not None)


def refused(text, line, field, wrong=""):
    with pytest.raises(CardError) as raised:
        parse_sheet(text, "mine.toml")
    answer, start = str(raised.value), f"mine.toml, line {line}, {field}: "
    assert answer.startswith(start), f"{answer!r} should begin with {start!r}"
    assert wrong in answer.removeprefix(start)


def test_the_published_numbers():
    sheet = load_published_sheet()
    assert sheet.warriors == (10, 10, 10, 10, 2)
    assert sheet.bonuses == (3, 1, 1, 1, 0, 0, 0)
    assert sheet.treasures == (0, 0, 0, 1, 1, 1, 3)
    assert sheet.heroes == (3, 3, 6, 6, 2)
    assert sheet.tables == (Table(2, 2, 2, 7), Table(3, 1, 1, 5), Table(4, 1, 1, 7))


def test_every_number_says_where_it_is_from():
    for rows in ROWS.values():
        for row in rows:
            assert set(row["status"]) == set(row) - {"status", "id"}
            assert set(row["status"].values()) <= set(SOURCES)


def test_a_game_is_played_with_the_owners_numbers():
    text = edited({at("warrior", 0, "count"): "count = 8", at("table", 1, "room"): "room = 6"})
    game = Horse.with_cards(text, "mine.toml")
    state, _ = game.deal(3, game.options(3, {}), Guess(1))
    assert state.bag.count(0) + state.inside.count(0) + state.beside.count(0) == 8
    assert state.table.room == 6
    assert game.cards != Horse().cards


def test_the_tables_of_the_file_are_the_ones_there_are():
    text = PUBLISHED[: PUBLISHED.rindex("[[table]]")]
    assert Horse.with_cards(text, "mine.toml").variants == {"standard": (2, 3)}


@pytest.mark.parametrize(
    ("table", "row", "field", "new"),
    [
        ("warrior", 0, "count", "count = 1"),
        ("warrior", 3, "count", "count = 21"),
        ("warrior", 4, "count", "count = 3"),
        ("warrior", 4, "count", "count = 1"),
        ("warrior", 0, "count", "count = true"),
        ("district", 6, "bonus", "bonus = -1"),
        ("district", 0, "bonus", "bonus = 10"),
        ("treasure", 0, "value", "value = 10"),
        ("treasure", 0, "value", "value = -1"),
        ("treasure", 1, "count", "count = 8"),
        ("treasure", 1, "count", "count = -1"),
        ("hero", 2, "count", "count = -1"),
        ("hero", 2, "count", "count = 41"),
        ("hero", 4, "count", 'count = "2"'),
        ("table", 0, "seats", "seats = 1"),
        ("table", 2, "seats", "seats = 5"),
        ("table", 2, "colours", "colours = 2"),
        ("table", 0, "colours", "colours = 0"),
        ("table", 0, "turns", "turns = 3"),
        ("table", 0, "turns", "turns = 0"),
        ("table", 1, "room", "room = 0"),
        ("table", 1, "room", "room = 41"),
    ],
)
def test_a_number_out_of_place_is_pointed_at(table, row, field, new):
    line = at(table, row, field)
    refused(edited({line: new}), line, field, "a whole number from")


@pytest.mark.parametrize(
    ("table", "row", "field", "number"),
    [
        ("warrior", 0, "count", 2),
        ("warrior", 3, "count", 20),
        ("district", 6, "bonus", 0),
        ("district", 0, "bonus", 9),
        ("treasure", 0, "value", 0),
        ("treasure", 0, "value", 9),
        ("hero", 2, "count", 0),
        ("hero", 2, "count", 40),
        ("table", 1, "room", 40),
    ],
)
def test_a_number_at_its_limit_is_read(table, row, field, number):
    wide = {at("table", index, "room"): "room = 40" for index in range(3)}
    assert (
        parse_sheet(edited(wide | {at(table, row, field): f"{field} = {number}"}), "mine.toml")
        != load_published_sheet()
    )


def test_a_treasure_may_be_there_no_times():
    lines = {at("treasure", 0, "count"): "count = 0", at("treasure", 1, "count"): "count = 4"}
    assert len(parse_sheet(edited(lines), "mine.toml").treasures) == 7


@pytest.mark.parametrize("kept", [1, 2, 3])
def test_one_kind_of_hero_card_that_lets_load_will_do(kept):
    lines = {at("hero", row, "count"): "count = 0" for row in (1, 2, 3) if row != kept}
    assert parse_sheet(edited(lines), "mine.toml").heroes[kept] > 0


def test_a_room_of_one_is_a_number_but_too_small():
    refused(edited({at("table", 1, "room"): "room = 1"}), head("table", 0), "table", "no room for all")


@pytest.mark.parametrize(("table", "row", "new"), [("warrior", 0, 'id = "blue"'), ("hero", 4, 'id = "zeus"')])
def test_rows_stand_in_their_order(table, row, new):
    line = at(table, row, "id")
    refused(edited({line: new}), line, "id", "belongs here")


@pytest.mark.parametrize(
    ("table", "field"), [(table, field) for table in TABLES for field in ROWS[table][-1] if field != "status"]
)
def test_a_missing_field_is_pointed_at_by_its_row(table, field):
    refused(edited({at(table, len(ROWS[table]) - 1, field): None}), head(table, -1), field, "missing")


@pytest.mark.parametrize("table", TABLES)
def test_an_unknown_field_is_pointed_at(table):
    line = at(table, 0, "status")
    refused(edited({line: LINES[line - 1] + "\nshade = 3"}), line + 1, "shade", "not known")


@pytest.mark.parametrize("table", TABLES)
def test_a_number_without_a_source_is_pointed_at(table):
    line = at(table, 0, "status")
    refused(edited({line: "status = {}"}), line, "status", "a source for each")


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_named(table):
    refused(re.sub(rf"\[\[{table}\]\]\n(.+\n)+", "", PUBLISHED), 1, table, "missing")


@pytest.mark.parametrize(("table", "wrong"), [("warrior", "5 rows"), ("hero", "5 rows"), ("district", "7 districts")])
def test_there_are_as_many_rows_as_kinds(table, wrong):
    block = re.search(rf"\[\[{table}\]\]\n(.+\n)+", PUBLISHED)[0]
    text = PUBLISHED + block
    refused(text, head(table, 0), table, wrong)


def test_there_is_a_treasure_for_each_district():
    line = at("treasure", 0, "count")
    refused(edited({line: "count = 2"}), head("treasure", 0), "treasure", "one card for each of 7 districts")


def test_a_hero_card_must_let_somebody_load():
    lines = {at("hero", row, "count"): "count = 0" for row in (1, 2, 3)}
    refused(edited(lines), head("hero", 0), "hero", "lets anybody load")


def test_all_warriors_must_find_room():
    refused(edited({at("table", 0, "room"): "room = 5"}), head("table", 0), "table", "2 players may have 40")
    refused(edited({at("table", 1, "room"): "room = 4"}), head("table", 0), "table", "3 players may have 30")
    refused(edited({at("table", 2, "room"): "room = 5"}), head("table", 0), "table", "4 players may have 40")


def counted(*counts):
    """Return the published text with so many warriors of the colours, red first."""
    return edited({at("warrior", row, "count"): f"count = {count}" for row, count in enumerate(counts)})


def test_a_board_that_is_full_at_the_end_will_do():
    assert parse_sheet(counted(11, 12, 12, 12), "mine.toml").warriors[:4] == (11, 12, 12, 12)


def test_the_colours_that_may_be_in_play_are_those_that_count():
    refused(counted(12, 12, 12, 10), head("table", 0), "table", "3 players may have 36")
    refused(counted(12, 10, 12, 12), head("table", 0), "table", "3 players may have 36")
    assert parse_sheet(counted(12, 12, 11, 10), "mine.toml").warriors[:4] == (12, 12, 11, 10)


def test_no_two_rows_are_for_the_same_seats():
    line = at("table", 2, "seats")
    refused(edited({line: "seats = 3"}), head("table", 0), "table", "the same number of seats")


def test_a_slip_of_the_pen_is_pointed_at():
    line = at("hero", 1, "count")
    refused(edited({line: "count 3"}), line, "TOML")


def test_a_comment_in_a_card_file_makes_no_other_sheet():
    other = parse_sheet(PUBLISHED + "\n# a comment\n", "other.toml")
    assert other == load_published_sheet()
    assert (other.source, Horse().source) == (PUBLISHED + "\n# a comment\n", PUBLISHED)
    assert "a comment" not in repr(other)
