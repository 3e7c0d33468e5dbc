"""What a figure is meant of: its row, its sign, its period, its name - right answers pass, swapped ones do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.checks import check_record
from core.checks.claims import speaks_of_loss
from core.reading.alignment import years_of_figures
from core.reading.amounts import read_amounts
from core.reading.labels import labels_of

TABLE = """| (in millions) | 2023 | 2022 | 2021 |
|---|---|---|---|
| Revenue | $1,200 | $1,050 | $980 |
| Cost of revenue | 700 | 640 | 610 |
| Operating income (loss) | 120 | (45) | 60 |
| Diluted EPS | $1.68 | $(1.04) | $0.82 |
"""
PROSE = """The Lyon plant produced 45,000 units, the Turin plant 38,500. Costs of €2.4 million were booked in Q3 2022,
and the 2023 season opened well."""


def metric(name, year, value, period="FY"):
    return {"company": "Acme", "metric": name, "period": period, "fiscal_year": year, "value": value, "unit": "USD"}


ROWS = [metric("revenue", 2023, 1200e6), metric("revenue", 2022, 1050e6), metric("revenue", 2023, 310e6, "Q3")]


def passed(answer, evidence, question=""):
    record = {"id": 1, "question": question, "answer": answer}
    return check_record({**record, "context" if isinstance(evidence, str) else "rows": evidence})["passed"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Revenue was $1,200 million in 2023.", "Revenue was $700 million in 2023."),
        ("The cost of revenue was $700 million in 2023.", "The cost of revenue was $640 million in 2023."),
        ("The operating loss was $45 million in 2022.", "Operating income was $45 million in 2022."),
        ("Operating income was -$45 million in 2022.", "The operating profit was $45 million in 2022."),
        ("Operating income was $(45) million in 2022.", "Operating income was -$120 million in 2023."),
        ("Operating income was (45) million in 2022.", "Operating income was (120) million in 2023."),
        ("EPS was $1.68 in 2023.", "EPS was $1.68 million in 2023."),
        ("Over 2021-2023, revenue totalled $3.23 billion.", "Over 2021-2023, revenue totalled $3.32 billion."),
    ],
)
def test_a_figure_of_a_table_is_held_to_its_row_sign_and_scale(right, wrong):
    assert passed(right, TABLE)
    assert not passed(wrong, TABLE)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("The Lyon plant produced 45,000 units.", "The Lyon plant produced 38,500 units."),
        ("The Turin plant produced 38,500 units.", "The Turin plant produced 45,000 units."),
        ("Costs of €2.4 million were booked in the third quarter.", "Costs of €2.4 million were booked in Q2 2022."),
        ("Costs of €2.4 million were booked in 3Q22.", "Costs of €2.4 million were booked in 3Q23."),
    ],
)
def test_a_figure_of_a_text_is_held_to_its_name_and_period(right, wrong):
    assert passed(right, PROSE)
    assert not passed(wrong, PROSE)


def test_a_fact_row_of_another_period_proves_nothing():
    assert passed("Revenue in Q3 2023 was $310M.", ROWS)
    assert passed("Third-quarter revenue in 2023 was $310 million.", ROWS)
    assert not passed("Revenue in Q3 2022 was $310M.", ROWS)
    assert not passed("Revenue in Q2 2023 was $310M.", ROWS)


def test_only_words_of_loss_by_themselves_explain_a_minus():
    assert speaks_of_loss("Net loss before tax")
    assert not speaks_of_loss("Net income (loss)")
    assert not speaks_of_loss("Profit/(loss) for the year")
    assert not speaks_of_loss("Gain or loss on disposal")


def test_brackets_after_a_verb_are_a_minus_and_after_a_noun_an_aside():
    values = {
        "It was $(45) million": -45e6,
        "It was ($52M)": -52e6,
        "a margin of (3.2)%": -3.2,
        "a fine (€5 million)": 5e6,
    }
    assert {text: read_amounts(text)[0].value for text in values} == values


def test_a_range_of_years_is_one_period_of_a_sentence_with_several_figures():
    text = "Over 2021-2023 it made $9 million, then $4 million in 2024."
    assert years_of_figures(text, read_amounts(text)) == [(2021, 2022, 2023), (2024,)]


def names(text):
    return [set(label.clause.names) for label in labels_of(text, tuple((a.start, a.end) for a in read_amounts(text)))]


def test_names_stand_with_the_figure_of_their_clause():
    assert names("The Lyon plant made 45 tons, the Turin plant 38 tons.") == [{"lyon"}, {"turin"}]
    assert names("Apple sold 45 units and Samsung 38 units.") == [{"appl"}, {"samsung"}]


CITIES = ("Lyon", "Turin", "Leeds", "Porto", "Ghent")


@given(
    st.lists(st.sampled_from(CITIES), min_size=2, max_size=2, unique=True),
    st.lists(st.integers(100, 9_999), min_size=2, max_size=2, unique=True),
)
def test_figures_of_two_names_are_never_swapped_unnoticed(cities, counts):
    (one, two), (first, second) = cities, counts
    context = f"The {one} plant made {first:,} tons last year, the {two} plant {second:,} tons."
    assert passed(f"The {one} plant made {first:,} tons.", context)
    assert passed(f"The {two} plant made {second:,} tons.", context)
    if abs(first - second) > 0.01 * max(counts):
        assert not passed(f"The {one} plant made {second:,} tons.", context)
        assert not passed(f"The {two} plant made {first:,} tons.", context)


@pytest.mark.parametrize(
    "denial",
    [
        "The data do not show revenue for 2022.",
        "The sources don't mention a revenue for 2022.",
        "There is no data for 2022.",
        "I don't have revenue figures for fiscal 2022.",
        "I couldn’t find the revenue for 2022.",
        "Revenue for 2022 wasn't disclosed.",
        "The sources don't cover 2022.",
        "Für 2022 liegen keine Daten vor.",
    ],
)
def test_untrue_denials_are_critical_however_they_are_worded(denial):
    found = check_record({"id": 1, "question": "What was revenue in 2022?", "answer": denial, "rows": ROWS})
    assert found["severity"] == "critical"


def test_a_denial_of_a_metric_that_no_row_is_of_is_believed():
    assert passed("I don't have gross profit data for 2022; revenue was $1.05B.", ROWS)
    assert passed("There is no data on the cost of revenue for 2022.", ROWS)
    assert not passed("I don't have net sales for 2022.", ROWS)


FILED = [
    {"form": "10-K", "filingDate": "2024-11-01", "reportDate": "2024-09-28"},
    {**metric("revenue", 2022, 1050e6), "end": "2022-09-24", "latest_form": "10-K", "latest_filed": "2024-11-01"},
]


def test_a_wrong_filing_date_is_answered_with_the_filing_and_its_own_period():
    found = check_record({"id": 1, "answer": "The 10-K was filed 2024-11-15.", "rows": FILED})
    (filings,) = (c for c in found["checks"] if c["check"] == "filings")
    (span,) = filings["spans"]
    assert span["reason"].endswith("closest is the 10-K filed 2024-11-01 for the period to 2024-09-28")
    assert span["reason"] in filings["detail"]


SHARES = """About a third of sales came from abroad. The tax rate was 28.5% in 2022.

