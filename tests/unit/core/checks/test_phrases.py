"""What language models really write of figures: right sentences pass, the same with a fault do not."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.check import Exhibit
from core.checks.examination import examined
from core.checks.headings import headed_cells
from core.checks.records import evidence_of

FIGURES = {
    "revenue": {2018: 265_595e6, 2019: 260_174e6, 2020: 274_515e6, 2021: 365_817e6},
    "net_income": {2018: 59_531e6, 2019: 55_256e6, 2020: 57_411e6, 2021: 94_680e6},
    "rd_expense": {2019: 16_217e6, 2020: 18_752e6},
    "gross_profit": {2019: 98_392e6, 2020: 104_956e6},
    "total_assets": {2019: 338_516e6, 2020: 323_888e6},
}
APPLE = {"company": "Apple Inc.", "ticker": "AAPL", "period": "FY", "unit": "USD"}
ROWS = [
    {**APPLE, "metric": metric, "fiscal_year": year, "value": value}
    for metric, values in FIGURES.items()
    for year, value in values.items()
]
RIGHT = [
    "Revenue rose by $14.34B (5.5 %) from 2019 to 2020.",
    "Revenue rose 5.5 % ($14.34B) from 2019 to 2020.",
    "Revenue increased by $14.3 billion (5.5%) to $274.5 billion in 2020.",
    "Revenue increased 5.5% to $274.5 billion in 2020.",
    "Revenue grew 5.5 percent, or about $14 billion, to $274.5 billion in 2020.",
    "Revenue grew from $260.2B in 2019 to $274.5B in 2020, i.e. 5.5%.",
    "Total assets fell by $14.63B (4.3 %) from 2019 to 2020.",
    "Total assets fell by $14.63B, or 4.3 %, from 2019 to 2020.",
    "Total assets decreased by $14.6 billion (4.3%) to $323.9 billion in 2020.",
    "Total assets changed by -$14.63B (-4.3%) from 2019 to 2020.",
    "Total assets went down by $14.63 billion between 2019 and 2020, which is 4.3 %.",
    "Revenue in FY2020 ($274.5B) was 5.5% higher than in FY2019 ($260.2B).",
    "Between 2018 and 2020 revenue increased by 3.4%, from $265.6B to $274.5B.",
    "Revenue fell 2.0% to $260.2 billion in 2019, then rose 5.5% in 2020 and 33.3% in 2021.",
    "Revenue dipped 2% in 2019 before growing 5.5% in 2020 and 33% in 2021.",
    "Net income grew by roughly $2.2 billion (about 3.9%) between 2019 and 2020.",
    "Net income declined by $4.3 billion, or 7.2%, in 2019.",
    "Net income was 20.9% of revenue in fiscal 2020.",
    "Gross margin was 38.2% in 2020, up from 37.8% in 2019.",
    "R&D was $18.75 billion in 2020, about 6.8% of revenue.",
    "Over 2018-2020, revenue averaged $266.8 billion a year.",
    "The average revenue of fiscal 2018, 2019 and 2020 was $266.76 billion.",
    "Revenue was $260.2B in 2019 and $274.5B in 2020, an average of $267.3B.",
    "Revenue of 2019 and 2020 combined was $534.7 billion.",
    "In 2019 and 2020 together, Apple earned $112.7 billion in net income.",
    "From 2018 to 2021 revenue grew 37.7%, a compound annual rate of 11.3%.",
    "Revenue in 2021 was 1.4 times that of 2019.",
    "Apple's revenue was 274,515 million dollars in 2020, $14.3 billion more than in 2019.",
    "Revenue exceeded $270 billion in 2020 and was nearly $366 billion in 2021.",
    "| Year | Revenue | Growth |\n| --- | --- | --- |\n| 2019 | $260.2B | -2.0% |\n| 2020 | $274.5B | 5.5% |",
    "Apple's revenue by year:\n- 2019: $260.2B\n- 2020: $274.5B (+5.5%)\n- 2021: $365.8B (+33.3%)",
]
WRONG = [
    ("Total assets rose by $14.63B (4.3 %) from 2019 to 2020.", "(4.3 %)"),
    ("Total assets fell by $14.63B, or 4.9 %, from 2019 to 2020.", "4.9 %"),
    ("Revenue fell by $14.34B (5.5 %) from 2019 to 2020.", "$14.34B"),
    ("Revenue rose 5.5% in 2021.", "5.5%"),
    ("Revenue rose 33.3% in 2020.", "33.3%"),
    ("Revenue fell 5.5% in 2020.", "5.5%"),
    ("Revenue rose 5.5% to $260.2 billion in 2020.", "$260.2 billion"),
    ("Revenue rose 5.5 percentage points in 2020.", "5.5 percentage points"),
    ("Gross margin was 38.2% in 2020, up from 36.8% in 2019.", "36.8%"),
    ("Net income was 22.9% of revenue in fiscal 2020.", "22.9%"),
    ("Over 2018-2020, revenue averaged $274.5 billion a year.", "$274.5 billion"),
    ("The average revenue of fiscal 2018, 2019 and 2020 was $265.6 billion.", "$265.6 billion"),
    ("In 2019 and 2020 together, Apple earned $57.4 billion in net income.", "$57.4 billion"),
    ("From 2018 to 2021 revenue grew 37.7%, a compound annual rate of 14.3%.", "14.3%"),
    ("Revenue in 2021 was 1.9 times that of 2019.", "1.9 times"),
    ("Microsoft's revenue was $274.5 billion in 2020.", "$274.5 billion"),
    (
        "| Year | Revenue | Growth |\n| --- | --- | --- |\n| 2019 | $260.2B | -2.0% |\n| 2020 | $274.5B | 15.5% |",
        "15.5%",
    ),
    ("Apple's revenue by year:\n- 2019: $260.2B\n- 2020: $274.5B (+7.5%)", "(+7.5%)"),
]
HINTS = [
    ("Revenue increased by $14.45 billion from 2019 to 2020.", "computed, it is `$14.34B`"),
    ("Net income increased by 14.0% from 2019 to 2020.", "computed, it is `3.9 %`"),
    ("Average revenue over 2018, 2019 and 2020 was $265.6B.", "computed, it is `$266.8B`"),
    ("In 2019 and 2020 together, net income was $57.4B.", "computed, it is `$112.7B`"),
    ("Revenue rose 5.5% to $400 billion in 2020.", "closest `$274.5B` (2020), 45.7 % off"),
]


def numbers(answer):
    record = {"id": "1", "question": "", "answer": answer, "rows": ROWS}
    return next(check for check in check_record(record)["checks"] if check["check"] == "numbers")


@pytest.mark.parametrize("answer", RIGHT)
def test_a_right_sentence_passes(answer):
    assert numbers(answer)["status"] == "pass", numbers(answer)["detail"]


@pytest.mark.parametrize(("answer", "fault"), WRONG)
def test_the_figure_that_is_wrong_is_named(answer, fault):
    assert fault in [span["text"] for span in numbers(answer)["spans"]]


@pytest.mark.parametrize(("answer", "hint"), HINTS)
def test_the_hint_computes_what_was_meant(answer, hint):
    verdicts = examined(Exhibit(answer, "", evidence_of({"rows": ROWS}), numbered=False))
    assert hint in next(v.hint for v in verdicts if v.check == "numbers")


def test_a_tables_cells_know_their_headings():
    text = "See:\n\n| Year | Revenue |\n|---|---|\n| 2020 | $5 |\n| 2021 | |\n\nDone | so"
    assert [(text[c.start : c.end].strip(), c.heading) for c in headed_cells(text)] == [
        ("2020", "Year"),
        ("$5", "Revenue"),
        ("2021", "Year"),
        ("", "Revenue"),
    ]
