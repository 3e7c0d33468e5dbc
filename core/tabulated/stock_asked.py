"""Whether there is any of something left, by a column of stock or of words (`sold out`); and how many are of a kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from core.extraction.gate.asked_words import ENGLISH
from core.facts.plan import Operation
from core.reading.characters import has_digit
from core.reading.detection import language_of
from core.reading.file_names import path_in_words
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.phrases import say
from core.reading.roles import Role
from core.reading.words import content_words
from core.tabulated.asking import TableQuestion
from core.tabulated.asks import Ask
from core.tabulated.cells import is_text
from core.tabulated.covered_telling import answered, end_of_sentence, figure_told, heading_told, row_told
from core.tabulated.covered_telling import row_name as name_of
from core.tabulated.covering import Cover, Covered
from core.tabulated.document import DocumentTables
from core.tabulated.execution import TableAnswer
from core.tabulated.finding import Found
from core.tabulated.kinds_asked import holds_stock, names_people
from core.tabulated.plain_rows import PlainRows, plain_rows
from core.tabulated.relation_labels import LabelledWords, folded
from core.tabulated.rows import derived_row
from core.tabulated.table import Line
from core.tabulated.yes_or_no import asks_whether

_AT_HAND: Final[tuple[Role, ...]] = ("to_be_had", "what_is_left", "stock_heading")
_IDLE: Final[tuple[Role, ...]] = (
    *("sold_out", "asks_has", "there_are", "auxiliary", "modal", "light_verb", "we_or_you", "is_located", "copula"),
    *("question_word", *_AT_HAND),
)
_COUNTED: Final[tuple[Role, ...]] = ("row_count", "people_noun", "works_at", "row_does", *_IDLE[1:9])
_OF_MORE: Final[tuple[Role, ...]] = (
    *("negates", "table_not", "average", "asks_sum", "asks_share", "bound_above", "bound_below", "bound_least"),
    *("bound_most", "asks_price", "asks_money", "kind_how_much", "asks_date", "kind_when", *_AT_HAND, "sold_out"),
)
_LACKING: Final[tuple[Role, ...]] = ("table_lacks", "none_of", "negates", "table_not")
_MOST_TOLD: Final = 12


def stock_told(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return a yes or a no with what the row has in the column of stock: `Do we have any wool felt left?`."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    gone = speaks_of("sold_out", asked, code)
    if not asks_whether(asked, code) or not (gone or speaks_of_any(_AT_HAND, asked, code)):
        return None
    found = [cell for rows in plain_rows(asked, code, document, _IDLE) for cell in _of_one_row(rows)]
    if len(found) != 1:
        return None
    rows, cell, there = found[0]
    said = say("claim holds" if there is not gone else "claim denied", code)
    text = f"{said} {name_of(cell)}, {heading_told(cell)}: {figure_told(cell, code)}{end_of_sentence(code)}"
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    return answered(Ask(Operation.VALUE, rows.words, ()), cover, text, [cell], [row_told(cell, cover)])


def _of_one_row(rows: PlainRows) -> Iterator[tuple[PlainRows, Covered, bool]]:
    """Yield the cell of the one row that is named, in the one column of stock; else in that of words that say it."""
    lines = rows.held_by_all()
    if len(lines) != 1 or not rows.words.every - rows.around:
        return
    columns = range(len(rows.table.columns))
    stock = [at for at in columns if holds_stock(rows, at)]
    if len(stock) == 1 and (found := rows.cell(lines[0], stock[0])).found is not None:
        yield rows, found, found.found.value > 0
        return
    told = [at for at in columns if _says_so(rows.text(lines[0], at)) is not None]
    if not stock and len(told) == 1:
        yield rows, rows.bare_cell(lines[0], told[0]), _says_so(rows.text(lines[0], told[0])) is True


def _says_so(text: str) -> bool | None:
    """`Available`, `agotado`: the cell says nothing else."""
    if not is_text(text) or len(text.split()) > len(("not", "in", "stock")):
        return None
    gone, there = speaks_of("sold_out", text), speaks_of("to_be_had", text)
    return None if not (gone or there) else not gone


def rows_counted(question: TableQuestion, document: DocumentTables) -> TableAnswer | None:
    """Return how many rows say what is asked of their kind: `How many people work in Kortrijk?`; None in doubt."""
    asked, code = question.asked, language_of(question.asked) or ENGLISH
    title = content_words(_name_of(document))
    beside = " ".join(run for run in asked.split() if not set(content_words(run)) & set(title))
    if not speaks_of("row_count", asked, code) or speaks_of_any(_OF_MORE, beside, code):
        return None
    found = [
        (rows, lines)
        for rows in plain_rows(asked, code, document, _COUNTED)
        if _is_of_the_kind(rows, asked, code) and (lines := _fitting(rows))
    ]
    if found or has_digit(asked) or speaks_of_any(_LACKING, asked, code):
        return _counted(*found[0], code) if len(found) == 1 else None
    whole = [
        rows for rows in plain_rows(asked, code, document, _COUNTED, bare=True) if _asks_for_all(rows, asked, code)
    ]
    return _all_counted(whole[0], code) if len(whole) == 1 else None


def _asks_for_all(rows: PlainRows, asked: str, code: str) -> bool:
    """What is counted is what heads the rows' names, and nothing else is said but what names the document."""
    named = rows.words.held(f"{_name_of(rows.document)} {rows.table.corner}")
    apart = {line.label for line in rows.lines}
    headed = bool(LabelledWords(folded(asked), code).held(rows.table.corner))
    return headed and not rows.words.every - rows.around - named and len(apart) == len(rows.lines) <= _MOST_TOLD


