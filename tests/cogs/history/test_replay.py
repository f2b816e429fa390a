"""The titles of replays."""

import pytest

from cogs.history.history import format_game_line
from cogs.history.replay_screens import table_title
from store import Table
from tables.seats.lobby import Lobby
from words import LANGUAGES, Words
from words.retelling import describe_winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_number_is_written_without_digit_grouping(language):
    words, lobby = Words(language), Lobby("iliad", 7, "standard", 2).join(7, "Ada")
    row = Table(1234567, 1, 2, 2, "Troy", "iliad", 7, "finished", language, lobby.dump(), 0.0, 0.0)
    assert table_title("Iliad", row.id, words) == "Iliad 1234567"
    assert " 1234567 · Ada · today" in format_game_line(row, {}, "today", words)


def test_a_line_of_the_history_says_who_has_won():
    words, four = Words("en"), ["Ada", "Bruno", "Chloe", "Dmitri"]
    assert describe_winners(["Ada", "Bruno"], (2, 1), words) == "Bruno won against Ada"
    assert describe_winners(four, (1, 2, 1, 2), words) == "Ada and Chloe won against Bruno and Dmitri"
    assert describe_winners(["Ada", "Bruno"], (1, 1), words) == "Ada and Bruno: a draw"
    assert describe_winners(["Ada", "Bruno"], (), words) == "Ada, Bruno"
    assert describe_winners(four, (1, 2, 1, 2), Words("fr")) == "gagnée par Ada et Chloe contre Bruno et Dmitri"
