"""`/tables`: one's own tables wherever they are, and the way from one hand to the next."""

import pytest

from cogs.table.hand_panels import TOKENS
from tests.end_to_end.stage import click, find_button, play, press
from tests.end_to_end.test_outages import called, current
from tests.end_to_end.test_time import FIVE, pass_time, timed
from words import Words

EN, FR = Words("en"), Words("fr")
YOURS, OTHERS, LOBBIES = (EN.say("tables-group", group=group) for group in ("yours", "others", "lobbies"))
PATIENCE = 30.0


async def awaiting(game, person):
    """Let the others move until a game waits for this person."""
    while await game.actor() is not person:
        await game.move(await game.actor())
        await game.stage.rest()
    return game


async def passed_on(game, person):
    """Let a person move until a game waits for somebody else."""
    while await game.actor() is person:
        await game.move(person)
        await game.stage.rest()
    return game


async def listed(person, stage, channel=None):
    """Return the list of a person's tables, which only they see."""
    told = await stage.slash(person, "tables", channel=channel)
    assert told.message.reader is person.user
    return told.message


def line(message, number):
    """Return the line about a table."""
    (found,) = [each for each in message.text.splitlines() if f" {number}](" in each]
    return found


def test_tables_that_wait_for_me_come_first():
    async def scene(stage):
        ada = stage["ada"]
        idle = await passed_on(await stage.open_table("ada bruno"), ada)
        mine = await awaiting(await stage.open_table("ada dmitri"), ada)
        await stage.lobby("ada", 2)
        text = (await listed(ada, stage)).text
        order = [text.index(each) for each in (YOURS, f"[Iliad {mine.number}]", OTHERS, f"[Iliad {idle.number}]")]
        assert [*order, text.index(LOBBIES)] == sorted([*order, text.index(LOBBIES)])

    play(scene)


def test_a_line_names_the_others_the_place_and_whose_turn_it_is():
    async def scene(stage):
        ada = stage["ada"]
        game = await passed_on(await stage.open_table("ada bruno"), ada)
        row, message = await stage.row(game.number), await listed(ada, stage)
        said = line(message, game.number)
        assert f"https://discord.com/channels/{row.guild}/{row.place}" in said
        assert "with Bruno" in said
        assert EN.say("tables-turn", name="Bruno", count=1) in said
        assert "no time limit" in said

    play(scene)


def test_a_full_lobby_waits_for_its_host_and_names_its_channel():
    async def scene(stage):
        ada = stage["ada"]
        await stage.lobby("ada dmitri", 2)
        said = line(await listed(ada, stage), 1)
        assert f"<#{stage.channel().id}>" in said
        assert "you can start" in said
        assert "you can start" not in line(await listed(stage["dmitri"], stage), 1)

    play(scene)


def test_somebody_elses_tables_are_never_listed():
    async def scene(stage):
        await stage.open_table("ada bruno")
        assert (await listed(stage["dmitri"], stage)).text.endswith(EN.say("tables-none"))

    play(scene)


def test_anyone_without_a_table_can_open_one_at_once():
    async def scene(stage):
        ada = stage["ada"]
        which = (await press(ada, await listed(ada, stage), "choose-game")).message
        await press(ada, which, "play-now")
        await stage.rest()
        assert EN.say("tables-none") not in (await listed(ada, stage)).text

    play(scene)


def test_a_line_says_until_when_a_turn_lasts():
    async def scene(stage):
        game = await timed(stage)
        actor = await game.actor()
        turn = next(iter((await game.table()).turns.values()))
        assert f"<t:{round(turn.due)}:R>" in line(await listed(actor, stage), game.number)

    play(scene)


def test_a_hand_in_another_server_opens_where_it_is_asked_for():
    async def scene(stage):
        bruno = stage["bruno"]
        game = await awaiting(await stage.open_table("ada bruno"), bruno)
        for channel in (stage.channel("Lycée"), bruno.dm()):
            message = await listed(bruno, stage, channel)
            assert "Agora" in line(message, game.number)
            hand = (await click(bruno, message, f"il:hand:{game.number}:0:")).message
            assert hand.channel is channel
            assert hand.reader is bruno.user or channel is bruno.dm()
            assert "Votre main" in hand.text
        before = len(await game.log())
        game.panels["bruno"] = hand
        await game.move(bruno)
        assert len(await game.log()) == before + 1

    play(scene, pictures=False)


