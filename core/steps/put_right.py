"""Put right: what somebody's correction made of an answer, whoever asks the same next is told at once.

The corrected answer rests on documents alone, passed its checks, and was better supported than the rejected one. It
stands while its sources say so, nobody rejected it, and nothing newer says otherwise.
"""

from __future__ import annotations

from collections.abc import Awaitable

from core.access.rights import may_read, rests_on
from core.indexing.supplied import APPROVED
from core.learning.corrections import without_its_correction
from core.learning.grounds import Ground, grounds_of
from core.learning.ruling import made_at, says_the_same
from core.learning.same_question import asks_the_same
from core.model import ATTACHED, FACTS, FOUND, WEB, Answer, Outcome, Question
from core.ports import Kit
from core.precedence import precedence
from core.reading.lexicon import speaks_of
from core.steps.recall import as_answer_to

_ELSEWHERE = (ATTACHED, FACTS, WEB, *APPROVED)


async def put_right(answering: Awaitable[Answer], question: Question, kit: Kit) -> Answer:
    """Return the answer that a correction led to, where this very question had one that still holds; else the other."""
    made = await answering
    asks_now = speaks_of("of_the_present", f"{question.text} {question.asked}")
    if kit.corrections is None or question.retry is not None or question.attached or asks_now:
        return made
    for answer_id, asked in await kit.corrections.put_right():
        if not asks_the_same(question.text, asked):
            continue
        right = await kit.conversations.answer(answer_id)
        if right is not None and await _stands(right, made, question, kit):
            return as_answer_to(without_its_correction(right), question, kit)
        break  # the latest correction decides
    return made


async def _stands(right: Answer, made: Answer, question: Question, kit: Kit) -> bool:
    metas = [source.passage.meta for source in right.sources]
    of_documents = bool(metas) and not any(meta.file_type in _ELSEWHERE for meta in metas)
    if not right.changes or not of_documents or right.outcome is not Outcome.ANSWERED or not right.passed:
        return False
    if not may_read(question.collections, rests_on(right)) or says_the_same(right, made):
        return False
    return not _is_overtaken(right, made) and (await grounds_of(right, kit.index)).ground is Ground.HOLDS


def _is_overtaken(right: Answer, made: Answer) -> bool:
    """What is found now rests on what a person approved, came since, or goes before what the correction rests on."""
    if not made.sources or made.outcome not in FOUND:
        return False
    first, ours = made.sources[0].passage.meta, right.sources[0].passage.meta
    if first.file_type in APPROVED or (made_at(right) and first.processed_at > made_at(right)):
        return True
    found = precedence(ours, first) if first.document != ours.document else None
    return found is not None and found.firm and found.first == 1
