"""What a hint says: the best move, and the next best."""

import pytest

from cogs.answering.layout import OLIVE, make_layout
from cogs.table.hand_screen import hand_screen
from cogs.table.hints import make_advice
from engine.chance import Guess
from engine.choices import make_offer, path_to
from engine.players import Opinion
from games.narrators import make_narrator
from tables.review.hints import Hint
from tests.cogs.table.test_screens import dealt, fits, move
from tests.contract.boxes import GAMES
from tests.contract.tables import a_table_of_each_game, each_table
from words import LANGUAGES, Words


def told(visits, language="en", step=0.1):
    """Return the lines of a hint whose moves have these visits, each ``step`` worse than the last, and their names."""
    table, words = dealt(GAMES["iliad"], "standard", 3), Words(language)
    seat = table.match.state.to_act()[0]
    view, moves = table.match.state.view(seat), table.match.state.legal(seat)
    opinions = [Opinion(move, n, 0.6 - at * step) for at, (move, n) in enumerate(zip(moves, visits, strict=False))]
    tells = make_narrator(table.match.game, language)
    names = [" → ".join(tells.part(part, view, table.names) for part in each.move.parts()) for each in opinions]
    hint = Hint(view, opinions, table.match.stamps[seat], path_to(moves, moves[0]))
    return fits(make_layout(make_advice(table, hint, words), OLIVE)).splitlines(), names


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
    assert Words("en").say("hint-next") not in lines


def test_a_hint_says_which_moves_are_as_good_and_how_many():
    lines, names = told((50, 30, 20, 15), step=0.004)
    assert lines[2:5] == ["3 other moves are as good:", f"- {names[1]} · 60%", f"- {names[2]} · 59%"]
    assert Words("en").say("hint-next") not in lines, "there is room for two"


def test_a_move_as_good_comes_before_the_next_best():
    lines, names = told((50, 30, 20), step=0.015)
    assert lines[2:6] == ["Another move is as good:", f"- {names[1]} · 58%", "Next best:", f"- {names[2]} · 57%"]


def test_a_move_that_was_seldom_tried_is_not_called_as_good():
    lines, _ = told((50, 10), step=0.0)
    assert lines[2] == Words("en").say("hint-next")


@a_table_of_each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_with_a_hint_fits_into_one_message(game, variant, seats, language):
    table, chance, words = dealt(game, variant, seats), Guess(5), Words(language)
    for ply in range(150):
        if table.match.state.outcome():
            break
        if ply % 5 == 0:
            asked = table.asked(table.match.state.to_act()[0])
            moves = sorted(table.match.state.legal(asked.seat), key=lambda each: -len(str(each)))[:3]
            opinions = [Opinion(each, 300, 0.5) for each in moves]
            path = path_to(table.match.state.legal(asked.seat), moves[0])
            hint = Hint(asked.view, opinions, asked.stamp, path)
            fits(hand_screen(table, asked, words, advised=make_advice(table, hint, words)))
        move(table, chance)


@each_table
def test_the_path_to_a_move_leads_to_that_move(game, variant, seats):
    table, chance = dealt(game, variant, seats), Guess(6)
    for _ in range(60):
        if table.match.state.outcome():
            break
        moves = table.match.state.legal(table.match.state.to_act()[0])
        for each in (moves[0], moves[-1], moves[chance.below(len(moves))]):
            assert make_offer(moves, path_to(moves, each)).move == each
        move(table, chance)


def test_there_is_no_path_to_a_move_that_is_not_legal():
    table = dealt(GAMES["iliad"], "standard", 2)
    moves = table.match.state.legal(table.match.state.to_act()[0])
    for legal in (moves[:-1], moves[:1]):
        with pytest.raises(LookupError):
            path_to(legal, moves[-1])
