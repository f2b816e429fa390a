"""What value nets read, and the nets that come with the games."""

import json
import pickle
from math import isfinite
from pathlib import Path

import numpy as np
import pytest

from engine.contract import random_game
from games import loading, nets
from games.catalog import BOXES, load_catalog
from games.nets import Nets, ValueNet, arrange_rows, name_net
from tests.contract.boxes import GAMES, TABLES

ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("games/*/nets/*.npz"))


def sides(game, variant, seats):
    return game.sides(seats, game.options(seats, {"variant": variant}))


def table_ids(table):
    game, variant, seats = table
    return f"{game.key}-{variant}-{seats}"


@pytest.fixture(params=TABLES, ids=table_ids)
def table(request):
    return request.param


def test_the_features_of_a_table_are_always_the_same_numbers(table):
    game, _, seats = table
    widths = set()
    for state, _, _ in random_game(*table, seed=3):
        shared, each = game.know_how.features(state)
        assert len(each) == seats
        assert all(isfinite(number) and abs(number) < 100 for numbers in (shared, *each) for number in numbers)
        widths.add((len(shared), *map(len, each)))
    assert len(widths) == 1, "a net reads as many numbers at any time"


def test_reading_a_position_changes_nothing(table):
    game, *_ = table
    for state, _, _ in random_game(*table, seed=4):
        before = state.dump()
        assert game.know_how.features(state) == game.know_how.features(state.copy())
        assert state.dump() == before


def test_a_net_reads_for_each_seat_all_seats_from_its_own_on():
    shared, seats = np.array([9.0]), np.array([[0.0], [1.0], [2.0]])
    assert arrange_rows(shared, seats).tolist() == [[9, 0, 1, 2], [9, 1, 2, 0], [9, 2, 0, 1]]
    many = arrange_rows(np.stack([shared] * 2), np.stack([seats] * 2))
    assert many.shape == (2, 3, 4)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_net_says_of_all_seats_at_once_what_it_says_of_each(count):
    chance = np.random.default_rng(1)
    shared, seats = chance.normal(size=3), chance.normal(size=(count, 5))
    layers = [chance.normal(size=size) for size in ((3 + 5 * count, 8), 8, (8, 4), 4, (4, 1), 1)]
    hidden = np.maximum(arrange_rows(shared, seats) @ layers[0] + layers[1], 0)
    expected = np.maximum(hidden @ layers[2] + layers[3], 0) @ layers[4] + layers[5]
    net = ValueNet(layers)
    assert net((shared.tolist(), seats.tolist())) == pytest.approx(expected[:, 0], abs=1e-4)


def test_a_stored_net_says_what_it_said(tmp_path):
    layers = [np.full((4, 2), 0.5), np.array([-1.0, 0.0]), np.array([[1.0], [2.0]]), np.array([0.25])]
    net = ValueNet(layers)
    net.save(tmp_path / "net.npz")
    again = ValueNet.load(tmp_path / "net.npz")
    features = [9.0], [[0.0], [1.0], [2.0]]
    assert again(features) == net(features) == [5 + 2 * 6 + 0.25] * 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_each_net_fits_a_table_of_its_game_and_says_how_it_came_about(file):
    key = file.parts[-3]
    tables = [table for table in TABLES if table[0].key == key and name_net(sides(*table)) == file.stem]
    assert tables, f"{key} has no such table"
    game, variant, seats = tables[0]
    net = game.know_how.taught(sides(*tables[0])).net
    for state, _, _ in random_game(game, variant, seats, seed=5):
        assert all(map(isfinite, net(game.know_how.features(state))))
    card = json.loads(file.with_suffix(".json").read_text())
    assert card["surprise"] < card["surprise of knowing nothing"]


def test_a_net_is_only_for_the_cards_it_was_trained_with():
    owned = load_catalog({"iliad": (GAMES["iliad"].source, "mine.toml")})["iliad"]
    assert owned.know_how.taught((0, 1)).net is None
    assert GAMES["iliad"].know_how.taught((0, 1)).net is not None
    assert BOXES["iliad"].game().know_how.taught((0, 1)).net is None


def test_a_net_is_as_sure_as_its_card_says(tmp_path, monkeypatch):
    (tmp_path / "nets").mkdir()
    (tmp_path / "nets/2-2.npz").write_bytes(FILES[0].read_bytes())
    monkeypatch.setattr(nets, "find_folder", lambda key: tmp_path)
    for card, temper in (('{"temper": 1.25}', 1.25), ("{}", 1.0)):
        (tmp_path / "nets/2-2.json").write_text(card)
        assert nets.load_net.__wrapped__("iliad", "2-2").temper == temper


@pytest.mark.parametrize("card", [None, "{", '["temper"]', '{"temper": 0}', '{"temper": "hot"}'])
def test_a_net_without_a_card_that_can_be_read_is_left_out(card, tmp_path, monkeypatch):
    (tmp_path / "nets").mkdir()
    (tmp_path / "nets/2-2.npz").write_bytes(FILES[0].read_bytes())
    if card is not None:
        (tmp_path / "nets/2-2.json").write_text(card)
    monkeypatch.setattr(nets, "find_folder", lambda key: tmp_path)
    monkeypatch.setattr(loading, "LEFT_OUT", {})
    assert nets.load_net.__wrapped__("iliad", "2-2") is None
    assert list(loading.LEFT_OUT) == ["iliad, net 2-2"]


def test_a_damaged_net_leaves_the_worth_to_judge(tmp_path, monkeypatch):
    (tmp_path / "nets").mkdir()
    (tmp_path / "nets/2-2.npz").write_bytes(FILES[0].read_bytes()[:-100])
    (tmp_path / "nets/2-2.json").write_text("{}")
    monkeypatch.setattr(nets, "find_folder", lambda key: tmp_path)
    monkeypatch.setattr(loading, "LEFT_OUT", {})
    assert nets.load_net.__wrapped__("iliad", "2-2") is None
    assert list(loading.LEFT_OUT) == ["iliad, net 2-2"]


def test_a_game_takes_its_nets_along_into_another_process():
    sent = pickle.loads(pickle.dumps(GAMES["iliad"]))
    assert sent.know_how.nets == Nets("iliad")
    assert sent.know_how.taught((0, 1)).net is not None
