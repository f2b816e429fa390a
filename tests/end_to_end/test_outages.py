"""After a temporary failure of Discord or the store, the bot shows what it could not show before."""

import asyncio
from dataclasses import replace

import pytest

from cogs.messages.outbox import FINDABLE
from cogs.table import hand_panels, herald
from cogs.table.table_message import TableMessage
from store import StoreFailed, sqlite
from tables.seats.absence import withdraw_offer
from tests.end_to_end.stage import click, find_button, offers, play, press, settled, shows_end, until
from tests.end_to_end.test_absence import offered
from tests.end_to_end.test_clicks import before_the_last_click

pytestmark = pytest.mark.slow  # test_nothing_twice.py and tests/tables/test_retrying.py try failures

POST, EDIT, DELETE = "POST .*/channels/.*/messages", "PATCH .*/channels/", "DELETE .*/channels/"
HAND, ANSWER = "PATCH .*/webhooks/", "callback"
LONG = 10_000  # requests; long enough that the outage does not end by itself
MISHAPS = {
    "503": lambda faults, where, times=1: faults.fail(where, status=503, times=times),
    "429": lambda faults, where, times=1: faults.limit(1, where, times=times, via=False),
    "cut": lambda faults, where, times=1: faults.cut(where, times=times),
    "cut-after": lambda faults, where, times=1: faults.cut(where, times=times, after_applying=True),
}
every_mishap = pytest.mark.parametrize("mishap", MISHAPS)


async def later(stage, seconds=40.0):
    """Let time pass in steps, with all that happens meanwhile."""
    await stage.rest()
    for _ in range(round(seconds)):
        await stage.place.clock.advance(1.0)
        await asyncio.sleep(0.001)
        await stage.rest()


async def opened(stage, names="ada bruno", **options):
    """Return a game whose players all have hands open, but count as not looking at them."""
    game = await stage.open_table(names, **options)
    for each in game.people:
        await game.hand(each)
    return game


async def to_act(game, person):
    """Let the others move until it is this person's turn."""
    while await game.actor() is not person:
        await game.move(await game.actor())
        await game.stage.rest()


async def fail_once(store, name):
    """Let this method of the store fail the next time."""
    ask, failed = getattr(store, name), asyncio.Event()

    async def fail(*args, **kwargs):
        setattr(store, name, ask)
        failed.set()
        raise StoreFailed("the disk is full")

    setattr(store, name, fail)
    return failed


async def called(game, person):
    """Return the pings of a person that are posted."""
    return [each for each in await game.pings() if person.user in each.mentions]


async def current(game, person, panel=None):
    """Return whether a person's panel, by default their latest, shows the current question."""
    table = await game.table()
    stamp = table.match.stamps[table.seat_of(person.id)]
    shown = panel or game.panels[person.user.name]
    wanted = f"il:answer:{game.number}:{stamp}:"
    return not shown.deleted and any(each.startswith(wanted) for each in (*shown.buttons, *shown.selects))


# -- the board and the pings


@every_mishap
def test_a_refused_board_is_retried(mishap):
    async def scene(stage):
        game = await opened(stage)
        MISHAPS[mishap](stage.place.faults, EDIT, times=3)
        await game.move(await game.actor())
        await later(stage)
        assert await game.turn() in (await game.board()).text
        assert len(await game.boards()) == 1

    play(scene)


def test_refused_messages_are_shown_after_a_restart():
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        for where in (POST, EDIT):
            stage.place.faults.fail(where, status=503, times=LONG)
        while await game.actor() is first:
            await game.move(first)
        await later(stage, 15)
        assert await game.turn() not in (await game.board()).text
        await stage.finish()
        stage.place.faults.clear()
        await stage.begin()
        await stage.rest()
        assert await game.turn() in (await game.board()).text
        assert len(await called(game, await game.actor())) == 1

    play(scene)


def test_a_refused_final_board_is_retried_with_its_rematch():
    async def scene(stage):
        game = await opened(stage)
        stage.place.faults.fail(EDIT, status=503, times=4)
        await stage.sure(stage["ada"], "end", channel=await game.place())
        await later(stage)
        assert find_button(await game.board(), "rematch")

    play(scene)


