"""Games in direct messages between people and in groups, where the bot is no member and has only tokens of clicks."""

import asyncio

import pytest

from cogs.answering.interactions import OutOfReach
from cogs.messages.outbox import NOBODY
from engine.chance import Guess
from playground import ClientRefuses, payloads
from playground.model import HAS_THREAD
from tests.end_to_end.lobby_options import chosen, form_of, let_undo, more
from tests.end_to_end.stage import find_button, offers, opened, play, press, sentence, settled, until
from words import Words
from words.figures import ROBOT

pytestmark = pytest.mark.slow  # test_tables.py tries a game in direct messages

EXPIRED = 15 * 60 + 1


def group(stage):
    """Return the group of Ada, Bruno and Eleni; the first two have installed the bot."""
    return next(each for each in stage["ada"].dms() if each.is_group)


def between(stage):
    """Return the direct messages of Ada and Bruno."""
    return stage["ada"].dm(stage["bruno"].user)


PLACES = {"group": group, "direct": between}
group_or_slow = pytest.mark.parametrize("where", ["group", pytest.param("direct", marks=pytest.mark.slow)])


def own_requests(stage):
    """Return the requests to channels, which the bot may not make where it is no member."""
    made = []
    stage.place.rest.witnesses.append(lambda each: made.append(each) if each.route.startswith("/channels") else None)
    return made


def shown(place, verb="hand"):
    """Return the public messages of a place with this button, the oldest first."""
    return [each for each in place.messages.values() if find_button(each, verb)]


@group_or_slow
def test_a_whole_game_by_tokens_alone(where):
    async def scene(stage):
        place, asked = PLACES[where](stage), own_requests(stage)
        game = await stage.open_table("ada bruno", channel=place)
        assert await game.place() is place
        await game.to_the_end(Guess(3), stage.rest)
        await stage.rest()
        assert (await stage.row(game.number)).status == "finished"
        assert len(await game.boards()) == 1
        assert "🏆" in (await game.board()).text
        assert asked == []
        for each in place.messages.values():
            assert not each.flags & HAS_THREAD

    play(scene)


@group_or_slow
def test_computers_answer_within_the_click(where):
    async def scene(stage):
        place, asked = PLACES[where](stage), own_requests(stage)
        game = await stage.open_table("bruno", computers=1, channel=place)
        assert "de jouer" in (await game.board()).text
        await game.to_the_end(Guess(5))
        await stage.rest()
        assert "🏆" in (await game.board()).text
        assert len(await game.boards()) == 1
        assert not await game.pings(), "nobody is called to play against computers"
        assert asked == []

    play(scene)


def test_nothing_private_is_seen_by_the_others():
    async def scene(stage):
        seen = []
        stage["eleni"].listen(lambda shown: seen.append((shown.message.text, [*shown.message.buttons]))
                              if shown.message else None)  # fmt: skip
        game = await stage.open_table("ada bruno", channel=group(stage))
        for person in game.people:
            panel = await game.hand(person)
            assert offers(panel) or "Your hand" in panel.text or "Votre main" in panel.text
        await game.moves(12, Guess(4))
        assert len(seen) > 12
        for text, buttons in seen:
            assert "Your hand" not in text
            assert "Votre main" not in text
            assert not any(each.startswith(("il:answer", "il:refresh", "il:confirm")) for each in buttons)

    play(scene, pictures=False)


@pytest.mark.parametrize("lost", [False, True])
def test_a_hand_that_could_not_be_shown_is_not_shown_to_all(lost):
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        board = await game.board()
        if lost:  # the receipt for the announcement
            stage.place.faults.fail("callback", status=503, after_applying=True)
        stage.place.faults.fail("POST .*/webhooks/.*", status=400)
        told = await press(stage["bruno"], board, "hand")
        assert "Discord" in await sentence(stage["bruno"], told)
        await game.hand(stage["ada"])
        await game.moves(2)
        for each in game.where.messages.values():
            assert "Your hand" not in each.text
            assert "Votre main" not in each.text
        assert find_button(board, "hand")

    play(scene, pictures=False)


