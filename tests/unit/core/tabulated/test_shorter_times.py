"""Figures of years are told for years: not for a month, a day, a week, a season or a quarter that nothing says."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from core.steps.tabulate import answers_in
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from tests.fakes_index import HashingEmbedder

TODAY = date(2026, 5, 1)
REPORT = """All amounts in thousand euros.

| Figure | 2023 | 2024 |
| --- | --- | --- |
| Revenue | 15,850 | 17,130 |
| Energy costs | 1,940 | 1,480 |
| Staff costs | 6,150 | 6,720 |
| Net profit | -180 | 940 |
"""
TOWNS = """| Town | Shops | Loaves sold 2024 |
| --- | --- | --- |
| Lindhafen | 12 | 812,000 |
| Birkenau | 9 | 540,500 |
"""
YARD = """Alle Beträge in Tausend Euro.

| Posten | 2022 | 2023 |
| --- | --- | --- |
| Umsatz | 8.400 | 9.150 |
| Gewinn | 310 | 420 |
"""
LIBRARY = """| 연도 | 방문자 수 | 대출 건수 |
| --- | --- | --- |
| 2022 | 51,200 | 96,400 |
| 2024 | 63,500 | 111,300 |
"""
DATED = """| Figure | 31 March 2024 | 31 March 2023 |
| --- | --- | --- |
| Total assets | 880 | 790 |
"""
SEASONS = """| Season | Visits |
| --- | --- |
| Spring 2024 | 120 |
| Summer 2024 | 98 |
"""
DAILY = """| Figure | 2023 | 2024 |
| --- | --- | --- |
| Loaves a day | 700 | 810 |
"""


def told(question, *tables, title="Kornblume Bakeries"):
    document = DocumentTables("default", "report.md", title, title, tables_of([Stretch(text) for text in tables]))
    asked = read_question(question, TODAY)
    found = asyncio.run(answers_in(asked, (document,), HashingEmbedder())) if asked else ()
    return " ".join(one if isinstance(one, str) else one.told.text for one in found)


@pytest.mark.parametrize(
    "question",
    [
        "What was Kornblume's net profit in March 2024?",
        "What was Kornblume's revenue in May?",
        "What was Kornblume's revenue on 24 December 2023?",
        "What was Kornblume's revenue in week 12 of 2024?",
        "What was Kornblume's revenue in the first week of 2024?",
        "What was Kornblume's revenue in the summer of 2024?",
        "What was Kornblume's revenue between March and June 2024?",
        "What was Kornblume's revenue by the end of June 2024?",
        "What was Kornblume's monthly revenue in 2024?",
        "What was Kornblume's daily revenue in 2024?",
        "What were Kornblume's quarterly staff costs in 2024?",
        "What was Kornblume's revenue in the first three quarters of 2024?",
        "How many loaves did Kornblume's Lindhafen sell in May 2024?",
        "How many loaves did Kornblume's Lindhafen sell per day in 2024?",
    ],
)
def test_a_years_figure_is_none_of_less_than_a_year(question):
    assert told(question, REPORT, TOWNS) == ""


@pytest.mark.parametrize(
    ("question", "title", "table"),
    [
        ("Wie hoch war der Umsatz der Werft Holmsand im Mai 2023?", "Werft Holmsand", YARD),
        ("Wie hoch war der Umsatz der Werft Holmsand am 3. Mai 2023?", "Werft Holmsand", YARD),
        ("Wie hoch war der Umsatz der Werft Holmsand im Sommer 2023?", "Werft Holmsand", YARD),
        ("Wie hoch war der monatliche Umsatz der Werft Holmsand 2023?", "Werft Holmsand", YARD),
        ("2024년 5월 달빛도서관 방문자 수는?", "달빛도서관 이용 안내", LIBRARY),
        ("달빛도서관의 2024년 하루 방문자 수는?", "달빛도서관 이용 안내", LIBRARY),
        ("달빛도서관의 2024년 여름 방문자 수는?", "달빛도서관 이용 안내", LIBRARY),
        ("Quel a été le chiffre d'affaires de Kornblume en mars 2024 ?", "Kornblume", REPORT),
        ("¿Cuáles fueron las ventas de Kornblume en mayo de 2024?", "Kornblume", REPORT),
        ("Quanto è stato il fatturato di Kornblume nell'estate 2024?", "Kornblume", REPORT),
    ],
)
def test_nor_is_it_in_other_languages(question, title, table):
    assert told(question, table, title=title) == ""


@pytest.mark.parametrize(
    ("question", "part", "title", "table"),
    [
        ("What was Kornblume's revenue in 2024?", "17,130", "Kornblume", REPORT),
        ("What was Kornblume's revenue for the year ended December 2024?", "17,130", "Kornblume", REPORT),
        ("What was Kornblume's net profit as of 31 December 2023?", "180", "Kornblume", REPORT),
        ("What were Kornblume's total assets as of 31 March 2024?", "880", "Kornblume", DATED),
        ("How many visits were there in summer 2024?", "98", "Lake visits", SEASONS),
        ("What were Kornblume's total assets in March 2024?", "880", "Kornblume", DATED),
        ("What was Kornblume's revenue for the fiscal year ended 31 March 2024?", "17,130", "Kornblume", REPORT),
        ("How many loaves a day did Kornblume make in 2024?", "810", "Kornblume", DAILY),
        ("Wie hoch war der Umsatz der Werft Holmsand 2023?", "9.150", "Werft Holmsand", YARD),
        ("달빛도서관의 2024년 방문자 수는?", "63,500", "달빛도서관 이용 안내", LIBRARY),
    ],
)
def test_what_a_label_a_column_or_a_row_says_is_told(question, part, title, table):
    assert part in told(question, table, title=title)
