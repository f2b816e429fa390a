"""What a hint says: the best move, and the next best."""

import pytest

from cogs.table.hints import hint_screen
from engine.players import Opinion
from games.narrators import narrator
from tables.hints import Hint
from tests.cogs.table.test_screens import dealt, fits
from tests.contract.boxes import GAMES
from words import LANGUAGES, Words


def told(visits, language="en"):
    """Return the lines of a hint whose moves have these visits, the best first, and the moves' names."""
    table, words = dealt(GAMES["iliad"], "standard", 3), Words(language)
    seat = table.match.state.to_act()[0]
    view, moves = table.match.state.view(seat), table.match.state.legal(seat)
    opinions = [Opinion(move, n, 0.6 - at / 10) for at, (move, n) in enumerate(zip(moves, visits, strict=False))]
    tells = narrator(table.match.game, language)
    names = [" → ".join(tells.part(part, view, table.names) for part in each.move.parts()) for each in opinions]
    return fits(hint_screen(table, Hint(view, opinions), words)).splitlines(), names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_gives_the_best_move_and_the_two_next_best(language):
    lines, names = told((50, 30, 20, 10), language)
    assert lines[0] == f"**{names[0]}**"
    assert "60" in lines[1]
    others = [line for line in lines if line.startswith("- ")]
    assert [(names[1] in others[0], "50" in others[0]), (names[2] in others[1], "40" in others[1])] == [
        (True, True)
    ] * 2
    assert len(others) == 2
    assert "110" in lines[-1], "how many games it was imagined in"


def test_a_move_that_was_never_tried_is_not_a_next_best():
    lines, names = told((50, 30, 0))
    assert [line for line in lines if line.startswith("- ")] == [f"- {names[1]} · 50%"]


def test_without_a_next_best_move_none_is_announced():
    lines, _ = told((50,))
    assert Words("en").say("discord-hint-next") not in lines
