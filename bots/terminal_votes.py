"""Votes at the terminal: kept with their signal, and the jobs that come before a retry done at once."""

from __future__ import annotations

import time
from functools import partial

from sqlmodel import Session
from ulid import ULID

from bots.engine.suggesting import made_whole, supplied_by
from bots.indexer import LibraryIndexer, bot_options
from core.errors import NotFound
from core.learning.rejections import Rejection, rejected
from core.learning.signals import JobName, jobs_for
from core.model import ATTACHED, Answer
from core.ports import Kit
from storage.conversations import feedback
from storage.database import Database
from storage.facts import files as fact_files
from storage.facts.store import SqlFacts
from storage.learning import signals, suggestions
from storage.learning.suggestions import Suggestion

_NOT_INDEXED = ("web_search", "facts", ATTACHED)


async def keep_vote(database: Database, kit: Kit, answer: Answer, vote: tuple[str, str], who: str) -> None:
    """Keep a vote, `up` or `down` with its reason; after a thumbs-down, what the answer cites is read anew.

    `who` is the operator, as the audit log names them.
    """
    kind, reason = vote
    place = answer.question.conversation_id
    mark = feedback.Mark(answer.id, place, answer.id, "console", kind, "chat", time.time_ns(), "said")
    metas = [source.passage.meta for source in answer.sources]
    documents = {
        meta.document or meta.source_file: meta.collection for meta in metas if meta.file_type not in _NOT_INDEXED
    }
    tables = [meta.source_file for meta in metas if meta.file_type == "facts"]
    inside = sorted({name for meta in metas if meta.file_type == "facts" for name in meta.rests_on})

    def work(session: Session) -> list[str]:
        feedback.add(session, mark)
        if reason:
            feedback.give_reason(session, mark, reason)
        return fact_files.behind(session, tables, inside) if tables else []

    files = [*documents, *await database.run(work)]
    if kind != "down":
        return
    raised = rejected(answer, files, Rejection(who, place, reason))
    await database.run(lambda session: signals.keep(session, raised))
    indexer = LibraryIndexer(kit.index, kit.embedder, bot_options(kit.settings), facts=SqlFacts(database))
    for job in jobs_for(raised, files):
        if job.name == JobName.INDEX_FILE:
            await _read_anew(indexer, str(job.payload["path"]), documents)
        elif job.name == JobName.INJECT_EVIDENCE:
            await database.run(partial(_suggested, given=supplied_by(job.payload, str(ULID()))))


def _suggested(session: Session, given: Suggestion) -> bool:
    return suggestions.suggest(session, made_whole(session, given))


async def _read_anew(indexer: LibraryIndexer, path: str, documents: dict[str, str]) -> None:
    try:
        await indexer.reindex(path, documents.get(path), refetch="admins")
    except NotFound:
        return  # removed since: the retry will say what is there