def test_a_seat_that_a_computer_keeps_is_listed_and_given_back():
    async def scene(stage):
        game = await timed(stage, overtime="takes")
        actor = await game.actor()
        table = await game.table()
        await pass_time(stage, FIVE, lambda: table.lobby.seat_of(actor.id) is None)
        words = EN if actor.user.name == "ada" else FR
        lycee = stage.channel("Lycée")
        message = await listed(actor, stage, lycee)
        assert words.say("tables-kept") in line(message, game.number)
        panel = (await click(actor, message, f"il:hand:{game.number}:0:")).message
        await press(actor, panel, "return-to-seat")
        assert table.lobby.seat_of(actor.id) is not None

    play(scene)


@pytest.mark.slow
def test_many_tables_come_in_pages_and_none_twice():
    async def scene(stage):
        ada = stage["ada"]
        games = [await stage.open_table("ada bruno") for _ in range(10)]
        message = await listed(ada, stage)
        numbers = {game.number for game in games}
        first = {each for each in numbers if f"il:hand:{each}:0:" in message.buttons}
        await click(ada, message, "il:my-tables:0:1:")
        second = {each for each in numbers if f"il:hand:{each}:0:" in message.buttons}
        assert first | second == numbers
        assert len(first) + len(second) == 10
        await click(ada, message, "il:my-tables:0:0:")
        assert first == {each for each in numbers if f"il:hand:{each}:0:" in message.buttons}

    play(scene)


def test_a_page_that_is_gone_shows_the_last_one():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        message = await listed(stage["ada"], stage)
        await stage["ada"].forge(message, "il:my-tables:0:99:")
        assert line(message, game.number)

    play(scene)


def test_after_a_move_the_hand_leads_to_the_next_table():
    async def scene(stage):
        ada = stage["ada"]
        here = await awaiting(await stage.open_table("ada bruno"), ada)
        there = await awaiting(await stage.open_table("ada dmitri"), ada)
        hand = await here.hand(ada)
        assert find_button(hand, "next-table") is None, "this table waits for her"
        await passed_on(here, ada)
        assert hand.buttons[find_button(hand, "next-table")]["label"] == f"Next table: Iliad {there.number}"
        assert next(iter(hand.buttons)).startswith("il:refresh"), "what a hand always has stays in its place"
        await press(ada, hand, "next-table")
        assert EN.say("tables-arrived", table=f"Iliad {there.number}") in hand.text
        await here.move(stage["bruno"])
        await stage.rest()
        assert f"Iliad {there.number}" in hand.text, "the first table no longer redraws this message"
        there.panels["ada"] = hand
        await passed_on(there, ada)
        assert f"Iliad {there.number}" in hand.text

    play(scene)


def test_a_hand_that_leads_on_leaves_others_of_its_table_open():
    async def scene(stage):
        ada = stage["ada"]
        here = await awaiting(await stage.open_table("ada bruno"), ada)
        there = await awaiting(await stage.open_table("ada dmitri"), ada)
        other, hand = await here.hand(ada), await here.hand(ada)
        await passed_on(here, ada)
        for _ in range(TOKENS):
            await press(ada, hand, "refresh")
        await press(ada, hand, "next-table")
        await stage.place.clock.advance(PATIENCE)
        await awaiting(here, ada)
        assert await current(here, ada, other), "it is kept up to date"
        assert await called(here, ada) == []
        await (await here.table()).end()
        await stage.rest()
        assert find_button(other, "rematch")
        assert f"Iliad {there.number}" in hand.text

    play(scene, patience=PATIENCE)


@pytest.mark.slow
def test_a_next_table_that_no_longer_waits_gets_a_sentence():
    async def scene(stage):
        ada = stage["ada"]
        here = await awaiting(await stage.open_table("ada bruno"), ada)
        there = await awaiting(await stage.open_table("ada dmitri"), ada)
        hand = await here.hand(ada)
        await passed_on(here, ada)
        await passed_on(there, ada)
        await press(ada, hand, "next-table")
        assert EN.say("tables-nothing-waits") in hand.text
        await press(ada, hand, "my-tables")
        assert line(hand, here.number)

    play(scene)


def test_the_list_is_in_french_for_a_french_reader():
    async def scene(stage):
        bruno = stage["bruno"]
        await awaiting(await stage.open_table("ada bruno"), bruno)
        (command,) = [each for each in bruno.commands(stage.channel()) if each["name"] == "tables"]
        assert command["name_localized"] == "mes-tables"
        text = (await listed(bruno, stage)).text
        assert "Vos tables" in text
        assert FR.say("tables-group", group="yours") in text
        assert "sans limite de temps" in text

    play(scene)
