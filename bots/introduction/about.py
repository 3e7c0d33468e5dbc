"""Answers to what is asked of the product itself: from what it is and what may be read there, no search, no model."""

from __future__ import annotations

from typing import Final

from ulid import ULID

from bots.introduction import ITSELF
from bots.introduction.kept import KeptIntroductions
from bots.introduction.opening import Introducer
from bots.introduction.telling import documents_told, greeting
from bots.languages import say
from bots.manners.remarks import Remark, RemarkKind, Topic, means_none, remark_of
from core.model import EXTRACTIVE, Answer, Outcome, Question
from core.ports import Kit
from core.reading.detection import language_of
from core.spoken import language_to
from storage.database import Database

_SAID: Final = {
    Topic.FUN: "only documents",
    Topic.BLAME: "intro blamed",
    Topic.ASKING: "intro go ahead",
    Topic.THANKS: "intro welcome",
    Topic.FAREWELL: "intro welcome",
    Topic.ASSENT: "intro all right",
    Topic.LAUGHTER: "intro all right",
}
"""What is said to what needs no look at the documents."""


async def told_of_itself(
    question: Question, kit: Kit, database: Database | None, *, ways: bool = True, typed: bool = False
) -> Answer | None:
    """Return the answer to what is asked or said of the product itself, and to small talk; None to any question.

    Small talk that is said on a platform is reacted to, and comes here by a command or an edit alone. `database` is
    where questions that were tried are kept. `ways`: it is asked on a platform; `typed`: at a terminal.
    """
    said = question.asked or question.text
    if question.history and question.history[-1].choices and means_none(said):
        return in_a_word(question, say("none of these told", _language_before(question)))
    remark = remark_of(said)
    if not said.strip() or question.retry is not None or not _is_for_itself(remark, question):
        return None
    language = language_to(question)
    if remark.topic in _SAID:
        return in_a_word(question, say(_SAID[remark.topic], language))
    introducer = Introducer(kit, KeptIntroductions(database) if database else None)
    costs_nothing = typed and kit.model.name == EXTRACTIVE  # who types has no worker beside them that tries questions
    look = introducer.prepared if costs_nothing else introducer.here
    introduction = await look(question.collections)
    if remark.topic is Topic.GREETING and question.history:
        text = say("intro again", language)  # who was greeted before knows who we are, and may ask for it
    elif remark.topic is Topic.DOCUMENTS:
        text = documents_told(introduction.overview, language)
    else:
        text = greeting(introduction, language, ways=ways, typed=typed)
    return in_a_word(question, text, introduction.overview.collections)


def _language_before(question: Question) -> str:
    """Return the language of what was asked before: a number tells none."""
    asked = (turn.text for turn in reversed(question.history) if turn.role == "user")
    return next(filter(None, map(language_of, asked)), "") or language_to(question)


def in_a_word(question: Question, text: str, rests_on: tuple[str, ...] = ()) -> Answer:
    """Return what the product says of itself as an answer: nothing was searched, nobody votes on it."""
    return Answer(
        id=str(ULID()),
        question=question,
        text=text,
        outcome=Outcome.ANSWERED,
        confidence=1.0,
        mode=question.mode,
        model=ITSELF,
        rests_on=rests_on,
    )


def _is_for_itself(remark: Remark, question: Question) -> bool:
    """Tell what is asked or said of the product, and small talk but where it may choose what we asked back."""
    if remark.kind is RemarkKind.SMALL_TALK:
        chooses = bool(question.history) and bool(question.history[-1].choices)
        return remark.topic is Topic.GREETING or (remark.topic in _SAID and not chooses)
    return remark.kind is RemarkKind.ABOUT_US and not (remark.further and question.history)
