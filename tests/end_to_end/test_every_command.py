"""Every command with options that no honest client sends, and unknown commands."""

from itertools import cycle

import pytest

from playground.commands import SUBCOMMAND
from tests.end_to_end.crowd import PEOPLE, Crowd
from tests.end_to_end.stage import play, settled

VALUES = ["", "x", "w" * 2000, "\0", "iliad", -1, 0, 10**15, 1.5, True, "123456789012345678", None]


def named(commands):
    """Yield each command that Discord was sent, with its options and the names of its subcommands on the way."""
    for command in commands:
        inner = [each for each in command.get("options", []) if each["type"] == SUBCOMMAND]
        for each in inner:
            yield command["name"], each.get("options", []), [each["name"]]
        if not inner:
            yield command["name"], command.get("options", []), []


def forged(options):
    """Yield ways to fill in the options of a command: none, each with each value, and an unknown one."""
    yield []
    for option in options:
        yield from ([{"name": option["name"], "type": option["type"], "value": value}] for value in VALUES)
    yield [{"name": "nothing", "type": 3, "value": "x"}]


def wrapped(options, words):
    return [{"name": word, "type": SUBCOMMAND, "options": options} for word in words] or options


@pytest.mark.slow
def test_every_command_with_forged_options_is_answered():
    async def scene(stage):
        crowd, people = Crowd(stage), cycle(PEOPLE)
        with crowd.listening():
            for name, options, words in named(stage.place.application.commands[None].values()):
                for filled in forged(options):
                    await crowd.type(next(people), name, wrapped(filled, words))
        assert crowd.faults == []

    play(scene)


@pytest.mark.parametrize("words", [[], ["nothing"], ["export", "export"]])
@pytest.mark.parametrize("name", ["nothing", "privacy", "play", ""])
def test_a_command_that_we_do_not_have_is_answered(name, words):
    async def scene(stage):
        crowd = Crowd(stage)
        with crowd.listening():
            for person in PEOPLE:
                await crowd.type(person, name, wrapped([], words))
        assert crowd.faults == []

    play(scene)


@pytest.mark.parametrize("typed", VALUES)
def test_whatever_is_typed_into_an_option_is_answered_with_a_list(typed):
    async def scene(stage):
        for name, options, words in named(stage.place.application.commands[None].values()):
            for option in filter(lambda each: each.get("autocomplete"), options):
                asked = wrapped([{"name": option["name"], "type": 3, "value": str(typed), "focused": True}], words)
                answer = await settled(await stage["bruno"].forge_command(stage.channel(), name, asked, typing=True))
                assert len(answer.choices) <= 25

    play(scene)
