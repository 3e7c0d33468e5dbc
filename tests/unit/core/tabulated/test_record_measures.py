"""Records measured in the words that people use: what costs most, what takes longest, how much one is."""

from __future__ import annotations

from datetime import date
from functools import cache

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.tabulated_answers import the_answer

TABLES = {
    "plans": """| Plan | Monthly fee | Minimum term | Guest passes a year |
| --- | --- | --- | --- |
| Boulder | 49 EUR | 3 months | 2 |
| Rope | 62 EUR | 6 months | 4 |
| Full | 79 EUR | 12 months | 6 |
""",
    "rooms": """| Room | Rate per night | Beds | View |
| --- | --- | --- | --- |
| Anemone | £85 | 2 | garden |
| Bluebell | £110 | 3 | lake |
| Clover | £70 | 1 | street |
""",
    "tours": """| Tour | Price | Deposit | Duration |
| --- | --- | --- | --- |
| Harbour | $35 | $5 | 2 hours |
| Lighthouse | $60 | $10 | 4 hours |
| Islands | $140 | $40 | 9 hours |
""",
    "flats": """| Flat | Rent | Deposit |
| --- | --- | --- |
| Quay 1 | £900 | £1,800 |
| Quay 2 | £950 | £1,700 |
| Quay 3 | £990 | £1,980 |
""",
    "spans": """| Leave | Notice |
| --- | --- |
| Annual | 2 weeks |
| Unpaid | 3 months |
| Study | 10 days |
""",
}


@cache
def table(name):
    return DocumentTables("default", f"{name}.md", name.title(), "", tables_of([Stretch(TABLES[name])]))


def told(name, question):
    asked = read_question(question, date(2024, 5, 1))
    found = the_answer(asked, (table(name),)) if asked else None
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("name", "question", "said"),
    [
        ("plans", "How much is the Rope plan?", "Monthly fee of Rope: €62."),
        ("plans", "what does Full cost a month", "Monthly fee of Full: €79."),
        ("plans", "What's the price of Boulder?", "Monthly fee of Boulder: €49."),
        ("plans", "How much do the plans cost?", "Monthly fee: Boulder €49, Rope €62 and Full €79."),
        ("rooms", "How much does Bluebell cost per night?", "Bluebell, Rate per night: £110."),
        ("rooms", "How many beds does Clover have?", "Beds of Clover: 1."),
        ("plans", "How many guest passes do I get with Rope?", "Guest passes a year of Rope: 4."),
        ("plans", "How long is the minimum term of the Full plan?", "Minimum term of Full: 12 months."),
        ("tours", "How long is the duration of the Islands tour?", "Duration of Islands: 9 hours."),
    ],
)
def test_what_a_record_has_is_asked_for_in_other_words_than_its_heading(name, question, said):
    assert told(name, question) == said


@pytest.mark.parametrize(
    ("name", "question", "said"),
    [
        ("plans", "which plan is the cheapest?", "Boulder has the lowest Monthly fee, €49"),
        ("plans", "What is the most expensive plan?", "Full has the highest Monthly fee, €79"),
        ("plans", "Which is the least expensive plan?", "Boulder has the lowest Monthly fee, €49"),
        ("tours", "Which tour is the cheapest?", "Harbour has the lowest Price, $35"),
        ("rooms", "Which room is the cheapest?", "Clover has the lowest Rate per night, £70"),
        ("rooms", "Which is the priciest room?", "Bluebell has the highest Rate per night, £110"),
        ("plans", "Which plan has the longest minimum term?", "Full: Minimum term 12 months."),
        ("tours", "Which tour is the shortest?", "Harbour: Duration 2 hours."),
        ("tours", "Which tour has the highest deposit?", "Islands has the highest Deposit, $40"),
    ],
)
def test_records_are_set_before_all_others_by_what_a_word_compares(name, question, said):
    assert told(name, question).startswith(said)


def test_records_are_counted_by_what_their_column_is_called():
    assert "Anemone, Bluebell and Clover" in told("rooms", "How many rooms are there?")


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("flats", "Which flat is the cheapest?"),  # by rent or by deposit
        ("flats", "How much is Quay 2?"),
        ("spans", "Which leave has the longest notice?"),  # weeks beside months
        ("rooms", "Which room is the longest?"),
        ("rooms", "What does Bluebell cost per week?"),  # nobody gave a rate for that
        ("rooms", "Which room has the highest view?"),
    ],
)
def test_nothing_is_told_where_a_word_may_mean_two_columns_or_none(name, question):
    assert told(name, question) == ""
