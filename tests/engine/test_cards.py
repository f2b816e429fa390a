"""Card files: the sheet that comes with Iliad, an owner's file, and mistakes in one.

A broken file is the published one with some lines replaced, so where the mistake stands is
known by counting lines.
"""

import re
import tomllib
from importlib.resources import files

import pytest

from engine.cards import SOURCES, CardError, CardFile
from engine.chance import Guess
from engine.core import TableRefused
from games.catalog import load_catalog
from games.iliad.rules.cards import (
    ARCHER,
    CHARIOT,
    CITY,
    HELEN,
    HOPLITES,
    KINDS,
    PORTCULLIS,
    TRIREME,
    load_published_sheet,
    parse_sheet,
)
from games.iliad.rules.game import Iliad

PUBLISHED = files("games.iliad").joinpath("cards.toml").read_text(encoding="utf-8")
LINES = PUBLISHED.split("\n")
ROWS = tomllib.loads(PUBLISHED)
TABLES = ("army", "victory", "oracle", "hero", "tile", "table")
LAST = {table: len(rows) - 1 for table, rows in ROWS.items()}


def head(table, row):
    """Return the line of a row's heading in the published file."""
    return [n for n, line in enumerate(LINES, 1) if line == f"[[{table}]]"][row]


def at(table, row, field):
    """Return the line of a field in the published file."""
    start = head(table, row)
    return next(n for n, line in enumerate(LINES, 1) if n > start and line.startswith(f"{field} = "))


def edited(changes):
    """Return the published text with lines replaced; ``None`` takes a line out."""
    return "\n".join(new for n, line in enumerate(LINES, 1) if (new := changes.get(n, line)) is not None)


def without(table):
    """Return the published text without the rows of a table."""
    return re.sub(rf"\[\[{table}\]\]\n(.+\n)+", "", PUBLISHED)


def refusal(text):
    """Return the error about an unusable card file."""
    with pytest.raises(CardError) as raised:
        parse_sheet(text, "mine.toml")
    return str(raised.value)


def assert_refused(text, line, field, wrong=""):
    answer = refusal(text)
    start = f"mine.toml, line {line}, {field}: "
    assert answer.startswith(start), f"{answer!r} should begin with {start!r}"
    assert wrong in answer.removeprefix(start)


# -- the published sheet


def test_the_published_totals_come_out():
    sheet = load_published_sheet()
    assert sum(sheet.counts) == 75
    assert sum(card.count for card in sheet.victories) == 21
    assert sum(oracle.count for oracle in sheet.oracles) == 8
    assert len(sheet.heroes) == 6
    assert sheet.tiles == (1, 2, 2)


def test_one_helen_is_worth_five_and_the_rest_are_cities_and_triremes():
    cards = load_published_sheet().victories
    assert [(card.points, card.count) for card in cards if card.kind == HELEN] == [(5, 1)]
    assert sum(card.count for card in cards if card.kind in (CITY, TRIREME)) == 20


def test_a_gorgon_takes_no_points_and_every_thanatos_does():
    oracles = load_published_sheet().oracles
    assert sum(oracle.count for oracle in oracles if oracle.gorgon) == 2
    assert all((oracle.points == 0) == oracle.gorgon for oracle in oracles)


def test_cards_are_worth_what_the_rules_say():
    points = load_published_sheet().points
    assert [points[kind] for kind in HOPLITES] == [1, 2, 3, 4]
    assert (points[ARCHER], points[CHARIOT]) == (1, 3)
    assert not any(points[CHARIOT + 1 :])


def test_phalanxes_and_riders_are_worth_what_the_examples_say():
    sheet = load_published_sheet()
    assert sheet.line[0b1010] == 12, "4 and 2"
    assert sheet.line[0b1101] == 24, "4, 3 and 1"
    assert sheet.line[0b1111] == 40, "4, 3, 2 and 1"
    assert max(sheet.ridden) == 16, "two Hoplites of 4 on an Elephant"


