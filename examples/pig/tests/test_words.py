"""What people read of Pig in the cup."""

import pytest

from engine.core import NOBODY
from ilion_pig.rules.events import GameEnded, Lost, Rolled, Stopped
from ilion_pig.rules.game import Pig
from ilion_pig.rules.state import Pile, State
from ilion_pig.words import Narrator
from words import include_texts, read_texts

NAMES = {0: "Ada", 1: "Bruno"}
include_texts("pig", read_texts("ilion_pig.words"))
EN = Narrator(Pig(), "en")


@pytest.mark.parametrize(("event", "mine", "theirs"), [
    (Rolled(0, 4), "You roll 4.", "Ada rolls under the cup."),
    (Lost(0), "You roll a 1 and lose what lay under your cup.", "Ada rolls a 1 and loses what lay under the cup."),
    (Stopped(0, 9), "You stop: 9 points go into your purse.", "Ada stops."),
    (GameEnded(0, (31, 5)), "You win with 31 points. All purses are opened.",
     "Ada wins with 31 points. All purses are opened."),
])  # fmt: skip
def test_each_reader_hears_what_is_theirs_to_hear(event, mine, theirs):
    assert EN.tell(event, 0, NAMES) == mine
    assert EN.tell(event, 1, NAMES) == EN.tell(event, NOBODY, NAMES) == theirs


def test_the_table_shows_others_dice_and_the_readers_points():
    state = State(30, 0, Pile(2, 7), (Pile(1, 3), Pile(4, 15)))
    assert EN.own(state.view(0), NAMES) == [
        "30 points win", "", "> Ada (you): 3 points", "  Bruno: 4 dice", "", "Under the cup: 7 points",
    ]  # fmt: skip
    assert EN.table(state.view(NOBODY), NAMES)[2:] == ["> Ada: one die", "  Bruno: 4 dice", "", "Under the cup: 2 dice"]


def test_the_question_says_what_is_at_stake():
    state = State(30, 0, Pile(2, 7), (Pile(1, 3), Pile(4, 15)))
    view = state.view(0)
    assert EN.question((), view) == "7 points lie under your cup. Do you roll again?"
    assert [EN.choice(move.parts(), view, NAMES) for move in state.legal(0)] == ["Roll", "Stop and keep 7 points"]


def test_the_standings_name_the_winner_first():
    state = State(30, 1, Pile(), (Pile(1, 3), Pile(8, 31)))
    assert EN.standings(state.view(0), NAMES) == ["1. Bruno: 31 points", "2. Ada (you): 3 points"]
