"""Tabulate: what the tables of documents answer, where the question names one of them and all that is asked is sure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from core.concurrency.threads import computed
from core.model import Question
from core.ports import Embedder, Kit
from core.precedence import in_force
from core.reading.detection import language_of
from core.tabulated.answering import Tabulated, answers_of, cited_passages, rendered
from core.tabulated.asking import TableQuestion, read_question
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.meanings import nearest, search_of

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
        answers = await answers_in(asked, documents, kit.embedder)
        if len(answers) > 1:
            answers = await _in_force(answers, kit)
        if len(answers) != 1 or isinstance(answers[0], str):
            return _names(answers)
        found, document = answers[0], answers[0].document
        passages = await kit.index.document_passages(document.collection, document.path)
        return await computed(rendered, found, cited_passages(found, passages))


async def answers_in(
    asked: TableQuestion, documents: Sequence[DocumentTables], embedder: Embedder | None
) -> tuple[TableAnswer | str, ...]:
    """Return what tables answer, else what the row nearest in meaning does; names of rows where several stay near."""
    answers = await computed(answers_of, asked, documents)
    if (
        answers
        or embedder is None
        or language_of(asked.asked) not in (embedder.languages or {language_of(asked.asked)})
    ):
        return answers
    search = await computed(search_of, asked, documents)
    if search is None:
        return ()
    phrase = await embedder.embed_query(search.phrase)
    return await computed(nearest, search, phrase, await _LABELS.vectors(search.texts, embedder))


async def _in_force(answers: tuple[TableAnswer | str, ...], kit: Kit) -> tuple[TableAnswer | str, ...]:
    """Return what documents say that hold, where some that differ hold no longer or are drafts; else all of them."""
    today = kit.clock.now().date().isoformat()
    holding: list[TableAnswer | str] = []
    for one in answers:
        if isinstance(one, str):
            return answers
        passages = await kit.index.document_passages(one.document.collection, one.document.path)
        if not passages or in_force(passages[0].meta, today):
            holding.append(one)
    return tuple(holding) or answers


class LabelVectors:
    """Vectors of labels, the last `most` that were asked for: the tables of a document are asked again and again."""

    def __init__(self, most: int = 8_000) -> None:
        self._most = most
        self._kept: dict[tuple[str, str], npt.NDArray[np.float32]] = {}

    async def vectors(self, texts: Sequence[str], embedder: Embedder) -> npt.NDArray[np.float32]:
        """Return unit vectors, shape (len(texts), dimensions)."""
        known = {text: self._kept.pop((embedder.name, text), None) for text in texts}
        new = [text for text, vector in known.items() if vector is None]
        if new:
            known.update(zip(new, await embedder.embed_passages(new), strict=True))
        found = {text: vector for text, vector in known.items() if vector is not None}
        self._kept.update({(embedder.name, text): vector for text, vector in found.items()})
        for key in list(self._kept)[: -self._most]:
            del self._kept[key]
        return np.stack([found[text] for text in texts])


_LABELS: Final = LabelVectors()


def _names(answers: Sequence[TableAnswer | str]) -> tuple[str, ...]:
    """What differs, by its name: rows, or documents, these by their paths where two are called the same."""
    names = tuple(one if isinstance(one, str) else one.document.name for one in answers)
    if len(set(names)) == len(names):
        return names
    return tuple(one if isinstance(one, str) else one.document.path for one in answers)


async def _documents(places: Sequence[tuple[str, str]], kit: Kit) -> list[DocumentTables]:
    found = await asyncio.gather(*(kit.index.document_tables(*place) for place in places))
    return [document for document in found if document is not None and document.tables]
