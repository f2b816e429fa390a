"""The card file of Fight for Olympus, an owner's file, and mistakes in one."""

import ast
import tomllib
from importlib.resources import files

import pytest

from engine.cards import SOURCES, CardError
from engine.chance import Guess
from games.olympus.rules import attacking, permanent, played, seasons
from games.olympus.rules.cards import COLOURS, KINDS, WORDED, load_published_sheet, parse_sheet
from games.olympus.rules.game import Olympus
from tests.clauses import clause
from tests.games.olympus.table import GAME, at, kind, numbers, table

PUBLISHED = files("games.olympus").joinpath("cards.toml").read_text(encoding="utf-8")
LINES = PUBLISHED.split("\n")
ROWS = tomllib.loads(PUBLISHED)
ASKED = [  # by their names, in the place where they count
    permanent.ajax, permanent.orestes, permanent.amazons, permanent.penelope, permanent.daedalus, permanent.tiresias,
    permanent.antigone, permanent.andromeda, permanent.eurydice,
]  # fmt: skip
POWERS = {
    "play": [played.PLAYED],
    "attack": [attacking.BEFORE, attacking.HITTING, attacking.AFTER],
    "always": [
        permanent.STRENGTHENING,
        permanent.FORTIFYING,
        permanent.by_kind(*ASKED),
        seasons.STARTING,
        seasons.ENDING,
    ],
}


def source(module):
    """Return the text of a module of the rules, which may be compiled."""
    return files("games.olympus").joinpath("rules", f"{module.__name__.rpartition('.')[2]}.py").read_text("utf-8")


EXPLAINED = {
    (module.__name__, node.name)
    for module in (played, attacking, permanent, seasons)
    for node in ast.parse(source(module)).body
    if isinstance(node, ast.FunctionDef) and ast.get_docstring(node)
}  # functions that are compiled have no docstrings


@clause("OL-40")
@pytest.mark.parametrize("when", POWERS)
def test_every_card_with_words_has_a_function_and_the_reverse(when):
    functions = {number for table in POWERS[when] for number in table}  # type: ignore[attr-defined]
    worded = {number for number, power in enumerate(load_published_sheet().power) if power == when}
    assert functions == worded == set(map(KINDS.index, WORDED[when]))
    for found in POWERS[when]:  # type: ignore[attr-defined]
        assert all(KINDS[number] == function.__name__ for number, function in found.items())
        assert all((function.__module__, function.__name__) in EXPLAINED for function in found.values())


@clause("OL-40")
def test_66_cards_have_a_power():
    powers = load_published_sheet().power
    assert sum(map(bool, powers)) == 66
    assert all(powers[:60]), "every hero has one"
    assert sum(map(bool, powers[60:72])) == 2
    assert sum(map(bool, powers[72:])) == 4


def test_accepted_powers_exist():
    agreed = {**played.AGREED, **attacking.AGREED, **seasons.AGREED}
    assert {KINDS[number] for number in agreed} == {
        "argus", "telemachus", "iphigenia", "cassandra", "jason", "tiresias",
    }  # fmt: skip
    assert all(function.__name__ == f"agreed_{KINDS[number]}" for number, function in agreed.items())


def test_every_number_says_where_it_is_from():
    for rows in ROWS.values():
        for row in rows:
            assert set(row["status"]) == set(row) - {"id", "status"}
            assert set(row["status"].values()) <= set(SOURCES)


def test_a_few_cards_are_as_printed():
    sheet = load_published_sheet()
    assert sheet.cost[kind("agamemnon")] == (0, 2, 1, 1)
    assert (sheet.strength[kind("menelaus")], sheet.health[kind("alcmene")]) == (2, 2)
    assert [COLOURS[sheet.colour[kind(name)]] for name in ("peleus", "cicones")] == ["blue", "red"]


def test_an_owner_may_correct_a_number():
    game = Olympus.with_cards(PUBLISHED.replace("strength = 7\nhealth = 7", "strength = 6\nhealth = 5"), "mine.toml")
    assert game.cards != GAME.cards
    assert "strength = 6\nhealth = 5" in game.source
    state = table("laodice - - - - -", game=game)
    assert numbers(state, "a1") == (6, 5)
    chance = Guess(1)
    state, _ = game.deal(2, game.options(2, {}), chance)
    while state.to_act():
        moves = state.legal(state.to_act()[0])
        state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
    assert state.outcome()


