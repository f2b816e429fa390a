"""Harvests and trainings: nothing is played twice, and what is learned foretells better than nothing."""

import json
from dataclasses import replace

import numpy as np
import pytest

from engine.chance import Guess
from games.nets import ValueNet
from terminal.ending import Mistake
from terminal.json_lines import read_lines
from tests.contract.boxes import GAMES
from training import harvest, train
from training.harvest import Harvest, replay_positions
from training.harvested import Harvested, read_harvests
from training.pairs import OTHERS, Pairs
from training.positions import TRUST, Positions, by_side, expect_results
from training.pupil import (
    HIDDEN,
    PAIRS,
    Pupil,
    Recipe,
    compute_chances,
    make_layers,
    measure_pair_errors,
    measure_surprise,
)
from training.train import (
    Trained,
    check_there_are_enough,
    continue_training,
    describe_net,
    is_trained_with,
    train_net,
)

pytestmark = pytest.mark.slow  # as is all training; tests/contract/test_nets.py tries what the nets say

GAME = GAMES["horse"]
OPTIONS = GAME.options(2, {})


@pytest.fixture(scope="module")
def line():
    return Harvest(GAME, OPTIONS, 2, imagined=3).one(4)


def test_a_harvested_game_can_be_played_again(line):
    last = None
    for state in replay_positions(GAME, OPTIONS, 2, line):
        assert state.outcome() is None
        last = state
    assert list(last.outcome().shares) == list(line["shares"])
    assert len(line["moves"]) == len(line["hopes"])
    assert json.loads(json.dumps(line))["moves"] == line["moves"]


def test_the_same_number_is_the_same_game(line):
    assert Harvest(GAME, OPTIONS, 2, imagined=3).one(4) == line


def test_a_harvest_errs_as_often_as_it_is_told():
    errs = [Harvest(GAME, OPTIONS, 2, imagined=2, errs=errs).one(4) for errs in (1, 10**9)]
    thought = [[hope is not None for hope in each["hopes"]] for each in errs]
    assert not any(thought[0])
    assert sum(thought[1]) > len(thought[1]) / 2


def test_a_harvest_goes_on_where_it_was(tmp_path, monkeypatch):
    into = tmp_path / "games"
    command = ["harvest", "horse", "--imagined", "2", "--into", str(into), "--games"]
    monkeypatch.setattr("sys.argv", [*command, "2"])
    harvest.main()
    first = into.read_text()
    monkeypatch.setattr("sys.argv", [*command, "3"])
    harvest.main()
    assert into.read_text().startswith(first)
    assert [each["number"] for each in read_lines(into)] == [0, 1, 2]


@pytest.mark.parametrize("option", ["--games", "--imagined", "--errs", "--processes"])
def test_a_number_that_a_harvest_cannot_use_is_refused(monkeypatch, tmp_path, capsys, option):
    monkeypatch.setattr("sys.argv", ["harvest", "horse", "--into", str(tmp_path / "games"), option, "0"])
    with pytest.raises(SystemExit):
        harvest.main()
    assert "a whole number from 1 belongs here, not '0'" in capsys.readouterr().err


def test_a_harvest_that_is_not_there_is_named(tmp_path):
    with pytest.raises(Mistake, match=f"there are no games in {tmp_path / 'typo'}"):
        read_harvests(GAME, OPTIONS, 2, [tmp_path / "typo"])


def test_a_harvest_of_another_table_is_refused_in_words(line):
    with pytest.raises(Mistake, match="game 4 was harvested at another table, or by other rules or cards"):
        list(replay_positions(GAME, OPTIONS, 2, {**line, "moves": ["build"]}))


def test_a_game_that_a_killed_harvest_cut_off_is_played_again(tmp_path, monkeypatch):
    into = tmp_path / "games"
    monkeypatch.setattr("sys.argv", ["harvest", "horse", "--imagined", "2", "--into", str(into), "--games", "2"])
    harvest.main()
    whole = into.read_text()
    into.write_text(whole[:-40])
    harvest.main()
    assert [each["number"] for each in read_lines(into)] == [0, 1]
    assert into.read_text().splitlines()[-1] == whole.splitlines()[-1]


def test_what_was_expected_counts_less_the_later_it_was():
    line = {"shares": [1.0, 0.0], "hopes": [0.5, None, 0.2]}
    last = TRUST * 1 + (1 - TRUST) * (1 - 0.2)
    first = TRUST * last + (1 - TRUST) * 0.5
    found = [goal.tolist() for goal in expect_results(line, movers=[0, 1, 1], sides=(0, 1))]
    assert found == [pytest.approx([goal, 1 - goal]) for goal in (first, last, last)]


def test_partners_win_and_are_weighed_together():
    sides = (0, 1, 0, 1)
    assert by_side([0.5, 0.0, 0.5, 0.0], sides).tolist() == [1, 0]
    assert compute_chances(np.array([3.0, 1.0, -1.0, 1.0]), sides).tolist() == [0.5, 0.5]


