"""What is asked of several rows of one table is told of each of them, or refused; never of one as if it were all."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Question
from core.tasks import Generate
from tests.fakes import evidence

HIVES = """| hive | honey_kg | beekeeper | meadow |
| --- | --- | --- | --- |
| Amber | 21 | Odile Brandt | North Field |
| Birch | 18 | Piet Quist | South Field |
| Cedar | 25 | Odile Brandt | South Field |
| Dogwood | 9 | Ravi Menon | North Field |
"""
TOOLS = """| id | tool | shed | maker | price_eur |
| --- | --- | --- | --- | --- |
| T-1 | hand saw | East | Brakk | 30 |
| T-2 | leaf blower | West | Sturm | 90 |
| T-3 | leaf blower | East | Zephyr | 120 |
"""


async def drafted(text: str, question: str) -> Draft:
    return (await ExtractiveModel().do(Generate(Question(question), evidence(text)))).value


@pytest.mark.parametrize(
    ("text", "question", "told", "untold"),
    [
        (HIVES, "which hives does Odile look after", ("Amber", "Cedar"), ("Birch", "Dogwood")),
        (HIVES, "Which hives does Odile Brandt have?", ("Amber", "Cedar"), ("Birch", "Dogwood")),
        (HIVES, "hives of Odile Brandt", ("Amber", "Cedar"), ("Birch", "Dogwood")),
        (TOOLS, "maker of the leaf blowers", ("Sturm", "Zephyr"), ("Brakk",)),
        (TOOLS, "Which leaf blowers do we have?", ("T-2", "T-3"), ("T-1",)),
        (HIVES, "Which hive does Ravi Menon have?", ("Dogwood",), ("Amber", "Birch", "Cedar")),
        (HIVES, "hives of Ravi Menon", ("Dogwood",), ("Amber", "Birch", "Cedar")),
        (TOOLS, "maker of the hand saw", ("Brakk",), ("Sturm", "Zephyr")),
        (HIVES, "How much honey do Amber and Cedar give?", ("Amber", "21", "Cedar", "25"), ("Birch", "Dogwood")),
        (HIVES, "How much honey do we get of Birch, Cedar and Dogwood?", ("18", "25", "9"), ("21",)),
        (HIVES, "What is the honey and the meadow of Birch?", ("18", "South Field"), ("Amber", "Cedar")),
    ],
)
async def test_each_row_that_is_asked_of_is_told(text, question, told, untold):
    said = (await drafted(text, question)).text
    assert all(name in said for name in told)
    assert not any(name in said for name in untold)


async def test_more_rows_than_can_be_told_are_refused():
    rows = "".join(f"| Hive{n} | {n} | Odile Brandt | North Field |\n" for n in range(10, 40))
    assert (await drafted(HIVES + rows, "which hives does Odile look after")).refused


PRICES = """| Item | Adult (GBP) | Child (GBP) |
| --- | --- | --- |
| Day ticket | 16.50 | 9.50 |
| Evening ticket (after 19:00) | 12.00 | 7.00 |
| Ten-visit pass | 145.00 | 80.00 |
| Monthly membership | 62.00 | 35.00 |
| Annual membership | 590.00 | 330.00 |
| Shoe hire | 4.50 | 3.00 |
| Rope hire | 6.00 | |
| Beginner course | 85.00 | 55.00 |
| Lead course | 140.00 | |
"""
STAFF = """| Name | Role | Phone | Site |
| --- | --- | --- | --- |
| Tobias Wren | Head route-setter | 0117 555 2014 | Bristol |
| Priya Nambiar | Front desk lead | 0117 555 2011 | Bristol |
| Luca Wren | Café manager | 0117 555 2025 | Bath |
"""


@pytest.mark.parametrize(
    ("text", "question", "told", "untold"),
    [
        (PRICES, "How much is the membership?", ("62.00", "590.00"), ("145.00",)),
        (PRICES, "How much is a ticket?", ("16.50", "12.00"), ("62.00",)),
        (PRICES, "What does the course cost?", ("85.00", "140.00"), ("62.00",)),
        (PRICES, "What does hire cost?", ("4.50", "6.00"), ("140.00",)),
        (PRICES, "How much does hire cost for adults?", ("4.50", "6.00"), ("140.00",)),
        (PRICES, "What does the day ticket cost?", ("16.50",), ("12.00",)),
        (PRICES, "How much is the annual membership?", ("590.00",), ("62.00",)),
        (PRICES, "How much is the lead course?", ("140.00",), ("85.00",)),
        (PRICES, "How much is the pass?", ("145.00",), ("62.00",)),
        (PRICES, "How much is shoe hire?", ("4.50",), ("6.00",)),
        (STAFF, "What is Wren's phone number?", ("2014", "2025"), ("2011",)),
        (STAFF, "What is the phone number of Wren?", ("2014", "2025"), ("2011",)),
        (STAFF, "What is the phone number of Luca Wren?", ("2025",), ("2014",)),
        (STAFF, "What is the phone number of Wren in Bath?", ("2025",), ("2014",)),
        (STAFF, "What is Nambiar's phone number?", ("2011",), ("2014", "2025")),
    ],
)
async def test_a_name_that_several_rows_share_is_told_of_all_of_them(text, question, told, untold):
    said = (await drafted(text, question)).text
    assert all(part in said for part in told)
    assert not any(part in said for part in untold)
