"""Answers from cells that account for each word of a question: one cell, how it moved, how far it is off its target."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.extraction.gate.operations import asks_apart
from core.extraction.gate.telling import says_of_it
from core.facts.mentions import plain_named
from core.facts.plan import Operation
from core.facts.readable import readable
from core.reading.detection import language_of
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.roles import Role
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.choosing import surest
from core.tabulated.counted import noun_counted
from core.tabulated.covered_pairs import apart, margin, quarters, share
from core.tabulated.covered_questions import readings
from core.tabulated.covered_ratios import ratio
from core.tabulated.covered_rows import averaged, extreme, rows_off_plan, summed
from core.tabulated.covered_telling import (
    answered,
    bears_names,
    figure_told,
    is_unclear,
    made_told,
    named,
    period_told,
    row_name,
    says_all,
    side,
)
from core.tabulated.covering import Cover, Covered, period_key
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer, usual_stems
from core.tabulated.labels import line_named, rank, squeeze, stems_of
from core.tabulated.rows import derived_row
from core.tabulated.subject import names_in

_LONGEST_WORDS = 80
_FEWEST = 2


def answer_by_words(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return what a document's cells answer; None where a word of the question is left, or several cells fit."""
    if speaks_of("plan_future", question.asked) or _counts_blanks(question):
        return None
    for ask in readings(question):
        if not ask.words.words:
            continue
        cover = Cover(ask.words, ask.wanted, document, question.asked)
        tell = _MADE.get(ask.made) or _TELLINGS.get(ask.operation)
        if ask.off_plan:
            tell = rows_off_plan if ask.operation is Operation.WHICH else _off_plan
        found = tell(ask, cover) if tell else None
        sides = (cover, replace(cover, asked=ask.other)) if ask.other is not None else (cover,)
        whose = any(_is_whose(question, one) for one in sides)
        if found is None or not (whose or _is_of_named_things(ask, cover, found)):
            continue
        if is_of_the_line_named(question, found) and (tell is not summed or _adds_what_is_counted(question, found)):
            return found
    return None


def _counts_blanks(question: TableQuestion) -> bool:
    """`How many projects have no lead`: no figure of a cell tells it (`core.tabulated.record_questions`)."""
    counts = speaks_of_any(("plan_how_many", "number_asked", "which_of_all_rows", "sold_out"), question.asked)
    return counts and speaks_of_any(("table_lacks", "sold_out"), question.asked, language_of(question.asked) or ENGLISH)


def _adds_what_is_counted(question: TableQuestion, found: TableAnswer) -> bool:
    """`How many tanks` is no sum of their litres: what is counted there are the rows, by the name of another column."""
    noun = stems_of(noun_counted(question.asked))
    if not noun or len({id(cell.line) for cell in found.cells}) < _FEWEST:
        return True
    table, column = found.cells[0].table, found.cells[0].column
    beside = " ".join((table.corner, *(one.label for one in table.columns if one is not column)))
    return noun <= stems_of(column.label) or not noun <= stems_of(beside)


def is_of_the_line_named(question: TableQuestion, found: TableAnswer) -> bool:
    """Who names a line of statements (`operating income`) is told no other one: `Income taxes payable` has its word."""
    line = line_named(plain_named(question.asked))
    if not line or len({id(cell.line) for cell in found.cells}) != 1:
        return True
    one = found.cells[0]
    above = squeeze(" ".join((*one.line.section, one.table.section, one.table.caption)))
    return squeeze(line) in above or any(
        rank(name, line) is not None for cell in found.cells for name in (cell.line.label, cell.column.label) if name
    )


def _is_whose(question: TableQuestion, cover: Cover) -> bool:
    """The question names the document, or what bears a name of its own there: `revenue` is everybody's."""
    if cover.names_document:
        return True
    if cover.asked.code != ENGLISH:
        return len(cover.asked.every) >= _FEWEST and not BY_CODE[cover.asked.code].nouns_in_capitals
    names = names_in(question.asked)
    rows = stems_of(" ".join(cover.document.texts))
    return bool(names - usual_stems()) and names <= rows


