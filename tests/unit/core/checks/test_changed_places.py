"""What changed places between a source and an answer is caught, what is only said otherwise passes.

`changed_places/<kind>.txt`: a line that begins with `=` is a source (`\\n` breaks its lines), `+` a right answer from
it, `-` a wrong one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from core.checks import check_record
from core.checks.rules import RULES
from tests.unit.core.checks.case_files import cases

FOLDER = Path(__file__).with_name("changed_places")

CASES = [pytest.param(right, text, source, id=f"{kind}-{text}") for kind, right, text, source in cases(FOLDER)]


@pytest.mark.parametrize(("right", "answer", "source"), CASES)
def test_what_changed_places_is_caught_and_what_is_said_otherwise_passes(right: bool, answer: str, source: str) -> None:
    found = check_record({"id": "case", "answer": answer, "context": source})
    assert found["passed"] is right, [check["detail"] for check in found["checks"] if check["status"] == "fail"]


ALONE = [
    ("transposed", "The oak shades the elm.", "The elm shades the oak."),
    ("done_by_another", "Arden beat Bexley in the final.", "Arden lost the final to Bexley."),
    ("timed_by_event", "The firm was founded in 1998 and went public in 2004.", "The firm was founded in 2004."),
    (
        "caused_otherwise",
        "The launch slipped because of a strike. The budget was cut because of the lawsuit.",
        "The launch slipped due to the lawsuit.",
    ),
    ("compared_otherwise", "The oak has 40 rings, the elm 55 rings.", "The oak has more rings than the elm."),
    ("limit_of_another", "There are 12 drums left; the minimum is 25.", "The minimum is 12 drums."),
    ("size_in_a_name", "Honey 250 g, 80 jars in stock.", "Honey 250 g rose from 80 to 250."),
]


@pytest.mark.parametrize(("name", "source", "answer"), ALONE)
def test_each_rule_catches_what_no_other_does(name: str, source: str, answer: str) -> None:
    record = {"id": "case", "answer": answer, "context": source}
    assert not check_record(record)["passed"]
    assert check_record(record, RULES.without(name))["passed"]


PROVED = [
    ("scored", "Rovers scored three goals, City one.", "Rovers won 3-1."),
    ("as_written", "He took a.50-calibre rifle.", "He took a .50 calibre rifle."),
]


@pytest.mark.parametrize(("name", "source", "answer"), PROVED)
def test_each_proof_proves_what_no_other_does(name: str, source: str, answer: str) -> None:
    record = {"id": "case", "answer": answer, "context": source}
    assert check_record(record)["passed"]
    assert not check_record(record, RULES.without(name))["passed"]


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        ("Arden and Bexley signed the treaty.", "Bexley and Arden signed the treaty."),
        ("Arden met Bexley in Oslo.", "Bexley met Arden in Oslo."),
        ("Arden beat Bexley in May; Bexley beat Arden in June.", "Bexley beat Arden in June."),
        ("Arden beat Bexley, and Bexley beat Cole.", "Bexley beat Cole."),
        ("Arden did not beat Bexley.", "Arden did not beat Bexley."),
        ("Der Hund biss den Mann.", "Den Mann biss der Hund."),
        ("The red line is longer than the blue line.", "The blue line is shorter than the red line."),
    ],
)
def test_what_holds_both_ways_is_no_exchange(source: str, answer: str) -> None:
    assert check_record({"id": "case", "answer": answer, "context": source})["passed"]


@pytest.mark.parametrize(
    ("source", "answer", "told"),
    [
        ("The tour leaves at 9:15.", "The tour leaves at 9:45.", "9:45"),
        ("The tour leaves at 9:15 am.", "Doors, at 4:30 pm.", "4:30 pm"),
    ],
)
def test_a_span_begins_and_ends_on_what_it_is_of(source: str, answer: str, told: str) -> None:
    found = check_record({"id": "case", "answer": answer, "context": source})
    spans = [span for check in found["checks"] for span in check["spans"]]
    assert told in [span["text"] for span in spans]
    assert all(answer[span["start"] : span["end"]] == span["text"] for span in spans)
