"""What somebody was shown has to be stored by then, and to stay."""

import pytest

from engine.log import Entry
from simulation.ledger import Ledger


class Database:
    """A database in which this ply was stored last, or none."""

    def __init__(self, newest):
        self.newest = newest

    def rows(self, question):
        return [(self.newest,)]


def told(problems):
    return [each.about for each in problems]


@pytest.mark.parametrize(("newest", "problems"), [(None, 1), (3, 1), (4, 0), (5, 0)])
def test_what_is_shown_was_stored_before(newest, problems):
    found = told(Ledger(Database(newest)).show(7, 4))
    assert found == ["ply 4 was shown before it was stored"] * problems


def test_what_was_shown_is_in_the_log():
    ledger = Ledger(Database(1))
    ledger.show(7, 1)
    log = [Entry(0, -1, "deal", ()), Entry(1, 0, "x", ())]
    assert told(ledger.compare(7, log)) == []
    assert told(ledger.compare(7, log[:1])) == [
        "its log of 1 does not begin with the 2 known", "ply 1 was shown, the log ends at 0",
    ]  # fmt: skip
