"""Figures of one measure over years, quarters and months: of a row, a column, a metric or a sentence, with its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from core.checks.cells import Cell, Row
from core.checks.ledger import Ledger
from core.reading.amounts import read_amounts
from core.reading.claim_words import language_said, tokens_of
from core.reading.dated_claims import Terms, When, is_a_period, periods_at, words_beside_periods
from core.reading.languages import BY_CODE
from core.reading.lexicon import speaks_of_any
from core.reading.roles import Role
from core.reading.wording import held_terms

FEWEST = 2
LONGEST = 300
"""Characters of a sentence that is read as one, at most."""
_UNSURE: tuple[Role, ...] = ("negation", "deficit", "still_to_come", "per_share")


class Timeline(NamedTuple):
    """Positive figures by their period. `text` holds all words of what it is; of `names`, one is to be said whole."""

    points: dict[When, Cell]
    text: str
    names: tuple[str, ...]
    prose: bool = False


@lru_cache(maxsize=8)
def timelines_of(ledger: Ledger) -> tuple[Timeline, ...]:
    """Return all of a ledger's rows, columns and sentences that have two periods at least."""
    return tuple(_read(ledger))


def _read(ledger: Ledger) -> Iterator[Timeline]:
    columns: dict[tuple[int, int, int], list[tuple[When, Cell]]] = {}
    for row in ledger.rows:
        if row.origin == "prose":
            yield from _of_sentence(row)
            continue
        name = " ".join((_bare(row.label), *(text for _, text in row.keys)))
        if row.origin == "facts":
            name = " ".join((row.label, *row.entity, *(word for words in row.names for word in words)))
        names = tuple(" ".join(words) for words in row.names) or (name,)
        yield from _line([(w, c) for c in row.cells if (w := _headed(c))], name, names)
        own = period_of_label(row.label) if row.origin == "table" and not row.keys else None
        if own is not None:
            for cell in row.cells:
                if when := _labelled(cell, own):
                    columns.setdefault((row.source, row.table, cell.column), []).append((when, cell))
    for held in columns.values():
        name = _bare(held[0][1].heading)
        yield from _line(held, name, (name,))


def _line(
    held: Sequence[tuple[When, Cell]], text: str, names: tuple[str, ...], *, prose: bool = False
) -> Iterator[Timeline]:
    points = dict(held)
    alike = len({(cell.unit, cell.scale, cell.measure) for cell in points.values()}) == 1
    if len(points) == len(held) >= FEWEST and alike and text.strip() and min(c.raw for c in points.values()) > 0:
        yield Timeline(points, text, names, prose)


def _when(cell: Cell) -> When | None:
    if cell.loose or cell.moves or cell.month or cell.day or len(cell.years) != 1:
        return None
    return When(cell.years[0], max(cell.quarter, 0))


def _headed(cell: Cell) -> When | None:
    """Return the period of a figure, or what its heading names alone: `May`, `Q2`."""
    return _when(cell) or (period_of_label(cell.heading) if _is_a_state(cell) and len(cell.years) <= 1 else None)


def _labelled(cell: Cell, own: When) -> When | None:
    """Return the period that a row's label names, of the year that the heading names."""
    if not _is_a_state(cell) or len(cell.years) > 1:
        return None
    return own if own.year or not cell.years else own._replace(year=cell.years[0])


def _is_a_state(cell: Cell) -> bool:
    return not (cell.loose or cell.moves or cell.day)


def period_of_label(label: str) -> When | None:
    """Return the period that a label names and nothing else; None where there is none, or more."""
    return periods_at(label)[0].when if label and is_a_period(label) else None


def _bare(label: str) -> str:
    """Return a name without what stands in brackets, its unit mostly: `Revenue ($m)`."""
    return label.split("(")[0].split("[")[0].strip()


def _of_sentence(row: Row) -> Iterator[Timeline]:
    """A sentence of figures of one measure: behind the first, it has no words but those ahead of it, and units."""
    if len(row.cells) < FEWEST or len(row.text) > LONGEST or speaks_of_any(_UNSURE, row.text):
        return
    held = [(w, c) for c in row.cells if c.place[1] and (w := _when(c))]
    if len(held) < len(row.cells):
        return
    figures, language = read_amounts(row.text), language_said(row.text)
    if len(figures) != len(held) or language not in BY_CODE:
        return
    name, rest = row.text[: figures[0].start], row.text[figures[0].end :]
    counted = tokens_of(" ".join(figure.noun for figure in figures))
    said = words_beside_periods(rest, language)
    if all(held_terms(terms, name, language) or counted & tokens_of(" ".join(terms)) for terms in said):
        yield from _line(held, row.text, (name,), prose=True)


def is_named(line: Timeline, words: Terms, text: str, language: str) -> bool:
    """All words of a claim are the timeline's, and all of its name are the claim's (but for a sentence's verb)."""
    if not words or lacking(words, line.text, language):
        return False
    return any(_is_said(name, line, text, language) for name in line.names)


def _is_said(name: str, line: Timeline, text: str, language: str) -> bool:
    told = words_beside_periods(name, language)
    if line.prose and not BY_CODE[language].head_final and lacking(told[-1:], text, language):
        told = told[:-1]
    return bool(told) and not lacking(told, text, language)


def lacking(words: Terms, text: str, language: str) -> bool:
    """A text does not hold all of the words."""
    return any(
        not held_terms(terms, text, language) and not any(len(term) == 1 and term in text for term in terms)
        for terms in words
    )