def test_the_program_can_stop_during_an_outage():
    async def scene(stage):
        game = await opened(stage)
        for where in (POST, EDIT):
            stage.place.faults.limit(600, where, times=LONG, via=False)
        await game.move(await game.actor())
        await stage.rest()
        async with asyncio.timeout(5):
            await stage.finish()
        stage.place.faults.clear()
        await stage.begin()
        await stage.rest()
        assert await game.turn() in (await game.board()).text

    play(scene)


def test_a_hanging_request_is_canceled_when_the_program_stops(monkeypatch):
    async def scene(stage):
        game = await opened(stage)
        monkeypatch.setattr(herald, "LAST", 0.2)
        stage.place.faults.slow(600, EDIT)
        await game.move(await game.actor())
        async with asyncio.timeout(5):
            await stage.restart()
        await later(stage, 3)
        assert await game.turn() in (await game.board()).text
        assert len(await game.boards()) == 1

    play(scene)


def test_unreachable_boards_are_not_kept_in_memory(monkeypatch):
    async def scene(stage):
        game = await opened(stage)
        monkeypatch.setattr(herald, "AWAKE", 0)
        for where in (EDIT, POST):
            stage.place.faults.fail(where, status=403, times=LONG)
        await game.move(await game.actor())
        await stage.rest()
        await stage.place.clock.advance(901)  # the hands can no longer be edited
        assert len(stage.bot.herald._boards) == 1
        stage.place.faults.clear()
        await stage.open_table("chloe dmitri")
        assert game.number not in stage.bot.herald._boards
        assert game.number in await stage.bot.store.unshown()

    play(scene)


@pytest.mark.parametrize("status", [503, 403])
def test_a_refused_ping_does_not_stop_other_pings(status):
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")  # all players act at once
        for each in await game.pings():
            stage.place.world.delete(each)
        await stage.finish()
        await forget_calls(stage, game.number)
        await stage.begin()
        stage.place.faults.fail(POST, status=status)
        await stage.bot.herald.seated(await game.table())
        await stage.rest()
        assert len(await game.pings()) == 2
        await later(stage, 3)
        await stage.bot.herald.seated(await game.table())  # a refused message is tried again at the next event
        await stage.rest()
        assert sorted(each.mentions[0].name for each in await game.pings()) == ["ada", "bruno", "chloe"]

    play(scene, game="delphi")


async def forget_calls(stage, number):
    """Delete all pings from the store, so that the next program knows of none."""
    store = await sqlite.open_store(stage.file)
    for each in await store.remembered(number):
        if each.user is not None:
            await store.forget(each.channel, each.message)
    await store.close()


@pytest.mark.parametrize("status", [503, 403])
def test_a_refused_notice_does_not_stop_pings(status):
    async def scene(stage):
        game = await opened(stage)
        actor, table = await game.actor(), await game.table()
        for each in await game.pings():
            stage.place.world.delete(each)
        stage.place.faults.fail(POST, status=status)
        await stage.bot.herald.timed(table, actor.id, "stands")
        await stage.bot.herald.timed(table, actor.id, "reminded")
        await later(stage, 3)
        assert len([each for each in await called(game, actor) if "your turn" in each.content]) == 1
        await stage.bot.herald.timed(table, actor.id, "stands")
        await stage.rest()
        assert any("stands" in each.content for each in await called(game, actor)), "they are told as well"

    play(scene)


def test_a_ping_does_not_wait_for_a_slow_edit_of_the_board():
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        stage.place.faults.slow(6.0, EDIT, times=LONG)
        while await game.actor() is first:
            await game.move(first)
        other = await game.actor()
        async with asyncio.timeout(2):
            while not await called(game, other):
                await asyncio.sleep(0.01)
        await stage.place.clock.advance(30)

    play(scene)


def test_the_first_ping_of_a_table_links_to_its_board():
    async def scene(stage):
        stage.place.faults.slow(0.3, POST)
        game = await stage.open_table("ada bruno")
        [call] = await game.pings()
        assert f"/{(await game.board()).id}" in call.content

    play(scene)


