"""What a person replied to one question answers that question, in whatever words, and no other that is near it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.indexing.supplied import ANSWER
from core.learning.same_question import asks_the_same, may_ask_the_same
from core.model import Passage, Question
from core.ports import Kit
from core.reading.asked_alike import is_all_said
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of


async def fitting(question: Question, passages: Sequence[Passage], kit: Kit) -> tuple[Passage, ...]:
    """Return passages without replies that were given to another question than this one means."""
    replies = [passage for passage in passages if passage.meta.file_type == ANSWER]
    if kit.captured is None or not replies:
        return tuple(passages)
    asked = await kit.captured.questions([passage.meta.document for passage in replies])
    unfit = {
        one.meta.chunk_id
        for one in replies
        if not means_the_same(question.text, asked.get(one.meta.document, ""), one.text)
    }
    return tuple(passage for passage in passages if passage.meta.chunk_id not in unfit)


async def approved_for(question: Question, kit: Kit) -> tuple[Passage, ...]:
    """Return what was approved last for this very question, below the question, as a list of questions has it.

    The words themselves (`It is 27 days, see the handbook`) need not say what they answer. It is the asker's question.
    """
    if kit.corrections is None:
        return ()
    for collection, path, asked in await kit.corrections.supplied():
        within = question.collections is None or collection in question.collections
        if not within or not may_ask_the_same(question.text, asked):
            continue
        found = await kit.index.document_passages(collection, path)
        if found and asks_the_same(question.text, asked, "\n".join(one.text for one in found)):
            head = " ".join(question.text.split())
            heading = head if head.endswith(QUESTION_MARKS) else f"{head}?"
            # Marked as one: what is typed in small letters, or in two sentences, would be read as something told.
            return tuple(replace(one, text=f"## {heading}\n\n{one.text}") for one in found)
    return ()


def means_the_same(text: str, asked: str, reply: str) -> bool:
    """Say whether a question means the one that a reply was given to; by the reply alone where that was deleted."""
    return asks_the_same(text, asked, reply) if asked else is_all_said(text, reply, language_of(text) or "en")
