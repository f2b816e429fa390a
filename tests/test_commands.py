"""Every command that people read of, and every benchmark, runs in .ci; so none breaks unnoticed."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMMAND = re.compile(
    r"uv run (?:--(?:group|extra) \w+ )*(?:python -m slipcover )?(?:(?:python )?-m )?"
    r"(?P<program>[\w.]+)(?P<rest>[^`\n|#>]*)"
)
COUNT = re.compile(r'add_argument\("(--[a-z]+)", type=int')
NONE_IS_FINE = {  # or asked for otherwise, or given by the program itself
    ("bench.cluster", "--number"), ("bench.cluster", "--of"), ("bench.many", "--people"), ("bench.swiss", "--rounds"),
    ("bench.same_cards", "--random"), *((bench, "--seats") for bench in ("bench.analyzed_luck", "bench.calibration",
    "bench.ceiling", "bench.players", "bench.versions", "training.exploit", "training.harvest", "training.train")),
}  # fmt: skip
GROUPS = ("engine", "pictures", "words")  # programs whose first word says which of their commands is meant
PAGES = (
    "README.md", "CONTRIBUTING.md", "docs/bots.md", "docs/command-line.md", "docs/operations.md", "docs/translating.md",
)  # fmt: skip
READ = "\n".join((ROOT / page).read_text() for page in PAGES)
BENCHES = sorted(
    f"{folder}.{path.stem}"
    for folder in ("bench", "training")
    for path in (ROOT / folder).glob("*.py")
    if "def main(" in path.read_text()
)


def commands(text: str) -> list[tuple[str, frozenset[str]]]:
    """Return each command with its long options."""
    return [(name(found), frozenset(re.findall(r"--[\w-]+", found["rest"]))) for found in COMMAND.finditer(text)]


def name(found: re.Match[str]) -> str:
    program = found["program"]
    return f"{program} {found['rest'].split()[0]}" if program in GROUPS else program


def run() -> list[tuple[str, frozenset[str]]]:
    return commands("".join((ROOT / ".ci" / file).read_text() for file in ("run", "commands", "compiled")))


@pytest.mark.parametrize(("program", "options"), sorted(set(commands(READ))))
def test_a_command_that_people_read_of_runs_in_ci(program, options):
    ours = [with_options for name, with_options in run() if name == program]
    assert ours, f"{program} is not in .ci/commands"
    assert options <= frozenset().union(*ours), f"{program}: {options} are not in .ci/commands"


@pytest.mark.parametrize("bench", BENCHES)
def test_a_benchmark_runs_in_ci(bench):
    assert bench in {program for program, _ in run()}


@pytest.mark.parametrize("bench", BENCHES)
def test_a_benchmark_ends_without_a_traceback(bench):
    text = (ROOT / f"{bench.replace('.', '/')}.py").read_text()
    assert "    with end_in_words():\n        main()\n" in text


@pytest.mark.parametrize("bench", BENCHES)
def test_a_benchmark_refuses_to_measure_nothing(bench):
    """A count of 0 ended most of them by a division by zero."""
    text = (ROOT / f"{bench.replace('.', '/')}.py").read_text()
    assert [count for count in COUNT.findall(text) if (bench, count) not in NONE_IS_FINE] == []


def test_the_commands_are_found():
    """An expression that finds nothing would find nothing missing."""
    found = dict(commands(READ))
    assert {"bot.py", "pytest", "engine play", "pictures gallery", "bench.restart"} <= found.keys()
    assert "bench.restart" in BENCHES
    assert ("bot.py", {"--backup"}) in commands("`uv run bot.py --backup FILE` makes a copy")
