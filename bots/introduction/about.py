"""Answers to what is asked of the product itself: from what it is and what may be read there, no search, no model."""

from __future__ import annotations

from ulid import ULID

from bots.introduction import ITSELF
from bots.introduction.kept import KeptIntroductions
from bots.introduction.opening import Introducer
from bots.introduction.telling import documents_told, greeting
from bots.manners.remarks import RemarkKind, Topic, remark_of
from core.model import Answer, Outcome, Question
from core.ports import Kit
from core.reading.detection import language_of
from storage.database import Database


async def told_of_itself(
    question: Question, kit: Kit, database: Database | None, *, ways: bool = True
) -> Answer | None:
    """Return the answer to a question about the product itself, None to any other.

    `database` is where questions that were tried are kept. `ways`: it is asked on a platform.
    """
    said = question.asked or question.text
    remark = remark_of(said)
    if (
        not said.strip()
        or remark.kind is not RemarkKind.ABOUT_US
        or question.retry is not None
        or (remark.further and question.history)
    ):
        return None
    introduction = await Introducer(kit, KeptIntroductions(database) if database else None).here(question.collections)
    language = language_of(said)
    if remark.topic is Topic.DOCUMENTS:
        text = documents_told(introduction.overview, language)
    else:
        text = greeting(introduction, language, ways=ways)
    return Answer(
        id=str(ULID()),
        question=question,
        text=text,
        outcome=Outcome.ANSWERED,
        confidence=1.0,
        mode=question.mode,
        model=ITSELF,
        rests_on=introduction.overview.collections,
    )
