"""Every metric that the dashboard and the alerts ask for is one that the program exports."""

import json
import re
from dataclasses import replace

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from running.metrics import Numbers
from tables.play.automatic_moves import THOUGHTS
from tests.deployment.files import ROOT, read
from tests.end_to_end.test_health import NOW

DASHBOARD = json.loads((ROOT / "deploy/grafana/ilion.json").read_text())
CHARTS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
ALERTS = [rule for group in read("deploy/prometheus/alerts.yaml")["groups"] for rule in group["rules"]]
QUERIES = [target["expr"] for panel in CHARTS for target in panel["targets"]] + [rule["expr"] for rule in ALERTS]
OWN = {"up"}  # what Prometheus itself says of whom it asks
WORDS = {"by", "on", "or", "and"}


def metrics_of(query):
    """Return the metrics that a query names: words that are no function, label, number or time."""
    bare = re.sub(r'"[^"]*"|\{[^}]*\}|\[[^]]*\]|\b(?:by|on) ?\([^)]*\)', " ", query)
    return set(re.findall(r"\b[a-z_]\w*\b(?! *\()", bare)) - WORDS


def exported():
    """Return the name and labels of every sample; a level has thoughts only after its first."""
    THOUGHTS.labels("easy")
    text = generate_latest(Numbers(replace(NOW, shards={0: 0.04}), 0)).decode()
    return {
        sample.name: set(sample.labels) for family in text_string_to_metric_families(text) for sample in family.samples
    }


@pytest.mark.parametrize("query", QUERIES)
def test_every_metric_that_is_asked_for_is_exported(query):
    assert metrics_of(query)
    assert metrics_of(query) <= exported().keys() | OWN


@pytest.mark.parametrize("query", QUERIES)
def test_every_label_that_is_asked_for_is_exported(query):
    """Prometheus adds the labels ``instance`` and ``job`` itself."""
    asked = {label.strip() for labels in re.findall(r"by \(([^)]*)\)", query) for label in labels.split(",")}
    known = set().union(*(exported().get(metric, set()) for metric in metrics_of(query)))
    assert asked <= known | {"instance", "job"}


def test_every_duration_is_on_the_dashboard():
    asked = set().union(*map(metrics_of, QUERIES))
    durations = {name for name in exported() if re.fullmatch(r"ilion_\w+_duration_seconds_bucket", name)}
    assert len(durations) == 4
    assert durations <= asked


def test_metrics_are_found_in_a_query():
    """An expression that finds nothing would find nothing missing."""
    query = 'histogram_quantile(0.5, sum by (le) (rate(a_bucket{job="b"}[5m]))) > 2 * c_total or up'
    assert metrics_of(query) == {"a_bucket", "c_total", "up"}


def test_no_two_panels_lie_over_each_other():
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in DASHBOARD["panels"])
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


def test_every_panel_says_what_it_shows_and_where_from():
    for panel in CHARTS:
        assert panel["title"]
        assert panel["description"].endswith(".")
        assert {target["datasource"]["uid"] for target in panel["targets"]} == {"${source}"}
    [source] = DASHBOARD["templating"]["list"]
    [known] = read("deploy/grafana/provisioning/datasources/prometheus.yaml")["datasources"]
    assert source["current"]["value"] == known["uid"]


@pytest.mark.parametrize("rule", ALERTS, ids=lambda rule: rule["alert"])
def test_an_alert_waits_and_says_what_is_wrong(rule):
    assert set(rule) == {"alert", "expr", "for", "annotations"}
    assert re.fullmatch(r"\d+m", rule["for"])
    assert rule["annotations"]["summary"].endswith(".")


def test_every_metric_that_the_guide_names_is_exported():
    named = set(re.findall(r"`(ilion_\w+)`", (ROOT / "docs/scaling.md").read_text()))
    assert len(named) > 10
    assert {name for name in named if not {name, f"{name}_bucket"} & exported().keys()} == set()
