"""No test waits for a real duration, and none has a limit that a busy machine can miss."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("tests", "simulation")
SHORTEST, PATIENT = 0.05, 60.0  # seconds: what may be slept, and what a limit has at least
SLEEPS = {"sleep": 1, "wait_for_timeout": 1000}  # of asyncio and time, and of a browser; how many are a second
LIMITS = {"timeout": 0, "wait_for": 1, "until": 1, "join": 0, "wait": 0, "ends": 1}  # which argument is the limit
NAMES = {"timeout", "seconds", "patience"}  # of parameters that are limits, whose defaults are looked at
STOPWATCHES = {"perf_counter", "monotonic", "process_time"}  # by which no test asserts anything
BROWSERS = {"set_default_timeout"}  # limits in milliseconds, which are the first argument
CLOCKS = {"house.wait": "moves the clock of tests/tables/house.py"}
VIRTUAL = {  # folders and files whose time is virtual, or is to be
    "simulation": "runs on the simulated loop, or in campaigns that are no tests",
    "tests/simulation": "runs on the simulated loop",
    "tests/end_to_end": "runs on the simulated loop, but for scenes with sockets, which are looked at as well",
    "tests/campaign": "campaigns are no tests",
}
SOCKETS = {"play_with_sockets", "open_playground"}
EXCEPTIONS = {  # the file, what is written there, and why it may be
    ("tests/playground/test_faults.py", "socket.receive(timeout=0.05)"): "nothing comes, however long one waits",
    ("tests/playground/test_web_client.py", "page.wait_for_timeout(300)"): "the page asks for nothing after its pause",
    ("tests/tables/test_results.py", "asyncio.wait([second], timeout=0.05)"): "it must not end before the test lets it",
}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def constants(module: ast.Module) -> dict[str, float]:
    """Return the numbers that a module names, by their names."""
    found: dict[str, float] = {}
    for each in module.body:
        if isinstance(each, ast.Assign):
            found |= dict(named(each.targets[0], each.value, found))
    return found


def named(target: ast.expr, value: ast.expr, known: dict[str, float]) -> Iterator[tuple[str, float]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from named(one, other, known)
    elif isinstance(target, ast.Name) and (seconds := number(value, known)) is not None:
        yield target.id, seconds


def number(value: ast.expr, known: dict[str, float]) -> float | None:
    """Return the number that an expression stands for, if that can be read off."""
    match value:
        case ast.Constant(value=int() | float() as found):
            return float(found)
        case ast.Name(id=name):
            return known.get(name)
        case ast.BinOp(left=left, op=ast.Mult() | ast.Div() | ast.Pow() as op, right=right):
            one, other = number(left, known), number(right, known)
            return None if one is None or other is None else reckoned(op, one, other)
    return None


def reckoned(op: ast.operator, one: float, other: float) -> float:
    return one * other if isinstance(op, ast.Mult) else one / other if isinstance(op, ast.Div) else one**other


def durations(module: ast.Module, *parts: ast.stmt) -> Iterator[str]:
    """Yield what sleeps longer than a test may, gives up sooner, or asserts how long something took.

    That is looked for in parts of a module or in all of it. A sleep of a minute and more stands for one that never
    ends: a test that waited for it would be noticed.
    """
    known = constants(module)
    for each in (each for part in parts or module.body for each in ast.walk(part)):
        match each:
            case ast.Call():
                bad = is_impatient(each, known)
            case ast.arguments():
                bad = any(0 < seconds < PATIENT for seconds in numbers(defaults(each), known))
            case ast.Assert():
                bad = not STOPWATCHES.isdisjoint(words(each))
            case _:
                bad = False
        if bad:
            yield ast.unparse(each)


def is_impatient(call: ast.Call, known: dict[str, float]) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in SLEEPS:
        return any(SHORTEST < found / SLEEPS[name] < PATIENT for found in numbers(call.args[:1], known))
    if name in BROWSERS:
        return any(found < 1000 * PATIENT for found in numbers(call.args[:1], known))
    return any(seconds < PATIENT for seconds in numbers(limits(name, call), known))


def defaults(of: ast.arguments) -> list[ast.expr]:
    """Return the limits that a function has if its caller says none."""
    plain = [*of.posonlyargs, *of.args]
    pairs = [*zip(plain[len(plain) - len(of.defaults) :], of.defaults, strict=True)]
    pairs += [(each, value) for each, value in zip(of.kwonlyargs, of.kw_defaults, strict=True) if value]
    return [value for each, value in pairs if each.arg in NAMES]


def words(part: ast.AST) -> set[str]:
    """Return all names in a part of a module, such as ``time`` and ``perf_counter``."""
    names = {each.id for each in ast.walk(part) if isinstance(each, ast.Name)}
    return names | {each.attr for each in ast.walk(part) if isinstance(each, ast.Attribute)}


def limits(name: str, call: ast.Call) -> list[ast.expr]:
    at = LIMITS.get(name, len(call.args))
    if at == 0 and (len(call.args) > 1 or (name == "join" and call.keywords)):
        return []  # people and processes join something with more words than a thread
    found = [*call.args[at : at + 1], *(each.value for each in call.keywords if each.arg == "timeout")]
    return [] if found and ast.unparse(call.func) in CLOCKS else found


def numbers(values: list[ast.expr], known: dict[str, float]) -> list[float]:
    return [found for value in values if (found := number(value, known)) is not None]


def with_sockets(module: ast.Module) -> list[ast.stmt]:
    """Return the tests whose scene is played by real time, and such scenes."""
    functions = [each for each in module.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [each for each in functions if SOCKETS & words(each)]


def durations_with_sockets(path: Path) -> list[str]:
    if not any(word in path.read_text(encoding="utf-8") for word in SOCKETS):
        return []  # before it is parsed, which takes a while
    module = tree(path)
    return [*durations(module, *parts)] if (parts := with_sockets(module)) else []


@cache
def all_of(path: Path) -> list[str]:
    return [*durations(tree(path))]


def found_in(path: Path) -> list[str]:
    """Return the durations of a file that are no exceptions, and that pass by real time."""
    where = path.relative_to(ROOT).as_posix()
    virtual = any(path.is_relative_to(ROOT / each) for each in VIRTUAL)
    found = durations_with_sockets(path) if virtual else all_of(path)
    return [call for call in found if (where, call) not in EXCEPTIONS]


FILES = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


@pytest.mark.slow
def test_no_test_depends_on_a_real_duration():
    wrong = {path.relative_to(ROOT).as_posix(): found for path in FILES if (found := found_in(path))}
    assert wrong == {}, f"wait for something that happens, or give it {PATIENT:g} s"


def test_every_exception_is_still_there():
    assert [(file, call) for file, call in EXCEPTIONS if call not in all_of(ROOT / file)] == []
    assert all((ROOT / each).exists() for each in VIRTUAL)


@pytest.mark.parametrize("bad", [
    "time.sleep(0.1)", "asyncio.sleep(1)", "program.communicate(timeout=10)", "asyncio.timeout(5.0)",
    "asyncio.wait_for(work, 5)", "thread.join(10)", "until(done, 30.0)", "A = 2.5\nprogram.wait(A * 4)",
    "page.wait_for_timeout(300)", "page.set_default_timeout(20_000)", "def until(true, seconds=3.0): pass",
    "def until(true, *, first, timeout: float = 3.0): pass", "assert time.perf_counter() - began < 1.0",
])  # fmt: skip
def test_a_duration_is_found(bad):
    assert [*durations(ast.parse(bad))]


@pytest.mark.parametrize("good", [
    "time.sleep(0.02)", "asyncio.sleep(0)", "asyncio.sleep(10**6)", "program.communicate(timeout=60)", "'a'.join(b)",
    "A = 60.0\nasyncio.wait_for(work, A)", "clock.advance(5)", "until(done)",
    "page.set_default_timeout(60_000)", "def until(true, seconds=60.0): pass", "def until(true, times=3): pass",
])  # fmt: skip
def test_what_does_not_depend_on_time_is_no_duration(good):
    assert not [*durations(ast.parse(good))]


def test_a_duration_in_a_scene_with_sockets_is_found():
    real = "def test_one():\n    async def scene(stage):\n        await asyncio.sleep(1)\n    play_with_sockets(scene)"
    module = ast.parse(f"{real}\n{real.replace('_with_sockets', '')}")
    assert [*durations(module, *with_sockets(module))] == ["asyncio.sleep(1)"]
