"""Tabulate: what the tables of documents answer, where the question names one of them and all that is asked is sure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from core.concurrency.threads import computed
from core.model import Question
from core.ports import Kit
from core.tabulated.answering import Tabulated, answers_of, cited_passages, rendered
from core.tabulated.asking import read_question
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer

_MOST_DOCUMENTS = 8


async def tabulate(question: Question, places: Sequence[tuple[str, str]], kit: Kit) -> Tabulated | tuple[str, ...]:
    """Return what tables of documents answer, with the passages that hold their rows; else the documents that differ.

    `places` (collection, path) are those that retrieval came by, the likeliest first.
    """
    asked = await computed(read_question, question.text, kit.clock.now().date())
    if asked is None or not places:
        return ()
    with kit.receipt.timed("tables"):
        documents = await _documents(places[:_MOST_DOCUMENTS], kit)
        answers = await computed(answers_of, asked, documents)
        if len(answers) != 1:
            return _names(answers)
        found, document = answers[0], answers[0].document
        passages = await kit.index.document_passages(document.collection, document.path)
        return await computed(rendered, found, cited_passages(found, passages))


def _names(answers: Sequence[TableAnswer]) -> tuple[str, ...]:
    names = tuple(answer.document.name for answer in answers)
    return names if len(set(names)) == len(names) else tuple(answer.document.path for answer in answers)


async def _documents(places: Sequence[tuple[str, str]], kit: Kit) -> list[DocumentTables]:
    found = await asyncio.gather(*(kit.index.document_tables(*place) for place in places))
    return [document for document in found if document is not None and document.tables]
