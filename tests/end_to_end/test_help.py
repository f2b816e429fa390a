"""/help, and an answer to people who write to the bot in a direct message."""

import pytest

from cogs.library.help import PAUSE
from tests.end_to_end.stage import find_button, play, press, sentence, until
from words import LANGUAGES, Words


def answers(person):
    """Return what the bot has written to a person."""
    return [each for each in person.dm().messages.values() if find_button(each, "choose-game")]


async def written(stage, person, text="hello?"):
    """Let a person write to the bot, and wait until it has done what it will."""
    await person.say(person.dm(), text)
    await stage.rest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_in_the_readers_language_how_to_begin(language):
    async def scene(stage):
        person = stage.reader(language)
        shown = (await stage.slash(person, "help")).message
        assert shown.reader is person.user
        assert Words(language).say("help-text").splitlines()[0] in shown.text
        for verb, leads in (("choose-game", "play-now"), ("list-lessons", "lesson-of-game")):
            answer = (await press(person, shown, verb)).message
            assert any(f"il:{leads}:" in each for each in (*answer.buttons, *answer.selects))

    play(scene)


def test_a_direct_message_is_answered_and_not_each_further_one():
    async def scene(stage):
        eleni = stage["eleni"]
        await written(stage, eleni)
        await until(lambda: answers(eleni))
        await written(stage, eleni, "is anybody there?")
        assert len(answers(eleni)) == 1
        await stage.place.clock.advance(PAUSE)
        await written(stage, eleni)
        await until(lambda: len(answers(eleni)) == 2)

    play(scene)


def test_an_answer_to_a_direct_message_is_in_the_language_last_used():
    async def scene(stage):
        bruno = stage["bruno"]
        await stage.slash(bruno, "games")
        await written(stage, bruno)
        await until(lambda: answers(bruno))
        assert Words("fr").say("help-text").splitlines()[0] in answers(bruno)[0].text

    play(scene)


def test_a_direct_message_that_cannot_be_answered_hurts_nobody():
    async def scene(stage):
        eleni = stage["eleni"]
        stage.place.faults.fail("POST .*/messages", status=403, times=1)
        await written(stage, eleni)
        assert not answers(eleni)
        assert (await stage.slash(eleni, "help")).message

    play(scene)


def test_a_message_in_a_channel_is_not_answered():
    async def scene(stage):
        channel = stage.channel()
        before = len(channel.messages)
        await stage["ada"].say(channel, f"<@{stage.bot.user.id}> hello?")
        await stage.rest()
        assert len(channel.messages) == before + 1

    play(scene)


def test_only_who_manages_the_server_is_offered_to_set_it_up():
    async def scene(stage):
        ada, eleni = stage["ada"], stage["eleni"]
        shown = (await stage.slash(ada, "help")).message
        panel = (await press(ada, shown, "admin-panel")).message
        assert Words("en").say("admin-title") in panel.text
        assert panel.reader is ada.user
        other = (await stage.slash(eleni, "help")).message
        assert find_button(other, "admin-panel") is None
        refused = await eleni.forge(other, "il:admin-panel:0:0:")
        await refused.settled()
        assert "Only server managers" in await sentence(eleni, refused)

    play(scene)