def test_nobody_is_pinged_who_has_moved_meanwhile(monkeypatch):
    async def scene(stage):
        waiting, going_on, heard = asyncio.Event(), asyncio.Event(), []

        async def link(_):
            waiting.set()
            await going_on.wait()
            return ""

        going_on.set()
        monkeypatch.setattr(TableMessage, "link", link)
        game = await stage.open_table("ada bruno")
        first = await game.actor()
        waiting.clear()
        going_on.clear()
        while await game.actor() is first:
            await game.submit()
        await waiting.wait()
        other = await game.actor()
        other.listen(lambda shown: heard.append(shown) if shown.pinged else None)
        while await game.actor() is other:
            await game.submit()
        going_on.set()
        await stage.rest()
        assert heard == []

    play(scene)


def test_a_ping_for_an_earlier_turn_does_not_count():
    async def scene(stage):
        game = await opened(stage)
        actor = await game.actor()
        stage.place.faults.fail(DELETE, status=503, times=LONG)
        stage.place.faults.fail(POST, status=503, times=LONG)
        while await game.actor() is actor:
            await game.move(actor)
        await to_act(game, actor)
        stage.place.faults.clear()
        [old] = await called(game, actor)
        await later(stage)
        [new] = await called(game, actor)
        assert new is not old
        assert len(await game.pings()) == 1

    play(scene)


def test_a_ping_of_an_old_version_without_a_turn_is_replaced():
    async def scene(stage):
        game = await opened(stage)
        [ping] = [each for each in await stage.bot.store.remembered(game.number) if each.user]
        await stage.bot.store.remember(replace(ping, kind="ping"))
        [old] = await game.pings()
        await stage.restart()
        await stage.bot.herald.seated(await game.table())
        await stage.rest()
        [new] = await called(game, await game.actor())
        assert (old.deleted, new is old) == (True, False)
        await stage.bot.herald.seated(await game.table())
        await stage.rest()
        assert await game.pings() == [new]

    play(scene)


def test_a_replaced_ping_is_forgotten_after_a_restart():
    async def scene(stage):
        game = await opened(stage)
        [ping] = [each for each in await stage.bot.store.remembered(game.number) if each.user]
        before = replace(ping, message=ping.message - 1, since=ping.since - 1)  # deleted, and then the program stopped
        await stage.bot.store.remember(before)
        await stage.restart()
        await stage.bot.herald.seated(await game.table())
        await stage.rest()
        assert [each for each in await stage.bot.store.remembered(game.number) if each.user] == [ping]

    play(scene)


def test_a_ping_follows_a_game_to_another_channel():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        [old] = await game.pings()
        table = await game.table()
        await stage.bot.store.update_table(game.number, place=stage.channel().id)
        await stage.bot.herald.moved(table)
        await stage.rest()
        [new] = await called(game, await game.actor())
        assert new.channel is stage.channel()
        assert old.deleted

    play(scene)


def test_a_ping_that_could_not_be_deleted_is_deleted_later():
    async def scene(stage):
        game = await opened(stage)
        [old] = await game.pings()
        first = await game.actor()
        stage.place.faults.fail(DELETE, status=503, times=2)
        while await game.actor() is first:
            await game.move(first)
        await later(stage)
        assert old.deleted
        assert len(await game.pings()) == 1

    play(scene)


# -- nothing twice


def test_a_board_whose_answer_was_lost_is_posted_once():
    async def scene(stage):
        game = await opened(stage)
        place = await game.place()
        stage.place.faults.cut(POST, after_applying=True)
        await stage.slash(stage["ada"], "table", channel=place)
        await game.move(await game.actor())
        await later(stage)
        assert len(await game.boards()) == 1
        assert await game.turn() in (await game.board()).text, "what was posted first is brought up to date"

    play(scene)


@pytest.mark.parametrize("restarts", [False, True])
def test_a_ping_whose_answer_was_lost_is_deleted_with_the_move(restarts):
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        other = next(each for each in game.people if each is not first)
        stage.place.faults.cut(POST, after_applying=True)
        while await game.actor() is first:
            await game.move(first)
        await stage.rest()
        assert len(await called(game, other)) == 1
        stage.place.faults.fail(POST, status=503, times=LONG if restarts else 1)
        while await game.actor() is other:
            await game.move(other)
        if restarts:
            await stage.finish()
            stage.place.faults.clear()
            await stage.begin()
        await later(stage)
        assert await called(game, other) == []
        assert len(await game.pings()) == 1

    play(scene)