def test_no_forged_click_puts_a_hand_in_place_of_the_table():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        board = await game.board()
        for verb in ("refresh", "answer", "news", "hint"):
            forged = await game.unchanged(lambda verb=verb: stage["ada"].forge(board, f"il:{verb}:{game.number}:0:"))
            assert (await opened(await settled(forged))).reader is stage["ada"].user
        await game.moves(3)
        assert not any("Your hand" in each.text for each in game.where.messages.values())

    play(scene, pictures=False)


# -- boards


async def anew(stage, game):
    """Let Ada use `/table`, and return the board that it posts."""
    before = len(await game.boards())
    await stage.slash(stage["ada"], "table", channel=game.where)
    await until(lambda: len(shown(game.where)) > before)
    await stage.rest()
    return await game.board()


def test_a_click_under_the_table_brings_it_up_to_date():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        board, before = await game.board(), len(game.where.messages)
        await stage.place.clock.advance(EXPIRED)
        assert not stage.bot.conversations.editable(board.id)
        await game.over(Guess(2))
        await stage.rest()
        assert "🏆" not in board.text, "nobody has clicked"
        await press(stage["eleni"], board, "hand")
        await until(lambda: "🏆" in board.text)
        assert len(game.where.messages) == before

    play(scene)


def test_a_move_after_fifteen_minutes_shows_the_table_anew():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        old, mover = await game.board(), await game.actor()
        await game.hand(mover)
        await stage.place.clock.advance(EXPIRED)
        await game.move(mover)
        await stage.rest()
        first, second = await game.boards()
        assert first is old
        assert await game.turn() in second.text
        await game.moves(1)
        assert await game.turn() in (await game.board()).text
        assert len(await game.boards()) == 2, "the new one is edited"

    play(scene)


def test_an_old_board_gives_way_to_a_newer_one():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        old = await game.board()
        await stage.place.clock.advance(EXPIRED)
        new = await anew(stage, game)
        clicked = await press(stage["bruno"], old, "hand")
        assert (await opened(clicked)).reader is stage["bruno"].user
        await until(lambda: old.deleted)
        assert await game.boards() == [new]

    play(scene)


def test_an_old_board_is_the_table_again_if_no_newer_can_be_edited():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        old = await game.board()
        await stage.place.clock.advance(EXPIRED)
        await anew(stage, game)
        await stage.place.clock.advance(EXPIRED)
        await press(stage["bruno"], old, "hand")
        await game.moves(2)
        assert await game.turn() in old.text

    play(scene)


async def written(place):
    """Write until the tokens are used up; return the number of messages."""
    for sent in range(10):
        try:
            await place.write(lambda: {"content": "more"}, NOBODY)
        except OutOfReach:
            return sent
    raise AssertionError("there is no end")


def test_a_click_has_five_messages_and_no_more():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        await stage.place.clock.advance(EXPIRED)
        await game.hand(stage["ada"])
        place = stage.bot.conversations.place(game.where.id)
        assert 1 <= await written(place) < 5, "the hand was the first"
        await game.hand(stage["ada"])
        await place.write(lambda: {"content": "more"}, NOBODY)

    play(scene)


def test_a_token_may_expire_while_a_message_is_on_its_way():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        await stage.rest()
        await stage.place.clock.advance(EXPIRED - 20)
        stage.place.faults.slow(40.0, "POST .*/webhooks/.*")
        place = stage.bot.conversations.place(game.where.id)
        writing = asyncio.create_task(place.write(lambda: {"content": "more"}, NOBODY))
        await asyncio.sleep(0.01)
        await stage.place.clock.advance(25)
        await stage.slash(stage["bruno"], "games", channel=between(stage))  # old tokens are forgotten
        await stage.place.clock.advance(25)
        with pytest.raises(OutOfReach):
            await writing

    play(scene)


