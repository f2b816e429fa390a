"""The bot's owner sees its state, and reads a log without names or secrets."""

import asyncio
import json
import logging
import re
import subprocess
import sys
from dataclasses import fields, replace

import aiohttp
import pytest
from prometheus_client import generate_latest
from prometheus_client.openmetrics.parser import text_string_to_metric_families as openmetrics
from prometheus_client.parser import text_string_to_metric_families

import bot
from cogs.answering import answers
from cogs.answering.answers import Metrics
from cogs.people.health import health_screen
from cogs.people.health_numbers import Health, collect_health
from engine.chance import Guess
from games.loading import LEFT_OUT
from playground.starting_world import PEOPLE
from running.config import Endpoint, Unusable, parse_settings
from running.log import JsonLines
from running.metrics import SHARD, Numbers, serve_metrics
from running.version import read_version
from store import StoreFailed
from tests.end_to_end.stage import play, play_with_sockets, press, sentence, until
from tests.end_to_end.test_program import ROOT, environment, free_range
from tests.end_to_end.test_secrecy import HAND, hand_of
from words import Words

NOW = Health("1.2.3", 93784.0, 3, 1, 2, 2, 70, 4, 0.042, 9, 0.01, 0.25, 1, 5, 2, 8, 1, 1_500_000, 1e9)
UNMEASURED = replace(NOW, gateway=float("nan"))
LONG = ("answer", "commit", "picture", "thought")
PYTHON = {"implementation", "major", "minor", "patchlevel"}  # what the library says of Python itself


def test_the_owner_sees_the_state_of_the_program():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await stage.lobby("eleni", 2)
        await game.moves(3)
        told = await stage.slash(stage["ada"], "health")
        assert told.message.reader is stage["ada"].user, "nobody else sees it"
        assert "1 in play, 1 being set up, 1 in memory; 3 servers" in told.message.text
        assert "3 in the last minute, 3 since the start" in told.message.text
        assert re.search(r"\d+(\.\d)? MB, last written <t:\d+:R>", told.message.text)
        there = await stage.slash(stage["ada"], "health", channel=stage["ada"].dm())
        assert "3 since the start" in there.message.text

    play(scene)


@pytest.mark.parametrize(
    ("rules", "told"),
    [("compiled", "compiled"), ("pure", "python -m engine compile`"), ("stale", "the compiled ones are out of date")],
)
def test_the_owner_reads_which_rules_are_played(rules, told):
    [line] = [each for each in shown(replace(NOW, rules=rules), "en").splitlines() if "Rules" in each]
    assert line.endswith(told)


def test_the_owner_reads_which_games_were_left_out_and_why(monkeypatch):
    monkeypatch.setitem(LEFT_OUT, "pig, rules", "KeyError: '*dice*'")

    async def scene(stage):
        told = await stage.slash(stage["ada"], "health")
        assert "**Left out:** pig, rules: KeyError: '\\*dice\\*'" in told.message.text

    play(scene)


def test_nobody_but_the_owner_sees_the_state_anywhere():
    async def scene(stage):
        assert "health" not in {each["name"] for each in stage["bruno"].commands(stage.channel())}
        told = await stage.slash(stage["bruno"], "health", channel=stage["bruno"].dm())
        assert "réservé à qui fait tourner" in await sentence(stage["bruno"], told)

    play(scene)


def test_a_setting_names_other_owners():
    async def scene(stage):
        stage.bot.owner_ids = parse_settings({"ILION_OWNER": f"{stage['bruno'].id}, 7"}).owners
        told = await stage.slash(stage["bruno"], "health", channel=stage["bruno"].dm())
        assert "Coups" in told.message.text
        told = await stage.slash(stage["ada"], "health", channel=stage["ada"].dm())
        assert "Only the owner" in await sentence(stage["ada"], told)

    play(scene)


@pytest.mark.slow
def test_pictures_are_counted():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.hand(stage["ada"])
        now = await collect_health(stage.bot)
        assert now.pictures + now.pictures_left_out >= 2, "the table and a hand, unless this machine is too slow"

    play(scene, prints=True)


@pytest.mark.parametrize(("language", "size"), [("en", "1.5 MB"), ("fr", "1,5 Mo"), ("de", "1,5 MB")])
def test_an_unmeasured_connection_shows_no_number(language, size):
    told = shown(UNMEASURED, language)
    assert "\N{EN DASH} ms" in told
    assert size in told
    assert "nan" not in told


