"""`/challenge`: the same cards for all, nobody sees them first, and results are compared afterwards."""

import sqlite3
from contextlib import closing

import pytest

from cogs.answering import answers
from engine.chance import Guess
from games.narrators import make_narrator
from playground import permissions
from tables.history.challenges import GRACE
from tables.history.puzzle_scores import DAY
from tables.share_codes import format_share_code
from tests.end_to_end.stage import Game, click, find_button, menu_of, play, press, sentence, until
from tests.end_to_end.test_unreadable import DRAWS, LOBBY, damaged
from tests.quick import slow_but
from words import LANGUAGES, Words

pytestmark = pytest.mark.slow  # tests/tables/test_challenges.py tries the rules for them

EN, FR = Words("en"), Words("fr")


def code_of(message):
    """Return the code in the buttons of a message about a challenge."""
    return int((find_button(message, "challenge-open") or find_button(message, "challenge-refresh")).split(":")[2])


async def invited(stage, person, game="iliad", channel=None):
    """Let a person make a challenge; return the public message."""
    return (await stage.slash(person, "challenge", {"game": game}, channel)).message


async def panel_of(stage, person, code, channel=None):
    return (await stage.slash(person, "challenge", {"code": format_share_code(code)}, channel)).message


async def begun(stage, person, panel):
    """Press Play in a panel; return the game and the hand."""
    clicked = await press(person, panel, "challenge-play")
    await stage.rest()
    hand = clicked.answers[-1]
    own = await stage.bot.store.attempted(int(find_button(panel, "challenge-play").split(":")[2]), person.id)
    game = Game(stage, own.table, panel, [person], clicked)
    game.where = await game.place()
    return game, hand


async def played(stage, person, code, chance=1, channel=None):
    game, _ = await begun(stage, person, await panel_of(stage, person, code, channel))
    await game.over(Guess(chance))
    await stage.rest()
    return game


async def refused(person, interaction):
    return await sentence(person, interaction)


# -- the deal of the day


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_of_the_day_is_played_once_and_compared(language):
    async def scene(stage):
        person, words, channel = stage.reader(language), Words(language), stage.channel()
        panel = (await stage.slash(person, "challenge", channel=channel)).message
        assert panel.reader is person.user
        assert words.say("challenge-what") in panel.text
        code = code_of(panel)
        game, hand = await begun(stage, person, panel)
        assert hand.reader is person.user
        going = (await stage.slash(person, "challenge", channel=channel)).message
        assert words.say("challenge-under-way") in going.text
        assert find_button(going, "challenge-play") is None
        await game.over(Guess(1))
        await stage.rest()
        over = (await stage.slash(person, "challenge", channel=channel)).message
        assert words.say("challenge-what") not in over.text
        assert person.user.display_name in over.text
        assert menu_of(over, "open-replay")
        assert len(await stage.bot.store.attempts(code)) == 1
        again = await person.forge(over, f"il:challenge-play:{code}:0:")
        assert words.say("challenge-refused-played") in await refused(person, again)

    play(scene)


def test_commands_after_a_challenge_offer_to_compare_not_a_rematch():
    async def scene(stage):
        ada = stage["ada"]
        code = code_of(await invited(stage, ada))
        game = await played(stage, ada, code)
        for command in ("hand", "hint", "undo", "leave"):
            told = (await stage.slash(ada, command, channel=game.where)).message
            assert find_button(told, "rematch") is None
            assert code_of(told) == code

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("over", [True, False])
def test_nobody_plays_the_same_cards_again_after_an_erasure(over):
    async def scene(stage):
        ada, bruno = stage["ada"], stage["bruno"]
        code = code_of(await invited(stage, bruno))
        if over:
            await played(stage, ada, code)
        else:
            await begun(stage, ada, await panel_of(stage, ada, code))
        asked = await stage.slash(ada, "privacy erase")
        assert EN.say("privacy-erase-kept") in asked.message.text
        await press(ada, asked.message, "erase-my-data")
        again = await press(ada, await panel_of(stage, ada, code), "challenge-play")
        assert EN.say("challenge-refused-played") in await refused(ada, again)
        assert len(await stage.bot.store.attempts(code)) == 1
        await stage.bot.store.close_challenge(code, stage.bot.clock())
        assert marks(stage)
        await stage.bot._forget_marks()
        assert marks(stage) == []

    play(scene)


