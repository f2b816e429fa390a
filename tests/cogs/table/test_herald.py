"""Boards that nobody needs leave memory, and those that people have open are not looked at again and again."""

import pytest

from cogs.table import herald
from cogs.table.context import Pace

THERE = 2000


class Kept:
    """Stands in for a board; it counts who asks whether it may go."""

    def __init__(self, *, idle, over=False):
        self._idle, self.over, self.asked = idle, over, 0

    @property
    def idle(self):
        self.asked += 1
        return self._idle


def herald_of(boards):
    found = herald.Herald(None, Pace())
    found._boards |= dict(enumerate(boards))
    return found


def test_a_new_board_looks_at_few_of_thousands_that_are_open():
    boards = [Kept(idle=False) for _ in range(THERE)]
    found = herald_of(boards)
    found._let_go()
    assert sum(each.asked for each in boards) <= 10
    assert len(found._boards) == THERE


@pytest.mark.parametrize(("over", "left"), [(False, 50), (True, 0)])
def test_idle_boards_go_a_few_at_a_time_past_those_that_are_open(monkeypatch, over, left):
    monkeypatch.setattr(herald, "AWAKE", 60)
    open_ones, idle_ones = [Kept(idle=False) for _ in range(10)], [Kept(idle=True, over=over) for _ in range(100)]
    found = herald_of([*open_ones, *idle_ones])
    for _ in range(100):
        found._let_go()
    assert [*map(id, open_ones)] == [id(each) for each in found._boards.values() if not each.idle]
    assert sum(each.idle for each in found._boards.values()) == left
