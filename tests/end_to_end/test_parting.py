"""Which table a command means, and the questions before resigning, ending a game or closing a lobby."""

import pytest

from playground import permissions
from tests.end_to_end.lobby_options import agree, close
from tests.end_to_end.stage import find_button, play, press, sentence, settled, yes
from tests.end_to_end.test_absence import panel
from tests.end_to_end.test_time import FIVE, pass_time, said, timed
from words import Words

EN = Words("en")
COMMANDS = ("hand", "hint", "undo", "leave", "end")


def tavern(stage):
    return stage.channel("Agora", "tavern")


async def asked(stage, person, name, channel=None):
    """Return the question that a command asks."""
    message = (await stage.slash(person, name, channel=channel)).message
    assert message.reader is person.user, "nobody else sees it"
    assert find_button(message, "dismiss"), message.text
    return message


def host_only(host):
    """Return the refusal that names the host, in French."""
    return Words("fr").say("refused-host-only", host=str(host.id))


# -- which table a command means


@pytest.mark.parametrize("command", ["leave", "end"])
def test_nothing_ends_in_another_server_without_a_yes(command):
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        lycee = stage.channel("Lycée")
        question = await game.unchanged(lambda: asked(stage, stage["ada"], command, lycee))
        assert "Iliad 1" in question.text
        assert f"/channels/{game.where.guild}/{game.where.id}" in question.text, "it names the table with a link"
        await game.unchanged(lambda: press(stage["ada"], question, "dismiss"))
        assert question.text == EN.say("confirm-kept")
        assert (await stage.row(1)).status == "playing"
        assert (await game.table()).lobby.seat_of(stage["ada"].id) is not None

    play(scene)


@pytest.mark.parametrize("command", ["leave", "end"])
def test_a_command_in_a_thread_never_means_a_table_elsewhere(command):
    async def scene(stage):
        own, theirs = await stage.open_table("bruno ada"), await stage.open_table("chloe dmitri")
        stage.place.world.allow(stage.channel(), stage["dmitri"].id, permissions.EVERYONE)
        answer = await own.unchanged(lambda: stage.slash(stage["bruno"], command, channel=theirs.where))
        assert not answer.message.buttons
        assert await sentence(stage["bruno"], answer) in {
            Words("fr").say("refused-not-at-this-table"), host_only(stage["chloe"])
        }  # fmt: skip

    play(scene)


def test_hand_in_another_tables_thread_shows_that_table():
    async def scene(stage):
        await stage.open_table("ada bruno")
        theirs = await stage.open_table("chloe dmitri")
        shown = (await stage.slash(stage["ada"], "hand", channel=theirs.where)).message
        assert EN.say("spectator-panel") in shown.text
        assert "Bruno" not in shown.text

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_in_a_finished_games_thread_means_that_game(command):
    async def scene(stage):
        over, other = await stage.open_table("ada bruno"), await stage.open_table("ada chloe")
        await stage.sure(stage["bruno"], "leave", channel=over.where)
        await stage.sure(stage["ada"], "end", channel=over.where)
        await stage.rest()
        shown = (await other.unchanged(lambda: stage.slash(stage["ada"], command, channel=over.where))).message
        assert "Iliad 1" in shown.text
        assert EN.say("refused-ended") in shown.text
        assert {*shown.buttons} == {"il:rematch:1:0:", "il:open-replay:1:0:", "il:check-deal:1:0:"}

    play(scene)


@pytest.mark.parametrize(("command", "told"), [("hand", "Your hand"), ("hint", "not your turn"), ("undo", "not made")])
def test_a_command_about_a_table_elsewhere_links_to_it(command, told):
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=tavern(stage))
        while await game.actor() is stage["ada"]:
            await game.moves(1)
        if command == "undo":
            await stage.sure(stage["ada"], "end", channel=game.where)
            game = await stage.open_table("ada bruno", channel=tavern(stage))
        answer = await stage.slash(stage["ada"], command, channel=stage.channel("Lycée"))
        text = await sentence(stage["ada"], answer)
        assert told in text
        assert f"[Iliad {game.number}](https://discord.com/channels/{game.where.guild}/{game.where.id})" in text
        near = await stage.slash(stage["ada"], command, channel=game.where)
        assert "https://" not in await sentence(stage["ada"], near)

    play(scene, pictures=False)


@pytest.mark.parametrize("command", ["hand", "leave", "end"])
def test_a_command_asks_which_of_several_tables_elsewhere(command):
    async def scene(stage):
        games = [await stage.open_table("ada bruno", channel=place) for place in (tavern(stage), stage.channel())]
        answer = (await stage.slash(stage["ada"], command, channel=stage.channel("Lycée"))).message
        assert len(answer.buttons) == 2
        assert all(f"/{game.where.id})" in answer.text for game in games)
        chosen = await press(stage["ada"], answer, {"leave": "resign", "end": "end-game"}.get(command, command))
        assert "Iliad 1" in chosen.message.text
        assert all([(await stage.row(game.number)).status == "playing" for game in games])

    play(scene)


def test_a_channel_moderator_ends_nothing_in_another_channel():
    async def scene(stage):
        game = await stage.open_table("dmitri chloe bruno")
        stage.place.world.allow(tavern(stage), stage["chloe"].id, permissions.EVERYONE | permissions.MANAGE_MESSAGES)
        answer = await game.unchanged(lambda: stage.slash(stage["chloe"], "end", channel=tavern(stage)))
        assert host_only(stage["dmitri"]) in await sentence(stage["chloe"], answer)
        forged = await settled(await stage["chloe"].forge(answer.message, "il:confirm-end-game:1:1:"))
        assert host_only(stage["dmitri"]) in await sentence(stage["chloe"], forged)

    play(scene)


