"""Undo by consent: the question, the answers, and the effect on the table."""

import asyncio
import signal
import sys
from contextlib import suppress
from unittest import mock

import pytest

from engine.match import parse_undo
from store import StoreFailed
from tests.contract.boxes import BOXES
from tests.end_to_end.lobby_options import agree, let_undo
from tests.end_to_end.stage import Guess, find_button, play, play_with_sockets, press, sentence, settled, until
from tests.end_to_end.test_absence import offer_in, offered, panel
from tests.end_to_end.test_replay import turn as step
from tests.end_to_end.test_replay import watched
from tests.end_to_end.test_restart import ROOT, VICTIM
from words import LANGUAGES, Words

pytestmark = pytest.mark.slow  # tests/tables/test_undo.py and tests/cogs/table/test_undo.py try its parts

LAST = 3
both = pytest.mark.parametrize("language", LANGUAGES)


def one_of(message, **about):
    """Return a sentence in every language, as a set, because readers differ."""
    return {Words(language).say(message, **about) for language in LANGUAGES}


async def friendly(stage, names, channel=None, **other):
    """Return a game in which any move may be undone."""
    people = stage.people(names)
    lobby = await stage.lobby(names, len(people) + other.get("computers", 0), channel, **other)
    await let_undo(people[0], lobby)
    return await stage.begun(lobby, people)


def questions(game):
    return [each for each in game.where.messages.values() if find_button(each, "undo-agree")]


async def moved(game):
    """Make a move; return the player who made it, and another."""
    mover = await game.actor()
    await game.move(mover)
    await game.stage.rest()
    return mover, next(each for each in game.people if each is not mover)


async def ask(game, person):
    """Ask through "Table help"; return the panel, which says what happened."""
    shown = (await press(person, await panel(person, game), "undo")).message
    await press(person, shown, "undo-ask")
    await game.stage.rest()
    return shown


# -- by consent


@both
def test_two_people_agree_to_take_a_move_back(language):
    async def scene(stage):
        words = Words(language)
        game = await stage.open_table("ada bruno", channel=stage.speaking(language))
        table = await game.table()
        before, actor = table.match.state.dump(), await game.actor()
        stale, identity, _ = await game.choice(actor)
        mover, other = await moved(game)
        made = table.match.ply
        story = (await game.board()).text

        shown = (await press(mover, await panel(mover, game), "undo")).message
        assert shown.reader is mover.user
        assert any(each in shown.text for each in one_of("undo-would", moves=made))
        assert table.lobby.in_play.request is None, "nobody is asked yet"
        await press(mover, shown, "undo-ask")
        assert shown.text in one_of("undo-asked")
        await stage.rest()

        (question,) = questions(game)
        assert question.reader is None
        name = table.names[table.seat_of(mover.id)]
        assert words.say("undo-would", moves=made) in question.text
        assert f"**{name}**" in question.text
        assert question.mentions == [other.user]
        told = [line for line in question.text.splitlines() if line.startswith("- ")]
        assert told
        assert all(line in story for line in told), "what the board has told of the move"
        assert table.match.ply == made

        answer = await press(other, question, "undo-agree")
        assert await sentence(other, answer) in one_of("undo-done")
        await stage.rest()
        assert table.match.state.dump() == before
        assert [entry.move for entry in await game.log()][made + 1 :] == ["undo to 0"]
        took = words.say("undo-took-back", seat="other", seat_name=name, moves=made)
        assert took in (await game.board()).text
        assert questions(game) == []
        assert await game.actor() is actor

        await game.unchanged(lambda: actor.forge(stale, identity))
        await game.moves(2)
        assert await game.turn() in (await game.board()).text

    play(scene)


@both
def test_alone_with_a_computer_it_is_done_at_once(language):
    async def scene(stage):
        game = await friendly(stage, "ada", stage.speaking(language), computers=1)
        table, ada = await game.table(), stage["ada"]
        start, before = table.match.ply, table.match.state.dump()
        await game.moves(1)
        made = table.match.ply - start
        assert made > 1, "the computer has answered"
        shown = (await stage.slash(ada, "undo", channel=await game.place())).message
        assert any(each in shown.text for each in one_of("undo-would", moves=made))
        assert any(each in shown.text for each in one_of("undo-alone"))
        await press(ada, shown, "undo-ask")
        await stage.rest()
        assert any(each in shown.text for each in one_of("undo-done"))
        assert table.match.state.dump() == before
        assert questions(game) == []
        told = Words(language).say("undo-took-back", seat="other", seat_name=table.names[0], moves=made)
        assert told in (await game.board()).text
        await game.moves(2)

    play(scene)


