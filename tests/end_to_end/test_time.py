"""Turn time as people see it: chosen in the lobby, shown under the table and in pings, and running out."""

import re
from unittest import mock

import pytest

from store import StoreAway
from tests.end_to_end.lobby_options import agree, chosen, form_of, more, submit
from tests.end_to_end.stage import click, find_button, play, press, sentence, settled, until
from words import LANGUAGES, Words

pytestmark = pytest.mark.slow  # tests/tables/test_time.py tries the rules for it

FIVE, HOUR, DAY = 300, 3600, 86400
MOMENT = 5  # seconds that a step may take in the simulated world


async def timed(stage, names="ada bruno", time=FIVE, overtime="plays", **other):
    """Return a game in play with a clock of ``time`` seconds."""
    people = stage.people(names)
    lobby = await stage.lobby(names, len(people) + other.get("computers", 0), **other)
    await agree(people[0], lobby, time=str(time), overtime=overtime)
    return await stage.begun(lobby, people)


async def pass_time(stage, seconds, true):
    """Let time pass, and wait until a condition holds."""
    await stage.place.clock.advance(seconds)
    await until(true)
    await stage.rest()


def said(game, what):
    """Return whether a text was posted in the game's channel."""
    return any(what in each.text for each in game.where.messages.values())


def clock_of(board):
    return re.search(r"<t:(\d+):R>", board.text)


def test_a_restart_shows_the_time_it_gave_back():
    async def scene(stage):
        game = await timed(stage, time=HOUR)
        board = await game.board()
        before = int(clock_of(board)[1])
        await stage.finish()
        await stage.place.clock.advance(600)
        await stage.begin()
        await until(lambda: int(clock_of(board)[1]) >= before + 600)

    play(scene)


@pytest.mark.parametrize("stopping", [False, True])
def test_a_clock_that_could_not_be_stored_starts_after_a_stop(stopping):
    async def scene(stage):
        game, store = await timed(stage, "ada", time=HOUR, computers=1), stage.bot.store
        keep = store.keep_turns

        async def keep_only_none(table, turns):
            if turns:
                raise StoreAway("no room")
            await keep(table, turns)

        with mock.patch.object(store, "keep_turns", keep_only_none):
            if stopping:  # nothing is tried again then
                (await game.table())._time_retries.close()
            await game.move(await game.actor())
            await stage.rest()
            await stage.bot.herald._note()
            assert not await store.turns(game.number), "the computer has moved, and nothing says that time runs"
            await stage.finish()
        await stage.begin()
        await stage.rest()
        assert await stage.bot.store.turns(game.number)
        assert clock_of(await game.board())

    play(scene)


def test_turn_time_is_agreed_in_the_lobby_and_off_by_default():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")
        lobby = await stage.lobby("ada bruno", 2)
        assert "No time limit" in lobby.text
        assert "reminder" not in lobby.text
        await agree(ada, lobby, time=str(HOUR))
        assert "1 h a turn, then a reminder" in lobby.text
        await agree(ada, lobby, overtime="takes")
        assert "1 h a turn, then the computer takes the seat" in lobby.text
        refused = await press(bruno, lobby, "options")
        assert refused.modal is None
        assert "hôte" in await sentence(bruno, refused)
        await agree(ada, lobby, time="0")
        assert "No time limit" in lobby.text

    play(scene)


def test_a_custom_time_is_typed_into_a_form():
    async def scene(stage):
        ada = stage["ada"]
        lobby = await stage.lobby("ada bruno", 2)
        panel = await more(ada, lobby)
        form = (await press(ada, panel, "type-time")).modal
        assert form.title == "Time for a turn"
        await settled(await ada.submit(form, {"time": "1h30"}))
        await until(lambda: "90 min a turn" in lobby.text)
        form = (await press(ada, panel, "type-time")).modal
        wrong = await settled(await ada.submit(form, {"time": "soon"}))
        assert "I do not understand this time. Write it like 15 min" in await sentence(ada, wrong)
        assert "90 min a turn" in lobby.text
        form = await form_of(ada, lobby)
        assert chosen(form)["time"] == ["5400"], "the form offers it beside the usual times"
        await submit(ada, form, overtime="plays")
        assert "90 min a turn, then the computer plays" in lobby.text

    play(scene)


