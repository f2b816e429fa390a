"""How late an interaction is, whatever our clock says."""

import pytest

from cogs.answering.answers import Delays


@pytest.mark.parametrize("ahead", [0.0, -3600.0])
def test_an_interaction_is_as_late_as_it_is_slower_than_the_fastest(ahead):
    delays = Delays()
    assert [delays.of(made, made + ahead + took) for made, took in ((100.0, 0.0), (200.0, 4.0), (300.0, 0.5))] == [
        0.0, 4.0, 0.5,
    ]  # fmt: skip


def test_a_clock_that_is_ahead_makes_only_one_look_late():
    delays = Delays()
    assert delays.of(100.0, 160.0) == 60.0
    delays.in_time(100.0, 160.0)
    assert delays.of(200.0, 260.0) == 0.0
    assert delays.of(300.0, 364.0) == 4.0


def test_one_taken_a_little_late_hides_no_lateness_for_long():
    delays = Delays()
    delays.of(100.0, 102.0)
    delays.in_time(100.0, 102.0)
    assert delays.of(200.0, 200.0) == 0.0
    assert delays.of(300.0, 304.0) == 4.0