def test_undo_needs_all_other_people_and_computers_always_agree():
    async def scene(stage):
        game = await friendly(stage, "ada bruno chloe", computers=1)
        table, (mover, _) = await game.table(), await moved(game)
        await ask(game, mover)
        (question,) = questions(game)
        others = [each for each in game.people if each is not mover]
        assert sorted(each.id for each in question.mentions) == sorted(each.id for each in others)
        first = await press(others[0], question, "undo-agree")
        assert await sentence(others[0], first) in one_of("undo-agreed")
        assert parse_undo(table.match.log[-1].move) is None
        again = await press(others[0], question, "undo-agree")
        assert await sentence(others[0], again) in one_of("undo-agreed")
        assert parse_undo(table.match.log[-1].move) is None, "who agrees twice has agreed once"
        await press(others[1], question, "undo-agree")
        await stage.rest()
        assert sum(parse_undo(entry.move) is not None for entry in await game.log()) == 1

    play(scene)


def test_two_people_who_agree_at_once_undo_once():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        mover, _ = await moved(game)
        await ask(game, mover)
        (question,) = questions(game)
        others = [each for each in game.people if each is not mover]
        identity = find_button(question, "undo-agree")
        clicks = [await each.click(question, identity) for each in (*others, *others)]
        await asyncio.gather(*(settled(each) for each in clicks))
        await stage.rest()
        assert [entry.move for entry in await game.log()][2:] == ["undo to 0"]

    play(scene)


@pytest.mark.parametrize("key", sorted(BOXES))
def test_every_game_can_undo_a_move(key):
    async def scene(stage):
        game = await friendly(stage, "ada bruno")
        chance, table = Guess(6), await game.table()
        for _ in range(3):
            await game.moves(3, chance)
            mover = await game.actor()
            line = len(table.match.line())
            await game.moves(1, chance)
            positions = {each.entry.ply: each.state.dump() for each in table.match.line()}
            await ask(game, mover)
            (question,) = questions(game)
            await press(next(each for each in game.people if each is not mover), question, "undo-agree")
            await stage.rest()
            assert table.match.state.dump() == positions[parse_undo(table.match.log[-1].move)]
            assert len(table.match.line()) <= line, "at most those since the last decision"
            assert await game.turn() in (await game.board()).text

    play(scene, game=key)


def test_a_player_with_pings_off_is_asked_without_a_ping():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        mover, quiet = await moved(game)
        await stage.bot.store.set("user", quiet.id, "pings", "off")
        await ask(game, mover)
        (question,) = questions(game)
        (called,) = question.mentions
        assert called.id not in (mover.id, quiet.id)
        assert f"<@{quiet.id}>" in question.text

    play(scene)


# -- what ends the question


@both
def test_one_refusal_ends_the_request_and_the_asker_is_told(language):
    async def scene(stage):
        words = Words(language)
        game = await stage.open_table("ada bruno", channel=stage.speaking(language))
        mover, other = await moved(game)
        await ask(game, mover)
        answer = await press(other, questions(game)[0], "undo-decline")
        assert await sentence(other, answer) in one_of("undo-declined")
        await stage.rest()
        assert questions(game) == []
        told = words.say("time-notice", what="stands", user="#", game="#").partition("#")[2].partition("#")[0]
        notice = [each for each in game.where.messages.values() if told in each.text and mover.user in each.mentions]
        assert len(notice) == 1
        again = await game.unchanged(lambda: stage.slash(mover, "undo", channel=game.where))
        assert await sentence(mover, again) in one_of("undo-refused-declined")
        assert len(await game.log()) == 2

    play(scene)


def test_the_asker_may_withdraw_but_not_agree_for_others():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        mover, _ = await moved(game)
        await ask(game, mover)
        (question,) = questions(game)
        own = await game.unchanged(lambda: press(mover, question, "undo-agree"))
        assert await sentence(mover, own) in one_of("undo-refused-own")
        shown = await panel(mover, game)
        assert find_button(shown, "undo") is None
        assert find_button(shown, "undo-agree") is None
        assert shown.buttons[find_button(shown, "undo-decline")]["label"] in one_of("undo-withdraw")
        await press(mover, shown, "undo-decline")
        await stage.rest()
        assert questions(game) == []
        assert not [each for each in game.where.messages.values() if "stands" in each.text]

    play(scene)


