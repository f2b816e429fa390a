"""Opening, joining, starting, leaving, ending; several tables, servers and shards."""

import asyncio

import pytest

from playground import permissions
from playground.filled_forms import ClientRefuses
from tables.seats.lobby import NOTICE
from tests.end_to_end.lobby_options import agree, close, menu, more
from tests.end_to_end.stage import GAMES, find_button, play, press, sentence, settled, until, yes
from words import LANGUAGES, Words
from words.figures import ROBOT


async def started(stage, lobby):
    await until(lambda: find_button(lobby, "start") is None)
    await stage.rest()


def test_a_resumed_gateway_misses_nothing():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        for each in game.people:
            await game.hand(each)
        await game.moves(2)
        identified = stage.place.gateway.identified
        await stage.place.faults.cut_gateway()
        await until(lambda: stage.place.gateway.resumed == 1)
        await game.moves(2)
        assert len(await game.log()) == 5
        assert stage.place.gateway.identified == identified
        assert stage.bot.is_ready()

    play(scene)


@pytest.mark.slow
def test_tables_on_two_shards_and_in_direct_messages_work():
    async def scene(stage):
        assert len(stage.bot.shards) == 2
        agora = await stage.open_table("ada bruno", channel=stage.channel("Agora"))
        lycee = await stage.open_table("chloe ada", channel=stage.channel("Lycée"))
        for game in (agora, lycee):
            await game.moves(3)
            assert len(await game.log()) == 4
        assert "It is " in (await agora.board()).text
        assert "de jouer" in (await lycee.board()).text
        private = await stage.open_table("bruno", computers=1, channel=stage["bruno"].dm())
        await private.moves(1)

    play(scene, shards=2)


def test_the_game_has_a_thread_of_its_own_where_it_may():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        place = await game.place()
        assert place.is_thread
        assert place.parent is stage.channel()

    play(scene)


@pytest.mark.parametrize("missing", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
def test_without_threads_it_is_played_in_the_channel(missing):
    async def scene(stage):
        stage.place.world.allow(
            stage.channel(), stage.bot.user.id, permissions.EVERYONE & ~getattr(permissions, missing)
        )
        game = await stage.open_table("ada bruno")
        assert await game.place() is stage.channel()
        await game.moves(2)
        assert len(await game.log()) == 3

    play(scene)


def test_a_game_starts_even_if_discord_refuses_a_thread():
    async def scene(stage):
        stage.place.faults.fail("POST .*/threads", status=400)
        game = await stage.open_table("ada bruno")
        assert await game.place() is stage.channel()
        assert len(await game.boards()) == 1

    play(scene)


@pytest.mark.parametrize(("names", "server"), [("ada chloe", "Agora"), ("bruno ada", "Lycée")])
def test_guests_get_time_to_read_what_the_host_changes(names, server):
    async def scene(stage):
        host = stage.people(names)[0]
        lobby = await stage.lobby(names, 2, stage.channel(server))
        await agree(host, lobby, "hints")
        refused = await press(host, lobby, "start")
        told = {Words(language).say("refused-just-changed") for language in LANGUAGES}
        assert await sentence(host, refused) in told
        assert (await stage.row(1)).status == "lobby"
        assert not [each for each in stage.place.world.channels.values() if each.is_thread]
        await stage.place.clock.advance(NOTICE)
        await press(host, lobby, "start")
        await started(stage, lobby)
        assert (await stage.row(1)).status == "playing"

    play(scene)


def test_two_clicks_on_start_make_one_game():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        start = find_button(lobby, "start")
        clicks = [await stage["ada"].click(lobby, start) for _ in range(2)]
        for each in clicks:
            await settled(each)
        await started(stage, lobby)
        await asyncio.sleep(0.05)
        await stage.rest()
        row = await stage.row(1)
        assert row.status == "playing"
        boards = [each for each in stage.all_messages() if "il:hand:1:0:" in each.buttons]
        assert [each.channel.id for each in boards] == [row.place]
        threads = [each for each in stage.place.world.channels.values() if each.is_thread]
        assert [each.id for each in threads] == [row.place]
        told = [await sentence(stage["ada"], each) for each in clicks if each.followups]
        assert sorted("Your hand (" in each for each in told) == [False, True]
        assert "The game has already begun." in told

    play(scene, pictures=False)


def test_only_the_host_may_start_change_and_cancel():
    async def scene(stage):
        lobby = await stage.lobby("bruno chloe", 4, computers=1)
        for verb in ("start", "add-computer", "invite", "options"):
            answer = await press(stage["dmitri"], lobby, verb)
            assert f"Only the host of the table, <@{stage['bruno'].id}>," in await sentence(stage["dmitri"], answer)
            assert answer.modal is None
        for verb in ("close-lobby", "remove-computer", "type-time"):
            answer = await settled(await stage["dmitri"].forge(lobby, f"il:{verb}:1:0:"))
            assert "Only the host" in await sentence(stage["dmitri"], answer)
        answer = await press(stage["dmitri"], lobby, "more-options")
        assert await sentence(stage["dmitri"], answer) == Words("en").say("lobby-refused-seat-first")
        answer = await press(stage["dmitri"], lobby, "leave")
        assert "have no seat" in await sentence(stage["dmitri"], answer)
        assert (await stage.row(1)).status == "lobby"
        await yes(stage["ada"], await close(stage["ada"], lobby))  # the server is hers: she moderates
        assert (await stage.row(1)).status == "ended"
        assert "closed" in lobby.text

    play(scene)


def test_the_host_chooses_each_computers_level():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 4, computers=2)
        first, second = (sitter["name"] for sitter in (await stage.row(1)).lobby["sitters"][2:])
        assert first != second
        assert f"{first} · medium" in lobby.text
        panel = await more(stage["ada"], lobby)
        levels = menu(panel, "set-level")
        labels = [option["label"] for option in panel.selects[levels]["options"]]
        await settled(await stage["ada"].select(panel, levels, [str(labels.index(f"{second} · hard"))]))
        assert [sitter["level"] for sitter in (await stage.row(1)).lobby["sitters"]] == [None, None, "medium", "hard"]
        await until(lambda: f"{first} · medium\n4. {second} · hard" in lobby.text)
        answer = await settled(await stage["dmitri"].forge(lobby, "il:set-level:1:0:", ["0"]))
        assert "Only the host" in await sentence(stage["dmitri"], answer)
        await settled(await stage["ada"].forge(lobby, "il:set-level:1:0:", ["3"]))  # a menu of three levels each
        assert [sitter["level"] for sitter in (await stage.row(1)).lobby["sitters"]] == [None, None, "medium", "easy"]
        answer = await settled(await stage["ada"].forge(lobby, "il:set-level:1:0:", ["6"]))
        assert "no longer works" in await sentence(stage["ada"], answer)

    play(scene, pictures=False)


