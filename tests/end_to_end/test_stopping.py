"""A bot that is told to stop while people click: it answers, refuses late clicks, and ends in any case.

The stage itself fails a scene in which an error is logged.
"""

import asyncio
import logging

import pytest

from cogs import bot
from cogs.answering import answers
from cogs.table import herald
from playground import interactions
from playground.filled_forms import ClientRefuses
from tables.play import registry
from tests.end_to_end.stage import find_button, play, play_with_sockets, press, sentence, until
from tests.end_to_end.test_clicks import before_the_last_click
from words import Words

pytestmark = pytest.mark.slow  # tests/running/test_stopping.py tries the order of it

ANSWER, EVERYTHING = "callback", ""
LONG, MANY = 1e6, 10_000  # seconds and requests; long enough that Discord does not recover by itself
RESTARTING = {language: Words(language).say("refused-restarting") for language in ("en", "fr")}


async def about_to_move(stage, names="ada bruno", **options):
    """Return a game, the player to act, and the click that makes their move."""
    game = await stage.open_table(names, **options)
    actor = await game.actor()
    return game, actor, await before_the_last_click(game, actor)


async def press_last(actor, last):
    panel, identity, values = last
    return await (actor.click(panel, identity) if values is None else actor.select(panel, identity, values))


async def moved(stage, game):
    """Wait until a move is stored; return the number of moves."""
    before, store = len(await game.log()), stage.bot.store
    while len(await store.log(game.number)) == before:
        await asyncio.sleep(0.001)
    return before + 1


async def answering(stage, game, person):
    """Press "My hand", and wait until the answer is under way to a slow Discord."""
    faults, board = stage.place.faults, await game.board()
    faults.slow(0.5, ANSWER)
    clicked = await person.click(board, find_button(board, "hand"))
    await until(lambda: not faults._mishaps)
    return clicked


def stop(stage):
    """Tell the bot to stop; from then on it accepts nothing new."""
    return asyncio.create_task(stage.bot.close())


def hurry(monkeypatch):
    """Give the program less time to stop."""
    for module, *names in ((answers, "APOLOGY"), (bot, "ANSWERED", "FAREWELL"), (herald, "LAST"), (registry, "LAST")):
        for name in names:
            monkeypatch.setattr(module, name, 0.1)


@pytest.mark.parametrize("let_go", [False, True])
def test_a_bot_that_stops_begins_to_show_nothing_more(let_go):
    """A redraw that comes too late would find the store closed; who was never called has no worker by then."""

    async def scene(stage):
        game, boards = await stage.open_table("ada bruno"), stage.bot.herald._boards
        table, asked = await game.table(), []
        await stage.bot.herald.close()
        boards[game.number]._notifications._notifiers.clear()
        if let_go:
            boards.clear()
        stage.place.rest.witnesses.append(asked.append)
        await stage.bot.herald.timed(table, table.acting_people()[0], "reminded")
        await stage.rest()
        assert [each for each in asked if "/channels/" in each.route] == []

    play(scene)


def test_a_bot_that_may_not_serve_its_tables_gives_way():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada, board = stage["ada"], await game.board()
        stage.bot.answers._serving = lambda: False
        pressed = await ada.click(board, find_button(board, "hand"))
        typed = await ada.slash(stage.channel(), "table")
        await asyncio.sleep(0)
        assert not pressed.acknowledged
        assert not typed.acknowledged, "another program may be about to answer"
        await stage.place.clock.advance(answers.COURTESY)
        for each in (pressed, typed):
            assert await sentence(ada, each) == Words("en").say("refused-store-away")
        stage.bot.answers._serving = lambda: True
        assert (await press(ada, board, "hand")).message

    play(scene)


def test_a_move_made_just_before_the_stop_is_answered(monkeypatch):
    monkeypatch.setattr(bot, "FAREWELL", 0.1)

    async def scene(stage):
        game, actor, last = await about_to_move(stage)
        stage.place.faults.fail(ANSWER, status=502)  # it is retried a second later
        storing = asyncio.create_task(moved(stage, game))
        clicked = await press_last(actor, last)
        count = await storing
        await stage.finish()
        assert clicked.acknowledged
        await stage.begin()
        assert len(await game.log()) == count

    play(scene)