def _name_of(document: DocumentTables) -> str:
    path = path_in_words(document.path)
    return f"{document.title} {path}"


def _all_counted(rows: PlainRows, code: str) -> TableAnswer | None:
    cells = [rows.bare_cell(line, 0) for line in rows.lines]
    figure = _any_figure(rows)
    if figure is None:
        return None
    count = f"{len(cells)}"
    text = say("rows counted", code, bound=rows.table.corner, count=count, all=count, each=_names(cells), without="")
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    made = [derived_row(figure, ("", rows.table.corner), len(cells), "rows", rows.document)]
    return answered(Ask(Operation.COUNT, rows.words, ()), cover, text, cells, made)


def _any_figure(rows: PlainRows) -> Found | None:
    figures = (rows.cell(line, at).found for line in rows.lines for at in range(len(rows.table.columns)))
    return next((one for one in figures if one is not None), None)


def _names(cells: Sequence[Covered]) -> str:
    return ", ".join(map(name_of, cells))


def _is_of_the_kind(rows: PlainRows, asked: str, code: str) -> bool:
    """What is counted is what heads the rows' names, or people, where these are people."""
    people = speaks_of("people_noun", asked, code) and names_people(rows)
    return people or bool(LabelledWords(folded(asked), code).held(rows.table.corner))


def _fitting(rows: PlainRows) -> Sequence[Line]:
    """The rows whose cells of words say what is left of the question, at least one word; no row is named itself."""
    headed = frozenset[int]().union(*rows.columns)
    left = rows.words.every - rows.around - headed
    lines = rows.held_by_all(headed)
    named = any(left & own for own in rows.labelled)
    return lines if left and not named and 0 < len(lines) < len(rows.lines) and len(lines) <= _MOST_TOLD else ()


def _counted(rows: PlainRows, lines: Sequence[Line], code: str) -> TableAnswer | None:
    cells = [one for line in lines if (one := _cell_that_says(rows, line)) is not None]
    if len(cells) < len(lines) or len({cell.text.casefold() for cell in cells}) > 1:
        return None
    first = cells[0]
    each = _names(cells)
    parts = {"count": f"{len(cells)}", "all": f"{len(rows.lines)}", "each": each, "without": ""}
    text = say("rows counted", code, bound=f"{heading_told(first)} {first.text}", **parts)
    cover = Cover(rows.words, (), rows.document, rows.words.text)
    place = row_told(first, cover)
    numbers = dict.fromkeys((len(cells), len(rows.lines)))
    figure = _any_figure(rows)
    name = heading_told(first)
    made = [derived_row(figure, ("", name), number, "rows", rows.document) for number in numbers if figure]
    return answered(Ask(Operation.COUNT, rows.words, ()), cover, text, cells, made or [place])


def _cell_that_says(rows: PlainRows, line: Line) -> Covered | None:
    """The one cell of words by which a row is counted."""
    left = rows.words.every - rows.around - frozenset[int]().union(*rows.columns)
    told = [at for at in range(len(rows.table.columns)) if is_text(rows.text(line, at))]
    saying = [at for at in told if left <= rows.words.held(rows.text(line, at))]
    return rows.bare_cell(line, saying[0]) if len(saying) == 1 else None
