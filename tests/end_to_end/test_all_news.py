"""The news in a hand: the last three sentences, and all of them by one press."""

import pytest

from cogs.table.news import HEARD, collect_news_since
from engine.chance import Guess
from tests.end_to_end.stage import find_button, play, press
from words import Words

LABELS = {"ada": "All news ({})", "bruno": "Nouvelles ({})"}


def told(panel):
    return [line for line in panel.text.splitlines() if line.startswith("- ")]


@pytest.mark.slow
@pytest.mark.parametrize("name", LABELS)
def test_a_hand_tells_all_news_when_asked(name):
    async def scene(stage):
        game = await stage.open_table(name, 3, computers=2)
        person, chance = stage[name], Guess(2)
        panel = await game.hand(person)
        while find_button(panel, "news") is None:
            await game.moves(1, chance)
        table = await game.table()
        every = collect_news_since(table, table.seat_of(person.id), Words({"ada": "en", "bruno": "fr"}[name]))
        assert panel.buttons[find_button(panel, "news")]["label"] == LABELS[name].format(len(every))
        assert len(told(panel)) == HEARD < len(every)
        await game.unchanged(lambda: press(person, panel, "news"))
        assert len(told(panel)) == len(every)
        assert find_button(panel, "news") is None, "there are no more"
        assert any(":answer:" in each for each in panel.buttons), "the question is still there"
        await game.moves(1, chance)
        assert len(told(panel)) <= HEARD

    play(scene)
