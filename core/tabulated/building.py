"""Reads the typed tables of a document from its passages: Markdown tables, and lines of a label and figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, takewhile

from core.extraction.statements import Statement
from core.extraction.tables import Row, cells, is_row, name_columns, read_rows
from core.facts.readable import SYMBOLS
from core.reading.characters import asides, has_digit, has_letter
from core.reading.lexicon import speaks_of
from core.reading.markdown_marks import is_table_rule
from core.reading.notation import CURRENCY_CODES, CURRENCY_NAMES, SCALES
from core.reading.scales import declared_in_heading, declared_in_text
from core.reading.unit_lines import unit_said
from core.tabulated.cells import is_value
from core.tabulated.contents import is_of_contents
from core.tabulated.headings import columns_of, opens_a_total
from core.tabulated.joining import below_headings, joined, resumed
from core.tabulated.labels import squeeze
from core.tabulated.long_form import in_wide_form
from core.tabulated.own_titles import title_above, titled_apart
from core.tabulated.periods import heading_period
from core.tabulated.spacers import without_spacers
from core.tabulated.table import Column, Line, TypedTable
from core.tabulated.units_said import in_one_notation

MOST_LINES, MOST_TABLES = 5_000, 2_000
"""Rows of one table, and tables of one document, that are kept; what goes beyond stays text."""

_ABOVE = 8  # lines above a table's header that may say its title and unit
_LONGEST_TITLE, _LONGEST_NOTE, _MOST_NOTES = 200, 300, 6
_TELLING_DIGITS = 4
_ASIDE = (3, 120)  # characters of a bracket that may say the unit
_LEADER = "..."  # dots that lead from a label to its figures
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
    corner: str = ""
    notes: list[str] = field(default_factory=list)


def tables_of(stretches: Sequence[Stretch]) -> tuple[TypedTable, ...]:
    """Return the tables of a document, given its passages in order; a row's `chunk` is the place of its passage."""
    reader = _Reader()
    for position, stretch in enumerate(stretches):
        reader.read(position, stretch)
    return in_one_notation(_in_one_currency(_in_scale(tuple(reader.finished())[:MOST_TABLES])))


def _in_scale(tables: tuple[TypedTable, ...]) -> tuple[TypedTable, ...]:
    """A table that says no scale has that of one which states a row of it with the same figure of the same year.

    The two halves of a balance come to the same: of totals on one page the figure is enough.
    """
    known = {cell: table.scale for table in tables if table.scale > 1 for cell in _stated(table)}
    found = ({known[cell] for cell in _stated(table) if cell in known} for table in tables)
    pairs = zip(tables, found, strict=True)
    return tuple(
        replace(table, scale=next(iter(scales))) if table.scale == 1 and len(scales) == 1 else table
        for table, scales in pairs
    )


def _stated(table: TypedTable) -> Iterator[tuple[str, int, str]]:
    """Yield label, year and digits of figures that are long enough to be no coincidence."""
    for line in table.lines:
        for column, cell in zip(table.columns, line.cells, strict=False):
            digits = "".join(sign for sign in cell if sign.isdigit())
            if column.period.year and len(digits) >= _TELLING_DIGITS and "." not in cell:
                yield squeeze(line.label), column.period.year, digits
                if line.total and table.page is not None:
                    yield f"{_ON_PAGE}{table.page}", column.period.year, digits


_ON_PAGE = "§"  # no letter of a label


def _in_one_currency(tables: tuple[TypedTable, ...]) -> tuple[TypedTable, ...]:
    """A report in one currency throughout need not say so above each table that is in millions."""
    named = {table.currency for table in tables if table.currency}
    if len(named) != 1:
        return tables
    (currency,) = named
    return tuple(replace(table, currency=currency) if table.scale > 1 else table for table in tables)


