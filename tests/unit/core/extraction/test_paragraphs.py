"""A noun alone is of what its paragraph is about."""

from __future__ import annotations

import pytest

from core.extraction.understanding import understanding
from tests.fakes import passage

LAB = (
    "The centrifuge was installed in May. It runs at night.\n\n"
    "The autoclave is serviced every six months. The service contract costs 2,400 EUR a year.\n\n"
    "The warranty of all machines is three years."
)
LEAVE = "Full-time employees get 28 days of leave.\n\nUnpaid leave is possible after two years."


def best(text: str, question: str) -> tuple[str, bool]:
    found = understanding(question, (passage(text, "c1", title="Handbook"),)).scored[0]
    return found.segment.text, found.beside


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (LAB, "What does the centrifuge service contract cost?"),
        (LEAVE, "How many days of unpaid leave are possible?"),
    ],
)
def test_a_sentence_of_another_paragraphs_subject_counts_for_less(text: str, question: str) -> None:
    said, beside = best(text, question)
    assert beside or "Unpaid" in said


@pytest.mark.parametrize(
    "question",
    [
        "What does the autoclave service contract cost?",
        "What does the service contract cost?",
        "What does the yearly service contract cost?",
        "How long is the machine warranty?",
    ],
)
def test_what_its_own_paragraph_is_about_or_nothing_else_says_is_meant(question: str) -> None:
    assert not best(LAB, question)[1]
