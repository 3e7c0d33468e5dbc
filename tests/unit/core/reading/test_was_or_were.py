"""What a metric is called tells whether it was, or they were."""

from __future__ import annotations

import pytest

from core.reading.plurals import was_or_were


@pytest.mark.parametrize(
    ("phrase", "verb"),
    [
        ("employees", "were"),
        ("lowest employees", "were"),
        ("events served", "were"),
        ("total assets", "were"),
        ("cash and equivalents", "were"),
        ("shares outstanding", "were"),
        ("revenue", "was"),
        ("return on assets", "was"),
        ("cost of sales", "was"),
        ("gross margin", "was"),
        ("sales growth", "was"),
        ("number of stores", "was"),
        ("gross loss", "was"),
    ],
)
def test_the_verb_agrees_with_what_is_counted(phrase, verb):
    assert was_or_were(phrase) == verb
