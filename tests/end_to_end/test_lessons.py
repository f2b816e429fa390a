"""Complaints about other bots, tested here; docs/lessons.md says which test belongs to which complaint."""

import ast
import asyncio
from pathlib import Path

import pytest

from engine.chance import Guess
from playground import permissions
from store import sqlite
from tests.end_to_end.lobby_options import close
from tests.end_to_end.stage import find_button, offers, play, press, sentence, settled, until
from tests.end_to_end.test_absence import offer_in, offered, panel
from tests.end_to_end.test_invitations import invite
from tests.store.stores import append

pytestmark = pytest.mark.slow  # each is about a rare case of what a file beside it tries

ROOT = Path(__file__).parents[2]


# -- restarts


def test_a_game_in_a_private_conversation_goes_on_after_a_restart():
    async def scene(stage):
        dmitri = stage["dmitri"]
        game = await stage.open_table("dmitri", computers=1, channel=dmitri.dm())
        await game.moves(2)
        before = await game.log()
        await stage.restart()
        assert await game.log() == before
        await game.moves(2)
        opened = (await stage.slash(dmitri, "hand", channel=dmitri.dm())).message
        assert "Your hand" in opened.text

    play(scene, pictures=False)


def test_nobody_is_called_again_because_the_bot_was_restarted():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        [call] = await game.pings()
        for _ in range(2):
            await stage.restart()
            await stage.bot.herald.seated(await game.table())
            await stage.rest()
        assert await game.pings() == [call]
        await game.moves(1)
        assert call.deleted

    play(scene)


def test_a_board_shown_after_a_restart_reopens_an_archived_thread():
    async def scene(stage):
        game = await stage.open_table("ada", computers=1)
        thread, table = await game.place(), await game.table()
        await stage.finish()
        await _moved_while_nobody_was_told(stage, game.number, table)
        stage.place.world.archive(thread, True)
        await stage.begin()
        await stage.rest()
        assert not thread.archived
        assert await game.turn() in (await game.board()).text
        await game.moves(1)

    play(scene)


async def _moved_while_nobody_was_told(stage, number, table):
    """Make a move that is stored but not shown, as if the program had died in between."""
    seat = table.match.state.to_act()[0]
    step = table.match.propose(seat, str(table.match.state.legal(seat)[0]), table.match.stamps[seat])
    store = await sqlite.open_store(stage.file)
    await append(store, number, step.entry, None)
    await store.close()


# -- hands


def test_every_hand_says_of_which_game_it_is():
    async def scene(stage):
        ada = stage["ada"]
        first, second = [await stage.open_table(names) for names in ("ada dmitri", "ada eleni")]
        for game in (first, second):
            assert f"Iliad {game.number}" in (await game.hand(ada)).text
        asked = (await stage.slash(ada, "hand", channel=stage.channel("Agora", "general"))).message
        assert sorted(button["label"] for button in asked.buttons.values()) == ["Iliad 1", "Iliad 2"]
        for each in stage.people("ada dmitri"):
            await stage.slash(each, "settings", {"hands": "dm"})
        third = await stage.open_table("ada dmitri")
        [sent] = [each for person in third.people for each in person.dm().messages.values()]
        assert f"Iliad {third.number}" in sent.text

    play(scene)


def test_a_hand_that_discord_has_forgotten_opens_again_at_any_time():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor = await game.actor()
        before = (await game.hand(actor)).text
        await actor.forget_ephemerals()
        await stage.place.clock.advance(3600)
        assert (await game.hand(actor)).text == before
        await game.move(actor)
        assert len(await game.log()) == 2

    play(scene)


# -- rounds


async def _laid(stage, game, names):
    """Let these people lay their cards."""
    for person in stage.people(names):
        await game.move(person)


def test_a_round_continues_as_soon_as_the_last_player_chooses():
    async def scene(stage):
        game = await stage.open_table("ada dmitri eleni")
        await _laid(stage, game, "ada dmitri")
        await stage.rest()
        assert "The cards are turned up" not in (await game.board()).text
        assert await game.turn() in (await game.board()).text
        assert (await game.turn()).startswith("It is Ελένη"), "who is the last one is named"
        await _laid(stage, game, "eleni")
        await stage.rest()
        assert "The cards are turned up" in (await game.board()).text

    play(scene, game="delphi")