def test_a_question_with_nobody_left_to_answer_can_be_asked_again():
    async def scene(stage):
        game = await friendly(stage, "ada bruno chloe")
        mover, _ = await moved(game)
        table, waiting = await game.table(), await game.actor()
        await ask(game, mover)
        for each in game.people:
            if each not in (mover, waiting):
                await stage.sure(each, "leave", channel=game.where)
        await stage.rest()
        assert len(questions(game)) == 1, "one of them is still asked"
        table.wake = lambda: None  # the new computer player is slow
        await stage.sure(waiting, "leave", channel=game.where)
        await stage.rest()
        assert questions(game) == []
        shown = await ask(game, mover)
        assert shown.text in one_of("undo-done")
        assert (await game.log())[-1].move == "undo to 0"

    play(scene)


def test_a_player_who_takes_a_seat_meanwhile_is_asked_too():
    async def scene(stage):
        game = await friendly(stage, "ada bruno chloe")
        mover, _ = await moved(game)
        eleni, (giver, other) = stage["eleni"], [each for each in game.people if each is not mover]
        await ask(game, mover)
        (first,) = questions(game)
        await press(other, first, "undo-agree")
        await offered(game, giver, eleni)
        await press(eleni, offer_in(game), "accept-seat")
        await stage.rest()
        (question,) = questions(game)
        assert question.mentions == [eleni.user]
        assert f"<@{giver.id}>" not in question.text
        await press(eleni, question, "undo-agree")
        await stage.rest()
        assert parse_undo((await game.log())[-1].move) is not None
        assert questions(game) == []

    play(scene)


def test_a_new_move_ends_the_question():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        mover, other = await moved(game)
        await ask(game, mover)
        (question,) = questions(game)
        clicked = find_button(question, "undo-agree")
        await game.moves(1)
        assert questions(game) == []
        late = await game.unchanged(lambda: late_click(other, question, clicked))
        assert await sentence(other, late) in one_of("undo-refused-late")

    play(scene)


async def late_click(person, message, identity):
    """Make a click that was under way when the message was deleted."""
    return await settled(await person.forge(message, identity))


@pytest.mark.parametrize("verb", ["undo-agree", "undo-decline", "undo-ask"])
def test_foreign_and_forged_answers_change_nothing(verb):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        mover, other = await moved(game)
        await ask(game, mover)
        (question,) = questions(game)
        stranger = stage["dmitri"]
        board = await game.board()
        for who, where, identity in [
            (stranger, question, f"il:{verb}:{game.number}:1:"),
            (other, question, f"il:{verb}:{game.number}:0:"),
            (other, question, f"il:{verb}:{game.number}:999999999:"),
            (other, question, f"il:{verb}:{game.number + 1}:1:"),
            (other, board, f"il:{verb}:{game.number}:2:3.4"),
        ]:
            forged = await game.unchanged(lambda w=who, m=where, i=identity: late_click(w, m, i))
            assert len(await sentence(who, forged)) > 10
        assert (await game.table()).lobby.in_play.request is not None

    play(scene)


def test_an_outdated_undo_panel_asks_for_nothing():
    async def scene(stage):
        game = await friendly(stage, "ada bruno")
        mover, _ = await moved(game)
        shown = (await press(mover, await panel(mover, game), "undo")).message
        await game.moves(1)
        late = await game.unchanged(lambda: press(mover, shown, "undo-ask"))
        assert await sentence(mover, late) in one_of("undo-refused-late")

    play(scene)


# -- what cannot be undone


@both
def test_a_move_cannot_be_undone_after_something_was_revealed(language):
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=stage.speaking(language))
        mover, _ = await moved(game)
        await moved(game)
        refused = await game.unchanged(lambda: stage.slash(mover, "undo", channel=game.where))
        assert await sentence(mover, refused) in one_of("undo-refused-revealed")
        board = await game.board()
        forged = await game.unchanged(lambda: late_click(mover, board, f"il:undo-ask:{game.number}:2:"))
        assert await sentence(mover, forged) in one_of("undo-refused-revealed")

    play(scene)


def test_undo_needs_a_seat_and_a_move_of_ones_own():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        first = await stage.slash(stage["ada"], "undo", channel=game.where)
        assert await sentence(stage["ada"], first) in one_of("undo-refused-nothing")
        stranger = await stage.slash(stage["dmitri"], "undo", channel=game.where)
        assert await sentence(stage["dmitri"], stranger) in one_of("refused-not-at-this-table")
        nowhere = await stage.slash(stage["eleni"], "undo")
        assert len(await sentence(stage["eleni"], nowhere)) > 10
        await stage.sure(stage["ada"], "end", channel=game.where)
        await stage.rest()
        over = await settled(await stage["ada"].forge(await game.board(), f"il:undo:{game.number}:0:"))
        assert await sentence(stage["ada"], over) in one_of("refused-ended")

    play(scene)


