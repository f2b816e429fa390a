"""What is tried each time: of a claim about every game one game, and nothing that is slow."""

from types import SimpleNamespace

import pytest

from games import GAMES
from tests.quick import left_out_of
from words import LANGUAGES


def cases(claim, games, *marks, slow=(), fixtures=(), about="key"):
    """Return the cases of a claim about some games, or something else, as pytest collects them."""
    return [
        SimpleNamespace(
            nodeid=f"{claim}[{game}]",
            callspec=SimpleNamespace(params={about: game}),
            fixturenames=fixtures,
            get_closest_marker=lambda mark, of={*marks, *(["slow"] if game in slow else [])}: (mark in of) or None,
        )
        for game in games
    ]


def tried(items, wanted=None):
    left_out = [each.nodeid for each in left_out_of(items, wanted)]
    return [item.nodeid for item in items if item.nodeid not in left_out]


def test_a_claim_about_every_game_is_tried_with_one_of_them():
    assert len(tried(cases("fair", GAMES))) == 1


def test_each_game_has_its_turn():
    claims = [case for number in range(100) for case in cases(f"claim {number}", GAMES)]
    assert {each.partition("[")[2] for each in tried(claims)} == {f"{game}]" for game in GAMES}


@pytest.mark.all_games
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_asked_for(game):
    assert tried(cases("fair", GAMES), game) == [f"fair[{game}]"]


def test_a_game_that_is_slow_for_a_claim_has_no_turn():
    assert tried(cases("fair", GAMES, slow=GAMES[1:])) == [f"fair[{GAMES[0]}]"]
    assert tried(cases("fair", GAMES, slow=GAMES[1:]), GAMES[1]) == [f"fair[{GAMES[0]}]"]
    assert not tried(cases("fair", GAMES, slow=GAMES))


def test_a_claim_about_some_games_or_about_cards_is_tried_with_all():
    assert len(tried(cases("fair", GAMES[1:]))) == len(GAMES) - 1
    assert len(tried(cases("fair", ["Ajax", "Hector"]))) == 2


def test_a_claim_whose_cases_claim_different_things_is_tried_with_all():
    assert len(tried(cases("fair", GAMES, "all_games"))) == len(GAMES)


def test_a_claim_in_every_language_is_tried_in_one():
    found = {tuple(tried(cases(f"said {number}", LANGUAGES, about="language"))) for number in range(30)}
    assert {len(each) for each in found} == {1}
    assert len(found) >= 30
    assert {each[0][-4:] for each in found} == {f"[{language}]" for language in LANGUAGES}


def test_a_claim_in_some_languages_or_by_each_is_tried_in_all():
    assert len(tried(cases("said", LANGUAGES[1:], about="language"))) == len(LANGUAGES) - 1
    assert len(tried(cases("said", LANGUAGES, "all_games", about="language"))) == len(LANGUAGES)


def test_of_cases_that_need_a_bot_or_a_folder_one_is_tried():
    whole, folders = "tests/end_to_end/test_clicks.py::test_", {"fixtures": ("tmp_path",)}
    for found in cases(f"{whole}a", "abc"), cases(f"{whole}b", "abc", slow="b"), cases("c", "abc", **folders):
        assert len(tried(found)) == 1
    assert {tried(cases(f"{claim}", "abc", **folders))[0][-3:] for claim in range(30)} == {"[a]", "[b]", "[c]"}
    assert len(tried(cases("d", "abc", "all_games", **folders))) == 3
    assert not tried(cases("e", "abc", slow="abc", **folders))