@pytest.mark.parametrize("tried_again", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_ping_is_looked_for_while_discord_may_know_its_nonce(tried_again):
    """After that, a message would be shown to everybody and deleted for nothing."""

    async def scene(stage):
        game, sent = await opened(stage), []
        first, faults = await game.actor(), stage.place.faults
        other = next(each for each in game.people if each is not first)
        stage.place.rest.witnesses.append(lambda each: sent.append((each.sent or {}).get("content")))
        if tried_again:
            faults.fail(POST, status=503, times=LONG)
        else:
            faults.cut(POST, after_applying=True)
        while await game.actor() is first:
            await game.move(first)
        await stage.rest()
        if tried_again:
            await later(stage, FINDABLE)
            faults.clear()
            faults.cut(POST, after_applying=True)
            await later(stage, 5 * 60)
        assert len(await called(game, other)) == 1
        faults.fail(POST, status=503, times=LONG)
        while await game.actor() is other:
            await game.move(other)
        await stage.finish()
        faults.clear()
        sent.clear()
        if not tried_again:
            await stage.place.clock.advance(FINDABLE)
        await stage.begin()
        await later(stage)
        assert ("…" in sent) == tried_again
        assert (await called(game, other) == []) == tried_again
        assert [each for each in await stage.bot.store.remembered(game.number) if each.kind.startswith("posting")] == []

    play(scene)


@pytest.mark.parametrize("twice", [False, True])
def test_a_ping_noted_in_a_write_that_failed_is_forgotten_at_last(twice):
    """Also if the next write, which is to forget it, fails as well; Discord knows no nonce of a deleted message."""

    async def scene(stage):
        game, store = await opened(stage), stage.bot.store
        first = await game.actor()
        other = next(each for each in game.people if each is not first)
        noted = fail_late(store, "remember", replaces, times=1)
        while await game.actor() is first:
            await game.move(first)
        await noted.wait()
        [ping] = await called(game, other)
        if twice:
            fail_early(store, "forget", lambda channel, message: message == ping.id)
        while await game.actor() is other:
            await game.move(other)
        await later(stage)
        assert await called(game, other) == []
        assert [each.user for each in await store.remembered(game.number) if each.user] == [first.id]

    play(scene)


def test_nothing_is_left_of_a_ping_whose_writes_seemed_to_fail():
    async def scene(stage):
        game, store = await opened(stage), stage.bot.store
        first, place = await game.actor(), await game.place()
        other = next(each for each in game.people if each is not first)
        noted = fail_late(store, "remember", replaces)
        while await game.actor() is first:
            await game.move(first)
        await noted.wait()
        [ping] = await called(game, other)
        gone = fail_late(store, "forget", lambda channel, message: message == ping.id)
        while await game.actor() is other:
            await game.move(other)
        await gone.wait()
        stage.place.faults.fail(DELETE, status=503, times=LONG)
        await later(stage)
        await stage.finish()
        stage.place.faults.clear()
        await stage.begin()
        await later(stage)
        assert [each for each in place.messages.values() if each.text == "…"] == []
        assert await called(game, other) == []

    play(scene)


def fail_late(store, name, which, times=LONG):
    """Let calls of the store answer with an error after they have taken effect; return what says that one has."""
    work, failed, left = getattr(store, name), asyncio.Event(), [None] * times

    async def late(*values, **also):
        await work(*values, **also)
        if left and which(*values, **also):
            left.pop()
            failed.set()
            raise StoreFailed("the disk answers with an error")

    setattr(store, name, late)
    return failed


def fail_early(store, name, which):
    """Let one call of the store fail before it has taken any effect."""
    work, failed = getattr(store, name), []

    async def early(*values, **also):
        if which(*values, **also) and not failed:
            failed.append(values)
            raise StoreFailed("the disk answers with an error")
        await work(*values, **also)

    setattr(store, name, early)


def replaces(_, instead_of=None):
    """Return whether a message that is remembered takes the place of another."""
    return instead_of is not None


@pytest.mark.parametrize("moves", [False, True])
def test_a_board_posted_but_not_stored_is_found_after_a_restart(moves):
    async def scene(stage):
        game = await opened(stage)
        remember, place = stage.bot.store.remember, await game.place()

        async def fail(message, **also):
            if message.kind == "table":
                raise StoreFailed("the disk is full")
            await remember(message, **also)

        stage.bot.store.remember = fail
        await stage.slash(stage["ada"], "table", channel=place)
        assert len(await game.boards()) == 2, "the program is stopped just when the new one is there"
        if moves:
            await game.move(await game.actor())
        await stage.restart()
        await later(stage, 3)
        assert len(await game.boards()) == 1
        assert await game.turn() in (await game.board()).text

    play(scene)


async def stopped_between_posting_and_remembering(stage, sort, deed):
    """Do something that posts a message of a sort, and kill the program before it remembers the message."""
    remember = stage.bot.store.remember

    async def die(message, **also):
        if message.kind.split()[0] == sort:
            raise StoreFailed("the process is gone")
        await remember(message, **also)

    stage.bot.store.remember = die
    await deed
    await stage.restart()
    await later(stage, 3)


@pytest.mark.parametrize("closed", [False, True])
def test_a_lobby_posted_but_not_stored_appears_once(closed):
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 3)
        number = int(find_button(lobby, "join").split(":")[2])

        async def deed():
            await stage.slash(stage["ada"], "table")
            assert len(shown_lobbies(stage)) == 2
            if closed:
                await stage.bot.registry.cancel(number, stage["ada"].id)

        await stopped_between_posting_and_remembering(stage, "lobby", deed())
        await finished(stage, number)
        if closed:  # what was there before says so, and what was posted is gone
            await until(lambda: not lobby.buttons)
            assert shown_lobbies(stage) == []
            assert lobby in stage.all_messages()
        else:
            assert [each is lobby for each in shown_lobbies(stage)] == [False]

    play(scene)