| | 2023 | 2022 |
|---|---|---|
| Revenue | 1,200 | 1,050 |
| Gross profit | 500 | 410 |
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("About 33% of sales came from abroad.", "About 43% of sales came from abroad."),
        ("A third of sales came from abroad.", "Half of sales came from abroad."),
        ("The tax rate was 0.285 in 2022.", "The tax rate was 0.385 in 2022."),
        ("Revenue grew from 1,050 to 1,200 in 2023.", "Revenue grew from 410 to 1,200 in 2023."),
    ],
)
def test_shares_are_read_in_words_percent_and_decimals(right, wrong):
    assert passed(right, SHARES)
    assert not passed(wrong, SHARES)


def test_ordinals_and_parts_of_a_time_are_no_shares():
    for text in (
        "the third of May",
        "the first half of 2023",
        "half of the year",
        "a quarter of a century",
        "half of 2020",
    ):
        assert not [a for a in read_amounts(text) if a.percent], text


def test_a_half_year_is_the_sum_of_its_quarters():
    quarters = [metric("revenue", 2023, v, f"Q{i}") for i, v in enumerate((270e6, 290e6, 310e6, 330e6), 1)]
    assert passed("Revenue in the first half of 2023 was $560 million.", quarters)
    assert passed("H2 2023 revenue was $640 million.", quarters)
    assert not passed("Revenue in the first half of 2023 was $640 million.", quarters)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("Revenue was $1.25B in 2023.", "not in the evidence: closest is $1.20B (2023), 4.2 % off"),
        ("Revenue was $1.05B in 2023.", "this is the value of 2022, not of 2023; 2023 is $1.20B"),
        ("Revenue was $1.2M in 2023.", "wrong scale: 1,000 times too small, it is $1.20B (2023)"),
        ("Revenue was €1.2B in 2023.", "another currency: it is $1.20B (2023)"),
        ("Revenue was -$1.2B in 2023.", "wrong sign: it is $1.20B"),
    ],
)
def test_a_spans_reason_says_by_itself_what_is_right(answer, reason):
    found = check_record({"id": 1, "question": "What was revenue in 2023?", "answer": answer, "rows": ROWS})
    assert [s["reason"] for c in found["checks"] if c["check"] == "numbers" for s in c["spans"]] == [reason]
