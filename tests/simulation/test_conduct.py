"""What people did decides which moves, undos and calls are right."""

import json
import sqlite3
from types import SimpleNamespace

import pytest

from engine.match import name_undo
from simulation.conduct import Conduct

TABLES = """
CREATE TABLE tables (id, lobby); CREATE TABLE seats (table_id, seat, person);
CREATE TABLE entries (table_id, ply, seat, move, interaction, mover);
CREATE TABLE messages (table_id, kind, person);
"""


class Database:
    """One table, 7, at which 100, 101 and 102 sit."""

    def __init__(self):
        self.db = sqlite3.connect(":memory:")
        self.db.executescript(TABLES)
        self.db.executemany("INSERT INTO seats VALUES (7, ?, ?)", [(0, 100), (1, 101), (2, 102)])
        self.clock(0)

    def clock(self, seconds):
        self.db.execute("DELETE FROM tables")
        self.db.execute("INSERT INTO tables VALUES (7, ?)", [json.dumps({"time": seconds})])

    def move(self, ply, seat, interaction=None, move="x"):
        self.db.execute("INSERT INTO entries VALUES (7, ?, ?, ?, ?, ?)", (ply, seat, move, interaction, 100 + seat))

    def intend(self, kind):
        self.db.execute("DELETE FROM messages")
        self.db.execute("INSERT INTO messages VALUES (7, ?, 100)", [f"posting {kind}"])

    def rows(self, question):
        return self.db.execute(question).fetchall()


@pytest.fixture
def database():
    return Database()


@pytest.fixture
def conduct(database):
    return Conduct(database)


def told(conduct):
    return [each.about for each in conduct.problems()]


def test_a_move_by_a_button_of_its_own_question_is_right(database, conduct):
    database.move(1, 1)
    conduct.press(55, 100, 7, stamp=0)
    database.move(2, 0, interaction=55)
    assert told(conduct) == []


def test_a_move_by_a_button_of_an_earlier_question_is_wrong(database, conduct):
    database.move(1, 0)
    conduct.press(55, 100, 7, stamp=0)
    database.move(2, 0, interaction=55)
    assert told(conduct) == ["the move at ply 2 was made by a button of ply 0"]


@pytest.mark.parametrize(("user", "table"), [(101, 7), (100, 8)])
def test_a_move_by_a_button_of_another_is_wrong(database, conduct, user, table):
    conduct.press(55, user, table, stamp=0)
    database.move(1, 0, interaction=55)
    assert told(conduct) == ["the move at ply 1 was made by a button of another"]


@pytest.mark.parametrize(("agreed", "problems"), [((101, 102), 0), ((101,), 1), ((), 1)])
def test_an_undo_needs_everybody_else(database, conduct, agreed, problems):
    database.move(1, 0)
    for user in agreed:
        conduct.agree(user, 7, 1)
    database.move(2, 0, move=name_undo(0))
    assert len(told(conduct)) == problems


def test_nobody_is_called_twice_while_nothing_happens(database, conduct):
    database.move(0, -1)
    conduct.call(100, 7)
    conduct.call(101, 7)
    assert told(conduct) == []
    conduct.call(100, 7)
    assert told(conduct) == ["100 was called twice at ply 0"]


def test_a_call_that_comes_after_a_move_is_for_the_turn_before_it(database, conduct):
    database.move(1, 0)
    database.intend("ping 0")
    conduct.call(100, 7)
    database.intend("ping 1")
    conduct.call(100, 7)
    assert told(conduct) == []
    conduct.call(100, 7)
    assert told(conduct) == ["100 was called twice at ply 1"]


def test_a_move_or_a_clock_allows_another_call(database, conduct):
    database.move(0, -1)
    conduct.call(100, 7)
    database.move(1, 1)
    conduct.call(100, 7)
    database.clock(60)
    conduct.call(100, 7)
    assert told(conduct) == []


def test_hands_are_held_until_another_bot_begins_or_they_are_deleted(conduct):
    kept, gone = SimpleNamespace(deleted=False), SimpleNamespace(deleted=True)
    conduct.hold(100, 7, kept, 3)
    conduct.hold(101, 7, gone, 3)
    assert conduct.held(3) == {(7, 100): kept}
    assert conduct.held(4) == {}
    conduct.let_go(100, 7)
    assert conduct.held(3) == {}