def test_a_command_used_just_before_the_stop_is_answered(monkeypatch):
    monkeypatch.setattr(bot, "FAREWELL", 0.1)
    monkeypatch.setattr(answers, "APOLOGY", 0.1)

    async def scene(stage):
        faults = stage.place.faults
        faults.fail(ANSWER, status=502)  # it is retried a second later
        asked = await stage["ada"].slash(stage.channel(), "games")
        await until(lambda: not faults._mishaps)
        await stage.finish()
        assert asked.acknowledged
        assert asked.message.text not in RESTARTING.values()

    play(scene)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_click_during_the_stop_is_told_to_try_again(language):
    async def scene(stage):
        game, actor, last = await about_to_move(stage)
        first = await answering(stage, game, next(each for each in game.people if each is not actor))
        actor.locale = {"en": "en-US", "fr": "fr"}[language]
        stopping = stop(stage)
        await asyncio.sleep(0)
        clicked = await press_last(actor, last)
        assert await sentence(actor, clicked) == RESTARTING[language]
        assert not stopping.done(), "the first click is still answered"
        await stopping
        assert first.acknowledged
        assert "restarting" not in first.message.text
        assert await game.log() == (await game.table()).match.log

    play(scene)


def test_a_command_during_the_stop_is_told_to_try_again():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await answering(stage, game, stage["ada"])
        stopping = stop(stage)
        asked = await stage["bruno"].slash(stage.channel(), "play", {"game": "iliad"})
        assert await sentence(stage["bruno"], asked) in RESTARTING.values()
        with pytest.raises(ClientRefuses, match="Loading options failed"):
            await stage["chloe"].autocomplete(stage.channel(), "play", focused="game")
        await stopping
        assert await stage.bot.store.table(game.number + 1) is None

    play(scene)


def test_an_event_under_way_is_finished_before_the_database_closes():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        whole, heard, found = stage.bot.store.timed, asyncio.Event(), []

        async def slow(*about):
            heard.set()
            await asyncio.sleep(0.2)
            found.append(await whole(*about))
            return found[-1]

        stage.bot.store.timed = slow
        stage.place.world.archive(game.where, True)
        await heard.wait()
        await stage.finish()
        assert found

    play(scene)


def test_an_event_during_the_stop_is_left_to_the_next_start():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await answering(stage, game, stage["ada"])
        stopping = stop(stage)
        await asyncio.sleep(0)
        stage.bot.store.timed = None  # nothing may ask for it
        stage.place.world.archive(game.where, True)
        await stopping

    play(scene)


def test_a_click_after_the_stop_is_not_logged_as_an_error():
    async def scene(stage):
        game, actor, last = await about_to_move(stage)
        log = await game.log()
        stopped = stage.bot
        await stopped.close()
        clicked = await press_last(actor, last)
        typed = await actor.slash(stage.channel(), "table")
        for each in (clicked, typed):
            stopped._connection.parse_interaction_create(interactions.serialize_interaction(stage.place.world, each))
        await asyncio.sleep(0.1)
        assert not clicked.acknowledged
        assert not typed.acknowledged
        assert await stopped.store.log(game.number) == log

    play(scene)


def test_work_canceled_by_the_stop_apologizes(monkeypatch):
    hurry(monkeypatch)
    monkeypatch.setattr(answers, "APOLOGY", 1.0)

    async def scene(stage):
        game, actor, _ = await about_to_move(stage)
        wanted = []

        async def never(*about):
            wanted.append(about)
            await asyncio.Event().wait()

        monkeypatch.setattr(stage.bot.pictures, "wanted", never)
        board = await game.board()
        clicked = await actor.click(board, find_button(board, "hand"))
        await until(lambda: wanted)
        await stage.bot.close()
        assert await sentence(actor, clicked) in RESTARTING.values()

    play(scene)


@pytest.mark.parametrize("where", [ANSWER, EVERYTHING])
def test_the_bot_stops_even_if_discord_never_answers(where, monkeypatch):
    monkeypatch.setattr(logging.getLogger("aiohttp.server"), "disabled", True)  # Discord's own log of broken requests

    async def scene(stage):
        game, actor, last = await about_to_move(stage)
        hurry(monkeypatch)
        stage.place.faults.slow(LONG, where, times=MANY)
        storing = asyncio.create_task(moved(stage, game))
        await press_last(actor, last)
        count = await storing
        await stage.finish()
        stage.place.faults.clear()
        await stage.place.clock.advance(LONG)
        await stage.begin()
        assert len(await game.log()) == count

    play(scene)