def test_who_leaves_while_all_choose_in_secret_holds_up_nobody():
    async def scene(stage):
        game = await stage.open_table("ada dmitri eleni")
        await _laid(stage, game, "ada dmitri")
        await stage.sure(stage["eleni"], "leave", channel=await game.place())
        await stage.rest()
        assert "The cards are turned up" in (await game.board()).text

    play(scene, game="delphi")


# -- buttons


def test_when_a_game_is_over_its_buttons_are_off_or_lead_somewhere():
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        old = await game.hand(await game.actor())
        actor, choice = await game.actor(), next(each for each in [*old.buttons, *old.selects] if ":answer:" in each)
        await game.over(Guess(4))
        await stage.rest()
        board = await game.board()
        assert board.buttons[find_button(board, "hand")]["disabled"]
        for verb in ("open-replay", "rematch", "help"):
            answer = await press(stage["ada"], board, verb)
            assert answer.answers
        late = await settled(await actor.forge(old, choice))
        assert "This game is over" in await sentence(actor, late)

    play(scene)


# -- several games


def test_the_end_of_a_game_takes_nobody_out_of_another():
    async def scene(stage):
        first, second = [await stage.open_table("ada dmitri") for _ in range(2)]
        await stage.sure(stage["ada"], "end", channel=await first.place())
        await stage.rest()
        assert (await stage.row(first.number)).status == "ended"
        assert {row.id for row in await stage.bot.store.tables_of(stage["dmitri"].id, ["playing"])} == {second.number}
        await second.moves(2)

    play(scene)


def test_votes_call_nobody_and_have_no_hurry():
    async def scene(stage):
        game = await stage.open_table("ada dmitri eleni")
        called = await game.pings()
        await press(stage["ada"], await panel(stage["ada"], game), "vote-end")
        await stage.rest()
        assert await game.pings() == called
        await stage.place.clock.advance(7 * 86400)
        await until(lambda: not game.where.archived)  # the bot reopens the thread
        await press(stage["dmitri"], await panel(stage["dmitri"], game), "vote-end")
        await stage.rest()
        assert (await stage.row(game.number)).status == "ended"

    play(scene)


# -- lobbies


def test_a_lobby_whose_message_was_deleted_comes_back():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 3)
        await stage["eleni"].say(stage.channel(), "what is this?")
        stage.place.world.delete(lobby)
        other = await stage.lobby("dmitri", 2)
        await close(stage["dmitri"], other)
        told = await stage.slash(stage["ada"], "table")
        assert "at the bottom now" in await sentence(stage["ada"], told)
        [again] = [each for each in stage.channel().messages.values() if find_button(each, "start")]
        assert "1. Ada\n2. Dmitri\n3. *free*" in again.text
        assert list(stage.channel().messages.values())[-1] is again
        await stage.slash(stage["ada"], "table")
        [moved] = [each for each in stage.channel().messages.values() if find_button(each, "start")]
        assert moved is not again, "it goes to the bottom, and there is one"
        await press(stage["eleni"], moved, "join")
        game = await stage.begun(moved, stage.people("ada dmitri eleni"))
        await game.moves(1)

    play(scene, pictures=False)


def test_a_lobby_too_old_to_be_edited_is_posted_anew():
    async def scene(stage):
        lobby = await stage.lobby("ada", 2)
        while not await stage.bot.store.remembered(1, "lobby"):
            await asyncio.sleep(0.002)
        await stage.place.clock.advance(3700)
        stage.place.rates.limit_old_edits(0, 3600)
        await invite(stage["ada"], lobby, stage["dmitri"])
        await until(lambda: lobby.deleted)
        [again] = [each for each in stage.channel().messages.values() if find_button(each, "start")]
        assert "held for Dmitri" in again.text

    play(scene, pictures=False)


