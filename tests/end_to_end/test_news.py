"""Events besides the moves, as shown on the board, in hands, and in the replay."""

import pytest

from cogs.history.replay_screens import story_of
from cogs.table.news import table_event
from tables.history.archive import Source
from tests.end_to_end.stage import play, press
from tests.end_to_end.test_absence import offer_in, offered, panel
from tests.end_to_end.test_replay import NEXT, turn, watched
from tests.end_to_end.test_time import FIVE, pass_time, timed
from words import Words

pytestmark = pytest.mark.slow  # tests/tables/test_news.py and tests/cogs/table/test_news.py try what is told

EN = Words("en")


async def lines(stage, game):
    """Return the current news under the board."""
    await stage.rest()
    return [line[2:] for line in (await game.board()).text.splitlines() if line.startswith("- ")]


async def left(stage, game, name):
    """Let a person leave; return the sentence that says so."""
    table, user = await game.table(), stage[name].id
    await table.leave(user, "hard", "Computer 1")
    await stage.rest()
    return table_event((await stage.bot.store.table_events(game.number))[-1], {}, EN)


def test_the_board_says_who_left_and_keeps_their_name_above_it():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        await game.moves(5)
        assert any("Bruno" in line for line in await lines(stage, game))
        told = await left(stage, game, "bruno")
        assert told == "Bruno leaves the game; Computer 1 plays on."
        shown = await lines(stage, game)
        assert any("Bruno" in line for line in shown[: shown.index(told)])
        await stage.restart()
        assert [line for line in await lines(stage, game) if line == told] == [told]

    play(scene)


def test_the_board_and_the_hands_report_a_given_seat():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, bruno, eleni = stage.people("ada bruno eleni")
        await game.moves(4)
        await offered(game, ada, eleni)
        await press(eleni, offer_in(game), "accept-seat")
        await stage.rest()
        name = eleni.user.display_name
        assert (await lines(stage, game))[-1] == f"Ada gives the seat to {name}."
        assert f"Ada donne sa place à {name}." in (await game.hand(bruno)).text
        assert "Ada gives you the seat." in (await game.hand(eleni)).text

    play(scene)


def test_running_out_of_time_and_returning_are_reported():
    async def scene(stage):
        game = await timed(stage, "ada bruno", overtime="takes")
        person, table = await game.actor(), await game.table()
        name = person.user.display_name
        await pass_time(stage, FIVE + 1, lambda: table.lobby.seat_of(person.id) is None)
        assert f"{name} runs out of time; the computer takes over." in await lines(stage, game)
        await press(person, await panel(person, game), "return-to-seat")
        assert f"{name} is back." in await lines(stage, game)

    play(scene)


def test_an_ended_game_says_who_ended_it_and_in_which_role():
    async def scene(stage):
        ours, theirs = await stage.open_table("ada bruno"), await stage.open_table("chloe bruno")
        for game in (ours, theirs):
            await game.moves(2)
            await stage.sure(stage["ada"], "end", channel=await game.place())
        assert (await lines(stage, ours))[-1] == (await lines(stage, theirs))[-1] == "Ada, a moderator, ends the game."
        last = await stage.open_table("chloe bruno")
        await stage.sure(stage["chloe"], "end", channel=await last.place())
        assert (await lines(stage, last))[-1] == "Chloé, the host, ends the game."

    play(scene)


def test_a_game_ended_by_vote_says_so_in_its_language():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=stage.channel("Lycée"))
        await game.moves(2)
        for person in game.people:
            await press(person, await panel(person, game), "vote-end")
        assert (await lines(stage, game))[-1].startswith("La partie est arrêtée, comme la table")

    play(scene)


def test_a_replay_names_who_sat_there_at_each_step():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        await game.moves(3)
        told = await left(stage, game, "bruno")
        table = await game.table()
        await table.rest()
        await game.moves(2)
        await table.end()
        await stage.rest()
        found = await stage.bot.archive.replay(Source(game.number))
        assert [story_of(found, EN).names_at(ply)[1] for ply in range(5)] == ["Bruno"] * 4 + ["Computer 1"]
        ada, shown = stage["ada"], []
        message = await watched(ada, game)
        for _ in found.steps:
            shown.append(message.text)
            if len(shown) < len(found.steps):
                await turn(ada, message, NEXT)
        assert [told in text for text in shown] == [ply == 3 for ply in range(len(shown))]
        assert ["Bruno" in text for text in shown] == [ply <= 3 for ply in range(len(shown))]
        assert "Nobody is left at the table" in shown[-1]

    play(scene, pictures=False)


def test_erasure_removes_a_person_from_the_board():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        await game.moves(5)
        asked = await stage.slash(stage["ada"], "privacy erase")
        await press(stage["ada"], asked.message, "erase-my-data")
        shown = await lines(stage, game)
        former = EN.say("privacy-former-player")
        assert any(line.startswith(f"{former} leaves the game") for line in shown)
        assert "Ada" not in (await game.board()).text

    play(scene)
