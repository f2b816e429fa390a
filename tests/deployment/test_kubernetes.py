"""What `kubectl apply --kustomize deploy/kubernetes` creates names only what there is. No cluster is here to try it."""

import re

import jsonschema
import pytest

from running.config import parse_settings as settings_of
from running.version import read_version
from tables.thinking.thinking import LIMIT
from tests.deployment.files import ROOT, SETTINGS, documents, listening, read, size

FOLDER = ROOT / "deploy/kubernetes"
KUSTOMIZATION = read("deploy/kubernetes/kustomization.yaml")
FOUND = [each for file in KUSTOMIZATION["resources"] for each in documents(f"deploy/kubernetes/{file}")]
SECRET = read("deploy/kubernetes/secret.example.yaml")
NAMED = {(each["kind"], each["metadata"]["name"]): each for each in FOUND}
WORKLOADS = [key for key in NAMED if key[0] in ("StatefulSet", "Deployment")]
PROBES = ("startupProbe", "livenessProbe", "readinessProbe")
OURS = [key for key in WORKLOADS if key[1] != "postgres"]
PROBE = {
    "type": "object",
    "additionalProperties": False,
    "minProperties": 2,
    "properties": {
        "httpGet": {
            "required": ["path", "port"],
            "additionalProperties": False,
            "properties": {"path": {}, "port": {}},
        },
        "tcpSocket": {"required": ["port"]},
        "exec": {"required": ["command"]},
        **{key: {"type": "integer", "minimum": 1} for key in ("periodSeconds", "timeoutSeconds", "failureThreshold")},
    },
}
CONTAINER = {  # what of Kubernetes we use, so that a misspelled word is noticed
    "type": "object",
    "required": ["name", "image", "ports", "resources", "securityContext", *PROBES],
    "additionalProperties": False,
    "properties": {
        **dict.fromkeys(PROBES, PROBE),
        **{key: {"type": "string"} for key in ("name", "image")},
        "command": {"items": {"type": "string"}},
        "env": {"items": {"required": ["name"], "properties": {"value": {"type": "string"}}}},
        "ports": {"items": {"required": ["name", "containerPort"]}},
        "resources": {
            "properties": {
                "requests": {"required": ["cpu", "memory"]},
                "limits": {"required": ["memory"], "maxProperties": 1},
            },
            "required": ["requests", "limits"],
        },
        "securityContext": {
            "const": {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }
        },
        "volumeMounts": {"items": {"required": ["name", "mountPath"], "maxProperties": 2}},
    },
}
POD = {
    "type": "object",
    "required": ["containers", "securityContext", "automountServiceAccountToken", "enableServiceLinks"],
    "additionalProperties": False,
    "properties": {
        "automountServiceAccountToken": {"const": False},
        "enableServiceLinks": {"const": False},
        "terminationGracePeriodSeconds": {"type": "integer", "exclusiveMinimum": LIMIT},
        "securityContext": {
            "required": ["runAsUser", "runAsGroup", "fsGroup"],
            "properties": {
                "runAsNonRoot": {"const": True},
                "seccompProfile": {"const": {"type": "RuntimeDefault"}},
                **{key: {"type": "integer", "minimum": 1} for key in ("runAsUser", "runAsGroup", "fsGroup")},
            },
        },
        "topologySpreadConstraints": {"type": "array"},
        "containers": {"items": CONTAINER, "minItems": 1, "maxItems": 1},
        "volumes": {"items": {"required": ["name"]}},
    },
}


def pod(key):
    return NAMED[key]["spec"]["template"]["spec"]


def container(key):
    [its] = pod(key)["containers"]
    return its


def ports(key):
    return {port["name"]: port["containerPort"] for port in container(key)["ports"]}


def plain(key):
    """Return the variables of a container that have a value here."""
    return {each["name"]: each["value"] for each in container(key).get("env", []) if "value" in each}


def secret(key):
    """Return the variables of a container that come from the secret, with their key in it."""
    refs = {
        each["name"]: each["valueFrom"]["secretKeyRef"] for each in container(key).get("env", []) if "valueFrom" in each
    }
    assert all(ref["name"] == SECRET["metadata"]["name"] for ref in refs.values())
    return {name: ref["key"] for name, ref in refs.items()}


def test_every_file_is_applied_but_for_the_example_of_a_secret():
    files = {path.name for path in FOLDER.iterdir()} - {"kustomization.yaml", "secret.example.yaml"}
    assert set(KUSTOMIZATION["resources"]) == files
    assert len(NAMED) == len(FOUND), "two things of a kind have one name"
    assert {each["apiVersion"] for each in FOUND} == {"v1", "apps/v1", "policy/v1", "networking.k8s.io/v1"}


def test_the_image_is_that_of_this_version():
    [image] = KUSTOMIZATION["images"]
    assert image["newTag"] == read_version()
    assert {container(key)["image"] for key in OURS} == {image["name"]}
    assert re.fullmatch(r"postgres:\d+", container(("StatefulSet", "postgres"))["image"])


