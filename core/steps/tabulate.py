"""Tabulate: what the tables of documents answer, where the question names one of them and all that is asked is sure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from core.concurrency.threads import computed
from core.extraction.gate.asked_words import ENGLISH
from core.model import Question
from core.ports import Embedder, Kit
from core.precedence import in_force
from core.reading.detection import language_of
from core.tabulated.answering import Tabulated, answers_of, cited_passages, is_of_columns_named, rendered, settled
from core.tabulated.asking import TableQuestion, read_question
from core.tabulated.columns_compared import columns_compared
from core.tabulated.columns_of_days import of_the_days
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.frame_answers import Framed, answer_in_frame, framed, likeness_of
from core.tabulated.frame_guard import is_as_framed
from core.tabulated.meanings import nearest, search_of
from core.tabulated.own_titles import named_table
from core.tabulated.qualifiers import keeps_qualifiers
from core.tabulated.times_told import is_of_the_time_asked, tells_a_time
from core.tabulated.yes_or_no import with_yes_or_no

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
        found, document = with_yes_or_no(answers[0], asked), answers[0].document
        passages = await kit.index.document_passages(document.collection, document.path)
        return await computed(rendered, found, cited_passages(found, passages))


async def answers_in(
    asked: TableQuestion, documents: Sequence[DocumentTables], embedder: Embedder | None
) -> tuple[TableAnswer | str, ...]:
    """Return what tables answer, else what the row nearest in meaning does; names of rows where several stay near."""
    documents = await computed(of_the_days, asked, await computed(named_table, asked.asked, documents))
    if compared := [one for document in documents if (one := await computed(columns_compared, asked, document))]:
        return settled(compared)
    speaks = embedder is not None and language_of(asked.asked) in (embedder.languages or {language_of(asked.asked)})
    if framed_answers := await _in_frames(asked, documents, embedder if speaks else None):
        return framed_answers
    found = await computed(answers_of, asked, documents)
    answers = tuple(one for one in found if is_as_framed(one, asked))
    if found or embedder is None or not speaks:
        return answers
    search = await computed(search_of, asked, documents)
    if search is None:
        return ()
    phrase = await embedder.embed_query(search.phrase)
    near = await computed(nearest, search, phrase, await _LABELS.vectors(search.texts, embedder))
    as_framed = (one for one in near if is_as_framed(one, asked, by_meaning=True))
    return tuple(one for one in as_framed if isinstance(one, str) or _says_all(one, asked))


def _says_all(answer: TableAnswer, asked: TableQuestion, *, framed: bool = False) -> bool:
    of_time = is_of_the_time_asked(answer, asked) and tells_a_time(answer, asked)
    return of_time and is_of_columns_named(answer, asked) and keeps_qualifiers(answer, asked, framed=framed)


async def _in_frames(
    asked: TableQuestion, documents: Sequence[DocumentTables], embedder: Embedder | None
) -> tuple[TableAnswer, ...]:
    """What a question as colleagues put it comes to: by the words of rows, else by what they mean."""
    if (language_of(asked.whole) or ENGLISH) != ENGLISH or asked.definitions:
        return ()
    known = [one for one in await computed(_framed, asked, documents) if one is not None]
    found = [answer for one in known if (answer := await computed(answer_in_frame, asked, one)) is not None]
    if not found and embedder is not None:
        for one in known:
            phrases = await embedder.embed_passages(one.phrases)
            ways = await _LABELS.vectors(one.ways, embedder)
            likeness = await computed(likeness_of, one, phrases, ways)
            if (answer := await computed(answer_in_frame, asked, one, likeness)) is not None:
                found.append(answer)
    told = [one for one in found if _says_all(one, asked, framed=True)]
    return settled(told) if told else ()


def _framed(asked: TableQuestion, documents: Sequence[DocumentTables]) -> list[Framed | None]:
    return [framed(asked, document) for document in documents]


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
