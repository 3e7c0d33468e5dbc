"""A clock time, a date or a year is cited from the source that names it: `marked/<kind>.txt`, sources as a list."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.checks import check_record
from tests.unit.core.checks.case_files import cases

CASES = [
    pytest.param(right, text, source, id=text) for _, right, text, source in cases(Path(__file__).with_name("marked"))
]


@pytest.mark.parametrize(("right", "answer", "sources"), CASES)
def test_a_moment_is_cited_from_the_source_that_names_it(right: bool, answer: str, sources: str) -> None:
    found = check_record({"id": "case", "answer": answer, "context": json.loads(sources)})
    assert found["passed"] is right, [check["detail"] for check in found["checks"] if check["status"] == "fail"]
