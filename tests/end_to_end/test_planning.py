"""Planning ahead in a hand: what is asked, what is kept secret, and what comes of it."""

import pytest

from cogs.answering.layout import escape_markup
from games.narrators import make_narrator
from tables.play import automatic_moves
from tests.end_to_end.stage import click, find_button, play, press, sentence, settled, until
from words import LANGUAGES, Words


async def waiter(game):
    """Return somebody who is asked nothing, with their open hand."""
    actor = await game.actor()
    person = next(each for each in game.people if each is not actor)
    return person, await game.hand(person)


async def plan_pass(person, panel):
    """Plan to pass at the next turn."""
    await press(person, panel, "plan")
    button = next(each for each, shown in panel.buttons.items() if shown["style"] == 4 and ":plan:" in each)
    await click(person, panel, button)
    if find_button(panel, "plan-once"):
        await press(person, panel, "plan-once")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_told_in_the_hand_and_made_some_seconds_later(language):
    async def scene(stage):
        game = await stage.open_table("ada bruno", channel=stage.speaking(language))
        for each in game.people:
            each.locale = stage.reader(language).locale
        person, panel = await waiter(game)
        await plan_pass(person, panel)
        table = await game.table()
        seat, ply = table.seat_of(person.id), table.match.ply
        assert automatic_moves.find_plan(table, seat).move == "pass"
        assert Words(language).say("plan-drop") in [shown["label"] for shown in panel.buttons.values()]
        await game.move(await game.actor())
        await stage.rest()
        assert table.match.ply == ply + 1
        await stage.place.clock.advance(automatic_moves.LATEST)
        await until(lambda: table.match.ply == ply + 2)
        assert table.match.log[-1].move == "pass"

    play(scene)


@pytest.mark.parametrize("game", ["delphi", "olympus", "hector"])
def test_the_question_of_a_turn_is_not_asked_before_it(game):
    async def scene(stage):
        its = await stage.open_table("ada dmitri")
        while not find_button((await waiter(its))[1], "plan"):
            await its.move(await its.actor())
            await stage.rest()
        person, panel = await waiter(its)
        await press(person, panel, "plan")
        table = await its.table()
        asked = automatic_moves.ask_for_plan(table, table.seat_of(person.id), table.match.ply, ())
        assert not asked.offer.settled
        assert f"**{Words('en').say('plan-question')}**" in panel.text
        tells = make_narrator(table.match.game, "en")
        assert escape_markup(tells.question((), asked.view, table.names)) not in panel.text

    play(scene, game=game)


def test_nobody_else_sees_anything_of_a_plan():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        person, panel = await waiter(game)
        await stage.rest()
        public = {each.id: (each.components, each.edited) for each in stage.all_messages() if each is not panel}
        await plan_pass(person, panel)
        await press(person, panel, "drop-plan")
        await stage.rest()
        assert {each.id: (each.components, each.edited) for each in stage.all_messages() if each is not panel} == public

    play(scene)


def test_anyone_with_a_plan_is_not_pinged_before_it_is_made():
    async def scene(stage):
        stage.bot.herald._pace = stage.bot.herald._pace.__class__(0.0, 30.0)
        game = await stage.open_table("ada bruno")
        person, panel = await waiter(game)
        await plan_pass(person, panel)
        await game.move(await game.actor())
        await stage.place.clock.advance(automatic_moves.LATEST)
        await stage.rest()
        assert not [each for each in await game.pings() if person.user in each.mentions]

    play(scene)


def test_a_dropped_plan_is_not_made():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        person, panel = await waiter(game)
        await plan_pass(person, panel)
        await press(person, panel, "drop-plan")
        assert find_button(panel, "drop-plan") is None
        await game.move(await game.actor())
        ply = (await game.table()).match.ply
        await stage.place.clock.advance(automatic_moves.LATEST)
        await stage.rest()
        assert (await game.table()).match.ply == ply
        assert find_button(panel, "answer"), "the hand asks as always"

    play(scene)


def test_a_late_click_on_a_plan_changes_nothing_and_says_so():
    async def scene(stage):
        game = await stage.open_table("ada bruno chloe")
        order = (await game.table()).match.state.order
        last = (await game.table()).lobby.sitters[order[2]].user
        person = next(each for each in game.people if each.id == last)
        panel = await game.hand(person)
        await press(person, panel, "plan")
        shown = next(each for each in panel.buttons if ":plan:" in each)
        await game.move(await game.actor())
        await stage.rest()
        await game.unchanged(lambda: click(person, panel, shown))
        assert any(Words(language).say("plan-refused-late") in panel.text for language in LANGUAGES)
        assert find_button(panel, "plan"), "the hand offers to plan again"

    play(scene)


def test_a_stranger_cannot_plan_for_a_player():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        person, panel = await waiter(game)
        await press(person, panel, "plan")
        shown = next(each for each in panel.buttons if ":plan:" in each)
        await game.unchanged(lambda: forged(stage["eleni"], game, shown))
        await game.unchanged(lambda: forged(stage["eleni"], game, f"il:drop-plan:{game.number}:0:"))

    async def forged(person, game, identity):
        clicked = await settled(await person.forge(await game.board(), identity))
        assert "no seat at this table" in await sentence(person, clicked)

    play(scene)
