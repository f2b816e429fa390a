"""Athena, Poseidon and what victory points are not: IL-60 to IL-62."""

import pytest

from engine.core import NOBODY
from games.iliad.rules.cards import ATHENA, POSEIDON, TILES
from games.iliad.rules.events import SiegeEnded, TileTaken, VictoryTaken
from tests.clauses import clause
from tests.games.iliad.table import do, of, table

LED = [
    pytest.param("city", "trireme", ATHENA, marks=clause("IL-60")),
    pytest.param("trireme", "city", POSEIDON, marks=clause("IL-61")),
]
each_tile = pytest.mark.parametrize(("kind", "other", "tile"), LED)


def taking(card, won=None, tiles=None, seats=3, variant=None, **more):
    """Seat 0 has the strongest army and takes this card of the row."""
    state = table(seats, variant, armies={0: "4"}, order=(0,), row=card, won=won, tiles=tiles, **more)
    return state, do(state, "pass")


@each_tile
def test_the_first_to_take_such_a_card_takes_the_tile(kind, other, tile):
    state, events = taking(f"{kind}-1")
    assert TileTaken(0, tile, NOBODY) in events
    assert state.tiles == [0 if at in (0, tile) else NOBODY for at in range(3)]


@each_tile
def test_the_tile_comes_from_a_holder_with_strictly_fewer_points(kind, other, tile):
    state, events = taking(f"{kind}-1", {0: f"{kind}-3", 1: f"{kind}-3"}, {TILES[tile]: 1})
    assert TileTaken(0, tile, 1) in events
    assert state.view(NOBODY).points[:2] == (4 + 2 + 1, 3)


@each_tile
def test_drawing_level_leaves_the_tile_with_its_holder(kind, other, tile):
    state, events = taking(f"{kind}-1", {0: f"{kind}-2", 1: f"{kind}-3"}, {TILES[tile]: 1})
    assert state.tiles[tile] == 1
    assert [event.tile for event in of(events, TileTaken)] == [0]


@each_tile
def test_drawing_level_does_not_take_an_unowned_tile(kind, other, tile):
    state, _ = taking(f"{kind}-1", {1: f"{kind}-1"})
    assert state.tiles[tile] == NOBODY


@each_tile
def test_the_tile_needs_more_points_than_everybody_else(kind, other, tile):
    state, _ = taking(f"{kind}-1", {0: f"{kind}-1", 1: f"{kind}-1", 2: f"{kind}-2"}, {TILES[tile]: 1})
    assert state.tiles[tile] == 1


@each_tile
def test_points_count_and_not_the_number_of_cards(kind, other, tile):
    state, _ = taking(f"{kind}-1", {0: f"{kind}-1", 1: f"{kind}-3"}, {TILES[tile]: 1})
    assert state.tiles[tile] == 1
    state, _ = taking(f"{kind}-3", {1: f"{kind}-1 {kind}-1"}, {TILES[tile]: 1})
    assert state.tiles[tile] == 0


@each_tile
def test_neither_the_other_kind_nor_helen_counts_for_the_tile(kind, other, tile):
    state, _ = taking(f"{kind}-1", {0: "helen", 1: f"{other}-3 {other}-3"})
    assert state.tiles[tile] == 0
    state, _ = taking(f"{kind}-1", {0: f"helen {other}-3", 1: f"{kind}-2"})
    assert state.tiles[tile] == NOBODY


@each_tile
def test_only_taking_a_card_of_the_kind_moves_the_tile(kind, other, tile):
    state, _ = taking(f"{other}-1", {0: f"{kind}-3"}, {TILES[tile]: 1})
    assert state.tiles[tile] == 1
    state, _ = taking("helen", {0: f"{kind}-3"})
    assert state.tiles[tile] == NOBODY


@each_tile
def test_a_card_that_others_take_does_not_move_the_tile(kind, other, tile):
    state, _ = taking(f"{kind}-1", {1: f"{kind}-2", 2: f"{kind}-3"}, {TILES[tile]: 1})
    assert state.tiles[tile] == 1


@each_tile
def test_the_leading_holder_keeps_the_tile_silently(kind, other, tile):
    state, events = taking(f"{kind}-1", {0: f"{kind}-1"}, {TILES[tile]: 0})
    assert state.tiles[tile] == 0
    assert [event.tile for event in of(events, TileTaken)] == [0]


@each_tile
def test_the_tile_is_taken_at_once_before_the_next_card(kind, other, tile):
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row=f"{kind}-1 {kind}-2", tiles={"agamemnon": 0})
    do(state, "pass")
    events = do(state, f"take {kind}-1")
    steps = [event for event in events if isinstance(event, VictoryTaken | TileTaken)]
    assert [type(step) for step in steps] == [VictoryTaken, TileTaken, VictoryTaken, TileTaken]
    assert [step for step in steps if isinstance(step, TileTaken)] == [
        TileTaken(0, tile, NOBODY),
        TileTaken(1, tile, 0),
    ]


@each_tile
def test_in_teams_each_player_counts_alone_for_the_tile(kind, other, tile):
    won = {0: f"{kind}-1", 1: f"{kind}-3", 2: f"{kind}-3"}
    state, _ = taking(f"{kind}-1 helen", won, {TILES[tile]: 1}, 4, "teams")
    do(state, f"take {kind}-1")
    assert state.tiles[tile] == 1


@each_tile
def test_in_teams_a_player_takes_the_tile_from_the_partner_too(kind, other, tile):
    state, _ = taking(f"{kind}-2 {kind}-2", {2: f"{kind}-1"}, {TILES[tile]: 2}, 4, "teams")
    assert state.tiles[tile] == 0


@clause("IL-62")
def test_victory_points_never_add_to_an_army():
    won = {0: "helen city-3 trireme-2", 1: "city-2"}
    state = table(armies={0: "4", 1: "3"}, won=won, tiles={"agamemnon": 0, "athena": 0, "poseidon": 0}, row="city-1")
    (end,) = of(do(state, "pass", "pass", "pass"), SiegeEnded)
    assert end.strengths == (4 + 3, 3 + 2, 1)


@clause("IL-62")
def test_heroes_and_army_cards_never_add_to_the_victory_points():
    state = table(armies={0: "4321 chariot", 1: "hero:3", 2: "hero:2"}, order=(0,), row="helen", siege="thanatos-2")
    assert state.view(NOBODY).points == (0, 0, 0)
    do(state, "pass")
    assert state.view(NOBODY).points == (5 + 1, 0, -2)


@clause("IL-62")
def test_victory_points_do_not_win_a_gorgon_siege():
    state = table(siege="gorgon", armies={1: "1", 2: "1"}, won={1: "helen city-3"})
    assert of(do(state, "pass"), SiegeEnded) == []
