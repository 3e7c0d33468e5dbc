"""The prices of a day are told apart by verbs and nouns."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

TWO = [{"date": "2024-01-02", "open": 10, "close": 11.5}]
ALL = [{"ticker": "ZZT", "date": "2024-05-08", "open": 44.2, "high": 47.9, "low": 43.1, "close": 46.5}]


@pytest.mark.parametrize(
    ("rows", "answer", "right"),
    [
        (TWO, "It closed at 11.5 on 2 January 2024.", True),
        (TWO, "It closed at 10 on 2 January 2024.", False),
        (TWO, "It opened at 11.5 on 2 January 2024.", False),
        (TWO, "The close was 10 on 2 January 2024.", False),
        (TWO, "It opened at 10 and closed at 11.5 on 2 January 2024.", True),
        (TWO, "It opened at 11.5 and closed at 10 on 2 January 2024.", False),
        (TWO, "Der Schlusskurs betrug 11,5 am 2. Januar 2024.", True),
        (TWO, "Am 2. Januar 2024 betrug der Schlusskurs 10 USD.", False),
        (TWO, "Le cours d'ouverture était de 11,5 le 2 janvier 2024.", False),
        (TWO, "Le cours d'ouverture était de 10 le 2 janvier 2024.", True),
        (ALL, "ZZT finished the day at $46.50 after opening at $44.20.", True),
        (ALL, "ZZT traded between a low of $43.10 and a high of $47.90.", True),
        (ALL, "ZZT hit a high of $46.50.", False),
        (ALL, "After a low of $43.10, ZZT ended at $46.50.", True),
        (ALL, "ZZT traded close to $47.90.", True),
        (ALL, "ZZT closed at $47.90 on 8 May 2024.", False),
    ],
)
def test_a_price_is_the_one_that_is_named(rows, answer, right):
    assert check_record({"id": 1, "answer": answer, "rows": rows})["passed"] is right


def test_it_is_the_objection_that_finds_it():
    record = {"id": 1, "answer": "It closed at 10 on 2 January 2024.", "rows": TWO}

    assert not check_record(record)["passed"]
    assert check_record(record, RULES.without("another_price"))["passed"]