def test_without_computers_there_is_no_menu_of_levels():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 4)
        assert not (await more(stage["ada"], lobby)).selects

    play(scene)


def test_a_host_cancels_and_every_button_is_gone():
    async def scene(stage):
        lobby = await stage.lobby("bruno", 3)
        panel = await close(stage["bruno"], lobby)
        assert "fermée" in panel.message.text
        await until(lambda: "closed" in lobby.text)
        assert not lobby.buttons
        answer = await settled(await stage["chloe"].forge(lobby, "il:join:1:0:"))
        assert await sentence(stage["chloe"], answer) == "Cette partie a été arrêtée."

    play(scene)


def test_a_deserted_lobby_closes_and_a_new_host_can_start():
    async def scene(stage):
        lobby = await stage.lobby("bruno dmitri", 2)
        await press(stage["bruno"], lobby, "leave")
        assert (await stage.row(1)).host == stage["dmitri"].id
        await press(stage["dmitri"], lobby, "add-computer")
        await press(stage["dmitri"], lobby, "leave")
        assert (await stage.row(1)).status == "ended"
        assert not lobby.buttons

    play(scene)


def test_leaving_a_full_lobby_starts_nothing():
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        await press(stage["bruno"], lobby, "leave")
        answer = await settled(await stage["ada"].forge(lobby, "il:start:1:0:"))
        assert "free" in await sentence(stage["ada"], answer)
        assert (await stage.row(1)).status == "lobby"

    play(scene)


def test_nobody_joins_twice_or_a_full_table():
    async def scene(stage):
        lobby = await stage.lobby("ada dmitri", 3)
        answer = await press(stage["dmitri"], lobby, "join")
        assert "already" in await sentence(stage["dmitri"], answer)
        join = find_button(lobby, "join")
        clicks = [await stage[name].click(lobby, join) for name in ("bruno", "chloe")]
        for each in clicks:
            await settled(each)
        told = [each for each in clicks if each.message is not lobby]
        assert len(told) == 1
        assert len(await stage.bot.store.seats(1)) == 3

    play(scene)