@pytest.mark.parametrize(
    ("variant", "seats", "teams", "hand", "victories", "target"),
    [
        ("standard", 2, 0, 12, 2, 15),
        ("standard", 3, 0, 12, 1, 12),
        ("standard", 4, 0, 12, 2, 12),
        ("standard", 5, 0, 12, 3, 12),
        ("teams", 4, 2, 12, 2, 15),
        ("teams", 6, 3, 10, 3, 15),
    ],
)
def test_the_tables_are_those_of_the_rules(variant, seats, teams, hand, victories, target):
    (table,) = (table for table in load_published_sheet().tables if (table.variant, table.seats) == (variant, seats))
    assert (table.teams, table.hand, table.victories, table.target) == (teams, hand, victories, target)


def test_there_are_no_other_tables():
    assert len(load_published_sheet().tables) == 6


@pytest.mark.parametrize("table", TABLES)
def test_every_number_says_where_it_is_from(table):
    for row in ROWS[table]:
        numbers = {field for field, value in row.items() if isinstance(value, int)}
        assert set(row["status"]) == numbers
        assert set(row["status"].values()) <= set(SOURCES)


def test_the_reconstructions_are_those_named_on_the_rules_page():
    found = {
        (table, row.get("kind", row.get("id")), number)
        for table, rows in ROWS.items()
        for row in rows
        for number, source in row["status"].items()
        if source == "reconstruction"
    }
    assert found == {
        *(("army", kind, "count") for kind in KINDS),
        ("victory", "city", "count"),
        ("victory", "trireme", "count"),
        ("oracle", "thanatos", "points"),
        ("oracle", "thanatos", "count"),
    }


# -- an owner's file


def test_the_cards_of_an_owner_are_the_ones_dealt():
    text = edited({at("army", PORTCULLIS, "count"): "count = 7", at("army", ARCHER, "count"): "count = 0"})
    game = Iliad.with_cards(text, "mine.toml")
    state, _ = game.deal(3, game.options(3, {}), Guess(1))
    dealt = [sum(hand[kind] for hand in state.hands) + state.pile.count(kind) for kind in range(len(KINDS))]
    assert dealt[PORTCULLIS] == 7
    assert dealt[ARCHER] == 0
    assert sum(dealt) == 75 + 4 - 10


def test_the_points_of_an_owner_count():
    sheet = parse_sheet(
        edited({at("army", 3, "points"): "points = 5", at("army", ARCHER, "points"): "points = 2"}), "mine.toml"
    )
    assert sheet.line[0b1010] == (5 + 2) * 2
    assert sheet.line[0] == 2
    assert max(sheet.ridden) == 20


def test_the_victory_cards_oracles_and_tiles_of_an_owner_count():
    changes = {
        at("victory", 1, "points"): "points = 7",
        at("oracle", 0, "points"): "points = 9",
        at("tile", 0, "points"): "points = 4",
    }
    sheet = parse_sheet(edited(changes), "mine.toml")
    assert CITY * 100 + 7 in sheet.codes
    assert 7 in sheet.won
    assert 7 in sheet.led[CITY]
    assert [sum(map(bool, led)) for led in sheet.led] == [1, 3, 3], "each counts cards of one kind"
    assert 9 in sheet.doom
    assert sheet.tiles == (4, 2, 2)


def test_an_owner_may_leave_a_table_out():
    start = head("table", 5)
    text = edited(dict.fromkeys(range(start, len(LINES) + 1)))
    game = Iliad.with_cards(text, "mine.toml")
    assert game.variants == {"standard": (2, 3, 4, 5), "teams": (4,)}
    with pytest.raises(TableRefused):
        game.options(6, {})


def test_the_rows_of_victory_cards_may_stand_in_any_order():
    first, second = head("victory", 1), head("victory", 6)
    block = {first + n: LINES[second + n - 1] for n in range(5)} | {second + n: LINES[first + n - 1] for n in range(5)}
    assert parse_sheet(edited(block), "mine.toml").victories == load_published_sheet().victories


def test_the_shelf_takes_the_file_of_an_owner():
    text = edited({at("army", 0, "count"): "count = 11"})
    assert load_catalog({"iliad": (text, "mine.toml")})["iliad"].cards != load_catalog()["iliad"].cards
    with pytest.raises(CardError, match=r"mine\.toml, line 1, army"):
        load_catalog({"iliad": ("", "mine.toml")})


