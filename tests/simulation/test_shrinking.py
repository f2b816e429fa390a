"""Leaving out of a failing run what it does not need, and stopping a run."""

import logging

import pytest

from simulation import __main__ as program
from simulation.shrinking import Happenings, shrink_happenings


@pytest.mark.parametrize("needed", [{0}, {99}, {3, 60}, {10, 11, 50, 98}, set()])
def test_what_a_failure_needs_is_left(needed):
    assert shrink_happenings(100, lambda numbers: needed <= numbers) == needed


def test_few_tries_find_one_of_a_thousand():
    tried = []
    shrink_happenings(1000, lambda numbers: tried.append(numbers) or 700 in numbers)
    assert len(tried) < 60


def test_only_what_is_named_happens():
    happenings = Happenings([0, 2])
    assert [happenings.happens() for _ in range(4)] == [True, False, True, False]
    assert happenings.count == 4


def test_everything_happens_if_nothing_is_named():
    happenings = Happenings()
    assert all(happenings.happens() for _ in range(4))


@pytest.mark.parametrize("work", ["explore_seeds", "shrink_seed"])
def test_ctrl_c_ends_a_simulation_without_a_traceback(monkeypatch, work):
    def interrupted(chosen):
        raise KeyboardInterrupt

    monkeypatch.setenv(program.HASHES, "0")
    monkeypatch.setattr(logging.getLogger("cogs.answering.pictures"), "setLevel", lambda level: None)
    monkeypatch.setattr(program, work, interrupted)
    monkeypatch.setattr("sys.argv", ["simulation", *(["--shrink"] if work == "shrink_seed" else [])])
    assert program.main() == 130
