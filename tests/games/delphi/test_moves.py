"""The names of Delphi's moves: a card is named by its row and place."""

import pytest

from games.delphi.rules.cards import MOST
from games.delphi.rules.moves import HIRES, SPAN, STRIKES, SWAPS, Hire, Strike


@pytest.mark.clause("DE-27", "DE-43")
@pytest.mark.parametrize(("move", "part"), [(Strike, "card"), (Hire, "warrior")])
def test_a_card_is_told_by_its_seat_and_place(move, part):
    told = [dict(move(seat, at).parts())[part] for seat in range(4) for at in range(SPAN)]
    assert [divmod(code, SPAN) for code in told] == [(seat, at) for seat in range(4) for at in range(SPAN)]


def test_a_pile_and_a_hired_warrior_fit_into_a_row():
    assert {len(moves) for moves in (*STRIKES, *SWAPS, *HIRES)} == {MOST + 1}