def test_a_copy_of_the_published_file_is_the_published_game():
    assert Iliad.with_cards(PUBLISHED, "mine.toml").cards == Iliad().cards
    assert parse_sheet(f"{PUBLISHED}# mine\n", "mine.toml") == load_published_sheet(), "a comment is no card"
    assert Iliad.with_cards(PUBLISHED.replace("\n", "\r\n"), "mine.toml").cards == Iliad().cards


@pytest.mark.parametrize(
    ("table", "row", "field", "new"),
    [
        ("hero", 1, "name", 'name = { en = "Ajax the Great", fr = "Le grand Ajax" }'),
        ("army", 0, "status", 'status = { points = "fact", count = "fact" }'),
        ("army", 0, "count", "count = 10  # counted"),
    ],
)
def test_names_sources_and_comments_leave_the_fingerprint_alone(table, row, field, new):
    sheet = parse_sheet(edited({at(table, row, field): new}), "mine.toml")
    assert sheet.fingerprint == load_published_sheet().fingerprint


def test_the_names_of_an_owner_are_used():
    sheet = parse_sheet(edited({at("hero", 1, "name"): 'name = { en = "Hector", fr = "Hector" }'}), "mine.toml")
    assert sheet.heroes[1] == {"en": "Hector", "fr": "Hector"}


def test_every_number_changes_the_fingerprint():
    numbers = [n for n, line in enumerate(LINES, 1) if re.fullmatch(r"\w+ = \d+", line)]
    texts = [PUBLISHED, *(edited({n: LINES[n - 1] + "7"}) for n in numbers)]
    assert len(numbers) == 11 * 2 + 7 * 2 + 4 * 2 + 6 + 3 + 6 * 5
    # the 7 behind a 0 makes 07, which TOML does not know
    texts = [re.sub(r"= 07$", "= 7", text, flags=re.MULTILINE) for text in texts]
    assert len({CardFile(text, "mine.toml", TABLES).fingerprint() for text in texts}) == len(texts)


# -- a file that is too much

PARTS = ".".join("a" * 50_000)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (f"{PARTS} = 1", "a card file has at most 60,000 characters"),  # tomllib takes most of a minute for this one
        (f"{PARTS[:50_000]} = 1", "a line has at most 400 characters"),
        ("\n" * 60_001, "a card file has at most 60,000 characters"),
        ("count = 0x" + "f" * 5_000, "a line has at most 400 characters"),
    ],
)
def test_a_file_too_long_is_refused_before_it_is_parsed(text, wrong, monkeypatch):
    monkeypatch.setattr("engine.cards.tomllib.loads", lambda text: pytest.fail("it was parsed"))
    assert_refused(text, 1, "TOML", wrong)


def test_a_message_quotes_the_start_of_a_long_value():
    line = at("army", 3, "points")
    for value in ("0x" + "f" * 380, f'"{"x" * 380}"'):
        assert len(refusal(edited({line: f"points = {value}"}))) < 200


# -- a field that is wrong


@pytest.mark.parametrize(
    ("table", "row", "field", "new"),
    [
        ("army", 3, "points", "points = 0"),
        ("army", 3, "points", "points = 100"),
        ("army", 3, "points", "points = -4"),
        ("army", 3, "points", "points = true"),
        ("army", 3, "points", 'points = "4"'),
        ("army", 3, "points", "points = 4.0"),
        ("army", 3, "points", "points = nan"),
        ("army", 3, "points", "points = [4]"),
        ("army", 3, "points", "points = { alone = 4 }"),
        ("army", 3, "points", "points = 1979-05-27"),
        ("army", 4, "points", "points = 0"),
        ("army", 5, "points", "points = 0"),
        ("army", 6, "points", "points = 1"),
        ("army", 0, "count", "count = -1"),
        ("army", 0, "count", "count = 41"),
        ("army", 0, "count", "count = false"),
        ("army", 10, "count", "count = 10"),
        ("victory", 0, "points", "points = 100"),
        ("victory", 6, "count", "count = 41"),
        ("victory", 6, "count", 'count = "three"'),
        ("oracle", 0, "points", "points = -1"),
        ("oracle", 3, "points", "points = 1"),
        ("oracle", 3, "count", "count = 41"),
        ("hero", 2, "points", "points = 4"),
        ("hero", 5, "points", "points = true"),
        ("hero", 5, "points", "points = 1979-05-27"),
        ("tile", 1, "points", "points = -2"),
        ("tile", 2, "points", "points = 2.5"),
        ("table", 0, "seats", "seats = 1"),
        ("table", 3, "seats", "seats = 6"),
        ("table", 5, "seats", "seats = 7"),
        ("table", 5, "seats", "seats = 3"),
        ("table", 1, "teams", "teams = 3"),
        ("table", 1, "teams", "teams = false"),
        ("table", 4, "teams", "teams = 0"),
        ("table", 5, "teams", "teams = 2"),
        ("table", 2, "hand", "hand = 0"),
        ("table", 2, "hand", "hand = 21"),
        ("table", 2, "victories", "victories = 0"),
        ("table", 2, "victories", "victories = 11"),
        ("table", 5, "target", "target = 0"),
        ("table", 5, "target", "target = 100"),
    ],
)
def test_a_number_out_of_place_is_pointed_at(table, row, field, new):
    line = at(table, row, field)
    assert_refused(edited({line: new}), line, field, "a whole number from ")


