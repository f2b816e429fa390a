"""What is claimed of the sample; not collected but by the run that is tested."""

from tests.mutation.sample import scale


def test_a_number_above_the_limit_is_the_limit():
    assert [scale.clamp(number) for number in (2, 3, 4)] == [2, 3, 3]


def test_twice_a_number():
    assert [scale.doubled(number) for number in (1, 3)] == [2, 6]


def test_the_steps_are_counted():
    assert scale.countdown(2) == 2


def test_something_is_returned():
    scale.unseen(7)
