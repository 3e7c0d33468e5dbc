"""One answer out of the tables of several documents: they must agree, or one of them must be the one meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.facts.plan import FactPlan, Operation
from core.facts.rendering import cell, markdown_table
from core.model import FactRow, Passage, ToolCall, ToolResult
from core.reading.capitals import without_name_marks
from core.tabulated.accounting import accounts_for, is_in_kind
from core.tabulated.asking import TablePlan, TableQuestion
from core.tabulated.attribute_asked import tells_the_attribute
from core.tabulated.best_periods import best_period, tells_a_period
from core.tabulated.blanks import tells_what_lacks
from core.tabulated.columns_asked import tells_columns_asked
from core.tabulated.covered_answers import answer_by_words, is_of_the_line_named
from core.tabulated.covered_telling import OF_A_ROW
from core.tabulated.dated_rows import dated_rows
from core.tabulated.days_of_deeds import deed_told
from core.tabulated.document import DocumentTables
from core.tabulated.each_asked import tells_each
from core.tabulated.equal_rows import equal_rows
from core.tabulated.execution import TableAnswer, answer_from
from core.tabulated.finding import Found
from core.tabulated.how_many import tells_what_is_counted
from core.tabulated.initials import in_initials
from core.tabulated.interval_rows import answer_from_intervals
from core.tabulated.kinds_asked import cell_told, hours_told, kind_told, tells_days
from core.tabulated.listed_rows import listed_rows
from core.tabulated.overviews import overview_of
from core.tabulated.own_titles import parts_of_a_kind
from core.tabulated.parting_words import is_of_the_column_named
from core.tabulated.qualifiers import keeps_qualifiers
from core.tabulated.quantities import price_for_a_time, worth_of_several
from core.tabulated.quarter_trends import quarter_trend
from core.tabulated.record_answers import answer_from_records, tables_that_differ
from core.tabulated.relation_answers import answer_from_relations
from core.tabulated.relation_operations import answer_by_operation, is_asked_first, tells_operation
from core.tabulated.rows_that_do import rows_that_do
from core.tabulated.second_asked import answer_both, asks_twice
from core.tabulated.stated_rates import tells_what_is_stated
from core.tabulated.stock_asked import rows_counted, stock_told
from core.tabulated.times_told import is_of_the_time_asked, is_of_years, tells_a_time
from core.tabulated.year_trends import year_trend
from core.tabulated.yes_or_no import row_there_is
from core.tool_names import ToolName

_SAME = 0.005
_MOST_PASSAGES = 6


@dataclass(frozen=True, slots=True)
class Tabulated:
    """A tool's result over tables of a document, and the passages that hold the rows it rests on."""

    result: ToolResult
    passages: tuple[Passage, ...]


def answers_of(
    question: TableQuestion, documents: Sequence[DocumentTables]
) -> tuple[TableAnswer, ...] | tuple[str, ...]:
    """Return the one answer that the documents agree on, or that of the one whose period is asked for.

    One of each document where they differ, none where none has; names of tables, where those of one document differ.
    """
    answers = _first_found(question, documents) or list(_by_initials(question, documents))
    if not answers:
        names = (tables_that_differ(question.asked, one) or _titles_that_differ(question, one) for one in documents)
        return next(filter(None, names), ())
    return settled(answers)


def _titles_that_differ(question: TableQuestion, document: DocumentTables) -> tuple[str, ...]:
    """Return the titles of a document's tables of one kind, where each answers otherwise; else none."""
    parts = parts_of_a_kind(document)
    found = {title: one for title, part in parts if (one := _answer_in(question, part)) is not None}
    told = {one.told.text for one in found.values()}
    return tuple(found) if len(told) == len(found) > 1 else ()


def settled(answers: Sequence[TableAnswer]) -> tuple[TableAnswer, ...]:
    """Return the one answer that documents agree on, or that of the one whose period is asked for; else all of them."""
    if all(_agree(answers[0], other) for other in answers[1:]):
        return tuple(answers[:1])
    asked = set(answers[0].plan.plan.when.span.years)
    own = [
        one
        for one in answers
        if asked and asked & one.document.subject.years and max(asked) in one.document.subject.years
    ]
    return tuple(own[:1] if own and all(_agree(own[0], other) for other in own[1:]) else answers)


