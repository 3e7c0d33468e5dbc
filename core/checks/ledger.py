"""What the evidence states, as rows of figures: fact rows, table rows and sentences, all of one shape."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice

from core.checks.conversions import Unit, measures_of
from core.checks.tables import Number, Table, TableRow, read_tables
from core.reading.alignment import years_of_figures
from core.reading.amounts import PERCENT, Amount, amounts_outside, read_amounts
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import tokens_of
from core.reading.lexicon import speaks_of
from core.reading.periods import month_numbers, named_periods
from core.reading.scales import CENT, HEADS, PER_SHARE, PER_UNIT, PERCENTAGE, declared_in_heading, declared_in_text
from core.reading.things import ordinals_in

MOST_ROWS = 3_000
"""Rows of one source that are read; the rest is left out."""

MOST_CELLS = 8_000
"""Figures of one source that are compared."""

LONGEST_SOURCE = 200_000
"""Characters of one source that are read."""

Tokens = frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Cell:
    """One figure of the evidence.

    `raw` is the number as written; `scale` what turns it into base units, 0 where nobody says; `years` and
    `quarter` its period where known; `column` -1 outside tables; `tokens` those of its heading.
    """

    raw: float
    step: float
    scale: float
    unit: str
    row: int
    column: int
    years: tuple[int, ...] = ()
    quarter: int = 0
    tokens: Tokens = frozenset()
    exact: bool = False
    """A fact row's raw value: no reading of it in another scale is right."""
    text: str = ""
    heading: str = ""
    noun: str = ""
    month: int = 0
    day: str = ""
    loose: bool = False
    """Part of a cell of text: no operand."""
    moves: bool = False
    """The heading says change: the figure is a difference, not a state."""
    measure: Unit | None = None
    """The unit of measure behind a figure of a sentence."""
    place: tuple[int, int] = (0, 0)
    """Where a figure stands in its sentence."""

    @property
    def percent(self) -> bool:
        """Stated in percent."""
        return self.unit in ("%", "pp")


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """Figures of one thing: a table row, a metric over the years, or a sentence."""

    label: str
    tokens: Tokens
    context: Tokens
    cells: tuple[Cell, ...]
    table: int
    source: int = 0
    origin: str = "prose"
    entity: Tokens = frozenset()
    names: tuple[Tokens, ...] = ()
    """Other names of the same thing (`net sales` for `revenue`); the one that fits a claim best counts."""
    text: str = ""
    """The whole sentence."""

    def named(self, tokens: Tokens) -> Tokens:
        """Return the words of the name that fits a claim best."""
        if not self.names:
            return self.tokens
        return max(self.names, key=lambda n: len(n & tokens) ** 2 / max(len(n), 1))


@dataclass(slots=True, eq=False)
class Ledger:
    """All rows, and how rare each word is among their labels (inverse document frequency)."""

    rows: list[Row] = field(default_factory=list)
    rarity: dict[str, float] = field(default_factory=dict)
    _known: dict[Tokens, bool] = field(default_factory=dict)
    _labels: dict[tuple[Tokens, Tokens], float] = field(default_factory=dict)

    @property
    def cells(self) -> list[Cell]:
        """Every figure of the evidence."""
        return [c for r in self.rows for c in r.cells]

    def has_row_of(self, tokens: Tokens) -> bool:
        """A row of a table, or of facts, has all of these words in its label."""
        if tokens not in self._known:
            rows = (r for r in self.rows if r.origin != "prose")
            self._known[tokens] = any(tokens <= r.tokens or any(tokens <= n for n in r.names) for r in rows)
        return self._known[tokens]

    def table_sizes(self) -> frozenset[int]:
        """Return how many rows each table has."""
        return frozenset(Counter((r.source, r.table) for r in self.rows if r.origin == "table").values())

    def score(self, row: Row, cell: Cell, tokens: Tokens, said: float) -> float:
        """Cosine between a cell's label and heading (section and heading at half weight) and a claim's words.

        `said` is the weight of the claim's words (`weight`); 0 means nothing shared, 1 the same words.
        """
        rarity, own = self.rarity, row.named(tokens)
        beside = row.context | cell.tokens if row.context or cell.tokens else row.context
        if own.isdisjoint(tokens) and beside.isdisjoint(tokens):
            return 0.0
        shared = sum([rarity[t] for t in own & tokens])
        if beside:
            shared += 0.5 * sum([rarity[t] for t in beside & tokens if t not in own])
        if not shared:
            return 0.0
        return round(shared / math.sqrt(self._label(own, beside) * said), 9)

    def _label(self, own: Tokens, beside: Tokens) -> float:
        """What a cell's words weigh together: the same for every claim."""
        if (own, beside) not in self._labels:
            weights = (sum([self.rarity[t] for t in words]) for words in (own, beside))
            self._labels[own, beside] = next(weights) + 0.25 * next(weights)
        return self._labels[own, beside]

    def weight(self, tokens: Tokens) -> float:
        """Return what the words of a claim weigh together; words that no label has weigh nothing."""
        return sum(self.rarity.get(t, 0.0) for t in tokens) or 1.0


