"""Carries a plan out over the tables of documents: what is sure is told with its cells, else nothing is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from core.facts.operations import tell
from core.facts.plan import FactPlan, Operation, When
from core.facts.told import Told
from core.model import FactRow
from core.reading.lexicon import speaks_of, words_of
from core.reading.senses import senses_of, telling_senses
from core.tabulated.asking import TablePlan, TableQuestion, plans_for
from core.tabulated.document import DocumentTables
from core.tabulated.expressions import Expression, Term, terms_in
from core.tabulated.finding import Found, Sheets, Wanted, month_ended
from core.tabulated.formulas import FORMULAS, formula_of
from core.tabulated.group_answers import answer_from_group
from core.tabulated.labels import item_of, squeeze, stems_of, without_asides
from core.tabulated.line_items import LINE_ITEMS
from core.tabulated.periods import quarter_asked
from core.tabulated.rows import computed_row, constant_rows, stated_row
from core.tabulated.series import Measured, measured
from core.tabulated.subject import without_subject
from core.tabulated.telling import tell_formula, tell_stated

_MOST_PERIODS = 40


@dataclass(frozen=True, slots=True)
class TableAnswer:
    """What a plan brought: the sentences, the rows behind them, and the cells, and passages, that they rest on."""

    document: DocumentTables
    plan: TablePlan
    told: Told
    cells: tuple[Found, ...]
    formula: str = ""
    chunks: tuple[int, ...] = ()


def answer_from(
    question: TableQuestion, document: DocumentTables, *, alone: bool = False, one_subject: bool = True
) -> TableAnswer | None:
    """Return what a document's tables answer, by the likeliest plan that is sure of all its cells; None by none.

    `one_subject` tells that no other's tables could be meant: else a line that everybody has needs its document named.
    """
    if (together := _of_rows_together(question, document)) is not None:
        return together
    subject, question = document.subject, _without_address(question, document)
    sheets = Sheets(document.tables, subject)
    for plan in plans_for(question, subject, alone=alone):
        found = carried_out(plan, sheets, document)
        if found is None or counts_money(question, found.cells):
            continue
        if plan.plan.companies[0] or alone or (_is_named(found) and (one_subject or not _is_everybodys(found))):
            return found
    return None


def _without_address(question: TableQuestion, document: DocumentTables) -> TableQuestion:
    """`Acme: what were ...?` names a document that says the name; what is asked for must have a name of its own."""
    first, colon, rest = question.text.partition(": ")
    alone = colon and len(first.split()) == 1 and stems_of(first) <= document.words
    return replace(question, text=rest) if alone and not without_subject(first, document.subject).whose else question


def _of_rows_together(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    found = answer_from_group(question, document)
    if found is None:
        return None
    plan = TablePlan(FactPlan("tables", (found.whose,), (), Operation.VALUE, found.when), ())
    return TableAnswer(document, plan, Told(found.text, found.rows), found.cells)


def _is_named(found: TableAnswer) -> bool:
    """Where no document is named, the row must be one that has a name of its own: `Zone EUR`, `Greater China`."""
    asked = found.plan.names
    rows = (stems_of(" ".join((*cell.line.section, cell.line.label))) for cell in found.cells)
    return bool(asked) and all(asked <= row for row in rows)


def _is_everybodys(found: TableAnswer) -> bool:
    """`Cash and cash equivalents` is a line of everybody's statements, `Mac net sales` is a company's own."""
    if not found.plan.names <= usual_stems():
        return False
    expressions = found.plan.expressions
    phrases = [found.plan.plan.measures[0], *(term.phrase for one in expressions for term in terms_in(one))]
    names = [*phrases, *(without_asides(cell.line.label) for cell in found.cells)]
    return any(item_of(name) is not None or formula_of(name) is not None or _is_all_but_bare(name) for name in names)


def _is_all_but_bare(name: str) -> bool:
    """`Total accounts receivable, gross` is another's, too; `In-game net revenues` are not."""
    return bool(_bare(name)) and _bare(name) in _bare_lines()


@cache
def usual_stems() -> frozenset[str]:
    """Return the stems of words that lines of everybody's statements are made of."""
    lines = (name for item in LINE_ITEMS for name in (*item.asked, *item.labels))
    ratios = (name for formula in FORMULAS for name in formula.names)
    return stems_of(" ".join((*lines, *ratios, *words_of("opens_total", "label_tail", "of_a_line"))))


@cache
def _bare_lines() -> frozenset[frozenset[str]]:
    return frozenset(_bare(name) for item in LINE_ITEMS for name in (*item.asked, *item.labels))


def _bare(name: str) -> frozenset[str]:
    return telling_senses(name) - senses_of(" ".join(words_of("opens_total", "label_tail", "of_a_line")))


def counts_money(question: TableQuestion, cells: Sequence[Found]) -> bool:
    """`How many units ...` is not answered by an amount of money, nor what heads cost by how many there are."""
    if speaks_of("money_noun", question.asked) and any(speaks_of("counts_people", c.line.label) for c in cells):
        return True
    return question.counts and any(cell.unit.name.isupper() and len(cell.unit.name) == 3 for cell in cells)


def carried_out(plan: TablePlan, sheets: Sheets, document: DocumentTables) -> TableAnswer | None:
    """Return what a plan brings from a document's tables; None where it is not sure of all its cells."""
    if plan.stated is not None:
        stated = carried_out(replace(plan, expressions=(plan.stated,), unit="", stated=None), sheets, document)
        if stated is not None and (plan.unit != "percent" or _is_so_called(stated, plan.stated)):
            return stated
    if len(plan.expressions) > 1:
        return _side_by_side(plan, sheets, document)
    return _one(plan, plan.expressions[0], sheets, document)


