"""Bots by anybody: what they read, and what becomes of those that break the rules."""

import json
import os
import signal
import socketserver
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from terminal.bots import peers, player
from terminal.bots.connection import CHUNK, LONGEST, Connection
from terminal.bots.peers import Program
from tests.processes import ends, runs
from tests.quick import slow_but
from tests.terminal.bots import fault, hurried, patient, played, playing, posix, written

pytestmark = posix
ROOT = Path(__file__).parents[2]
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


@pytest.mark.parametrize("key", ["iliad", "delphi", "olympus", "hector", "horse"])
def test_a_bot_plays_every_game_to_its_end(tmp_path, key):
    found = played(playing(tmp_path), key)
    assert found.forfeits == {}
    assert found.outcome.reason != "forfeit"


def test_a_bot_is_told_the_game_each_question_and_the_end(tmp_path):
    heard = tmp_path / "heard"
    played(playing(tmp_path, before=f"""
class Tee:
    def __iter__(self):
        for line in sys.__stdin__:
            open({str(heard)!r}, "a").write(line)
            yield line
sys.stdin = Tee()
"""))  # fmt: skip
    first, *turns, last = map(json.loads, heard.read_text().splitlines())
    assert (first["type"], first["protocol"], first["game"], first["seat"]) == ("game", 1, "hector", 0)
    assert first["cards"]["troop"][0]["id"] == "slinger"
    assert {each["type"] for each in turns} == {"turn"}
    assert all(len(each["moves"]) > 1 for each in turns), "a forced move is not asked for"
    assert {each["view"]["seat"] for each in turns} == {0}
    assert last["type"] == "end"
    assert sorted(last["places"]) == [1, 2]


def test_partners_are_two_bots_that_see_one_hand_each(tmp_path):
    told = tmp_path / "told"
    turn = f"open({str(told)!r}, 'a').write(f'{{os.getpid()}} {{message[\"view\"][\"seat\"]}}\\n')"
    assert played(playing(tmp_path, turn), "iliad", seats=6).forfeits == {}
    pairs = {tuple(line.split()) for line in told.read_text().splitlines()}
    assert len(pairs) == len({seat for _, seat in pairs}) == 2


LIES = {
    "illegal": ('print(\'{"move": "fly"}\', flush=True)', 'chose "fly", which is not among its'),
    "garbage": ("print('hello', flush=True)", 'wrote "hello", which is not JSON'),
    "empty": ("print(flush=True)", 'wrote "", which is not JSON'),
    "list": ("print('[1]', flush=True)", 'wrote "[1]"; an answer is a line such as {"move": "NAME"}'),
    "number": ("print('{\"move\": 1}', flush=True)", "an answer is a line such as"),
    "nothing": ("print('{}', flush=True)", "an answer is a line such as"),
    "deep": ("print('[' * 60000, flush=True)", "which is not JSON"),
    "binary": ("os.write(1, b'\\xff\\xfe\\n')", "wrote bytes that are not UTF-8"),
    "control": ("print('\\x1b[2J', flush=True)", 'wrote "?[2J", which is not JSON'),
    "long": ("print('x' * 70000, flush=True)", "wrote a line of more than 65536 bytes"),
    "endless": ("while True: os.write(1, b'x' * 1000)", "wrote a line of more than 65536 bytes"),
    "twice": ("print('{\"move\": \"' + message['moves'][0] + '\"}\\n{}', flush=True)", "an answer is a line such as"),
    "hidden": ("os.close(1); time.sleep(1000)", "stopped writing"),
}
ENDS = {
    "exits": ("sys.exit(3)", "stopped writing (exit code 3)"),
    "raises": ("message['nothing']", "stopped writing (exit code 1, last error output: \"KeyError: 'nothing'\")"),
    "killed": ("os.kill(os.getpid(), 9)", "stopped writing (exit code 137)"),
}


@pytest.mark.parametrize("lie", slow_but(3, LIES))
def test_a_bot_that_breaks_the_protocol_loses_and_is_told_why(tmp_path, lie):
    turn, why = LIES[lie]
    found = played(playing(tmp_path, turn))
    assert why in found.forfeits[0]
    assert found.outcome.shares == (0.0, 1.0)


@pytest.mark.parametrize("how", ENDS)
def test_a_bot_that_ends_loses_and_is_told_how_it_ended(tmp_path, monkeypatch, how):
    patient(monkeypatch)
    turn, why = ENDS[how]
    assert fault(playing(tmp_path, turn)) == why


SILENCE = {
    "sleeps": "time.sleep(1000)",
    "computes": "while True: pass",
    "complains for ever": "while True: os.write(2, b'no' * 1000)",
    "stops itself": "os.kill(os.getpid(), signal.SIGSTOP)",
    "ignores signals": "[signal.signal(each, signal.SIG_IGN) for each in (1, 2, 15)]; time.sleep(1000)",
}


