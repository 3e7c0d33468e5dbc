"""Markdown tables: header rows, body rows, and a row as a readable sentence."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape
from itertools import islice, takewhile
from string import ascii_uppercase, digits

from core.extraction.cleaning import readable
from core.reading.characters import has_digit, has_letter
from core.reading.column_names import cell_in_words, column_in_words
from core.reading.lexicon import speaks_of, words_of
from core.reading.markdown_marks import is_table_rule
from core.reading.periods import named_periods
from core.reading.plain_numbers import grouped_alike
from core.reading.scales import says_percent
from core.reading.things import Thing, things_in
from core.reading.time_lengths import span_named
from core.reading.unit_lines import scale_stated
from core.reading.words import content_words

_ARTICLE = frozenset(f"{ascii_uppercase}{digits}./-")
_LONGEST_ARTICLE = 16
_PERIODS = ("date", "year", "period")
_ESCAPED_BAR, _BLANK = "\uffff", "\ue000"


@dataclass(frozen=True, slots=True)
class Row:
    """A body row with its columns' labels; `section` is the row without values that stands above it.

    `sections` are all such rows that stand together there, outermost first.
    """

    header: tuple[str, ...]
    cells: tuple[str, ...]
    section: str = ""
    sections: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What the row is called: the cell that names it, after its article number where it has one."""
        return " ".join(self.cells[i] for i in name_columns(self.cells))


def is_row(line: str) -> bool:
    """Tell whether a line is a row of a Markdown table."""
    return line.startswith("|") and line.count("|") >= 2


def read_rows(lines: Sequence[str]) -> list[Row]:
    """Return the body rows of one table, given all its lines.

    What stands above the rule is header; so are rows below it that hold no figures but periods and units
    (`2019 | 2018`, `$'000 | $'000`), as tables taken from reports have them.
    """
    rows = [cells(line) for line in _unrepeated(lines) if not is_table_rule(line)]
    if not rows:
        return []
    depth = _header_depth(rows)
    header = _merged(rows[:depth])
    found: list[Row] = []
    section, together = "", list[str]()
    body = iter(range(depth, len(rows)))
    for at in body:
        row = rows[at]
        if again := _headed_again(rows[at:]):
            header, section, together = _merged(rows[at : at + again]), "", []
            deque(islice(body, again - 1), maxlen=0)
        elif sum(bool(cell) for cell in row) == 1 and len(row) > 2:
            again_a_section = bool(together) and at > 0 and sum(bool(cell) for cell in rows[at - 1]) == 1
            section = next(cell for cell in row if cell)
            together = [*together, section] if again_a_section else [section]
        elif any(row):
            found.append(Row(header, row, section, tuple(together)))
    return found


def _unrepeated(lines: Sequence[str]) -> list[str]:
    """Leave out the header where it is repeated: a long table is in several pieces, each below its first line."""
    heads = [at for at, line in enumerate(lines[:-1]) if line == lines[0] and is_table_rule(lines[at + 1])]
    return [line for at, line in enumerate(lines) if at == 0 or at not in heads]


def cells(line: str) -> tuple[str, ...]:
    """Return the row's cells as readable text, entities (`&nbsp;`) as the characters they stand for."""
    inner = line.strip().removeprefix("|").removesuffix("|").replace("\\|", _ESCAPED_BAR)
    if "&" in inner:
        return tuple(_readable(unescape(cell)) for cell in inner.split("|"))
    return tuple(map(_readable, inner.split("|")))


def _readable(cell: str) -> str:
    kept = grouped_alike(cell.replace(_ESCAPED_BAR, "|"), _BLANK)
    return readable(kept).replace(_BLANK, "\u00a0") if _BLANK in kept else readable(kept)


def describe(row: Row, columns: Sequence[int] | None = None) -> str:
    """Return `Team: price per seat $12, seats 5` for the wanted columns (all, where None)."""
    keys = name_columns(row.cells)
    wanted = range(len(row.cells)) if columns is None else columns
    shown = [i for i in wanted if i not in keys and i < len(row.cells) and row.cells[i]]
    # Of two columns, the second's label says no more than `Value`.
    parts = [row.cells[i] if len(row.cells) == 2 else _labelled(_label(row, i), row.cells[i]) for i in shown]
    label = _label(row, keys[0]) if keys else ""
    name = f"{label} {row.name}" if label and not has_letter(row.name) else row.name
    return f"{name}: {', '.join(parts)}" if parts else name


def takes_unit(row: Row, columns: Sequence[int] | None = None) -> bool:
    """Tell whether a table's unit holds for the wanted columns of a row: they have figures, and say no unit."""
    wanted = range(len(row.cells)) if columns is None else columns
    shown = [at for at in wanted if at not in name_columns(row.cells) and at < len(row.cells)]
    figures = [row.cells[at] for at in shown if has_digit(row.cells[at])]
    labels = [row.name, *(_label(row, at) for at in shown)]
    said = " ".join((*labels, *figures))
    people = speaks_of("counts_people", said) or any(one.casefold() in words_of("plan_headcount") for one in labels)
    if not figures or any(map(has_letter, figures)) or people:
        return False
    return not says_percent(said) and not scale_stated(said)