def marks(stage):
    with closing(sqlite3.connect(stage.file)) as db:
        return db.execute("SELECT mark FROM attempts WHERE mark IS NOT NULL").fetchall()


def test_two_people_on_different_servers_get_the_same_cards():
    async def scene(stage):
        stage.bot.registry.new_seed = iter(bytes([each]) * 32 for each in range(99)).__next__
        ada, bruno = stage["ada"], stage["bruno"]
        first = (await stage.slash(ada, "challenge")).message
        second = (await stage.slash(bruno, "challenge", channel=stage.channel("Lycée"))).message
        assert code_of(first) == code_of(second)
        one, two = [(await begun(stage, *pair))[0] for pair in ((ada, first), (bruno, second))]
        assert (await one.log())[0] == (await two.log())[0]
        await stage.place.clock.advance(DAY)
        assert code_of((await stage.slash(ada, "challenge")).message) != code_of(first)

    play(scene)


# -- nobody learns the cards before having played them


async def scenes_of_play(stage):
    """Let Ada play a challenge in the middle of Agora; return the code and the game, which goes on."""
    ada = stage["ada"]
    code = code_of(await invited(stage, ada))
    game, _ = await begun(stage, ada, await panel_of(stage, ada, code))
    await game.moves(2)
    return code, game


def lines_of(table):
    """Return the lines of the public position, which would tell its cards."""
    tells = make_narrator(table.match.game, "en")
    lines = tells.table(table.match.state.view(-1), table.names)
    found = {line.strip() for line in lines if len(line.strip()) > 8} - {*table.names.values()}
    assert len(found) > 3, "little is compared"
    return found


def test_the_public_message_of_a_challenge_shows_no_cards():
    async def scene(stage):
        _, game = await scenes_of_play(stage)
        table = await game.table()
        board = await game.board()
        name = stage["ada"].user.display_name
        assert EN.say("challenge-at-table", name=name, status="playing") in board.text
        public = "\n".join(each.text for each in stage.all_messages() if each.reader is None)
        assert not [line for line in lines_of(table) if line in public]
        await game.over(Guess(1))
        await stage.rest()
        board = await game.board()
        assert EN.say("challenge-at-table", name=name, status="finished") in board.text
        public = "\n".join(each.text for each in stage.all_messages() if each.reader is None)
        assert not [line for line in lines_of(await game.table()) if line in public]
        assert find_button(board, "open-replay") is None
        assert find_button(board, "challenge-open")

    play(scene)


@pytest.mark.parametrize("status", ["playing", "finished"])
def test_a_challenge_opened_in_direct_messages_leaves_boards_alone(status):
    async def scene(stage):
        ada = stage["ada"]
        game, _ = await begun(stage, ada, (await stage.slash(ada, "challenge", channel=ada.dm())).message)
        if status == "finished":
            await game.over(Guess(1))
        await stage.rest()
        board = await game.board()
        said = board.text
        opened = await press(ada, board, "challenge-open")
        assert opened.message is not board
        assert find_button(opened.message, "challenge-refresh")
        assert [each.text for each in await game.boards()] == [said]

    play(scene)


def test_a_spectator_of_a_challenge_sees_no_cards():
    async def scene(stage):
        _, game = await scenes_of_play(stage)
        eleni = stage["eleni"]
        panel = (await press(eleni, await game.board(), "hand")).message
        assert panel.reader is eleni.user
        assert not [line for line in lines_of(await game.table()) if line in panel.text]
        for verb in ("ask-for-seat", "all-hands", "undo", "hint", "why-not"):
            told = await eleni.forge(panel, f"il:{verb}:{game.number}:0:")
            text = await refused(eleni, told)
            assert not [line for line in lines_of(await game.table()) if line in text]

    play(scene)


