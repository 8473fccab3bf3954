"""The dashboard and the alert rules: whatever they name is really measured."""

import json
import re
from pathlib import Path

import pytest

from operations.metrics import Metrics
from tables.monitor import Kind
from tables.stopwatch import running
from tests.operations.test_metrics import WELL

HOSTING = Path(__file__).parents[2] / "hosting"
DASHBOARD, ALERTS = HOSTING / "grafana-dashboard.json", HOSTING / "alerts.yml"
SAMPLE = re.compile(r"^((?:boroughs|process)_\w+)(?:\{(.*)\})? \S+$", re.MULTILINE)
NAMED = re.compile(r"\b((?:boroughs|process)_\w+)(?:\{([^}]*)\})?")
LABEL = re.compile(r'(\w+)(?:=~|!~|!=|=)"')
GROUPED = re.compile(r"by \(([\w, ]+)\) ?\(.*?((?:boroughs|process)_\w+)")
OUTSIDE = {"job", "instance"}
"""Labels that Prometheus adds."""


def measured():
    """The labels of every metric of a boroughs in which everything has happened once."""
    metrics = Metrics()
    with running() as stopwatch:
        stopwatch.acknowledge()
        metrics.answered(Kind.PRESS, stopwatch)
    metrics.published("board", 1)
    metrics.trip(0.1)
    metrics.request(200, 0.1)
    metrics.looked("bots", failed=True)
    metrics.erred("board")
    metrics.connected()
    found = {}
    for name, labels in SAMPLE.findall(metrics.text(WELL).decode()):
        found.setdefault(name, set()).update(LABEL.findall(labels))
    return found


def expressions(file):
    text = file.read_text("utf-8")
    if file == DASHBOARD:
        return [one["expr"] for panel in json.loads(text)["panels"] for one in panel["targets"]]
    return re.findall(r"^ +expr:(?: >-\n)? *(.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("file", [DASHBOARD, ALERTS], ids=lambda file: file.name)
def test_every_metric_and_every_label_that_is_named_is_there(file):
    found = measured()
    named = [one for expression in expressions(file) for one in NAMED.findall(expression)]
    assert len(named) > 10
    assert [name for name, _ in named if name not in found] == []
    wrong = [
        (name, label)
        for name, matchers in named
        for label in set(LABEL.findall(matchers)) - found[name] - OUTSIDE
    ]
    assert wrong == []


@pytest.mark.parametrize("file", [DASHBOARD, ALERTS], ids=lambda file: file.name)
def test_every_label_that_is_grouped_by_is_there(file):
    found = measured()
    grouped = [one for expression in expressions(file) for one in GROUPED.findall(expression)]
    assert grouped
    wrong = [
        (label, name)
        for labels, name in grouped
        for label in set(labels.split(", ")) - found[name] - OUTSIDE
    ]
    assert wrong == []


def test_everything_that_is_measured_is_on_the_dashboard():
    ours = {
        re.sub(r"_(bucket|sum|count)$", "", name)
        for name in measured()
        if name.startswith("boroughs_")
    }
    shown = {
        re.sub(r"_(bucket|sum|count)$", "", name)
        for expression in expressions(DASHBOARD)
        for name, _ in NAMED.findall(expression)
    }
    assert ours - shown == set()


def test_the_panels_of_the_dashboard_have_each_a_place_and_a_number():
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    cells = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_every_alert_says_how_urgent_it_is_and_what_it_is_about():
    rules = ALERTS.read_text("utf-8").split("- alert: ")[1:]
    names = [rule.split()[0] for rule in rules]
    assert len(set(names)) == len(names)
    for rule in rules:
        assert re.search(r"labels: \{severity: (page|ticket)\}", rule), rule
        assert re.search(r'summary: ".+"', rule), rule


def test_the_page_for_hosts_names_every_metric():
    page = (HOSTING.parent / "docs" / "hosting.md").read_text("utf-8")
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in measured()}
    named = set(re.findall(r"`(boroughs_\w+)`", page))
    assert named == {name for name in ours if name.startswith("boroughs_")}
