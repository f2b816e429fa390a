"""The image, the service and the workflow name only what there is."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

from bot import CRASHED, build_parser
from running import probe
from running.config import KNOWN, REFUSED, Endpoint
from running.metrics import serve_metrics
from running.version import read_version
from store import StoreFailed
from tables.thinking.thinking import LIMIT
from tests.end_to_end.test_health import NOW
from tests.end_to_end.test_program import environment, free_range

ROOT = Path(__file__).parents[1]
IMAGE, COMPOSE = (ROOT / "Dockerfile").read_text(), (ROOT / "compose.small.yaml").read_text()
SERVICE, GUIDE = (ROOT / "deploy/ilion.service").read_text(), (ROOT / "docs/operations.md").read_text()
LEFT_OUT = [line.rstrip("/") for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] not in ("", "#")]
SECRETS = (
    ".env", "ilion.db", "ilion.db-wal", "ilion.db.lock", "ilion.db.before-20260101-000000",
    "ilion.dump", "backups/a.db",
)  # fmt: skip


def left_out(path: Path) -> bool:
    """Whether `.dockerignore` keeps a path of the project out of the image, in the two forms that we use."""
    anywhere = [pattern.removeprefix("**/") for pattern in LEFT_OUT if pattern.startswith("**/")]
    at_the_top = [pattern for pattern in LEFT_OUT if not pattern.startswith("**/")]
    return any(fnmatch(part, pattern) for part in path.parts for pattern in anywhere) or any(
        fnmatch(path.parts[0], pattern) for pattern in at_the_top
    )


def ignored(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if left_out(Path(folder, name).relative_to(ROOT))}


def health_check() -> list[str]:
    words = re.search(r"^HEALTHCHECK .*\n +CMD (\[.*\])$", IMAGE, re.MULTILINE)
    assert words, "the image has a health check"
    return [word.replace("/app/", f"{ROOT}/") for word in json.loads(words[1])]


async def checked(port: int) -> tuple[int, str]:
    """Run the health check of the image as it would be run there."""
    program, *words = health_check()
    assert program == "python"
    settings = environment(ILION_METRICS=str(port))
    process = await asyncio.create_subprocess_exec(sys.executable, *words, env=settings, stderr=asyncio.subprocess.PIPE)
    _, wrong = await process.communicate()
    return await process.wait(), wrong.decode()


# -- the health check


def test_a_bot_that_answers_is_healthy():
    async def scene():
        async def look():
            return NOW

        port = free_range()
        async with serve_metrics(look, Endpoint(port=port)):
            assert await checked(port) == (0, "")
            assert await checked(f"127.0.0.1:{port}") == (0, "")

    asyncio.run(scene())


def test_a_bot_whose_store_fails_is_unhealthy():
    async def scene():
        async def look():
            raise StoreFailed("the disk is gone")

        port = free_range()
        async with serve_metrics(look, Endpoint(port=port)):
            code, said = await checked(port)
            assert (code, said) == (1, f"Ilion answers at port {port} with an error: 503\n")

    asyncio.run(scene())


def test_a_bot_that_hangs_is_unhealthy(monkeypatch):
    monkeypatch.setattr("running.metrics.FAREWELL", 0.01)

    async def scene():
        port = free_range()
        async with serve_metrics(asyncio.Event().wait, Endpoint(port=port)):
            with pytest.raises(TimeoutError):
                await asyncio.to_thread(probe.ask_health, "127.0.0.1", port, 0.05)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("setting", "host"),
    [("9464", "127.0.0.1"), ("0.0.0.0:9464", "127.0.0.1"), ("10.0.0.7:9464", "10.0.0.7"), ("[::]:9464", "::1")],
)
def test_a_bot_is_asked_where_it_listens(setting, host):
    assert probe.find_endpoint(setting) == (host, 9464)


@pytest.mark.parametrize("port", [None, "wrong"])
def test_a_bot_that_nobody_hears_is_unhealthy_in_a_sentence(port):
    code, said = asyncio.run(checked(port or free_range()))
    assert code == 1
    assert said.startswith("Ilion does not answer at port ")
    assert said.count("\n") == 1


# -- the image


@pytest.mark.slow
def test_what_is_copied_into_the_image_is_enough_to_start(tmp_path):
    shutil.copytree(ROOT, tmp_path / "app", ignore=ignored)
    command = [sys.executable, str(tmp_path / "app/bot.py"), "--version"]
    settings = {name: value for name, value in environment().items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.startswith("Ilion "), done.stderr
    assert sorted(tmp_path.glob("app/**/RULES*.md")), "rules pages are part of the program"


def test_nothing_of_the_program_is_left_out_of_the_image():
    ours = [
        path.relative_to(ROOT)
        for path in ROOT.glob("*/__init__.py")
        if path.parent.name not in ("tests", "bench", "training")
    ]
    assert Path("cogs/__init__.py") in ours
    assert not [path for path in ours if left_out(path)]


@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_is_copied_into_the_image(secret):
    assert left_out(Path(secret))
    assert left_out(Path("engine", secret)) or "/" in secret


def test_every_path_of_the_image_exists():
    paths = set(re.findall(r"/app/([\w./]+\.py)", IMAGE))
    assert paths == {"bot.py", "running/probe.py"}
    assert all((ROOT / path).is_file() and not left_out(Path(path)) for path in paths)


def test_the_bot_itself_is_told_to_stop_and_not_a_shell():
    assert re.search(r'^ENTRYPOINT \["python", ', IMAGE, re.MULTILINE)
    assert re.search(r"^USER [1-9]\d*:[1-9]\d*$", IMAGE, re.MULTILINE), "a number that is not root's"


@pytest.mark.parametrize("text", [IMAGE, COMPOSE, SERVICE], ids=["Dockerfile", "compose.small.yaml", "ilion.service"])
def test_every_setting_that_is_named_exists(text):
    assert set(re.findall(r"\b(?:ILION|DISCORD)_\w+", text)) <= set(KNOWN)


# -- the service, and what operators read


def test_every_path_of_the_service_exists():
    paths = re.findall(r"/opt/ilion/([\w./]+)", SERVICE)
    assert {"bot.py", ".venv/bin/python", "docs/operations.md"} == set(paths)
    assert all((ROOT / path).exists() for path in paths if not path.startswith(".venv"))


@pytest.mark.parametrize(
    ("text", "said"), [(SERVICE, r"TimeoutStopSec=(\d+)"), (COMPOSE, r"stop_grace_period: (\d+)s")]
)
def test_a_stop_has_time_for_the_longest_thought(text, said):
    assert float(re.search(said, text)[1]) > LIMIT


def test_the_service_restarts_crashes_and_nothing_else():
    never = set(re.search(r"^RestartPreventExitStatus=(.*)$", SERVICE, re.MULTILINE)[1].split())
    assert never == {str(REFUSED), "2"}, "2 is what argparse ends with"
    assert "Restart=on-failure\n" in SERVICE


def test_operators_read_what_each_exit_code_means():
    told = re.findall(r"^\| (\d+) \| .* \| (yes|no)", GUIDE, re.MULTILINE)
    assert told == [("0", "no"), (str(REFUSED), "no"), ("2", "no"), (str(CRASHED), "yes")]


def test_every_option_that_operators_read_of_exists():
    options = set(re.findall(r"(?:bot\.py|run --rm ilion) (--[\w-]+)", GUIDE))
    assert {"--backup", "--restore", "--version"} <= options
    assert options <= build_parser()._option_string_actions.keys()


@pytest.mark.parametrize("file", [".env.example", "docs/operations.md", "docs/scaling.md"])
def test_no_advice_removes_what_another_setting_needs(file):
    """Without ``--inexact``, `uv sync` removes asyncpg when Dask is installed, and both with an upgrade."""
    told = re.findall(r"uv sync --[^`\n]*", (ROOT / file).read_text(encoding="utf-8"))
    assert told
    assert [each for each in told if "--inexact" not in each] == []


@pytest.mark.parametrize("file", ["Dockerfile", "compose.small.yaml", "deploy/ilion.service"])
def test_the_guide_names_each_way_to_run_ilion(file):
    assert file in GUIDE


# -- releases and GitHub


def test_the_changelog_begins_with_this_version():
    releases = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert releases[0] == read_version()


def test_the_workflow_runs_what_we_run():
    assert "- run: .ci/run\n" in (ROOT / ".github/workflows/ci.yml").read_text()


def test_the_workflow_tests_every_python_that_we_support():
    versions = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())["jobs"]["versions"]
    assert versions["strategy"]["matrix"]["python"] == ["3.12", "3.13", "3.14"]
    assert versions["steps"][-1]["run"] == "pip install uv && uv run --locked --group test pytest"
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"] == ">=3.11"


def test_other_random_games_are_tried_every_week():
    weekly = yaml.safe_load((ROOT / ".github/workflows/weekly.yml").read_text())
    command = weekly["jobs"]["random-games"]["steps"][-1]["run"]
    assert command.endswith("pytest --everything --hypothesis-profile=deep tests/contract")
    assert command.partition("pytest ")[2] in (ROOT / "CONTRIBUTING.md").read_text()


def test_updates_come_weekly_for_all_that_is_pinned():
    updates = (ROOT / ".github/dependabot.yml").read_text()
    assert set(re.findall(r"package-ecosystem: (\S+)", updates)) == {"uv", "github-actions", "docker", "docker-compose"}
    assert updates.count("interval: weekly") == 4
