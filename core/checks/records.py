"""`errata check`: one JSON record in, its verdicts out."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from core.checks.check import Exhibit
from core.checks.examination import examined
from core.checks.free_rows import flattened, is_fact, tables_of
from core.checks.inline_objects import with_tables
from core.checks.row_figures import with_figures
from core.checks.rule import Rules
from core.checks.rules import RULES
from core.errors import BadInput
from core.model import Evidence, FactRow, Passage, PassageMeta, Scalar, Verdict, worst
from core.reading.periods import Named, named_periods

KEYS: Final = ("id", "question", "answer", "context", "rows")
_EVIDENCE: Final = ("context", "rows")
_MEANT: Final = frozenset(("evidence", "evidences", "passages", "documents", "sources", "facts"))
"""Names under which evidence is given elsewhere."""
_AN_OBJECT = 'A row is an object that names its values: {"region": "North", "sales": 1240}.'
_NO_EVIDENCE_READ = 'A record has its evidence in "context" (text, or a list of texts) or "rows" (a list of objects).'


def check_record(record: Mapping[str, Any], rules: Rules = RULES) -> dict[str, Any]:
    """Examine one record `{"id", "question"?, "answer", "context"?, "rows"?}`; `context` is a text, or a list of them.

    Other keys are not read. Where no evidence is given, what would have to stand in it is not proved. Returns
    `{"id", "passed", "severity", "checks": [{"check", "status", "severity", "detail", "spans"}]}`; spans are code
    points into `answer`, `end` exclusive. `rules` are those about figures. Raises `BadInput` where a field is missing
    or of a wrong type, or the evidence stands under a key that is none.
    """
    answer, question = _text(record, "answer", needed=True), _text(record, "question")
    _hold_keys(record)
    exhibit = Exhibit(answer, question, evidence_of(record), numbered=False, rules=rules, needs_evidence=True)
    verdicts = examined(exhibit)
    return {
        "id": record.get("id"),
        "passed": not any(v.failed for v in verdicts),
        "severity": worst(verdicts).value,
        "checks": [_as_json(v) for v in verdicts],
    }


def _text(record: Mapping[str, Any], name: str, *, needed: bool = False, form: str = "text") -> str:
    if not isinstance(record, Mapping):
        raise BadInput("A record must be a JSON object.")
    if needed and "id" not in record:
        raise BadInput('A record needs an "id".')
    value = record.get(name)
    if value is None and not needed:
        return ""
    if not isinstance(value, str):
        raise BadInput(f'"{name}" must be {form}.' if name in record else f'A record needs "{name}".')
    return value


def _hold_keys(record: Mapping[str, Any]) -> None:
    """Raise `BadInput` where evidence stands under a key that isn't read: `contexts`, `evidence`.

    Beside evidence that is read, only a key that can mean nothing else is named: data sets bring keys of their own.
    """
    beside = any(name in record for name in _EVIDENCE)
    for name, value in record.items():
        if name in KEYS or value is None:
            continue
        meant = get_close_matches(name.lower(), _EVIDENCE, 1, cutoff=0.8) or name.lower() in _MEANT
        if meant or (not beside and isinstance(value, list | dict)):
            raise BadInput(f'"{name}" is not read.', hint=_NO_EVIDENCE_READ)


def evidence_of(record: Mapping[str, Any]) -> Evidence:
    """Return a record's `context` and `rows` as evidence. Raises `BadInput`."""
    contexts = _contexts(record)
    rows = _rows(record)
    texts = [*map(with_tables, contexts), *(t for t in tables_of([r for r in rows if not is_fact(r)]) if t.strip())]
    passages = tuple(
        Passage(text, PassageMeta(chunk_id=f"context-{n}", source_file="context", file_type="text"))
        for n, text in enumerate(texts)
    )
    return Evidence(passages=passages, rows=tuple(_row(r) for r in rows if is_fact(r)))


def _contexts(record: Mapping[str, Any]) -> list[str]:
    """The texts that marks number: all of a list, also an empty one."""
    given = record.get("context")
    if isinstance(given, list):
        if not all(isinstance(text, str) for text in given):
            raise BadInput('"context" must be text, or a list of texts.')
        return given if any(text.strip() for text in given) else []
    text = _text(record, "context", form="text, or a list of texts")
    return [text] if text.strip() else []


def _rows(record: Mapping[str, Any]) -> list[Mapping[str, Scalar]]:
    rows = record.get("rows")
    if rows is None:
        return []
    if not isinstance(rows, list):
        raise BadInput('"rows" must be a list of objects.')
    for number, row in enumerate(rows, 1):
        if not isinstance(row, Mapping):
            raise BadInput(f'Row {number} of "rows" can\'t be read: it is no object.', hint=_AN_OBJECT)
    read = [(number, flattened(number, row)) for number, row in enumerate(rows, 1)]
    return [with_figures(number, row) if is_fact(row) else row for number, row in read]


def _row(values: Mapping[str, Scalar]) -> FactRow:
    if "year" in values and "fiscal_year" not in values:
        values = {**values, "fiscal_year": values["year"]}
    values = _with_period(values)
    table = values.get("table")
    if isinstance(table, str) and table:
        return FactRow(table, values)
    if "form" in values or "filing_type" in values:
        return FactRow("filings", values)
    return FactRow("prices" if "close" in values else "company_metrics", values)


def _with_period(values: Mapping[str, Scalar]) -> Mapping[str, Scalar]:
    """`FY2023`, `2023` or `Q2 2023` as the fiscal year and the part of it that fact rows have."""
    period = values.get("period")
    written = str(period) if isinstance(period, str | int) else ""
    letters = "".join(filter(str.isalpha, written)).upper()
    named = named_periods(written) if letters in ("", "FY", "Q", "QFY") else Named()
    if "fiscal_year" in values or len(named.years) != 1 or len(named.quarters) > 1:
        return values
    return {**values, "fiscal_year": named.years[0], "period": f"Q{named.quarters[0]}" if named.quarters else "FY"}


def _as_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "check": verdict.check,
        "status": verdict.status.value,
        "severity": verdict.severity.value,
        "detail": verdict.detail,
        "spans": [{"start": s.start, "end": s.end, "text": s.text, "reason": s.reason} for s in verdict.spans],
    }