def test_the_published_cards_are_played_with_if_none_are_given():
    assert (Olympus().cards, Olympus().source) == (GAME.cards, GAME.source)
    assert load_published_sheet().source == PUBLISHED


def test_where_a_number_is_from_changes_no_game():
    again = parse_sheet(PUBLISHED.replace('cost = "reconstruction"', 'cost = "fact"'), "mine.toml")
    assert again.fingerprint == load_published_sheet().fingerprint


def line_of(name, field):
    start = LINES.index(f'id = "{name}"')
    return next(n for n, line in enumerate(LINES[start:], start + 1) if line.startswith(f"{field} ="))


MISTAKES = [
    ("odysseus", "strength", "strength = 21", "a whole number from 0 to 20"),
    ("odysseus", "health", "health = 0", "a whole number from 1 to 20"),
    ("red_shield", "health", "health = -1", "a whole number from 0 to 20"),
    ("odysseus", "multicolor", "multicolor = 1", "true or false"),
    ("odysseus", "color", 'color = "purple"', "one of red, blue, green, yellow"),
    ("odysseus", "cost", "cost = { purple = 1 }", "numbers by red, blue, green, yellow"),
    ("odysseus", "cost", "cost = { blue = 5 }", "whole numbers from 0 to 4"),
    ("odysseus", "cost", "cost = 2", "numbers by red"),
    ("odysseus", "power", 'power = "always"', "one of play belongs here"),
    ("cicones", "strength", "strength = true", "a whole number"),
    ("odysseus", "status", "status = {}", "a source for each of color"),
]


@pytest.mark.parametrize(("name", "field", "line", "answer"), MISTAKES)
def test_a_mistake_is_answered_with_line_and_field(name, field, line, answer):
    number = line_of(name, field)
    text = "\n".join([*LINES[: number - 1], line, *LINES[number:]])
    with pytest.raises(CardError, match=rf"^mine.toml, line {number}, {field}: .*{answer}"):
        parse_sheet(text, "mine.toml")


def test_an_unknown_field_or_a_missing_one_is_refused():
    number = line_of("odysseus", "strength")
    with pytest.raises(CardError, match=rf"line {number}, wings"):
        parse_sheet("\n".join([*LINES[: number - 1], "wings = 2", *LINES[number - 1 :]]), "mine.toml")
    with pytest.raises(CardError, match="strength: this field is missing"):
        parse_sheet("\n".join([*LINES[: number - 1], *LINES[number:]]), "mine.toml")


def test_a_card_without_a_power_is_given_none():
    number = line_of("cicones", "health")
    with pytest.raises(CardError, match=rf"line {number + 1}, power: this field is not known"):
        parse_sheet("\n".join([*LINES[:number], 'power = "play"', *LINES[number:]]), "mine.toml")


def test_cards_stand_in_their_order_and_all_of_them():
    with pytest.raises(CardError, match="id: one of odysseus belongs here"):
        parse_sheet(PUBLISHED.replace('id = "odysseus"', 'id = "agamemnon"', 1), "mine.toml")
    extra = PUBLISHED[PUBLISHED.index('[[soldier]]\nid = "amazons"') : PUBLISHED.index("# 12 pieces")]
    more = PUBLISHED.replace("# 12 pieces", f"{extra}\n# 12 pieces")
    with pytest.raises(CardError, match="12 rows belong here, not 13"):
        parse_sheet(more, "mine.toml")


@clause("OL-01")
def test_each_colour_keeps_its_share():
    with pytest.raises(CardError, match="hero: 15 rows of each colour belong here, and red has 16"):
        parse_sheet(PUBLISHED.replace('id = "odysseus"\ncolor = "blue"', 'id = "odysseus"\ncolor = "red"'), "mine.toml")
    with pytest.raises(CardError, match="4 multicolour rows of each colour belong here, and blue has 3"):
        parse_sheet(PUBLISHED.replace("multicolor = true", "multicolor = false", 1), "mine.toml")


def test_spaces_are_counted_from_the_first_seat():
    assert [at(name) for name in ("a1", "a6", "b1", "b6")] == [0, 5, 6, 11]
