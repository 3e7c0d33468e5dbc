"""Recall: the answer tier of the cache, and one answer for all who ask the same at the same time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from ulid import ULID

from core.kits.validity import still_holds
from core.model import Answer, Outcome, Question
from core.ports import Kit, Progress
from core.reading.lexicon import speaks_of
from core.steps.answer_key import answer_key

TTL_SECONDS = 3600
TTL_WITH_WEB_SECONDS = 1800
TTL_OF_THE_PRESENT_SECONDS = 300  # what is asked of today, of prices or of who is in office may be another in an hour

Make = Callable[[Question, Kit], Coroutine[Any, Any, Answer]]


async def recall_or(make: Make, question: Question, kit: Kit) -> Answer:
    """Return the kept answer to this very question over this very corpus, or the one that `make` makes now.

    Equal questions at the same time are made once. A retry is always made anew, as is what rests on a file that was
    sent. Only accepted answers are kept.
    """
    if question.retry is not None or question.attached:
        return await make(question, kit)
    with kit.receipt.timed("cache"):
        key = await answer_key(question, kit)
        kept = await kit.cache.get(key) if kit.cache else None
    if kept is not None and await still_holds(kept, kit):
        kit.report(Progress("remembered"))
        return as_answer_to(kept, question, kit)

    async def make_and_keep() -> Answer:
        return await _keep(await make(question, kit), key, kit)

    answer, shared = await kit.flights.do(key, make_and_keep)
    if shared and answer.aside:  # extracts, since a cap of who asked first is reached: that need not be this one's
        answer, shared = await kit.flights.do(f"{key}:{kit.receipt.account.payer}", make_and_keep)
    return as_answer_to(answer, question, kit) if shared else answer


async def _keep(answer: Answer, key: str, kit: Kit) -> Answer:
    accepted = answer.outcome is Outcome.ANSWERED and answer.passed and not kit.receipt.fell_back
    if kit.cache is None or not accepted:
        return answer
    answer = replace(answer, cache_key=key)
    await kit.cache.put(key, answer, _ttl(answer))
    return answer


def _ttl(answer: Answer) -> int:
    if speaks_of("of_the_present", f"{answer.question.text} {answer.question.asked}"):
        return TTL_OF_THE_PRESENT_SECONDS
    with_web = answer.crag is not None and answer.crag.used_web_search
    return TTL_WITH_WEB_SECONDS if with_web else TTL_SECONDS


def as_answer_to(answer: Answer, question: Question, kit: Kit) -> Answer:
    """Return an answer as an answer to somebody else: with an id of its own, since feedback is about one message.

    It cost what understanding the question cost; drafting it was paid for by whoever asked first.
    """
    receipt = kit.receipt
    return replace(
        answer,
        id=str(ULID()),
        question=question,
        cached=True,
        broken_contracts=(),
        aside="",
        notes=tuple(dict.fromkeys((*receipt.notes, *answer.notes))),
        usage=receipt.usage,
        timings_ms=receipt.timings,
    )