class _Reader:
    """Goes through a document line by line and remembers the table it is in, and the lines above."""

    def __init__(self) -> None:
        self._tables: list[_Open] = []
        self._open: _Open | None = None
        self._heading: tuple[str, ...] = ()
        self._label = ""  # of a row whose figures come in the next passage
        self._above: list[str] = []
        self._headings: tuple[str, ...] = ()
        self._statement = Statement()  # kept from passage to passage: a table goes on in the next one
        self._headers = 0
        self._was_section = ""
        self._begun = ""

    def read(self, position: int, stretch: Stretch) -> None:
        if (stretch.section or "") != self._was_section:
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
        typed = [_typed(number, one) for number, one in enumerate(whole, 1)]
        typed = joined(titled_apart(typed, [title_above(one.above[:-1] if one.corner else one.above) for one in whole]))
        return (in_wide_form(one) for one in typed if not is_of_contents(one))

    # ---- Markdown

    def _markdown(self, lines: list[str], position: int, stretch: Stretch) -> None:
        self._statement = Statement()
        for row in self._rows(resumed(lines, self._heading, self._open.header if self._open else ())):
            self._add(row, position, stretch)
        alone = takewhile(lambda row: sum(bool(cell) for cell in row) == 1, map(cells, reversed(lines)))
        # What heads rows of the next passage, where a table goes on there.
        self._heading = tuple(next(filter(None, row)) for row in alone)[::-1] or self._heading
        self._above = []

    def _rows(self, lines: list[str]) -> list[Row]:
        """Return the body rows; of a table that goes on from the passage before, below the header that stood there."""
        headed, opened = any(is_table_rule(line) for line in lines), self._open
        if not headed and opened is not None and not any(map(has_letter, self._above)):
            rows = [cells(line) for line in lines]
            if all(len(row) == len(opened.header) for row in rows):
                return list(below_headings(rows, opened.header))
        found = read_rows(lines)
        if found and _is_body(found[0].header):  # the first row of figures, taken for a header
            header = ("", *[""] * (len(found[0].header) - 1))
            return [Row(header, found[0].header), *(replace(row, header=header) for row in found)]
        same = opened is not None and set(filter(has_letter, self._above)) <= set(opened.above)
        if opened is not None and same and found and _goes_on(found[0], opened.header):
            return [replace(row, header=opened.header) for row in found]
        return found

    def _add(self, row: Row, position: int, stretch: Stretch) -> None:
        header, held, opened = row.header, row.cells, self._open
        titled = _is_title(self._above) and not self._is_told_again(position)
        if opened is None or opened.header != header or titled:
            opened = self._begin(header, held, stretch)
        label = " ".join(held[i] for i in opened.names if i < len(held)).strip()
        values = tuple(held[i] if i < len(held) else "" for i in opened.kept)
        if (label or any(values)) and len(opened.lines) < MOST_LINES:
            held_over = self._heading or (opened.lines[-1].section if opened.lines else ())
            section = tuple(one.replace("[Line Items]", "").strip() for one in row.sections[-3:] or held_over[-3:])
            self._heading = ()
            if section and label[:1].islower() and not (opened.lines and opened.lines[-1].section == section):
                self._begun = section[-1]  # `Research and`, and on the next line `development`
                label = f"{self._begun} {label}"
            section = tuple(one for one in section if one != self._begun)
            opened.lines.append(Line(label, values, section, opens_a_total(label), position))
        self._above = []

    def _is_told_again(self, position: int) -> bool:
        """What stands above a table's first rows stands above those in the next passage, where it goes on, too."""
        if self._open is None or not self._open.lines or self._open.lines[-1].chunk + 1 != position:
            return False
        before, again = (list(filter(has_letter, above)) for above in (self._open.above, self._above))
        return bool(again) and before[-len(again) :] == again

    def _begin(self, header: tuple[str, ...], held: Sequence[str], stretch: Stretch) -> _Open:
        names = tuple(i for i in name_columns(held) if not is_value(held[i])) or (0,)
        width = max(len(header), len(held))
        kept = tuple(i for i in range(width) if i not in names)
        above = tuple(self._above[-_ABOVE:])
        labels = [header[i] if i < len(header) else "" for i in kept]
        corner = " ".join(header[i] for i in names if i < len(header))
        about = (*above, corner) if corner else above
        columns = columns_of(labels, about)
        before = self._open
        if not any(map(has_letter, labels)) and not any(c.period.year for c in columns) and before is not None:
            near = 0 <= (stretch.page or 0) - (before.page or 0) <= 1 and len(before.columns) == len(columns)
            columns = before.columns if near else columns
            about = (*before.above, *about) if near else about
        self._heading = ()
        self._open = _Open(header, names, about, stretch.page, stretch.section or "", columns, kept)
        self._open.corner = corner[:_LONGEST_TITLE]
        self._tables.append(self._open)
        return self._open

    # ---- lines

    def _text(self, lines: list[str], position: int, stretch: Stretch) -> None:
        for line in lines:
            if self._label and not has_letter(line) and has_digit(line):
                line = f"{self._label} {line}"
            self._label = line.rstrip(". ") if line.endswith(_LEADER) else ""
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
            below = [line for line in above[at + 1 :] if not _is_of_unit(line)]
            self._above = [line for line in above if line not in below]
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


