"""The public message of a table, pings, and hands by direct message."""

import re
from collections import Counter

import pytest

from cogs.answering import button_ids
from cogs.answering.button_ids import PANEL
from engine.chance import Guess
from tests.end_to_end.stage import Stage, find_button, offers, play, press, until


class Edits:
    """Counts the edits of channel messages that the playground serves, and how many of one message at once."""

    def __init__(self, stage: Stage) -> None:
        self.most = self.count = 0
        self.under_way: Counter[str] = Counter()  # by message
        serve = stage.place.faults.befalling

        def befalling(request: str):
            if request.startswith("PATCH") and "/channels/" in request:
                message = request.rpartition("/")[2]
                self.count += 1
                self.under_way[message] += 1
                self.most = max(self.most, self.under_way[message])
            return serve(request)

        stage.place.faults.befalling = befalling
        stage.place.rest.witnesses.append(self._done)

    def _done(self, exchange) -> None:
        if exchange.method == "PATCH" and exchange.route.startswith("/channels/"):
            self.under_way[exchange.answered["id"]] -= 1


@pytest.mark.slow
def test_no_panel_takes_the_place_of_a_direct_message_with_a_board():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2, stage["ada"].dm(), computers=1)
        kept = [dict(lobby.buttons)]
        game = await stage.begun(lobby, [stage["ada"]])
        kept.append((await game.board()).buttons)
        await game.over(Guess(1))
        await stage.rest()
        kept.append((await game.board()).buttons)
        verbs = {button_ids.parse_id(identity).verb for buttons in kept for identity in buttons}
        assert {"start", "hand", "help", "rematch"} <= verbs
        assert [each for each in verbs if stage.bot.clicks[each].answer is PANEL] == []

    play(scene)


def test_a_deleted_board_is_posted_anew_at_the_next_move():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = await game.board()
        stage.place.world.delete(board)
        for each in game.people:
            game.panels[each.user.name] = (await stage.slash(each, "hand", channel=await game.place())).message
        await game.moves(1)
        assert (await game.board()) is not board
        assert len(await game.boards()) == 1

    play(scene)


def test_an_old_board_is_posted_anew_and_the_old_one_goes():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        board = await game.board()
        await game.moves(1)
        assert (await game.board()) is board, "a young one is edited"
        stage.place.rates.limit_old_edits(0, 3600)
        await stage.place.clock.advance(3601)
        await game.moves(1)
        assert (await game.board()) is not board
        assert board.deleted
        assert len(await game.boards()) == 1

    play(scene)


def test_an_archived_thread_is_opened_again_by_the_next_board():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        thread = await game.place()
        stage.place.world.archive(thread, True)
        await game.submit()
        await stage.rest()
        assert not thread.archived
        table = await game.table()
        assert table.names[table.match.state.to_act()[0]] in (await game.board()).text.split("It is")[1]

    play(scene)


def test_the_table_command_reposts_the_board_at_the_bottom():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        place = await game.place()
        await stage["eleni"].say(place, "what a game")
        board = await game.board()
        asked = await stage.slash(stage["eleni"], "table", channel=place)
        assert asked.message.reader is stage["eleni"].user
        await stage.rest()
        assert board.deleted
        assert list(place.messages.values())[-1] is await game.board()

    play(scene)


@pytest.mark.slow
def test_twenty_quick_moves_make_few_edits_ending_with_the_newest():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        for each in game.people:
            await game.hand(each)
        edits = Edits(stage)
        stage.place.faults.slow(0.15, "PATCH .*/channels/", times=1000)
        for _ in range(20):
            await game.move(await game.actor())
        await stage.rest()
        board, table = await game.board(), await game.table()
        assert edits.count < 15
        assert edits.most == 1
        assert not any(edits.under_way.values())
        assert table.match.ply >= 20
        assert await game.turn() in board.text
        await press(game.people[0], board, "hand")
        before = board.text
        await stage.bot.herald.seated(table)  # redrawn without a difference
        await stage.rest()
        assert board.text == before

    play(scene)


def test_the_end_of_a_game_is_drawn_one_edit_at_a_time():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(3)
        edits = Edits(stage)
        stage.place.faults.slow(0.05, "PATCH .*/channels/", times=100)
        await stage.sure(stage["ada"], "end", channel=await game.place())
        await stage.rest()
        assert edits.most == 1
        assert "was ended" in (await game.board()).text
        assert "\n- " in (await game.board()).text, "what happened last stands there still"

    play(scene)