def test_impossible_tables_and_unknown_games_are_refused():
    async def scene(stage):
        answer = await stage.slash(stage["dmitri"], "play", {"game": "chess"})
        assert "There is no game “chess”" in await sentence(stage["dmitri"], answer)
        answer = await stage.slash(stage["dmitri"], "play", {"game": "iliad", "variant": "nonsense"})
        assert "cannot be played that way" in await sentence(stage["dmitri"], answer)
        with pytest.raises(ClientRefuses):
            await stage.slash(stage["dmitri"], "play", {"game": "iliad", "seats": 99})
        assert await stage.bot.store.table(1) is None

    play(scene)


def test_commands_without_a_table_are_refused():
    async def scene(stage):
        for name in ("hand", "table", "leave", "end"):
            answer = await stage.slash(stage["dmitri"], name)
            assert "No game is being played here" in await sentence(stage["dmitri"], answer)

    play(scene)


@pytest.mark.slow
def test_giving_up_a_seat_lets_a_computer_take_over():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        await game.moves(2)
        place = await game.place()
        left = await stage.sure(stage["bruno"], "leave", channel=place)
        assert "ordinateur" in await sentence(stage["bruno"], left)
        await stage.rest()
        table = await game.table()
        assert table.lobby.sitters[1].user is None
        assert table.status == "playing"
        assert not any(stage["bruno"].user in each.mentions for each in await game.pings())
        again = await stage.slash(stage["bruno"], "leave", channel=place)
        assert await sentence(stage["bruno"], again)
        for name in ("ada", "chloe"):
            await stage.sure(stage[name], "leave", channel=place)
        await stage.rest()
        assert (await stage.row(1)).status == "ended", "a game without people ends"
        assert "was ended" in (await game.board()).text

    play(scene)


def test_a_stranger_may_not_end_a_game_and_a_moderator_may():
    async def scene(stage):
        game = await stage.open_table("bruno chloe")
        place = await game.place()
        answer = await game.unchanged(lambda: stage.slash(stage["dmitri"], "end", channel=place))
        assert "Only the host" in await sentence(stage["dmitri"], answer)
        answer = await stage.sure(stage["ada"], "end", channel=place)
        assert "The game has ended." in answer.message.text
        await stage.rest()
        assert (await stage.row(1)).status == "ended"
        assert await game.pings() == []
        panel = await settled(await stage["bruno"].forge(await game.board(), "il:answer:1:0:0"))
        assert await sentence(stage["bruno"], panel)

    play(scene)


def test_a_moderator_of_one_server_is_none_in_another():
    async def scene(stage):
        game = await stage.open_table("dmitri chloe bruno", channel=stage.channel("Agora"))
        lycee = stage.channel("Lycée")
        stage.place.world.allow(lycee, stage["chloe"].id, permissions.ALL)
        answer = await game.unchanged(lambda: stage.slash(stage["chloe"], "end", channel=lycee))
        assert "hôte de la table" in await sentence(stage["chloe"], answer)

    play(scene)


@pytest.mark.parametrize(
    ("asked", "seats", "computers"),
    [
        ({"seats": 2, "computers": 1}, 2, 1),
        ({"computers": 1}, 2, 1),
        ({"computers": 3}, 4, 3),
        ({"computers": 5}, 6, 5),
        ({"seats": 3, "computers": 5}, 3, 2),
        ({"seats": 5, "computers": 0}, 5, 0),
        ({"variant": "teams", "computers": 1}, 4, 1),
    ],
)
def test_computer_players_sit_down_at_once(asked, seats, computers):
    async def scene(stage):
        opened = await stage.slash(stage["ada"], "play", {"game": "iliad", **asked})
        assert opened.message.text.count(ROBOT) == computers
        assert (
            len([line for line in opened.message.text.splitlines() if line[:2] in {f"{n}." for n in range(7)}]) == seats
        )
        assert opened.message.buttons["il:join:1:0:"].get("disabled", False) == (seats == computers + 1)

    play(scene, pictures=False)


def test_against_one_computer_in_two_steps():
    async def scene(stage):
        opened = await stage.slash(stage["bruno"], "play", {"game": "iliad", "seats": 2, "computers": 1})
        await press(stage["bruno"], opened.message, "start")
        await started(stage, opened.message)
        assert (await stage.row(1)).status == "playing"

    play(scene)


@pytest.mark.parametrize(
    ("filled", "offered"),
    [
        ({"game": "iliad"}, {"standard", "teams"}),
        ({"game": "iliad", "seats": 2}, {"standard"}),
        ({"game": "iliad", "seats": 4}, {"standard", "teams"}),
        ({"game": "iliad", "seats": 6}, {"teams"}),
        ({"game": "Iliade", "seats": 6}, {"teams"}),
        ({"game": "no such game"}, {variant for game in GAMES.values() for variant in game.variants}),
    ],
)
def test_only_the_variants_that_fit_are_suggested(filled, offered):
    async def scene(stage):
        found = await stage["bruno"].autocomplete(stage.channel(), "play", filled, "variant")
        assert {each["value"] for each in found} == offered

    play(scene)