def made_up(count=3000, seed=1):
    """Positions in which the seat whose second number is greater wins, and no pairs of moves."""
    chance = np.random.default_rng(seed)
    seats = chance.normal(0, 1, (count, 2, 2)).astype(np.float32)
    won = np.eye(2, dtype=np.float32)[seats[:, :, 1].argmax(1)]
    numbers = np.arange(count) // 10
    positions = Positions(numbers, np.ones((count, 1), "f4"), seats, np.zeros((count, 2), "f4"), won, won)
    return Harvested(positions, pairs_of(seats[:0].reshape(0, 2, 2, 2), numbers[:0]))


def pairs_of(seats, numbers):
    """Pairs of moves after which seat 0 has these numbers; the greater its first number is, the more it can hope."""
    count = len(seats)
    more = (seats[:, 0, 0, 0] - seats[:, 1, 0, 0]) / 20
    shared, worths = np.ones((count, 2, 1), "f4"), np.zeros((count, 2, 2), "f4")
    return Pairs(numbers, shared, seats, worths, np.zeros(count, int), more)


def untold(count=3000):
    """Positions won by chance, and pairs of moves."""
    chance = np.random.default_rng(3)
    positions = made_up(count).positions
    luck = np.eye(2, dtype=np.float32)[chance.integers(2, size=count)]
    moves = chance.normal(0, 1, (count, 2, 2, 2)).astype(np.float32)
    moves[:, 1, 1] = moves[:, 0, 1]  # a move of seat 0 changes nothing of seat 1
    return Harvested(replace(positions, goals=luck, won=luck), pairs_of(moves, positions.game))


def test_a_net_learns_who_wins():
    assert train_net(made_up(), (0, 1), seed=1).surprise < np.log(2) / 2


def test_a_net_learns_which_move_is_better_though_luck_decides():
    found = train_net(untold(), (0, 1), seed=1)
    assert found.right > 0.9
    assert found.surprise > 0.65


def test_pairs_count_as_much_as_the_recipe_says():
    assert train_net(untold(1200), (0, 1), seed=1, recipe=Recipe(pairs=0)).right < 0.8
    assert train_net(untold(1200), (0, 1), seed=1, recipe=Recipe(pairs=200)).right > 0.9


def test_a_net_learns_on_by_the_recipe():
    start = ValueNet(make_layers(5, HIDDEN, np.random.default_rng(1)))
    nets = [
        continue_training(untold(1200), (0, 1), 1, start, Trained(start), Recipe(pairs=pairs)) for pairs in (0, 200)
    ]
    assert nets[0].right < 0.8
    assert nets[1].right > 0.9


def test_the_same_seed_trains_the_same_net():
    first, second = (train_net(untold(1200), (0, 1), seed=2).net for _ in range(2))
    assert all(np.array_equal(one, other) for one, other in zip(first.layers, second.layers, strict=True))


def small():
    """A pupil that has learned nothing yet."""
    return Pupil(make_layers(5, (4,), np.random.default_rng(1)), (0, 1))


def test_a_net_that_was_kept_plays_as_it_was_trained():
    positions, pairs = made_up(1200)
    pupil = small()
    for _ in range(20):
        pupil.learn(positions, pairs, 0.01)
    net, some = ValueNet(pupil.layers), positions.some(np.arange(5))
    told = [compute_chances(np.array(net((list(shared), seats.tolist()))), (0, 1))
            for shared, seats in zip(some.shared, some.seats, strict=True)]  # fmt: skip
    assert np.allclose(told, pupil.chances(some), atol=1e-4)


def test_learning_makes_the_winners_less_surprising():
    positions, pairs = made_up(1200)
    pupil = small()
    before = measure_surprise(pupil.chances(positions), positions.won)
    for _ in range(50):
        pupil.learn(positions, pairs, 0.01)
    assert measure_surprise(pupil.chances(positions), positions.won) < before


def test_a_step_follows_the_slope_of_what_training_makes_smaller():
    """The slopes are those of the loss, measured by changing one number of the last biases and the first weights."""
    positions, pairs = (each.some(np.arange(50)) for each in untold())
    pupil = small()
    found = []
    pupil.step = lambda at, slope, rate, decay: found.append((at, slope))
    pupil.learn(positions, pairs, 0.01)
    for at, slope in found:
        spot = (0,) * slope.ndim
        assert slope[spot] == pytest.approx(slope_at(pupil, positions, pairs, at, spot), rel=0.02, abs=1e-4)


def slope_at(pupil, positions, pairs, at, spot, little=1e-2):
    """Return how much the loss grows with one number of a layer."""
    losses = []
    for change in (little, -2 * little):
        pupil.layers[at][spot] += change
        chances = pupil.chances(positions)
        off = measure_pair_errors(pupil.chances(pairs), pairs)
        losses.append(measure_surprise(chances, positions.goals) + PAIRS / 2 * float((off**2).mean()))
    pupil.layers[at][spot] += little
    return (losses[0] - losses[1]) / (2 * little)


def test_the_move_that_was_made_is_compared_with_others(tmp_path):
    line, into = Harvest(GAME, OPTIONS, 2, imagined=30).one(4), tmp_path / "games"
    into.write_text(json.dumps(line) + "\n")
    pairs = read_harvests(GAME, OPTIONS, 2, [into]).pairs
    offered = [len(ways) - 1 for ways in line["ways"] if ways]
    assert 0 < len(pairs.game) <= sum(min(OTHERS, others) for others in offered)
    assert set(pairs.game) == {4}


