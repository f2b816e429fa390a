"""Why not? Players learn privately why something cannot be done, with the rule that forbids it."""

import re
from dataclasses import replace

import pytest

from cogs.answering.button_ids import parse_id
from games.catalog import BOXES
from games.narrators import make_narrator
from games.rules_pages import load_clauses
from tests.end_to_end.stage import GAMES, Guess, click, find_button, offers, play, press, sentence, settled
from tests.end_to_end.test_hints import in_the_middle
from words import Words

LANGUAGE = {"ada": "en", "bruno": "fr", "chloe": "fr"}
CLAUSE = re.compile(r"^> \*\*([A-Z]{2}-\d\d)\*\*", re.MULTILINE)
MARK = re.compile(r"\((?:ruling|décision)\)")


async def asked(person, panel):
    """Ask "Why can't I?" in a hand, and return that message."""
    message = (await press(person, panel, "why-not")).message
    assert message.reader is person.user
    assert message is panel, "the question takes the place of the hand"
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
def test_every_refusal_is_explained_with_its_clause(key):
    async def scene(stage):
        game = await stage.open_table(people(key))
        await game.moves(4, Guess(3))
        actor = await game.actor()
        words = Words(LANGUAGE[actor.user.name])
        message = await asked(actor, await game.hand(actor))
        for at in range(len(options(message))):
            menu, option = options(message)[at]
            answer = await game.unchanged(lambda menu=menu, value=option["value"]: click(actor, message, menu, [value]))
            assert answer.message is message, "the answer takes the place of the question"
            assert option["label"] in message.text
            (number,) = CLAUSE.findall(message.text)
            clause = next(each.quoted for each in load_clauses(key, words.language) if each.number == number)
            assert clause[:1000] in message.text.replace("\n> ", "\n")
            assert MARK.search(message.text) is None, "a newcomer has not read what it stands for"
            assert find_button(message, "refresh"), "the way back"
        await press(actor, message, "refresh")
        assert offers(message)

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
        assert make_narrator(GAMES[key], words.language).why(why, table.names) in message.text
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
        for at in (0, 30, -1):
            menu, option = options(message)[at]
            await click(actor, message, menu, [option["value"]])
            assert f"**{option['label']}**" in message.text

    play(scene, game="olympus", pictures=False)


def test_an_outdated_choice_is_answered_with_the_current_list():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is not stage["ada"]:
            await game.move(await game.actor())
            await stage.rest()
        message = await asked(stage["ada"], await game.hand(stage["ada"]))
        (menu,) = message.selects
        await game.hand(stage["ada"])
        await game.move(stage["ada"])
        await click(stage["ada"], message, menu, ["0"])
        assert Words("en").say("refused-stale") in message.text

    play(scene, game="horse")


@pytest.mark.slow
def test_why_not_refuses_strangers_finished_games_and_forgeries():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is not stage["ada"]:
            await game.move(await game.actor())
            await stage.rest()
        panel = await game.hand(stage["ada"])
        button = find_button(panel, "why-not")
        message = await asked(stage["ada"], panel)
        (menu,) = message.selects
        await settled(await stage["ada"].forge(message, menu, ["99"]))
        assert not CLAUSE.search(message.text)
        assert message.selects
        stranger = await settled(await stage["dmitri"].forge(await game.board(), button))
        assert await sentence(stage["dmitri"], stranger) == Words("en").say("refused-not-at-this-table")
        await stage.sure(stage["ada"], "end", channel=await game.place())
        late = await settled(await stage["ada"].forge(panel, button))
        assert await sentence(stage["ada"], late) == Words("en").say("refused-ended")

    play(scene, game="horse")


@pytest.mark.slow
def test_the_way_back_leads_to_the_same_point_of_a_move():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor, panel = await in_the_middle(stage, game)
        shown = panel.text
        message = await asked(actor, panel)
        menu, option = options(message)[0]
        await click(actor, message, menu, [option["value"]])
        await click(actor, message, next(each for each in message.buttons if each.startswith("il:answer:")))
        assert panel.text == shown

    play(scene)


@pytest.mark.slow
def test_the_way_back_never_makes_a_move():
    """A button of another position, or of an earlier version, may name choices that now are a whole move."""

    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor, panel = await in_the_middle(stage, game)
        there = next(each for each in map(parse_id, panel.buttons) if each and each.verb == "why-not")
        whole = next(each for each in map(parse_id, panel.buttons) if each and each.path[:-1] == there.path)
        old = replace(there, stamp=there.stamp - 1)
        for identity in (replace(there, path=whole.path), replace(there, path=(24, 24)), old):
            message = (await settled(await actor.forge(panel, str(identity)))).message
            assert find_button(message, "refresh")
            assert not find_button(message, "answer")

    play(scene)


def test_nothing_now_gives_way_to_the_hand_at_ones_turn():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        while await game.actor() is stage["ada"]:
            await game.move(stage["ada"])
            await stage.rest()
        message = await asked(stage["ada"], await game.hand(stage["ada"]))
        assert Words("en").say("reasons-nothing") in message.text
        while await game.actor() is not stage["ada"]:
            await game.move(stage["bruno"])
            await stage.rest()
        assert Words("en").say("reasons-nothing") not in message.text
        assert offers(message)

    play(scene)


@pytest.mark.slow
def test_a_reason_is_left_to_be_read_until_its_reader_goes_back():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        actor, panel = await in_the_middle(stage, game)
        message = await asked(actor, panel)
        menu, option = options(message)[0]
        await click(actor, message, menu, [option["value"]])
        shown = message.text
        await stage.rest()
        assert message.text == shown

    play(scene)