@pytest.mark.parametrize(
    ("table", "row", "field", "least", "most"),
    [
        ("army", 3, "points", 1, 99),
        ("army", 6, "points", 0, 0),
        ("army", 0, "count", 0, 40),
        ("army", 10, "count", 0, 9),
        ("victory", 1, "points", 0, 99),
        ("victory", 1, "count", 0, 40),
        ("oracle", 0, "points", 0, 99),
        ("oracle", 0, "count", 0, 40),
        ("oracle", 3, "points", 0, 0),
        ("hero", 2, "points", 3, 3),
        ("tile", 1, "points", 0, 99),
        ("table", 0, "seats", 2, 5),
        ("table", 4, "seats", 4, 6),
        ("table", 0, "teams", 0, 0),
        ("table", 5, "teams", 3, 3),
        ("table", 0, "hand", 1, 20),
        ("table", 0, "victories", 1, 10),
        ("table", 0, "target", 1, 99),
    ],
)
def test_the_bounds_of_a_number_are_told(table, row, field, least, most):
    line = at(table, row, field)
    wrong = f"a whole number from {least} to {most} belongs here, not 1000"
    assert_refused(edited({line: f"{field} = 1000"}), line, field, wrong)


@pytest.mark.parametrize(
    ("table", "row", "field", "new"),
    [
        ("army", 0, "id", 'id = "hoplite_2"'),
        ("army", 7, "id", 'id = "ballista"'),
        ("army", 7, "id", "id = 7"),
        ("army", 7, "id", 'id = ["catapult"]'),
        ("victory", 1, "kind", 'kind = "village"'),
        ("victory", 1, "kind", "kind = true"),
        ("oracle", 3, "kind", 'kind = "medusa"'),
        ("tile", 0, "kind", 'kind = "athena"'),
        ("tile", 2, "kind", 'kind = "Poseidon"'),
        ("table", 4, "variant", 'variant = "duel"'),
    ],
)
def test_a_wrong_word_is_pointed_at(table, row, field, new):
    line = at(table, row, field)
    assert_refused(edited({line: new}), line, field, "belongs here, not ")


def test_army_cards_stand_in_their_order():
    one, other = at("army", 7, "id"), at("army", 8, "id")
    text = edited({one: LINES[other - 1], other: LINES[one - 1]})
    assert_refused(text, one, "id", "catapult")


@pytest.mark.parametrize(
    "new",
    [
        'name = ""',
        'name = { fr = "Diomède" }',
        'name = { en = "Diomedes", fr = "" }',
        'name = { en = "Diomedes", fr = 3 }',
        f'name = {{ en = "{"o" * 41}", fr = "Diomède" }}',
    ],
)
def test_a_name_is_written_in_english_and_is_not_too_long(new):
    line = at("hero", 2, "name")
    assert_refused(edited({line: new}), line, "name", "a name such as")


