"""Which question is one asked again, and which drop of a share is news: pure functions."""

from __future__ import annotations

import pytest

from core.learning.gates import Share, has_fallen
from core.learning.rephrasing import is_asked_again


@pytest.mark.parametrize(
    ("before", "now", "cosine", "again"),
    [
        ("How many days of leave do I get?", "How many leave days do I get a year?", 0.0, True),
        ("How many days of leave do I get?", "What is my annual vacation entitlement?", 0.85, True),
        ("How many days of leave do I get?", "What is my annual vacation entitlement?", 0.0, False),
        ("How many days of leave do I get in Spain?", "How many days of leave do I get in France?", 0.95, False),
        ("What was revenue in 2023?", "What was revenue in 2024?", 0.98, False),
        ("Why?", "Why?", 1.0, False),
    ],
)
def test_a_question_asked_again_means_the_same_and_names_nothing_else(before, now, cosine, again):
    assert is_asked_again(before, now, cosine) is again


@pytest.mark.parametrize(
    ("before", "now", "fell"),
    [
        (Share(98, 100), Share(80, 100), True),
        (Share(98, 100), Share(95, 100), False),
        (Share(2, 2), Share(1, 2), False),
        (Share(0, 0), Share(0, 10), False),
    ],
)
def test_a_share_has_fallen_where_it_is_neither_little_nor_chance(before, now, fell):
    assert has_fallen(before, now) is fell