def test_the_bot_stops_even_if_the_gateway_never_closes(monkeypatch):
    async def scene(stage):
        hurry(monkeypatch)
        for line in stage.place.gateway.lines:
            line.request.transport.pause_reading()
        await stage.finish()

    play_with_sockets(scene)


def test_people_who_keep_clicking_do_not_delay_the_stop():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board, clicks = await game.board(), []
        await answering(stage, game, stage["ada"])
        stage.place.faults.slow(0.2, ANSWER, times=MANY)
        stopping = stop(stage)
        while not stopping.done():
            clicks.append(await stage["bruno"].click(board, find_button(board, "hand")))
            await asyncio.sleep(0.02)
        await stage.finish()
        told = [click for click in clicks if click.message]
        assert told
        assert {click.message.text for click in told} <= set(RESTARTING.values())

    play(scene)


def test_the_stop_lets_the_redraw_of_a_lobby_finish():
    async def scene(stage):
        lobby, faults = await stage.lobby("ada", 3), stage.place.faults
        faults.fail("PATCH", status=502)  # it is retried a second later
        await stage.bot.registry.change(1, lambda before: before.join(stage["bruno"].id, "Bruno"))
        stage.bot.lobbies.update_soon(1)
        await until(lambda: not faults._mishaps)
        await stage.finish()
        assert "Bruno" in lobby.text

    play(scene)


def test_a_bot_told_to_stop_twice_stops_once():
    async def scene(stage):
        await stage.open_table("ada bruno")
        await asyncio.gather(stop(stage), stop(stage))
        await stage.finish()

    play(scene)


class Slow:
    """A thinker that finds a move when released; ``asked`` counts the requests."""

    def __init__(self, stage, monkeypatch):
        self.asked, self.free = 0, asyncio.Event()
        self._thinker = stage.bot.registry.services.thinker
        self._think = self._thinker.think
        monkeypatch.setattr(self._thinker, "think", self)

    async def __call__(self, *question):
        self.asked += 1
        await self.free.wait()
        return await self._think(*question)


def test_a_thinking_computer_moves_but_starts_no_other_move(monkeypatch):
    async def scene(stage):
        game, actor, last = await about_to_move(stage, "ada", computers=3)
        slow = Slow(stage, monkeypatch)
        await press_last(actor, last)
        await until(lambda: slow.asked)
        count = len(await game.log())
        stopping = stop(stage)
        await asyncio.sleep(0.05)
        assert not stopping.done()
        slow.free.set()
        await stopping
        assert (len(await game.log()), slow.asked) == (count + 1, 1)
        await stage.restart()
        await stage.rest()
        assert await game.actor() is actor
        assert await game.turn() in (await game.board()).text

    play(scene)


def test_an_endless_thought_does_not_delay_the_stop(monkeypatch):
    async def scene(stage):
        hurry(monkeypatch)
        game, actor, last = await about_to_move(stage, "ada", computers=1)
        slow = Slow(stage, monkeypatch)
        await press_last(actor, last)
        await until(lambda: slow.asked)
        count = len(await game.log())
        await stage.finish()
        slow.free.set()
        await asyncio.sleep(0.05)  # its result is dropped
        await stage.begin()
        await stage.rest()
        assert len(await game.log()) > count, "it has thought again"

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("pause", [0.0, 0.02])
def test_a_stop_at_any_moment_of_a_click_logs_no_error(pause):
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1)
        for moment in range(12):
            actor = await game.actor()
            last = await before_the_last_click(game, actor)
            before = len(await game.log())
            stage.place.faults.slow(pause, EVERYTHING, times=MANY)
            clicked = await press_last(actor, last)
            others = [await each.slash(stage.channel(), "table") for each in stage.people("chloe eleni")]
            await asyncio.sleep(moment / 500)
            await stage.finish()
            stage.place.faults.clear()
            await stage.begin()
            await stage.rest()
            assert clicked.acknowledged or len(await game.log()) == before
            assert not any(each.message.loading for each in (clicked, *others) if each.message)

    play(scene)