def shown_boards(stage):
    return [each for each in stage.all_messages() if find_button(each, "hand")]


@pytest.mark.parametrize("where", ["lobby", "board"])
def test_what_was_replaced_just_before_a_stop_is_deleted_after_it(where):
    shown = shown_lobbies if where == "lobby" else shown_boards

    async def scene(stage):
        if where == "lobby":
            await stage.lobby("ada bruno", 3)
        else:
            await stage.open_table("ada bruno")
        stage.place.faults.fail(DELETE, status=503, times=LONG)
        await stage.slash(stage["ada"], "table")
        await later(stage, 15)
        assert len(shown(stage)) == 2, "each try to delete the old one has posted nothing again"
        await stage.finish()
        stage.place.faults.clear()
        await stage.begin()
        await later(stage, 3)
        assert len(shown(stage)) == 1

    play(scene)


def shown_lobbies(stage):
    return [each for each in stage.all_messages() if find_button(each, "join")]


async def finished(stage, number):
    """Wait until no post is under way."""
    while any(each.kind.startswith("posting ") for each in await stage.bot.store.remembered(number)):
        await asyncio.sleep(0.01)
    while stage.bot.retries._workers:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("refused", [False, True])
def test_a_notice_posted_but_not_stored_appears_once(refused):
    async def scene(stage):
        game = await opened(stage)
        actor, table = await game.actor(), await game.table()

        async def deed():
            if refused:
                stage.place.faults.fail(POST, status=503, times=LONG)
            await stage.bot.herald.timed(table, actor.id, "stands")
            await stage.rest()
            stage.place.faults.clear()

        await stopped_between_posting_and_remembering(stage, "notice", deed())
        assert len([each for each in await called(game, actor) if "stands" in each.content]) == 1
        await finished(stage, game.number)

    play(scene)


def test_a_board_is_edited_where_posting_is_forbidden():
    async def scene(stage):
        game = await opened(stage)
        board = await game.board()
        stage.place.faults.fail(POST, status=403, times=LONG)
        await stage.slash(stage["ada"], "table", channel=await game.place())
        await game.move(await game.actor())
        await stage.rest()
        assert await game.turn() in board.text

    play(scene)


# -- hands


async def kept(stage, game, person):
    """Check that a person's hand is still redrawn when it is their turn again."""
    panel = game.panels[person.user.name]
    await later(stage, 5)
    await to_act(game, person)
    await later(stage, 5)
    assert await current(game, person, panel), "it is redrawn"


