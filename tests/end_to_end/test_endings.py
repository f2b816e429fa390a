"""The end of a game: how the score came about, and hands that were opened before the newest."""

import asyncio
import re

import pytest

from engine.core import NOBODY, filter_heard
from games.narrators import make_narrator
from tests.end_to_end.stage import Guess, find_button, offers, play, press
from words import LANGUAGES

QUICK = {("delphi", "fr")}


async def finished(stage, channel=None):
    """Return a finished game, played by chance by two people with open hands."""
    game = await stage.open_table("ada bruno", channel=channel)
    for each in game.people:
        await game.hand(each)
    await game.over(Guess(4))
    await stage.rest()
    return game


@pytest.mark.parametrize(
    ("key", "language"),
    [pytest.param(key, language, marks=() if (key, language) in QUICK else pytest.mark.slow)
     for key in ("iliad", "delphi", "olympus", "hector", "horse") for language in LANGUAGES],
)  # fmt: skip
def test_the_table_and_the_hand_say_how_the_score_came_about(key, language):
    async def scene(stage):
        game = await finished(stage, stage.speaking(language))
        table = await game.table()
        events = [told for step in table.match.line() for told in filter_heard(step.events, NOBODY)]
        tells = make_narrator(table.match.game, language)
        view = table.match.state.view(NOBODY)
        lines = tells.account(view, table.names, events) or tells.standings(view, table.names)
        board = (await game.board()).text.replace("\\", "")
        assert all(line in board for line in lines)
        mine = make_narrator(table.match.game, "en").account(view, table.names, events)
        assert all(line in game.panels["ada"].text.replace("\\", "") for line in mine)

    play(scene, game=key)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "language", "told"), [
    ("iliad", "en", r"🏆 (Ada|Bruno) wins, (\d+) to (\d+)!"),
    ("delphi", "fr", r"🏆 (Ada|Bruno) gagne, (\N{MINUS SIGN}?\d+) à (\N{MINUS SIGN}?\d+)\s!"),
    ("horse", "en", r"🏆 (Ada|Bruno) wins, (\d+) to (\d+)!"),
    pytest.param("hector", "fr", r"🏆 (Ada|Bruno) gagne\s!", marks=pytest.mark.slow),
    pytest.param("olympus", "en", r"🏆 (Ada|Bruno) wins: (?:the seventh|six units|the pile)", marks=pytest.mark.slow),
])  # fmt: skip
def test_the_title_says_by_how_much_where_points_decide(key, language, told):
    async def scene(stage):
        game = await finished(stage, stage.speaking(language))
        found = re.search(told, (await game.board()).text)
        assert found, (await game.board()).text
        points = [int(each.replace("\N{MINUS SIGN}", "-")) for each in found.groups()[1:]]
        assert points == sorted(points, reverse=True)

    play(scene, game=key)


def test_hands_opened_before_the_newest_end_with_the_game():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada = stage["ada"]
        first = (await press(ada, await game.board(), "hand")).message
        second = (await press(ada, await game.board(), "hand")).message
        newest = await game.hand(ada)
        assert len({first.id, second.id, newest.id}) == 3
        await game.hand(stage["bruno"])
        await game.moves(2)
        await (await game.table()).end()
        await stage.rest()
        for panel in (first, second, newest):
            assert not offers(panel)
            assert find_button(panel, "rematch")

    play(scene)


@pytest.mark.slow
def test_an_outage_at_the_end_leaves_no_older_hand_behind():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        ada = stage["ada"]
        first = (await press(ada, await game.board(), "hand")).message
        newest = await game.hand(ada)
        stage.place.faults.fail("PATCH .*/webhooks/", status=503, times=8)
        await (await game.table()).end()
        while not (find_button(newest, "rematch") and find_button(first, "rematch")):
            await stage.place.clock.advance(1)  # discord.py pauses between its tries, and we between ours
            await asyncio.sleep(0.001)

    play(scene)
