"""How many processes a run of the tests starts."""

from types import SimpleNamespace

import pytest


def workers(config: pytest.Config, *arguments: str) -> int:
    """Return how many workers pytest-xdist starts for arguments, if the machine has seven cores."""
    asked = SimpleNamespace(args=[*arguments], option=SimpleNamespace(numprocesses="auto"))
    return config.hook.pytest_xdist_auto_num_workers(config=asked)


@pytest.fixture(autouse=True)
def seven_cores(monkeypatch):
    monkeypatch.setenv("PYTEST_XDIST_AUTO_NUM_WORKERS", "7")


@pytest.mark.parametrize(
    "arguments", [["tests/a.py"], ["tests/a.py::test_one"], ["tests/a.py::test_one", "tests/a.py::test_two[iliad]"]]
)
def test_a_single_file_runs_without_workers(pytestconfig, arguments):
    assert workers(pytestconfig, *arguments) == 0


@pytest.mark.parametrize("arguments", [["tests"], ["tests/games/horse"], ["tests/a.py", "tests/b.py"], ["a", "b.py"]])
def test_more_than_a_file_runs_on_every_core(pytestconfig, arguments):
    assert workers(pytestconfig, *arguments) == 7