def _is_so_called(found: TableAnswer, term: Expression) -> bool:
    """An amount is a `gross margin` only where its row is called so: else the share of sales is meant."""
    names = [squeeze(one.phrase) for one in terms_in(term)]
    return all(any(name in squeeze(cell.line.label) for name in names) for cell in found.cells)


def _side_by_side(plan: TablePlan, sheets: Sheets, document: DocumentTables) -> TableAnswer | None:
    """Each measure by itself; all of them, or none."""
    found = [_one(plan, expression, sheets, document) for expression in plan.expressions]
    answers = [one for one in found if one is not None]
    if len(answers) < len(found):
        return None
    told = Told(" ".join(one.told.text for one in answers), tuple(row for one in answers for row in one.told.rows))
    return TableAnswer(document, plan, told, tuple(cell for one in answers for cell in one.cells))


def _one(plan: TablePlan, expression: Expression, sheets: Sheets, document: DocumentTables) -> TableAnswer | None:
    operation = plan.plan.operation
    series = [measured(expression, sheets, wanted) for wanted in periods_of(plan, expression, sheets)]
    known = [one for one in series if one is not None]
    if not known or len(known) < len(series):
        return None
    whose = _as_named(plan.plan.companies[0])
    rows = [_row(plan, expression, one, whose, document) for one in known]
    cells = tuple(dict.fromkeys(cell for one in known for cell in one.cells))
    if operation is Operation.VALUE:
        told = tell_stated(rows) if isinstance(expression, Term) else tell_formula(expression, known, rows)
    else:
        if len(rows) < 2 and operation is not Operation.COUNT:
            return None
        told = _told_over(plan, rows)
    if not told.text:
        return None
    inputs = (*(stated_row(cell, whose, document) for cell in cells), *constant_rows(expression, whose))
    formula = "" if isinstance(expression, Term) else tell_formula(expression, known[-1:], rows[-1:]).text
    return TableAnswer(document, plan, replace(told, rows=(*told.rows, *inputs)), cells, formula)


def _as_named(whose: str) -> str:
    """What is told as somebody's name is written as one: not `swam`, of `swimming pools`."""
    return whose if any(not run.islower() for run in whose.split()) else ""


def _told_over(plan: TablePlan, rows: Sequence[FactRow]) -> Told:
    return tell(replace(plan.plan, topic="figures"), rows, plan.plan.condition)


def _row(plan: TablePlan, expression: Expression, one: Measured, whose: str, document: DocumentTables) -> FactRow:
    if isinstance(expression, Term) and one.is_cell:
        return stated_row(replace(one.cells[0], value=one.value), whose, document, one.wanted)
    return computed_row(plan, expression, one, whose, document)


def periods_of(plan: TablePlan, expression: Expression, sheets: Sheets) -> Iterator[Wanted]:
    """Yield the periods that the question names, the newest where it names none, all of them for an operation."""
    if plan.wanted:
        yield from plan.wanted
        return
    operation, when = plan.plan.operation, plan.plan.when
    moves = operation in (Operation.CHANGE, Operation.PERCENT_CHANGE)
    span, asked = plan.span or quarter_asked(when), list(when.span.years)
    if plan.days or when.ended:
        yield from _dated(plan, span, moves=moves)
        return
    if plan.year_before and not asked:
        yield from _of_the_year_before(expression, sheets, span, moves=moves)
        return
    if moves and len(asked) == 1:
        asked = [asked[0] - 1, *asked]
    if operation in (Operation.CHANGE, Operation.PERCENT_CHANGE, Operation.CAGR) and len(asked) > 2:
        asked = [asked[0], asked[-1]]
    if asked:
        yield from (Wanted(year, span) for year in sorted(asked)[-_MOST_PERIODS:])
        return
    yield from _unnamed(expression, sheets, when, operation, span)


def _dated(plan: TablePlan, span: str, *, moves: bool) -> Iterator[Wanted]:
    """Yield the days, or the quarter ended in a month; a change that has but one is from the year before."""
    ended = plan.plan.when.ended
    days = [Wanted(int(day[:4]), span, day) for day in sorted(plan.days)]
    named = days or ([Wanted(ended[0], span, month_ended(ended))] if ended else [])
    if moves and len(named) == 1:
        year = named[0].year - 1
        yield Wanted(year, span) if days or not ended else Wanted(year, span, month_ended((year, ended[1])))
    yield from named


def _of_the_year_before(expression: Expression, sheets: Sheets, span: str, *, moves: bool) -> Iterator[Wanted]:
    """`The same quarter a year earlier`: of the newest there is, the year before; a change is from that one."""
    known = _known(expression, sheets, span)
    if known:
        newest = known[-1]
        yield Wanted(newest.year - 1, newest.span)
        if moves:
            yield newest


def _known(expression: Expression, sheets: Sheets, span: str) -> list[Wanted]:
    term = next(terms_in(expression), None)
    return sheets.periods(term.phrase, span) if term is not None else []


def _unnamed(expression: Expression, sheets: Sheets, when: When, operation: Operation, span: str) -> Iterator[Wanted]:
    known = _known(expression, sheets, span)
    if not known:
        yield Wanted(0, span)
        return
    if operation is Operation.VALUE:
        yield from known[-(when.span.latest or 1) :]
        return
    yield from known[-(when.span.latest or _MOST_PERIODS) :]
