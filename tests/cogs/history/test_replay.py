"""The titles of replays."""

import pytest

from cogs.history.history import line
from cogs.history.replay_screens import table_title
from store import Table
from tables.lobby import Lobby
from words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_number_is_written_without_digit_grouping(language):
    words, lobby = Words(language), Lobby("iliad", 7, "standard", 2).join(7, "Ada")
    row = Table(1234567, 1, 2, 2, "Troy", "iliad", 7, "finished", language, lobby.dump(), 0.0, 0.0)
    assert table_title("Iliad", row.id, words) == "Iliad 1234567"
    assert " 1234567 · Ada · today" in line(row, "today", words)
