"""What bears an answer out is quoted as it would be told: a table's row with its headings, never a bare heading."""

from __future__ import annotations

import pytest

from core.extraction.quoting import quote_of
from core.indexing.documents import Chunk, Document
from core.learning.grounds import Ground, grounds_of
from core.model import Answer, Mode, Outcome, Passage, PassageMeta, Question, Source
from tests.fakes_index import InMemoryIndex

PLANS = """# Plans

| Plan | Price per berth (GBP) | Support |
| --- | --- | --- |
| Cutter | 7 | mail |
| Sloop | 9 | phone |"""


async def looked_at(text: str, told: str):
    index = InMemoryIndex()
    document = Document("default", "plans.md", "md", "h", (), title="Plans")
    await index.replace_document(document, [Chunk("c", told, told, "t", 0, 20, "test")], None)
    passage = Passage(told, PassageMeta("c", "plans.md", "md", document="plans.md", title="Plans"))
    answer = Answer("a", Question(text="?"), text, Outcome.ANSWERED, 0.8, Mode.STANDARD, sources=(Source(1, passage),))
    return await grounds_of(answer, index)


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("Cutter, Price per berth (GBP): £7 [1].", "Cutter: Price per berth (GBP) 7, Support mail"),
        ("Sloop, Support: phone [1].", "Sloop: Price per berth (GBP) 9, Support phone"),
    ],
)
async def test_a_row_is_quoted_with_its_headings(text, because):
    found = await looked_at(text, PLANS)
    assert (found.ground, found.because) == (Ground.HOLDS, because)


async def test_a_sentence_is_quoted_as_it_stands():
    found = await looked_at("Berths are 7 pounds [1].", f"Berths are 7 pounds. Ask the harbour.\n\n{PLANS}")
    assert found.because == "Berths are 7 pounds."


HANDBOOK = (
    "Employees who travel book through the portal, and travel of employees is paid by the portal within thirty days. "
    "Leave is 28 days a year. Sick leave of employees who have leave booked for the year is not counted as days."
)


async def test_what_the_answer_quotes_is_quoted_whatever_else_holds_more_of_its_words():
    found = await looked_at("Leave is 28 days a year [1].", HANDBOOK)
    assert found.because == "Leave is 28 days a year."


async def test_the_source_that_is_cited_is_quoted_and_as_the_page_marks_it():
    text = "Leave is 28 days a year, so somebody who joins in July has 14 [2]."
    index = InMemoryIndex()
    sources = []
    for number, told in enumerate((f"Who joins in July has a desk. {HANDBOOK}", HANDBOOK), 1):
        name = f"h{number}.md"
        await index.replace_document(
            Document("default", name, "md", "h", (), title=name), [Chunk("c", told, told, "t", 0, 20, "test")], None
        )
        sources.append(Source(number, Passage(told, PassageMeta("c", name, "md", document=name, title=name))))
    question = Question(text="?")
    answer = Answer("a", question, text, Outcome.ANSWERED, 0.8, Mode.STANDARD, sources=tuple(sources))
    found = await grounds_of(answer, index)
    assert (found.because, found.source) == (quote_of(text, 2, sources[1].passage).said, "h2.md")