def test_a_harvest_that_compares_no_moves_is_refused(tmp_path, line):
    into = tmp_path / "games"
    into.write_text(json.dumps({name: value for name, value in line.items() if name != "ways"}) + "\n")
    with pytest.raises(SystemExit, match="harvest them again"):
        read_harvests(GAME, OPTIONS, 2, [into])


def test_partners_hope_together():
    chances = np.array([[[0.7, 0.3], [0.6, 0.4]]])
    pairs = Pairs(np.zeros(1), None, None, None, np.array([1]), np.array([-0.05]))
    assert measure_pair_errors(chances, pairs) == pytest.approx([-0.05])


def test_every_position_of_a_harvest_is_read(tmp_path, line):
    into = tmp_path / "games"
    into.write_text(json.dumps(line) + "\n")
    positions, _ = read_harvests(GAME, OPTIONS, 2, [into])
    assert len(positions.game) == len(line["moves"])
    assert positions.won.sum(1).tolist() == pytest.approx([1] * len(line["moves"]))


def test_a_deal_of_several_harvests_is_kept_apart_in_all_of_them(tmp_path, line):
    paths = [tmp_path / "first", tmp_path / "second"]
    for path in paths:
        path.write_text("".join(json.dumps(each) + "\n" for each in (line, Harvest(GAME, OPTIONS, 2, 2).one(10))))
    harvested = read_harvests(GAME, OPTIONS, 2, paths)
    assert set(harvested.positions.game) == {4, 10}
    found = train_net(harvested, (0, 1), seed=1)
    assert describe_net(harvested, (0, 1), found, 1)["games"] == 4


def test_a_net_is_written_beside_its_card(tmp_path, monkeypatch):
    games, into = tmp_path / "games", tmp_path / "nets"
    lines = [Harvest(GAME, OPTIONS, 2, imagined=2).one(number) for number in range(12)]
    games.write_text("".join(json.dumps(each) + "\n" for each in lines))
    monkeypatch.setattr("sys.argv", ["train", "horse", "--games", str(games), "--into", str(into), "--pairs", "4"])
    train.main()
    card = json.loads((into / "2-2.json").read_text())
    assert card["games"] == 12
    assert card["pairs count"] == 4
    assert ValueNet.load(into / "2-2.npz")(GAME.know_how.features(GAME.deal(2, OPTIONS, Guess(1))[0]))


def test_a_net_is_written_where_its_game_looks_for_it(tmp_path, monkeypatch):
    games = tmp_path / "harvest"
    lines = [Harvest(GAME, OPTIONS, 2, imagined=2).one(number) for number in range(12)]
    games.write_text("".join(json.dumps(each) + "\n" for each in lines))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(train, "find_folder", lambda key: tmp_path / f"ilion_{key}", raising=False)
    monkeypatch.setattr("sys.argv", ["train", "horse", "--games", str(games)])
    train.main()
    assert [path.relative_to(tmp_path).parts[:2] for path in tmp_path.rglob("*.npz")] == [("ilion_horse", "nets")]


def test_too_few_games_to_learn_from_replace_no_net(line, tmp_path, monkeypatch):
    games, into = tmp_path / "games", tmp_path / "nets"
    games.write_text(json.dumps(line) + "\n")
    monkeypatch.setattr("sys.argv", ["train", "horse", "--games", str(games), "--into", str(into)])
    with pytest.raises(Mistake, match="there are too few games: 0 of them are kept apart"):
        train.main()
    assert not into.exists()


def test_a_training_takes_a_batch_and_a_game_kept_apart():
    check_there_are_enough(made_up())
    for few in (made_up(560), made_up().some(is_trained_with)):
        with pytest.raises(Mistake, match="there are too few games"):
            check_there_are_enough(few)


@pytest.mark.parametrize("content", [b"", b"no net", b"PK"])
def test_a_file_that_is_no_net_is_not_learned_on_from(line, tmp_path, monkeypatch, content):
    games, old = tmp_path / "games", tmp_path / "old.npz"
    games.write_text(json.dumps(line) + "\n")
    old.write_bytes(content)
    monkeypatch.setattr("sys.argv", ["train", "horse", "--games", str(games), "--on", str(old)])
    with pytest.raises(Mistake, match=f"{old} is no net"):
        train.main()


def test_a_net_of_other_numbers_cannot_be_learned_on_from(line, tmp_path, monkeypatch, capsys):
    games, old = tmp_path / "games", tmp_path / "old.npz"
    games.write_text(json.dumps(line) + "\n")
    ValueNet(make_layers(3, (2,), np.random.default_rng(1))).save(old)
    monkeypatch.setattr(
        "sys.argv", ["train", "horse", "--games", str(games), "--into", str(tmp_path), "--on", str(old)]
    )
    with pytest.raises(SystemExit, match="2"):
        train.main()
    assert "train without --on" in capsys.readouterr().err
