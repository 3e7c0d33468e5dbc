"""What the evidence states, as one ledger of rows, and how rare each word is in it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from core.checks.cells import Cell, Row, Tokens
from core.checks.numbered_names import names_with_digits
from core.checks.source_rows import rows_of_text


@dataclass(eq=False)
class Ledger:
    """All rows, and how rare each word is among their labels (inverse document frequency)."""

    rows: list[Row] = field(default_factory=list)
    rarity: dict[str, float] = field(default_factory=dict)
    _known: dict[Tokens, bool] = field(default_factory=dict)
    _labels: dict[tuple[Tokens, Tokens], float] = field(default_factory=dict)

    @cached_property
    def cells(self) -> list[Cell]:
        """Every figure of the evidence."""
        return [c for r in self.rows for c in r.cells]

    def has_row_of(self, tokens: Tokens) -> bool:
        """A row of a table, or of facts, has all of these words in its label."""
        if tokens not in self._known:
            rows = (r for r in self.rows if r.origin != "prose")
            self._known[tokens] = any(tokens <= r.tokens or any(tokens <= n for n in r.names) for r in rows)
        return self._known[tokens]

    @cached_property
    def numbered_names(self) -> frozenset[str]:
        """The names of tables' rows and columns that hold digits."""
        return names_with_digits(self.rows)

    @cached_property
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
        return sum([self.rarity[t] for t in tokens if t in self.rarity]) or 1.0


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
