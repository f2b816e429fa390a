"""The description of a picture says what a person needs to decide: every number and card of the position."""

import re
from collections import Counter

import pytest

from engine.core import NOBODY, UNKNOWN
from games.narrators import make_narrator
from tests.contract.boxes import TABLES
from tests.contract.tables import a_table_of_each_game
from tests.pictures.scenes import scene, story
from words import LANGUAGES
from words.alt import LONGEST, describe_picture, join_sentences

NAMES = ("Ada", "Bruno", "Chloe", "Dimitri", "Eleni", "Felix")
NUMBER = re.compile(r"[\N{MINUS SIGN}-]?\d+")


def numbers(words):
    """Count the numbers in words, without signs."""
    return Counter(found.lstrip("\N{MINUS SIGN}-") for found in NUMBER.findall(words))


def about(told, name):
    """Return the sentences that name a player."""
    return " ".join(part for part in told.split(". ") if name in part)


def holds(words, *values):
    """Assert that words have at least these numbers."""
    missing = Counter(str(abs(value)) for value in values) - numbers(words)
    assert not missing, f"{missing} in {words!r}"


def iliad(view, told, say):
    cards = [*(code % 100 for code, count in zip(view_codes(view), view.row, strict=True) for _ in range(count))]
    holds(told, view.pile_size, sum(view.discards), *(cards if view.outcome is None and not view.decider else ()))
    for seat, name in enumerate(NAMES[: view.table.seats]):
        holds(about(told, name), view.points[seat], view.hand_sizes[seat], view.armies[seat].strength)


def view_codes(view):
    from games.iliad.rules.game import Iliad

    return Iliad().sheet.codes


def delphi(view, told, say):
    for seat, name in enumerate(NAMES[: view.table.seats]):
        holds(about(told, name), view.scores[seat], view.hand_sizes[seat], view.pile_sizes[seat])


def hector(view, told, say):
    if view.tile >= 0:
        from games.hector.rules.cards import COLOURS
        from games.hector.rules.game import Hector

        assert all(say("hector-colour", colour=COLOURS[colour]) in told for colour in Hector().sheet.tiles[view.tile])
    for army, name in zip(view.armies, NAMES, strict=False):
        total = [army.total] if army.played else []
        whole = [pile for pile, gone in zip(army.piles, (*army.reduced, False), strict=False) if not gone]
        counts = [army.favours, army.shame, sum(army.lost), army.hand, army.heroes + army.under]
        holds(about(told, name), *total, *whole, *counts)


def horse(view, told, say):
    about = {"number": 1, "bonus": 0, "treasure": 0, "warriors": "none", "places": 1}
    absent, here = (say("horse-spoken-district", horse=horse, **about) for horse in ("no", "yes"))
    for district, row in enumerate(view.board):
        named = say("horse-district", number=district + 1)
        part = re.search(rf"{named}\b[^;.]*", told, re.IGNORECASE)[0]
        treasure = view.treasures[district]
        holds(part, view.bonuses[district], *filter(None, row), *([] if treasure == UNKNOWN else [treasure]))
        assert (here.removeprefix(absent) in part) == (district == view.horse and view.outcome is None)
    if view.outcome is None:
        holds(told, view.bag, view.helpers, *view.heroes, *view.used)


def olympus(view, told, say):
    holds(told, view.pile_size, len(view.discards), *view.hand_sizes)
    for space, kind in enumerate(view.units):
        if kind >= 0:
            from games.olympus.rules.cards import KINDS

            name = say("olympus-card", card=KINDS[kind])
            assert f"{name} {view.strengths[space]}/{view.healths[space]}" in told
            gear = view.gear[space]
            assert gear < 0 or say("olympus-card", card=KINDS[gear]) in told


FACTS = {"iliad": iliad, "delphi": delphi, "hector": hector, "horse": horse, "olympus": olympus}


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_has_every_fact_of_the_picture(game, variant, seats, language):
    for ply, (state, _, seat) in enumerate(story(game, variant, seats, 21)):
        for reader in {NOBODY, seat} if ply % 6 == 0 else ():
            of = scene(game, state, reader, language)
            told = describe_picture(make_narrator(game, language), of.view, dict(enumerate(NAMES)))
            assert len(told) <= LONGEST
            FACTS[game.key](of.view, told, of.words.say)


def test_long_names_cost_no_facts():
    """Names of 32 characters would fill a fifth of the description of a table of six."""
    long = {seat: name + "x" * (32 - len(name)) for seat, name in enumerate(NAMES)}
    game, variant, seats = next(table for table in TABLES if table[2] == 6)
    for ply, (state, _, _) in enumerate(story(game, variant, seats, 22)):
        if ply % 20 == 0:
            told = describe_picture(make_narrator(game, "en"), state.view(NOBODY), long)
            assert len(told) < LONGEST
            iliad(state.view(NOBODY), told, None)


def test_a_description_too_long_ends_with_a_whole_sentence():
    told = [f"Sentence {number} of many about a table with many players." for number in range(40)]
    joined = join_sentences(told)
    assert LONGEST - 100 < len(joined) <= LONGEST
    assert joined.startswith(told[0])
    assert joined.endswith(told[-1])
    assert joined.split(". ") == [each for each in " ".join(told).split(". ") if each in joined.split(". ")]
    assert join_sentences(told[:3]) == " ".join(told[:3])


def test_the_hand_comes_before_what_may_be_left_out():
    game, variant, seats = next(table for table in TABLES if table[2] == 6)
    state = next(state for state, _, _ in story(game, variant, seats, 22))
    told = describe_picture(make_narrator(game, "en"), state.view(0), dict(enumerate(NAMES)))
    assert told.index("Your hand") < told.index("Bruno")