@pytest.mark.parametrize(
    "new",
    [
        'status = { points = "fact" }',
        'status = { count = "fact" }',
        "status = {}",
        'status = { points = "fact", count = "hearsay" }',
        'status = { points = "fact", count = ["fact"] }',
        'status = { points = "fact", count = true }',
        'status = { points = "fact", count = "fact", id = "fact" }',
        'status = "fact"',
    ],
)
def test_a_number_without_a_proper_source_is_pointed_at(new):
    line = at("army", 9, "status")
    assert_refused(edited({line: new}), line, "status", "belongs here")


@pytest.mark.parametrize(("table", "field"), [(table, field) for table in TABLES for field in ROWS[table][LAST[table]]])
def test_a_missing_field_is_pointed_at_by_its_row(table, field):
    row = LAST[table]
    assert_refused(edited({at(table, row, field): None}), head(table, row), field, "missing")


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("new", ["colour = 3", 'colour = "red"', "colour = 1979-05-27", "pointsless = 3"])
def test_an_unknown_field_is_pointed_at(table, new):
    line = head(table, LAST[table])
    text = edited({line: f"[[{table}]]\n{new}"})
    assert_refused(text, line + 1, new.partition(" ")[0], "not known")


def test_partners_need_an_even_number_of_seats():
    seats = at("table", 5, "seats")
    assert_refused(edited({seats: "seats = 5", at("table", 5, "teams"): "teams = 2"}), seats, "seats", "even")


# -- a table that is wrong


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_named(table):
    assert_refused(without(table), 1, table, "missing")


@pytest.mark.parametrize("table", TABLES)
def test_a_table_without_rows_is_pointed_at(table):
    assert_refused(f"{table} = []\n{without(table)}", 1, table)


@pytest.mark.parametrize("new", ["3", '"none"', "{}", "[1, 2]", "[[]]"])
def test_a_table_that_is_none_is_pointed_at(new):
    text = without("tile")
    assert_refused(f"# mine\n\ntile = {new}\n{text}", 3, "tile", "[[tile]]")


def test_a_heading_with_single_brackets_is_pointed_at():
    text = without("tile") + '\n[tile]\nkind = "agamemnon"\n'
    assert_refused(text, without("tile").count("\n") + 2, "tile", "[[tile]]")


@pytest.mark.parametrize("heading", ["[[colour]]", "[colour]", "[ colour ]", "[colour.deep]", "[[colour.deep]]"])
def test_an_unknown_table_is_pointed_at(heading):
    line = head("tile", 0)
    assert_refused(edited({line: f"{heading}\nred = 1\n[[tile]]"}), line, "colour", "not known")


def test_an_unknown_word_at_the_top_is_pointed_at():
    assert_refused(f"# mine\ncolour = 1\n{PUBLISHED}", 2, "colour", "not known")


@pytest.mark.parametrize(("table", "kinds"), [("army", 11), ("hero", 6), ("tile", 3)])
def test_there_are_as_many_rows_as_kinds(table, kinds):
    last = head(table, LAST[table])
    row = "\n".join(LINES[last - 1 :]).partition("\n\n")[0]
    fewer = edited(dict.fromkeys(range(last, last + row.count("\n") + 1)))
    assert_refused(fewer, head(table, 0), table, f"not {kinds - 1}")
    assert_refused(edited({last: f"{row}\n\n[[{table}]]"}), head(table, 0), table, f"not {kinds + 1}")


# -- numbers that do not go together


@pytest.mark.parametrize(("row", "points"), [(1, 1), (2, 4), (2, 1), (0, 9)])
def test_higher_hoplites_are_worth_more(row, points):
    text = edited({at("army", row, "points"): f"points = {points}"})
    assert_refused(text, head("army", 0), "army", "must rise")


def test_there_are_cards_for_the_largest_table():
    def army(archers):
        return {at("army", 0, "count"): "count = 0", at("army", ARCHER, "count"): f"count = {archers}"}

    assert sum(parse_sheet(edited(army(5)), "mine.toml").counts) == 60, "just enough"
    assert_refused(edited(army(4)), head("army", 0), "army", "60 cards are dealt")


def test_there_are_victory_cards_for_the_first_siege():
    def cards(helens):
        counts = {at("victory", row, "count"): "count = 0" for row in range(1, 7)}
        return counts | {at("victory", 0, "count"): f"count = {helens}"}

    assert sum(card.count for card in parse_sheet(edited(cards(3)), "mine.toml").victories) == 3, "just enough"
    assert_refused(edited(cards(2)), head("victory", 0), "victory", "fewer")


