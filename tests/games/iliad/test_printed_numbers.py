"""The numbers of all cards and tables of Iliad, written down a second time, not read from ``cards.toml``."""

import pytest

from games.iliad.rules.cards import KINDS, TILES, VICTORY_KINDS, load_published_sheet
from tests.clauses import clause

ARMY = {
    "hoplite_1": (1, 10),
    "hoplite_2": (2, 10),
    "hoplite_3": (3, 10),
    "hoplite_4": (4, 10),
    "archer": (1, 10),
    "chariot": (3, 6),
    "elephant": (0, 5),
    "catapult": (0, 4),
    "ballista": (0, 4),
    "portcullis": (0, 3),
    "trojan_horse": (0, 3),
}  # points and how many there are
VICTORIES = {
    ("helen", 5): 1,
    ("city", 1): 3,
    ("city", 2): 4,
    ("city", 3): 3,
    ("trireme", 1): 3,
    ("trireme", 2): 4,
    ("trireme", 3): 3,
}
THANATOS = {1: 2, 2: 2, 3: 2}
GORGONS = 2
TILE_POINTS = {"agamemnon": 1, "athena": 2, "poseidon": 2}
TABLES = {
    ("standard", 2): (12, 2, 15),
    ("standard", 3): (12, 1, 12),
    ("standard", 4): (12, 2, 12),
    ("standard", 5): (12, 3, 12),
    ("teams", 4): (12, 2, 15),
    ("teams", 6): (10, 3, 15),
}  # cards of a hand, victory cards of a siege, points that win


@clause("IL-02")
@pytest.mark.parametrize("card", ARMY)
def test_an_army_card_is_worth_and_there_as_often_as_written(card):
    sheet, kind = load_published_sheet(), KINDS.index(card)
    assert (sheet.points[kind], sheet.counts[kind]) == ARMY[card]


@clause("IL-02")
def test_victory_cards_and_oracles_are_there_as_often_as_written():
    sheet = load_published_sheet()
    assert {(VICTORY_KINDS[card.kind], card.points): card.count for card in sheet.victories} == VICTORIES
    assert {card.points: card.count for card in sheet.oracles if not card.gorgon} == THANATOS
    assert [card.count for card in sheet.oracles if card.gorgon] == [GORGONS]


@clause("IL-01")
def test_the_tiles_have_the_points_written():
    assert dict(zip(TILES, load_published_sheet().tiles, strict=True)) == TILE_POINTS


@clause("IL-04", "IL-05", "IL-80", "IL-90", "IL-96")
@pytest.mark.parametrize("place", TABLES)
def test_a_table_has_the_hand_the_prizes_and_the_goal_written(place):
    (table,) = [table for table in load_published_sheet().tables if (table.variant, table.seats) == place]
    assert (table.hand, table.victories, table.target) == TABLES[place]
    assert len(load_published_sheet().tables) == len(TABLES)
