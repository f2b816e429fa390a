"""What `docker compose up` starts: every service names only what there is. No Docker is here, so none of it runs."""

import re
import shlex
import subprocess
from pathlib import Path

import jsonschema
import pytest
import yaml

from bot import build_parser
from running.config import parse_settings as settings_of
from tables.thinking.thinking import LIMIT
from tests.deployment.files import ROOT, SETTINGS, extras_of_the_image, listening, read

COMPOSE = {name: read(name) for name in ("compose.yaml", "compose.small.yaml")}
SERVICES = [(file, name) for file, found in COMPOSE.items() for name in found["services"]]
BIG = COMPOSE["compose.yaml"]["services"]
OURS = [(file, name) for file, name in SERVICES if COMPOSE[file]["services"][name]["image"] == "ilion"]
WORDS = {"type": "array", "items": {"type": "string"}, "minItems": 1}
NAME = {"type": "string", "pattern": r"^[a-z]+$"}
SCHEMA = {  # what of Compose we use, so that a misspelled word is noticed
    "type": "object",
    "required": ["services", "volumes"],
    "additionalProperties": False,
    "patternProperties": {"^x-": {}},
    "properties": {
        "networks": {"type": "object"},
        "volumes": {"type": "object"},
        "services": {
            "additionalProperties": {
                "type": "object",
                "required": ["image", "restart"],
                "additionalProperties": False,
                "properties": {
                    "image": {"type": "string"},
                    "build": {"const": "."},
                    "command": WORDS,
                    "entrypoint": WORDS,
                    "environment": {"additionalProperties": {"type": "string"}},
                    "env_file": {"const": ".env"},
                    "profiles": WORDS,
                    "ports": WORDS,
                    "networks": {"type": "array", "items": NAME},
                    "volumes": WORDS,
                    "tmpfs": WORDS,
                    "depends_on": {
                        "additionalProperties": {"properties": {"condition": {"enum": ["service_healthy"]}}}
                    },
                    "healthcheck": {
                        "required": ["test", "interval", "timeout"],
                        "additionalProperties": False,
                        "properties": {
                            "test": {"type": "array", "prefixItems": [{"const": "CMD"}], "minItems": 2},
                            "interval": {"pattern": r"^\d+s$"},
                            "timeout": {"pattern": r"^\d+s$"},
                            "start_period": {"pattern": r"^\d+s$"},
                            "retries": {"type": "integer"},
                        },
                    },
                    "deploy": {"properties": {"replicas": {"type": "integer", "minimum": 1}}},
                    "stop_grace_period": {"pattern": r"^\d+s$"},
                    "shm_size": {"type": "string"},
                    "init": {"const": True},
                    "read_only": {"const": True},
                    "restart": {"const": "unless-stopped"},
                    "cap_drop": {"const": ["ALL"]},
                    "security_opt": {"const": ["no-new-privileges:true"]},
                },
            }
        },
    },
}


def service(file, name):
    return COMPOSE[file]["services"][name]


def filled(text):
    """Return a value as Compose would fill it in, with an answer to everything it asks for."""
    return re.sub(r"\$\{(\w+)(?::([-?])([^}]*))?\}", lambda found: found[3] if found[2] == "-" else "abc", text)


@pytest.mark.parametrize("file", COMPOSE)
def test_the_file_has_the_shape_of_a_compose_file(file):
    jsonschema.validate(COMPOSE[file], SCHEMA)


def test_a_misspelled_word_is_noticed():
    wrong = {"services": {"bot": {"image": "ilion", "restart": "unless-stopped", "enviroment": {}}}, "volumes": {}}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(wrong, SCHEMA)


@pytest.mark.parametrize(("file", "name"), OURS)
def test_the_program_takes_the_settings_of_a_service(file, name):
    given = {key: filled(value) for key, value in service(file, name).get("environment", {}).items()}
    assert {key for key in given if key.startswith(("ILION", "DISCORD"))} <= SETTINGS
    settings_of(given)


def test_every_setting_of_a_bot_reaches_the_bots():
    """One in ``.env`` that is not handed on would do nothing, and nobody would be told."""
    assert BIG["bot"]["environment"].keys() == SETTINGS - {"ILION_PORT"}, "a bot on Discord has no playground"