def test_a_picture_is_written_by_the_next_token_if_one_is_used_up():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        await stage.place.clock.advance(EXPIRED)
        board, place = await game.board(), stage.bot.conversations.place(game.where.id)
        older = await press(stage["ada"], board, "hand")
        await opened(older)
        await stage.rest()
        newer = await press(stage["bruno"], board, "hand")
        await opened(newer)
        await stage.rest()
        while len(newer.followups) < 5:
            await place.write(lambda: {"content": "more"}, NOBODY)
        before = len(older.followups)
        assert await stage.bot.herald.repost(await game.table())
        assert older.followups[before].attachments[0].content
        assert await game.boards() == [older.followups[before]]

    play(scene, prints=True)


def test_a_board_whose_picture_is_refused_is_edited_in_words():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        board, mover = await game.board(), await game.actor()
        await game.hand(mover)
        await stage.rest()
        stage.place.faults.fail("PATCH .*/webhooks/.*/@original", status=400)
        await game.move(mover)
        await stage.rest()
        assert stage.place.faults.used_up
        assert await game.boards() == [board]
        assert await game.turn() in board.text

    play(scene, prints=True)


def test_a_board_outlives_tokens_that_discord_refuses_early():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        board, mover = await game.board(), await game.actor()
        await game.hand(mover)
        stage.place.faults.fail("(PATCH|POST) .*/webhooks/.*", status=401, times=100)
        await game.move(mover)
        await stage.rest()
        stage.place.faults.clear()
        assert await game.boards() == [board]
        await press(stage["eleni"], board, "hand")
        turn = await game.turn()
        await until(lambda: turn in board.text)
        await game.moves(2)
        assert await game.boards() == [board]
        assert await game.turn() in board.text

    play(scene)


# -- calls and questions


def test_a_move_is_taken_back_by_consent():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2, group(stage))
        await let_undo(stage["ada"], lobby)
        game, asked = await stage.begun(lobby, stage.people("ada bruno")), own_requests(stage)
        mover = await game.actor()
        await game.move(mover)
        other = next(each for each in game.people if each is not mover)
        used = await stage.slash(mover, "undo", channel=game.where)
        await press(mover, used.message, "undo-ask")
        await until(lambda: shown(game.where, "undo-agree"))
        question = shown(game.where, "undo-agree")[0]
        assert await game.actor() is other
        await press(other, question, "undo-agree")
        await until(lambda: question.deleted)
        assert await game.actor() is mover
        assert asked == []

    play(scene)


def test_a_game_is_ended_by_its_host():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        await stage.sure(stage["ada"], "end", game.where)
        await until(lambda: find_button(shown(game.where)[-1], "rematch"))
        assert (await stage.row(game.number)).status == "ended"

    play(scene)


def test_a_player_is_called_by_the_click_of_another():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        first = await game.actor()
        other = next(each for each in game.people if each is not first)
        for _ in range(9):
            await game.move(first)
            if (await game.actor()) is other:
                break
        await stage.rest()
        call = next(each for each in await game.pings() if other.user in each.mentions)
        board = await game.board()
        clicked = await press(other, call, "open-hand")
        panel = await opened(clicked)
        assert panel.reader is other.user
        assert "Your hand" not in call.text + board.text
        game.panels[other.user.name] = panel
        while (await game.actor()) is other:
            await game.move(other)
        await stage.rest()
        assert call.deleted

    play(scene, pictures=False)


# -- after a restart


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", ["hand", "click", *(pytest.param(each, marks=pytest.mark.slow) for each in ("table", "move"))]
)
def test_a_game_goes_on_after_a_restart(how):
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        await game.moves(2)
        mover, board = await game.actor(), await game.board()
        await game.hand(mover)
        await stage.restart()
        if how == "click":
            await press(mover, board, "hand")
        elif how == "move":
            await game.move(mover)
        else:
            await stage.slash(mover, how, channel=game.where)
        await until(lambda: (shown(game.where)[-1] is board) == (how == "click"))
        await stage.rest()
        await game.moves(3)
        assert await game.turn() in (await game.board()).text
        await game.to_the_end(Guess(8))
        await stage.rest()
        assert "🏆" in (await game.board()).text

    play(scene)


