"""Why something cannot be done: which reason and which clause a seat is given in a turn."""

import pytest

from engine.why_not import Why
from games.hector.rules import reasons
from games.hector.rules.position import OVER
from tests.clauses import clause
from tests.games.hector.table import GAME, TROOPS, table


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
