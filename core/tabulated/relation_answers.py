"""Answers from relations: rows that a question names and a column that it means, looked up, added up or compared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered
from core.tabulated.covering import Cover, around_of
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.relation_columns import called, said_in, title_of
from core.tabulated.relation_extremes import extreme, moved
from core.tabulated.relation_lookups import in_words, looked_up, ratio, worth
from core.tabulated.relation_sums import averaged, counted, summed
from core.tabulated.relation_told import Tell, Told
from core.tabulated.relation_words import RelationAsk, relation_asks
from core.tabulated.relations import relation_of
from core.tabulated.table import TypedTable

_TELLINGS: Final[dict[Operation, tuple[Tell, ...]]] = {
    Operation.VALUE: (worth, ratio, in_words, looked_up),
    Operation.SUM: (worth, summed),
    Operation.AVERAGE: (averaged,),
    Operation.COUNT: (counted,),
    Operation.HIGHEST: (extreme,),
    Operation.PERCENT_CHANGE: (moved,),
}


def answer_from_relations(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what a relation of the document answers; None where a word is left, or tables differ."""
    if (language_of(question.asked) or ENGLISH) != ENGLISH:
        return None
    for ask in relation_asks(question):
        cover = Cover(ask.words, ask.wanted, document, question.asked)
        places = zip(document.tables, document.texts, strict=True)
        found = [told for table, said in places for told in _of_table(ask, cover, table, said)]
        if not found:
            continue
        best = min(one.key for one in found)
        meant = [one for one in found if one.key == best]
        if not all(one.same(meant[0]) for one in meant):
            return None
        told = meant[0]
        return answered(Ask(ask.operation, ask.words, ask.wanted), cover, told.text, told.cells, told.made)
    return None


def _of_table(ask: RelationAsk, cover: Cover, table: TypedTable, said: str) -> Iterator[Told]:
    words = ask.words
    headings = called(cover.document, " ".join(column.label for column in table.columns))
    told = said_in(words, f"{said} {headings} {title_of(cover.document)}")
    if not words.words or words.every - cover.of_document - around_of(words, table) - told:
        return  # most tables say nothing of what is asked
    relation = relation_of(table)
    if relation is None:
        return
    found = (one for tell in _TELLINGS[ask.operation] for one in tell(ask, cover, relation))
    yield from islice(found, 1)