@pytest.mark.parametrize("silence", SILENCE)
def test_a_bot_that_does_not_answer_loses(tmp_path, monkeypatch, silence):
    hurried(monkeypatch)
    assert fault(playing(tmp_path, SILENCE[silence]), seconds=0.2).startswith("did not answer within 0.")


def test_a_bot_that_never_reads_loses(tmp_path, monkeypatch):
    hurried(monkeypatch)
    assert "did not answer within" in fault(written(tmp_path, "time.sleep(1000)"), seconds=0.2)


def test_a_bot_that_writes_without_reading_is_not_waited_for(tmp_path):
    assert "chose" in fault(written(tmp_path, 'while True: print(\'{"move": "?"}\')'))


def test_a_bot_may_have_a_month_for_a_move(tmp_path):
    assert played(playing(tmp_path), "horse", seconds=30 * 24 * 3600.0).forfeits == {}


def test_a_bot_that_floods_while_it_is_told_the_end_fills_no_memory(tmp_path):
    flooding = written(tmp_path, "print(flush=True)\nfor _ in range(50): os.write(1, b'x' * 65536)")
    connection = Connection(Program([flooding]))
    connection.ask("", 60.0)
    connection.close(60.0, "a line that it does not read" * 10_000)
    assert LONGEST < len(connection._said) <= LONGEST + CHUNK


def test_a_bot_may_flood_its_error_output_and_play_on(tmp_path):
    assert played(playing(tmp_path, "os.write(2, b'thinking ' * 50000)")).forfeits == {}


def test_a_bot_may_flood_its_error_output_while_it_stops(tmp_path):
    saved = tmp_path / "saved"
    bot = Path(playing(tmp_path))
    bot.write_text(bot.read_text() + f"os.write(2, b'learned ' * 50000)\nopen({str(saved)!r}, 'w')\n")
    assert played(str(bot), "horse").forfeits == {}
    assert saved.exists()


@linux
@pytest.mark.parametrize("after", ["plays", "lies", "ignores the end"])
def test_nothing_of_a_bot_is_left_after_a_game(tmp_path, monkeypatch, after):
    hurried(monkeypatch)
    monkeypatch.setattr("terminal.bots.player.START", 30.0)
    noted = tmp_path / "processes"
    begin = f"""
child = subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL)
open({str(noted)!r}, "w").write(f"{{os.getpid()}} {{child.pid}} {{os.getppid()}}")
"""
    bot = Path(playing(tmp_path, "print('lie', flush=True)" if after == "lies" else "pass", begin))
    if after == "ignores the end":
        bot.write_text(bot.read_text() + "time.sleep(1000)\n")
    assert bool(played(str(bot)).forfeits) == (after == "lies")
    bot_itself, child, guard = map(int, noted.read_text().split())
    assert len({bot_itself, child, guard}) == 3
    assert not runs(guard)
    assert ends(bot_itself)
    assert ends(child)


ESCAPES = {
    "begins a session": "sleeping(start_new_session=True)",
    "gives its child away": "if not os.fork(): os.setsid(); sleeping(); os._exit(0)",
    "leaves its group": "os.setpgid(0, os.getppid()); sleeping(process_group=0)",
    "kills its guard": "sleeping(); os.kill(os.getppid(), signal.SIGKILL)",
    "kills its guard and goes": "sleeping(start_new_session=True); os.kill(os.getppid(), signal.SIGKILL); os._exit(0)",
    "stops its guard": "sleeping(start_new_session=True); os.kill(os.getppid(), signal.SIGSTOP)",
}
ESCAPING = """
noted = {noted!r}
def sleeping(**how):
    subprocess.Popen(["sh", "-c", f"echo $$ > {{noted}}/child~; mv {{noted}}/child~ {{noted}}/child; exec sleep 1000"],
                     stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    while not os.path.exists(noted + "/child"): time.sleep(0.01)
open(noted + "/bot", "w").write(str(os.getpid()))
{how}
while not os.path.exists(noted + "/child"): time.sleep(0.01)
"""


@pytest.mark.slow
@linux
@pytest.mark.parametrize("how", ESCAPES)
def test_no_process_of_a_bot_gets_away(tmp_path, monkeypatch, how):
    hurried(monkeypatch)
    monkeypatch.setattr(player, "START", 30.0)
    monkeypatch.setattr(peers, "SOON", 0.5)
    noted = tmp_path / "noted"
    noted.mkdir()
    played(playing(tmp_path, before=ESCAPING.format(noted=str(noted), how=ESCAPES[how])))
    assert ends(int((noted / "bot").read_text()))
    assert ends(int((noted / "child").read_text()))


@linux
def test_a_killed_guard_is_said_so(tmp_path, monkeypatch):
    patient(monkeypatch)
    turn = "os.kill(os.getppid(), signal.SIGKILL); sys.exit(0)"
    assert fault(playing(tmp_path, turn)) == "stopped writing (its guard was killed)"