def test_a_repost_that_failed_is_not_reported_as_done():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        mute = permissions.EVERYONE & ~permissions.SEND_MESSAGES & ~permissions.SEND_MESSAGES_IN_THREADS
        stage.place.world.allow(stage.channel(), stage.bot.user.id, mute)
        stage.place.world.delete_channel(await game.place())
        answer = await stage.slash(stage["ada"], "table")
        assert "I cannot write" in await sentence(stage["ada"], answer)

    play(scene)


def test_of_several_tables_it_is_asked_which_is_meant():
    async def scene(stage):
        nowhere = permissions.EVERYONE & ~permissions.CREATE_PUBLIC_THREADS
        stage.place.world.allow(stage.channel(), stage.bot.user.id, nowhere)
        await stage.open_table("ada bruno")
        second = await stage.open_table("ada chloe")
        asked = await stage.slash(stage["ada"], "hand")
        assert asked.message.reader is stage["ada"].user
        assert set(asked.message.buttons) == {"il:hand:1:0:", "il:hand:2:0:"}
        panel = await settled(await stage["ada"].click(asked.message, "il:hand:2:0:"))
        assert "Chloé" not in (await stage.slash(stage["bruno"], "hand")).message.text
        assert "Your hand" in panel.message.text
        await stage.slash(stage["chloe"], "end")
        ended = await stage.slash(stage["ada"], "end")
        await yes(stage["ada"], await settled(await stage["ada"].click(ended.message, "il:end-game:2:0:")))
        assert (await stage.row(second.number)).status == "ended"
        assert (await stage.row(1)).status == "playing"

    play(scene, pictures=False)


@pytest.mark.slow
def test_several_games_at_once_do_not_disturb_each_other():
    async def scene(stage):
        games = [await stage.open_table(names) for names in ("ada bruno", "chloe dmitri", "eleni ada", "bruno chloe")]
        for _ in range(5):
            await asyncio.gather(*[each.move(await each.actor()) for each in games])
        await stage.rest()
        for each in games:
            assert len(await each.log()) == 6
            assert await each.turn() in (await each.board()).text

    play(scene)


def test_the_list_of_games_is_private_and_names_are_suggested():
    async def scene(stage):
        shown = await stage.slash(stage["bruno"], "games")
        assert "Iliade" in shown.message.text or "Iliad" in shown.message.text
        assert shown.message.reader is stage["bruno"].user
        found = await stage["ada"].autocomplete(stage.channel(), "play", {"game": "ilia"}, "game")
        assert [each["value"] for each in found] == ["iliad"]
        assert await stage["ada"].autocomplete(stage.channel(), "play", {"game": "zz"}, "game") == []
        variants = await stage["bruno"].autocomplete(stage.channel(), "play", {"game": "iliad"}, "variant")
        assert {each["value"] for each in variants} >= {"standard", "teams"}

    play(scene)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("hand", "Your hand"),
        ("hint", "It is not your turn"),
        ("undo", "You have not made a move"),
        ("leave", "Leave Iliad 1?"),
    ],
)
def test_a_command_among_others_tables_means_ones_own_elsewhere(command, told):
    async def scene(stage):
        await stage.open_table("ada bruno", channel=stage.channel("Agora", "general"))
        await stage.open_table("chloe dmitri")
        answer = await stage.slash(stage["ada"], command)
        assert told in await sentence(stage["ada"], answer)

    play(scene, pictures=False)


@pytest.mark.parametrize("command", ["hand", "hint", "undo", "leave", "end"])
def test_a_command_in_a_lobby_says_that_the_game_has_not_begun(command):
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        refused = await stage.slash(stage["bruno"], command)
        assert await sentence(stage["bruno"], refused) == Words("fr").say("refused-not-begun")
        assert find_button(lobby, "start")
        stranger = await stage.slash(stage["dmitri"], command)
        assert "No game is being played here" in await sentence(stage["dmitri"], stranger)

    play(scene)


def test_the_table_command_among_others_tables_reposts_theirs():
    async def scene(stage):
        own = await stage.open_table("bruno chloe", channel=stage.channel("Agora", "general"))
        theirs = await stage.open_table("dmitri eleni")
        before = (await theirs.board()).id
        await stage.slash(stage["bruno"], "table")
        assert (await theirs.board()).id != before
        assert (await stage.row(own.number)).status == "playing"

    play(scene)
