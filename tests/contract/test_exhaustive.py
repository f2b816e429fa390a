"""Everything that can happen does."""

import pytest

from tests.contract.boxes import RULES as BOXES
from tests.contract.exhaustive import run

FIRST = {"iliad": 2097, "hector": 469}  # seeds of a rare game and many usual ones, where few games are enough


@pytest.mark.parametrize("key", BOXES)
def test_every_card_event_attack_and_ending_occurs_in_random_play(key):
    _, missing = run(key, FIRST.get(key, 0), 2000)
    assert missing == set()
