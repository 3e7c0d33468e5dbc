"""Records made from others, for what the labelled sets hardly hold: a word altered, figures of fact rows misquoted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.cases import Case
from core.facts.metrics import METRICS
from core.facts.readable import readable

_SWAPS: Mapping[str, Sequence[tuple[str, str]]] = {
    "currency": ((r"\$(?=\d)", "€"), (r"£(?=\d)", "¥"), (r"€(?=\d)", "£")),
    "way": (
        (r"\b(?:rose|increased|grew)(?= (?:by|to|from)\b)", "fell"),
        (r"\b(?:fell|decreased|declined|dropped)(?= (?:by|to|from)\b)", "rose"),
    ),
    "multiple": ((r"\bdoubled\b", "tripled"), (r"\btripled\b", "doubled"), (r"\bhalved\b", "doubled")),
    "measure": (
        (r"(?<=\d )miles\b", "kilometers"),
        (r"(?<=\d )feet\b", "meters"),
        (r"(?<=\d )pounds\b", "kilograms"),
        (r"(?<=\d )minutes\b", "hours"),
        (r"(?<=\d )hours\b", "minutes"),
        (r"(?<=\d )days\b", "months"),
        (r"(?<=\d )months\b", "weeks"),
        (r"°F\b", "°C"),
    ),
    "count": (
        (r"\btwo(?= [a-z]+s\b)", "four"),
        (r"\bthree(?= [a-z]+s\b)", "five"),
        (r"\bfour(?= [a-z]+(?:s|ren)\b)", "six"),
        (r"\bfive(?= [a-z]+(?:s|ren)\b)", "three"),
    ),
}
"""What is altered, each the first of its kind in an answer."""

_OTHERS = 0.371
"""The figures of a second company, made up, as a share of the first one's."""


def altered(cases: Iterable[Case]) -> Iterator[Case]:
    """Yield each right record with a word of each kind altered, where it has one."""
    for case in cases:
        for kind, swaps in () if case.wrong else _SWAPS.items():
            said = case.record["answer"]
            told = next((new for old, put in swaps if (new := re.sub(old, put, said, count=1)) != said), None)
            if told is not None:
                yield Case(case.source, (kind,), wrong=True, record={**case.record, "answer": told})


def row_cases(path: Path) -> Iterator[Case]:
    """Yield sentences over fact rows: right, and with the figure of another year, quarter, metric or company."""
    annual: dict[tuple[str, int], float] = {}
    rows: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for row in map(json.loads, path.read_text(encoding="utf-8").splitlines()) if path.exists() else ():
        rows.setdefault((row["metric"], row["fiscal_year"]), []).append(row)
        if row["period"] == "FY" and row["value"]:
            annual[row["metric"], row["fiscal_year"]] = float(row["value"])
    labels = {metric.name: metric.label for metric in METRICS}
    metrics = sorted({metric for metric, _ in annual if metric in labels})
    for metric, other in pairwise([*metrics, metrics[0]] if metrics else []):
        for year in sorted(year for of, year in annual if of == metric):
            if (metric, year - 1) in annual and (other, year) in annual:
                given = [r for m in (metric, other) for y in (year, year - 1) for r in rows.get((m, y), [])]
                values = {
                    "right": annual[metric, year],
                    "other_year": annual[metric, year - 1],
                    "other_metric": annual[other, year],
                    "other_company": annual[metric, year] * _OTHERS,
                    "a_quarter": next((float(r["value"]) for r in rows[metric, year] if r["period"] == "Q2"), 0.0),
                }
                yield from _of_rows(labels[metric], year, values, given)


def _of_rows(label: str, year: int, values: Mapping[str, float], given: list[dict[str, Any]]) -> Iterator[Case]:
    twins = [{**r, "company": "Globex Corp.", "ticker": "GLBX", "value": r["value"] * _OTHERS} for r in given]
    unit = given[0]["unit"]
    right = values["right"]
    said = {kind: f"Apple's {label} was {readable(v, unit)} in fiscal {year}." for kind, v in values.items()}
    said["one_of_several"] = f"Apple's {label} averaged {readable(right, unit)} from {year - 1} to {year}."
    grew = (right / values["other_year"] - 1) * 100
    said["right growth"] = f"Apple's {label} {'rose' if grew > 0 else 'fell'} {abs(grew):.1f}% in fiscal {year}."
    said["wrong way"] = f"Apple's {label} {'fell' if grew > 0 else 'rose'} {abs(grew):.1f}% in fiscal {year}."
    for kind, answer in said.items():
        told = kind.startswith("right")
        if told or abs(values.get(kind, 0.0) / right - 1) > 0.02:
            record = {"id": f"{label} {year} {kind}", "answer": answer, "rows": [*given, *twins]}
            yield Case(f"{label} {year}", (kind,), wrong=not told, record=record)
