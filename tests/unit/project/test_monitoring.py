"""The dashboard and the alerts ask for what /metrics tells, by the labels it has. Grafana and promtool are not here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from tests.web_bench import in_process

DEPLOY = Path(__file__).parents[3] / "deploy"
DASHBOARD = json.loads((DEPLOY / "grafana" / "errata.json").read_text())
RULES = [
    rule
    for group in yaml.safe_load((DEPLOY / "prometheus" / "alerts.yaml").read_text())["groups"]
    for rule in group["rules"]
]
ASKED = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]] + [
    rule["expr"] for rule in RULES
]


async def test_each_metric_that_is_asked_for_is_one_we_tell(tmp_path):
    async with in_process(tmp_path) as api:
        text = (await api.get("/metrics")).text
    told = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    known = {
        name for base in told for name in (base, f"{base}_total", f"{base}_bucket", f"{base}_count", f"{base}_sum")
    }
    asked = {name for expr in ASKED for name in re.findall(r"errata_[a-z_]+", expr)}
    assert asked <= known, asked - known
    assert {"errata_stage_seconds_bucket", "errata_stage_cost_usd_total", "errata_processes"} <= asked


@pytest.mark.parametrize("expr", ASKED)
def test_each_expression_closes_what_it_opens(expr):
    for opened, closed in ("()", "{}", "[]"):
        assert expr.count(opened) == expr.count(closed)
    assert not re.search(r"rate\([^\[\]]*\)", expr), "a rate wants a range"


def test_each_alert_says_what_to_do_and_each_panel_stands_by_itself():
    assert len({rule["alert"] for rule in RULES}) == len(RULES) >= 8
    for rule in RULES:
        assert rule["labels"]["severity"] in ("warning", "critical")
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["description"]
    taken = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken
        assert place["x"] + place["w"] <= 24
        taken |= cells
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
