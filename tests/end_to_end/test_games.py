"""Whole games as people play them, from /play to the last victory card."""

import re

import pytest

from cogs.answering.wording import shorten_seal
from engine.chance import Guess
from tests.end_to_end.stage import Stage, play, press, shows_end

ENGLISH, FRENCH = "Your hand (", "Votre main ("


async def whole_game(stage: Stage, game, chance):
    for person in game.people:
        await game.hand(person)
    await game.to_the_end(chance)
    await stage.rest()
    for person in game.people:
        panel = game.panels[person.user.name]
        if not shows_end(panel):
            await press(person, panel, "refresh")
        assert shows_end(panel)
    table = await game.table()
    assert table.status == "finished"
    assert (await stage.row(game.number)).status == "finished"
    assert await stage.bot.store.outcome(game.number)
    board = await game.board()
    assert shorten_seal(table.match.head.seal) in board.text
    assert all(button["disabled"] for identity, button in board.buttons.items() if ":hand:" in identity)
    assert await game.pings() == [], "nobody is called any more"


@pytest.mark.slow
def test_a_whole_game_by_four_people_in_two_languages():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe dmitri")
        for person, words in zip(game.people, (ENGLISH, FRENCH, FRENCH, ENGLISH), strict=True):
            panel = await game.hand(person)
            assert words in panel.text
        board = await game.board()
        assert "It is " in board.text, "the table speaks the language of its server"
        assert not re.search(r"Votre|victoires", board.text)
        await whole_game(stage, game, Guess(4))

    play(scene, pictures=False)


@pytest.mark.slow
def test_two_people_and_a_computer_play_a_game_in_a_french_server():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1, channel=stage.channel("Lycée"))
        assert "de jouer" in (await game.board()).text or "réfléchit" in (await game.board()).text
        assert ENGLISH in (await game.hand(game.people[0])).text
        assert FRENCH in (await game.hand(game.people[1])).text
        await whole_game(stage, game, Guess(3))
        seats = {entry.seat for entry in await game.log()}
        assert {0, 1, 2} <= seats, "the computer has moved too"

    play(scene, pictures=False)


@pytest.mark.slow
def test_one_person_plays_the_computer_in_direct_messages():
    async def scene(stage):
        game = await stage.open_table("bruno", computers=1, channel=stage["bruno"].dm())
        assert FRENCH in (await game.hand(game.people[0])).text
        await whole_game(stage, game, Guess(2))

    play(scene, pictures=False)


def test_a_chosen_language_is_more_than_the_clients():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await stage.slash(stage["bruno"], "settings", {"language": "en"})
        assert ENGLISH in (await game.hand(stage["bruno"])).text
        await stage.slash(stage["bruno"], "settings", {"language": "auto"})
        assert FRENCH in (await game.hand(stage["bruno"])).text

    play(scene, pictures=False)
