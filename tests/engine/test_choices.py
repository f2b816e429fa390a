"""An offer asks for a move in small steps."""

from dataclasses import dataclass

import pytest

from engine.choices import Offer, make_offer, path_to
from engine.core import AnyOrder


@dataclass(frozen=True)
class Steps:
    steps: tuple

    def parts(self):
        return self.steps


A, B, C, D = ("place", 0), ("place", 1), ("on", 0), ("on", 1)
ALONE, ON_TOP, OTHER = Steps((A, C)), Steps((A, D)), Steps((B, C))


def test_the_first_question_names_what_differs_first():
    assert make_offer([ALONE, ON_TOP, OTHER]) == Offer((), ((A,), (B, C)))


def test_a_choice_leads_to_the_next_question():
    assert make_offer([ALONE, ON_TOP, OTHER], [0]) == Offer((A,), ((C,), (D,)))
    assert make_offer([ALONE, ON_TOP, OTHER], [0, 1]) == Offer((A, D), (), ON_TOP)


def test_what_has_one_answer_is_not_asked():
    assert make_offer([ALONE, ON_TOP]) == Offer((A,), ((C,), (D,)))
    assert make_offer([ALONE, ON_TOP, OTHER], [1]) == Offer((B, C), (), OTHER)


def test_the_only_move_there_is_is_asked_for():
    assert make_offer([ALONE]) == Offer((), ((A, C),))
    assert make_offer([ALONE], [0]) == Offer((A, C), (), ALONE)
    for path in ([1], [0, 0]):
        with pytest.raises(LookupError):
            make_offer([ALONE], path)


def test_a_choice_says_all_that_it_decides():
    deep = [Steps((A, C, C)), Steps((A, C, D)), OTHER]
    assert make_offer(deep).choices == ((A, C), (B, C))


def test_a_question_after_a_question_begins_where_the_moves_part():
    ends, deep = Steps((A, D, C)), [Steps((A, C, C)), Steps((A, C, D)), Steps((A, D, C)), OTHER]
    assert make_offer([Steps((A, C, C)), Steps((A, D, D))]) == Offer((A,), ((C, C), (D, D)))
    assert make_offer(deep, [0]) == Offer((A,), ((C,), (D, C)))
    assert make_offer(deep, [0, 0]) == Offer((A, C), ((C,), (D,)))
    assert make_offer(deep, [0, 1]) == Offer((A, D, C), (), ends)


@dataclass(frozen=True)
class Pair(Steps, AnyOrder):
    def spellings(self):
        (_, one), (_, other) = self.steps
        return self.steps, (("place", other), ("on", one))


def test_a_move_of_equal_things_may_begin_with_any_of_them():
    pairs = [Pair((A, ("on", 1))), Pair((A, ("on", 2))), Pair((B, ("on", 2)))]
    assert make_offer(pairs) == Offer((), ((A,), (B,), (("place", 2),)))
    assert make_offer(pairs, [2]) == Offer((("place", 2),), ((C,), (D,)))
    assert make_offer(pairs, [2, 1]) == Offer((("place", 2), D), (), pairs[2])
    assert make_offer(pairs, path_to(pairs, pairs[2])).move == pairs[2]
    assert make_offer(pairs[:1]) == Offer((), ((A, D),)), "the only move needs no choice"


def test_one_move_of_equal_things_among_others_is_offered_once():
    assert make_offer([Pair((A, ("on", 1))), Steps((("keep", 0),))]).choices == ((A, ("on", 1)), (("keep", 0),))


def test_other_orders_leave_every_choice_in_its_place():
    """A button of an earlier version, which knew no other orders, still means the same move."""
    ends = Steps((("keep", 0),))
    pairs = [Pair((("place", one), ("on", other))) for one, other in ((0, 2), (0, 3), (1, 2), (1, 3), (2, 3))]
    plain = [Steps(pair.steps) for pair in pairs]
    for path in ((0,), (1, 0), (1, 1), (2, 0), (2, 1)):
        before, now = (make_offer([ends, *moves], path).move for moves in (plain, pairs))
        assert now.steps == before.steps
    assert make_offer([ends, *pairs], (3, 0)).move.steps == (("place", 2), ("on", 3))
    assert [parts[0] for parts in make_offer([ends, *pairs], [3]).choices] == [("on", 3), ("on", 0), ("on", 1)]


def test_as_many_choices_as_a_menu_holds_are_offered():
    assert len(make_offer([Steps((("take", n),)) for n in range(25)]).choices) == 25


@pytest.mark.parametrize("path", [[2], [-1], [0, 0, 0], [1, 0]])
def test_a_path_that_was_never_offered_is_refused(path):
    with pytest.raises(LookupError, match="was never offered"):
        make_offer([ALONE, ON_TOP, OTHER], path)


def test_nothing_to_choose_from_is_refused():
    with pytest.raises(LookupError, match="nothing"):
        make_offer([])


def test_more_choices_than_a_menu_holds_are_refused_not_dropped():
    with pytest.raises(AssertionError, match="split the move"):
        make_offer([Steps((("take", n),)) for n in range(26)])
