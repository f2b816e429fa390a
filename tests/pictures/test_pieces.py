"""Where the cards of a hand lie."""

import pytest

from pictures.canvas import WIDTH
from pictures.pieces import CARD_GAP, MARGIN, Rows


@pytest.mark.parametrize("cards", range(1, 15))
def test_a_hand_lies_in_the_middle(cards):
    rows = Rows(6, 62)
    lefts = {x for x, _ in rows.spots(cards)}
    assert min(lefts) >= MARGIN
    assert min(lefts) == pytest.approx(WIDTH - max(lefts) - rows.width(cards))
    assert len(lefts) * (rows.width(cards) + CARD_GAP) <= WIDTH
