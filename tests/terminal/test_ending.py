"""Programs that are stopped, that nobody reads any more, or that are given a wrong file end without a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.ending import Mistake, end_in_words

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
DEAF = ("engine games", "words check en")  # what prints for a reader who is gone


def run(*command, **more):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    environment |= more.pop("environment", {})
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        **more,
    )
    return done.returncode, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", DEAF)
def test_a_closed_pipe_ends_a_program_without_a_word(command):
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nobody:
        assert run(*command.split(), stdout=nobody) == (0, "")


@pytest.mark.slow
@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("command", DEAF)
def test_a_full_disk_ends_a_program_in_a_sentence(command):
    with FULL.open("wb") as full:
        code, told = run(*command.split(), stdout=full)
    assert code == 2
    assert told.removeprefix("engine: ") == "there is no room left on the disk\n"


@pytest.mark.slow
@pytest.mark.parametrize(("command", "imported"), [("engine games", "rich"), ("words check", "argparse")])
def test_ctrl_c_during_the_imports_ends_quietly(tmp_path, command, imported):
    (tmp_path / f"{imported}.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    assert run(*command.split(), environment={"PYTHONPATH": str(tmp_path)}) == (-signal.SIGINT, "")


@pytest.mark.parametrize(
    ("wrong", "code", "told"),
    [
        (KeyboardInterrupt(), 130, ""),
        (Mistake("name a game"), 2, "name a game\n"),
        (FileExistsError(17, "File exists", "out"), 2, "out cannot be used: File exists\n"),
    ],
)
def test_what_a_person_did_ends_a_program_in_words(capsys, wrong, code, told):
    with pytest.raises(SystemExit) as ended, end_in_words():
        raise wrong
    assert (ended.value.code, capsys.readouterr().err) == (code, told)


def test_an_error_about_no_file_keeps_its_traceback():
    with pytest.raises(ConnectionResetError), end_in_words():
        raise ConnectionResetError(104, "Connection reset by peer")
