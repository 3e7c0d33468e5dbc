"""Questions as colleagues put them: taken apart into operation, lines and periods; answered by rows that say them."""

from __future__ import annotations

from datetime import date

import numpy as np
import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tabulated.frame_answers import answer_in_frame, framed, likeness_of
from core.tabulated.frame_guard import is_as_framed
from core.tabulated.frames import frames_of

TODAY = date(2026, 5, 1)
REPORT = """Acme Corp annual report. Consolidated statements of operations (in millions)

| | 2024 | 2023 | 2022 |
| --- | --- | --- | --- |
| Net sales: | | | |
| aPhone | 500 | 480 | 450 |
| Tablets | 240 | 290 | 260 |
| Total net sales | 740 | 770 | 710 |
| Total cost of sales | 400 | 420 | 410 |
| Research and development | 90 | 80 | 70 |
| Selling, general and administrative | 60 | 55 | 50 |
| Interest expense | (12) | (11) | (10) |
| Net income | 130 | 150 | 120 |

Acme Corp consolidated balance sheets (in millions)

| | September 28, 2024 | September 30, 2023 |
| --- | --- | --- |
| Cash and cash equivalents | 70 | 60 |
| Total current assets | 300 | 280 |
| Accounts payable | 55 | 64 |
| Total current liabilities | 200 | 160 |

Acme Corp consolidated statements of cash flows (in millions)

| | 2024 | 2023 | 2022 |
| --- | --- | --- | --- |
| Repurchases of common stock | (30) | (45) | (25) |
| Payments for acquisition of property, plant and equipment | (14) | (16) | (15) |

Acme Corp net sales by region (in millions)

| | 2024 | 2023 |
| --- | --- | --- |
| Net sales: | | |
| Greater China | 200 | 250 |
| Rest of the world | 540 | 520 |
| Total net sales | 740 | 770 |
"""


def acme():
    return DocumentTables("default", "acme.md", "Acme annual report", "Acme Corp", tables_of([Stretch(REPORT)]))


def found(question, like=None):
    """The answer in a frame, where phrases and ways are as like each other as told and all others are not."""
    asked = read_question(question, TODAY)
    one = framed(asked, acme())
    if one is None:
        return None
    if like is None:
        return answer_in_frame(asked, one)
    phrases, ways = np.zeros((len(one.phrases), 400), np.float32), np.zeros((len(one.ways), 400), np.float32)
    for at, (way, cosine) in enumerate(like.items()):
        phrases[:, at] = cosine
        ways[[n for n, other in enumerate(one.ways) if other == way], at] = 1
    return answer_in_frame(asked, one, likeness_of(one, phrases, ways))


def told(question, like=None):
    answer = found(question, like)
    return answer.told.text if answer else ""


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        # A line in a period.
        ("What did Acme spend on research and development in the fiscal year 2023?", "$80"),
        ("acme tablets revenue, FY2022", "260 million in 2022"),
        ("What did Acme's phone business bring in during fiscal 2023?", "480 million"),
        ("How much did Acme sell in Greater China in fiscal 2024?", "200 million"),
        # Two periods.
        ("By how many dollars did Acme's bottom line drop from fiscal 2023 to fiscal 2024?", "fell by $20"),
        ("How much bigger was Acme's R&D in fiscal 2024 than the one in fiscal 2023?", "rose by $10"),
        ("By what percent did Acme's sales in Greater China fall between fiscal 2023 and fiscal 2024?", "by 20.0 %"),
        ("tablets revenue growth at acme, fiscal 2023 over 2022, percent pls", "rose by 11.5 %"),
        # Which period.
        ("In which of the fiscal years 2022, 2023 and 2024 did Acme earn the most net income?", "in 2023"),
        ("Did Acme have more accounts payable at the end of fiscal 2023 or at the end of fiscal 2024?", "64 million"),
        ("Was Acme's cost of sales lower in fiscal 2022 or in fiscal 2023?", "lowest total cost of sales was 410"),
        ("In which of 2022, 2023 and 2024 did Acme spend least on share buybacks?", "25 million in 2022"),
        # Over periods.
        ("Average R&D per year at Acme over fiscal 2022 through 2024?", "80"),
        ("In how many of the fiscal years 2022 to 2024 did Acme sell more than $250 million of tablets?", "2 years"),
        # Several lines.
        ("aPhone plus tablets revenue at Acme for fiscal 2022, what's the total?", "710 million"),
        ("R&D and selling, general and administrative combined at Acme, fiscal 2024?", "150 million"),
        ("For a slide I need the portion of Acme's fiscal 2023 turnover that was made in Greater China.", "32.5 %"),
        ("Research and development as a percentage of Acme's net sales in fiscal 2024?", "12.2 %"),
        ("On September 28, 2024, how many dollars of current assets stood behind each dollar of current liabilities"
         " at Acme?", "1.50"),
        ("What was Acme's current assets to current liabilities ratio on 30 September 2023?", "1.75"),
        ("For every dollar of tablets sales, how many dollars of aPhone sales did Acme make in fiscal 2022?", "1.73"),
        ("Difference between Acme's aPhone and tablets sales in fiscal 2024?", "260 million"),
        ("Out of aPhone and tablets, which one sold the least for Acme in fiscal 2023?", "Tablets revenue was 290"),
        ("What brought in more for Acme in fiscal 2023, aPhone or tablets?", "480 million in 2023, more"),
    ],
)  # fmt: skip
def test_what_colleagues_ask_is_answered_by_the_rows_that_say_it(question, answer):
    assert answer.replace("$", "") in told(question).replace("$", "")