def test_a_lobby_goes_on_after_a_restart():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2, group(stage))
        await stage.restart()
        game = await stage.begun(lobby, stage.people("ada bruno"))
        await game.moves(2)
        assert await game.turn() in (await game.board()).text

    play(scene)


# -- lobbies


@pytest.mark.parametrize("minutes", [0, 20])
def test_a_lobby_is_changed_and_started_however_long_it_waits(minutes):
    async def scene(stage):
        asked = own_requests(stage)
        lobby = await stage.lobby("ada", 3, group(stage))
        await stage.place.clock.advance(minutes * 60)
        await press(stage["bruno"], lobby, "join")
        await press(stage["ada"], lobby, "add-computer")
        panel = await more(stage["ada"], lobby)
        await stage.place.clock.advance(minutes * 60)
        await press(stage["ada"], panel, "remove-computer")
        await until(lambda: ROBOT not in shown(lobby.channel, "join")[-1].text)
        newest = shown(lobby.channel, "join")[-1]
        assert (newest is lobby) == (minutes == 0), "an older one is out of reach"
        await press(stage["ada"], newest, "add-computer")
        await stage.place.clock.advance(minutes * 60)
        game = await stage.begun(newest, stage.people("ada bruno"))
        await game.moves(1)
        assert asked == []

    play(scene)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_had_is_said_or_not_offered(language):
    async def scene(stage):
        words, host = Words(language), stage["ada" if language == "en" else "bruno"]
        lobby = await stage.lobby(host.user.name, 2, group(stage))
        assert words.say("travel-lobby") in lobby.text
        assert find_button(lobby, "invite") is None
        assert not {"time", "overtime"} & chosen(await form_of(host, lobby)).keys()
        assert find_button(await more(host, lobby), "type-time") is None
        refused = await settled(await host.forge(lobby, "il:set-time:1:0:", ["1"]))
        assert await sentence(host, refused) == words.say("travel-refused-no-clocks")
        assert (await stage.row(1)).lobby["time"] == 0

    play(scene)


def test_nobody_can_vote_for_a_clock():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        panel = await opened(await press(stage["ada"], await game.board(), "help"))
        assert Words("en").say("travel-lobby") in panel.text
        assert find_button(panel, "vote-end")
        assert find_button(panel, "vote-limit") is None
        assert find_button(panel, "give-seat") is None
        refused = await settled(await stage["ada"].forge(panel, "il:vote-limit:1:0:"))
        told = await sentence(stage["ada"], refused)
        assert told == Words("en").say("travel-refused-no-clocks")

    play(scene)


def test_a_game_at_once_against_computers():
    async def scene(stage):
        place = group(stage)
        listed = (await stage.slash(stage["ada"], "games", channel=place)).message
        identity = next(each for each in listed.buttons if each.startswith("il:play-now:"))
        clicked = await settled(await stage["ada"].click(listed, identity))
        panel = await opened(clicked)
        await until(lambda: shown(place))
        await stage.rest()
        assert panel.reader is stage["ada"].user
        assert len(shown(place)) == 1
        assert "Your hand" not in "\n".join(each.text for each in place.messages.values())

    play(scene, pictures=False)


@pytest.mark.slow
def test_a_rematch_is_opened_and_started():
    async def scene(stage):
        game, asked = await stage.open_table("ada bruno", channel=group(stage)), own_requests(stage)
        await game.over(Guess(2))
        await until(lambda: find_button(shown(game.where)[-1], "rematch"))
        board = shown(game.where)[-1]
        await press(stage["ada"], board, "rematch")
        await until(lambda: shown(game.where, "join"))
        await press(stage["bruno"], board, "rematch")
        await until(lambda: any(find_button(each, "hand").startswith("il:hand:2:") for each in shown(game.where)))
        await stage.rest()
        assert (await stage.row(2)).status == "playing"
        assert (await stage.row(2)).lobby["travels"]
        assert asked == []

    play(scene)


