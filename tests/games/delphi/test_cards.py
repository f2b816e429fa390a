"""The card file of Delphi, an owner's file, and mistakes in one."""

import re
import tomllib
from importlib.resources import files

import pytest

from engine.cards import SOURCES, CardError, CardFile
from engine.chance import Guess
from engine.core import TableRefused
from games.delphi.rules.cards import ACHILLES, ARES, GLORY, LAUREL, load_published_sheet, parse_sheet
from games.delphi.rules.game import Delphi
from games.delphi.rules.march import list_prizes

PUBLISHED = files("games.delphi").joinpath("cards.toml").read_text(encoding="utf-8")
LINES = PUBLISHED.split("\n")
ROWS = tomllib.loads(PUBLISHED)
TABLES = ("warrior", "hero", "special", "oracle", "march", "table")


def at(table, row, field):
    """Return the line of a field in the published file."""
    head = [n for n, line in enumerate(LINES, 1) if line == f"[[{table}]]"][row]
    return next(n for n, line in enumerate(LINES, 1) if n > head and line.startswith(f"{field} = "))


def edited(changes):
    """Return the published text with lines replaced; ``None`` takes a line out."""
    return "\n".join(new for n, line in enumerate(LINES, 1) if (new := changes.get(n, line)) is not None)


def without(table):
    """Return the published text without the rows of a table."""
    return re.sub(rf"\[\[{table}\]\]\n(.+\n)+", "", PUBLISHED)


def test_every_number_says_where_it_is_from():
    for rows in ROWS.values():
        for row in rows:
            assert set(row["status"]) == {field for field, value in row.items() if isinstance(value, int)}
            assert set(row["status"].values()) <= set(SOURCES)


def test_the_reconstructions_are_those_named_on_the_rules_page():
    found = {
        (table, number)
        for table, rows in ROWS.items()
        for row in rows
        for number, source in row["status"].items()
        if source == "reconstruction" and row.get("variant") != "standard"
    }
    prizes = {("march", field) for field in ("malus", "second", "winner")}
    assert found == prizes | {("hero", "number"), ("oracle", "amount"), ("table", "seats"), ("table", "draw")}


def test_the_cards_of_an_owner_are_the_ones_played_with():
    changes = {
        at("hero", 1, "number"): "number = 12",
        at("special", 1, "count"): "count = 0",
        at("oracle", LAUREL, "amount"): "amount = 7",
        at("oracle", GLORY, "amount"): "amount = 3",
        at("march", 4, "second"): "second = 6",
        at("table", 0, "draw"): "draw = 7",
    }
    game = Delphi.with_cards(edited(changes), "mine.toml")
    assert game.sheet.numbers[ACHILLES] == 12
    assert ARES not in game.sheet.pile
    assert (game.sheet.laurel, game.sheet.glory) == (7, 3)
    assert list_prizes(game.sheet.lines[4], 3) == (-5, 6, 10)
    state, _ = game.deal(3, game.options(3, {}), Guess(1))
    assert [sum(hand) for hand in state.hands] == [7, 7, 7]


def test_a_copy_of_the_published_file_is_the_published_game():
    assert Delphi().source == PUBLISHED
    assert Delphi.with_cards(PUBLISHED, "mine.toml").cards == Delphi().cards
    renamed = edited({at("hero", 0, "name"): 'name = { en = "Ajax", fr = "Ajax" }'})
    assert Delphi.with_cards(renamed, "mine.toml").cards == Delphi().cards
    assert parse_sheet(renamed, "mine.toml").heroes[0]["en"] == "Ajax"


def test_every_number_changes_the_fingerprint():
    numbers = [n for n, line in enumerate(LINES, 1) if re.fullmatch(r"\w+ = \d+", line)]
    texts = [PUBLISHED, *(re.sub(r"= 07$", "= 7", edited({n: LINES[n - 1] + "7"}), flags=re.M) for n in numbers)]
    assert len(numbers) == 5 * 2 + 4 * 2 + 10 + 9 + 9 * 4 + 3 * 2
    assert len({CardFile(text, "mine.toml", TABLES).fingerprint() for text in texts}) == len(texts)