def ledger_of(sources: Sequence[str], fact_rows: Sequence[Row] = ()) -> Ledger:
    """Read all sources (cached by text) and fact rows into one ledger."""
    return _ledger(fact_rows, sources) if fact_rows else _ledger_of_texts(tuple(sources))


@lru_cache(maxsize=32)
def _ledger_of_texts(sources: tuple[str, ...]) -> Ledger:
    """All drafts of an answer are held against the same texts."""
    return _ledger((), sources)


def _ledger(fact_rows: Sequence[Row], sources: Sequence[str]) -> Ledger:
    rows: list[Row] = list(fact_rows)
    tables = 0
    for number, source in enumerate(sources):
        read = rows_of_text(source)
        rows += [_moved(r, tables, number) for r in read]
        tables += 1 + max((r.table for r in read), default=0)
    rows = [_numbered(r, i) for i, r in enumerate(rows)]
    return Ledger(rows, _rarity(rows))


def _moved(row: Row, tables: int, source: int) -> Row:
    return row if not tables and source == row.source else replace(row, table=row.table + tables, source=source)


def _numbered(row: Row, number: int) -> Row:
    if all(c.row == number for c in row.cells):
        return row
    return replace(row, cells=tuple(replace(c, row=number) for c in row.cells))


def _rarity(rows: Iterable[Row]) -> dict[str, float]:
    counts: Counter[str] = Counter()
    total = 0
    for row in rows:
        counts.update(row.tokens.union(row.context, *row.names, *(c.tokens for c in row.cells)))
        total += 1
    return {t: math.log(1 + total / n) for t, n in counts.items()}


@lru_cache(maxsize=256)
def rows_of_text(text: str) -> tuple[Row, ...]:
    """Read one source: its tables' rows, then its sentences that hold figures."""
    text = text[:LONGEST_SOURCE]
    tables = read_tables(text)
    rows: list[Row] = []
    for number, table in enumerate(tables, 1):
        rows += _table_rows(text, table, number, len(rows))
    rows += _sentence_rows(text, tables, len(rows))
    return tuple(_bounded(rows))


