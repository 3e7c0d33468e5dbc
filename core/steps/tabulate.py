"""Tabulate: what the tables of documents answer, where the question names one of them and all that is asked is sure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from core.concurrency.threads import computed
from core.model import Question
from core.ports import Kit
from core.tabulated.answering import Tabulated, answer_from_documents, cited_passages, rendered
from core.tabulated.asking import read_question
from core.tabulated.document import DocumentTables

_MOST_DOCUMENTS = 8


async def tabulate(question: Question, places: Sequence[tuple[str, str]], kit: Kit) -> Tabulated | None:
    """Return what tables of documents answer, with the passages that hold their rows, if anything.

    `places` (collection, path) are those that retrieval came by, the likeliest first.
    """
    asked = await computed(read_question, question.text, kit.clock.now().date())
    if asked is None or not places:
        return None
    with kit.receipt.timed("tables"):
        documents = await _documents(places[:_MOST_DOCUMENTS], kit)
        found = await computed(answer_from_documents, asked, documents) if documents else None
        if found is None:
            return None
        document = found.document
        passages = await kit.index.document_passages(document.collection, document.path)
        return await computed(rendered, found, cited_passages(found, passages))


async def _documents(places: Sequence[tuple[str, str]], kit: Kit) -> list[DocumentTables]:
    found = await asyncio.gather(*(kit.index.document_tables(*place) for place in places))
    return [document for document in found if document is not None and document.tables]