@pytest.mark.parametrize(
    ("table", "row", "field", "new"),
    [
        ("warrior", 0, "number", "number = 3"),
        ("warrior", 4, "count", "count = 10"),
        ("warrior", 4, "count", "count = -1"),
        ("warrior", 2, "status", 'status = { number = "fact" }'),
        ("hero", 0, "number", "number = 0"),
        ("hero", 0, "number", "number = 100"),
        ("hero", 0, "id", 'id = "ajax"'),
        ("hero", 2, "name", 'name = { fr = "Prométhée" }'),
        ("hero", 2, "count", "count = 10"),
        ("hero", 2, "count", "count = -1"),
        ("special", 0, "id", 'id = "ares"'),
        ("special", 0, "count", "count = -1"),
        ("special", 7, "count", "count = 2"),
        ("special", 8, "count", "count = 3"),
        ("special", 9, "count", "count = 2"),
        ("special", 9, "count", "count = 0"),
        ("oracle", 0, "amount", "amount = 0"),
        ("oracle", 0, "amount", "amount = 100"),
        ("oracle", 1, "amount", "amount = 1"),
        ("oracle", 1, "amount", "amount = -1"),
        ("oracle", 8, "amount", "amount = 10"),
        ("oracle", 3, "id", 'id = "glory"'),
        ("march", 3, "parade", "parade = 1"),
        ("march", 0, "malus", "malus = -1"),
        ("march", 8, "winner", "winner = 100"),
        ("march", 8, "second", 'second = "9"'),
        ("hero", 0, "status", "status = {}"),
        ("special", 0, "status", "status = {}"),
        ("oracle", 0, "status", "status = {}"),
        ("march", 0, "status", "status = {}"),
        ("table", 0, "status", "status = {}"),
        ("table", 0, "seats", "seats = 5"),
        ("table", 0, "seats", "seats = 2"),
        ("table", 2, "seats", "seats = 3"),
        ("table", 2, "seats", "seats = 1"),
        ("table", 1, "draw", "draw = 0"),
        ("table", 1, "draw", "draw = 25"),
        ("table", 1, "variant", 'variant = "teams"'),
    ],
)
def test_a_wrong_field_is_answered_with_its_line(table, row, field, new):
    line = at(table, row, field)
    with pytest.raises(CardError, match=rf"^mine\.toml, line {line}, {field}: "):
        parse_sheet(edited({line: new}), "mine.toml")


@pytest.mark.parametrize(
    ("table", "row", "field", "bounds"),
    [
        ("warrior", 0, "count", (0, 9)),
        ("hero", 1, "number", (1, 99)),
        ("hero", 1, "count", (0, 9)),
        ("special", 0, "count", (0, 1)),
        ("special", 8, "count", (0, 2)),
        ("oracle", LAUREL, "amount", (1, 99)),
        ("oracle", GLORY, "amount", (1, 9)),
        ("march", 8, "malus", (0, 99)),
        ("table", 0, "seats", (3, 4)),
        ("table", 0, "draw", (1, 24)),
    ],
)
def test_the_least_and_the_greatest_number_are_taken(table, row, field, bounds):
    for number in bounds:
        changes = {at("warrior", other, "count"): "count = 0" for other in (1, 2, 3, 4)}
        changes[at("table", 1, "seats")] = f"seats = {7 - number if field == 'seats' else 4}"
        parse_sheet(edited(changes | {at(table, row, field): f"{field} = {number}"}), "mine.toml")


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_answered(table):
    with pytest.raises(CardError, match=rf"^mine\.toml, line 1, {table}: "):
        parse_sheet(without(table), "mine.toml")


@pytest.mark.parametrize(("table", "row"), [("warrior", 0), ("hero", 3), ("special", 2), ("oracle", 8), ("march", 5)])
def test_a_missing_row_is_answered(table, row):
    head = [n for n, line in enumerate(LINES, 1) if line == f"[[{table}]]"][row]
    length = LINES[head:].index("")
    with pytest.raises(CardError, match=rf"mine\.toml, line \d+, {table}: \d+ rows belong here, not \d+"):
        parse_sheet(edited(dict.fromkeys(range(head, head + length + 1))), "mine.toml")


def test_a_pile_must_fit_into_one_question_and_have_a_card():
    with pytest.raises(CardError, match="1 to 24 cards beside the Pass, not 25"):
        parse_sheet(edited({at("warrior", 0, "count"): "count = 3"}), "mine.toml")
    none = {n: "count = 0" for n, line in enumerate(LINES, 1) if re.match("count = ", line)}
    none[at("special", 9, "count")] = "count = 1"
    with pytest.raises(CardError, match="1 to 24 cards beside the Pass, not 0"):
        parse_sheet(edited(none), "mine.toml")
    none[at("special", 0, "count")] = "count = 1"
    assert len(parse_sheet(edited(none), "mine.toml").pile) == 1


def test_a_table_is_there_once():
    with pytest.raises(CardError, match="two rows are for the same variant"):
        parse_sheet(edited({at("table", 1, "seats"): "seats = 3"}), "mine.toml")


@pytest.mark.parametrize(
    ("seats", "chosen", "answer"),
    [
        (5, {}, "delphi is for 2, 3, 4 players, not 5"),
        (3, {"variant": "duel"}, "delphi, variant duel, is for 2 players, not 3"),
        (3, {"variant": "teams"}, "delphi has no variant 'teams'; it has standard, duel"),
        (3, {"first": 0}, "delphi has no option first; it has variant"),
    ],
)
def test_a_table_that_there_is_not_is_refused(seats, chosen, answer):
    with pytest.raises(TableRefused, match=answer):
        Delphi().options(seats, chosen)


def test_the_tables_are_those_of_the_rules():
    assert Delphi().variants == {"standard": (3, 4), "duel": (2,)}
    assert [table.draw for table in load_published_sheet().tables] == [8, 8, 8]
