"""Why something cannot be done: which reason and which clause a seat is given in a turn."""

import pytest

from engine.why_not import Why
from games.hector.rules import reasons
from games.hector.rules.position import OVER
from tests.clauses import clause
from tests.games.hector.table import GAME, TROOPS, do, last_pair, table


def why(thing, **position):
    return reasons.why(GAME, table(**position).view(0), thing)


def deployed(**more):
    return {"deployed": {0: ("purple", "blue-1")}, "played": {0: "blue-1"}, **more}


@clause("HA-22")
def test_a_hero_in_play_cannot_be_changed():
    assert why(("change", 0), **deployed()) == Why("hero-lies", "HA-22")


@clause("HA-23")
def test_a_hero_in_play_cannot_be_deployed():
    assert why(("deploy", 0), **deployed()) == Why("hero-lies", "HA-23")


@clause("HA-24")
def test_no_troop_is_left_for_a_favour():
    assert why(("strengthen", 0), **deployed()) == Why("all-taken", "HA-24")


@clause("HA-24")
def test_another_troop_could_take_the_favour():
    thing = ("favour", TROOPS["blue-1"])
    assert why(thing, **deployed(played={0: "blue-1 red-2"})) == Why("takes-none", "HA-24")


@pytest.mark.parametrize("where", ["hands", "played"])
def test_things_are_listed_by_kind(where):
    kinds = [8, 1]
    names = " ".join(name for name, kind in TROOPS.items() if kind in kinds)
    listed = [value for what, value in reasons.things(GAME, table(**{where: {0: names}}).view(0))
              if what in ("troop", "favour")]  # fmt: skip
    assert listed == sorted(kinds)


@clause("HA-61")
def test_nothing_can_be_done_when_the_game_is_over():
    state = table()
    state.phase = OVER
    assert reasons.legal(GAME, state.view(state.actor)) == []


@clause("HA-42", "HA-51")
@pytest.mark.parametrize(("retreats", "number"), [(True, "HA-51"), (False, "HA-42")])
def test_what_to_give_up_is_asked_by_the_retreat_or_the_count(retreats, number):
    hands, played = {0: "red-1", 1: "blue-4"}, {0: "blue-1", 1: "blue-3"}
    if retreats:
        state = table(**deployed(hands=hands, played=played))
        do(state, "retreat")
    else:
        state, _ = last_pair(**deployed(hands=hands, played=played))
    assert reasons.why(GAME, state.view(0), ("exchange", 0)) == Why("give-up-first", number)
    assert reasons.why(GAME, state.view(1), ("exchange", 0)) == Why("not-your-turn", number, (0,))


@clause("HA-60", "HA-61", "HA-62")
@pytest.mark.parametrize(
    ("sizes", "number"),
    [({1: (4, 8, 8, 8)}, "HA-60"), ({1: (8, 8, 8, 4)}, "HA-61"), ({0: (8, 8, 8, 4), 1: (8, 8, 8, 4)}, "HA-62")],
)
def test_a_finished_game_is_over_by_the_clause_that_ended_it(sizes, number):
    hands, played = {0: "yellow-4", 1: "red-1"}, {0: "yellow-1 red-2", 1: "brown-1"}
    state, _ = last_pair(hands=hands, played=played, reduced={1: (2, 3)}, sizes=sizes)
    assert state.outcome()
    assert reasons.why(GAME, state.view(0), ("exchange", 0)) == Why("over", number)