@pytest.mark.parametrize(("file", "name"), SERVICES)
def test_networks_volumes_and_services_that_are_named_exist(file, name):
    found, its = COMPOSE[file], service(file, name)
    assert set(its.get("networks", [])) <= found.get("networks", {}).keys()
    assert set(its.get("depends_on", {})) <= found["services"].keys()
    for source, *_ in (volume.split(":") for volume in its.get("volumes", [])):
        assert (ROOT / source).exists() if source.startswith(".") else source in found["volumes"]


@pytest.mark.parametrize(("file", "name"), OURS)
def test_a_service_of_ours_is_built_and_restricted(file, name):
    its = service(file, name)
    assert its["build"] == "."
    assert its["read_only"]
    assert its["cap_drop"] == ["ALL"]
    assert its["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize(("file", "name"), [each for each in SERVICES if each not in OURS])
def test_an_image_of_others_has_a_version(file, name):
    assert re.fullmatch(r"[\w/]+:v?\d+(\.\d+)*", service(file, name)["image"])


def test_only_grafana_opens_a_port_and_on_this_machine_only():
    opened = {name: its["ports"] for name, its in BIG.items() if "ports" in its}
    assert opened == {"grafana": ["127.0.0.1:3000:3000"]}


def test_the_commands_of_the_bots_exist():
    known = build_parser()._option_string_actions.keys()
    for file, name in OURS:
        words = service(file, name).get("command", [])
        assert service(file, name).get("entrypoint", ["dask"])[0] == "dask", "only Dask replaces the bot"
        if "entrypoint" not in service(file, name):
            assert {word for word in words if word.startswith("--")} <= known


def test_dask_listens_where_it_is_asked():
    assert listening(BIG["scheduler"]["command"]) == {8786, 8787}
    assert BIG["bot"]["environment"]["ILION_THINKERS"] == BIG["worker"]["command"][0] == "tcp://scheduler:8786"
    for name in ("scheduler", "worker"):
        [asked] = re.findall(r"http://127\.0\.0\.1:(\d+)/health", BIG[name]["healthcheck"]["test"][-1])
        assert int(asked) in listening(BIG[name]["command"])


def test_the_image_has_what_the_services_need():
    assert extras_of_the_image() == {"postgres", "dask"}
    assert "PYTHONPATH=/app" in (ROOT / "Dockerfile").read_text(), "workers of Dask import our modules"


def test_bots_and_database_agree_on_names():
    address, database = filled(BIG["bot"]["environment"]["ILION_DATABASE"]), BIG["postgres"]["environment"]
    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert address == f"postgresql://{user}:abc@postgres/{name}"
    assert {f"--username={user}", f"--dbname={name}"} <= set(BIG["postgres"]["healthcheck"]["test"])
    assert "database" in {*BIG["bot"]["networks"]} & {*BIG["postgres"]["networks"]}


def test_workers_reach_no_database_and_no_internet():
    assert BIG["worker"]["networks"] == ["thinking"]
    assert COMPOSE["compose.yaml"]["networks"]["thinking"] == {"internal": True}
    assert "environment" not in BIG["worker"], "a worker knows no secret"


@pytest.mark.parametrize("name", ["scheduler", "worker"])
def test_the_health_check_of_dask_is_a_program(name):
    test = BIG[name]["healthcheck"]["test"]
    assert test[:4] == ["CMD", "python", "-I", "-c"]
    compile(test[4], name, "exec")


def test_the_health_check_of_the_database_is_a_program():
    program, *options = BIG["postgres"]["healthcheck"]["test"][1:]
    installed = [*Path("/usr/lib/postgresql").glob(f"*/bin/{program}")]
    if not installed:
        pytest.skip("PostgreSQL is not installed")
    done = subprocess.run(
        [installed[0], *options, "--timeout=1", "--port=1"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2, f"{shlex.join(options)}: {done.stderr}"


@pytest.mark.parametrize(("file", "name"), [("compose.yaml", "bot"), ("compose.small.yaml", "ilion")])
def test_a_bot_has_time_for_the_longest_thought(file, name):
    assert float(service(file, name)["stop_grace_period"].rstrip("s")) > LIMIT


def test_what_the_small_file_needs_is_not_asked_by_the_big_one():
    """Anyone who has one bot with a file, and upgrades, must not begin on an empty database unawares."""
    asked = re.findall(r"POSTGRES_PASSWORD:\?([^}]+)", (ROOT / "compose.yaml").read_text())
    assert asked
    assert all("compose.small.yaml" in sentence for sentence in asked)
    assert COMPOSE["compose.small.yaml"]["services"]["ilion"]["volumes"] == ["data:/data"]


def test_prometheus_asks_each_bot_and_the_scheduler():
    found = {
        each["job_name"]: each["dns_sd_configs"][0]
        for each in read("deploy/prometheus/prometheus.yaml")["scrape_configs"]
    }
    assert found["ilion"]["names"] == ["bot"]
    assert (
        settings_of({"ILION_METRICS": BIG["bot"]["environment"]["ILION_METRICS"]}).metrics.port
        == found["ilion"]["port"]
    )
    assert found["dask"]["names"] == ["scheduler"]
    assert found["dask"]["port"] in listening(BIG["scheduler"]["command"])
    for name in ("bot", "scheduler", "grafana"):
        assert "watching" in BIG[name]["networks"]


def test_what_prometheus_and_grafana_read_is_mounted_there():
    mounted = dict(volume.split(":")[:2] for name in ("prometheus", "grafana") for volume in BIG[name]["volumes"])
    for file in [
        *read("deploy/prometheus/prometheus.yaml")["rule_files"],
        BIG["prometheus"]["command"][0].partition("=")[2],
    ]:
        assert (ROOT / mounted_file(mounted, file)).is_file()
    [provider] = read("deploy/grafana/provisioning/dashboards/ilion.yaml")["providers"]
    assert mounted_file(mounted, f"{provider['options']['path']}/ilion.json") == Path("deploy/grafana/ilion.json")
    [source] = read("deploy/grafana/provisioning/datasources/prometheus.yaml")["datasources"]
    assert source["url"] == "http://prometheus:9090"


def mounted_file(mounted, there):
    """Return the file of the repository that a container sees at a path."""
    [(source, target)] = [each for each in mounted.items() if there.startswith(each[1])]
    return Path(source + there.removeprefix(target))


def test_every_file_of_yaml_is_read_by_somebody():
    """A file with a mistake of YAML would fail here, in any reader."""
    files = [*ROOT.glob("deploy/**/*.yaml"), *ROOT.glob("compose*.yaml")]
    assert len(files) > 10
    assert all([*yaml.safe_load_all(file.read_text())] for file in files)


@pytest.mark.parametrize("file", COMPOSE)
def test_the_workflow_reads_each_file_with_all_that_it_demands(file):
    steps = (ROOT / ".github/workflows/ci.yml").read_text().splitlines()
    named = "docker compose config" if file == "compose.yaml" else f"--file {file} config"
    [step] = [step for step in steps if named in step]
    demanded = {*re.findall(r"\$\{(\w+):\?", (ROOT / file).read_text())}
    assert demanded <= {*re.findall(r"(\w+)=", step)}


# -- the commands that the guides give


def commands(path):
    """Return the lines of code of a guide, in order."""
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.startswith("    ")]


@pytest.mark.parametrize("path", ["docs/operations.md", "docs/scaling.md"])
def test_a_folder_for_backups_is_made_before_one_is_written(path):
    using = [line for line in commands(path) if "backups" in line]
    assert using[0] == "mkdir -p backups"


def test_a_move_to_many_bots_leaves_the_file_for_one():
    """With COMPOSE_FILE in .env, as operations.md advises, `docker compose` knows no service called postgres."""
    moving = commands("docs/scaling.md")
    moving = moving[moving.index("docker compose --file compose.small.yaml stop") :]
    named = next(at for at, line in enumerate(moving) if "COMPOSE_FILE" in line)
    assert named < next(at for at, line in enumerate(moving) if line.startswith("docker compose up"))


def test_a_move_waits_for_the_database():
    """A server that has just been started takes some seconds, and a move ends with a sentence if it cannot connect."""
    assert "docker compose up --detach --wait postgres" in commands("docs/scaling.md")
