"""Pig in the cup in the playground, in a program that finds its package; tests/outside/test_pig.py runs this file."""

import pytest

from engine.chance import Guess
from engine.players import LEVELS, PLAYERS
from games import GAMES as HOUSE
from games.catalog import load_catalog
from games.narrators import game_name
from tests.end_to_end.lobby_options import fields, form_of, submit
from tests.end_to_end.stage import menu_of, play, press, sentence
from tests.end_to_end.test_games import whole_game
from words import LANGUAGES, Words

OTHERS = {game_name(key, Words(language)) for key in HOUSE for language in LANGUAGES}
GUESTS = load_catalog()
PIG = {"game": "pig", "variant": "standard", "games": GUESTS}


def texts(stage):
    return [message.text for message in stage.all_messages()]


@pytest.mark.parametrize(("server", "present", "lacks"), [
    ("Agora", "ada bruno", "without pictures, a first lesson and know-how for computer players"),
    ("Lycée", "bruno ada chloe", "sans textes en français, images"),
])  # fmt: skip
def test_a_whole_game_is_played_by_its_buttons_and_called_by_its_name(server, present, lacks):
    async def scene(stage):
        channel = stage.channel(server)
        lobby = await stage.lobby(present, len(present.split()) + 1, channel, computers=1)
        assert "Pig in the cup" in lobby.text
        assert lacks in lobby.text
        assert "/learn" not in lobby.text
        game = await stage.begun(lobby, stage.people(present))
        await whole_game(stage, game, Guess(3))
        assert not [text for text in texts(stage) if any(name in text for name in OTHERS)]
        assert {entry.seat for entry in await game.log()} >= set(range(len(present.split()) + 1)), "all have moved"

    play(scene, **PIG, prints=True)


@pytest.mark.parametrize(("host", "server"), [("ada", "Agora"), ("bruno", "Lycée")])
def test_its_options_and_sizes_are_in_the_form_of_the_lobby(host, server):
    async def scene(stage):
        lobby = await stage.lobby(host, 2, stage.channel(server))
        form = await form_of(stage[host], lobby)
        goals = [option["label"] for option in fields(form)["option-0"]["options"]]
        assert ["30" in label for label in goals] == [True, False]
        assert ["50" in label for label in goals] == [False, True]
        assert goals[1] not in lobby.text, "the usual goal goes without saying"
        await submit(stage[host], form, **{"option-0": "1"}, table=fields(form)["table"]["options"][2]["value"])
        agreed = (await stage.row(1)).lobby
        assert (agreed["options"], agreed["seats"]) == ({"goal": 50}, 4)
        assert goals[1] in lobby.text

    play(scene, **PIG)


def test_its_rules_are_read_like_those_of_any_game():
    async def scene(stage):
        told = await stage.slash(stage["ada"], "rules", {"topic": "PG-05"})
        assert "You must roll at least once" in told.message.text
        catalog = (await stage.slash(stage["bruno"], "games")).message
        assert "### Pig in the cup" in catalog.text
        lessons = catalog.selects[menu_of(catalog, "lesson-of-game")]["options"]
        assert [option["value"] for option in lessons] == ["0", "1", "2", "3", "4"]
        refused = await stage.slash(stage["ada"], "learn", {"game": "Pig in the cup"})
        assert "has no lesson" in await sentence(stage["ada"], refused)

    play(scene, games=GUESTS)


def test_what_cannot_be_done_leads_to_its_clause():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.hand(stage["bruno"])
        told = await press(stage["bruno"], game.panels["bruno"], "why-not")
        assert "PG-01" in told.message.text

    play(scene, **PIG)


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_of_any_level_finds_a_legal_move(level):
    game = GUESTS["pig"]
    state, chance = game.deal(2, game.options(2, {}), Guess(1))[0], Guess(2)
    while state.to_act():
        [seat] = state.to_act()
        view, moves = state.view(seat), state.legal(seat)
        move = PLAYERS[level]().choose(game, view, moves, Guess(3), lambda: True) if len(moves) > 1 else moves[0]
        assert move in moves
        state.play(seat, move, chance)


def test_tables_of_a_package_that_is_gone_rest_until_it_is_back():
    async def scene(stage):
        finished = await stage.open_table("ada bruno")
        await whole_game(stage, finished, Guess(3))
        running, lobby = await stage.open_table("ada bruno"), await stage.lobby("chloe", 2)
        stage.games = {key: GUESTS[key] for key in HOUSE}
        await stage.restart()
        stage.game, stage.variant = "iliad", ""
        other = await stage.open_table("dmitri eleni")
        await other.moves(2)
        told = await press(stage["ada"], await running.board(), "hand")
        assert "This game is frozen" in await sentence(stage["ada"], told)
        told = await press(stage["ada"], lobby, "join")
        assert "There is no game “pig”" in await sentence(stage["ada"], told)
        assert not (await stage.slash(stage["ada"], "history")).failed
        stage.games = GUESTS
        await stage.restart()
        assert (await running.table()).status == "playing"
        stage.mistakes = 1  # that the table was not rebuilt

    play(scene, **PIG)