def test_forged_times_change_nothing():
    async def scene(stage):
        ada = stage["ada"]
        lobby = await stage.lobby("ada bruno", 2)
        number = next(iter(lobby.buttons)).split(":")[2]
        for identity, values in (
            (f"il:set-time:{number}:0:", ["99"]),
            (f"il:set-overtime:{number}:0:", ["3"]),
            (f"il:set-own-time:{number}:0:", None),
        ):
            forged = await settled(await ada.forge(lobby, identity, values))
            assert "no longer works" in await sentence(ada, forged)
        assert "No time limit" in lobby.text

    play(scene)


def test_table_hand_and_ping_say_whose_time_runs_and_until_when():
    async def scene(stage):
        game = await timed(stage)
        slow, due = await game.actor(), round(stage.place.clock.now() + FIVE)
        shown = int(clock_of(await game.board())[1])
        assert abs(shown - due) <= MOMENT
        assert f"time ends <t:{shown}:R>" in (await game.board()).text
        (call,) = await game.pings()
        assert call.mentions == [slow.user]
        assert f"<t:{shown}:R>" in call.text
        assert f"<t:{shown}:R>" in (await game.hand(slow)).text

    play(scene)


def test_long_turns_show_the_day_as_well():
    async def scene(stage):
        game = await timed(stage, "chloe bruno", time=DAY, channel=stage.channel("Lycée"))
        shown = clock_of(await game.board())[1]
        assert f"fin du temps <t:{shown}:R>, <t:{shown}:f>" in (await game.board()).text

    play(scene)


def test_slow_players_are_reminded_twice_before_the_computer_plays():
    async def scene(stage):
        game = await timed(stage)
        slow = await game.actor()
        (first,) = await game.pings()
        await pass_time(stage, FIVE * 0.8, lambda: first.deleted)
        (second,) = await game.pings()
        assert second.mentions == [slow.user]
        await pass_time(stage, FIVE * 0.13, lambda: second.deleted)
        await pass_time(stage, FIVE * 0.1, lambda: said(game, "the computer has played your turn"))
        assert len(await game.log()) > 1
        assert await game.actor() is not slow
        assert {each.mentions[0] for each in await game.pings()} == {each.user for each in game.people}

    play(scene)


def test_running_out_of_time_only_reminds_if_so_agreed():
    async def scene(stage):
        game = await timed(stage, overtime="reminds")
        (first,) = await game.pings()
        await pass_time(stage, FIVE + 1, lambda: first.deleted)
        (second,) = await game.pings()
        assert "the table is still waiting for you" in second.text
        assert "time was up" in (await game.board()).text
        await pass_time(stage, 10 * FIVE, lambda: True)
        assert await game.pings() == [second]
        assert len(await game.log()) == 1

    play(scene)


def test_a_seat_that_the_computer_took_is_taken_back_in_my_hand():
    async def scene(stage):
        game = await timed(stage, "ada bruno chloe", overtime="takes")
        slow = await game.actor()
        hand = await game.hand(slow)
        identity = next(each for each in (*hand.buttons, *hand.selects) if ":answer:" in each)
        await pass_time(stage, FIVE + 1, lambda: said(game, "the computer plays for you now"))
        table = await game.table()
        assert table.lobby.seat_of(slow.id) is None
        assert "A computer is covering for" in (await game.board()).text
        late = await click(slow, hand, identity, ["0"] if identity in hand.selects else None)
        assert await sentence(slow, late) in {Words(language).say("time-refused-seat-taken") for language in LANGUAGES}
        watching = (await press(slow, await game.board(), "hand")).message
        back = await press(slow, watching, "return-to-seat")
        await stage.rest()
        assert table.lobby.seat_of(slow.id) is not None
        assert "A computer is covering for" not in (await game.board()).text
        assert find_button(back.message, "refresh") or find_button(back.message, "answer")
        assert back.message.attachments, "the hand is a picture, as before"
        again = await settled(await slow.forge(watching, f"il:return-to-seat:{game.number}:0:"))
        assert len(await sentence(slow, again)) > 10

    play(scene)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "fr"))])