def test_who_is_to_act_is_called_once_and_the_call_goes_with_the_move():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        for each in game.people:
            await game.hand(each)
        called: list[tuple[str, str]] = []
        for each in game.people:
            each.listen(
                lambda shown, who=each: called.append((who.user.name, shown.message.content)) if shown.pinged else None
            )
        for _ in range(12):
            actor, [call] = await game.actor(), await game.pings()
            assert call.mentions == [actor.user]
            assert "Iliad" in call.content
            assert f"/{(await game.board()).id}" in call.content
            known = len(called)
            await game.move(actor)
            await stage.rest()
            following = await game.actor()
            if following is actor:
                assert len(called) == known
                break
            assert call.deleted
            assert [who for who, _ in called[known:]] == [following.user.name]
            if not offers(game.panels[following.user.name]):
                await press(following, game.panels[following.user.name], "refresh")
            assert len(await game.pings()) == 1

    play(scene)


@pytest.mark.slow
def test_people_with_an_open_hand_are_pinged_only_after_a_while():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        await game.moves(1)
        for _ in range(4):
            assert await game.pings() == [], "they have just clicked"
            await game.moves(1)
        waiting = await game.actor()
        await stage.place.clock.advance(30.0)
        await stage.bot.herald.seated(await game.table())
        await stage.rest()
        [call] = await game.pings()
        assert call.mentions == [waiting.user]
        await game.move(waiting)
        await stage.rest()
        assert call.deleted

    play(scene, patience=30.0)


async def faced(stage):
    """Return a game, a player who is about to move, and another whose hand is open but who last clicked long ago."""
    game = await stage.open_table("ada bruno")
    for each in game.people:
        await game.hand(each)
    mover = await game.actor()
    other = next(each for each in game.people if each is not mover)
    await stage.place.clock.advance(300)
    await stage.rest()
    await game.hand(mover)
    while await game.actor() is mover:
        await game.move(mover)
    return game, mover, other


def test_an_open_hand_that_shows_the_question_delays_the_ping():
    async def scene(stage):
        game, _, other = await faced(stage)
        await stage.rest()
        assert offers(game.panels[other.user.name]), "the hand shows the question"
        assert not any(other.user in each.mentions for each in await game.pings())
        await stage.place.clock.advance(31)
        await until(lambda: any(each.mentions == [other.user] for each in stage.all_messages()))

    play(scene, patience=30.0)


def test_a_hand_that_cannot_be_redrawn_delays_no_ping():
    async def scene(stage):
        stage.place.faults.fail("PATCH .*/webhooks/", status=404, times=20)
        await faced(stage)
        await until(lambda: any(each.mentions for each in stage.all_messages()))

    play(scene, patience=1000.0)


def test_who_looks_away_is_called_without_anything_else_happening():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor = await game.actor()
        await game.hand(actor)
        await game.moves(1, None)
        while await game.actor() is not actor:
            await game.moves(1, None)
        await until(lambda: any(each.mentions == [actor.user] for each in stage.all_messages()))

    play(scene, patience=0.5)


def test_a_board_is_edited_no_faster_than_its_pace_and_hands_at_once():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        edits = Edits(stage)
        for _ in range(6):
            actor = await game.actor()
            panel = await game.panel(actor)
            await until(lambda p=panel: bool(offers(p)))
            await game.move(actor)
        assert edits.count <= 1, "the others wait for their time"
        await stage.rest()
        assert edits.count <= 2
        assert await game.turn() in (await game.board()).text

    play(scene, edits=0.5)


async def unhurried(stage, game):
    """Open all hands, and return the public message once it takes its time."""
    shown = stage.bot.herald._boards[game.number]._public
    for each in game.people:
        await game.hand(each)
    await until(lambda: shown.pace() == 0.04)
    return shown


