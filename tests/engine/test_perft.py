"""Counts of all sequences of moves from known deals."""

import pytest

from engine.chance import Ply
from engine.perft import divide_perft, perft
from games.catalog import load_catalog
from tests.contract.boxes import GAMES
from tests.quick import slow_but

COUNTS = [
    ("iliad", "standard", 2, b"1", [6, 48, 348, 3089, 25554]),
    ("iliad", "standard", 2, b"2", [8, 68, 565, 5135, 44891]),
    ("iliad", "standard", 3, b"1", [8, 64, 456, 4117]),
    ("iliad", "standard", 3, b"2", [7, 56, 516, 4043]),
    ("iliad", "standard", 4, b"1", [8, 64, 648, 4832]),
    ("iliad", "standard", 4, b"2", [8, 68, 476, 4064]),
    ("iliad", "standard", 5, b"1", [6, 48, 384, 4080]),
    ("iliad", "standard", 5, b"2", [8, 56, 509, 4814]),
    ("iliad", "teams", 4, b"1", [8, 64, 608, 4284]),
    ("iliad", "teams", 4, b"2", [8, 68, 476, 3896]),
    ("iliad", "teams", 6, b"1", [8, 67, 383, 3064]),
    ("iliad", "teams", 6, b"2", [8, 67, 536, 4812]),
    ("horse", "standard", 2, b"1", [3, 9, 126, 1008, 4788]),
    ("horse", "standard", 2, b"2", [3, 42, 336, 1799, 10689]),
    ("horse", "standard", 3, b"1", [3, 9, 126, 1008, 4788]),
    ("horse", "standard", 3, b"2", [3, 42, 336, 1701, 9023]),
    ("horse", "standard", 4, b"1", [3, 9, 126, 1008, 4788]),
    ("horse", "standard", 4, b"2", [3, 42, 336, 1799, 10689]),
    ("delphi", "standard", 3, b"1", [27, 486, 4374, 40026]),
    ("delphi", "standard", 3, b"2", [25, 416, 3456, 32718]),
    ("delphi", "standard", 4, b"1", [32, 762, 11988]),
    ("delphi", "standard", 4, b"2", [32, 766, 12192]),
    ("delphi", "duel", 2, b"1", [18, 162, 1584, 13284]),
    ("delphi", "duel", 2, b"2", [16, 128, 1210, 9372]),
    ("hector", "standard", 2, b"1", [4, 15, 144, 996, 6316, 30788]),
    ("hector", "standard", 2, b"2", [4, 16, 176, 1152, 7040, 31492]),
    ("olympus", "standard", 2, b"1", [2, 86, 867, 7209]),
    ("olympus", "standard", 2, b"2", [2, 110, 1527, 14589]),
]
FIRST = {each[0]: each for each in reversed(COUNTS)}


def position(key, variant, seats, seed):
    game = load_catalog()[key]
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), Ply(seed, 0))
    return state


@pytest.mark.all_games
@pytest.mark.parametrize(("key", "variant", "seats", "seed", "counts"), slow_but(FIRST.values(), COUNTS))
def test_there_are_as_many_sequences_of_moves_as_ever(key, variant, seats, seed, counts):
    state = position(key, variant, seats, seed)
    found = [perft(state, depth, seed) for depth in range(1, len(counts) + 1)]
    assert found == counts, divide_perft(state, 2, seed)


def test_a_count_is_the_sum_of_its_branches():
    state = position("iliad", "standard", 3, b"1")
    assert sum(divide_perft(state, 3, b"1").values()) == perft(state, 3, b"1")


def test_every_table_is_counted():
    counted = {(key, variant, seats) for key, variant, seats, *_ in COUNTS}
    tables = {(key, v, n) for key, game in GAMES.items() for v, sizes in game.variants.items() for n in sizes}
    assert counted == tables