@pytest.mark.parametrize(
    ("language", "some", "none"),
    [
        ("en", "3 workers", "no worker: on this machine"),
        ("fr", "3 processus", "aucun processus\N{NO-BREAK SPACE}: sur cette machine"),
        ("de", "3 Prozesse", "kein Prozess: auf diesem Rechner"),
    ],
)
def test_the_owner_sees_where_computer_players_think(language, some, none):
    there, away = (shown(replace(NOW, scheduler="tcp://it:8786", workers=workers), language) for workers in (3, 0))
    assert "tcp://it" not in shown(NOW, language)
    assert f"`tcp://it:8786`, {some}" in there
    assert none in away


def shown(now, language):
    [found] = [each for each in health_screen(now, Words(language)).walk_children() if hasattr(each, "content")]
    return found.content


def test_metrics_give_moves_a_minute_and_the_median_answer():
    now = [0.0]
    vitals = Metrics(lambda: now[0])
    assert (vitals.usual_answer, vitals.slowest_answer) == (0.0, 0.0)
    for seconds in (0.1, 0.3, 9.0):
        vitals.answered(seconds)
        vitals.moved()
        now[0] += 25
    assert (vitals.usual_answer, vitals.slowest_answer) == (0.3, 9.0)
    assert (vitals.moves_a_minute, vitals.moves, vitals.uptime) == (2, 3, 75.0)
    now[0] += 60
    assert (vitals.moves_a_minute, vitals.moves) == (0, 3)


# -- metrics


def numbers(text):
    """Return all samples, by their name and labels."""
    found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(sample.name, *sorted(sample.labels.items())): sample.value for sample in found}


def collected(now, process=0):
    return numbers(generate_latest(Numbers(now, process)).decode())


async def answer_of(client, port, path="/metrics", **headers):
    async with client.get(f"http://127.0.0.1:{port}{path}", headers=headers) as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


def test_a_monitor_reads_the_numbers():
    told = collected(NOW, process=3)
    assert told["ilion_info", ("process", "3"), ("version", read_version())] == 1
    assert (told["ilion_moves_total",], told["ilion_uptime_seconds",], told["ilion_store_size_bytes",]) == (
        70, 93784, 1_500_000
    )  # fmt: skip
    assert not [name for name, *_ in told if name.endswith("_created")], "nobody asks when each began"
    assert not [name for name, *_ in collected(UNMEASURED) if "gateway" in name], "there is no number yet"


def test_every_number_of_health_is_told_to_a_monitor():
    told = {name for name, *_ in collected(replace(NOW, shards={0: 0.04}))}
    for field in (each for each in fields(NOW) if each.name not in ("rules", "scheduler")):  # words are no numbers
        known = {"shards": SHARD, "version": "ilion_info"}.get(field.name, f"ilion_{field.name}")
        assert [name for name in told if name.startswith(known)], field.name


def test_each_connection_to_discord_has_its_latency():
    told = collected(replace(NOW, shards={0: 0.04, 7: 0.05, 8: float("nan")}))
    assert {key: value for key, value in told.items() if key[0] == SHARD} == {
        (SHARD, ("shard", "0")): 0.04, (SHARD, ("shard", "7")): 0.05
    }  # fmt: skip


def test_every_metric_has_a_unit_and_a_meaning():
    shapes = {"counter": "_total", "histogram": "_seconds"}
    for family in text_string_to_metric_families(generate_latest(Numbers(NOW, 0)).decode()):
        assert family.documentation, family.name
        if family.name.startswith("ilion_"):
            ends = shapes.get(family.type, "")
            assert all(sample.name.endswith(ends) for sample in family.samples) or family.name.endswith(ends)


def measured():
    """Return how often each thing that takes long was measured."""
    told = collected(None)
    return {what: sum(told[key] for key in told if key[0] == f"ilion_{what}_duration_seconds_count") for what in LONG}


@pytest.mark.slow
def test_what_takes_long_is_measured_as_it_happens():
    async def scene(stage):
        before = measured()
        game = await stage.open_table("ada", computers=1)
        await game.hand(stage["ada"])
        await game.moves(3)
        after = measured()
        assert [what for what in LONG if after[what] <= before[what]] == []

    play(scene, prints=True)


def test_an_answer_is_measured_until_discord_has_it(monkeypatch):
    """An announcement is an answer, however long the work takes after it."""

    async def scene(stage):
        monkeypatch.setattr(answers, "BREATH", 0.0)
        before = collected(None)["ilion_answer_duration_seconds_sum",]
        told = await stage.slash(stage["ada"], "health")
        await until(lambda: told.message and stage.bot.metrics.answers)
        taken = collected(None)["ilion_answer_duration_seconds_sum",] - before
        assert 0 < taken < stage.bot.metrics.slowest_answer

    play(scene)


def test_no_label_says_who_plays_or_where():
    async def scene(stage):
        game = await stage.open_table("ada bruno")
        await game.moves(1)
        now = await collect_health(stage.bot)
        labels = {label for _, *labels in collected(now) for label, _ in labels}
        assert labels <= {"process", "version", "shard", "level", "le", "generation"} | PYTHON

    play(scene)