# -- other people, other places


def test_a_watcher_may_ask_for_a_computers_seat():
    async def scene(stage):
        game = await stage.open_table("ada bruno", computers=1, channel=group(stage))
        watching = await opened(await press(stage["eleni"], await game.board(), "hand"))
        assert "Your hand" not in watching.text
        answer = await press(stage["eleni"], watching, "ask-for-seat")
        await sentence(stage["eleni"], answer)
        await until(lambda: shown(game.where, "let-in"))
        question = shown(game.where, "let-in")[0]
        await press(stage["ada"], question, "let-in")
        await stage.rest()
        assert (await game.table()).lobby.seat_of(stage["eleni"].id) is not None

    play(scene, pictures=False)


def test_a_stranger_reaches_nothing():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        board, stranger = await game.board(), stage["chloe"]
        with pytest.raises(ClientRefuses):
            await stranger.click(board, find_button(board, "hand"))
        with pytest.raises(ClientRefuses):
            await stranger.forge(board, find_button(board, "hand"))
        lobby = await stage.lobby("chloe", 2)
        for verb in ("hand", "help", "open-hand", "repost", "answer"):
            forged = await game.unchanged(lambda verb=verb: stranger.forge(lobby, f"il:{verb}:{game.number}:0:"))
            told = await sentence(stranger, await settled(forged))
            assert told == Words("fr").say("refused-no-table")

    play(scene)


def test_a_players_forged_click_elsewhere_moves_no_board():
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=group(stage))
        lobby = await stage.lobby("ada", 2, between(stage))
        before = lobby.components
        forged = await game.unchanged(lambda: stage["ada"].forge(lobby, f"il:hand:{game.number}:0:"))
        assert (await opened(forged)).reader is stage["ada"].user
        await stage.rest()
        assert lobby.components == before
        assert not lobby.deleted
        assert shown(between(stage)) == []

    play(scene)


def test_two_tables_in_one_conversation_stay_apart():
    async def scene(stage):
        first = await stage.open_table("ada bruno", channel=group(stage))
        second = await stage.open_table("bruno ada", channel=group(stage))
        for _ in range(2):
            await first.moves(1)
            await second.moves(1)
        for game in (first, second):
            assert len(await game.boards()) == 1
            assert await game.turn() in (await game.board()).text

    play(scene)


def test_in_a_server_without_the_bot_no_table_is_opened():
    async def scene(stage):
        world, channel, ada = stage.place.world, stage.channel(), stage["ada"]
        world.expel(world.guilds[channel.guild], stage.bot.user and stage.place.application.user)
        await until(lambda: stage.bot.get_guild(channel.guild) is None)
        refused = await stage.slash(ada, "play", {"game": stage.game}, channel)
        assert refused.message.text == Words("en").say("travel-refused-not-in-server")
        assert await stage.bot.store.table(1) is None
        assert (await stage.slash(ada, "games", channel=channel)).message.reader is ada.user
        assert "admin" not in {each["name"] for each in ada.commands(channel)}

    play(scene)


def test_only_who_installed_it_is_offered_commands():
    async def scene(stage):
        offered = {each["name"] for each in stage["ada"].commands(group(stage))}
        assert {"play", "hand", "table", "rules", "settings", "end"} <= offered
        assert not {"admin", "health"} & offered
        assert stage["eleni"].commands(group(stage)) == []

    play(scene)


def test_commands_are_for_servers_if_people_may_not_install_it(monkeypatch):
    whole = payloads.serialize_application

    def servers_only(of, world):
        told = whole(of, world)
        return told | {"integration_types_config": {"0": told["integration_types_config"]["0"]}}

    monkeypatch.setattr(payloads, "serialize_application", servers_only)

    async def scene(stage):
        assert stage["ada"].commands(group(stage)) == []
        assert "play" in {each["name"] for each in stage["ada"].commands(stage.channel())}
        assert "play" in {each["name"] for each in stage["ada"].commands(stage["ada"].dm())}

    play(scene)
