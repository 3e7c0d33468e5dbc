"""A word beside a line that is named is not dropped: neither by a row near in meaning nor by a part's total."""

from __future__ import annotations

import asyncio
from datetime import date

import numpy as np
import pytest

from core.steps.tabulate import answers_in
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables

TODAY = date(2026, 5, 1)
REPORT = """All amounts in thousand euros unless stated otherwise.

| Figure | 2023 | 2024 |
| --- | --- | --- |
| Revenue | 15,850 | 17,130 |
| Energy costs | 1,940 | 1,480 |
| Staff costs | 6,150 | 6,720 |
| Net profit | -180 | 940 |
| Interest expense | 29 | 26 |
"""
SHOPS = """| Figure | 2023 | 2024 |
| --- | --- | --- |
| Revenue | 15,850 | 17,130 |
| Revenue per shop | 466 | 463 |
| Online revenue | 310 | 420 |
"""
YARD = """Alle Beträge in Tausend Euro.

| Posten | 2022 | 2023 |
| --- | --- | --- |
| Umsatz | 8.400 | 9.150 |
"""
LIBRARY = """| 연도 | 방문자 수 |
| --- | --- |
| 2022 | 51,200 |
| 2024 | 63,500 |
"""


class Near:
    """Finds the row of a label near what the question says, every other one far from it."""

    def __init__(self, label, question):
        self.name = f"near {label} of {question}"
        self.languages = None
        self.label = label
        self.asked = frozenset(question.casefold().replace("?", "").split())

    async def embed_query(self, text):
        return np.array([1.0, 0.0], dtype=np.float32)

    async def embed_passages(self, texts):
        return np.array([self._vector(text.casefold()) for text in texts], dtype=np.float32)

    def _vector(self, text):
        if text == self.label:
            return (0.9, (1 - 0.9**2) ** 0.5)
        return (1.0, 0.0) if self.asked.issuperset(text.split()) else (0.0, 1.0)


def told(question, near, *tables, title="Kornblume Bakeries"):
    document = DocumentTables("default", "report.md", title, title, tables_of([Stretch(text) for text in tables]))
    asked = read_question(question, TODAY)
    found = asyncio.run(answers_in(asked, (document,), Near(near, question))) if asked else ()
    return " ".join(one if isinstance(one, str) else one.told.text for one in found)


@pytest.mark.parametrize(
    ("question", "near"),
    [
        ("What was Kornblume's online revenue in 2024?", "revenue"),
        ("What was Kornblume's domestic revenue in 2023?", "revenue"),
        ("What was Kornblume's revenue from exports in 2024?", "revenue"),
        ("What was Kornblume's revenue with pretzels in 2024?", "revenue"),
        ("What was Kornblume's planned revenue for 2024?", "revenue"),
        ("Kornblume's revenue per square metre in 2024?", "revenue"),
        ("What was Kornblume's revenue in dollars in 2024?", "revenue"),
        ("What was Kornblume's adjusted net profit in 2024?", "net profit"),
        ("What were Kornblume's electricity costs in 2024?", "energy costs"),
        ("What were Kornblume's energy costs for gas in 2024?", "energy costs"),
        ("What were Kornblume's part-time staff costs in 2024?", "staff costs"),
        ("What were Kornblume's staff costs per shop in 2024?", "staff costs"),
    ],
)
def test_a_line_is_not_told_for_a_part_of_it(question, near):
    assert told(question, near, REPORT) == ""


@pytest.mark.parametrize(
    ("question", "title", "table"),
    [
        ("Wie hoch war der Online-Umsatz der Werft Holmsand 2023?", "Werft Holmsand", YARD),
        ("Wie hoch war der geplante Umsatz der Werft Holmsand 2023?", "Werft Holmsand", YARD),
        ("달빛도서관의 2024년 외국인 방문자 수는?", "달빛도서관 이용 안내", LIBRARY),
    ],
)
def test_nor_is_it_in_other_languages(question, title, table):
    assert told(question, "nothing", table, title=title) == ""


@pytest.mark.parametrize(
    ("question", "near", "part"),
    [
        ("What was Kornblume's revenue in 2024?", "revenue", "17,130"),
        ("Roughly what were Kornblume's energy costs in 2024?", "energy costs", "1,480"),
        ("Tell me Kornblume's staff costs for 2023 please", "staff costs", "6,150"),
        ("What was Kornblume's revenue in euros in 2024?", "revenue", "17,130"),
        ("How much did Kornblume hand over to banks in 2024?", "interest expense", "26"),
    ],
)
def test_a_line_is_told_by_its_name_and_by_what_it_means(question, near, part):
    assert part in told(question, near, REPORT)


@pytest.mark.parametrize(
    ("question", "part"),
    [
        ("What was Kornblume's online revenue in 2024?", "420"),
        ("What was Kornblume's revenue per shop in 2024?", "463"),
    ],
)
def test_what_a_label_says_is_told(question, part):
    assert part in told(question, "revenue", SHOPS)
