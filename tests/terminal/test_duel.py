"""Duels: who plays whom, how often they win, and how sure that is."""

import json
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from engine.players.ismcts import FEWEST
from games.iliad.rules.game import Iliad
from terminal.command import run_command_line
from terminal.duel import Duel, estimate_interval, fill_sides, play_duel, start_workers

GAME: Any = Iliad()
ROOT = Path(__file__).parents[2]


def duel(capsys, *words):
    assert run_command_line(("duel", "iliad", "--seed", "3", "--json", *words)) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.slow
def test_one_process_and_two_give_the_same_result(capsys):
    words = ("--players", "easy,random", "--games", "6", "--processes")
    one, two = (duel(capsys, *words, processes)["players"] for processes in "12")
    for name in ("easy", "random"):
        assert (one[name]["won"], one[name]["interval"]) == (two[name]["won"], two[name]["interval"])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks for the processes in /proc")
def test_an_interrupted_duel_stops_in_the_middle_of_games():
    command = [sys.executable, "-m", "engine", "duel", "iliad", "--seats", "6", "--games", "9", "--players", "hard"]
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # an earlier test may have had Ctrl-C ignored
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, preexec_fn=heard) as program:
        try:
            children = Path(f"/proc/{program.pid}/task/{program.pid}/children")
            while len(children.read_text().split()) < 2:
                time.sleep(0.05)
            program.send_signal(signal.SIGINT)
            assert program.wait(timeout=120) == 130
        finally:
            program.kill()


def test_an_interruption_while_the_processes_start_is_passed_on():
    with (
        mock.patch.object(threading.Thread, "start", side_effect=KeyboardInterrupt),
        pytest.raises(KeyboardInterrupt),
        start_workers(1) as pool,
    ):
        pool.submit(abs, 1)


@pytest.mark.slow
def test_every_victory_belongs_to_a_player(capsys):
    found = duel(capsys, "--players", "greedy,random", "--games", "5", "--seats", "3", "--variant", "standard")
    assert (found["game"], found["seats"], found["variant"], found["games"]) == ("iliad", 3, "standard", 5)
    assert sum(score["won"] for score in found["players"].values()) == pytest.approx(5, abs=0.02)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "seats", "fair"), [("standard", 4, 1 / 4), ("teams", 4, 1 / 2), ("teams", 6, 1 / 3)]
)
def test_the_last_player_takes_all_remaining_sides(variant, seats, fair):
    sides = len(set(GAME.sides(seats, GAME.options(seats, {"variant": variant}))))
    table = Duel(GAME, seats, {"variant": variant}, fill_sides(["greedy", "random"], sides), 1)
    played = [table.one(number)[0] for number in range(sides)]
    first = [{seat for seat, at in enumerate(one.seated) if at == 0} for one in played]
    assert set().union(*first) == set(range(seats)), "in turn it sits everywhere"
    assert {len(seated) / seats for seated in first} == {fair}


@pytest.mark.slow
def test_the_fair_share_is_by_seats(capsys):
    scores = play_duel(Duel(GAME, 4, {"variant": "standard"}, fill_sides(["greedy", "random"], 4), 1), 4, 1)
    assert (scores["greedy"].seated, scores["random"].seated) == (pytest.approx(1), pytest.approx(3))
    found = scores["greedy"].described()
    assert found["times_fair"] == pytest.approx(4 * found["share"], abs=0.01)


@pytest.mark.slow
def test_a_time_limit_shortens_every_search():
    table = Duel(GAME, 2, {"variant": "standard"}, ["hard", "random"], 1, seconds=1e-9)
    _, (hard, random) = table.one(0)
    assert hard.imagined == FEWEST * hard.moves > 0
    assert random.imagined == 0


def test_the_interval_is_wilsons_interval():
    assert estimate_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert estimate_interval(0, 10)[0] == pytest.approx(0)
    assert estimate_interval(10, 10)[1] == pytest.approx(1)


@pytest.mark.slow
def test_a_duel_prints_a_line_for_each_player(capsys):
    assert run_command_line(("duel", "iliad", "--players", "greedy,random", "--games", "2")) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["game", "greedy", "random"]


@pytest.mark.parametrize("time", ["0", "-1", "inf", "nan", "soon"])
def test_a_time_limit_must_be_a_positive_number(capsys, time):
    assert run_command_line(("duel", "iliad", "--seconds", time)) == 2
    assert "a number of seconds above 0 belongs here" in capsys.readouterr().err
