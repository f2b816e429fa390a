"""What people type is found, in whatever language they know the name."""

import pytest

from cogs.answering.autocomplete import fold_accents, game_called, games_like, match_names
from games.narrators import list_names
from tables import Refused
from tests.contract.boxes import GAMES
from words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["delphi", "Delphes", "DELPHI ", "delphés"])
def test_a_game_is_found_by_its_name_in_any_language(language, typed):
    (found,) = games_like(typed, GAMES, Words(language))
    assert found.value == game_called(typed, GAMES) == "delphi"
    assert found.name == Words(language).say("delphi-name")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    "typed", [str.upper, str.title, fold_accents, lambda name: f" {name} ", lambda name: f"{name}\u0301"]
)
def test_every_name_of_a_game_is_found_however_it_is_typed(key, typed):
    for name in list_names(key):
        assert game_called(typed(name), GAMES) == key


TYPED = {
    "iliade": "iliad",
    "L'ILIADE": "iliad",
    "le cheval de troie": "horse",
    "cheval  de Troié": "horse",
    "trojan horse": "horse",
    "trojan": "horse",
    "hector & achilles": "hector",
    "hector et achille": "hector",
    "fight-for-olympus": "olympus",
    "olympe": "olympus",
    "combat pour l olympe": "olympus",
    "de": None,
    "he": None,
    "chess": None,
    "": None,
}


@pytest.mark.parametrize("typed", TYPED)
def test_a_part_of_a_name_means_a_game_if_only_one_has_it(typed):
    if TYPED[typed]:
        assert game_called(typed, GAMES) == TYPED[typed]
    else:
        with pytest.raises(Refused, match="no-such-game"):
            game_called(typed, GAMES)


def test_a_name_that_no_game_has_is_refused():
    with pytest.raises(Refused, match="no-such-game"):
        game_called("Chess", GAMES)


def test_names_that_begin_with_what_is_typed_come_first():
    offered = match_names({name: name for name in ("Andromeda", "Diomedes", "Médée", "Palamedes")}, "med")
    assert [choice.name for choice in offered] == ["Médée", "Andromeda", "Diomedes", "Palamedes"]