@both
def test_a_lobby_agrees_to_be_friendly_and_says_so(language):
    async def scene(stage):
        words = Words(language)
        lobby = await stage.lobby("ada bruno", 2, stage.speaking(language))
        friendly, rated = (
            words.say("choice-undo-agreed", value="friendly"),
            words.say("choice-rated-agreed", value="on"),
        )
        assert friendly not in lobby.text
        assert f"· {rated}" in lobby.text
        await let_undo(stage["ada"], lobby)
        assert friendly in lobby.text
        assert words.say("choice-rated-agreed", value="off") in lobby.text
        await agree(stage["ada"], lobby, "undo", "rated")
        assert friendly not in lobby.text
        assert f"· {rated}" in lobby.text

    play(scene)


# -- nothing is lost


def test_a_question_from_before_a_restart_is_answered_after_it():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        mover, other = await moved(game)
        await ask(game, mover)
        await stage.restart()
        await stage.rest()
        (question,) = questions(game)
        await press(other, question, "undo-agree")
        await stage.rest()
        assert (await game.log())[-1].move == "undo to 0"
        assert questions(game) == []
        await stage.restart()
        await game.moves(2)

    play(scene)


@pytest.mark.parametrize("noted_while", ["in doubt", "being told"])
def test_a_question_nobody_was_told_of_is_asked_after_a_stop(noted_while):
    """The board before it is of the same ply, and may be noted as shown only now."""

    async def scene(stage):
        game = await friendly(stage, "ada bruno")
        mover = await game.actor()
        await game.move(mover)
        await until(lambda: stage.bot.herald._shown)
        table, store = await game.table(), stage.bot.store
        commit = store.commit

        async def commit_and_note(*about):
            stored = await commit(*about)
            if noted_while == "in doubt":
                raise StoreFailed("the disk fails after it has written")
            await stage.bot.herald._note()
            assert await store.unshown() == [game.number]
            return stored

        with mock.patch.object(store, "commit", commit_and_note), suppress(StoreFailed):
            await table.ask_undo(mover.id, table.match.ply)
        await stage.restart()
        await until(lambda: len(questions(game)) == 1)

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_killed_bot_has_undone_it_once_or_not_at_all(when):
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        mover, other = await moved(game)
        await ask(game, mover)
        (question,) = questions(game)
        await stage.finish()
        known = stage.place.gateway.identified
        victim = await asyncio.create_subprocess_exec(
            sys.executable, "-m", VICTIM, stage.place.url, stage.place.token, str(stage.file), when, cwd=ROOT
        )
        try:
            async with asyncio.timeout(60):
                while stage.place.gateway.identified == known:
                    await asyncio.sleep(0.01)
                clicked = await other.click(question, find_button(question, "undo-agree"))
                await victim.wait()
        finally:
            if victim.returncode is None:
                victim.kill()
            await victim.wait()
        assert victim.returncode == -signal.SIGKILL
        await stage.begin()
        await stage.rest()
        undone = ["undo to 0"] if when == "after" else []
        assert [entry.move for entry in await game.log()][2:] == undone
        stage.place.gateway.deliver(clicked)  # as if it had not arrived
        await clicked.settled()
        await stage.rest()
        assert [entry.move for entry in await game.log()][2:] == ["undo to 0"]
        assert clicked.acknowledged
        await until(lambda: not questions(game))
        await game.moves(2)

    play_with_sockets(scene)


@both
def test_a_replay_shows_undone_moves_and_the_deal_is_fair(language):
    async def scene(stage):
        reader = stage.reader(language)
        game = await stage.open_table("ada bruno")
        mover, other = await moved(game)
        await ask(game, mover)
        await press(other, questions(game)[0], "undo-agree")
        await stage.rest()
        await stage.sure(stage["ada"], "end", channel=game.where)
        await stage.rest()
        name = (await game.table()).names[(await game.table()).seat_of(mover.id)]
        shown = await watched(reader, game)
        await step(reader, shown, LAST)
        told = Words(language).say("undo-took-back", seat="other", seat_name=name, moves=1)
        assert told in shown.text
        checked = (await press(reader, shown, "verify")).message
        assert Words(language).say("replay-verified-moves", moves=2) in checked.text

    play(scene)