@linux
def test_only_what_a_killed_guard_left_is_ended(tmp_path):
    before = subprocess.Popen(["sleep", "1000"], start_new_session=True)
    bots = [Program(["sleep", "1000"]) for _ in range(2)]
    during = subprocess.Popen(["sleep", "1000"])
    try:
        bots[0]._process.kill()
        bots[0].end(0.0)
        assert [each.poll() for each in (before, bots[1]._process, during)] == [None] * 3
    finally:
        bots[1].end(0.0)
        for each in bots:
            each.release()
        for process in (before, during):
            process.kill()
            process.wait()


@linux
def test_a_bot_ends_with_the_program_that_is_killed(tmp_path):
    noted = tmp_path / "process"
    body = f"open({str(noted)!r} + '~', 'w').write(str(os.getpid()))\n"
    bot = written(tmp_path, body + f"os.rename({str(noted)!r} + '~', {str(noted)!r})\ntime.sleep(1000)")
    code = f"from terminal.bots.peers import Program; kept = Program([{bot!r}]); input()"
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdin=subprocess.PIPE) as program:
        while not noted.exists():
            assert program.poll() is None
        process = int(noted.read_text())
        assert runs(process)
        program.send_signal(signal.SIGKILL)
    assert ends(process)


def test_a_file_that_is_no_program_is_said_so(tmp_path, monkeypatch):
    patient(monkeypatch)
    bot = tmp_path / "bot"
    bot.write_bytes(b"\x00\x01\x02")
    bot.chmod(0o755)
    assert '"bot cannot be run: Exec format error"' in fault(str(bot))


def test_a_bot_is_not_told_the_token_of_ours(tmp_path, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("ILION_DATABASE", "secret")
    monkeypatch.setenv("MODEL", "mine")
    turn = "print(sorted(name for name in os.environ if name[:5] in ('DISCO', 'ILION', 'MODEL')), flush=True)"
    assert fault(playing(tmp_path, turn)).startswith("wrote \"['MODEL']\"")


@linux
@pytest.mark.slow
def test_no_program_above_a_bot_began_with_the_token(tmp_path):
    found = tmp_path / "found"
    look = f"""
above, process = [], os.getppid()
while process not in (0, 1, {os.getpid()}):
    above.append(b"secret" in open(f"/proc/{{process}}/environ", "rb").read())
    process = int(open(f"/proc/{{process}}/stat").read().rpartition(")")[2].split()[1])
open({str(found)!r}, "w").write(json.dumps(above))
"""
    players = ["--players", f"{playing(tmp_path, before=look)},random"]
    command = [sys.executable, "-m", "engine", "duel", "hector", *players, "--games", "1", "--processes", "1"]
    settings = {**os.environ, "DISCORD_TOKEN": "secret", "ILION_DATABASE": "secret"}
    subprocess.run(command, cwd=ROOT, env=settings, check=True, capture_output=True)
    assert json.loads(found.read_text()) == [False] * 3, "the guard, the process that plays, and the program"


@pytest.fixture
def address():
    class Seat(socketserver.StreamRequestHandler):
        def handle(self):
            for line in self.rfile:
                message = json.loads(line)
                if message["type"] == "turn":
                    self.wfile.write(json.dumps({"move": message["moves"][0]}).encode() + b"\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Seat) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"tcp://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_bot_may_listen_at_an_address(address):
    found = played(address)
    assert found.forfeits == {}
    assert found.outcome.reason != "forfeit"


def test_a_bot_that_does_not_listen_loses(address):
    nobody = "tcp://127.0.0.1:1"
    assert fault(nobody) == "cannot be reached: Connection refused"


def test_a_bot_that_hangs_up_loses():
    class Rude(socketserver.BaseRequestHandler):
        def handle(self):
            self.request.recv(10)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Rude) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        assert fault(f"tcp://127.0.0.1:{server.server_address[1]}") == "stopped writing"
        server.shutdown()


@pytest.mark.slow
def test_no_file_is_left_open_after_a_game(tmp_path, address):
    def open_files():
        return len(os.listdir("/dev/fd"))

    before = open_files()
    for name in (playing(tmp_path), address, written(tmp_path, "print('lie')", "liar")):
        played(name)
    assert open_files() == before


@pytest.mark.slow
@linux
@pytest.mark.parametrize("how", slow_but([signal.SIGKILL], [signal.SIGTERM, signal.SIGKILL]))
def test_a_killed_duel_leaves_no_process_behind(tmp_path, how):
    noted = tmp_path / "processes"
    noted.mkdir()
    begin = f"open({str(noted)!r} + f'/{{os.getpid()}} {{os.getppid()}}', 'w')\n"
    bot = playing(tmp_path, "time.sleep(1000)", begin)
    command = [sys.executable, "-m", "engine", "duel", "hector", "--players", f"{bot},random", "--processes", "2"]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as program:
        while len(list(noted.iterdir())) < 2:
            assert program.poll() is None
            time.sleep(0.05)
        program.send_signal(how)
    assert all(ends(int(process)) for each in noted.iterdir() for process in each.name.split())