@pytest.mark.parametrize("kind", ["thread", "forum"])
def test_a_table_that_is_opened_in_a_thread_or_a_post_is_played_there(kind):
    async def scene(stage):
        ada, world = stage["ada"], stage.place.world
        if kind == "forum":
            forum = world.add_channel(world.guilds[stage.channel().guild], "boards", tags=[])
            place = await ada.post(forum, "Who plays?", "Iliad tonight")
        else:
            place = await (await stage.open_table("dmitri eleni")).place()
        game = await stage.open_table("ada dmitri", channel=place)
        assert await game.place() is place
        await game.moves(2)
        await stage.restart()
        await game.moves(1)
        assert len(await game.boards()) == 1

    play(scene)


@pytest.mark.parametrize(
    ("missing", "person", "said"),
    [
        ("SEND_MESSAGES", "dmitri", "I am missing the permission “Send Messages”"),
        ("VIEW_CHANNEL", "bruno", "il me manque la permission «\N{NO-BREAK SPACE}Voir le salon\N{NO-BREAK SPACE}»"),
    ],
)
def test_missing_permissions_are_named_before_a_table_opens(missing, person, said):
    async def scene(stage):
        lacking = getattr(permissions, missing) | permissions.CREATE_PUBLIC_THREADS
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE & ~lacking)
        answer = await stage.slash(stage[person], "play", {"game": "iliad"})
        assert said in await sentence(stage[person], answer)
        assert await stage.bot.store.table(1) is None

    play(scene)


def test_lost_permissions_are_named_before_the_deal():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 2)
        muted = permissions.SEND_MESSAGES | permissions.SEND_MESSAGES_IN_THREADS
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE & ~muted)
        answer = await press(stage["ada"], lobby, "start")
        assert "I cannot play here yet" in await sentence(stage["ada"], answer)
        assert (await stage.row(1)).status == "lobby"
        stage.place.world.allow(stage.channel(), stage.bot.user.id, permissions.EVERYONE)
        await stage.begun(lobby, stage.people("ada dmitri"))

    play(scene)


def test_what_is_offered_while_one_types_names_no_table_of_anywhere():
    async def scene(stage):
        agora = await stage.open_table("ada dmitri", channel=stage.channel("Agora"))
        await stage.lobby("ada", 3, channel=stage.channel("Agora"))
        names = {f"Iliad {agora.number}", f"Iliade {agora.number}", "Dmitri"}
        for command, option in (
            ("play", "game"),
            ("play", "variant"),
            ("rules", "game"),
            ("rules", "topic"),
            ("card", "name"),
        ):
            found = await stage["chloe"].autocomplete(stage.channel("Lycée"), command, {}, option)
            assert not [each for each in found for name in names if name in str(each)]

    play(scene)


# -- commands and servers


def test_refused_commands_stop_no_game():
    """In another bot, Discord refused a 26th subcommand; no command was registered, and the bot left every server."""

    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        await stage.bot.store.keep("commands", "others")
        stage.mistakes = 1
        stage.place.faults.fail("PUT .*/commands", status=400)
        servers = {guild.id for guild in stage.place.world.guilds.values() if stage.bot.user.id in guild.members}
        await stage.restart()
        assert {guild.id for guild in stage.bot.guilds} == servers
        assert {
            guild.id for guild in stage.place.world.guilds.values() if stage.bot.user.id in guild.members
        } == servers
        await game.moves(2)
        assert await stage.bot.store.value("commands") == "others", "it is tried again at the next start"
        await stage.restart()
        assert await stage.bot.store.value("commands") != "others"

    play(scene)


@pytest.mark.slow
def test_nothing_in_the_bot_ever_leaves_a_server():
    for room in ("cogs", "running", "tables"):
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    assert node.func.attr != "leave_guild", path
                    owner = ast.unparse(node.func.value)
                    assert node.func.attr != "leave" or "guild" not in owner, f"{path}: {owner}.leave()"


def test_news_keeps_names_after_a_seat_changes_hands():
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        await offered(game, stage["ada"], stage["eleni"])
        await press(stage["eleni"], offer_in(game), "accept-seat")
        await stage.rest()
        game.people = stage.people("dmitri eleni")
        mover = await game.actor()
        await game.move(mover)
        await stage.rest()
        last = [line for line in (await game.board()).text.splitlines() if line.startswith("- ")][-1]
        assert mover.user.display_name in last
        assert not offers(await game.board())

    play(scene)
