"""Days of what was done, stock with a yes or a no, and rows of a kind counted, in any language."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.days_of_deeds import deed_told
from core.tabulated.document import DocumentTables
from core.tabulated.stock_asked import rows_counted, stock_told

STAFF = """| Employee | Job | Location | Joined | Weekly hours |
| --- | --- | --- | --- | --- |
| Ada Roth | Baker | Oss | 2011-05-09 | 40 |
| Bo Lind | Driver | Tiel | 2018-10-01 | 28 |
| Cy Marsh | Baker | Oss | 2023-01-10 | 40 |
"""
CONTRACTS = """| Supplier | Notice by | Cost |
| --- | --- | --- |
| Ardo | 2026-01-31 | 4000 |
| Belt | 2026-03-31 | 900 |
"""
KOREAN = """| 지점 | 개점일 | 점장 |
| --- | --- | --- |
| 수원 | 2016-02-01 | 강민서 |
| 제주 | 2022-08-15 | 윤가람 |
"""
STOCK = """| Article | Rayon | Stock | Stock minimum |
| --- | --- | --- | --- |
| Carnet | Papeterie | 120 | 40 |
| Atlas | Livres | 0 | 2 |
| Stylo | Papeterie | 14 | 5 |
"""


def told(way, question, text):
    document = DocumentTables("default", "list.md", "", "", tables_of([Stretch(text)]))
    found = way(read_question(question, date(2026, 11, 28)), document)
    return found.told.text if found else ""


@pytest.mark.parametrize(
    ("way", "question", "text", "said"),
    [
        (deed_told, "When did Bo Lind join?", STAFF, "Bo Lind, Joined: 2018-10-01."),
        (deed_told, "Who has been here the longest?", STAFF, "Ada Roth: Joined 2011-05-09"),
        (deed_told, "By when does the Ardo contract have to be cancelled?", CONTRACTS, "Ardo, Notice by: 2026-01-31."),
        (deed_told, "제주 지점은 언제 열었나요?", KOREAN, "2022-08-15"),
        (rows_counted, "How many people work in Oss?", STAFF, "2 of 3"),
        (rows_counted, "How many employees work in Tiel?", STAFF, "1 of 3"),
        (stock_told, "Reste-t-il un Atlas ?", STOCK, "Non"),
    ],
)
def test_the_column_is_known_by_what_it_holds(way, question, text, said):
    assert said in told(way, question, text)


@pytest.mark.parametrize(
    ("way", "question", "text"),
    [
        (deed_told, "When did Bo Lind leave?", STAFF),
        (deed_told, "When did Di Moss join?", STAFF),
        (deed_told, "When was the Oss bakery opened?", STAFF),
        (deed_told, "부산 지점은 언제 열었나요?", KOREAN),
        (rows_counted, "How many cars are in Oss?", STAFF),
        (rows_counted, "How many people in Oss have a key?", STAFF),
        (stock_told, "Reste-t-il un globe ?", STOCK),
    ],
)
def test_what_no_row_says_is_not_told(way, question, text):
    assert not told(way, question, text)
