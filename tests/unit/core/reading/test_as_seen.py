"""Figures are read as people see them: an unseen sign tears none, and letters that look like digits make none."""

from __future__ import annotations

import pytest

from core.checks.examination import examine
from core.model import Evidence, Passage, PassageMeta
from core.reading.as_seen import as_seen
from core.reading.notation import narrow


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("a fee of 1\u200b5 euros", "a fee of 15 euros"),
        ("a fee of 2\u00ad0 euros", "a fee of 20 euros"),
        ("a fee of 1\u200d5 euros", "a fee of 15 euros"),
        ("a fee of \u202e005\u202c euros", "a fee of 500 euros"),
        ("a fee of 3O0 euros", "a fee of ‽O‽ euros"),
        ("a fee of l5 euros", "a fee of l‽ euros"),
        ("a fee of 1 OOO euros", "a fee of ‽ OOO euros"),
        ("a fee of 2О euros", "a fee of ‽О euros"),
        ("| 5l | H2O | CO2 | I am 15 | |10|", "| 5l | H2O | CO2 | I am 15 | |10|"),
        ("می\u200cخواهم 15", "می\u200cخواهم 15"),
        ("10² or ½ of it", "10² or ½ of it"),
    ],
)
def test_a_text_is_read_as_it_is_seen(written, seen):
    assert as_seen(written) == seen


def test_digits_of_any_script_are_plain_ones_place_by_place():
    assert narrow("𝟗𝟎 𝟡𝟘 ৯০ ๙๐ ٦٠ ４５") == "90 90 90 90 60 45"


def failed(answer, text):
    evidence = Evidence((Passage(text, PassageMeta("c1", "fees.md", "markdown")),))
    verdicts = examine(answer, "What is the deposit?", evidence)
    return any(v.check == "numbers" and v.failed for v in verdicts)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("The key deposit is 1 euro [1].", "The key deposit is 1\u200b5 euros."),
        ("The van deposit is 3 euros [1].", "The van deposit is 3O0 euros."),
        ("The boat deposit is 5 euros [1].", "The boat deposit is \u202e005\u202c euros."),
        ("The tent deposit is 1 euro [1].", "The tent deposit is 1 OOO euros."),
    ],
)
def test_no_broken_figure_proves_another(answer, text):
    assert failed(answer, text)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("The key deposit is 15 euros [1].", "The key deposit is 1\u200b5 euros."),
        ("The kayak deposit is 90 euros [1].", "The kayak deposit is 𝟗𝟎 euros."),
        ("The boat deposit is 500 euros [1].", "The boat deposit is \u202e005\u202c euros."),
    ],
)
def test_a_figure_proves_what_people_see_of_it(answer, text):
    assert not failed(answer, text)
