"""A clock time of a table is said of another of its rows or columns: `Skarv closes at 17:00`, which is when Kolm does.

Proved where the time's clause names rows of a table that have clock times, none of these is the time, and the table
has it elsewhere; or where it names the headings of columns, and its rows have the time under another. What a sentence
of the evidence says of the time is left alone, and so is what denies, sets apart or counts from a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import Final, NamedTuple

from core.checks.grids import Grid, grids_of
from core.checks.rule import Misstatement, Said, Statement
from core.checks.statements.timed_otherwise import MOST, is_same
from core.checks.told_cells import has_in_order, has_word
from core.checks.worded_rows import runs_in, tells
from core.reading.adjoining import are_ends
from core.reading.characters import has_letter
from core.reading.cited_sentences import sentences_of
from core.reading.claim_words import language_said
from core.reading.clauses import in_clauses
from core.reading.clock_times import Moment, moments_in
from core.reading.lexicon import speaks_of_any, words_of
from core.reading.roles import Role
from core.reading.weekdays import weekdays_in

_LONGEST: Final = 300
_SETS_APART: Final[tuple[Role, ...]] = ("negates", "negation", "excepts", "against", "comes_before", "comes_after")
_VERBS: Final[tuple[tuple[Role, ...], ...]] = (("opens_at", "begins"), ("closes_at", "ends"))
_FIRST_WIDE: Final = "\u0590"


class _Row(NamedTuple):
    """What a row is called, the days that this names, and its times by column."""

    labels: tuple[str, ...]
    own: tuple[str, ...]
    """The words that no other row is called by."""
    days: frozenset[int]
    times: tuple[tuple[int, Moment, str], ...]
    """By column, each with its cell."""


class _Table(NamedTuple):
    rows: tuple[_Row, ...]
    headings: tuple[str, ...]


def _timed_in_table(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    tables = _tables(said.sources) if len(text) <= _LONGEST else ()
    times = _times_in(text) if tables else ()
    if not times or speaks_of_any(_SETS_APART, text, language_said(text)):
        return
    for moment, clause in zip(times, in_clauses(text, [m.place for m in times]), strict=True):
        found = [_cell_meant(moment, clause, text, table) for table in tables]
        meant = next(filter(None, found), "")
        if meant and not any(is_same(moment, one) for source in said.sources for one in _told_in_prose(source)):
            start, end = moment.place
            reason = "the evidence gives this time to something else"
            hint = f'The evidence has: "{meant}". Say whose `{text[start:end]}` is.'
            yield Misstatement(said.sentence.start + start, said.sentence.start + end, reason, hint)


def _cell_meant(moment: Moment, clause: str, text: str, table: _Table) -> str:
    """Return what the rows that are named have, where that is another time; empty where nothing tells."""
    rows = _named(clause, table.rows) or _named(text, table.rows)
    told = tuple(chain.from_iterable(row.times for row in rows))
    if not told or len(rows) == len(table.rows):
        return ""
    own = {column for column, one, _ in told if is_same(moment, one)}
    if not own:
        stands = any(is_same(moment, one) for row in table.rows for _, one, _ in row.times)
        return _shown(rows[0]) if stands else ""
    asked = set() if _is_an_end(moment, text) else _asked(clause, table, {column for column, _, _ in told})
    return _shown(rows[0]) if asked and own.isdisjoint(asked) else ""


def _shown(row: _Row) -> str:
    return " | ".join((*row.labels, *(written for _, _, written in row.times)))


def _named(text: str, rows: Sequence[_Row]) -> list[_Row]:
    """The rows that a text names by most of what they are called."""
    lowered, days = " ".join(text.casefold().split()), weekdays_in(text)
    scores = [_score(row, lowered, days) for row in rows]
    most = max(scores, default=0)
    return [row for row, score in zip(rows, scores, strict=True) if score == most] if most else []


def _score(row: _Row, lowered: str, days: frozenset[int]) -> int:
    whole = sum(_stands_in(label, lowered) for label in row.labels)
    by_day = bool(days) and days <= row.days
    return max(whole, int(by_day), int(any(has_word(word, lowered) for word in row.own)))


def _stands_in(label: str, lowered: str) -> bool:
    if any(char >= _FIRST_WIDE for char in label):
        return label in lowered
    return has_in_order(runs_in(label), lowered)


def _is_an_end(moment: Moment, text: str) -> bool:
    """It is an end of a span, or what it lasts until: its clause may tell of the other end."""
    before = text[: moment.place[0]].casefold().split()
    spans = any(moment in pair and are_ends(text, pair[0].place, pair[1].place) for pair in pairwise(_times_in(text)))
    return spans or bool(before and before[-1] in words_of("until"))


def _asked(clause: str, table: _Table, columns: set[int]) -> set[int]:
    """The columns whose heading the clause says, or what opens or closes as the heading does."""
    lowered = clause.casefold()
    return {at for at in columns if _says(table.headings[at], lowered)}


def _says(heading: str, lowered: str) -> bool:
    if any(speaks_of_any(roles, lowered) and speaks_of_any(roles, heading) for roles in _VERBS):
        return True
    words = [run for run in runs_in(heading) if tells(run)]
    return bool(words) and all(has_word(word, lowered) for word in words)


@lru_cache(maxsize=64)
def _tables(sources: tuple[str, ...]) -> tuple[_Table, ...]:
    return tuple(table for grid in grids_of(sources) if (table := _table(grid)) is not None)


def _table(grid: Grid) -> _Table | None:
    timed = [[_times_in(cell) for cell in column.cells] for column in grid.columns]
    clocks = [at for at, cells in enumerate(timed) if any(cells)]
    named = [at for at in range(len(timed)) if at not in clocks and any(map(has_letter, grid.columns[at].cells))]
    if not clocks or not named or grid.size < len(("one", "other")):
        return None
    labels = [tuple(grid.columns[at].cells[line].casefold() for at in named) for line in range(grid.size)]
    rows = []
    for line, called in enumerate(labels):
        beside = next((grid.columns[at].cells[line] for at in clocks if timed[at][line]), "")
        others = {run for other in labels if other != called for label in other for run in runs_in(label)}
        own = tuple(run for label in called for run in runs_in(label) if tells(run) and run not in others)
        days = frozenset[int]().union(*(weekdays_in(f"{grid.columns[at].cells[line]} {beside}") for at in named))
        rows.append(
            _Row(
                called,
                own,
                days,
                tuple((at, one, grid.columns[at].cells[line]) for at in clocks for one in timed[at][line]),
            )
        )
    return _Table(tuple(rows), tuple(column.heading for column in grid.columns))


def _times_in(text: str) -> tuple[Moment, ...]:
    return tuple(m for m in moments_in(text)[:MOST] if m.sort == "time")


@lru_cache(maxsize=64)
def _told_in_prose(source: str) -> tuple[Moment, ...]:
    """The clock times of a source that stand in no table."""
    texts = (sentence.text for sentence in sentences_of(source) if "|" not in sentence.text)
    return tuple(m for text in texts for m in _times_in(text))


TIMED_IN_TABLE = Said("timed_in_table", _timed_in_table, of_digits=True)