def _goes_on(row: Row, header: Sequence[str]) -> bool:
    """Its header is the first line of one that has two: a part of a long table comes below that alone."""
    parts = list(zip(row.header, header, strict=False))
    same = len(row.header) == len(header) and any(first for first, _ in parts)
    return same and row.header != tuple(header) and all(whole.startswith(first) for first, whole in parts)


def _is_body(header: Sequence[str]) -> bool:
    """It holds figures, and no period: `INCOME BEFORE TAXES | 1,770 | 1,696`."""
    values = [cell for cell in header[1:] if cell]
    whole = [cell for cell in values if is_value(cell) and not heading_period(cell).year]
    return bool(values) and len(whole) == len(values) and has_letter(header[0])


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
    scale = next((found for piece in _pieces(opened) if (found := declared_in_text(piece))), 0.0)
    unit = unit_said((opened.section.rpartition(" > ")[2], *opened.above))
    scale = scale or _scale_in(opened.above) or declared_in_heading(unit)
    held = (cell for line in opened.lines for cell in line.cells)
    columns, lines = without_spacers(
        opened.columns, opened.lines, lambda size: columns_of([""] * size, [_apart(one) for one in opened.above])
    )
    return TypedTable(
        number,
        caption[:1_000],
        columns,
        lines,
        opened.page,
        opened.section,
        scale or 1.0,
        opened.currency or _sign_in(held) or _currency_above(opened, unit),
        tuple(opened.notes),
        opened.corner,
        unit,
    )


def _currency_above(opened: _Open, unit: str) -> str:
    """`in Mio. EUR`: what says the unit may have points of its own."""
    return _currency(piece for piece in _pieces(opened) if _is_of_unit(piece)) or _currency((unit,))


def _apart(line: str) -> str:
    """A row of headings among the lines above."""
    return " ".join(line.replace("|", " ").split())


def _pieces(opened: _Open) -> Iterator[str]:
    """Yield what stands above and over a table, the nearest first, in pieces, without what is said of shares alone."""
    for line in (*(column.label for column in opened.columns[:1]), *reversed(opened.above)):
        parts = _without_breaks(line).split(_BREAK)
        for part in reversed(parts):
            yield ", ".join(one for one in part.split(",") if not speaks_of("shares", one)) or ""


_BREAK = "\n"


def _without_breaks(line: str) -> str:
    """A line parted behind brackets, and where a mark ends something."""
    text = line.replace(") ", f"){_BREAK}")
    for mark in (". ", "; ", ": "):
        text = text.replace(mark, _BREAK)
    return text


def _scale_in(above: Sequence[str]) -> float:
    """What a short line or a bracket says by itself: `(Millions)`, `$ in thousands`."""
    said = [
        part
        for line in reversed(above)
        for part in (line, *(line[start + 1 : end - 1] for start, end in asides(line, *_ASIDE)))
    ]
    short = [part for part in said if len(part) <= 120 and not has_digit(part.replace("000", ""))]
    return next((found for line in short if (found := declared_in_heading(line) or _run_together(line))), 0.0)


def _run_together(line: str) -> float:
    """Text of PDF may lack its blanks: `(Inmillions,exceptpershareamounts)`."""
    squeezed = squeeze(line)
    return next((value for word, value in SCALES.items() if value >= 1e3 and len(word) > 6 and word in squeezed), 0.0)


def _is_of_unit(piece: str) -> bool:
    """It says in what the figures are: `(dollars in millions)`, `In millions of CHF`."""
    return len(piece) <= _LONGEST_TITLE and bool(declared_in_text(piece) or declared_in_heading(piece))


def _sign_in(texts: Iterable[str]) -> str:
    return next((code for text in texts for code, sign in SYMBOLS.items() if sign in text), "")


def _currency(texts: Iterable[str]) -> str:
    """Return the code of the currency that a text names, by sign, code or word."""
    for text in texts:
        if sign := _sign_in((text,)):
            return sign
        for word in text.replace("(", " ").replace(")", " ").replace(",", " ").split():
            if word in CURRENCY_CODES or word.casefold() in CURRENCY_NAMES:
                return word if word in CURRENCY_CODES else CURRENCY_NAMES[word.casefold()]
    return ""
