"""A yes or a no before what a table tells, where that is all a question asks: `Is Slough open on Saturday?`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from core.extraction.bounds import tells_hours
from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.facts.plan import Operation
from core.reading.characters import QUESTION_MARKS
from core.reading.detection import language_of
from core.reading.digits import numbers_in
from core.reading.lexicon import opens_with, speaks_of, speaks_of_any, terms_in, words_of
from core.reading.phrases import say
from core.reading.roles import Role
from core.reading.things import names_a_time
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.covered_telling import answered, heading_told, row_name, row_told
from core.tabulated.covering import Cover, Covered, heading_words
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.plain_rows import PlainRows, plain_rows

_OTHERWISE: Final[tuple[Role, ...]] = (
    *("question_word", "row_count", "asks_person", "kind_who", "kind_where", "kind_when", "kind_how_much", "kind_how"),
    *("asks_date", "asks_figure", "plan_which", "asks_price", "alternates", "negates"),
)
"""What asks for more than a yes or a no, or for a no."""
_HAS: Final[tuple[Role, ...]] = (
    "asks_has",
    "there_are",
    "table_bears",
    "light_verb",
    "auxiliary",
    "modal",
    "we_or_you",
)
_MOST_CELLS: Final = 4


def asks_whether(asked: str, code: str) -> bool:
    """Tell whether a question is answered by yes or no alone."""
    asks = asked.rstrip().endswith(tuple(QUESTION_MARKS)) and not speaks_of_any(_OTHERWISE, asked, code)
    return asks and (code != ENGLISH or opens_with("auxiliary", asked, code) or opens_with("modal", asked, code))


def with_yes_or_no(answer: TableAnswer, question: TableQuestion) -> TableAnswer:
    """Return an answer that tells one cell with the yes or no that it is; as it stands, where it tells neither."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    text = answer.told.text
    value = text.rpartition(": ")[2].strip(" .。।").casefold()
    if not asks_whether(asked, code) or len({cell.line.label for cell in answer.cells}) > 1:
        return answer
    if text.startswith((say("claim holds", code), say("claim denied", code))):
        return answer
    whether = _whether(value, text, asked, code)
    whether = True if whether is None and _there_is(answer, asked, code) else whether
    if whether is None:
        return answer
    said = say("claim holds" if whether else "claim denied", code)
    return replace(answer, told=replace(answer.told, text=f"{said} {text}"))


def _there_is(answer: TableAnswer, asked: str, code: str) -> bool:
    """Tell whether it is asked if there is something, a row is called so, and no column: `a contract with Ardo`."""
    words = AskedWords(asked, code)
    named = [cell for cell in answer.cells if words.held(cell.line.label) and not words.unasked(cell.line.label)]
    told = any(words.held(heading_words(cell.column)) - words.held(cell.line.label) for cell in named)
    return bool(named) and not told and speaks_of_any(("asks_has", "there_are"), asked, code)


def _whether(value: str, told: str, asked: str, code: str) -> bool | None:
    """Yes or no, as a cell says it itself, or by the hours that something is open; of others, nobody knows."""
    if value in words_of("cell_yes", "says_yes") or value in words_of("cell_no", "says_no"):
        return value in words_of("cell_yes", "says_yes")
    if speaks_of("to_be_had", asked, code) and value.isdecimal() and speaks_of("stock_heading", told):
        return int(value) > 0  # `are there seats left`
    closed = value in words_of("cell_closed")
    if not closed and not _is_hours(value):
        return None
    if speaks_of("cell_closed", asked, code):
        return closed
    return not closed if speaks_of_any(("is_open", "asks_hours"), asked, code) else None


def _is_hours(value: str) -> bool:
    """From when to when: `8:00-17:00`, `9-20 Uhr`, `10-17`."""
    return tells_hours(f"{terms_in('asks_hours')[0]} {value}") or (names_a_time(value) and len(numbers_in(value)) > 1)


def row_there_is(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return that there is a row of the name that a question says, and what it has: `Do we have a contract with Ardo?`.

    What no row is called is not known to be nowhere else: of that, nothing is told.
    """
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    if not asks_whether(asked, code) or not speaks_of_any(("asks_has", "there_are"), asked, code):
        return None
    found = [one for rows in plain_rows(asked, code, document, _HAS) for one in _named(rows)]
    if len(found) != 1:
        return None
    rows, cells = found[0]
    each = ", ".join(f"{heading_told(cell)} {cell.text}" for cell in cells[:_MOST_CELLS])
    text = f"{row_name(cells[0])}: {each}."
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    return answered(Ask(Operation.VALUE, rows.words, ()), cover, text, cells[:_MOST_CELLS], [row_told(cells[0], cover)])


def _named(rows: PlainRows) -> Iterator[tuple[PlainRows, list[Covered]]]:
    """Yield the rows whose whole name the question says, and that with what stands above say all of it."""
    for line, own in zip(rows.lines, rows.labelled, strict=True):
        named = own - rows.around and not rows.words.unasked(line.label)
        if named and not rows.words.every - rows.around - own:
            cells = [rows.bare_cell(line, at) for at in range(len(rows.table.columns)) if rows.text(line, at)]
            if cells:
                yield rows, cells
