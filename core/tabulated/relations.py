"""A table as a relation: what its rows are told apart by and what is measured, and which rows a question names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from core.extraction.gate.asked_words import AskedWords
from core.reading.calendars import months_named
from core.reading.characters import has_digit
from core.tabulated.cells import is_text, is_value
from core.tabulated.labels import without_asides
from core.tabulated.table import Line, TypedTable

LABEL, SECTION = -1, -2
_FEWEST = 2
_MOST = 0.6  # of a column's cells are figures, where it measures
_LEAST_NAMED = {LABEL: 0.34, SECTION: 0.34}
"""Of the telling words of a value, so many must be asked for; of what a cell says elsewhere, half."""
_HALF = 0.5


@dataclass(frozen=True, slots=True)
class Dimension:
    """A column of words (or the labels, or the headings among the rows): what each row says there."""

    heading: str
    at: int
    texts: tuple[str, ...]

    @property
    def of_months(self) -> bool:
        """Its rows are months."""
        return all(len(months_named(text)) == 1 and len(text.split()) <= _FEWEST for text in self.texts)

    @property
    def repeats(self) -> bool:
        """Several rows say the same: they are a group."""
        return len(set(self.texts)) < len(self.texts)


@dataclass(frozen=True, slots=True)
class Relation:
    """A table's rows but for totals; `measures` are the places of its columns of figures."""

    table: TypedTable
    lines: tuple[Line, ...]
    dimensions: tuple[Dimension, ...]
    measures: tuple[int, ...]

    @property
    def is_statement(self) -> bool:
        """Its columns, or some, are periods, its rows lines with a label each, no things with words of their own."""
        columns = [self.table.columns[at] for at in self.measures]
        told = any(one.at >= 0 for one in self.dimensions)
        return any(one.period.year for one in columns) and not told

    @property
    def months(self) -> Dimension | None:
        """What says the month of each row."""
        return next((one for one in self.dimensions if one.of_months), None)


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows that a question names: their places, the values that it names them by, and the words these say."""

    kept: tuple[int, ...]
    values: tuple[str, ...] = ()
    held: frozenset[int] = frozenset()
    dimensions: tuple[Dimension, ...] = ()


def relation_of(table: TypedTable) -> Relation | None:
    """Return a table as a relation, None of one with a row alone or without figures and words."""
    lines = tuple(line for line in table.lines if not line.total and any(line.cells))
    if len(lines) < _FEWEST:
        return None
    columns = range(len(table.columns))
    held = {at: [line.cells[at] for line in lines if at < len(line.cells) and line.cells[at]] for at in columns}
    measures = tuple(at for at in columns if held[at] and sum(map(is_value, held[at])) >= _MOST * len(held[at]))
    told = (at for at in columns if at not in measures and any(map(is_text, held[at])))
    dimensions = [Dimension(table.corner, LABEL, tuple(without_asides(line.label) or line.label for line in lines))]
    dimensions += [Dimension(table.columns[at].label, at, _texts(lines, at)) for at in told]
    if any(line.section for line in lines):
        dimensions.append(Dimension("", SECTION, tuple(" ".join(line.section[-1:]) for line in lines)))
    return Relation(table, lines, tuple(dimensions), measures)


def _texts(lines: Iterable[Line], at: int) -> tuple[str, ...]:
    return tuple(line.cells[at] if at < len(line.cells) else "" for line in lines)


def rows_asked(
    relation: Relation, asked: AskedWords, known: frozenset[int], *, told: int | None = None, marks: Sequence[str] = ()
) -> Rows | None:
    """Return the rows that a question names, all where it names none; None where nobody knows which of them.

    `known` are the words that the document's name says: a value must say others, or be said whole. `told` is the column
    whose words are asked for. Of values that say as much, those with one of the `marks` (`12-speed`) are meant.
    """
    kept = frozenset(range(len(relation.lines)))
    values: list[str] = []
    held: frozenset[int] = frozenset()
    by: list[Dimension] = []
    dimensions = [one for one in relation.dimensions if one.at != told]
    wholes = {one.at: dict(_whole(one, asked)) for one in dimensions}
    spoken = frozenset().union(*(words for whole in wholes.values() for words in whole.values()))
    for dimension in sorted(dimensions, key=lambda one: not wholes[one.at]):
        whole = wholes[dimension.at]
        found = whole or _in_part(dimension, asked, known | spoken | held, marks)
        if found is None:
            return None
        if not found:
            continue
        rows = frozenset(at for at, text in enumerate(dimension.texts) if text in found)
        said = frozenset().union(*found.values())
        if len(rows) < len(relation.lines):
            if said <= held and not kept & rows:
                continue
            kept &= rows
            values += list(found)
            by.append(dimension)
        held |= said
    return Rows(tuple(sorted(kept)), tuple(values), held, tuple(by)) if kept else None


def _whole(dimension: Dimension, asked: AskedWords) -> Iterator[tuple[str, frozenset[int]]]:
    """Yield the values whose every word is asked for; of those within others the longest."""
    found = {t: held for t in set(dimension.texts) if t and (held := asked.held(t)) & asked.every}
    said = {text: held for text, held in found.items() if not asked.unasked(text)}
    for text, held in said.items():
        if not any(held < other for other in said.values()):
            yield text, held


def _in_part(
    dimension: Dimension, asked: AskedWords, known: frozenset[int], marks: Sequence[str] = ()
) -> dict[str, frozenset[int]] | None:
    """Return the values that say most of what is asked for, each the same; None where they say different things."""
    found = {t: held for t in set(dimension.texts) if t and (held := asked.held(t) - known) & asked.every}
    likely = {text: held for text, held in found.items() if _is_likely(text, held, dimension, asked)}
    if not likely:
        return {}
    most = max(map(len, likely.values()))
    best = {text: held for text, held in likely.items() if len(held) == most}
    marked = {text: held for text, held in best.items() if any(mark in _runs(text) for mark in marks)}
    best = marked or best
    return best if len(set(best.values())) == 1 else None


def _is_likely(text: str, held: frozenset[int], dimension: Dimension, asked: AskedWords) -> bool:
    """So many of its words are asked for, or one with a digit, which is a name: `SEV2`."""
    every = len(asked.held(text))
    least = _LEAST_NAMED.get(dimension.at, _HALF)
    return every >= least * (every + asked.unasked(text)) or any(has_digit(t) for at in held for t in asked.words[at])


def _runs(text: str) -> frozenset[str]:
    return frozenset(text.casefold().replace(",", " ").split())