def asked_columns(row: Row, question: str) -> list[int] | None:
    """Return the columns whose labels the question names (each period it names counts), None where it names none."""
    # A word of the row's name says which row is meant, not which column.
    years = set(map(str, named_periods(question).years))  # `2019 to 2017` has a year between
    asked = (set(content_words(question)) | years) - set(content_words(row.name))
    held = [asked & set(content_words(label)) for label in row.header]
    periods = {term for term in asked if _is_period(term)}
    with_period = [i for i, hit in enumerate(held) if hit & periods]
    pool = with_period or [i for i, hit in enumerate(held) if hit and i not in name_columns(row.cells)]
    best = max((len(held[i] - periods) for i in pool), default=0)
    return [i for i in pool if len(held[i] - periods) == best] or None


def name_columns(row: Sequence[str]) -> tuple[int, ...]:
    """Return the columns that name the row: the first with letters among the first two, else the first with anything.

    An article number takes the column beside it along: `GL-050 Brass bracket`.
    """
    first = next((i for i, cell in enumerate(row[:2]) if has_letter(cell)), None)
    if first is None:
        return tuple(i for i, cell in enumerate(row) if cell)[:1]
    beside = first + 1 < len(row) - 1 and _is_article(row[first]) and has_letter(row[first + 1])
    return (first, first + 1) if beside else (first,)


def _is_article(cell: str) -> bool:
    """An article number: `GL-050`."""
    both = any(map(str.isdigit, cell)) and any(map(str.isupper, cell))
    return both and 1 < len(cell) <= _LONGEST_ARTICLE and set(cell) <= _ARTICLE and cell[0].isalnum()


def _header_depth(rows: Sequence[tuple[str, ...]]) -> int:
    depth = 1
    while depth < min(len(rows) - 1, 4) and (_is_header(rows[depth]) or _is_below_groups(rows[depth - 1], rows[depth])):
        depth += 1
    return depth


def _is_below_groups(above: Sequence[str], row: Sequence[str]) -> bool:
    """Below labels that each span columns (` | | Headcount | `), a full row of words and periods heads the columns."""
    spans = not above[0] and not all(above) and any(above)
    return spans and all(row) and any(map(_is_dated, row)) and all(_is_dated(v) or not has_digit(v) for v in row)


def _headed_again(rows: Sequence[tuple[str, ...]]) -> int:
    """Return how many rows head what follows, where a table begins anew with other periods; 0 where it goes on."""
    headed = list(takewhile(_is_header, rows[:4]))
    dated = any(_is_dated(cell) for row in headed for cell in row[1:] if cell)
    return len(headed) if dated and len(headed) < len(rows) else 0


def _is_header(row: Sequence[str]) -> bool:
    values = [cell for cell in row[1:] if cell]
    opens = not row[0] or row[0].startswith("(") or _is_dated(row[0])
    # `Years ended | July 27, 2019 | July 28, 2018`
    opens = opens or (bool(span_named(row[0])) and not has_digit(row[0]) and any(map(_is_dated, values)))
    return opens and bool(values) and all(_is_dated(v) or not has_digit(v) or "000" in v for v in values)


def _is_dated(cell: str) -> bool:
    """It names a period, and has no figure beside it: `30 June 2019`, `Q1`."""
    things = [thing for thing in things_in(cell) if thing.kind in _PERIODS]
    return _is_period(cell) or (bool(things) and not has_digit(_without(cell, things)))


def _without(cell: str, things: Sequence[Thing]) -> str:
    kept, start = "", 0
    for thing in things:
        kept, start = kept + cell[start : thing.start], thing.end
    return kept + cell[start:]


def _is_period(text: str) -> bool:
    """It begins with a year or a quarter: `2019`, `FY 2019 (restated)`, `Q3`; a day is none."""
    first = next((word for word in text.split() if word.lower() not in words_of("fiscal_year")), "")
    named = named_periods(first)
    return bool(named.years or named.quarters)


def _merged(rows: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    width = max(len(row) for row in rows)
    columns: list[list[str]] = [[] for _ in range(width)]
    for depth, row in enumerate(rows):
        alone = [cell for cell in row[1:] if cell]
        # A lone label above others is a title of all of them, wherever it stands.
        spanning = alone[0] if len(alone) == 1 and not row[0] and depth < len(rows) - 1 and len(row) > 2 else ""
        for i in range(1 if spanning else 0, width):
            cell = row[i] if i < len(row) else ""
            # Above another header row, an empty cell belongs to the label that spans it from the left; so does the
            # one behind a comparison (`2019 over 2018`), which is told as an amount and in percent.
            spanning = cell or (spanning if depth < len(rows) - 1 or _compares_years(spanning) else "")
            if spanning and spanning not in columns[i] and (i or cell):
                columns[i].append(spanning)
    return tuple(" ".join(labels) for labels in columns)


def _compares_years(label: str) -> bool:
    return len(named_periods(label).years) > 1


def _label(row: Row, column: int) -> str:
    return row.header[column] if column < len(row.header) else ""


def _labelled(label: str, value: str) -> str:
    if not label or label.lower() == value.lower():
        return value
    # A bracket behind words is an aside; behind a colon it is a sign.
    return f"{column_in_words(label)}: {value}" if "(" in value else cell_in_words(label, value)
