"""Records made from others, for what the labelled sets hardly hold: a word altered, figures of fact rows misquoted."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

from benchmarks.cases import Case
from core.checks.table_cells import Number
from core.checks.tables import read_tables
from core.facts.metrics import METRICS
from core.facts.readable import readable
from core.reading.amounts import read_amounts
from core.reading.cited_sentences import sentences_of

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

_ROWS = 4
"""Rows of one table that are made sentences of."""

_OTHERS = 0.371
"""The figures of a second company, made up, as a share of the first one's."""


def altered(cases: Iterable[Case]) -> Iterator[Case]:
    """Yield each right record with a word of each kind altered, and with two figures swapped, where it has such."""
    for case in (case for case in cases if not case.wrong):
        said = case.record["answer"]
        for kind, answer in ((kind, answer) for kind, answer in _alterations(said) if answer != said):
            yield Case(case.source, (kind,), wrong=True, record={**case.record, "answer": answer})


def _alterations(said: str) -> Iterator[tuple[str, str]]:
    for kind, swaps in _SWAPS.items():
        yield kind, next((new for old, put in swaps if (new := re.sub(old, put, said, count=1)) != said), said)
    for sentence in sentences_of(said):
        inside = [a for a in read_amounts(said) if sentence.start <= a.start < sentence.end]
        if len(inside) == 2 and inside[0].unit == inside[1].unit:  # more, or of other kinds: they may not be told apart
            one, two = inside
            yield "swapped", f"{said[: one.start]}{two.text}{said[one.end : two.start]}{one.text}{said[two.end :]}"
            return


def table_sentences(contexts: Iterable[str]) -> Iterator[Case]:
    """Yield sentences over tables: right, and with the figure of the row below or of the year beside."""
    for context in dict.fromkeys(contexts):
        for found in read_tables(context):
            years = {i: m[0] for i, head in enumerate(found.headings) if (m := re.search(r"\b20\d\d\b", head))}
            rows = [(row.label, dict(row.numbers)) for row in found.rows if len(row.label.split()) > 1]
            for (label, cells), (_, below) in islice(pairwise(rows), _ROWS):
                column = next((c for c in cells if c in years and c in below), None)
                if column is not None:
                    beside = next((n for c, n in cells.items() if c in years and years[c] != years[column]), None)
                    told = {"right": cells[column], "other_row": below[column], "other_year": beside}
                    yield from _of_table(context, f"{label} was {{}} in {years[column]}.", told)


def _of_table(context: str, said: str, told: Mapping[str, Number | None]) -> Iterator[Case]:
    right = told["right"]
    for kind, number in told.items():
        if number and right and (kind == "right" or abs(number.value) != abs(right.value)):
            record = {"id": f"{kind}: {said}", "answer": said.format(number.text), "context": context}
            yield Case(context, (kind,), wrong=kind != "right", record=record)


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
    ends = f"{readable(right, unit)} in fiscal {year} from {readable(values['other_year'], unit)} in fiscal {year - 1}"
    said["right from-to"] = f"Apple's {label} {'rose' if grew > 0 else 'fell'} to {ends}."
    said["wrong from-to"] = f"Apple's {label} {'fell' if grew > 0 else 'rose'} to {ends}."
    said["wrong way"] = f"Apple's {label} {'fell' if grew > 0 else 'rose'} {abs(grew):.1f}% in fiscal {year}."
    for kind, answer in said.items():
        told = kind.startswith("right")
        if told or abs(values.get(kind, 0.0) / right - 1) > 0.02:
            record = {"id": f"{label} {year} {kind}", "answer": answer, "rows": [*given, *twins]}
            yield Case(f"{label} {year}", (kind,), wrong=not told, record=record)
