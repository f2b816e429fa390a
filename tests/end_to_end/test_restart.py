"""A bot that stops or is killed at any moment, and the bot that is started after it."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from cogs.table.herald import NOTED
from games.catalog import BOXES
from games.olympus.rules import agenda
from store import StoreAway, sqlite
from tests.end_to_end.stage import (
    Guess,
    click,
    find_button,
    offers,
    play,
    play_with_sockets,
    press,
    sentence,
    until,
)
from tests.store.stores import append
from words.figures import ROBOT

pytestmark = pytest.mark.slow  # tests/tables/test_restart.py tries it with the tables alone

ROOT = Path(__file__).parents[2]
VICTIM = "tests.end_to_end.victim"
DUELS = ("hector", "olympus")


@pytest.mark.slow
def test_old_boards_and_old_panels_work_after_a_restart():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        for each in game.people:
            await game.hand(each)
        await game.moves(5)
        board, log = await game.board(), await game.log()
        actor = await game.actor()
        panel = await game.panel(actor)
        if not offers(panel):
            await press(actor, panel, "refresh")
        old = (await press(actor, board, "hand")).message
        await stage.restart()
        assert await game.log() == log
        await game.move(actor)
        await stage.rest()
        assert find_button(panel, "answer") or find_button(panel, "refresh")
        assert len(await game.log()) == len(log) + 1
        assert await game.board() is board
        stale = next(each for each in old.buttons if each.startswith("il:answer:"))
        answer = await game.unchanged(lambda: click(actor, old, stale))
        await sentence(actor, answer)
        assert answer.message is old
        await press(game.people[0], board, "hand")
        await press(stage["eleni"], board, "help")
        await game.to_the_end(Guess(5))
        assert (await stage.row(game.number)).status == "finished"

    play(scene)


def test_a_lobby_survives_a_restart():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 3)
        await stage.restart()
        await press(stage["chloe"], lobby, "join")
        await until(lambda: "Chloé" in lobby.text)
        await press(stage["ada"], lobby, "start")
        await until(lambda: find_button(lobby, "start") is None)
        await stage.rest()
        assert (await stage.row(1)).status == "playing"

    play(scene)


def test_a_game_with_a_computer_survives_many_restarts():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        chance = Guess(3)
        for _ in range(6):
            await game.moves(2, chance)
            before = await game.log()
            await stage.restart()
            assert (await game.log())[: len(before)] == before
        await game.to_the_end(chance)

    play(scene)


def fail_once(monkeypatch, name):
    """Let a method of the store fail the next time, as if the disk did not answer."""

    async def failing(self, *asked):
        monkeypatch.undo()
        raise StoreAway(f"no {name} for {asked}")

    monkeypatch.setattr(sqlite.SqliteStore, name, failing)


@pytest.mark.parametrize("failing", ["", "unshown", "table"])
def test_a_computer_due_at_a_crash_moves_after_the_restart(failing, monkeypatch):
    """Also if the store is away for a moment just then, before anything is shown or in the middle of it."""

    async def scene(stage):
        game = await stage.open_table("ada", computers=1)
        actor = await game.actor()
        table = await game.table()
        await stage.finish()
        store = await sqlite.open_store(stage.file)
        while acting_people(table):
            step = step_of(table)
            await append(store, game.number, step.entry, None)
            table.match.accept(step)
        await store.close()
        if failing:
            fail_once(monkeypatch, failing)
        await stage.begin()
        await until(stage.bot._catching_up.done)
        await stage.rest()
        assert len(await game.log()) > table.match.ply + 1, "it has moved"
        assert await game.turn() in (await game.board()).text
        assert await game.actor() is actor
        assert ROBOT in (await game.board()).text.split("```")[2], "what happened meanwhile is told"
        while await stage.bot.store.unshown():
            await stage.place.clock.advance(NOTED)
            await asyncio.sleep(0.01)

    def acting_people(table):
        return [seat for seat in table.match.state.to_act() if table.lobby.sitters[seat].user is not None]

    def step_of(table):
        [seat] = acting_people(table)
        return table.match.propose(seat, str(table.match.state.legal(seat)[-1]), table.match.stamps[seat])

    play(scene, pictures=False)


@pytest.mark.slow
@pytest.mark.parametrize("when", [pytest.param("before", marks=pytest.mark.slow), "after"])
def test_a_killed_bot_has_made_the_move_once_or_not_at_all(when):
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        for each in game.people:
            await game.hand(each)
        await game.moves(3)
        before, actor = await game.log(), await game.actor()
        panel = await game.panel(actor)
        if not offers(panel):
            await press(actor, panel, "refresh")
        await stage.finish()
        known = stage.place.gateway.identified
        victim = await asyncio.create_subprocess_exec(
            sys.executable, "-m", VICTIM, stage.place.url, stage.place.token, str(stage.file), when, cwd=ROOT
        )
        try:
            async with asyncio.timeout(60):
                while stage.place.gateway.identified == known:
                    await asyncio.sleep(0.01)
                while victim.returncode is None:
                    identity = next(each for each in reversed(panel.buttons) if each.startswith("il:answer:"))
                    clicked = await actor.click(panel, identity)
                    settled = asyncio.create_task(clicked.settled())
                    died = asyncio.create_task(victim.wait())
                    await asyncio.wait({settled, died}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if victim.returncode is None:
                victim.kill()
            await victim.wait()
        assert victim.returncode == -signal.SIGKILL
        assert not clicked.acknowledged
        await stage.begin()
        await stage.rest()
        assert await game.turn() in (await game.board()).text, "nobody had to touch the table"
        log = await game.log()
        assert log[: len(before)] == before
        assert len(log) == len(before) + (when == "after")
        stage.place.gateway.deliver(clicked)  # as if it had not arrived
        await clicked.settled()
        await stage.rest()
        assert len(await game.log()) == len(before) + 1, "once, whichever bot has made it"
        assert clicked.acknowledged
        assert find_button(panel, "answer") or find_button(panel, "refresh")
        await game.moves(2)
        assert await game.turn() in (await game.board()).text

    play_with_sockets(scene)


def test_a_restart_in_the_middle_of_a_power_changes_nothing():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        chance, asked = Guess(1), set()
        for _ in range(200):
            await game.moves(1, chance)
            table = await game.table()
            if table.status != "playing" or len(asked) >= 4:
                break
            question = table.match.state.agenda[-1][0]
            if question not in (agenda.PLAY, *asked):
                asked.add(question)
                before, legal = table.match.state.dump(), table.match.state.legal(table.match.state.to_act()[0])
                await stage.restart()
                again = (await game.table()).match.state
                assert again.dump() == before
                assert again.legal(again.to_act()[0]) == legal
        assert len(asked) >= 4, "payments and powers were interrupted"

    play(scene, game="olympus")


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key == "horse" else pytest.mark.slow) for key in sorted(BOXES)]
)
def test_every_game_goes_on_after_many_restarts(key):
    async def scene(stage):
        game = await stage.open_table("ada bruno", seats=0 if key in DUELS else 3, computers=0 if key in DUELS else 1)
        chance = Guess(4)
        for _ in range(5):
            await game.moves(3, chance)
            log, position = await game.log(), (await game.table()).match.state.dump()
            await stage.restart()
            assert await game.log() == log
            assert (await game.table()).match.state.dump() == position
        assert await game.turn() in (await game.board()).text

    play(scene, game=key)
