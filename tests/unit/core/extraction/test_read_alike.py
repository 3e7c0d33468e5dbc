"""Sections that a model reads as answers alike, in other words than the question's, are what to choose from."""

from __future__ import annotations

import pytest

from core.extraction.read_alike import read_as_alike
from core.extraction.understanding import understanding
from tests.fakes import ReadingReranker, passage

WORKSHOPS = """# Rules of the workshops

## Lund

The gate opens at six. Aprons are washed by the laundry.

## Tartu

One may come in from half past seven. Aprons are taken home.

## Vigo

Entry is from five in summer. Nobody wears aprons.

## Everywhere

Wages come on the last working day.
"""
GATE, COME, ENTRY = "The gate opens at six.", "One may come in from half past seven.", "Entry is from five in summer."
EARLY = "How early can I start?"


async def read(question: str, logits: dict[str, float]) -> tuple[str, ...]:
    passages = (passage(WORKSHOPS, title="Rules of the workshops", document="rules.md"),)
    reader = ReadingReranker({(question, text): logit for text, logit in logits.items()})
    return await read_as_alike(understanding(question, passages), passages, reader)


async def test_sections_that_answer_about_as_plainly_are_choices_best_first() -> None:
    assert await read(EARLY, {GATE: 0.5, COME: 2.0, ENTRY: -1.5}) == ("Tartu", "Lund", "Vigo")


@pytest.mark.parametrize(
    "logits", [{GATE: 4.0, COME: -1.5}, {GATE: -2.5, COME: -2.6}, {GATE: -1.0, COME: -4.5}], ids=str
)
async def test_none_is_a_choice_where_one_answers_plainly_better_or_none_plainly(logits: dict[str, float]) -> None:
    assert await read(EARLY, logits) == ()


@pytest.mark.parametrize("question", ["How early can I start in Lund?", "How early can I start in Oulu?"])
async def test_none_is_a_choice_where_one_is_named_or_something_that_none_speaks_of(question: str) -> None:
    assert await read(question, {GATE: 2.0, COME: 2.0, ENTRY: 2.0}) == ()


async def test_without_a_model_that_reads_the_language_nothing_is_read() -> None:
    passages = (passage(WORKSHOPS, title="Rules", document="rules.md"),)
    frage = "Ab wann kann ich in der Werkstatt anfangen?"
    reader = ReadingReranker({(frage, GATE): 2.0, (frage, COME): 2.0})
    assert await read_as_alike(understanding(frage, passages), passages, reader) == ()
    assert await read_as_alike(understanding(EARLY, passages), passages, None) == ()