async def last_choice(game, person):
    """Make all choices of a move but the last; return a function that makes the last."""
    panel, identity, values = await before_the_last_click(game, person)

    async def make():
        return await (person.click(panel, identity) if values is None else person.select(panel, identity, values))

    return make


def test_a_hand_is_kept_up_to_date_after_a_lost_answer():
    async def scene(stage):
        game = await opened(stage)
        actor = await game.actor()
        make = await last_choice(game, actor)
        stage.place.faults.fail(ANSWER, status=502, after_applying=True)
        await settled(await make())
        await later(stage, 2)  # discord.py retries after a second, and learns that it has already answered
        await kept(stage, game, actor)

    play(scene)


def test_a_hand_is_kept_up_to_date_after_a_refused_answer():
    async def scene(stage):
        game = await opened(stage)
        actor = await game.actor()
        make = await last_choice(game, actor)
        before = len(await game.log())
        stage.place.faults.limit(1, ANSWER, via=False, times=2)
        await make()
        await until(lambda: len(stage.bot.registry._in_use[game.number].match.log) > before)
        await kept(stage, game, actor)

    play(scene)


def test_a_hand_is_kept_up_to_date_after_a_store_failure():
    async def scene(stage):
        game = await opened(stage)
        actor = await game.actor()
        make = await last_choice(game, actor)
        stage.mistakes = 1
        failed = await fail_once(stage.bot.store, "commit")
        await settled(await make())
        assert failed.is_set()
        table = await game.table()
        seat = table.seat_of(actor.id)
        for _ in range(9):  # they move in another client
            asked = table.asked(seat)
            while asked.offer is not None and asked.offer.move is None:
                asked = table.asked(seat, (*asked.path, 0))
            if asked.offer is None:
                break
            await table.submit(seat, str(asked.offer.move), asked.stamp)
        await kept(stage, game, actor)

    play(scene)


def test_a_hand_is_kept_up_to_date_after_a_repeated_click():
    async def scene(stage):
        game = await opened(stage)
        actor = await game.actor()
        make = await last_choice(game, actor)
        clicked = await settled(await make())
        await stage.rest()
        stage.place.gateway.deliver(clicked)
        await asyncio.sleep(0.1)
        await kept(stage, game, actor)

    play(scene)


def test_losing_an_old_hand_keeps_a_newer_one():
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        waits = next(each for each in game.people if each is not first)
        old = game.panels[waits.user.name]
        stage.place.faults.slow(0.3, HAND)
        while await game.actor() is first:
            await game.move(first)
        newer = await game.hand(waits)  # while the old one is being redrawn
        stage.place.world.delete(old)
        await asyncio.sleep(0.4)
        await stage.rest()
        await game.stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        assert shows_end(newer)

    play(scene)


def test_a_redraw_begun_before_a_refresh_does_not_land_after_it():
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        waits = next(each for each in game.people if each is not first)
        panel = game.panels[waits.user.name]
        last = await before_the_last_click(game, first)
        stage.place.faults.slow(0.6, HAND)
        moved = asyncio.create_task(click(first, *last))
        await asyncio.sleep(0.1)  # the waiting player's hand is being redrawn, and is as it was
        refreshed = asyncio.create_task(press(waits, panel, "refresh"))
        await asyncio.sleep(0.1)
        await stage.slash(waits, "hand", channel=await game.place())
        await moved
        await refreshed
        while await game.actor() is waits:
            await game.move(waits)
        await asyncio.sleep(0.7)
        await stage.rest()
        assert not offers(panel), "their move is made"

    play(scene)


@every_mishap
def test_a_refused_redraw_of_a_hand_is_retried(mishap):
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        waits = next(each for each in game.people if each is not first)
        MISHAPS[mishap if mishap != "503" else "429"](stage.place.faults, HAND, times=3)
        while await game.actor() is first:
            await game.move(first)
        await later(stage)
        assert await current(game, waits)

    play(scene)


def test_a_hand_that_is_up_to_date_is_not_redrawn():
    async def scene(stage):
        game = await opened(stage)
        await stage.rest()
        edits = []
        stage.place.rest.witnesses.append(lambda each: edits.append(each) if "/webhooks/" in each.route else None)
        for _ in range(3):
            await stage.bot.herald.seated(await game.table())
            await stage.rest()
        assert edits == []

    play(scene)


