"""What holds no longer is quoted only where nothing that holds answers as well."""

from __future__ import annotations

from core.clients.extractive import ExtractiveModel
from core.indexing.standing import read_standing
from core.model import Draft, Evidence, Question
from core.tasks import Generate
from tests.fakes import passage


async def drafted(question: str, **documents: str) -> Draft:
    passages = tuple(
        passage(text, name, document=name, source_file=f"{name}.md", title=name,
                standing=read_standing(name, f"{name}.md", text))
        for name, text in documents.items()
    )  # fmt: skip
    return (await ExtractiveModel().do(Generate(Question(question), Evidence(passages)))).value


async def test_the_document_that_holds_is_quoted_before_one_that_was_replaced() -> None:
    said = await drafted(
        "How are meeting rooms booked?",
        Rooms="This page has been replaced by the handbook.\n\nMeeting rooms are booked by phone at the reception.",
        Handbook="Meeting rooms are booked in the calendar.",
    )
    assert said.text.startswith("Meeting rooms are booked in the calendar")


async def test_where_only_the_old_one_answers_it_is_quoted() -> None:
    said = await drafted(
        "How many people does the largest room seat?",
        Rooms="This page has been replaced by the handbook.\n\nThe largest room seats 40 people.",
        Handbook="Meeting rooms are booked in the calendar.",
    )
    assert said.text == "The largest room seats 40 people [1]."