WAYS = (
    "open-replay", "verify", "check-deal", "export", "share-replay", "agree-to-share", "share-file", "analysis",
    "replay-step",
)  # fmt: skip


@pytest.mark.parametrize("verb", slow_but(3, WAYS))
def test_nobody_sees_a_finished_challenge_before_playing_it(verb):
    async def scene(stage):
        code, game = await scenes_of_play(stage)
        await game.over(Guess(1))
        await stage.rest()
        eleni, seed = stage["eleni"], (await stage.bot.store.challenge(code)).seed.hex()
        path = "0.0.2" if verb == "share-file" else ""
        clicked = await eleni.forge(await game.board(), f"il:{verb}:{game.number}:0:{path}")
        text = await refused(eleni, clicked)
        assert EN.say("challenge-refused-first") in text, text
        assert not any(seed[:16] in each.text for each in stage.all_messages())
        assert not any(each.attachments for each in stage.all_messages())

    play(scene)


@pytest.mark.parametrize(
    "verb", slow_but(2, ["verify", "check-deal", "export", "share-replay", "agree-to-share", "analysis"])
)
def test_players_get_the_seed_only_when_it_is_over(verb):
    async def scene(stage):
        code, game = await scenes_of_play(stage)
        await game.over(Guess(1))
        await stage.rest()
        ada = stage["ada"]
        board = await game.board()
        text = await refused(ada, await ada.forge(board, f"il:{verb}:{game.number}:0:"))
        assert EN.say("challenge-refused-sealed", relative="").partition(",")[0] in text
        await stage.bot.store.close_challenge(code, stage.bot.clock())
        clicked = await ada.forge(board, f"il:{verb}:{game.number}:0:")
        await clicked.settled()
        assert "challenge" not in clicked.answers[-1].text.lower()

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["replay", "verify", "analysis"])
def test_commands_without_a_code_do_not_open_a_sealed_game(command):
    async def scene(stage):
        _, game = await scenes_of_play(stage)
        await game.over(Guess(1))
        await stage.rest()
        eleni, place = stage["eleni"], await game.place()
        used = await stage.slash(eleni, command, channel=place)
        text = used.message.text
        assert not [line for line in lines_of(await game.table()) if line in text]
        assert EN.say("challenge-refused-first") in text

    play(scene)


@pytest.mark.slow
def test_a_command_finds_the_older_game_that_may_be_told():
    async def scene(stage):
        older = await stage.open_table("ada eleni")
        await older.over(Guess(1))
        _, game = await scenes_of_play(stage)
        await game.over(Guess(1))
        await stage.rest()
        for person, number in (("eleni", older.number), ("ada", game.number)):
            used = await stage.slash(stage[person], "replay")
            assert find_button(used.message, "replay-step").split(":")[2] == str(number)

    play(scene)


def test_history_does_not_tell_who_won_a_sealed_game():
    async def scene(stage):
        code, game = await scenes_of_play(stage)
        await game.over(Guess(1))
        await stage.rest()
        eleni = stage["eleni"]
        before = (await stage.slash(eleni, "history")).message.text
        assert "🏆" not in before
        await stage.bot.store.close_challenge(code, stage.bot.clock())
        assert (await stage.slash(eleni, "history")).message.text != before

    play(scene)


# -- after one has played


@pytest.mark.slow
def test_a_person_who_has_played_watches_others_elsewhere():
    async def scene(stage):
        ada, bruno, lycee = stage["ada"], stage["bruno"], stage.channel("Lycée")
        code = code_of(await invited(stage, ada))
        first = await played(stage, ada, code)
        waiting = await panel_of(stage, bruno, code, lycee)
        assert ada.user.display_name not in waiting.text, "results are secret, too"
        assert not waiting.selects
        forged = await bruno.forge(waiting, f"il:open-replay:{first.number}:0:")
        assert await refused(bruno, forged)
        await played(stage, bruno, code, 2, lycee)
        over = await panel_of(stage, bruno, code, lycee)
        assert ada.user.display_name in over.text
        assert bruno.user.display_name in over.text
        [menu] = over.selects
        watched = await click(bruno, over, menu, [str(first.number)])
        buttons = watched.answers[-1].buttons
        assert find_button(watched.answers[-1], "replay-step")
        assert FR.say("replay-export") not in [each["label"] for each in buttons.values()], "only its player takes it"

    play(scene)


