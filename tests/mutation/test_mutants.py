"""The mutation run: what it changes, what it counts, and that its list of exceptions is up to date."""

import json
import subprocess
import sys

import pytest

from tests.mutation.__main__ import EQUIVALENT, equivalent, place_of
from tests.mutation.mutants import ROOT, Finder, mutants
from tests.mutation.targets import TARGETS


def found(tmp_path, text):
    """Return what one line becomes."""
    path = tmp_path / "sample.py"
    path.write_text(text, encoding="utf-8")
    return [mutant.after for mutant in Finder(str(path)).found]


@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("x = a < b", ["x = (a <= b)", "x = (a >= b)"]),
        ("x = a == b", ["x = (a != b)"]),
        ("x = a in b", ["x = (a not in b)"]),
        ("x = not a", ["x = (a)"]),
        ("x = a and b", ["x = (a or b)", "x = (b)", "x = (a)"]),
        ("x = 5", ["x = 6", "x = 4"]),
        ("x = 0", ["x = 1", "x = (-1)"]),
        ("x = True", ["x = False"]),
        ("x = a + b", ["x = (a - b)"]),
        ("x = a | b", ["x = (a & b)"]),
        ("x = min(a, b)", ["x = max(a, b)"]),
        ("x = sorted(a, key=b)", ["x = list(a)"]),
        ("x = a[:]", ["x = a"]),
        ("x = a if b else c", ["x = a if True else c", "x = a if False else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if True]"]),
        ("if a: b", ["if True: b", "if False: b"]),
        ("while a: b", ["while False: b"]),
        ("a.b = c", ["pass"]),
        ("a[b] = c", ["pass"]),
        ("a += b", ["pass", "a -= b"]),
        ("a(b)", ["pass"]),
        ("for a in b: continue", ["for a in b: pass", "for a in b: break"]),
        ("for a in b: break", ["for a in b: pass"]),
        ("def f() -> bool: return a", ["def f() -> bool: return True", "def f() -> bool: return False"]),
        ("def f() -> list[int]: return a", ["def f() -> list[int]: return []"]),
        ("def f() -> list[int]: return []", []),
        ("def f(): raise A(1)", ["def f(): pass"]),
    ],
)
def test_a_line_becomes_each_small_mistake(tmp_path, line, others):
    assert found(tmp_path, line) == others


@pytest.mark.parametrize(
    "line",
    ['"""Two words."""', "assert a < b", "x: Literal[1]", "import a", "x = f'{1}'", "@a(1)\ndef f(): return b",
     "A = Move | Swap", "x = zip(a, b, strict=True)", "def f() -> tuple: return ()"],
)  # fmt: skip
def test_prose_types_and_what_stays_the_same_are_left_alone(tmp_path, line):
    assert found(tmp_path, line) == []


def test_every_file_to_mutate_is_there():
    assert [file for target in TARGETS.values() for file in target.files if not (ROOT / file).is_file()] == []


@pytest.mark.slow
def test_every_mutant_is_a_program_of_its_own():
    all_ = [mutant for file in TARGETS["horse"].files for mutant in mutants(file)]
    for mutant in all_:
        compile(mutant.source(), mutant.path, "exec")
    assert len({mutant.key for mutant in all_}) == len(all_) > 500


@pytest.mark.slow
def test_every_mutant_that_is_known_to_change_nothing_exists():
    known = equivalent()
    files = {file for file, _, _, _ in known}
    assert known <= {place_of(mutant) for file in files for mutant in mutants(file)}, f"see {EQUIVALENT.name}"


def run(*arguments):
    """Run the command; return what it says."""
    command = [sys.executable, "-m", "tests.mutation", "sample", "--nice", "0", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


@pytest.mark.slow
def test_a_run_tells_killed_endless_and_surviving_mutants_apart(tmp_path):
    file = tmp_path / "results.jsonl"
    ended = run("--results", file)
    lines = ended.stdout.splitlines()
    assert ended.returncode == 1, "some survive"
    assert "sample/scale.py:30 unseen" in ended.stdout
    results = [json.loads(line) for line in file.read_text().splitlines()]
    by_text = {result["key"][3]: result for result in results}
    assert by_text["LIMIT = 4"]["outcome"] == "killed", "a constant is seen when it is imported"
    assert by_text["return (number // 2)"]["by"].endswith("test_twice_a_number"), "also a function that remembers"
    assert by_text["number += 1"]["outcome"] == "timeout"
    assert by_text["return (number != 7)"]["outcome"] == "survived"
    survivors = [result["key"][1] for result in results if result["outcome"] == "survived"]
    assert set(survivors) == {"unseen", "clamp"}, "of a number that is the limit either may be returned"
    assert lines[-1].startswith(f"sample: {len(results)} mutants, {len(results)} of them tried: ")
    assert lines[-1].endswith(f" {len(survivors)} survivors")
    before = file.read_text()
    assert run("--results", file).stdout.endswith(f"{lines[-1]}\n"), "a second run goes on where the first one ended"
    assert file.read_text() == before


@pytest.mark.slow
def test_a_run_without_time_tries_nothing(tmp_path):
    file = tmp_path / "results.jsonl"
    assert ", 0 of them tried: " in run("--results", file, "--hours", 0).stdout
    assert file.read_text() == ""
