"""Reads the typed tables of a document from its passages: Markdown tables, and lines of a label and figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from core.extraction.statements import Statement
from core.extraction.tables import Row, is_row, name_columns, read_rows
from core.facts.readable import SYMBOLS
from core.reading.characters import has_digit, has_letter
from core.reading.notation import SCALES
from core.reading.scales import declared_in_heading, declared_in_text
from core.tabulated.cells import is_value
from core.tabulated.headings import columns_of, opens_a_total
from core.tabulated.labels import squeeze
from core.tabulated.table import Column, Line, TypedTable

MOST_LINES, MOST_TABLES = 5_000, 2_000
"""Rows of one table, and tables of one document, that are kept; what goes beyond stays text."""

_ABOVE = 8  # lines above a table's header that may say its title and unit
_LONGEST_TITLE, _LONGEST_NOTE, _MOST_NOTES = 200, 300, 6
_GOES_ON = (",", "-", "–", "—", "(")


@dataclass(frozen=True, slots=True)
class Stretch:
    """The text of one passage, as far as tables are read from it."""

    text: str
    page: int | None = None
    section: str | None = None


@dataclass(slots=True)
class _Open:
    """A table that rows are still added to; `header` is what its rows come with."""

    header: tuple[str, ...]
    names: tuple[int, ...]
    above: tuple[str, ...]
    page: int | None
    section: str
    columns: tuple[Column, ...]
    kept: tuple[int, ...]
    lines: list[Line] = field(default_factory=list)
    currency: str = ""
    notes: list[str] = field(default_factory=list)


def tables_of(stretches: Sequence[Stretch]) -> tuple[TypedTable, ...]:
    """Return the tables of a document, given its passages in order; a row's `chunk` is the place of its passage."""
    reader = _Reader()
    for position, stretch in enumerate(stretches):
        reader.read(position, stretch)
    return tuple(reader.finished())[:MOST_TABLES]


class _Reader:
    """Goes through a document line by line and remembers the table it is in, and the lines above."""

    def __init__(self) -> None:
        self._tables: list[_Open] = []
        self._open: _Open | None = None
        self._above: list[str] = []
        self._headings: tuple[str, ...] = ()
        self._statement = Statement()  # kept from passage to passage: a table goes on in the next one
        self._headers = 0
        self._was_section = ""

    def read(self, position: int, stretch: Stretch) -> None:
        if stretch.section != self._was_section:
            self._was_section = stretch.section or ""
            self._statement = Statement()
        for tabular, group in groupby(stretch.text.splitlines(), key=is_row):
            lines = [line for line in group if line.strip()]
            if tabular:
                self._markdown(lines, position, stretch)
            elif lines:
                self._text(lines, position, stretch)

    def finished(self) -> Iterator[TypedTable]:
        whole = [one for one in self._tables if one.lines]
        return (_typed(number, one) for number, one in enumerate(whole, 1))

    # ---- Markdown

    def _markdown(self, lines: list[str], position: int, stretch: Stretch) -> None:
        rows = read_rows(lines)
        self._statement = Statement()
        for row in rows:
            self._add(row, position, stretch)
        self._above = []

    def _add(self, row: Row, position: int, stretch: Stretch) -> None:
        header, cells, opened = row.header, row.cells, self._open
        if opened is None or opened.header != header or (self._above and _is_title(self._above)):
            opened = self._begin(header, cells, stretch)
        label = " ".join(cells[i] for i in opened.names if i < len(cells)).strip()
        values = tuple(cells[i] if i < len(cells) else "" for i in opened.kept)
        if (label or any(values)) and len(opened.lines) < MOST_LINES:
            section = (row.section,) if row.section else ()
            opened.lines.append(Line(label, values, section, opens_a_total(label), position))
        self._above = []

    def _begin(self, header: tuple[str, ...], cells: Sequence[str], stretch: Stretch) -> _Open:
        names = tuple(i for i in name_columns(cells) if not is_value(cells[i])) or (0,)
        width = max(len(header), len(cells))
        kept = tuple(i for i in range(width) if i not in names)
        above = tuple(self._above[-_ABOVE:])
        labels = [header[i] if i < len(header) else "" for i in kept]
        corner = " ".join(header[i] for i in names if i < len(header))
        columns = columns_of(labels, (*above, corner))
        about = (*above, corner) if corner else above
        self._open = _Open(header, names, about, stretch.page, stretch.section or "", columns, kept)
        self._tables.append(self._open)
        return self._open

    # ---- lines

    def _text(self, lines: list[str], position: int, stretch: Stretch) -> None:
        for line in lines:
            row = self._statement.read(line)
            if row is None:
                self._between(line)
            else:
                self._line(row, position, stretch)
                self._sign(line)

    def _between(self, line: str) -> None:
        self._above = [*self._above[-_ABOVE:], line]
        if self._open is not None and len(self._open.notes) < _MOST_NOTES and _is_note(line):
            self._open.notes.append(line[:_LONGEST_NOTE])

    def _sign(self, line: str) -> None:
        """Figures on a line are parted from the signs before them."""
        if self._open is not None and not self._open.currency:
            self._open.currency = _currency((line,))

    def _line(self, row: Row, position: int, stretch: Stretch) -> None:
        above, opened = self._above, self._open
        if opened is None or opened.header != row.header or self._statement.headers != self._headers:
            at = next((i for i in range(len(above) - 1, -1, -1) if has_digit(above[i])), -1)
            below, self._above = above[at + 1 :], above[: at + 1]
            opened = self._begin(row.header, row.cells, stretch)
            self._headings, above = (), below
            self._headers = self._statement.headers
        label, above = _whole_label(row.cells[0], above)
        headings = tuple(line.rstrip(" :") for line in above if _is_section(line))
        if headings:
            self._headings = headings[-2:]
        line = Line(label, row.cells[1:], self._headings, opens_a_total(label), position)
        if len(opened.lines) < MOST_LINES:
            opened.lines.append(line)
        self._above = []