@pytest.mark.slow
def test_a_board_takes_its_time_while_all_play_in_open_hands():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        shown = stage.bot.herald._boards[game.number]._public

        async def becomes(pace):
            await until(lambda: shown.pace() == pace)

        ada, bruno = game.people
        await game.hand(ada)
        await stage.rest()
        assert shown.pace() == 0.01, "Bruno reads the board"
        await game.hand(bruno)
        await becomes(0.04)
        await stage.place.clock.advance(16 * 60)
        assert shown.pace() == 0.01, "hands from before can no longer be edited"
        for each in (ada, bruno):
            await game.hand(each)
        await becomes(0.04)
        await game.to_the_end(Guess(1))
        await becomes(0.01)

    play(scene, edits=0.01)


def test_a_board_hurries_while_the_program_stops():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        shown = await unhurried(stage, game)
        await stage.bot.close()
        assert shown.pace() == 0.01

    play(scene, edits=0.01)


def test_a_board_hurries_for_who_sees_a_move_nowhere_else():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        shown = await unhurried(stage, game)
        for _ in range(4):  # a move is heard by its player and by the next one, whose hands change
            await game.move(await game.actor())
            await stage.rest()
            assert shown.pace() == 0.01, "the third player's hand does not change"

    play(scene, edits=0.01)


def test_a_player_who_turned_pings_off_is_not_pinged():
    async def scene(stage):
        for name in ("ada", "bruno"):
            await stage.slash(stage[name], "settings", {"pings": "off"})
        game = await stage.open_table("ada bruno")
        await game.moves(4)
        assert await game.pings() == []
        assert not any(each.mentions for each in stage.all_messages())

    play(scene)


def test_a_hand_comes_by_direct_message_and_moves_are_made_there():
    async def scene(stage):
        for name in ("ada", "bruno"):
            language = {"ada": "en", "bruno": "fr"}[name]
            await stage.slash(stage[name], "settings", {"hands": "dm", "language": language})
        game = await stage.open_table("ada bruno")
        assert await game.pings() == []
        actor = await game.actor()
        [sent] = actor.dm().messages.values()
        game.panels[actor.user.name] = sent
        assert ("Votre main" if actor.locale == "fr" else "Your hand") in sent.text
        await game.move(actor)
        await stage.rest()
        other = await game.actor()
        assert other is not actor
        [sent] = other.dm().messages.values()
        assert find_button(sent, "answer")

    play(scene, pictures=False)


@pytest.mark.slow
@pytest.mark.parametrize("shares_a_server", [True, False], ids=["closed", "no server in common"])
def test_closed_direct_messages_are_said_once_and_the_game_goes_on(shares_a_server, monkeypatch):
    async def scene(stage):
        monkeypatch.setattr(stage.place.world, "share_a_guild", lambda *_: shares_a_server)
        for name in ("ada", "bruno"):
            await stage.slash(stage[name], "settings", {"hands": "dm"})
            stage[name].dms_closed = True
        game = await stage.open_table("ada bruno")
        await game.moves(6)
        said = [
            each.content
            for each in (await game.place()).messages.values()
            if "does not accept direct messages" in each.content
        ]
        assert sorted(re.match(r"\w+", name)[0] for name in said) == ["Ada", "Bruno"]
        assert len(await game.pings()) == 1, "they are called in the channel from now on"

    play(scene)


@pytest.mark.slow
def test_a_game_goes_on_when_the_bot_may_no_longer_write():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        place, me = await game.place(), stage.bot.user.id
        stage.place.world.allow(place, me, 0)
        await game.moves(4)
        assert len(await game.log()) == 5
        stage.place.world.allow(place, me, 1 << 10 | 1 << 11 | 1 << 16 | 1 << 38)
        await game.moves(1)
        assert await game.turn() in (await game.board()).text

    play(scene)


@pytest.mark.parametrize("mishap", ["cut", "fail"])
def test_a_board_whose_edit_was_lost_is_redrawn_at_the_next_move(mishap):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        if mishap == "cut":
            stage.place.faults.cut("PATCH .*/channels/", times=1)
        else:
            stage.place.faults.fail("PATCH .*/channels/", status=400, times=1)
        await game.moves(2)
        assert await game.turn() in (await game.board()).text
        assert len(await game.pings()) == 1

    play(scene)


def test_a_deleted_thread_does_not_stop_a_game():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        stage.place.world.delete_channel(await game.place())
        opened = await stage.slash(await game.actor(), "hand")
        assert find_button(opened.message, "answer") or opened.message.selects
        game.panels[(await game.actor()).user.name] = opened.message
        await game.move(await game.actor())
        assert len(await game.log()) == 2

    play(scene)
