"""A row answers only where it, its heading and its document say every word of the question."""

from __future__ import annotations

import pytest

from core.clients.extractive import ExtractiveModel
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

LEDGER = """# Halvorsen Group, half-year report
In millions of CHF
| | January-June 2023 | January-June 2022 |
| --- | --- | --- |
| Trading operating profit | 735 | 668 |
| Net other income | -73 | -65 |
| Rent of halls | 41 | 39 |
"""
BUYBACKS = """# Halvorsen Group, purchases of shares
| Period | Number bought | Average price paid |
| --- | --- | --- |
| June 30, 2024 to August 3, 2024: | | |
| Open market purchases | 35,697 | 224.11 |
| August 4, 2024 to August 31, 2024: | | |
| Open market purchases | 42,910 | 221.39 |
"""
PLANS = """# Prices
| Plan | Price per month |
| --- | --- |
| Team | 12 |
| Team Plus | 19 |
"""


async def drafted(text: str, question: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "halvorsen.md", "md", document="halvorsen.md", title="Halvorsen"))
    reply = await ExtractiveModel().do(Generate(Question(question), Evidence((passage,))))
    return reply.value


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (LEDGER, "What was Halvorsen's operating profit after impairments in January-June 2023?"),
        (LEDGER, "What was Halvorsen's deferred rent of halls in January-June 2023?"),
        (BUYBACKS, "What average price did Halvorsen pay for shares bought in August 2024?"),
    ],
)
async def test_a_row_that_leaves_a_word_of_the_question_out_is_no_answer(text: str, question: str):
    assert (await drafted(text, question)).refused


@pytest.mark.parametrize(
    ("text", "question", "figure"),
    [
        (LEDGER, "What was Halvorsen's trading operating profit in January-June 2023?", "735"),
        (LEDGER, "What was the rent of halls in January-June 2022?", "39"),
        (PLANS, "What is the price per month of the Team plan?", "12"),
    ],
)
async def test_a_row_that_says_all_of_it_answers(text: str, question: str, figure: str):
    said = await drafted(text, question)
    assert not said.refused
    assert figure in said.text


async def test_what_is_counted_over_years_is_no_figure_that_prose_tells():
    text = (
        "# Halvorsen Group\nHalvorsen's fiscal years 2024 and 2022 spanned 52 weeks, fiscal year 2023 spanned 53 weeks."
    )
    assert (
        await drafted(text, "In how many of the fiscal years 2022 to 2024 was Halvorsen's income negative?")
    ).refused


FAHRZEUGE = """# Fuhrpark Lohmar
| Wagen | Kilometer | Diesel |
| --- | --- | --- |
| Kiebitz | 41280 | 3715 |
| Falke | 38905 | 3307 |
"""


@pytest.mark.parametrize(
    "question",
    [
        "Welcher Wagen im Fuhrpark Lohmar hat die meisten Kilometer?",
        "Wie viel Diesel haben Kiebitz und Falke im Fuhrpark Lohmar zusammen?",
    ],
)
async def test_one_row_is_no_answer_to_what_is_asked_of_several_in_another_language(question):
    draft = await drafted(FAHRZEUGE, question)
    assert draft.refused or "41280" not in draft.text


async def test_one_row_answers_what_is_asked_of_it_in_another_language():
    assert "3715" in (await drafted(FAHRZEUGE, "Wie viel Diesel braucht Kiebitz im Fuhrpark Lohmar?")).text
