"""Everything that can happen does."""

import pytest

from tests.contract.boxes import RULES as BOXES
from tests.contract.exhaustive import run
from tests.quick import slow_but


@pytest.mark.parametrize("key", slow_but(BOXES.keys() - {"iliad"}, BOXES))
def test_every_card_event_attack_and_ending_occurs_in_random_play(key):
    _, missing = run(key, 0, 2000)
    assert missing == set()
