"""The names of games, variants and options: never those of another game."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.advantage import find_advantage
from games.narrators import (
    check_all_are_named,
    describe_advantage,
    describe_game,
    describe_size,
    game_name,
    list_required_messages,
    option_value,
    variant_name,
)
from running import config
from tests.contract.boxes import GAMES, TABLES
from words import LANGUAGES, Words
from words.figures import list_figures
from words.people import fold_lookalikes

ROOT = Path(__file__).parents[2]
FORGOTTEN = {"key": "senet", "variants": {"standard": (2,)}, "choices": lambda seats, variant: {}}
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Forgotten:
    """A game that another's sentences would fit, if there were any that fit all."""

    def __init__(self, **fields):
        vars(self).update(FORGOTTEN | fields)


class Selected(Visitor):
    """The variables by which the sentences of a file differ."""

    def __init__(self):
        self.by = set()

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.by.add(node.selector.id.name)
        self.generic_visit(node)


@each_language
def test_every_game_has_a_name_and_a_sentence_of_its_own(language):
    words = Words(language)
    for said in ([game_name(key, words) for key in GAMES], [describe_game(game, words) for game in GAMES.values()]):
        assert len(set(said)) == len(GAMES)


@each_language
def test_every_table_of_a_game_is_told_from_its_others(language):
    words = Words(language)
    for key, game in GAMES.items():
        sizes = [describe_size(key, variant, seats, words) for game_, variant, seats in TABLES if game_ is game]
        names = [variant_name(game, variant, words) for variant in game.variants]
        assert len(set(sizes)) == len(sizes)
        assert len(set(names)) == len(names)


@each_language
@pytest.mark.parametrize(("game", "variant", "seats"), TABLES, ids=lambda v: str(getattr(v, "key", v)))
def test_every_value_of_an_option_is_told_from_its_others(game, variant, seats, language):
    for option, values in game.choices(seats, variant).items():
        said = [option_value(game.key, option, value, f"N{value}", Words(language)) for value in values]
        assert len(set(said)) == len(values)


@each_language
def test_no_sentence_of_the_host_chooses_by_game_or_variant(language):
    for file in (ROOT / "words" / language).glob("*.ftl"):
        found = Selected()
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        assert not found.by & {"game", "variant", "option", "key"}, file


@each_language
@pytest.mark.parametrize("key", GAMES)
def test_a_game_with_an_advantage_has_a_sentence_for_it(key, language):
    told = describe_advantage(key, "Ada", Words(language))
    assert "Ada" in told if find_advantage(GAMES[key]) else not told


def test_the_games_on_the_shelf_are_all_named():
    check_all_are_named(GAMES.values())


def test_a_game_without_a_name_is_an_error_that_says_so():
    with pytest.raises(
        LookupError, match="senet-name, senet-about, senet-variant-standard, senet-size-standard in 'en'"
    ):
        check_all_are_named([Forgotten()])


@pytest.mark.parametrize(("field", "value", "missing"), [
    ("variants", {"standard": (2,), "blitz": (2,)}, "message horse-variant-blitz, horse-size-blitz in"),
    ("choices", lambda seats, variant: {"last": (-1,)}, "message horse-option-last in"),
])  # fmt: skip
def test_a_variant_or_option_without_words_is_an_error(field, value, missing):
    with pytest.raises(LookupError, match=missing):
        check_all_are_named([Forgotten(key="horse", **{field: value})])


def test_the_bot_does_not_start_with_a_game_without_a_name(monkeypatch):
    monkeypatch.setattr(
        config, "load_catalog", lambda: {**GAMES, "horse": Forgotten(key="horse", variants={"blitz": (2,)})}
    )
    with pytest.raises(config.Unusable, match="horse-variant-blitz"):
        config.load_games(None)


@each_language
def test_a_game_of_another_catalog_is_called_by_its_key(language):
    assert game_name("senet", Words(language)) == "senet"


def test_every_sentence_a_game_must_bring_is_asked_for_once():
    for game in GAMES.values():
        needed = list(list_required_messages(game))
        assert len(set(needed)) == len(needed) >= 4


@each_language
@pytest.mark.parametrize("key", GAMES)
def test_computers_are_called_after_figures_the_game_has_not(key, language):
    """No computer player is called like a card, and there are enough of them for every table."""
    words = Words(language)
    figures = list_figures(key, words)
    own = (ROOT / f"games/{key}/words/{language}.ftl").read_text(encoding="utf-8")
    others = "".join(line for line in own.splitlines(keepends=True) if not line.startswith(f"{key}-computers"))
    largest = max(seats for game, _, seats in TABLES if game.key == key)
    assert len({*map(fold_lookalikes, figures)}) == len(figures) >= largest
    assert [name for name in figures if re.search(rf"\b{name}\b", others)] == []


def test_a_game_without_figures_numbers_its_computers():
    assert list_figures("senet", Words("en")) == []
