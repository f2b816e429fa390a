"""The setting ILION_THINKERS: a scheduler of Dask, or processes of this machine."""

import asyncio
import os
import subprocess
import sys

import numpy
import pytest

from running.config import parse_settings
from running.program import describe_program
from running.thinkers import choose_thinker
from tables.remote.cluster import Cluster
from tables.thinking.thinking import Pool
from tests.end_to_end.test_program import ROOT, environment, one_line, run_alone

ADDRESS = "tcp://127.0.0.1:1"


async def thinker_of(address):
    async with choose_thinker(address) as thinker:
        return thinker


def test_without_the_setting_processes_of_this_machine_think():
    assert isinstance(asyncio.run(thinker_of(parse_settings({}).thinkers)), Pool)


@pytest.mark.parametrize("address", [ADDRESS, "tls://thinkers.example.org:8786", "tcp://[::1]:8786"])
def test_with_the_setting_a_scheduler_is_asked(address):
    assert parse_settings({"ILION_THINKERS": f" {address} "}).thinkers == address
    thinker = asyncio.run(thinker_of(address))
    assert isinstance(thinker, Cluster)
    assert thinker.load.scheduler == address


@pytest.mark.slow
def test_a_bot_without_dask_says_how_to_install_it(tmp_path):
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "distributed.py").write_text("raise ModuleNotFoundError(\"No module named 'distributed'\")")
    settings = {"PYTHONPATH": f"{hidden}{os.pathsep}{ROOT}", "ILION_THINKERS": ADDRESS}
    one_line(run_alone(folder=tmp_path, **settings), "ILION_THINKERS needs Dask", "`uv sync --inexact --extra dask`")


@pytest.mark.slow
def test_a_bot_without_the_setting_never_loads_dask():
    code = "import sys, bot, running.start, running.check; sys.exit('dask' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment(), check=True)


@pytest.mark.parametrize(
    "file", ["pig/rules.py", "pig/nets/2-2.npz", "pig/nets/2-2.json", "pig/nets/2-2.weights", "pig/puzzles.jsonl"]
)
def test_the_program_tells_one_file_from_another(file, tmp_path, monkeypatch):
    before = describe_program()["Ilion"]
    monkeypatch.setattr("running.program.ROOT", tmp_path)
    path = tmp_path / "games" / file
    path.parent.mkdir(parents=True)
    assert describe_program()["Ilion"] != before
    seen = {before, describe_program()["Ilion"]}
    for content in ("one", "other"):
        path.write_text(content)
        assert describe_program()["Ilion"] not in seen
        seen.add(describe_program()["Ilion"])


def test_the_program_names_python_and_numpy():
    assert describe_program()["Python"] == f"{sys.version_info.major}.{sys.version_info.minor}"
    assert describe_program()["numpy"] == numpy.__version__
