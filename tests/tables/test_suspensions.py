"""Workers that have answered wrongly are left out for longer each time."""

from tables.remote.suspensions import ANY, FIRST, LONGEST, Suspensions


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


def test_a_suspension_ends_and_the_next_is_twice_as_long():
    clock = Clock()
    suspensions, lengths = Suspensions(clock), []
    for _ in range(8):
        lengths.append(suspensions.suspend("one"))
        clock.now += lengths[-1] - 1
        assert "one" in suspensions
        clock.now += 2
        assert "one" not in suspensions
    assert lengths == [FIRST, 120, 240, 480, 960, 1920, LONGEST, LONGEST]


def test_a_suspension_is_of_one_worker_or_of_all():
    suspensions = Suspensions()
    suspensions.suspend("one")
    assert "two" not in suspensions
    suspensions.suspend(ANY)
    assert "two" in suspensions


def test_faults_are_forgotten_after_long_without_one():
    clock = Clock()
    suspensions = Suspensions(clock)
    suspensions.suspend("one")
    assert suspensions.suspend("one") == 2 * FIRST
    clock.now += 2 * FIRST + LONGEST + 1
    assert suspensions.suspend("one") == FIRST