def test_a_hand_overwritten_by_a_slow_redraw_is_redrawn(monkeypatch):
    async def scene(stage):
        monkeypatch.setattr(hand_panels, "POLITELY", 0.05)
        game = await opened(stage)
        first = await game.actor()
        waits = next(each for each in game.people if each is not first)
        stage.place.faults.slow(0.6, HAND)
        while await game.actor() is first:
            await game.move(first)
        panel = game.panels[waits.user.name]
        await press(waits, panel, "refresh")
        while await game.actor() is waits:
            await game.move(waits)
        await asyncio.sleep(0.7)
        await stage.rest()
        assert not offers(panel), "their move is made"

    play(scene)


def test_of_two_hands_the_one_that_came_last_is_kept():
    """Another may have been asked for later, and come sooner."""

    async def scene(stage):
        game = await opened(stage)
        person = game.people[0]
        panel = await game.hand(person)
        hand = stage.bot.herald._boards[game.number].hand(person.id)
        await until(lambda: hand._tokens[0].last_use == panel.id)

    play(scene)


@pytest.mark.parametrize("seconds", [2.0, 4.0], ids=["answered", "too-late"])
def test_a_slow_click_in_an_older_hand_keeps_a_newer_one(seconds, monkeypatch):
    async def scene(stage):
        monkeypatch.setattr(hand_panels, "POLITELY", 0.05)
        game = await opened(stage)
        await to_act(game, game.people[0])
        waits, older = game.people[1], game.panels[game.people[1].user.name]
        stage.place.faults.slow(seconds, ANSWER)
        refreshed = await waits.click(older, find_button(older, "refresh"))
        await asyncio.sleep(0.1)
        await game.hand(waits)
        await stage.place.clock.advance(seconds)
        await refreshed.settled()
        assert refreshed.failed == (seconds > 3)
        await stage.rest()
        await kept(stage, game, waits)

    play(scene)


@pytest.mark.parametrize("status", [-1, 502, 503])
def test_a_newer_hand_without_a_receipt_is_kept_up_to_date(status):
    async def scene(stage):
        game = await opened(stage)
        await to_act(game, game.people[0])
        stage.place.faults.fail(ANSWER, status=status, after_applying=True)
        await game.hand(game.people[1])
        await later(stage, 2)
        await kept(stage, game, game.people[1])

    play(scene)


def test_a_player_whose_hand_is_out_of_reach_is_pinged_at_once():
    async def scene(stage):
        game = await opened(stage)
        first = await game.actor()
        waits = next(each for each in game.people if each is not first)
        stage.place.world.delete(game.panels[waits.user.name])
        if waits is game.people[0]:
            await until(lambda: any(each.reader for each in game.started.answers))
            stage.place.world.delete(next(each for each in game.started.answers if each.reader))
        while await game.actor() is first:
            await game.move(first)
        await stage.rest()
        assert len(await called(game, waits)) == 1

    play(scene, patience=30.0)


# -- offers, invitations and lobbies


def test_a_seat_offer_withdrawn_meanwhile_is_not_posted():
    async def scene(stage):
        game = await opened(stage)
        ada, eleni = stage.people("ada eleni")
        stage.place.faults.fail(POST, status=503, times=3)
        await offered(game, ada, eleni)
        await (await game.table()).change(lambda lobby: withdraw_offer(lobby, ada.id, ada.id))
        await later(stage)
        assert not any(find_button(each, "accept-seat") for each in stage.all_messages())

    play(scene)


@every_mishap
def test_a_refused_lobby_is_shown_later(mishap):
    async def scene(stage):
        game = await opened(stage)
        await stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        MISHAPS[mishap](stage.place.faults, POST, times=3)
        answer = await press(stage["bruno"], await game.board(), "rematch")
        assert "https://discord.com/channels/" in answer.message.text
        await later(stage)
        lobbies = [each for each in stage.all_messages() if find_button(each, "join") and find_button(each, "start")]
        assert [find_button(each, "start").split(":")[2] for each in lobbies] == [str(game.number + 1)]

    play(scene)