def test_giving_up_counts_and_opens_the_results():
    async def scene(stage):
        ada = stage["ada"]
        code = code_of(await invited(stage, ada))
        game, _ = await begun(stage, ada, await panel_of(stage, ada, code))
        await stage.sure(ada, "leave", channel=await game.place())
        await stage.rest()
        over = await panel_of(stage, ada, code)
        assert EN.say("challenge-result", how="gave-up", points="no", own=0, other=0) in over.text
        assert find_button(over, "challenge-play") is None

    play(scene)


@pytest.mark.slow
def test_a_blocked_person_is_not_named():
    async def scene(stage):
        ada, eleni = stage["ada"], stage["eleni"]
        code = code_of(await invited(stage, ada))
        await played(stage, ada, code)
        await stage.bot.store.block(eleni.id, ada.id, "Ada", 1.0)
        await played(stage, eleni, code, 2)
        for reader, other in ((ada, eleni), (eleni, ada)):
            text = (await panel_of(stage, reader, code)).text
            assert reader.user.display_name in text
            assert other.user.display_name not in text
            assert EN.say("challenge-somebody") in text

    play(scene)


# -- restarts, repeated and forged clicks


def test_a_challenge_goes_on_after_a_restart():
    async def scene(stage):
        code, game = await scenes_of_play(stage)
        await stage.restart()
        await stage.rest()
        ada = stage["ada"]
        panel = await panel_of(stage, ada, code)
        hand = (await press(ada, panel, "hand")).message
        assert hand.reader is ada.user
        await game.over(Guess(1))
        await stage.rest()
        assert ada.user.display_name in (await panel_of(stage, ada, code)).text

    play(scene)


def test_repeated_clicks_on_play_open_one_table():
    async def scene(stage):
        ada = stage["ada"]
        code = code_of(await invited(stage, ada))
        panel = await panel_of(stage, ada, code)
        for clicked in [await ada.click(panel, find_button(panel, "challenge-play")) for _ in range(3)]:
            await clicked.settled()
            assert clicked.acknowledged
        await stage.rest()
        assert len(await stage.bot.store.attempts(code)) == 1
        assert len(await stage.bot.store.tables_of(ada.id, ("lobby", "playing"))) == 1

    play(scene)


@pytest.mark.parametrize("verb", ["play", "open", "new", "close"])
def test_forged_codes_of_challenges_are_refused(verb):
    async def scene(stage):
        ada = stage["ada"]
        invitation = await invited(stage, ada)
        clicked = await ada.forge(invitation, f"il:challenge-{verb}:999:0:")
        assert EN.say("refused-forged") in await refused(ada, clicked)

    play(scene)


@pytest.mark.parametrize(("options", "message"), [
    ({"code": "nonsense"}, "challenge-refused-no-code"),
    ({"code": "2345-6789"}, "challenge-refused-no-code"),
    ({"game": "chess"}, "refused-no-such-game"),
    ({"code": "2345-6789", "game": "iliad"}, "challenge-refused-or-game"),
])  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_answered_in_the_readers_language(language, options, message):
    async def scene(stage):
        person = stage.reader(language)
        used = await stage.slash(person, "challenge", options)
        about = {"code": options.get("code"), "game": options.get("game")}
        assert Words(language).say(message, **about)[:20] in await refused(person, used)

    play(scene)


def test_cards_for_friends_that_take_long_are_shown_to_everybody(monkeypatch):
    async def scene(stage):
        ada = stage["ada"]
        panel = await panel_of(stage, ada, code_of(await invited(stage, ada)))
        monkeypatch.setattr(answers, "BREATH", 0.0)
        answer = await press(ada, panel, "challenge-new")
        await until(lambda: not answer.message.loading)
        assert answer.message.reader is None

    play(scene)


