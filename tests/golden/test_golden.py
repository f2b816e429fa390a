"""Games played once are played the same for ever."""

import pytest

from tests.contract.boxes import TABLES
from tests.contract.tables import a_table_of_each_game
from tests.golden.playthrough import GAMES, path, playthrough


@pytest.mark.all_games
@a_table_of_each_game
def test_a_game_plays_as_it_was_written_down(game, variant, seats):
    written = path(game, variant, seats).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(game, variant, seats).splitlines(), written, strict=True), 1):
        assert now == then, f"line {number}"


def test_every_table_has_a_playthrough_and_every_playthrough_a_table():
    assert {path(*table) for table in TABLES} == set(GAMES.glob("*/golden/*.txt"))
