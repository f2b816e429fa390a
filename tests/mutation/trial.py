"""Trying mutants, each in a process forked from one that has everything imported and knows which test runs what."""

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper
from types import CodeType, FunctionType
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.targets import Target

MEMORY = 6 << 30  # bytes of address space for one trial: a loop that grows a list ends there
LEAST = 2  # seconds of processor time that every test has
SLOWER = 8  # times as long as without a mutation
FRESH = 120  # seconds of processor time for a process that imports everything
KILLED, SURVIVED, BROKEN = 1, 0, 99  # exit codes; the last one: the mutant could not be tried
OURS = ("engine", "games", "tests")
NEW_PROCESS = "a process that imports the mutant"
Outcome = tuple[str, str]  # what became of a mutant, and the test that saw it


class Trial:
    """A plugin of pytest: after collection it runs each test once, then the mutants.

    ``patience`` is how many seconds of tests a mutant is shown to at most, the quickest first.
    """

    def __init__(self, target: Target, patience: float, run: Callable[["Trial"], None]) -> None:
        self.target, self.patience, self.run = target, patience, run
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[str(ROOT / f) for f in target.files]
        )
        self.seconds: dict[str, float] = {}
        self.items: dict[str, pytest.Item] = {}
        self.ran: dict[str, dict[int, list[str]]] = {}
        self.functions: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
        self.caches: list[Any] = []
        self.coverage.start()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.target.is_about(item.nodeid)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.remember_functions()
        for name, item in self.items.items():
            self.watch(name, item)
        self.coverage.stop()
        data = self.coverage.get_data()
        self.ran = {file: data.contexts_by_lineno(str(ROOT / file)) for file in self.target.files}
        gc.collect()
        gc.freeze()
        self.run(self)
        return True

    def watch(self, name: str, item: pytest.Item) -> None:
        """Run a test without a mutation; note what it runs and how long that takes."""
        self.forget()
        self.coverage.switch_context(name)
        begun = time.process_time()
        assert passes(item), f"{name} fails without a mutation"
        self.seconds[name] = time.process_time() - begun

    def forget(self) -> None:
        """Let no function of ours remember what it returned before."""
        for cache in self.caches:
            cache.cache_clear()

    def remember_functions(self) -> None:
        """Find every function that can be mutated, and those that remember what they returned."""
        gc.unfreeze()  # tests/conftest.py has frozen what was loaded
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                self.functions[found.__code__.co_filename, found.__code__.co_qualname].append(found)
            elif isinstance(found, _lru_cache_wrapper) and found.__module__.partition(".")[0] in OURS:
                self.caches.append(found)

    def tests(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the mutated lines, the game's own first and of these the quickest."""
        lines = self.ran[mutant.path]
        names = {name for line in mutant.lines for name in lines.get(line, ()) if name}
        found, left = [], self.patience
        for name in sorted(names, key=lambda name: (not name.startswith("tests/games"), self.seconds[name])):
            left -= self.seconds[name]
            if left < 0 and found:
                break
            found.append(name)
        return found

    def is_imported(self, mutant: Mutant) -> bool:
        """Return whether the mutated lines run only while modules are imported."""
        found = {name for line in mutant.lines for name in self.ran[mutant.path].get(line, ())}
        return not mutant.function or found == {""}

    def begin(self, mutant: Mutant) -> "Running":
        """Try a mutant in a process of its own."""
        reading, writing = os.pipe()
        pid = os.fork()
        if not pid:
            code = BROKEN
            try:
                code = self.tried(mutant, writing)
            finally:
                os._exit(code)
        os.close(writing)
        return Running(mutant, pid, reading)

    def tried(self, mutant: Mutant, writing: int) -> int:
        """Run the tests on the mutant until one fails; in this process, or in one that imports the mutant."""
        names = self.tests(mutant)
        if mutant.function and names:
            self.swap(mutant)
            for name in names:
                limits(LEAST + SLOWER * self.seconds[name])
                if not passes(self.items[name]):
                    os.write(writing, name.encode())
                    return KILLED
        if self.is_imported(mutant):
            anew(mutant, self.target)
        return SURVIVED

    def swap(self, mutant: Mutant) -> None:
        """Give the mutated function its new code, wherever it is referred to."""
        path = str(ROOT / mutant.path)
        codes = {
            (code.co_qualname, code.co_firstlineno): code
            for code in inner(compile(mutant.source(), path, "exec", dont_inherit=True))
        }
        mutated = self.functions[path, mutant.function]
        assert mutated, f"no function {mutant.function} was made from {mutant.path}"
        for function in mutated:
            function.__code__ = codes[function.__code__.co_qualname, function.__code__.co_firstlineno]
        self.forget()


class Running:
    """A mutant that is being tried."""

    def __init__(self, mutant: Mutant, pid: int, reading: int) -> None:
        self.mutant, self.pid, self.reading, self.begun = mutant, pid, reading, time.monotonic()

    def ended(self, status: int) -> Outcome:
        """Return what became of it, and the test that saw it."""
        with os.fdopen(self.reading, "rb") as pipe:
            seen = pipe.read().decode()
        if os.WIFSIGNALED(status):
            return ("timeout" if os.WTERMSIG(status) == signal.SIGVTALRM else "killed"), f"signal {os.WTERMSIG(status)}"
        code = os.WEXITSTATUS(status)
        if code == BROKEN and not seen:
            return "broken", ""
        return ("survived", "") if code == SURVIVED else ("killed", seen or NEW_PROCESS)


def passes(item: pytest.Item) -> bool:
    """Run a test; return whether nothing in it failed."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def limits(seconds: float) -> None:
    """Let this process end by itself when it takes too long, or too much."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def inner(code: CodeType) -> Iterator[CodeType]:
    """Yield all code in a piece of code."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from inner(constant)


def anew(mutant: Mutant, target: Target) -> None:
    """Become a process that imports the mutant and runs the tests, but for those of the contract, which take long."""
    told = {"path": str(ROOT / mutant.path), "source": mutant.source(), "others": sorted(target.others)}
    os.environ["MUTANT"] = json.dumps(told)
    limits(FRESH)
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(quiet, stream)
    options = ["-n0", "-x", "-q", "-p", "no:cacheprovider", "-p", "tests.mutation.fresh"]
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *options, *target.without_contract().tests])


def all_of(trial: Trial, mutants: Iterable[Mutant], jobs: int, until: float) -> Iterator[tuple[Mutant, Outcome, float]]:
    """Try mutants side by side until there are none left or it is time to end; yield what became of each."""
    waiting, running = iter(mutants), {}
    while True:
        while len(running) < jobs and time.monotonic() < until and (mutant := next(waiting, None)):
            begun = trial.begin(mutant)
            running[begun.pid] = begun
        if not running:
            return
        pid, status = os.wait()
        done = running.pop(pid)
        yield done.mutant, done.ended(status), time.monotonic() - done.begun
