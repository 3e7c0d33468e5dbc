"""Rows found by what they mean, where no label bears the words of a question: the nearest one, if it is so by far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from core.facts.plan import Operation
from core.reading.asking_why import asks_reason
from core.reading.lexicon import opens_with, speaks_of
from core.reading.line_names import is_scattered
from core.reading.roles import Role
from core.reading.senses import idle_senses, senses_of
from core.reading.stems import inflected_stem
from core.reading.words import words
from core.tabulated.asking import TablePlan, TableQuestion, plans_for, when_in
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer, carried_out, counts_money, periods_of
from core.tabulated.expressions import Term
from core.tabulated.finding import Found, Sheets, Wanted, cells_of
from core.tabulated.groups import heading_of
from core.tabulated.labels import is_called, item_of, line_named, rank, squeeze, stems_of, without_asides
from core.tabulated.line_items import LINE_ITEMS, LineItem
from core.tabulated.plain_words import PARTED, SAID, SAYINGS
from core.tabulated.subject import without_subject
from core.tabulated.table import Line, TypedTable

FLOOR, MARGIN = 0.74, 0.025
"""Cosine to the nearest way of saying a row, and by how much it must be nearer than any row with another figure.

Chosen on the development half of `benchmarks/questions/labels`: below, questions of what no table holds come through.
"""
_WORDS = 0.06  # for a row all of whose words the question says
_ASIDE = 0.015  # against a row of a part (`Americas: Operating income`), where the question names none
_SAME = 0.005
_MOST_CHOICES = 3
_CAPTION = 200  # characters before a table that are said of it
_LONGEST = 120  # characters of a label: longer ones are sentences


@dataclass(frozen=True, slots=True)
class Candidate:
    """A row, in the periods that are asked for, and the ways to say what it is.

    `stated` tells that it is a statement's, `named` has the senses of the heading above it that the question says.
    """

    document: DocumentTables
    plan: TablePlan
    cells: tuple[Found, ...]
    ways: tuple[str, ...]
    bonus: float
    stated: bool
    named: frozenset[str]

    @property
    def name(self) -> str:
        """What a reader tells it by."""
        return self.cells[0].label


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for, and among which rows."""

    phrase: str
    candidates: tuple[Candidate, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is to be turned into vectors, but for the phrase."""
        return tuple(dict.fromkeys(way for one in self.candidates for way in one.ways))


def search_of(question: TableQuestion, documents: Sequence[DocumentTables]) -> Search | None:
    """Return the rows that a question may mean of the documents that it names; None where it asks no plain look-up."""
    found: list[Candidate] = []
    phrase = ""
    for document in documents:
        chosen, asked = _chosen(question)
        plan = _plan(asked, document)
        if plan is None:
            continue
        phrase = _phrase(plan, asked, document)
        at_its_end = speaks_of("at_its_end", question.asked)
        rows = [
            one for one in _candidates(plan, (phrase, at_its_end), document) if not counts_money(question, one.cells)
        ]
        found += [one for one in rows if squeeze(one.name) == squeeze(chosen)] or rows
    return Search(phrase, tuple(found)) if found else None


def _chosen(question: TableQuestion) -> tuple[str, TableQuestion]:
    """`Interest expense: How much ...?`: what was chosen when it was asked which is meant, and the question itself."""
    first, colon, rest = question.text.partition(": ")
    return (first, replace(question, text=rest)) if colon and rest else ("", question)


def _plan(question: TableQuestion, document: DocumentTables) -> TablePlan | None:
    """The plan of one line, with all words that ask for it, in periods that the question names."""
    if (
        any(speaks_of(role, question.asked) for role in _OTHERWISE)
        or asks_reason(question.asked)
        or opens_with("auxiliary", question.asked)
    ):
        return None
    plans = [one for one in plans_for(question, document.subject) if _is_of_one_line(one)]
    moved = [one for one in plans if one.plan.operation is not Operation.VALUE]
    if moved and opens_with("plan_which_one", question.asked):
        return None  # `which region sold less` asks for rows by how they moved, no row by its name
    best = max(moved or plans, key=lambda one: len(one.plan.measures[0]), default=None)
    return best if best is not None and best.plan.operation in _OPERATIONS and best.plan.companies[0] else None


def _phrase(plan: TablePlan, question: TableQuestion, document: DocumentTables) -> str:
    """What is asked for, with the words that ask: `how much did owe its suppliers` says more than `suppliers`."""
    if plan.plan.operation is not Operation.VALUE:
        return plan.plan.measures[0]
    return when_in(without_subject(question.text, document.subject).rest, question.today)[1]


def _is_of_one_line(plan: TablePlan) -> bool:
    return len(plan.expressions) == 1 and isinstance(plan.expressions[0], Term)


_OPERATIONS = (Operation.VALUE, Operation.CHANGE, Operation.PERCENT_CHANGE, Operation.AVERAGE, Operation.SUM)
_OTHERWISE: tuple[Role, ...] = (
    *("table_or", "plan_share_of", "table_part", "plan_opinion", "asks_person", "asks_kinds"),
)


def _candidates(plan: TablePlan, asked: tuple[str, bool], document: DocumentTables) -> Iterator[Candidate]:
    phrase, at_its_end = asked
    sheets = Sheets(document.tables, document.subject)
    periods = list(periods_of(plan, plan.expressions[0], sheets))
    if not periods or not all(one.year for one in periods):
        return
    said, kind = _stems(phrase), line_named(phrase)
    for table in document.tables:
        if at_its_end and speaks_of("statement_of_flows", f"{table.section} {table.caption[-_CAPTION:]}"):
            continue
        for line in (one for one in table.lines if one.label and len(one.label) <= _LONGEST):
            if kind and _is_another_line(line, kind):
                continue
            beside = _beside(phrase, line)
            for heading, cells in _by_heading(table, line, sheets, periods).items():
                ways = ways_of(line, heading, cells[0])
                if _fits(plan, said, (table, line, heading), ways, cells[0]):
                    yield Candidate(document, plan, cells, ways, beside[0], is_stated(table), beside[1])


def _is_another_line(line: Line, kind: str) -> bool:
    """Who names one line of statements (`net profit`) means no other one, however near (`Operating profit`)."""
    label = without_asides(line.label) or line.label
    another = item_of(label) is not None or is_scattered(kind, label)
    return another and rank(line.label, kind) is None


def _by_heading(
    table: TypedTable, line: Line, sheets: Sheets, periods: Sequence[Wanted]
) -> dict[str, tuple[Found, ...]]:
    """The cells of a row by what their columns are called beside periods, where all periods that are asked for are."""
    found: dict[str, list[Found]] = {}
    for cell in cells_of(table, line):
        if any(sheets.is_meant(cell, wanted) for wanted in periods):
            heading = heading_of(cell.column)
            found.setdefault(heading, []).append(replace(cell, label=f"{heading}, {cell.label}") if heading else cell)
    whole = {
        heading: cells
        for heading, cells in found.items()
        if all(any(sheets.is_meant(cell, wanted) for cell in cells) for wanted in periods)
    }
    return {heading: tuple(cells) for heading, cells in whole.items()}


def ways_of(line: Line, heading: str, cell: Found) -> tuple[str, ...]:
    """The ways to say what a row is: its label, below its heading and that of its column, and what people call it."""
    label = without_asides(line.label) or line.label
    section = line.section[-1].strip(" :") if line.section else ""
    own = [" ".join(part for part in (before, label, heading) if part) for before in ("", section)]
    other = [] if heading else [*_asked_as(label, cell.unit.name), *_sayings(label)]
    with_heading = [f"{one} {heading}" for one in _sayings(label)] if heading else []
    return tuple(dict.fromkeys((*own, *other, *with_heading)))


@lru_cache(maxsize=8192)
def _asked_as(label: str, unit: str) -> tuple[str, ...]:
    """What a line of statements is asked for by; amounts a share are none of amounts."""
    form = squeeze(label)
    items = [item for item in LINE_ITEMS if any(is_called(form, name) for name in _names(item))]
    fitting = (item for item in items if unit.endswith("/shares") == item.unit.endswith("/shares"))
    return tuple(name for item in fitting for name in item.asked)


@cache
def _names(item: LineItem) -> tuple[str, ...]:
    return tuple("*".join(squeeze(part) for part in label.split("*")) for label in item.labels)


@lru_cache(maxsize=8192)
def _sayings(label: str) -> tuple[str, ...]:
    form = squeeze(label)
    return tuple(way for names, ways in _all_sayings() if any(is_called(form, name) for name in names) for way in ways)


@cache
def _all_sayings() -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    return tuple(
        (
            tuple("*".join(squeeze(part) for part in name.strip().split("*")) for name in names.split(";")),
            tuple(way.strip() for way in ways.split(";")),
        )
        for names, ways in SAYINGS
    )


def _beside(phrase: str, line: Line) -> tuple[float, frozenset[str]]:
    """What the words that do match say, less for a part where none is named; and the senses of a part that is."""
    asked = senses_of(phrase)
    own = senses_of(without_asides(line.label)) - idle_senses()
    section = senses_of(line.section[-1]) - idle_senses() if line.section else frozenset[str]()
    bonus = (_WORDS if own and own <= asked else 0.0) - (_ASIDE if section - asked else 0.0)
    return bonus, section & asked


def _fits(
    plan: TablePlan, said: frozenset[str], place: tuple[TypedTable, Line, str], ways: Sequence[str], cell: Found
) -> bool:
    """No word of the question or of the row tells that it is something else: heads, names, units."""
    table, line, heading = place
    section = line.section[-1] if line.section else ""
    if is_set_apart(said, f"{section} {line.label} {heading}", ways, cell):
        return False
    around = stems_of(f"{section} {line.label} {heading} {' '.join(ways)} {table.caption[-_CAPTION:]} {table.section}")
    return plan.names <= around


def is_set_apart(said: frozenset[str], text: str, ways: Sequence[str], cell: Found) -> bool:
    """Tell whether words of a question (stems) or of a row's label and headings say that they are of two things."""
    label = _stems(text)
    called = label | _stems(" ".join(ways))
    if any(entry & said and not entry & called for entry in (*_said(), *_parted())):
        return True
    if any(entry & label and not entry & said and not _bridged(entry, ways) for entry in _parted()):
        return True
    if _stems("margin") & said - called and cell.unit.name != "percent":
        return True  # a margin is no profit
    return not _is_in_unit(said, cell)


def _bridged(entry: frozenset[str], ways: Sequence[str]) -> bool:
    """The row is also called by a name without the word: `Basic` is undiluted, what is deferred is prepaid."""
    return any(not entry & _stems(way) for way in ways[2:])


def _is_in_unit(said: frozenset[str], cell: Found) -> bool:
    """A rate is in percent and nothing else is; an amount a share is asked for as one."""
    in_percent = bool(_stems("rate percent percentage share margin") & said)
    a_share = bool(_stems("share eps each") & said)
    if cell.unit.name.endswith("/shares"):
        return a_share
    if _stems("rate percent percentage") & said:
        return cell.unit.name == "percent"
    return cell.unit.name != "percent" or in_percent


def is_stated(table: TypedTable) -> bool:
    """Tell whether a table is one of the statements, no note."""
    return speaks_of("statement_title", f"{table.caption} {table.section}")


@lru_cache(maxsize=16384)
def _stems(text: str) -> frozenset[str]:
    return frozenset(map(inflected_stem, words(text)))


@cache
def _said() -> tuple[frozenset[str], ...]:
    return tuple(_stems(entry) for entry in SAID)


@cache
def _parted() -> tuple[frozenset[str], ...]:
    return tuple(_stems(entry) for entry in PARTED)


def nearest(
    search: Search, phrase: npt.NDArray[np.float32], ways: npt.NDArray[np.float32]
) -> tuple[TableAnswer, ...] | tuple[str, ...]:
    """Return the answer of the row that is nearest by far; names of two or three where they stay near, else nothing.

    `phrase` is of shape (d,), `ways` of shape (n, d), as `search.texts`; all are unit vectors.
    """
    likeness = dict(zip(search.texts, (ways @ phrase).tolist(), strict=True))
    scores = [max(likeness[way] for way in one.ways) + one.bonus for one in search.candidates]
    kept = [at for at, one in enumerate(search.candidates) if not any(_is_a_part(one, o) for o in search.candidates)]
    order = sorted(kept, key=lambda at: -scores[at])
    near = [search.candidates[at] for at in order if scores[at] >= scores[order[0]] - MARGIN]
    first = near[0]
    if scores[order[0]] < FLOOR:
        return ()
    others = [one for one in near if not _same(first, one)]
    if not others:
        found = _answer(first)
        return () if found is None else (found,)
    names = tuple(dict.fromkeys(one.name for one in (first, *others)))
    if len(names) > 1:
        return names[:_MOST_CHOICES]
    found = _answer(whole) if (whole := _stated_most(near)) is not None else None
    return () if found is None else (found,)


def _is_a_part(one: Candidate, of: Candidate) -> bool:
    """A note says of a part what a statement says of the whole, under the same label; the part is not asked for."""
    if one.stated or not of.stated or one.document is not of.document or not one.named <= of.named:
        return False
    return squeeze(one.cells[0].line.label) == squeeze(of.cells[0].line.label)


def _stated_most(near: Sequence[Candidate]) -> Candidate | None:
    """Of rows of one label the whole, which statement and notes repeat, where each part is told but once."""
    counted = sorted(((sum(_same(one, other) for other in near), -at) for at, one in enumerate(near)), reverse=True)
    best = near[-counted[0][1]]
    rivals = [count for count, at in counted if not _same(best, near[-at])]
    return best if counted[0][0] > max(rivals, default=0) else None


def _same(one: Candidate, other: Candidate) -> bool:
    pairs = zip(one.cells, other.cells, strict=False)
    return all(abs(abs(a.value) - abs(b.value)) <= _SAME * max(abs(a.value), abs(b.value)) for a, b in pairs)


def _answer(chosen: Candidate) -> TableAnswer | None:
    sheets = Sheets(chosen.document.tables, chosen.document.subject)
    sheets.name(chosen.plan.plan.measures[0], chosen.cells)
    plan = replace(chosen.plan, expressions=(Term(chosen.plan.plan.measures[0]),))
    return carried_out(plan, sheets, chosen.document)