def _by_initials(question: TableQuestion, documents: Sequence[DocumentTables]) -> Iterator[TableAnswer]:
    for document in documents:
        if (shortened := in_initials(question, document)) is not None:
            yield from _first_found(shortened, (document,))


def _first_found(question: TableQuestion, documents: Sequence[DocumentTables]) -> list[TableAnswer]:
    """What the documents have by the first of the ways to read them that brings anything."""
    if asks_twice(question):
        return [found for one in documents if (found := answer_both(question, one, _answer_in)) is not None]
    if (whole := listed_rows(question, documents)) is not None and _tells_what_is_asked(whole, question):
        return [whole]
    if equal := [found for one in documents if (found := equal_rows(question, one)) is not None]:
        return equal
    for way in _OF_ITS_OWN:
        if own := [found for one in documents if (found := way(question, one)) is not None]:
            return own
    goes_first = is_asked_first(question)
    if goes_first and (made := _made(question, documents)):
        return made
    ways = ([one for one in found if _tells_what_is_asked(one, question)] for found in _found(question, documents))
    told = next((found for found in ways if found), []) or ([] if goes_first else _made(question, documents))
    return told or _by_kind(question, documents)


def _by_kind(question: TableQuestion, documents: Sequence[DocumentTables]) -> list[TableAnswer]:
    """What no heading need say: who, on which days, at what price a day; and that there is what a question asks for."""
    ways = ([one for document in documents if (one := way(question, document)) is not None] for way in _BY_KIND)
    told = next(filter(None, ways), [])
    return [one for one in told if _counts(one) or (tells_the_attribute(one, question) and tells_a_time(one, question))]


def _counts(answer: TableAnswer) -> bool:
    """How many rows there are, no cell of them tells."""
    return answer.plan.plan.operation is Operation.COUNT


_OF_ITS_OWN: Final = (dated_rows, best_period, worth_of_several)
_BY_KIND: Final = (
    stock_told,
    rows_that_do,
    deed_told,
    rows_counted,
    kind_told,
    hours_told,
    price_for_a_time,
    row_there_is,
    cell_told,
)


def _tells_what_is_asked(answer: TableAnswer, question: TableQuestion) -> bool:
    each = tells_each(answer, question) and tells_what_is_stated(answer, question.asked)
    meant = is_of_the_time_asked(answer, question) and tells_what_is_counted(answer, question)
    whole = tells_columns_asked(answer, question) and tells_what_lacks(answer, question)
    of_time = tells_a_period(answer, question) and tells_days(answer, question) and tells_a_time(answer, question)
    return each and meant and whole and of_time and _tells_the_kind(answer, question)


def _tells_the_kind(answer: TableAnswer, question: TableQuestion) -> bool:
    return (
        tells_operation(question, answer)
        and tells_the_attribute(answer, question)
        and is_of_columns_named(answer, question)
    )


def is_of_columns_named(answer: TableAnswer, question: TableQuestion) -> bool:
    """Tell whether what a question calls columns by heads those that an answer is of, of each of its tables."""
    tables = {id(found.table): found.table for found in answer.cells}
    named = ((table, [one.column for one in answer.cells if one.table is table]) for table in tables.values())
    return all(is_of_the_column_named(question.asked, table, columns) for table, columns in named)


