"""Options typed without choosing from the list: shown names are accepted, and very long texts answered."""

import pytest

from playground import filled_forms
from tests.end_to_end.stage import play, sentence


@pytest.mark.parametrize(
    ("name", "typed", "game"),
    [
        ("ada", "Iliad", "iliad"),
        ("ada", "  iLIAD ", "iliad"),
        ("bruno", "Le Cheval de Troie", "horse"),
        ("bruno", "le chéval de troie", "horse"),
        ("bruno", "HORSE", "horse"),
        ("ada", "iliade", "iliad"),
        ("bruno", "trojan horse", "horse"),
        ("ada", "hector et achille", "hector"),
    ],
)
def test_a_game_typed_by_name_is_opened(name, typed, game):
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
def test_a_variant_typed_by_name_is_played(name, typed, variant):
    async def scene(stage):
        await stage.slash(stage[name], "play", {"game": "iliad", "variant": typed})
        assert (await stage.row(1)).lobby["variant"] == variant

    play(scene)


@pytest.mark.parametrize("command", ["learn", "rules", "history", "leaderboard"])
def test_every_command_accepts_the_name_it_shows_for_a_game(command):
    async def scene(stage):
        chosen = (await stage.slash(stage["bruno"], command, {"game": "horse"})).message
        typed = (await stage.slash(stage["bruno"], command, {"game": "le cheval de TROIE"})).message
        assert typed.text == chosen.text
        assert "Cheval" in str(chosen.components)

    play(scene)


@pytest.mark.parametrize("command", ["play", "learn", "rules", "history", "leaderboard"])
@pytest.mark.parametrize("letters", [1950, 2600])
def test_a_refusal_truncates_a_very_long_game_name(command, letters):
    async def scene(stage):
        refused = await stage.slash(stage["ada"], command, {"game": "w" * letters})
        assert "no game “wwww" in await sentence(stage["ada"], refused)

    play(scene)


@pytest.mark.parametrize("letters", [1950, 2600])
def test_a_refusal_truncates_a_very_long_card_or_code(letters):
    async def scene(stage):
        card = await stage.slash(stage["ada"], "card", {"name": "w" * letters})
        assert "no card “wwww" in await sentence(stage["ada"], card)
        code = await stage.slash(stage["ada"], "replay", {"code": "w" * letters})
        assert "wwww" in await sentence(stage["ada"], code)

    play(scene)


@pytest.mark.parametrize(("word", "told"), [("zzzz ", "nothing like “zzzz"), ("hephaestus ", "“hephaestus")])
def test_a_topic_longer_than_discord_allows_is_answered(word, told, monkeypatch):
    monkeypatch.setattr(filled_forms, "_fits", lambda *_: None)

    async def scene(stage):
        answer = await stage.slash(stage["ada"], "rules", {"game": "delphi", "topic": word * 500})
        assert told in await sentence(stage["ada"], answer)

    play(scene)
