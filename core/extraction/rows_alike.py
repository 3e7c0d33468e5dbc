"""Rows of one table that all say what is asked of: `which tanks does Leila keep` is answered by each row of hers.

One of them, told alone, reads as if it were all there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.gate.asked_words import ENGLISH, AskedWords
from core.extraction.segments import Segment
from core.extraction.support import Query
from core.extraction.tables import Row
from core.reading.lexicon import speaks_of
from core.reading.plurals import is_plural
from core.reading.roles import Role
from core.reading.senses import senses_of
from core.reading.words import content_words, words

MOST_ROWS: Final = 12
_FEWEST: Final = 2
_JOINED: Final[tuple[Role, ...]] = ("coordinates", "list_and", "both_ends")
"""Words that set two names one beside the other."""


def rows_asked_of(query: Query, best: Segment, pool: Sequence[Segment], every: Sequence[Segment]) -> list[Segment]:
    """Return the rows, `best` among them, whose cells say the same of the question; none where it asks of one.

    In English a plural asks of several (`tanks`, of the column `tank`), and so may `who`; of other languages' plurals
    no list is kept. Rows that are each named are all asked of (`the oak knob and the wood glue`); so are those, of
    `every` row that was read, of which a question says no more than their names share: `the course`, of two courses.
    """
    row, code = best.row, query.language or ENGLISH
    if row is None:
        return []
    asked = AskedWords(query.text, code)
    if named := _each_named(asked, query.text, best, pool):
        return named
    if sharing := _named_alike(asked, query.text, best, every):
        return sharing
    if code == ENGLISH and not (_asks_of_several(query.text, row) or speaks_of("asks_person", query.text, code)):
        return []
    said = asked.held(_cells(row))
    alike = {
        (s.source, s.position): s
        for s in pool
        if s.row is not None and s.row.header == row.header and said <= asked.held(_cells(s.row))
    }
    by_cells = {s.row.cells: s for _, s in sorted(alike.items(), reverse=True) if s.row is not None}
    found = sorted(by_cells.values(), key=lambda s: (s.source, s.position))
    return found if said and len(found) > 1 else []


def say_all_that_is_asked(query: Query, rows: Sequence[Segment]) -> bool:
    """Tell whether rows together say each word of a question, of which each alone says few: it names them all."""
    asked = AskedWords(query.text, query.language or ENGLISH)
    told = " ".join(f"{' '.join(s.row.header)} {_cells(s.row)}" for s in rows if s.row is not None)
    return len(rows) > 1 and asked.every <= asked.held(told)


def _each_named(asked: AskedWords, question: str, best: Segment, pool: Sequence[Segment]) -> list[Segment]:
    """Return the rows of a table that a question names one beside the other, each by words of its own."""
    if best.row is None or not ("," in question or any(speaks_of(role, question, asked.code) for role in _JOINED)):
        return []
    rows = {s.row.cells: s for s in pool if s.row is not None and s.row.header == best.row.header}
    headed = asked.held(" ".join(best.row.header))
    said = {cells: asked.held(s.row.name) - headed for cells, s in rows.items() if s.row is not None}
    full = {cells: own for cells, own in said.items() if own and not any(own < other for other in said.values())}
    apart = [own for own in full.values() if any(own.isdisjoint(other) for other in full.values())]
    if best.row.cells not in full or len(apart) < len(full):
        return []
    return sorted((rows[cells] for cells in full), key=lambda s: (s.source, s.position)) if len(full) > 1 else []


def _named_alike(asked: AskedWords, question: str, best: Segment, pool: Sequence[Segment]) -> list[Segment]:
    """Return the rows of a table whose names, and cells, all say what `best` does of a question; none where it is one.

    What a question calls whole is that one: `Membership`, beside `Annual membership`.
    """
    if best.row is None:
        return []
    runs = frozenset(words(question.casefold()))
    rows = {s.row.cells: s for s in pool if s.row is not None and s.row.header == best.row.header}
    said = {cells: _said_of(asked, runs, s.row) for cells, s in rows.items() if s.row is not None}
    own = _said_of(asked, runs, best.row)
    fitting = [s for cells, s in rows.items() if own <= said[cells]]
    told = frozenset(content_words(question))
    whole = any(s.row is not None and told.issuperset(content_words(s.row.name)) for s in fitting)
    if whole or len(fitting) < _FEWEST or not asked.held(best.row.name) - asked.held(" ".join(best.row.header)):
        return []
    return sorted(fitting, key=lambda s: (s.source, s.position))


def _said_of(asked: AskedWords, runs: frozenset[str], row: Row) -> frozenset[int | str]:
    """The places of the words that a row says, and those of its name as they stand: numbers are no places."""
    return asked.held(_cells(row)) | (runs & frozenset(words(row.name.casefold())))


def _cells(row: Row) -> str:
    return " ".join(row.cells)


def _asks_of_several(question: str, row: Row) -> bool:
    """A word of the question is the plural of one that a heading or a cell has."""
    told = f"{' '.join(row.header)} {_cells(row)}".replace("_", " ").casefold()
    written, senses = frozenset(words(told)), senses_of(told)
    return any(
        is_plural(word) and word not in written and senses_of(word) and senses_of(word) <= senses
        for word in words(question.casefold())
    )