def _is_of_named_things(ask: Ask, cover: Cover, found: TableAnswer) -> bool:
    """Several rows of a table of things say every word, they and their heading: they need no document's name."""
    things = {id(one.table) for one in cover.document.records}
    rows = {id(cell.line) for cell in found.cells}
    if len(rows) < _FEWEST or any(id(cell.table) not in things for cell in found.cells):
        return False
    said = " ".join(f"{cell.line.label} {cell.column.label}" for cell in found.cells)
    return all(words.every <= words.held(said) for words in (ask.words, ask.other) if words is not None)


def _value(ask: Ask, cover: Cover) -> TableAnswer | None:
    if len(ask.wanted) > 1:
        return None
    cell = surest([cell for cell in cover.cells if cell.found is not None or _may_be_words(ask, cell)])
    if cell is None or not cell.own or not says_all(ask, cell) or not bears_names(cover, cell):
        return None
    if not _is_of_a_row_named(ask, cell) or not _is_of_the_column_meant(ask, cell, cover):
        return None
    if not ask.words.every and not _says_it_itself(ask, cell):
        return None
    if cell.found is not None and speaks_of("asks_person", ask.words.text, ask.words.code):
        return None  # a figure is nobody
    if _is_of_another_kind(cell, ask) or (ask.asks_amount and cell.is_of_years) or not _says_the_move(ask, cell):
        return None
    text = f"{named(cell)}: {figure_told(cell, ask.words.code)}{period_told(cell, ask.words.code)}."
    return answered(ask, cover, text, [cell])


def _says_it_itself(ask: Ask, cell: Covered) -> bool:
    """Where no word need be held, its row and what heads it say all there are: no title pays for them."""
    words = ask.words
    own = cell.own | words.held(f"{cell.line.label} {cell.table.corner} {' '.join(cell.line.section)}")
    return frozenset(range(len(words.words))) <= own and says_of_it(words.text, cell.around)


def _is_of_a_row_named(ask: Ask, cell: Covered) -> bool:
    """A word of the question stands in the row's name, or a period tells the row: not another cell's word alone."""
    words, corner = ask.words, cell.table.corner
    named = words.held(cell.line.label) | (words.held(f"{cell.line.label} {corner}") - words.held(corner))
    return words.code == ENGLISH or bool(ask.wanted or named)


def _is_of_the_column_meant(ask: Ask, cell: Covered, cover: Cover) -> bool:
    """Of a row with several figures one whose heading the question says, or that is of a period."""
    beside = [one for one in cover.cells if one.line is cell.line and one.table is cell.table and one.found]
    return len(beside) < _FEWEST or bool(period_key(cell)) or bool(ask.words.held(cell.column.label))


def _is_of_another_kind(cell: Covered, ask: Ask) -> bool:
    """What is counted, and how long something takes, is no amount of money."""
    unit = cell.found.unit.name if cell.found else ""
    no_money = speaks_of("plan_how_many", ask.words.text) or speaks_of("asks_duration", ask.words.text, ask.words.code)
    return no_money and (unit.endswith("/shares") or (unit.isupper() and len(unit) == len("EUR")))


def _says_the_move(ask: Ask, cell: Covered) -> bool:
    """`How much did sales increase by` is told by a label that speaks of an increase: not by what sales were."""
    if ask.words.code != ENGLISH or not speaks_of_any(_MOVES, ask.words.text, ENGLISH):
        return True
    labels = " ".join((cell.line.label, *cell.line.section, cell.column.label, cell.table.corner))
    return not asks_apart(ask.words.text, ENGLISH) or speaks_of_any(_MOVES, labels, ENGLISH)


_MOVES: Final[tuple[Role, ...]] = ("rise", "fall", "change")


def _may_be_words(ask: Ask, cell: Covered) -> bool:
    """A cell of words answers where its heading is asked for by name."""
    told = cell.text.strip("-–— ")
    return not ask.asks_amount and 0 < len(told) <= _LONGEST_WORDS and bool(ask.words.held(cell.column.label))


