"""Nets for more seats: opponents and partners count as much, all together, as those of the net that was widened."""

import json

import numpy as np
import pytest

from bench import widened
from bench.pupil import untaught
from games.nets import ValueNet

TABLES = {(0, 1): (0, 1, 2), (0, 1, 2): (0, 1, 2, 3, 4), (0, 1, 0, 1): (0, 1, 2, 0, 1, 2)}


def position(sides, own, partner, opponent):
    """Return what a net reads of a position in which all partners of seat 0 are alike, and all its opponents."""
    return [0.5], [own, *[partner if side == sides[0] else opponent for side in sides[1:]]]


@pytest.mark.parametrize(("fewer", "more"), TABLES.items())
def test_more_opponents_count_as_much_as_fewer_did(fewer, more):
    layers = untaught(1 + 2 * len(fewer), (8, 4), np.random.default_rng(1))
    seats = [1.0, -0.3], [0.2, 0.8], [-0.7, 0.4]
    net = ValueNet(widened.widened(layers, 1, fewer, more))
    assert net(position(more, *seats))[0] == pytest.approx(ValueNet(layers)(position(fewer, *seats))[0], abs=1e-5)


def test_a_net_stays_as_it_is_for_as_many_seats():
    layers = untaught(5, (4,), np.random.default_rng(1))
    same = widened.widened(layers, 1, (0, 1), (0, 1))
    assert all(np.array_equal(one, other) for one, other in zip(layers, same, strict=True))


def widen(monkeypatch, into, *words):
    monkeypatch.setattr("sys.argv", ["widened", *words, "--into", str(into)])
    widened.main()


def test_a_widened_net_says_where_it_comes_from(tmp_path, monkeypatch):
    widen(monkeypatch, tmp_path, "iliad", "--seats", "6", "--of", "4", "--variant", "teams")
    assert json.loads((tmp_path / "6-3.json").read_text()) == {"widened from": "4-2"}
    assert ValueNet.load(tmp_path / "6-3.npz")


def test_a_table_without_a_net_cannot_be_widened(tmp_path, monkeypatch, capsys):
    with pytest.raises(SystemExit, match="2"):
        widen(monkeypatch, tmp_path, "horse", "--seats", "3", "--of", "2")
    assert "there is no net of 2-2" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
