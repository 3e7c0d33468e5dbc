"""A figure of a period is looked up, in documents of whom the question names."""

from __future__ import annotations

from dataclasses import replace

from core.extraction.lookup import look_up
from core.extraction.understanding import understanding
from core.model import Passage, Subject
from tests.fakes import passage

DEBT = "|  | 2023 | 2022 |\n| --- | --- | --- |\n| Net debt | 12,750 | 9,400 |\n"


def of(company: str) -> Passage:
    found = passage(DEBT, company, title=f"{company} - Annual report", document=company, source_file=f"{company}.md")
    return replace(found, meta=replace(found.meta, subject=Subject(company=company)))


def looked_up(question: str, *passages: Passage) -> str:
    read = understanding(question, passages)
    found = look_up(read.query, read.pool, passages)
    return found.draft.text if found.draft is not None else ""


def test_a_figure_of_the_company_that_is_asked_for_answers():
    assert "12,750" in looked_up("What was Lowmoor's net debt in 2023?", of("Lowmoor Textiles"))
    assert "12,750" in looked_up("What was net debt in 2023?", of("Lowmoor Textiles"))


def test_a_figure_of_another_company_does_not():
    spoken_of = passage("\n\n".join(f"Kestrel sold {n} boats." for n in range(30)), "Kestrel", document="Kestrel")
    assert not looked_up("What was Kestrel's net debt in 2023?", of("Lowmoor Textiles"), spoken_of)