def test_a_monitor_is_told_that_the_database_does_not_answer():
    async def scene():
        async def look():
            raise StoreFailed("the disk is gone")

        at = Endpoint(port=free_range())
        async with serve_metrics(look, at), aiohttp.ClientSession() as client:
            status, _, text = await answer_of(client, at.port)
            assert (status, numbers(text)["ilion_store_up",]) == (200, 0)
            assert "disk" not in text
            assert "ilion_commit_duration_seconds_count" in text
            assert (await answer_of(client, at.port, "/readyz"))[0] == 503
            assert (await answer_of(client, at.port, "/livez"))[0] == 200

    asyncio.run(scene())


def test_a_monitor_on_this_machine_is_answered_while_the_bot_runs():
    async def scene(stage):
        async def look():
            return await collect_health(stage.bot)

        at = Endpoint(port=free_range())
        async with serve_metrics(look, at), aiohttp.ClientSession() as client:
            status, kind, text = await answer_of(client, at.port)
            assert (status, kind) == (200, "text/plain; version=0.0.4; charset=utf-8")
            assert (numbers(text)["ilion_servers",], numbers(text)["ilion_store_up",]) == (3, 1)
            assert numbers(text)[SHARD, ("shard", "0")] >= 0
            assert (await answer_of(client, at.port, "/"))[0] == 404
            for stranger in ({"Host": "rebound.example"}, {"Origin": "https://evil.example"}):
                status, _, text = await answer_of(client, at.port, **stranger)
                assert (status, "ilion_" in text) == (403, False)
            with pytest.raises(Unusable, match="ILION_METRICS: port"):
                async with serve_metrics(look, at):
                    pass
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", at.port)

    play_with_sockets(scene)


async def now():
    return NOW


def test_newer_monitors_are_answered_in_open_metrics():
    async def scene():
        at = Endpoint(port=free_range())
        async with serve_metrics(now, at), aiohttp.ClientSession() as client:
            _, kind, text = await answer_of(client, at.port, Accept="application/openmetrics-text; version=1.0.0")
        assert kind.startswith("application/openmetrics-text; version=1.0.0")
        assert {"ilion", "ilion_moves", "ilion_answer_duration_seconds"} <= {
            family.name for family in openmetrics(text)
        }

    asyncio.run(scene())


def test_a_monitor_elsewhere_is_answered_and_no_web_page():
    async def scene():
        at = Endpoint("0.0.0.0", free_range())
        async with serve_metrics(now, at), aiohttp.ClientSession() as client:
            assert (await answer_of(client, at.port, Host="ilion-0.ilion:9464"))[0] == 200
            status, _, text = await answer_of(client, at.port, Origin="https://evil.example")
            assert (status, "ilion_" in text) == (403, False)

    asyncio.run(scene())


def test_each_process_of_a_machine_has_a_port_of_its_own():
    async def scene():
        first = Endpoint(port=free_range())
        async with serve_metrics(now, first), serve_metrics(now, first, 1), aiohttp.ClientSession() as client:
            for process in (0, 1):
                _, _, text = await answer_of(client, first.port + process)
                assert ("ilion_info", ("process", str(process)), ("version", read_version())) in numbers(text)
        with pytest.raises(Unusable, match="there is no port 65536"):
            async with serve_metrics(now, Endpoint(port=65535), 1):
                pass

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("0", Endpoint()),
        ("9464", Endpoint("127.0.0.1", 9464)),
        ("0.0.0.0:9464", Endpoint("0.0.0.0", 9464)),
        ("[::1]:9464", Endpoint("::1", 9464)),
    ],
)
def test_a_setting_says_where_a_monitor_may_ask(value, expected):
    assert parse_settings({"ILION_METRICS": value}).metrics == expected
    assert expected.loopback is (expected.host != "0.0.0.0")


