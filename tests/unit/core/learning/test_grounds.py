"""What an answer's sources say now, as it is told to whoever doubted it."""

from __future__ import annotations

import pytest

from core.learning.grounds import _because
from core.model import Answer, Mode, Outcome, Passage, PassageMeta, Question

LOANS = """# Equipment loans

Ask Petra at the desk.

| Item | Deposit | Kept in |
| --- | --- | --- |
| Projector | 50 EUR | Room 12 |
| Laptop | 200 EUR | IT desk |"""


@pytest.mark.parametrize(
    ("said", "because"),
    [
        ("Deposit of Laptop: €200.", "Laptop: Deposit 200 EUR, Kept in IT desk"),
        ("Projector: Kept in Room 12.", "Projector: Deposit 50 EUR, Kept in Room 12"),
        ("Petra is at the desk.", "Ask Petra at the desk."),
    ],
)
def test_a_row_that_bears_an_answer_out_is_told_with_the_names_of_its_columns(said, because):
    answer = Answer("A1", Question("q"), said, Outcome.ANSWERED, 0.9, Mode.STANDARD)
    passage = Passage(LOANS, PassageMeta("1", "loans.md", "md", title="Equipment loans"))
    assert _because(answer, {1: passage}) == (because, "Equipment loans")