@pytest.mark.parametrize("key", WORKLOADS, ids="/".join)
def test_a_pod_is_restricted_and_has_the_shape_of_one(key):
    jsonschema.validate(pod(key), POD)
    requests, limits = container(key)["resources"]["requests"], container(key)["resources"]["limits"]
    assert size(requests["memory"]) <= size(limits["memory"])


def test_a_misspelled_word_of_a_container_is_noticed():
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**container(("StatefulSet", "bot")), "livenesProbe": {}}, CONTAINER)


@pytest.mark.parametrize("key", WORKLOADS, ids="/".join)
def test_a_workload_selects_its_own_pods(key):
    spec = NAMED[key]["spec"]
    assert spec["selector"]["matchLabels"].items() <= spec["template"]["metadata"]["labels"].items()
    if key[0] == "StatefulSet":
        assert ("Service", spec["serviceName"]) in NAMED


@pytest.mark.parametrize("key", [key for key in NAMED if key[0] == "Service"], ids="/".join)
def test_a_service_leads_to_ports_that_its_pods_have(key):
    spec = NAMED[key]["spec"]
    [workload] = [
        each for each in WORKLOADS
        if spec["selector"].items() <= NAMED[each]["spec"]["template"]["metadata"]["labels"].items()
    ]  # fmt: skip
    for port in spec["ports"]:
        assert ports(workload)[port["targetPort"]] == port["port"]


@pytest.mark.parametrize("key", WORKLOADS, ids="/".join)
def test_a_probe_asks_a_port_that_is_there(key):
    for name in PROBES:
        probe = container(key)[name]
        asked = probe.get("httpGet") or probe.get("tcpSocket")
        assert asked is None or asked["port"] in ports(key)


def test_a_probe_of_a_bot_asks_what_the_program_answers():
    source = (ROOT / "running/metrics.py").read_text()
    answered = set(re.findall(r'add_get\("(/\w+)"', source))
    asked = {container(("StatefulSet", "bot"))[name]["httpGet"]["path"] for name in PROBES}
    assert asked == {"/livez", "/readyz"} <= answered


def test_an_outage_of_the_database_restarts_no_bot():
    its = container(("StatefulSet", "bot"))
    assert its["livenessProbe"]["httpGet"]["path"] == its["startupProbe"]["httpGet"]["path"] == "/livez"


@pytest.mark.parametrize("key", WORKLOADS, ids="/".join)
def test_a_volume_that_is_mounted_exists(key):
    claims = NAMED[key]["spec"].get("volumeClaimTemplates", [])
    known = {each["name"] for each in pod(key).get("volumes", [])} | {each["metadata"]["name"] for each in claims}
    assert {each["name"] for each in container(key).get("volumeMounts", [])} == known


def test_the_settings_of_a_bot_are_settings_of_the_program():
    bot = ("StatefulSet", "bot")
    assert plain(bot).keys() | secret(bot).keys() <= SETTINGS
    known = settings_of(plain(bot))
    assert known.metrics.port == ports(bot)["metrics"]
    assert not known.metrics.loopback, "a probe comes from outside the pod"


def test_every_secret_is_in_the_example_and_workers_have_none():
    wanted = {key: name for each in WORKLOADS for name, key in secret(each).items()}
    assert wanted == {key: key for key in SECRET["stringData"]}
    assert not secret(("Deployment", "worker")) | secret(("Deployment", "scheduler"))
    address, database = SECRET["stringData"]["ILION_DATABASE"], plain(("StatefulSet", "postgres"))
    password = SECRET["stringData"]["POSTGRES_PASSWORD"]
    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert address == f"postgresql://{user}:{password}@postgres/{name}"
    assert settings_of({"ILION_DATABASE": address})


def test_bots_and_workers_find_the_scheduler():
    address = f"tcp://scheduler:{ports(('Deployment', 'scheduler'))['scheduler']}"
    assert plain(("StatefulSet", "bot"))["ILION_THINKERS"] == address
    assert container(("Deployment", "worker"))["command"][:3] == ["dask", "worker", address]


@pytest.mark.parametrize("name", ["scheduler", "worker"])
def test_dask_opens_the_ports_that_its_pod_declares(name):
    key = ("Deployment", name)
    assert listening(container(key)["command"]) == {*ports(key).values()}


def test_bots_leave_one_at_a_time():
    budget, bots = NAMED["PodDisruptionBudget", "bot"]["spec"], NAMED["StatefulSet", "bot"]["spec"]
    assert budget["maxUnavailable"] == 1 < bots["replicas"]
    assert budget["selector"] == bots["selector"]


def test_a_policy_is_about_pods_that_exist():
    names = {NAMED[key]["spec"]["template"]["metadata"]["labels"]["app.kubernetes.io/name"] for key in WORKLOADS}
    policies = "\n".join(str(NAMED[key]["spec"]) for key in NAMED if key[0] == "NetworkPolicy")
    asked = set(re.findall(r"'app.kubernetes.io/name': '(\w+)'", policies))
    asked |= {name.strip(" '") for found in re.findall(r"'values': \[([^]]+)\]", policies) for name in found.split(",")}
    assert asked == names
