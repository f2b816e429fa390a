"""What simulated players press."""

import pytest

from simulation.people import leave_out_back

MENU = "il:answer:5:9:2:77"


@pytest.mark.parametrize(
    ("choices", "left"),
    [
        ([("il:answer:5:9:1", None), ("il:answer:5:9:2", None)], [0, 1]),
        ([("il:answer:5:9:1.0", None), ("il:answer:5:9:1.3", None), ("il:answer:5:9:1", None)], [0, 1]),
        ([("il:answer:5:9:2.1.0", None), ("il:answer:5:9:2.1", None)], [0]),
        ([("il:answer:5:9::77", ["0"]), ("il:answer:5:9:1", None)], [0, 1]),
        ([("il:answer:5:9:2.4", None), (MENU, ["0"]), (MENU, ["1"])], [0, 1, 2]),
        ([("il:answer:5:9:2", None)], [0]),
    ],
)
def test_a_player_in_a_hurry_presses_nothing_that_goes_back(choices, left):
    assert leave_out_back(choices) == [choices[at] for at in left]
