"""What computer players are called."""

from dataclasses import replace

import pytest

from cogs.answering.wording import computer_name
from tables.seats.lobby import Lobby
from words import Words
from words.figures import ROBOT

ALONE = Lobby("iliad", 1, "standard", 5).join(1, "Ada")
SEAL = "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"


@pytest.mark.parametrize("seal", [SEAL, "", "no number", "ἀρχή"])
def test_any_seal_names_a_figure_and_a_damaged_one_too(seal):
    assert computer_name(replace(ALONE, seal=seal), Words("en")).startswith(f"{ROBOT} ")


def test_computers_at_one_table_have_different_names():
    lobby, words = replace(ALONE, seal=SEAL), Words("en")
    for _ in range(4):
        lobby = lobby.add_computer(1, "easy", computer_name(lobby, words))
    assert len({each.name for each in lobby.sitters}) == 5


def test_the_seal_says_with_which_figure_a_table_begins():
    seals = (f"{number:064x}" for number in range(40))
    assert len({computer_name(replace(ALONE, seal=seal), Words("en")) for seal in seals}) > 5
