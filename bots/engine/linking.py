"""Links between source code and schema, suggested where a question about figures found a wrong column or none."""

from __future__ import annotations

import json
from dataclasses import replace

from sqlmodel import Session

from bots.engine.run import Run
from core.learning.links import Link
from core.learning.signals import JobName, jobs_for, signal_of
from core.model import FACTS, Answer, Outcome, Signal
from storage.learning import signals
from storage.states import Lane
from storage.work.enqueue import Entry, put_all

_SCHEMA = (FACTS, "sql")


async def suggest_links(run: Run, answer: Answer) -> None:
    """Raise what may have been missed: a symbol that likely is another column than the one that was looked at, or any.

    Asked of refusals and of answers from fact rows or a schema. What comes of it waits for somebody's approval.
    """
    indexer = run.services.indexer
    if indexer is None or not _is_about_a_schema(answer):
        return
    links = await indexer.links(answer.question.text, answer.question.collections)

    def keep(session: Session) -> int:
        for link in links:
            raised = replace(_signal(answer, link), id=run.key(f"{link.code_symbol} {link.schema_ref}")[:26])
            signals.keep(session, raised)
            jobs = [job for job in jobs_for(raised) if job.name == JobName.SUGGEST_LINK]
            body = [json.dumps(dict(job.payload)) for job in jobs]
            put_all(session, [Entry(f"job:{raised.id}:link", Lane.JOBS, JobName.SUGGEST_LINK, one) for one in body])
        return len(links)

    if links:
        await run.decide("links", int, keep)


def _is_about_a_schema(answer: Answer) -> bool:
    cited = {source.passage.meta.file_type for source in answer.sources}
    return answer.outcome is Outcome.REFUSED or not cited.isdisjoint(_SCHEMA)


def _signal(answer: Answer, link: Link) -> Signal:
    return signal_of(
        "critic",
        "retrieval_miss",
        trace_id=answer.question.trace_id,
        session_id=answer.question.conversation_id,
        answer_id=answer.id,
        symbol=link.code_symbol,
        schema_ref=link.schema_ref,
        score=link.score,
    )
