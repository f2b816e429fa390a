"""What is typed and sent without a choice from the list: the names that are shown are known."""

import pytest

from tests.end_to_end.stage import play


@pytest.mark.parametrize(
    ("name", "typed", "game"),
    [
        ("ada", "Iliad", "iliad"),
        ("ada", "  iLIAD ", "iliad"),
        ("bruno", "Le Cheval de Troie", "horse"),
        ("bruno", "le chéval de troie", "horse"),
        ("bruno", "HORSE", "horse"),
    ],
)
def test_a_game_whose_name_was_typed_and_not_chosen_is_opened(name, typed, game):
    async def scene(stage):
        await stage.slash(stage[name], "play", {"game": typed})
        assert (await stage.row(1)).game == game

    play(scene)


@pytest.mark.parametrize(
    ("name", "typed", "variant"),
    [
        ("ada", "Teams of two", "teams"),
        ("ada", "everybody for themselves", "standard"),
        ("bruno", "Par equipes de deux", "teams"),
        ("bruno", "teams", "teams"),
    ],
)
def test_a_way_of_playing_whose_name_was_typed_and_not_chosen_is_played(name, typed, variant):
    async def scene(stage):
        await stage.slash(stage[name], "play", {"game": "iliad", "variant": typed})
        assert (await stage.row(1)).lobby["variant"] == variant

    play(scene)


@pytest.mark.parametrize("command", ["learn", "rules", "history", "leaderboard"])
def test_every_command_knows_a_game_by_the_name_it_shows(command):
    async def scene(stage):
        chosen = (await stage.slash(stage["bruno"], command, {"game": "horse"})).message
        typed = (await stage.slash(stage["bruno"], command, {"game": "le cheval de TROIE"})).message
        assert typed.text == chosen.text
        assert "Cheval" in str(chosen.components)

    play(scene)
