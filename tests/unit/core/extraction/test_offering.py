"""Readings are offered where they are of what is on record, by names that people know, with an answer in kind."""

from __future__ import annotations

import pytest

from core.extraction.offering import is_a_name, names_somebody, offered
from core.extraction.readings import readings
from core.model import Evidence, Passage, PassageMeta, Question

BENEFITS = """# Benefits of Torfhaus Brewery
## Gym card
Torfhaus pays 20 EUR a month towards a gym card.
## Rail pass
Torfhaus pays 35 EUR a month towards a rail pass.
## Eye test
Torfhaus pays 60 EUR a year towards an eye test.
"""
MINUTES = """# Meeting of the board
## Decisions
Volksbank extends the credit line to 4 million EUR.
## Action items
Rosa talks to Volksbank about the credit line.
"""
BREWS = """# Brews
| Brew | Stock (l) | Colour |
| --- | --- | --- |
| Torf Pils | 900 | pale |
| Torf Dunkel | 0 | dark |
| Torf Bock | 300 | dark |
"""


def passages(text):
    return (Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md")),)


def names(question, text):
    return [choice.label for choice in readings(Question(question), Evidence(passages(text)))]


@pytest.mark.parametrize(
    "question",
    [
        "How much does Torfhaus pay towards a canteen meal?",
        "Does Torfhaus pay a canteen subsidy?",
        "How much is the childcare allowance?",
        "What does Torfhaus pay towards a parking space?",
        "How long is the warranty?",
        "How much does Torfhaus pay towards a bicycle?",
        "How high is the sabbatical bonus?",
    ],
)
def test_of_what_is_not_on_record_nothing_is_offered(question):
    assert names(question, BENEFITS) == []
    assert offered(("Gym card", "Rail pass", "Eye test"), question, passages(BENEFITS)) == ()


def test_what_is_on_record_of_several_is_offered():
    found = offered(("Gym card", "Rail pass"), "How much does Torfhaus pay towards it a month?", passages(BENEFITS))
    assert found == ("Gym card", "Rail pass")


@pytest.mark.parametrize(
    "question",
    ["How much is the credit line with Volksbank?", "What is the credit line?", "How high is the credit line?"],
)
def test_parts_of_a_paper_are_no_subjects(question):
    assert not {"Decisions", "Action items"}.intersection(names(question, MINUTES))
    assert offered(("Decisions", "Action items"), question, passages(MINUTES)) == ()


@pytest.mark.parametrize(
    "question", ["Which brews are out of stock?", "Which brew is dark?", "Which of the brews are pale?"]
)
def test_which_rows_are_asked_for_is_not_asked_back(question):
    assert names(question, BREWS) == []


@pytest.mark.parametrize(
    "name",
    ["ten", "zehn", "Decisions", "Beschlüsse", "안건", "ordre du jour", "prices_2024.csv", "handbook.md", "12"],
)
def test_numbers_files_and_parts_of_papers_are_no_names(name):
    assert not is_a_name(name)


@pytest.mark.parametrize("name", ["Gym card", "Full-time employees", "Lund", "부산 사무소", "Zehnthof", "Mark IV"])
def test_subjects_are_names(name):
    assert is_a_name(name)


@pytest.mark.parametrize(
    ("name", "question", "meant"),
    [
        ("wardens 2024", "Who is the warden of the pass?", False),
        ("huts/wardens_2024.md", "Who is the warden of the pass?", False),
        ("wardens 2024", "Wer ist der Hüttenwart?", False),
        ("Upper hut", "Who is the warden of the pass?", True),
        ("wardens 2024", "How many beds are there?", True),
    ],
)
def test_a_files_name_is_no_reading_of_who_somebody_is(name, question, meant):
    untitled = PassageMeta("w:0", "huts/wardens_2024.md", "md", document="huts/wardens_2024.md")
    assert names_somebody(name, question, (Passage("Vera Lund keeps the hut.", untitled),)) is meant