@pytest.mark.parametrize(
    "question",
    [
        "What were Acme's sales of headsets in fiscal 2024?",  # of no row
        "What was Acme's underlying net income in fiscal 2024?",
        "What did Acme earn without tablets in fiscal 2024?",
        "What were Zenith's net sales in fiscal 2024?",  # of nobody here
        "What was Acme's net income in fiscal 2019?",  # of no column
        "Revenue from the Acme Clock alone in fiscal 2024?",
        "How many people did Acme employ in fiscal 2024?",
        "What was Acme's budget for research and development in fiscal 2024?",
    ],
)
def test_what_no_row_says_is_not_answered(question):
    assert told(question) == ""


def test_a_row_is_found_by_what_it_means_where_that_is_near_by_far():
    question = "Did Acme keep more for its owners in fiscal 2023 or in fiscal 2024?"

    assert told(question) == ""
    assert "150 million in 2023" in told(question, {"Net income": 0.9})
    assert told(question, {"Net income": 0.7}) == ""
    assert told(question, {"Net income": 0.85, "Research and development": 0.9}) == ""


def test_a_word_that_rows_are_called_by_is_said_of_the_row_that_is_taken():
    assert told("What did Acme keep for its owners in fiscal 2024?", {"Net income": 0.95}) != ""
    assert told("What did Acme keep for its owners of tablets in fiscal 2024?", {"Net income": 0.95}) == ""


@pytest.mark.parametrize(
    ("question", "operation", "made", "phrases"),
    [
        ("Hi, I need Acme's sales in 2024 please", "value", "", ["sales"]),
        ("How much did Acme's sales rise from 2023 to 2024?", "change", "", ["sales"]),
        ("What part of Acme's 2024 sales came from tablets?", "value", "share", ["tablets sales", "total sales"]),
        ("According to the 2024 report, what did Acme pay in tax in 2023?", "value", "", ["pay in tax"]),
        (
            "How much more did Acme make with aPhone than with tablets in 2024?",
            "value",
            "-",
            ["make with aphone", "tablets"],
        ),
    ],
)
def test_a_question_is_taken_apart(question, operation, made, phrases):
    frame = frames_of(question, acme().subject)[0]

    assert (frame.operation.value, frame.made) == (operation, made)
    assert [thing.phrases[0] for thing in frame.things] == phrases


def test_an_answer_that_is_not_of_what_was_asked_is_none():
    one = found("What were Acme's total current liabilities on September 28, 2024?")

    assert one is not None
    kept = "What were Acme's current liabilities on September 28, 2024?"
    other = "What was Acme's current assets to current liabilities ratio on September 28, 2024?"
    assert is_as_framed(one, read_question(kept, TODAY))
    assert not is_as_framed(one, read_question(other, TODAY))
    assert not is_as_framed(one, read_question("How many staff did Acme employ in fiscal 2024?", TODAY))


def test_halves_of_a_balance_are_in_one_scale():
    first = "CONSOLIDATED BALANCE SHEETS (In millions)\n2024 2023\nCash 11,170 12,330\nTotal assets $352,755 $351,002"
    second = "Common stock, $0.01 par value\n2024 2023\nRetained earnings 50,100 49,200\nTotal equity $352,755 $351,002"
    tables = tables_of([Stretch(first, page=34), Stretch(second, page=34)])

    assert {table.scale for table in tables} == {1e6}