def _moved(ask: Ask, cover: Cover) -> TableAnswer | None:
    """One row's figure in two periods; by how much it moved, in its unit and in percent."""
    pair = _pair_of(ask, cover)
    cells = [cell for cell in pair if cell is not None and cell.found is not None]
    if len(cells) != len(("before", "after")) or cells[0].label != cells[1].label:
        return None
    return _compared(ask, cover, cells[0], cells[1])


def _pair_of(ask: Ask, cover: Cover) -> list[Covered | None]:
    """The row's cells in both periods; of a question that names none, in the two newest."""
    if ask.wanted:
        return [surest([cell for cell in cover.cells if cover.is_in(cell, one)]) for one in ask.wanted]
    best = surest(cover.cells)
    of_row = [cell for cell in cover.cells if best is not None and cell.line is best.line and cell.table is best.table]
    dated = sorted((cell for cell in of_row if period_key(cell)), key=period_key)
    alike = len({period_key(cell) for cell in dated}) == len(dated)
    return list(dated[-2:]) if alike else []


def _compared(ask: Ask, cover: Cover, one: Covered, other: Covered) -> TableAnswer | None:
    before, after = one.found, other.found
    if (
        before is None
        or after is None
        or before.unit.name != after.unit.name
        or is_unclear(ask.words.code, (one, other))
    ):
        return None
    code, difference = ask.words.code, after.value - before.value
    sides = [f"{side(cell, code)} {figure_told(cell, code)}" for cell in (one, other)]
    word = _word_for(difference, code)
    made = [derived_row(after, ("", f"{other.label} {word}"), difference, "", cover.document)]
    by = _gap(other, abs(difference), code)
    rate = ""
    if after.unit.name != "percent" and before.value > 0:
        percent = 100 * difference / before.value
        rate = _written(readable(abs(percent), "percent"), code)
        made.append(derived_row(after, ("", "change"), percent, "percent", cover.document))
    sign = "-" if difference < 0 else ""
    if code == ENGLISH:
        told = f"{by} {word}{', or ' + rate if rate else ''}"
    else:
        told = f"{word} {sign}{by}{f' / {sign}{rate}' if rate else ''}"
    return answered(ask, cover, f"{row_name(other)}: {', '.join(sides)}: {told}.", [one, other], made)


def _word_for(difference: float, code: str) -> str:
    if code == ENGLISH:
        return "more" if difference >= 0 else "less"
    wording = BY_CODE[code].figures
    return wording.computed.get("change", "") if wording else ""


def _gap(cell: Covered, value: float, code: str) -> str:
    """By how much: between two shares in percentage points, elsewhere than in English as the table's figures stand."""
    if cell.found is not None and cell.found.unit.name == "percent" and code == ENGLISH:
        return f"{value:.2f} percentage points"
    return made_told(value, cell, code)


def _written(figure: str, code: str) -> str:
    return figure.translate(_SWAPPED) if BY_CODE[code].decimal_comma else figure


_SWAPPED = str.maketrans(".,", ",.")


def _off_plan(ask: Ask, cover: Cover) -> TableAnswer | None:
    """A row's planned figure and the one it came to."""
    planned = [cell for cell in cover.cells if speaks_of("planned_column", cell.column.label)]
    actual = [cell for cell in cover.cells if cell not in planned]
    plan = surest(planned)
    came = surest([cell for cell in actual if plan is not None and cell.line is plan.line])
    if plan is None or came is None:
        return None
    return _compared(ask, cover, plan, came)


_MADE: Final[dict[str, Callable[[Ask, Cover], TableAnswer | None]]] = {
    "share": share,
    "margin": margin,
    "difference": apart,
    "times": apart,
    "quotient": apart,
    "ratio": ratio,
    "quarters": quarters,
}
_TELLINGS: Final[dict[Operation, Callable[[Ask, Cover], TableAnswer | None]]] = {
    Operation.VALUE: _value,
    Operation.CHANGE: _moved,
    Operation.PERCENT_CHANGE: _moved,
    Operation.SUM: summed,
    Operation.AVERAGE: averaged,
    Operation.HIGHEST: extreme,
    Operation.LOWEST: extreme,
}
