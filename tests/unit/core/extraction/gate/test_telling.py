"""A quote tells something beside the question, of what was asked, and in the kind that was asked for."""

from __future__ import annotations

from datetime import date

import pytest

from core.clients.extractive import ExtractiveModel
from core.extraction.gate.telling import adds_nothing, says_of_it
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tasks import Generate
from tests.tabulated_answers import the_answer

HANDBOOK = """# Employee handbook
| Item | Limit |
| --- | --- |
| Meals per full day | 28 EUR |
| Hotel per night | 120 EUR |
| Hotel per night, abroad | 160 EUR |
| Car per kilometre | 0.30 EUR |
"""
ROOMS = """| Room | Floor | Seats | Rent (EUR) |
| --- | --- | --- | --- |
| Linden | 2 | 12 | 900 |
| Ahorn | 1 | | |
| Buche | 3 | 8 | |
"""
PEOPLE = """Ostwind KG, figures by quarter (EUR thousand)

| Quarter | Sales | Employees |
| --- | --- | --- |
| Q1 2025 | 810 | 41 |
| Q2 2025 | 905 | 44 |
"""


async def drafted(text: str, question: str, title: str = "") -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md", title=title))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


def tabulated(text: str, question: str, title: str = "") -> str:
    asked = read_question(question, date(2025, 5, 1))
    found = the_answer(asked, (DocumentTables("default", "a.md", title, "", tables_of([Stretch(text)])),))
    return found.told.text if found else ""


@pytest.mark.parametrize(
    "question",
    [
        "How many days of leave do I get?",
        "How many days of annual leave do full-time employees get?",
        "How many days of annual leave do full-time employees get a year?",
        "How much leave do full-time employees get?",
        "How many days of leave do part-time employees have?",
        "How many weeks of parental leave do employees get?",
        "How many days of sick leave do employees get?",
    ],
)
async def test_a_row_of_other_things_pays_with_no_title_and_no_part_of_another_word(question):
    assert tabulated(HANDBOOK, question, "Employee handbook") == ""
    assert (await drafted(HANDBOOK, question, "Employee handbook")).refused


@pytest.mark.parametrize(
    ("question", "figure"),
    [
        ("How much is the limit for meals per full day?", "28"),
        ("What is the limit for a hotel per night abroad?", "160"),
    ],
)
async def test_a_row_that_says_what_is_asked_is_told(question, figure):
    assert figure in (await drafted(HANDBOOK, question, "Employee handbook")).text


@pytest.mark.parametrize(
    "question",
    [
        "What is the rent of Ahorn?",
        "How many seats does Ahorn have?",
        "How many seats are there in Ahorn?",
        "Rent of Ahorn?",
    ],
)
async def test_a_row_that_has_nothing_but_its_name_is_no_answer(question):
    assert (await drafted(ROOMS, question)).refused


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is the rent of the Berlin office?", "Berlin"),
        ("Who received the goods of delivery note 88123?", "Delivery note 88123"),
        ("Wie hoch ist die Miete in Berlin?", "Berlin"),
        ("Quel est le loyer du bureau de Lyon ?", "Bureau de Lyon"),
        ("부산 사무실 임대료는 얼마인가요?", "부산 사무실"),
        ("What does the coating of hall 3 cost?", "The coating of hall 3."),
    ],
)
def test_what_the_question_says_itself_adds_nothing(question, text):
    assert adds_nothing(question, text)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Is glass damage covered?", "Glass damage is covered."),
        ("Which is dearer, the Berlin or the Paris office?", "Berlin"),
        ("Who leads the Berlin office?", "Berlin: Ina Rau"),
        ("What is the rent of the Berlin office?", "Berlin: rent 18,000"),
    ],
)
def test_what_affirms_chooses_or_says_more_adds_something(question, text):
    assert not adds_nothing(question, text)


@pytest.mark.parametrize("quarter", ["Q1", "Q2"])
async def test_the_unit_of_money_above_a_table_is_not_put_on_people(quarter):
    said = (await drafted(PEOPLE, f"How many employees did Ostwind have in {quarter} 2025?")).text
    assert "EUR" not in said
    assert {"Q1": "41", "Q2": "44"}[quarter] in said


async def test_it_is_still_said_of_what_it_measures():
    assert "EUR thousand" in (await drafted(PEOPLE, "What were Ostwind's sales in Q2 2025?")).text


def test_the_time_that_is_counted_in_says_nothing_of_what_is_asked():
    assert not says_of_it("How many days of leave do I get?", "Meals per full day")
    assert says_of_it("How many days of leave do I get?", "Annual leave, days")
    assert says_of_it("How many employees were there in Q2 2026?", "Employees")
