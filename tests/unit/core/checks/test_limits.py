"""What is missing, misspelt or too long to be looked at is said, and is no silent pass."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.errors import BadInput


def _passes(answer: str, **evidence: object) -> bool:
    return bool(check_record({"id": 1, "answer": answer, **evidence})["passed"])


@pytest.mark.parametrize("evidence", [{}, {"rows": []}, {"context": ""}, {"context": [""]}, {"label": "wrong"}])
def test_a_figure_without_any_evidence_is_not_proved_and_what_claims_none_passes(evidence: dict[str, object]) -> None:
    assert not _passes("It was 5,000.", **evidence)
    assert _passes("I could not find that.", **evidence)


@pytest.mark.parametrize("key", ["contexts", "Context", "row", "evidence", "passages"])
def test_evidence_under_a_key_that_is_not_read_is_an_error_that_names_it(key: str) -> None:
    with pytest.raises(BadInput, match=key):
        _passes("6 days", **{key: ["5 days"]})


def test_other_keys_beside_the_evidence_are_left_alone() -> None:
    assert _passes("5 days", context="5 days", label="right", tags=["a"])


def test_marks_number_the_texts_of_a_list() -> None:
    texts = ["The gym opened in 1990 with 40 members.", "The pool opened in 1995 with 70 members."]
    assert _passes("The pool opened with 70 members [2].", context=texts)
    assert not _passes("The pool opened with 70 members [1].", context=texts)
    assert not _passes("The pool opened with 70 members [3].", context=texts)
    with pytest.raises(BadInput, match="list of texts"):
        _passes("70", context=[70])


def test_figures_and_text_beyond_what_is_looked_at_are_a_doubt_that_says_so() -> None:
    source = " ".join(f"Item {n} costs {n + 1000} euros." for n in range(500))
    long = "\n".join(f"Item {n} costs {n + 1000} euros." for n in range(500))
    for answer in (long, "Nothing new. " * 2_500):
        record = check_record({"id": 1, "answer": answer, "context": source})
        numbers = next(c for c in record["checks"] if c["check"] == "numbers")
        assert (numbers["status"], "not looked at" in numbers["detail"]) == ("fail", True)


def test_thousands_of_rows_are_read_and_what_is_longer_is_said_to_be() -> None:
    rows = [{"region": f"R{n}", "sales": 100_000 + n} for n in range(3_000)]
    assert _passes("Sales in R2999 were 102,999.", rows=rows)
    found = check_record({"id": 1, "answer": "The fee is 712 euros.", "context": "No fee. " * 26_000 + "It is 712."})
    numbers = next(c for c in found["checks"] if c["check"] == "numbers")
    assert (numbers["severity"], "too long to be read whole" in numbers["detail"]) == ("low", True)


def test_a_number_of_many_digits_is_a_figure() -> None:
    assert not _passes("There are 1000000000000000000000000007 grains.", context="There are 12 grains.")
