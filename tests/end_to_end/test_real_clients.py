"""What Discord's own programs and servers do wrong, as people reported it (docs/lessons.md, "What real clients do")."""

import pytest

from playground.filled_forms import ClientRefuses
from tests.end_to_end.lobby_options import fields, form_of, submit
from tests.end_to_end.stage import find_button, opened, play, press, settled, until

REFUSED = 400
SEVERAL = (3, 5, 6, 7, 8, 22)  # menus and groups of checkboxes; page "Component Reference"


def test_nobody_can_press_in_a_locked_thread():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        (await game.place()).locked = True
        board = await game.board()
        for name in ("ada", "bruno"):  # ada moderates
            with pytest.raises(ClientRefuses, match="locked"):
                await stage[name].click(board, find_button(board, "hand"))

    play(scene)


def test_a_lobby_in_a_thread_that_is_locked_for_its_host_is_closed():
    async def scene(stage):
        game = await stage.open_table("bruno ada")
        thread = await game.place()
        thread.locked = True
        stage.diary.records.clear()
        asked = await stage["bruno"].slash(thread, "play", {"game": "horse"})
        await until(lambda: any("answered play" in line for line in stage.diary.lines()))
        await until(lambda: not stage.bot.answers._tasks)
        assert not asked.acknowledged, "Discord takes no answer there"
        assert [row.id for row in await stage.bot.store.tables_of(stage["bruno"].id, ["lobby"])] == []
        assert stage.diary.errors() == []

    play(scene)


def test_a_board_is_in_words_where_discord_takes_no_picture():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        assert (await game.board()).attachments
        stage.place.faults.fail("PATCH .*/channels/.*/messages/", status=REFUSED)
        await game.moves(1)
        board = await game.board()
        assert await game.turn() in board.text
        assert not board.attachments
        assert len(await game.boards()) == 1

    play(scene, prints=True)


def test_a_board_that_discord_refuses_is_shown_at_the_next_move():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        stage.place.faults.fail("PATCH .*/channels/.*/messages/", status=REFUSED, times=2)
        await game.moves(1)
        await until(lambda: stage.place.faults.used_up)
        await stage.rest()
        assert await game.turn() not in (await game.board()).text, "as a picture and in words, once each"
        await game.moves(1)
        assert await game.turn() in (await game.board()).text

    play(scene, prints=True)


def test_a_direct_message_that_fails_for_a_while_changes_no_setting():
    async def scene(stage):
        ada = stage["ada"]
        await stage.slash(ada, "settings", {"hands": "dm"})
        stage.place.faults.fail("POST .*/users/@me/channels", status=403, times=100)
        game = await stage.open_table("bruno ada")
        await game.moves(2)
        stage.place.faults.clear()
        assert (await stage.bot.store.settings("user", ada.id))["hands"] == "dm"
        assert any(ada.user in each.mentions for each in (await game.place()).messages.values()), "she was pinged"
        assert not any("direct messages" in each.content for each in (await game.place()).messages.values())

    play(scene)


def test_a_form_whose_message_is_gone_is_answered():
    async def scene(stage):
        ada = stage["ada"]
        lobby = await stage.lobby("ada", 2)
        form = await form_of(ada, lobby)
        stage.place.world.delete(lobby)
        answer = await submit(ada, form, time="3600")
        assert answer.acknowledged
        assert not answer.failed
        assert stage.diary.errors() == []

    play(scene)


def test_what_may_stay_empty_in_a_form_says_so():
    async def scene(stage):
        form = await form_of(stage["ada"], await stage.lobby("ada", 2))
        several = [field for field in fields(form).values() if field["type"] in SEVERAL]
        assert several
        assert all(field["min_values"] == 0 for field in several if not field["required"])

    play(scene)


def test_nothing_is_edited_when_nothing_has_changed():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        hand = await opened(await press(stage["ada"], await game.board(), "hand"))
        before = (await game.board()).edited, hand.edited
        await stage.place.clock.advance(3600)
        await stage.rest()
        assert ((await game.board()).edited, hand.edited) == before

    play(scene)


def test_the_answer_to_a_click_keeps_the_picture():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        mover = await game.actor()
        hand = await game.hand(mover)
        assert hand.attachments
        await settled(await game.move(mover))
        assert hand.attachments, "an answer drops the files that it does not name again"

    play(scene, prints=True)