def _is_title(above: Sequence[str]) -> bool:
    return bool(above) and any(has_letter(line) for line in above)


def _is_section(line: str) -> bool:
    last = line.split()[-1:]
    return has_letter(line) and len(line) <= 80 and not line.endswith(".") and not has_digit("".join(last))


def _is_note(line: str) -> bool:
    return line[:1] in "(*†‡" and len(line) > 12


def _whole_label(label: str, above: list[str]) -> tuple[str, list[str]]:
    """Put the first part of a label, which stands on the line above, before the rest of it."""
    if above and (above[-1].rstrip().endswith(_GOES_ON) or label[:1].islower() or label[:1] in "$("):
        return f"{above[-1].strip()} {label}", above[:-1]
    return label, above


def _typed(number: int, opened: _Open) -> TypedTable:
    """Finish a table: its caption, its scale and its currency, from what stands above and beside its figures."""
    caption = " ".join(" ".join(opened.above).split())
    said = " ".join((caption, *(column.label for column in opened.columns)))
    scale = next((found for line in reversed(opened.above) if (found := declared_in_text(line))), 0.0)
    scale = scale or declared_in_text(said) or _scale_in(opened.above)
    cells = (cell for line in opened.lines for cell in line.cells)
    return TypedTable(
        number,
        caption[:1_000],
        opened.columns,
        tuple(opened.lines),
        opened.page,
        opened.section,
        scale or 1.0,
        opened.currency or _currency((said, *cells)),
        tuple(opened.notes),
    )


def _scale_in(above: Iterable[str]) -> float:
    """What a short line or a bracket says by itself: `(Millions)`, `$ in thousands`."""
    short = [line for line in above if len(line) <= 120]
    return next((found for line in short if (found := declared_in_heading(line) or _run_together(line))), 0.0)


def _run_together(line: str) -> float:
    """Text of PDF may lack its blanks: `(Inmillions,exceptpershareamounts)`."""
    squeezed = squeeze(line)
    return next((value for word, value in SCALES.items() if value >= 1e3 and len(word) > 6 and word in squeezed), 0.0)


def _currency(texts: Iterable[str]) -> str:
    for text in texts:
        for code, sign in SYMBOLS.items():
            if sign in text or code in text:
                return code
    return ""
