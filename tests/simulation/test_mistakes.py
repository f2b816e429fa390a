"""The list of mistakes that the simulated world has to find, and one that it does find."""

import pytest

from tests.simulation.__main__ import ROOT, accounts, copied, found, listed

MISTAKES = listed()
LEAST = 30
QUICKLY_FOUND = "leave-out-nonce"
PATIENCE = 600.0  # seconds of the processor


def test_each_of_enough_mistakes_has_its_own_name():
    assert len({each.name for each in MISTAKES}) == len(MISTAKES) >= LEAST


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: each.name)
def test_a_mistake_can_be_planted(mistake):
    planted = mistake.plant((ROOT / mistake.file).read_text(encoding="utf-8"))
    compile(planted, mistake.file, "exec")


@pytest.mark.slow
def test_a_mistake_is_found():
    [mistake] = [each for each in MISTAKES if each.name == QUICKLY_FOUND]
    with copied(mistake) as folder:
        assert found(folder, 1, PATIENCE).seed is not None


def test_the_first_problem_of_each_failing_seed_is_read():
    told = ["seed 3", "lost: table 1: it was frozen", "    after nothing", "seed 4", "broken: KeyError(1)"]
    assert [*accounts(told)] == [(3, "lost"), (4, "broken")]
