"""Tabulate: what the tables of documents answer, where the question names one of them and all that is asked is sure."""

from __future__ import annotations

from collections.abc import Sequence

from core.concurrency.threads import computed
from core.model import Passage, Question
from core.ports import Kit
from core.tabulated.answering import Tabulated, answer_from_documents, cited_passages, rendered
from core.tabulated.asking import TableQuestion, read_question
from core.tabulated.document import DocumentTables

_HITS = 60  # of a keyword search: the documents that a question names are among these
_MOST_DOCUMENTS = 8


async def tabulate(question: Question, kit: Kit) -> Tabulated | None:
    """Return what tables of the question's collections answer, with the passages that hold their rows, if anything."""
    asked = await computed(read_question, question.text)
    if asked is None:
        return None
    with kit.receipt.timed("tables"):
        documents = await _documents(asked, question, kit)
        found = await computed(answer_from_documents, asked, documents) if documents else None
        if found is None:
            return None
        document = found.document
        passages = await kit.index.document_passages(document.collection, document.path)
        return await computed(rendered, found, cited_passages(found, passages))


async def _documents(asked: TableQuestion, question: Question, kit: Kit) -> list[DocumentTables]:
    """Return the tables of the documents that the question's words lead to."""
    hits = await kit.index.keyword_search(asked.text, question.collections, _HITS)
    passages = await kit.index.passages([hit.chunk_id for hit in hits])
    ordered = [passages[hit.chunk_id] for hit in hits if hit.chunk_id in passages]
    found = [await kit.index.document_tables(*place) for place in _places(ordered)]
    return [document for document in found if document is not None and document.tables]


def _places(passages: Sequence[Passage]) -> list[tuple[str, str]]:
    places = dict.fromkeys((p.meta.collection, p.meta.source_file) for p in passages)
    return list(places)[:_MOST_DOCUMENTS]
