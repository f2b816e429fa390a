"""Moves that are the only ones make themselves; the table says so, and a setting leaves them to their players."""

import pytest

from tests.end_to_end.lobby_options import agree
from tests.end_to_end.stage import find_button, play, press, sentence
from words import LANGUAGES, Words

pytestmark = pytest.mark.slow  # tests/tables/test_forced_moves.py tries the rules for them


def note(language):
    """Return the sentence that follows a forced move."""
    return Words(language).say("event-forced", sentence="").strip()


async def forced(game):
    """Play until a forced move was made; return its ply and the click that led to it."""
    table = await game.table()
    while True:
        mover = await game.actor()
        clicked = await game.move(mover)
        await game.stage.rest()
        for entry in table.match.log:
            if table.history.forced(entry.ply):
                return entry, mover, clicked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forced_move_is_made_and_the_table_says_so(language):
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=stage.speaking(language))
        entry, mover, clicked = await forced(game)
        assert note(language) in (await game.board()).text
        assert (await game.table()).match.ply >= entry.ply
        assert await game.turn() in (await game.board()).text
        assert clicked.message is game.panels[mover.user.name], "the hand that was clicked shows what came of it"

    play(scene)


def test_nobody_is_pinged_for_a_forced_move():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        entry, *_ = await forced(game)
        user = (await game.table()).lobby.sitters[entry.seat].user
        acting = (await game.table()).acting_people()
        pinged = {each.id for message in await game.pings() for each in message.mentions}
        assert user in acting or user not in pinged

    play(scene)


@pytest.mark.slow
def test_a_setting_leaves_forced_moves_to_their_player():
    async def scene(stage):
        for name in ("ada", "bruno"):
            await sentence(stage[name], await stage.slash(stage[name], "settings", {"forced-moves": "off"}))
        game = await stage.open_table("ada bruno")
        table = await game.table()
        while table.status == "playing":
            await game.moves(1)
        assert not any(table.history.forced(entry.ply) for entry in table.match.log)

    play(scene)


def test_the_undo_of_a_decision_takes_its_forced_moves_with_it():
    async def scene(stage):
        ada = stage["ada"]
        lobby = await stage.lobby("ada", 2, computers=1)
        await agree(ada, lobby, "undo")
        game = await stage.begun(lobby, [ada])
        table = await game.table()
        own = table.seat_of(ada.id)
        while not any(table.history.forced(entry.ply) for entry in table.match.log if entry.seat == own):
            await game.moves(1)
        shown = (await stage.slash(ada, "undo", channel=await game.place())).message
        await press(ada, shown, "undo-ask")
        await stage.rest()
        assert table.match.log[-1].move.startswith("undo to ")
        panel = await game.hand(ada)
        assert find_button(panel, "answer")
        assert len(table.match.state.legal(table.seat_of(ada.id))) > 1

    play(scene)
