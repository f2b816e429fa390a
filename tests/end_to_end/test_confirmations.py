"""Costly moves are confirmed in the hand by those who want that, and by nobody else."""

import pytest

from cogs.answering.layout import DANGER
from engine.chance import Guess
from engine.match import deal_match
from games.narrators import make_narrator
from tests.contract.boxes import GAMES
from tests.end_to_end.stage import click, find_button, offers, play, press, sentence
from words import LANGUAGES, Words

RISKY = {"iliad": 10, "delphi": 10, "hector": 10, "olympus": 1, "horse": 0}  # moves in a few random games, at least
both = pytest.mark.parametrize("language", LANGUAGES)


def red(panel):
    """Return the button of a retreat, if there is one."""
    found = [each for each, about in panel.buttons.items() if ":answer:" in each and about["style"] == DANGER.value]
    return found[0] if found else None


async def retreat(stage, language, *, confirm=True):
    """Return a game of Hector, a player who has just pressed Retreat, and their hand."""
    channel = stage.speaking(language)
    for person in stage.people("ada bruno") if confirm else ():
        await sentence(person, await stage.slash(person, "settings", {"confirm-moves": "on"}, channel))
    game = await stage.open_table("ada bruno", channel=channel)
    while True:
        person = await game.actor()
        panel = await game.hand(person)
        if red(panel):
            await click(person, panel, red(panel))
            return game, person, panel
        await game.moves(1)


@both
def test_a_retreat_is_confirmed_in_the_hand(language):
    async def scene(stage):
        game, person, panel = await retreat(stage, language)
        table, ply = await game.table(), (await game.table()).match.ply
        assert "?" in panel.text
        assert not offers(panel)
        assert (await game.table()).match.ply == ply
        await press(person, panel, "confirm-move")
        await stage.rest()
        assert table.match.log[ply + 1].move == "retreat"
        assert find_button(panel, "confirm-move") is None

    play(scene, game="hector")


def test_back_returns_to_the_choices_and_changes_nothing():
    async def scene(stage):
        game, person, panel = await retreat(stage, "en")
        back = next(each for each, about in panel.buttons.items() if about["label"] == Words("en").say("hand-back"))
        await game.unchanged(lambda: click(person, panel, back))
        assert red(panel)
        assert offers(panel)

    play(scene, game="hector")


def test_a_confirmation_of_an_older_position_changes_nothing():
    async def scene(stage):
        game, person, panel = await retreat(stage, "en")
        identity = find_button(panel, "confirm-move")
        table = await game.table()
        seat = table.seat_of(person.id)
        other = next(str(move) for move in table.match.state.legal(seat) if str(move) != "retreat")
        await table.submit(seat, other, table.match.stamps[seat])
        await stage.rest()
        await game.unchanged(lambda: person.forge(panel, identity))
        assert find_button(panel, "confirm-move") is None

    play(scene, game="hector")


def test_without_the_setting_a_retreat_is_made_at_once():
    async def scene(stage):
        game, _, panel = await retreat(stage, "en", confirm=False)
        await stage.rest()
        assert "retreat" in [entry.move for entry in await game.log()]
        assert find_button(panel, "confirm-move") is None

    play(scene, game="hector")


@pytest.mark.parametrize("key", GAMES)
def test_each_game_names_its_costly_moves(key):
    found, game = 0, GAMES[key]
    tells = make_narrator(game, "en")
    for seed in range(4):
        match, pick = deal_match(game, min(sum(game.variants.values(), ())), {}, bytes([seed]))[0], Guess(seed)
        while acting := match.state.to_act():
            moves = match.state.legal(acting[0])
            view = match.state.view(acting[0])
            risky = [move for move in moves if tells.risky(move.parts(), view)]
            assert len(risky) < max(2, len(moves)), "there is a way without a risk, or no choice"
            found += len(risky)
            move = moves[pick.below(len(moves))]
            match.accept(match.propose(acting[0], str(move), match.stamps[acting[0]]))
    assert found >= RISKY[key]
    assert bool(found) == bool(RISKY[key])