@pytest.mark.slow
def test_the_program_opens_the_configured_metrics_port(tmp_path):
    first = free_range()
    command = [sys.executable, str(ROOT / "bot.py"), "--port", str(first)]
    settings = environment(ILION_METRICS=str(first + 1), ILION_LOG="json")
    with subprocess.Popen(
        command, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        try:
            assert "playground is open" in program.stdout.readline()
            text = asyncio.run(_fetched(f"http://127.0.0.1:{first + 1}/metrics"))
            assert f'version="{read_version()}"' in text
        finally:
            program.terminate()
            _, wrong = program.communicate(timeout=60)
    assert program.returncode == 0, wrong
    assert all(json.loads(line) for line in wrong.splitlines()), wrong


async def _fetched(url):
    async with aiohttp.ClientSession() as client:
        for _ in range(1200):
            try:
                async with client.get(url) as answer:
                    return await answer.text()
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)
    raise AssertionError("nobody answers")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ILION_OWNER", "ada"),
        ("ILION_OWNER", "1 2"),
        ("ILION_LOG", "xml"),
        ("ILION_METRICS", "70000"),
        ("ILION_THINKERS", "localhost:8786"),
        ("ILION_THINKERS", "tcp://localhost"),
        ("ILION_THINKERS", "tcp://localhost:99999"),
        ("ILION_THINKERS", "http://localhost:8786"),
        ("ILION_METRICS", "pc:9464"),
    ],
)
def test_an_invalid_setting_is_refused_by_name(name, value, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)  # where there is no `.env`
    monkeypatch.setenv(name, value)
    assert bot.main([]) == 1
    [told] = capsys.readouterr().err.splitlines()
    assert told.startswith("ilion: ")
    assert name in told
    assert value in told


# -- the log


def line(message, *about, level=logging.INFO, **extra):
    record = logging.getLogger("cogs.test").makeRecord("cogs.test", level, "f", 1, message, about, None, extra=extra)
    return json.loads(JsonLines().format(record))


def test_a_line_says_which_table_and_ply_it_is_about():
    told = line("table %d, ply %d: %s", 7, 12, "frozen", level=logging.ERROR)
    assert (told["table"], told["ply"], told["message"], told["level"]) == (7, 12, "frozen", "ERROR")
    told = line("table %d: not shown", 7)
    assert (told["table"], told["message"]) == (7, "not shown")
    assert "ply" not in told
    assert line("answered", fields={"what": "play", "ms": 3})["what"] == "play"


def test_the_log_omits_tokens_and_exception_messages():
    told = line("POST https://discord.com/api/v10/webhooks/123/aW50-x.Yz_9?wait=true failed")
    assert told["message"] == "POST https://discord.com/api/v10/webhooks/123/…?wait=true failed"
    told = line("/interactions/5/sEcret/callback")
    assert "sEcret" not in told["message"]
    secret = "Hoplite 4 of Ada"
    try:
        raise ValueError(secret)
    except ValueError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, "f", 1, "wrong", (), sys.exc_info())
    told = JsonLines().format(record)
    assert "ValueError" in told
    assert "Hoplite" not in told
    assert "Ada" not in told


def test_the_text_log_omits_interaction_tokens():
    here = "https://discord.com/api/v10/webhooks/123/aW50.sEcret=%3D/messages/@original"
    script = """if True:
        import logging, sys
        from running import log
        log.set_up(sys.argv[1])
        logging.warning("PATCH %s responded with 429", sys.argv[2])
        try:
            raise OSError(f"POST {sys.argv[2]!r} was cut, and then /interactions/5/sEcret/callback")
        except OSError:
            logging.exception("an answer failed")"""
    for kind in ("text", "json"):
        command = [sys.executable, "-c", script, kind, here]
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True).stderr
        assert "PATCH https://discord.com/api/v10/webhooks/123/…/messages/@original responded with 429" in said
        assert "an answer failed" in said
        assert "sEcret" not in said


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    ["horse", *[pytest.param(game, marks=pytest.mark.slow) for game in ("iliad", "delphi", "olympus", "hector")]],
)
def test_the_log_of_a_game_names_no_person_card_hand_or_move(game):
    seats = 3 if game == "delphi" else 2

    async def scene(stage):
        hands = set()
        game = await stage.open_table("ada bruno", computers=seats - 2)

        async def look():
            hands.update(hand_of(panel) for panel in game.panels.values() if HAND.search(panel.text))

        await game.to_the_end(Guess(5), look)
        await press(stage["ada"], await game.board(), "help")
        await stage.rest()
        records = [each for each in stage.diary.records if each.name.split(".")[0] != "aiohttp"]
        lines = [JsonLines().format(each) for each in records if each.levelno >= logging.INFO]
        assert len(lines) > 20, "there is something to read"
        words = set(re.findall(r"\w+", " ".join(lines).casefold()))
        assert not words & {name.casefold() for person in PEOPLE.items() for name in (person[0], person[1][0])}
        spoken = {hand.strip() for hand in hands if len(hand) > 12}
        moves = {entry.move for entry in await game.log() if len(entry.move) > 6}
        assert moves
        seed = (await game.table()).match.seed.hex()
        assert not [each for each in (*spoken, *moves, seed) if any(each in line for line in lines)]
        told = [json.loads(each) for each in lines]
        assert {"open", "answer", "help", "play", "start"} & {each.get("what") for each in told}
        assert {each["ms"] >= 0 for each in told if "what" in each} == {True}

    play(scene, game=game, pictures=False)