def _bounded(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows that hold figures, up to the bounds."""
    left = MOST_CELLS
    for row in islice((r for r in rows if r.cells), MOST_ROWS):
        left -= len(row.cells)
        if left < 0:
            return
        yield row


def _table_rows(text: str, table: Table, number: int, offset: int) -> list[Row]:
    scale = declared_in_heading(table.corner) or _nearby_scale(text, table)
    columns = [_Column(h) for h in table.headings]
    return [_table_row(r, columns, scale, number, offset + i) for i, r in enumerate(table.rows)]


def _nearby_scale(text: str, table: Table) -> float:
    """The caption just above, else anywhere in the source; several different ones say nothing."""
    above = text[max(0, table.start - 300) : table.start]
    return declared_in_text(above) or declared_in_text(text[:20_000])


class _Column:
    """What a heading says of its column."""

    def __init__(self, heading: str) -> None:
        named = named_periods(heading)
        self.heading = heading
        self.years = named.years
        self.quarter = named.quarters[0] if len(named.quarters) == 1 else 0
        self.tokens = tokens_of(heading)
        self.scale = declared_in_heading(heading)
        self.percent = bool(PERCENTAGE.search(heading))
        months = month_numbers(heading)
        self.month = max(months) if len(months) == 1 else 0
        self.moves = speaks_of("movement", heading)


def _table_row(row: TableRow, columns: list[_Column], scale: float, table: int, number: int) -> Row:
    own, above = named_periods(row.label), named_periods(row.section)
    label_scale = declared_in_heading(row.label) or declared_in_heading(row.section)
    percent = bool(PERCENTAGE.search(row.label))
    single = _single(row.label)
    cells = []
    for column, figure in row.numbers:
        head = columns[column] if column < len(columns) else columns[-1]
        unit = figure.unit or (PERCENT if percent or head.percent else "")
        years = head.years or own.years or above.years
        cells.append(
            Cell(
                raw=figure.value,
                step=0.5 * 10.0**-figure.decimals,
                scale=_cell_scale(figure, unit, single, label_scale or head.scale or scale),
                unit=unit,
                row=number,
                column=column,
                years=years,
                quarter=head.quarter or (own.quarters[0] if len(own.quarters) == 1 else 0),
                tokens=head.tokens,
                text=figure.text,
                heading=head.heading,
                month=head.month,
                moves=head.moves,
            )
        )
    cells += [_loose(a, i, number) for i, text in row.texts for a in read_amounts(text[:200])]
    label = row.label or (f"Total {row.section}".strip())
    context = tokens_of(row.section) - tokens_of(label)
    return Row(label, tokens_of(label), context, tuple(cells), table, origin="table")


def _single(label: str) -> float | None:
    """The scale of a row that no caption's scale holds for: 1 a share, 0 (nobody says) for prices and spans."""
    if declared_in_heading(label) == CENT:
        return CENT
    if PER_SHARE.search(label):
        return 1.0
    return 0.0 if PER_UNIT.search(label) or HEADS.match(label) else None


def _loose(amount: Amount, column: int, number: int) -> Cell:
    """A figure within a cell of text: stated, but not to be computed with."""
    return Cell(amount.value, amount.step, 1.0, amount.unit, number, column, text=amount.text, loose=True)


def _cell_scale(figure: Number, unit: str, single: float | None, declared: float) -> float:
    if unit in ("%", "pp", "x"):
        return 1.0
    if figure.scale:
        return figure.scale
    return declared if single is None else single


def _sentence_rows(text: str, tables: Sequence[Table], offset: int) -> list[Row]:
    """Read the sentences outside of Markdown tables; what was put together from flattened text is read as text too."""
    spans = [(t.start, t.end) for t in tables if "|" in text[t.start : t.start + 3]]
    amounts = amounts_outside(text, spans)
    table = len(tables) + 1
    for low, high in spans:
        text = text[:low] + " " * (high - low) + text[high:]
    rows: list[Row] = []
    at = 0
    for sentence in sentences_of(text):
        while at < len(amounts) and amounts[at].start < sentence.start:
            at += 1
        here = at
        while at < len(amounts) and amounts[at].start < sentence.end:
            at += 1
        ranks = ordinals_in(sentence.text)
        if at > here or ranks:
            row = _sentence_row(sentence.text, sentence.start, amounts[here:at], table, offset + len(rows))
            rows.append(
                replace(row, cells=(*row.cells, *_ranks(ranks, row.cells, offset + len(rows)))) if ranks else row
            )
    return rows


def _ranks(ranks: Sequence[tuple[str, int]], cells: Sequence[Cell], number: int) -> Iterator[Cell]:
    """Places in an order (`the 82nd minute`), as figures that are stated but not to be computed with."""
    years = cells[0].years if cells else ()
    return (Cell(value, 0.0, 1.0, "", number, -1, years, text=text, loose=True) for text, value in ranks)


def _sentence_row(text: str, start: int, amounts: Sequence[Amount], table: int, number: int) -> Row:
    years = years_of_figures(text, amounts, start)
    quarters = named_periods(text).quarters
    cells = tuple(
        Cell(
            raw=a.value,
            step=a.step,
            scale=0.0 if a.money and not a.scaled else 1.0,
            unit=a.unit,
            row=number,
            column=-1,
            years=y,
            quarter=quarters[0] if len(quarters) == 1 else 0,
            text=a.text,
            noun=a.noun,
            measure=measure,
            place=(a.start - start, a.end - start),
        )
        for a, y, measure in zip(amounts, years, measures_of(text, amounts, start), strict=True)
    )
    return Row(" ".join(text[:200].split()), tokens_of(text), frozenset(), cells, table, text=text)
