"""Everything that can happen does."""

import pytest

from engine.shelf import BOXES
from tests.contract.exhaustive import HAPPENED, WANTED, run


@pytest.mark.parametrize("key", BOXES)
def test_every_card_event_attack_and_ending_occurs_in_random_play(key):
    _, missing = run(key, 0, 2000)
    assert missing == set()


def test_every_game_says_what_can_happen():
    assert set(WANTED) == set(HAPPENED) == set(BOXES)
