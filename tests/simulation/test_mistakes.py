"""The list of mistakes that the simulated world has to find, and one that it does find."""

import builtins
import dis
from types import CodeType

import pytest

import tests.simulation.__main__ as hunt
from tests.simulation.__main__ import ROOT, accounts, copied, found, listed

MISTAKES = listed()
LEAST = 30
QUICKLY_FOUND = "leave-out-nonce"
SEED = 4  # of a world that finds it soon
BRIEF = "0.02"  # hours of trouble: the mistake is found long before they end, and the world without it plays on
PATIENCE = 600.0  # seconds of the processor


def test_each_of_enough_mistakes_has_its_own_name():
    assert len({each.name for each in MISTAKES}) == len(MISTAKES) >= LEAST


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda each: each.name)
def test_a_mistake_can_be_planted(mistake):
    planted = mistake.plant((ROOT / mistake.file).read_text(encoding="utf-8"))
    module = compile(planted, mistake.file, "exec")
    assert unknown_names(module) == set(), "a world would find that, and not the mistake"


def unknown_names(module: CodeType) -> set[str]:
    """Return the names that the functions of a module read, and that neither it nor Python has."""
    defined = {step.argval for step in dis.get_instructions(module) if step.opname == "STORE_NAME"}
    read = {
        step.argval for code in codes(module) for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"
    }
    return read - defined - {*dir(builtins), "__name__", "__file__"}


def codes(code: CodeType) -> list[CodeType]:
    """Return a code and all that is within it."""
    return [code, *(inner for each in code.co_consts if isinstance(each, CodeType) for inner in codes(each))]


@pytest.mark.slow
def test_a_mistake_is_found(monkeypatch):
    monkeypatch.setattr(hunt, "HOURS", BRIEF)
    [mistake] = [each for each in MISTAKES if each.name == QUICKLY_FOUND]
    with copied(mistake) as folder:
        assert found(folder, SEED, PATIENCE).seed == SEED, "and nothing is wrong there without it"


def test_the_first_problem_of_each_failing_seed_is_read():
    told = ["seed 3", "lost: table 1: it was frozen", "    after nothing", "seed 4", "broken: KeyError(1)"]
    assert [*accounts(told)] == [(3, "lost"), (4, "broken")]
