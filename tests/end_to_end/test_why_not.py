"""Why not? Players learn privately why something cannot be done, with the rule that forbids it."""

import re

import pytest

from games.narrators import narrator
from games.pages import clauses
from games.shelf import BOXES
from tests.end_to_end.stage import GAMES, Guess, click, find, play, press, sentence, settled
from words import Words

LANGUAGE = {"ada": "en", "bruno": "fr", "chloe": "fr"}
CLAUSE = re.compile(r"\(([A-Z]{2}-\d\d)\)")


async def asked(person, panel):
    """Return the message that "Why not?" opens."""
    message = (await press(person, panel, "why-not")).message
    assert message.reader is person.user
    assert message is not panel
    return message


def options(message):
    """Return the options of a message, each with its menu."""
    return [(menu, option) for menu, select in message.selects.items() for option in select["options"]]


def people(key):
    """Return enough people to make a table of this game interesting."""
    return "ada bruno chloe" if 3 in GAMES[key].variants["standard"] else "ada bruno"


async def idle(game):
    """Return the people who are not to act."""
    table = await game.table()
    return [each for each in game.people if not table.match.state.legal(table.seat_of(each.id))]


@pytest.mark.parametrize("key", GAMES)
def test_every_thing_that_cannot_be_done_is_explained_and_its_clause_is_a_click_away(key):
    async def scene(stage):
        game = await stage.open_table(people(key))
        await game.moves(4, Guess(3))
        actor = await game.actor()
        words = Words(LANGUAGE[actor.user.name])
        message = await asked(actor, await game.hand(actor))
        for menu, option in options(message):
            answer = await game.unchanged(lambda menu=menu, value=option["value"]: click(actor, message, menu, [value]))
            assert answer.message is message, "the answer takes the place of the question"
            assert option["label"] in message.text
            (number,) = CLAUSE.findall(message.text)
            assert message.buttons[find(message, "rules-clause")]["label"] == words.say("reasons-read", clause=number)
        await click(actor, message, find(message, "rules-clause"))
        assert next(each.text for each in clauses(key, words.language) if each.number == number) in message.text

    play(scene, game=key)


@pytest.mark.parametrize("key", GAMES)
def test_a_player_who_is_not_to_act_is_told_so_at_once(key):
    async def scene(stage):
        game = await stage.open_table(people(key))
        chance = Guess(3)
        while not (waiting := await idle(game)):
            await game.moves(1, chance)
        other, table = waiting[0], await game.table()
        why = BOXES[key].reasons.refused(GAMES[key], table.match.state.view(table.seat_of(other.id)))[0].why
        message = await asked(other, await game.hand(other))
        words = Words(LANGUAGE[other.user.name])
        assert words.say("reasons-nothing") in message.text
        assert narrator(GAMES[key], words.language).why(why, table.names) in message.text
        assert CLAUSE.findall(message.text) == [why.clause]
        assert not message.selects

    play(scene, game=key)


def test_what_does_not_fit_one_menu_is_shown_in_several():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor, table = await game.actor(), await game.table()
        state, seat = table.match.state, table.seat_of(actor.id)
        state.hands[seat] = list(range(60))
        state.recount()
        message = await asked(actor, await game.hand(actor))
        every = options(message)
        assert [int(option["value"]) for _, option in every] == list(range(len(every)))
        assert len(every) > 60
        for menu, option in (every[0], every[30], every[-1]):
            await click(actor, message, menu, [option["value"]])
            assert f"**{option['label']}**" in message.text

    play(scene, game="olympus")


def test_an_outdated_choice_is_answered_with_the_current_list():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is not stage["ada"]:
            await game.move(await game.actor())
            await stage.rest()
        message = await asked(stage["ada"], await game.hand(stage["ada"]))
        (menu,) = message.selects
        await game.move(stage["ada"])
        await click(stage["ada"], message, menu, ["0"])
        assert Words("en").say("discord-refused-stale") in message.text

    play(scene, game="horse")


def test_why_not_refuses_strangers_finished_games_and_forgeries():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is not stage["ada"]:
            await game.move(await game.actor())
            await stage.rest()
        panel = await game.hand(stage["ada"])
        button = find(panel, "why-not")
        message = await asked(stage["ada"], panel)
        (menu,) = message.selects
        await settled(await stage["ada"].forge(message, menu, ["99"]))
        assert not CLAUSE.search(message.text)
        assert message.selects
        stranger = await settled(await stage["dmitri"].forge(await game.board(), button))
        assert await sentence(stage["dmitri"], stranger) == Words("en").say("discord-refused-not-at-this-table")
        await stage.sure(stage["ada"], "end", channel=await game.place())
        late = await settled(await stage["ada"].forge(panel, button))
        assert await sentence(stage["ada"], late) == Words("en").say("discord-refused-ended")

    play(scene, game="horse")
