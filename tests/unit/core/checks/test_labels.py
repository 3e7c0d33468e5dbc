"""A figure is said of the label it stands beside: another's label of the same sentence, list or table is wrong."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.fact_rows import rows_of_facts
from core.checks.figures import check_numbers
from core.checks.ledger import ledger_of
from core.model import FactRow
from core.reading.amounts import read_amounts
from core.reading.contrasts import contrasts
from core.reading.labels import labels_of

CASES = [
    # Source; right answers; wrong ones.
    (
        "On weekdays the library lends 420 books, on Sundays only 95.",
        ("The library lends 95 books on Sundays.", "On Sundays 95 books are lent, on weekdays 420."),
        ("On Sundays the library lends 420 books.", "It lends 95 books on weekdays and 420 on Sundays."),
    ),
    (
        "Larch Bakery sold 3,410 loaves last week, Elm Bakery 2,875 and Ash Bakery 1,990.",
        ("Ash Bakery sold 1,990 loaves.", "Elm sold 2,875 loaves and Ash 1,990."),
        ("Ash Bakery sold 2,875 loaves.", "Larch sold 1,990 loaves, Ash 3,410."),
    ),
    (
        "Parental leave is 26 weeks for mothers and 6 weeks for fathers.",
        ("Fathers get 6 weeks of leave.",),
        ("Fathers get 26 weeks of leave.", "It is 6 weeks for mothers and 26 weeks for fathers."),
    ),
    (
        "Room Cedar seats 14 people, room Maple 30.",
        ("Maple seats 30.",),
        ("Maple seats 14 people.", "Cedar has 30 seats and Maple 14."),
    ),
    (
        "The engineer earns $92,000, the designer $78,000 and the accountant $71,500.",
        ("The designer earns $78,000.", "An accountant is paid $71,500, an engineer $92,000."),
        ("The designer earns $92,000.", "An accountant is paid $78,000 and a designer $71,500."),
    ),
    (
        "Of the orders, 812 were shipped and 64 were cancelled.",
        ("64 orders were cancelled.",),
        ("812 orders were cancelled and 64 were shipped.",),
    ),
    (
        "- Basic plan: $9\n- Team plan: $29\n- Business plan: $79",
        ("The Team plan costs $29.", "Basic is $9 and Business $79."),
        ("The Team plan costs $79.", "The Business plan costs $9."),
    ),
    (
        "Birchwood Clinic has 48 beds. Oakfield Clinic has 112 beds.",
        ("Oakfield Clinic has 112 beds.",),
        ("Oakfield Clinic has 48 beds.", "Birchwood has 112 beds."),
    ),
    (
        "| Depot | Vans | Trucks |\n|---|---|---|\n| Esk | 41 | 17 |\n| Tay | 36 | 22 |",
        ("Depot Tay runs 36 vans and 22 trucks.", "Esk has 41 vans, Tay 36."),
        ("Depot Tay runs 41 vans in the north.", "The depot Esk has 41 trucks on the road."),
    ),
    (
        "연차 15일, 병가 60일",
        ("병가는 60일입니다.",),
        ("병가는 15일입니다.", "연차는 60일, 병가는 15일입니다."),
    ),
    ("大人は500円、子供は300円です。", ("子供は300円です。",), ("子供は500円です。",)),
    ("成人票80元,儿童票40元。", ("儿童票40元。",), ("儿童票80元。",)),
    (
        "Im Winter fährt die Fähre 6-mal am Tag, im Sommer 18-mal. Der Saal fasst 200 Gäste, die Halle 850.",
        ("Die Halle fasst 850 Gäste.",),
        ("Die Halle fasst 200 Gäste.",),
    ),
    (
        "El plan básico cuesta 12 euros y el plan familiar 25 euros.",
        ("El plan familiar cuesta 25 euros.",),
        ("El plan familiar cuesta 12 euros.",),
    ),
]
RIGHT = [(source, answer) for source, right, _ in CASES for answer in right]
WRONG = [(source, answer) for source, _, wrong in CASES for answer in wrong]


def passed(source: str, answer: str) -> bool:
    return bool(check_record({"id": "1", "answer": answer, "context": source})["passed"])


@pytest.mark.parametrize(("source", "answer"), RIGHT)
def test_a_figure_of_its_own_label_passes(source: str, answer: str) -> None:
    assert passed(source, answer)


@pytest.mark.parametrize(("source", "answer"), WRONG)
def test_a_figure_of_another_label_does_not(source: str, answer: str) -> None:
    assert not passed(source, answer)


def test_labels_are_told_apart_by_what_stands_behind_the_same_preposition() -> None:
    text = "In summer the ferry makes 18 crossings a day, in winter 6."
    one, two = labels_of(text, tuple((a.start, a.end) for a in read_amounts(text)))
    told = next(contrasts(one, two))
    assert (set(told.ours), set(told.theirs)) == ({"summer"}, {"winter"})


def test_what_is_only_compared_with_labels_nothing() -> None:
    text = "It treated 17,650 inpatients, fewer than Moorgate."
    (label,) = labels_of(text, tuple((a.start, a.end) for a in read_amounts(text)))
    assert "moorgat" not in label.clause.words


PRICES = """| Model | List price (EUR) | Dealer price (EUR) |
| --- | --- | --- |
| Trail 500 | 1590 | 1290 |
| Trail 700 | {} | 1780 |
| Trail 950 | 2390 | 1980 |"""


@pytest.mark.parametrize("price", ["2190", "2,190", "2190.00", "2455"])
def test_a_figure_beside_one_that_looks_like_a_year_is_proved(price):
    source, question = PRICES.format(price), "What is the list price of the Trail 700?"
    right = f"Trail 700: List price (EUR) {price}, Dealer price (EUR) 1780 [1]."
    swapped = f"Trail 700: List price (EUR) 1780, Dealer price (EUR) {price} [1]."
    assert not check_numbers(right, question, ledger_of([source], []), [source]).failed
    assert check_numbers(swapped, question, ledger_of([source], []), [source]).failed


ORDERS = """| order_id | customer | quantity | status |
| --- | --- | --- | --- |
| 1002 | Velo Nord | 10 | shipped |
| 1007 | Radhaus Kiel | 8 | open |
| 1008 | Cycle Hub | 1 | open |"""


def test_records_called_by_numbers_are_proved_beside_rows_of_facts():
    counts = ({"metric": "rows", "value": n, "unit": "", "company": "orders"} for n in (2.0, 3.0))
    ledger = ledger_of([ORDERS], rows_of_facts([FactRow("company_metrics", values) for values in counts]))
    told = "There are 2 rows with status open, of 3: {} [1]."
    question = "How many orders are open?"
    assert not check_numbers(told.format("1007 and 1008"), question, ledger, [ORDERS]).failed
    assert check_numbers(told.format("1007 and 1061"), question, ledger, [ORDERS]).failed
