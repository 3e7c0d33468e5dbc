"""What was altered in a draft is caught, what is told rightly passes: units, scales, names, levels, restrictions.

`altered/<kind>.txt`: a line that begins with `=` is a source (`\\n` breaks its lines), `+` a right answer from it, `-`
a wrong one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from core.checks import check_record
from core.checks.rules import RULES
from tests.unit.core.checks.case_files import cases

FOLDER = Path(__file__).with_name("altered")
FEWEST = 20
"""Wrong answers of each kind at least."""
OWED = {
    "budgets": "off_budget",
    "compared_with_two": "multiplied_otherwise",
    "exceptions_and_the_rest": "told_aside",
    "founded_by": "done_by_another",
    "hours_in_tables": "timed_in_table",
    "labels": "told_elsewhere",
    "levels_and_changes": "level_or_change",
    "months_and_quarters": "since_the_last",
    "months_and_weekdays": "timed_otherwise",
    "numbered_things": "numbered_otherwise",
    "only_and_everyone": "let_in",
    "opening_hours": "opened_otherwise",
    "parts_and_qualifiers": "of_the_whole_year",
    "restrictions": "restricted_otherwise",
    "rows_in_words": "of_another_row",
    "scales_and_measures": "scaled_otherwise",
    "times_of_tables": "timed_in_table",
    "who_did_it": "acted_by_another",
}
"""The rule that each kind owes some of its answers to, beside others."""

ALL = list(cases(FOLDER))
CASES = [pytest.param(right, text, source, id=f"{kind}-{text}") for kind, right, text, source in ALL]


@pytest.mark.parametrize(("right", "answer", "source"), CASES)
def test_what_was_altered_is_caught_and_what_is_told_rightly_passes(right: bool, answer: str, source: str) -> None:
    found = check_record({"id": "case", "answer": answer, "context": source})
    assert found["passed"] is right, [check["detail"] for check in found["checks"] if check["status"] == "fail"]


def test_each_kind_has_many_wrong_answers():
    kinds = {kind for kind, _, _, _ in ALL} - {"told_rightly"}
    assert all(sum(kind == of and not right for of, right, _, _ in ALL) >= FEWEST for kind in kinds)


@pytest.mark.parametrize(("kind", "rule"), OWED.items())
def test_each_kind_rests_on_its_rule(kind: str, rule: str) -> None:
    wrong = [(text, source) for of, right, text, source in ALL if of == kind and not right]
    without = RULES.without(rule)
    records = ({"id": "case", "answer": text, "context": source} for text, source in wrong)
    assert any(check_record(record, without)["passed"] for record in records)


@pytest.mark.parametrize("rule", ["moved_unsaid", "qualified_otherwise", "routed_otherwise"])
def test_what_is_read_nowhere_is_a_doubt_of_its_rule(rule: str) -> None:
    records = [{"id": "case", "answer": text, "context": source} for _, right, text, source in ALL if not right]
    owed = [record for record in records if check_record(record, RULES.without(rule))["passed"]]
    assert owed
    assert {check_record(record)["severity"] for record in owed} == {"low"}
