"""The bots that people begin with play, and the documented ones are all there."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.players import PLAYERS
from terminal.command import run_command_line
from tests.quick import slow_but
from tests.terminal.bots import fault, patient, played, posix

pytestmark = posix
ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.name for path in (ROOT / "examples/bots").iterdir() if path.is_file())
PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
node = pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")


def example(name):
    return str(ROOT / "examples/bots" / name)


@pytest.mark.parametrize("key", slow_but(["horse"], ["iliad", "delphi", "olympus", "hector", "horse"]))
@pytest.mark.parametrize("name", ["first.py", pytest.param("first.js", marks=node)])
def test_the_smallest_bots_play_every_game(name, key):
    assert played(example(name), key).forfeits == {}


@pytest.mark.slow
def test_the_bot_that_reads_views_beats_random_play(capsys):
    words = ("--players", f"{example('general.py')},random", "--games", "10", "--processes", "1", "--json")
    assert run_command_line(["duel", "hector", *words]) == 0
    score = json.loads(capsys.readouterr().out)["players"][example("general.py")]
    assert score["won"] >= 9
    assert "forfeits" not in score


def test_the_bot_that_listens_plays():
    with subprocess.Popen([sys.executable, example("server.py"), "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            address = server.stdout.readline().split()[-1]
            assert played(address, "horse").forfeits == {}
            assert played(address, "horse").forfeits == {}
        finally:
            server.kill()


def test_the_page_lists_every_example():
    assert sorted(re.findall(r"^\| `examples/bots/([\w.]+)`", PAGE, re.MULTILINE)) == EXAMPLES


def test_the_page_names_every_player_of_ours():
    (named,) = re.findall(r"separated by commas, beside (.+?):$", PAGE, re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"`(\w+)`", named)) == set(PLAYERS)


def test_the_page_quotes_a_forfeit_as_it_is_told(tmp_path, monkeypatch):
    patient(monkeypatch)
    bot = tmp_path / "my-bot.py"
    bot.write_text("import json\nfor _ in range(2): message = json.loads(input())\nmessage['hands']\n")
    (quoted,) = re.findall(r"engine: game 1: \./my-bot (.+), and forfeits$", PAGE, re.MULTILINE)
    assert fault(str(bot)) == quoted


def test_the_page_explains_every_field_of_the_lines(capsys):
    assert run_command_line(["view", "hector"]) == 0
    for line in map(json.loads, capsys.readouterr().out.splitlines()):
        section = PAGE.partition(f"### You read: {line['type']}\n")[2].partition("\n#")[0]
        assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == list(line)