# -- the questions


@pytest.mark.parametrize(
    ("names", "computers", "toggled", "told"),
    [
        ("ada bruno", 0, (), ("A computer player takes your seat for good.", "It is rated and counts as a loss.")),
        ("ada bruno", 0, ("rated",), ("A computer player takes your seat", "It does not count as a loss.")),
        ("ada bruno", 0, ("leaving",), ("The game ends for everyone.", "It is rated and counts as a loss.")),
        ("ada", 1, (), ("The game ends for everyone.", "It does not count as a loss.")),
        ("bruno ada", 0, (), ("Un ordinateur prend définitivement votre place.", "cela compte comme une défaite.")),
    ],
)
def test_the_leave_question_states_the_consequences(names, computers, toggled, told):
    async def scene(stage):
        people = stage.people(names)
        lobby = await stage.lobby(names, len(people) + computers, computers=computers)
        await agree(people[0], lobby, *toggled)
        game = await stage.begun(lobby, people)
        question = await asked(stage, people[0], "leave", game.where)
        assert all(each in question.text for each in told), question.text
        await yes(people[0], Said(question))
        await stage.rest()
        table = await game.table()
        assert (table.status == "ended") == ("ends for everyone" in told[0])
        assert table.lobby.seat_of(people[0].id) is None or table.status == "ended"

    play(scene)


class Said:
    """An earlier answer, with its message."""

    def __init__(self, message):
        self.message = message


def test_the_end_question_tells_the_host_that_it_is_a_loss():
    async def scene(stage):
        game = await stage.open_table("bruno chloe")
        question = await asked(stage, stage["bruno"], "end", game.where)
        assert Words("fr").say("confirm-loss", lost="yes") in question.text
        moderators = await asked(stage, stage["ada"], "end", game.where)
        assert EN.say("confirm-loss", lost="no") in moderators.text
        ended = await yes(stage["bruno"], Said(question))
        assert Words("fr").say("ratings-ended-as-loss") in ended.message.text
        late = await yes(stage["ada"], Said(moderators))
        assert await sentence(stage["ada"], late) == EN.say("refused-ended")

    play(scene)


def test_confirming_an_outdated_question_does_nothing():
    async def scene(stage):
        game = await stage.open_table("ada dmitri")
        question = await asked(stage, stage["ada"], "leave", game.where)
        await stage.sure(stage["dmitri"], "leave", channel=game.where)
        await stage.rest()
        late = await game.unchanged(lambda: yes(stage["ada"], Said(question)))
        assert await sentence(stage["ada"], late) == EN.say("confirm-refused-changed-since")
        assert "The game ends for everyone." in (await asked(stage, stage["ada"], "leave", game.where)).text

    play(scene)


def test_confirming_twice_gives_up_one_seat():
    async def scene(stage):
        game = await stage.open_table("ada dmitri eleni")
        question = await asked(stage, stage["dmitri"], "leave", game.where)
        sure = find_button(question, "confirm-resign")
        clicks = [await stage["dmitri"].click(question, sure) for _ in range(2)]
        for each in clicks:
            await settled(each)
        await stage.rest()
        table = await game.table()
        assert [sitter.user for sitter in table.lobby.sitters].count(None) == 1
        assert "You have given up your seat" in question.text

    play(scene)


def test_a_host_who_has_left_cannot_end_the_game():
    async def scene(stage):
        game, dmitri = await timed(stage, "dmitri", overtime="takes", computers=1), stage["dmitri"]
        await pass_time(stage, FIVE + 1, lambda: said(game, "the computer plays for you now"))
        table = await game.table()
        assert table.lobby.host == dmitri.id
        answer = await stage.slash(dmitri, "end", channel=game.where)
        assert await sentence(dmitri, answer) == EN.say("time-refused-seat-taken")
        forged = await settled(await dmitri.forge(answer.message, f"il:confirm-end-game:{game.number}:1:"))
        assert await sentence(dmitri, forged) == EN.say("time-refused-seat-taken")
        assert table.status == "playing"

    play(scene)


def test_a_lone_vote_to_end_asks_first():
    async def scene(stage):
        game = await stage.open_table("ada", computers=1)
        question = (await press(stage["ada"], await panel(stage["ada"], game), "vote-end")).message
        assert "You are the only person at this table." in question.text
        assert (await stage.row(1)).status == "playing"
        await yes(stage["ada"], Said(question))
        assert (await stage.row(1)).status == "ended"
        await stage.rest()

    play(scene)


# -- lobbies


def test_closing_a_lobby_with_guests_asks_first():
    async def scene(stage):
        lobby = await stage.lobby("bruno dmitri", 3)
        question = (await close(stage["bruno"], lobby)).message
        assert question.reader is stage["bruno"].user
        assert "Dmitri y a une place" in question.text
        assert (await stage.row(1)).status == "lobby"
        await press(stage["eleni"], lobby, "join")
        late = await yes(stage["bruno"], Said(question))
        assert await sentence(stage["bruno"], late) == Words("fr").say("confirm-refused-changed-since")
        assert (await stage.row(1)).status == "lobby"
        question = (await close(stage["bruno"], lobby)).message
        assert "Dmitri et Ελένη y ont une place" in question.text
        await yes(stage["bruno"], Said(question))
        assert (await stage.row(1)).status == "ended"
        assert not lobby.buttons

    play(scene)


def test_a_lobby_without_guests_is_closed_at_once():
    async def scene(stage):
        lobby = await stage.lobby("ada", 3, computers=1)
        await close(stage["ada"], lobby)
        assert (await stage.row(1)).status == "ended"

    play(scene)
