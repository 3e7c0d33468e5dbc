"""A figure that prose tells in other words: quoted where one sentence reads as the answer by far, and only there."""

from __future__ import annotations

import asyncio

import pytest

from core.extraction.told_figures import told_in_prose
from core.extraction.understanding import understanding
from tests.fakes import passage

REPORT = """# Torvane Foods annual report 2023

Torvane runs 214 shops, of which 31 are in Portugal and 12 in Malta.

Results for 2023 include a charge of 41 million euros for winding down the fleet of barges.

Bread and cakes were sold for 903 million euros in 2023.

In 2022 there was a gain of 17 million euros from selling a mill.
"""


class _Reader:
    """Reads sentences as a cross-encoder does: by what stands in them, at odds that are given."""

    languages = None
    name = "reader"

    def __init__(self, **odds: float) -> None:
        self.odds = odds

    async def score(self, query, texts):
        return [next((odds for word, odds in self.odds.items() if word in text), -8.0) for text in texts]


def told(question, reader, *texts):
    passages = tuple(
        passage(text, f"c{n}", source_file="torvane.md", title="Torvane Foods annual report 2023")
        for n, text in enumerate(texts or (REPORT,))
    )
    found = asyncio.run(told_in_prose(understanding(question, passages), reader))
    return found.text if found else ""


def test_the_one_sentence_that_reads_as_the_answer_is_quoted():
    said = told("How big was the hit to Torvane from giving up its own vessels in 2023?", _Reader(barges=2.0))

    assert "charge of 41 million euros" in said


def test_nothing_is_quoted_where_another_figure_reads_nearly_as_well():
    near = _Reader(barges=2.0, Bread=1.0)

    assert not told("How big was the hit to Torvane from giving up its own vessels in 2023?", near)


@pytest.mark.parametrize(
    "question",
    [
        "How big was the hit to Almora from giving up its own vessels in 2023?",
        "How big was the hit to Torvane from giving up its own vessels in 2021?",
        "How big was the hit from giving up own vessels in 2023?",
        "Why did Torvane give up its own vessels in 2023?",
    ],
)
def test_another_company_or_year_no_name_and_no_figure_wanted_bring_nothing(question):
    assert not told(question, _Reader(barges=2.0))


def test_what_is_counted_must_be_told_or_the_place_beside_the_number():
    reader = _Reader(shops=4.0)

    assert "31 are in Portugal" in told("How many Torvane outlets are there in Portugal?", reader)
    assert not told("How many Torvane outlets are there in Norway?", reader)
    assert not told("How many nations does Torvane serve?", reader)