def test_a_day_after_a_reminder_the_computer_plays_on(language):
    async def scene(stage):
        words = Words(language)
        game = await stage.open_table("ada bruno", channel=stage.speaking(language))
        silent = await game.actor()
        other = next(each for each in game.people if each is not silent)
        (first,) = await game.pings()
        panel = (await press(other, await game.board(), "help")).message
        await press(other, panel, "vote-limit")
        await until(lambda: first.deleted)
        await stage.rest()
        assert find_button(panel, "vote-limit") is None
        late = await game.unchanged(lambda: other.forge(panel, f"il:vote-limit:{game.number}:0:"))
        await settled(late)
        (second,) = await game.pings()
        assert second.mentions == [silent.user]
        assert abs(int(clock_of(second)[1]) - stage.place.clock.now() - DAY) < MOMENT
        assert clock_of(await game.board())
        taken = words.say("time-notice", what="taken", user=f"<@{silent.id}>", game="#").partition("#")[0]
        await pass_time(stage, DAY + 1, lambda: said(game, taken))
        assert (await game.table()).lobby.seat_of(silent.id) is None
        watching = (await press(silent, await game.board(), "hand")).message
        await press(silent, watching, "return-to-seat")
        await stage.rest()
        assert (await game.table()).lobby.seat_of(silent.id) is not None

    play(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_of_three_may_ask_for_a_limit_and_the_table_tells(language):
    async def scene(stage):
        words, place = Words(language), stage.speaking(language)
        game = await stage.open_table("ada bruno chloe", channel=place)
        ada, bruno, _ = game.people
        panel = (await press(ada, await game.board(), "help")).message
        await press(ada, panel, "vote-limit")
        await stage.rest()
        limit = words.say("time-limit", count=1, unit="days")
        stands = words.say("time-votes", motion="limit", limit=limit, votes=1, needed=2)
        assert stands in (await game.board()).text
        assert clock_of(await game.board()) is None
        await press(bruno, (await press(bruno, await game.board(), "help")).message, "vote-limit")
        await stage.rest()
        assert stands not in (await game.board()).text
        assert clock_of(await game.board())
        refused = await settled(await ada.forge(panel, f"il:vote-limit:{game.number}:0:"))
        assert await sentence(ada, refused) in {Words(each).say("time-refused-limited") for each in LANGUAGES}

    play(scene)


def test_a_pause_is_asked_for_by_all_and_ended_by_anybody():
    async def scene(stage):
        game = await timed(stage)
        ada, bruno = game.people
        panel = (await press(ada, await game.board(), "help")).message
        await press(ada, panel, "vote-pause")
        assert "(1/2)" in str(panel.components)
        await stage.rest()
        assert "For a pause: 1 of 2" in (await game.board()).text
        other = (await press(bruno, await game.board(), "help")).message
        await press(bruno, other, "vote-pause")
        await stage.rest()
        assert "Paused: the clock is stopped" in (await game.board()).text
        assert clock_of(await game.board()) is None
        await stage.place.clock.advance(2 * DAY)
        await stage.rest()
        assert len(await game.log()) == 1
        await press(bruno, other, "end-pause")
        await stage.rest()
        assert abs(int(clock_of(await game.board())[1]) - stage.place.clock.now() - FIVE) < MOMENT

    play(scene)


def test_no_time_is_charged_while_the_bot_is_away():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        slow = await game.actor()
        await stage.finish()
        await stage.place.clock.advance(DAY)
        await stage.begin()
        await stage.rest()
        table = await game.table()
        (turn,) = table.turns.values()
        assert turn.due - stage.place.clock.now() > FIVE - MOMENT
        assert table.lobby.seat_of(slow.id) is not None
        await pass_time(stage, FIVE, lambda: said(game, "the computer plays for you now"))

    play(scene)


def test_playing_hours_are_set_shown_and_taken_back():
    async def scene(stage):
        ada, bruno = stage.people("ada bruno")

        async def told(person, **options):
            return await sentence(person, await stage.slash(person, "settings", options))

        assert "fill in both" in await told(ada, hours="18-23")
        assert "no time zone with that name" in await told(ada, time_zone="Troy")
        assert "do not understand these playing hours" in await told(ada, hours="evening", time_zone="Europe/Paris")
        assert "at least 4 hours" in await told(ada, hours="18-19", time_zone="Europe/Paris")
        assert "Playing hours: all day" in await told(ada)
        assert "Playing hours: 18:00-23:30 (Europe/Paris)" in await told(
            ada, hours="6pm-11:30pm", time_zone="europe/paris"
        )
        assert "Playing hours: 9:00-17:00 (Europe/Paris)" in await told(ada, hours="9-17")
        assert "Playing hours: all day" in await told(ada, hours="off")
        assert "Heures de jeu\N{NO-BREAK SPACE}: 18:00-23:00 (Asia/Tokyo)" in await told(
            bruno, hours="18-23", time_zone="Asia/Tokyo"
        )
        offered = await ada.autocomplete(stage.channel(), "settings", {"time_zone": "new york"}, "time_zone")
        assert [each["value"] for each in offered] == ["America/New_York"]

    play(scene)
