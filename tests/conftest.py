"""What every run of the tests shares.

A claim about each game is tried with one of them, the next claim with another, or each with the game of ``--game``; so
is a claim in each language; one whose cases each need a bot or a folder, with one case (``tests/quick.py``).
With ``--everything``, as in ``.ci/run``, each is tried with all, and those marked ``slow`` run as well; ``--rest`` does
the same, but for what has passed in the run before. Claims about random games are tried with the same few each time, so
that no run fails by chance. Once a week, ``--everything --hypothesis-profile=deep`` tries them with twenty times as
many others, which is more than a run for every change can afford.
"""

from __future__ import annotations

import gc
import logging
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import settings

import games.narrators  # noqa: F401 - the words of all games, whichever test runs first
from games import GAMES
from tests.quick import left_out_of

settings.register_profile("quick", max_examples=25, derandomize=True)
settings.register_profile("deep", max_examples=500, derandomize=False)
WANTED = {  # packages without which whole files of tests cannot run
    "distributed": ["tables/test_cluster.py", "end_to_end/test_cluster.py", "running/test_thinkers.py"],
    "mypyc": ["native/test_builds.py"],
    "simcord": ["end_to_end/test_second_discord.py"],
}
MISSING = [package for package in WANTED if find_spec(package) is None]
collect_ignore = [file for package in MISSING for file in WANTED[package]]
PASSED = "ilion/passed"  # where pytest's cache has the names of tests that have passed in the last run
_passed: list[str] = []
LEFT_OUT = pytest.StashKey[int]()  # how many tests a run has left out


@pytest.fixture(autouse=True)
def same_signals() -> Iterator[None]:
    """Ignore no signal after a test whose program ended in this process: processes begun later would ignore it too."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture(autouse=True)
def same_log() -> Iterator[None]:
    """Log as before after a test of a program that logs less: a test that waits for a line would wait for ever."""
    before = logging.root.manager.disable
    yield
    logging.disable(before)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let everything run if it is asked for."""
    parser.addoption("--everything", action="store_true", help="run the tests that are marked slow as well")
    parser.addoption("--rest", action="store_true", help="run everything but what has passed in the last run")
    parser.addoption("--game", choices=GAMES, help="try this one where a claim about each game is tried with one")


def pytest_configure(config: pytest.Config) -> None:
    """Try few examples unless a profile is asked for."""
    if not config.getoption("hypothesis_profile"):
        settings.load_profile("quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked slow, and the games for which it is not a claim's turn; or else what has passed."""
    if config.getoption("rest"):
        passed = {*config.cache.get(PASSED, [])}
        left_out = {item for item in items if item.nodeid in passed}
    else:
        left_out = set() if config.getoption("everything") else {*left_out_of(items, config.getoption("game"))}
    config.stash[LEFT_OUT] = len(left_out)
    if left_out:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what passes."""
    if report.when == "call" and report.passed:
        _passed.append(report.nodeid)


def pytest_collection_finish() -> None:
    """Let the garbage collector look seldom, and at what tests make only: the rest took it a tenth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker report how many it has left out, and the run as a whole store which tests have passed."""
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)
    elif (cache := getattr(session.config, "cache", None)) is not None:  # there is none with -p no:cacheprovider
        cache.set(PASSED, _passed)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Start no workers for a single file: each would import all that its tests need once more."""
    files = {argument.partition("::")[0] for argument in config.args}
    return 0 if len(files) == 1 and files.pop().endswith(".py") else None


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear how many a worker has left out: each worker has collected all tests."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say what was left out, and how to run it."""
    for package in MISSING:
        files = ", ".join(WANTED[package])
        terminalreporter.write_line(f"{files} were left out, because {package} is missing: uv sync --all-groups")
    if left_out := config.stash.get(LEFT_OUT, 0):
        others = "slow ones, other games and other cases; --everything runs them, as .ci/run does"
        what = "which have passed before" if config.getoption("rest") else others
        terminalreporter.write_line(f"{left_out} tests were left out, {what}")