def _answer_in(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    found = _first_found(question, (document,))
    return found[0] if len(found) == 1 else None


def _made(question: TableQuestion, documents: Sequence[DocumentTables]) -> list[TableAnswer]:
    """What is made of cells as an operation says: all of the question is read for that, so it tells what is asked."""
    made = (answer_by_operation(question, document) for document in documents)
    told = [found for found in made if found is not None and tells_operation(question, found)]
    stated = [found for found in told if tells_what_is_stated(found, question.asked)]
    meant = [found for found in stated if is_of_the_time_asked(found, question)]
    return [found for found in meant if tells_what_is_counted(found, question) and tells_what_lacks(found, question)]


def _found(question: TableQuestion, documents: Sequence[DocumentTables]) -> Iterator[list[TableAnswer]]:
    yield [found for document in documents if (found := answer_from_intervals(question, document)) is not None]
    yield [found for document in documents if (found := quarter_trend(question, document)) is not None]
    yield [found for document in documents if (found := year_trend(question, document)) is not None]
    yield [found for document in documents if (found := _of_records(question, document)) is not None]
    if question.of_lines:
        one = len({document.about.company or document.path for document in documents}) == 1
        carried_out = (answer_from(question, document, one_subject=one) for document in documents)
        accounted = [found for found in carried_out if found is not None and accounts_for(found, question)]
        yield [found for found in accounted if keeps_qualifiers(found, question)]
    yield [found for document in documents if (found := overview_of(question, document)) is not None]
    by_words = (answer_by_words(question, document) for document in documents)
    yield [found for found in by_words if found is not None and is_in_kind(found, question)]
    of_relations = (answer_from_relations(question, document) for document in documents)
    told = [found for found in of_relations if found is not None and is_in_kind(found, question)]
    named = [found for found in told if is_of_the_line_named(question, found)]
    yield [found for found in named if not is_of_years(found) or keeps_qualifiers(found, question)]
    if question.of_lines and len(documents) == 1 and not documents[0].about.company:
        # Nobody's figures but ours: they need no name.
        alone = answer_from(question, documents[0], alone=True)
        yield [alone] if alone is not None and accounts_for(alone, question, to_the_word=True) else []


def _of_records(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    found = answer_from_records(question.asked, document)
    if found is None:
        return None
    plan = TablePlan(FactPlan("tables", ("",), (), found.plan.operation), ())
    return TableAnswer(document, plan, found.told, found.cells, chunks=found.chunks)


def _agree(one: TableAnswer, other: TableAnswer) -> bool:
    mine, theirs = _results(one), _results(other)
    if _tells_words(one) or _tells_words(other):
        return one.told.text == other.told.text
    if len(mine) != len(theirs):
        return False
    return all(abs(a - b) <= _SAME * max(abs(a), abs(b)) for a, b in zip(mine, theirs, strict=True))


def _tells_words(answer: TableAnswer) -> bool:
    """A cell of words stands in one row, which is all that is counted."""
    made = [row for row in answer.told.rows if row.values.get("derived")]
    return bool(made) and all(row.values.get("formula") == OF_A_ROW for row in made)


def _results(answer: TableAnswer) -> list[float]:
    made = [row for row in answer.told.rows if row.values.get("derived")] or answer.told.rows[:1]
    return [float(row.values["value"] or 0) for row in made]


def cited_passages(answer: TableAnswer, passages: Sequence[Passage]) -> tuple[Passage, ...]:
    """Return the passages that hold the rows of an answer, in the order in which it names them."""
    places = dict.fromkeys((*(found.line.chunk for found in answer.cells), *answer.chunks))
    return tuple(passages[at] for at in list(places)[:_MOST_PASSAGES] if at < len(passages))


def rendered(answer: TableAnswer, passages: Sequence[Passage]) -> Tabulated:
    """Return the answer as a tool's result: each figure with its document, page, table, row and column."""
    document = answer.document
    columns = ("Document", "Page", "Table", "Row", "Column", "Cell", "Value", "Unit")
    lines = [_line(found, document) for found in answer.cells]
    told = without_name_marks(answer.told.text)
    text = "\n\n".join((f"{cell(document.name)}: figures of its tables.", markdown_table(columns, lines), told))
    call = ToolCall(ToolName.TABLES, {"document": document.path, "collection": document.collection})
    result = ToolResult(
        call,
        answer.told.rows,
        text,
        frozenset(_years(answer.told.rows)),
        "",
        (document.collection,),
        told=told,
        table=answer.told.table,
        cited=tuple(passage.meta.chunk_id for passage in passages),
    )
    return Tabulated(result, tuple(passages))


def _line(found: Found, document: DocumentTables) -> list[str]:
    table = found.table
    column = found.column.label or found.period.end or str(found.period.year or "")
    return [
        cell(document.name),
        str(table.page or ""),
        str(table.number),
        cell(" > ".join((*found.line.section, found.line.label))),
        cell(column),
        cell(found.cell or _words_of(found)),
        f"{found.value:.15g}" if found.cell else "",
        found.unit.name,
    ]


def _words_of(found: Found) -> str:
    """What a cell of words says: it has no figure that it could be placed by."""
    at = found.table.columns.index(found.column)
    return found.line.cells[at] if at < len(found.line.cells) else ""


def _years(rows: Sequence[FactRow]) -> list[int]:
    return [int(year) for row in rows if (year := row.values.get("fiscal_year"))]
