"""Which source a sentence without a mark is given, and which it is not."""

from __future__ import annotations

import pytest

from core.drafts.attribution import attribute
from core.model import Draft
from tests.fakes import evidence

LEAVE = "Every employee gets 28 days of paid leave a year. Unused leave expires on 31 March."
DOGS = "Dogs may come to the office on Fridays, if their owners ask the desk before."


@pytest.mark.parametrize(
    ("draft", "marked"),
    [
        (Draft("Employees get 28 days of paid leave."), "Employees get 28 days of paid leave. [1]"),
        (
            Draft("You get 28 days of paid leave. Dogs may come on Fridays."),
            "You get 28 days of paid leave. [1] Dogs may come on Fridays. [2]",
        ),
        (Draft("The canteen serves lunch from noon to two."), "The canteen serves lunch from noon to two."),
        (Draft("Please fix it."), "Please fix it."),
        (Draft("You have a long holiday.", (1,)), "You have a long holiday. [1]"),
        (Draft("The documents name no days of paid leave.", refused=True), "The documents name no days of paid leave."),
        (Draft("Dogs may come on Fridays [2]. You need a lead."), "Dogs may come on Fridays [2]. You need a lead."),
        (Draft("Dogs may come on Fridays.", (9,)), "Dogs may come on Fridays. [2] [9]"),
    ],
)
def test_a_sentence_without_a_mark_is_given_that_of_the_source_that_says_it(draft, marked):
    given = attribute(draft, evidence(LEAVE, DOGS))
    assert given.text == marked
    assert all(f"[{number}]" in marked for number in given.cited)