def test_nobody_posts_a_challenge_where_they_may_not_write():
    async def scene(stage):
        (ada, eleni), channel = stage.people("ada eleni"), stage.channel()
        code = code_of(await invited(stage, ada))
        panel = await panel_of(stage, eleni, code)
        stage.place.world.allow(channel, eleni.id, permissions.EVERYONE & ~permissions.SEND_MESSAGES)
        before = len(channel.messages)
        told = await press(eleni, panel, "challenge-new")
        assert EN.say("challenge-refused-not-shared") in await refused(eleni, told)
        assert not any(each.reader is None for each in [*channel.messages.values()][before:])
        assert await stage.bot.store.challenges_of(eleni.id, 0.0) == []

    play(scene)


def test_no_try_is_lost_where_the_bot_may_not_write():
    async def scene(stage):
        ada, channel = stage["ada"], stage.channel()
        panel = (await stage.slash(ada, "challenge", channel=channel)).message
        stage.place.world.allow(channel, stage.bot.user.id, permissions.EVERYONE & ~permissions.SEND_MESSAGES)
        told = await press(ada, panel, "challenge-play")
        assert "I am missing the permission" in await refused(ada, told)
        assert await stage.bot.store.attempted(code_of(panel), ada.id) is None

    play(scene)


def test_only_its_maker_closes_a_challenge_and_is_asked_first():
    async def scene(stage):
        ada, eleni = stage["ada"], stage["eleni"]
        code = code_of(await invited(stage, ada))
        panel = await panel_of(stage, eleni, code)
        assert find_button(panel, "challenge-close") is None
        for verb in ("challenge-close", "sure-close-challenge"):
            forged = await eleni.forge(panel, f"il:{verb}:{code}:0:")
            assert EN.say("challenge-refused-maker") in await refused(eleni, forged)
        mine = await panel_of(stage, ada, code)
        await press(ada, mine, "challenge-close")
        assert find_button(mine, "challenge-play") is None
        await press(ada, mine, "sure-close-challenge")
        assert EN.say("challenge-over") in mine.text
        assert EN.say("challenge-over") in (await panel_of(stage, eleni, code)).text
        late = await eleni.forge(panel, f"il:challenge-play:{code}:0:")
        assert EN.say("challenge-refused-over") in await refused(eleni, late)

    play(scene)


def test_a_game_left_unfinished_is_given_up_in_the_end():
    async def scene(stage):
        ada, eleni = stage["ada"], stage["eleni"]
        panel = (await stage.slash(ada, "challenge")).message
        code = code_of(panel)
        await begun(stage, ada, panel)
        await stage.place.clock.advance(2 * DAY + GRACE)
        over = await panel_of(stage, eleni, code)
        assert EN.say("challenge-over") in over.text
        assert EN.say("challenge-result", how="gave-up", points="no", own=0, other=0) in over.text

    play(scene)


@pytest.mark.parametrize("where", ["channel", "direct message"])
def test_a_challenge_shows_its_picture_only_in_the_hand(where):
    async def scene(stage):
        ada = stage["ada"]
        channel = stage.channel() if where == "channel" else ada.dm()
        panel = (await stage.slash(ada, "challenge", channel=channel)).message
        game, hand = await begun(stage, ada, panel)
        assert hand.attachments
        assert not (await game.board()).attachments
        text = (await press(ada, await game.board(), "help")).answers[-1].text
        assert EN.say("challenge-help").splitlines()[0] in text
        await game.over(Guess(1))
        await stage.rest()
        assert not (await game.board()).attachments

    play(scene, prints=True)


@pytest.mark.parametrize("how", [LOBBY, DRAWS])
def test_a_game_that_cannot_be_read_hides_no_other_result(how):
    async def scene(stage):
        ada, eleni = stage.people("ada eleni")
        code = code_of(await invited(stage, ada))
        lost = await played(stage, ada, code)
        await damaged(stage, lost.number, how)
        stage.mistakes -= 1  # a game that is over is not frozen
        await played(stage, eleni, code, 2)
        panel = await panel_of(stage, eleni, code)
        assert [person.user.display_name in panel.text for person in (ada, eleni)] == [True, True]

    play(scene)
