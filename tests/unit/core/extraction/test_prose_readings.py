"""Where prose tells the same of several subjects, none of them named, their names are what to choose from."""

from __future__ import annotations

import pytest

from core.extraction.prose_readings import told_of_several
from core.extraction.understanding import understanding
from tests.fakes import passage

WORKSHOPS = """# Rules of the three workshops

Our workshops are in Lund, Tartu and Vigo.

## Lund

The gate opens at six. Aprons are washed by the laundry on Fridays. A broken tool is reported to the foreman.

## Tartu

The gate opens at half past seven. Aprons are taken home to be washed. Report a broken tool in the yellow book.

## Vigo

The gate opens at five in summer. Nobody wears aprons. A broken tool goes to the storekeeper.

## Everywhere

Wages come on the last working day of the month.
"""
SAME = """# Rules

## Lund

Visitors are met at the gate by the guard.

## Tartu

Visitors are met at the gate by the guard.
"""
TOPICS = """# Printer

## Cleaning

Switch the printer off before opening the lid. Use a dry cloth.

## Jams

When paper jams, switch the printer on again after opening the lid.

## What to order

Toner for the printer is ordered from the stores.
"""
FERRIES = (
    ("Ferry Alma", "Ferry Alma\nThe ferry leaves the quay at nine and carries forty cars."),
    ("Ferry Borealis", "Ferry Borealis\nThe ferry leaves from the quay at noon and carries no cars."),
)


def told(question, *texts):
    passages = tuple(
        passage(text, f"c{n}", title=title, document=f"d{n}", source_file=f"d{n}.md")
        for n, (title, text) in enumerate(texts, 1)
    )
    return told_of_several(understanding(question, passages), passages)


@pytest.mark.parametrize(
    "question",
    ["When does the gate open?", "Who washes the aprons?", "Whom do I tell of a broken tool?"],
)
def test_sections_that_tell_the_same_of_several_places_are_named(question):
    named = told(question, ("Rules of the three workshops", WORKSHOPS))
    assert len(named) > 1
    assert set(named) <= {"Lund", "Tartu", "Vigo"}


@pytest.mark.parametrize(
    "question",
    [
        "When does the gate open in Tartu?",
        "When does the gate in Kaunas open?",
        "When do wages come?",
        "Which workshop has no aprons in summer?",
    ],
)
def test_nothing_is_to_choose_where_a_place_is_named_or_only_one_tells(question):
    assert told(question, ("Rules of the three workshops", WORKSHOPS)) == ()


def test_nothing_is_to_choose_where_all_say_the_same():
    assert told("Who meets visitors at the gate?", ("Rules", SAME)) == ()


def test_topics_of_one_thing_are_no_subjects():
    assert told("What is the toner for the printer?", ("Printer", TOPICS)) == ()


def test_documents_with_names_behind_a_word_of_the_question_are_named():
    assert set(told("When does the ferry leave the quay?", *FERRIES)) == {"Ferry Alma", "Ferry Borealis"}


def test_a_name_in_the_question_tells_which_document_is_meant():
    assert told("When does the ferry Alma leave the quay?", *FERRIES) == ()


def test_titles_that_go_on_with_plain_words_are_no_names():
    texts = (
        ("Working with lists", "Working with lists\nA list is sorted by its key before working on it."),
        ("Managing lists", "Managing lists\nA list is sorted by date; managing it is up to you."),
    )
    assert told("How is a list sorted?", *texts) == ()


PUMPS = """
|  | Alma 6 | Alma 9 |
| --- | --- | --- |
| Draught (m) | 1.1 | 1.5 |
| Noise (dB) | 52 | 54 |
"""


def test_rows_are_told_of_the_column_that_a_question_names_and_are_no_subjects():
    assert told("How loud is the Alma 9 ferry?", ("Ferries", PUMPS)) == ()
