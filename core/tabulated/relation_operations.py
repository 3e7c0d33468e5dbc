"""Answers that are made of a table's cells, asked in any language: each word is accounted for, or nothing is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.detection import language_of
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.reading.wording import kind_of
from core.tabulated.asking import TableQuestion
from core.tabulated.cells import PERCENT
from core.tabulated.covering import Cover, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.relation_grid import MOST_COLUMNS, MOST_LINES, Grid
from core.tabulated.relation_labels import LabelledWords, folded, labels_said, with_whole_names, without_label
from core.tabulated.relation_made import made_of
from core.tabulated.relation_narration import told
from core.tabulated.relation_wishes import wish_of
from core.tabulated.table import TypedTable


def answer_by_operation(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what is made of cells of one table; None where a word is left, or other cells are as likely."""
    code = language_of(question.asked) or ENGLISH
    wish = wish_of(folded(question.asked), code)
    if wish is None:
        return None
    tables = list(_that_say(LabelledWords(wish.rest, code), document))
    grids = [
        grid for table, said in tables if (grid := _grid(question.asked, code, document, table)) and grid.says(said)
    ]
    likely = [(made, grid) for grid in grids for made in made_of(grid)]
    best = max((made.fit for made, _ in likely), default=None)
    meant = [(made, grid) for made, grid in likely if made.fit == best]
    results = {(round(made.result, 6), made.rows) for made, _ in meant}
    return told(*meant[0]) if len(results) == 1 else None


def _that_say(words: LabelledWords, document: DocumentTables) -> Iterator[tuple[TypedTable, str]]:
    """Yield the tables, with what their rows say, that with what is around them say all words: most don't.

    All of them where words are pairs of characters: which these are, labels tell.
    """
    tables = zip(document.tables, document.texts, strict=True)
    left = words.every - Cover(words, (), document, words.text).of_document
    for table, said in tables:
        headings = " ".join(map(heading_words, table.columns))
        told = f"{said} {headings} {table.corner} {table.section} {table.caption}"
        if kind_of(words.code) == "pairs" or left <= words.held(told):
            yield table, said


def is_asked_first(question: TableQuestion) -> bool:
    """Tell whether no other way reads what is asked: in other languages than English, and of rows that meet a bound."""
    code = language_of(question.asked) or ENGLISH
    wish = wish_of(folded(question.asked), code) if code == ENGLISH else None
    return code != ENGLISH or (wish is not None and wish.bound is not None)


def tells_operation(question: TableQuestion, found: TableAnswer) -> bool:
    """Tell whether an answer is no single cell, not called so, where a mean, a median or a share is asked for.

    English says so by other roles (`core.tabulated.covered_questions`).
    """
    code = language_of(question.asked) or ENGLISH
    wish = wish_of(folded(question.asked), code) if code != ENGLISH else None
    roles = _OF_SEVERAL.get(wish.operation, ()) if wish is not None else ()
    if not roles or any(row.values.get("derived") for row in found.told.rows):
        return True
    named = " ".join(f"{one.line.label} {one.column.label}" for one in found.cells)
    return speaks_of_any(roles, named, code) or all(one.unit.name == PERCENT for one in found.cells)


_OF_SEVERAL: Final[Mapping[Operation, tuple[Role, ...]]] = {
    Operation.MEDIAN: ("row_median",),
    Operation.AVERAGE: ("average",),
    Operation.MULTIPLE: ("asks_share", "share", "percent"),
}


def _grid(asked: str, code: str, document: DocumentTables, table: TypedTable) -> Grid | None:
    """A table as a question reads it, whose labels say nothing of what is to be done."""
    if len(table.lines) > MOST_LINES or len(table.columns) > MOST_COLUMNS:
        return None
    rest = with_whole_names(table, asked)
    labels = labels_said(table, rest)
    for label in labels:
        rest = without_label(label, rest)
    wish = wish_of(rest, code)
    words = LabelledWords(wish.rest if wish else "", code, labels=labels)
    return Grid(words, wish, document, table) if wish is not None and words.words else None
