"""A figure of one metric, row or name is not borne out where it is said of another, in prose and in rows."""

from __future__ import annotations

import pytest

from core.checks import check_record

SALES = [{"region": "North", "sales": 1_240}, {"region": "South", "sales": 980}, {"region": "West", "sales": 1_515}]
FACTS = [
    {"company": "Apple Inc.", "ticker": "AAPL", "metric": "revenue", "period": "FY", "fiscal_year": 2023}
    | {"end": "2023-09-30", "value": 383_285_000_000, "unit": "USD"}
]
PRICES = [{"product": "Kettle", "price_eur": 39.9}, {"product": "Toaster", "price_eur": 54.5}]


def _passes(evidence: object, answer: str) -> bool:
    given = {"context": evidence} if isinstance(evidence, str) else {"rows": evidence}
    return bool(check_record({"id": 1, "answer": answer, **given})["passed"])


@pytest.mark.parametrize(
    ("evidence", "right", "wrong"),
    [
        (
            "Revenue was $4.2 million in 2023.",
            "Sales were $4.2 million in 2023.",
            "Net income was $4.2 million in 2023.",
        ),
        ("Gross profit was $4.2 million.", "The profit was $4.2 million.", "EBITDA was $4.2 million."),
        ("On revenue of $9 million it made $3 million.", "Its profit was $3 million.", "Its profit was $9 million."),
        (FACTS, "Apple's sales were $383.3B in 2023.", "Apple's net income was $383.3B in 2023."),
        (SALES, "Sales in the West were 1,515.", "Profit in the West was 1,515."),
        ("Der Umsatz betrug 4,2 Mio. €.", "Die Umsatzerlöse betrugen 4,2 Mio. €.", "Der Gewinn betrug 4,2 Mio. €."),
        ("매출은 42억 원이다.", "매출은 42억 원이었다.", "순이익은 42억 원이다."),
    ],
)
def test_a_figure_of_one_metric_is_not_that_of_another(evidence: object, right: str, wrong: str) -> None:
    assert (_passes(evidence, right), _passes(evidence, wrong)) == (True, False)


@pytest.mark.parametrize(
    ("rows", "right", "wrong"),
    [
        (
            SALES,
            "Sales in the South were 980 and in the North 1,240.",
            "Sales in the North were 980 and in the South 1,240.",
        ),
        (SALES, "South: 980, North: 1,240.", "North: 980, South: 1,240."),
        (PRICES, "The kettle costs €39.90, the toaster €54.50.", "The kettle costs €54.50 and the toaster €39.90."),
    ],
)
def test_the_figures_of_two_rows_are_not_swapped_in_one_sentence(rows: object, right: str, wrong: str) -> None:
    assert (_passes(rows, right), _passes(rows, wrong)) == (True, False)
