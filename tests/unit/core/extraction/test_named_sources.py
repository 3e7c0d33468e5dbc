"""A question that says which document it is of is read in that one, and without these words."""

from __future__ import annotations

import pytest

from core.extraction.named_sources import held_to_the_source_named
from core.extraction.understanding import understanding
from core.reading.reasons import without_witness
from tests.fakes import passage


def of(text, title, chunk):
    return passage(text, chunk, title=title, document=title, source_file=f"{title}.md")


PAGES = (
    of("About 15,000 women fall ill each year.", "A guide for families", "a"),
    of("In Australia, care is free. Australian clinics are open daily.", "A guide for families", "b"),
    of("Patients in Australia are asked to bring a card.", "A guide for families", "c"),
    of("Some 9,000 women fall ill each year. A visit to Australia is planned.", "Travel notes", "d"),
    of("About 200 women fall ill each year.", "Staff handbook", "e"),
)


def read(question):
    held = held_to_the_source_named(understanding(question, PAGES), PAGES)
    return {PAGES[s.segment.source - 1].meta.title for s in held.scored}, held.query.text


@pytest.mark.parametrize(
    ("question", "title"),
    [
        ("How many women fall ill each year, according to the Australian guide?", "A guide for families"),
        ("How many women fall ill each year according to the handbook?", "Staff handbook"),
        ("How many women fall ill each year, according to the Travel notes?", "Travel notes"),
    ],
)
def test_the_document_named_is_read_alone(question, title):
    titles, asked = read(question)
    assert titles == {title}
    assert asked == "How many women fall ill each year?"


@pytest.mark.parametrize(
    "question",
    [
        "How many women fall ill each year, according to the Swedish guide?",
        "How many women fall ill each year, according to Moreau?",
        "How many women fall ill each year?",
    ],
)
def test_of_a_source_that_is_not_there_all_is_left(question):
    titles, asked = read(question)
    assert len(titles) > 1
    assert asked == question


@pytest.mark.parametrize(
    ("question", "rest", "language"),
    [
        ("Wie viele Frauen erkranken laut Handbuch?", "Wie viele Frauen erkranken?", "de"),
        ("Combien de femmes sont malades, selon le guide ?", "Combien de femmes sont malades?", "fr"),
        ("¿Cuántas mujeres enferman según la guía?", "¿Cuántas mujeres enferman?", "es"),
        ("안내서에 따르면 몇 명이 아픕니까?", "몇 명이 아픕니까?", "ko"),
        ("手引きによると、何人が病気になりますか？", "何人が病気になりますか？", "ja"),
        ("What does Moreau say of the dose?", "What does Moreau say of the dose?", "en"),
    ],
)
def test_a_question_without_its_witness(question, rest, language):
    assert without_witness(question, language)[0] == rest