def test_no_two_rows_are_the_same_victory_card():
    text = edited({at("victory", 2, "points"): "points = 1"})
    assert_refused(text, head("victory", 0), "victory", "different")


def test_a_city_and_a_trireme_may_be_worth_the_same():
    assert len({(card.kind, card.points) for card in load_published_sheet().victories}) == 7


def test_there_are_at_most_25_kinds_of_victory_cards():
    def more(rows):
        status = 'status = { points = "fact", count = "fact" }'
        return "".join(f'\n[[victory]]\nkind = "city"\npoints = {10 + n}\ncount = 1\n{status}\n' for n in range(rows))

    assert len(parse_sheet(PUBLISHED + more(18), "mine.toml").victories) == 25
    assert_refused(PUBLISHED + more(19), head("victory", 0), "victory", "at most 25")


def test_there_is_an_oracle():
    none = {at("oracle", row, "count"): "count = 0" for row in range(4)}
    assert parse_sheet(edited(dict([*none.items()][1:])), "mine.toml").oracles[0].count > 0, "one kind is enough"
    text = edited(none)
    assert_refused(text, head("oracle", 0), "oracle", "no oracle")


def test_no_two_rows_are_the_same_table():
    text = edited({at("table", 1, "seats"): "seats = 4"})
    assert_refused(text, head("table", 0), "table", "two rows")


# -- text that is no TOML, and the counting of lines


@pytest.mark.parametrize(
    ("table", "row", "field", "new"),
    [
        ("army", 4, "id", 'id = "archer'),
        ("army", 4, "id", "id = archer"),
        ("army", 4, "points", "points ="),
        ("army", 4, "points", "points"),
        ("army", 4, "points", "points: 1"),
        ("army", 4, "points", "points = 01"),
        ("army", 4, "points", "points = 1, count = 10"),
        ("hero", 5, "name", 'name = { en = "Nestor", fr = "Nestor"'),
        ("table", 5, "status", "status = {"),
    ],
)
def test_a_slip_of_the_pen_is_pointed_at(table, row, field, new):
    line = at(table, row, field)
    assert_refused(edited({line: new}), line, "TOML")


def test_a_field_written_twice_is_pointed_at():
    line = at("army", 4, "points")
    assert_refused(edited({line: "points = 1\npoints = 1"}), line + 1, "TOML")


def test_a_heading_without_its_last_bracket_is_pointed_at():
    line = head("oracle", 2)
    assert_refused(edited({line: "[[oracle]"}), line, "TOML")


def test_a_text_that_never_ends_is_answered_too():
    assert_refused(PUBLISHED + '# more\nmore = """', len(LINES) + 1, "TOML")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet\n"])
def test_an_empty_file_is_answered(text):
    assert_refused(text, 1, "army", "missing")


def test_indented_and_commented_lines_are_counted_like_others():
    line = at("army", 3, "points")
    text = edited({line: "  points=400  # points = 4", head("army", 1): "# [[army]]\n  [[ army ]]  # another"})
    assert_refused(text, line + 1, "points", "not 400")


@pytest.mark.parametrize("newline", ["\r\n", "\n"])
def test_lines_may_end_as_on_any_system(newline):
    line = at("army", 3, "points")
    assert_refused(edited({line: "points = 400"}).replace("\n", newline), line, "points")


@pytest.mark.parametrize("sign", ["\u2028", "\u0085", "\u2029"])
def test_only_a_line_feed_makes_a_new_line(sign):
    line = at("army", 3, "points")
    assert_refused(edited({1: f"# my{sign}cards", line: "points = 400"}), line, "points")


def test_the_name_of_the_file_is_the_one_given():
    with pytest.raises(CardError, match=r"^my cards/iliad 2\.toml, line 1, army: "):
        parse_sheet("", "my cards/iliad 2.toml")


def test_line_numbers_counted_by_hand():
    assert at("army", 3, "points") == 29
    assert head("army", 0) == 9
    assert_refused(PUBLISHED.replace("points = 4\n", "points = 400\n", 1), 29, "points")
