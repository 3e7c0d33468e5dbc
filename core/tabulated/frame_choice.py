"""Which row a line of a question is: the one that its words say, else the one that means the same, by far.

A word that rows of the document are called by must be said of the row that is taken: `underlying` parts two profits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.facts.plan import Operation
from core.reading.lexicon import pattern_of, speaks_of
from core.reading.senses import idle_senses, senses_of
from core.reading.stems import inflected_stem
from core.reading.words import words
from core.tabulated.document import DocumentTables
from core.tabulated.frame import Frame
from core.tabulated.frame_rows import Row, lightly_said, same_value
from core.tabulated.labels import item_of, kind_of, squeeze, stems_of, without_asides
from core.tabulated.meanings import FLOOR, MARGIN, is_set_apart

_WHOLE = 0.06  # for a row all of whose words are asked for
_ALL = 0.05  # for a row that says every word that is asked for
_SIGNED = 0.02  # for one of a statement, for a total
_SAID = 0.03  # for each of two words that its label says
_MANY, _FLOOR_OF_OTHERS = 2, 0.82
_UNASKED = 0.01  # against each word of a label beyond one that nobody asked for
_ASIDE = 0.03  # against one of a part that is not named
_CASH = "cash"  # says what is paid with, more often than which line is meant
_LEAST_APART = 0.015  # what rows that are called alike differ by, where one of them is meant


@dataclass(frozen=True, slots=True)
class Chosen:
    """The row that a phrase is taken for, and how near it is: 1 and more where its words are said."""

    phrase: str
    row: Row
    score: float


def vocabulary_of(document: DocumentTables) -> frozenset[str]:
    """Return the senses of all words that rows, headings and columns of a document are called by."""
    said = (" ".join((line.label, *line.section)) for table in document.tables for line in table.lines)
    columns = (column.label for table in document.tables for column in table.columns)
    return frozenset().union(*map(senses_of, said), *map(senses_of, columns)) - idle_senses()


def by_words(phrases: Sequence[str], rows: Sequence[Row], frame: Frame, vocabulary: frozenset[str]) -> Chosen | None:
    """Return the row that says every word of a phrase, and of whose own words the phrase leaves none out."""
    for phrase in phrases:
        asked = senses_of(phrase) - idle_senses()
        fitting = [
            row for row in rows if asked and _is_said(asked, row, phrase) and fits(phrase, row, frame, vocabulary)
        ]
        scores = [2.0 + _standing(asked, row) for row in fitting]
        best = max(scores, default=0.0)
        near = [at for at, score in enumerate(scores) if score > best - _LEAST_APART]
        if found := _surest(phrase, [fitting[at] for at in near], [scores[at] for at in near]):
            return found
    return None


def _is_said(asked: frozenset[str], row: Row, phrase: str) -> bool:
    """A way of calling the row says all that is asked, and nothing that is not."""
    bare = asked - lightly_said()
    others = senses_of(pattern_of("frame_spend", "en").sub(" ", phrase)) - idle_senses() - lightly_said()
    tellings = (senses_of(way) - idle_senses() - lightly_said() for way in row.ways)
    return any(telling in (bare, others) for telling in tellings if telling)


def by_meaning(
    phrases: Sequence[str],
    rows: Sequence[Row],
    frame: Frame,
    vocabulary: frozenset[str],
    likeness: Mapping[str, Mapping[str, float]],
) -> Chosen | None:
    """Return the row nearest in meaning to a phrase, where it is so by far; `likeness` is of phrases to ways."""
    for phrase in phrases:
        like = likeness[phrase]
        fitting = [row for row in rows if fits(phrase, row, frame, vocabulary)]
        asked = senses_of(phrase) - idle_senses()
        fitting = [row for row in fitting if max(like[way] for way in row.ways) >= _floor(phrase, row)]
        scores = [max(like[way] for way in row.ways) + _bonus(asked, row) for row in fitting]
        best = max(scores, default=0.0)
        near = [at for at, score in enumerate(scores) if score >= best - MARGIN]
        if found := _surest(phrase, [fitting[at] for at in near], [scores[at] for at in near]):
            return found
    return None


def _floor(phrase: str, row: Row) -> float:
    """Where two words and more are said nowhere around a row, it must be nearer."""
    left = senses_of(without_soft(phrase)) - idle_senses() - row.around
    return FLOOR if len(left) < _MANY else _FLOOR_OF_OTHERS


def _bonus(asked: frozenset[str], row: Row) -> float:
    own = row.own - idle_senses()
    whole = _WHOLE if own and own <= asked else 0.0
    said = _SAID * min(len(asked & row.own), 2) - _UNASKED * min(max(len(own - asked) - 1, 0), 4)
    return whole + said + (_ALL if asked and asked <= row.around else 0.0) + _standing(asked, row)


def _standing(asked: frozenset[str], row: Row) -> float:
    """What a row is before others that are called alike: of a statement, a total, no part that nobody asked for."""
    cell = row.cells[0]
    section = senses_of(cell.line.section[-1]) - idle_senses() if cell.line.section else frozenset[str]()
    aside = bool(section - asked) and not row.stated and not cell.line.total
    called = 2 * _SIGNED * (asked == senses_of(without_asides(cell.line.label)) - idle_senses())
    return called + _SIGNED * row.stated + _SIGNED * cell.line.total - _ASIDE * aside


def _surest(phrase: str, rows: Sequence[Row], scores: Sequence[float]) -> Chosen | None:
    """The best of rows that all state the same; a statement's before a note's of the same label."""
    if not rows:
        return None
    at = max(range(len(rows)), key=lambda place: scores[place])
    first = rows[at]
    others = [row for row in rows if not _same_row(first, row) and not _is_a_notes(row, first)]
    return None if others else Chosen(phrase, first, scores[at])


def _same_row(one: Row, other: Row) -> bool:
    return all(same_value(a, b) for a, b in zip(one.cells, other.cells, strict=True))


def _is_a_notes(one: Row, of: Row) -> bool:
    """A note says of a part, under the same label, what a statement says of the whole."""
    same = squeeze(one.cells[0].line.label) == squeeze(of.cells[0].line.label)
    return of.stated and not one.stated and same


@lru_cache(maxsize=1024)
def without_soft(phrase: str) -> str:
    """Return a phrase without words that only say what is done with money: `spend`, `hand over`."""
    return pattern_of("frame_costs", "en").sub(" ", pattern_of("frame_soft", "en").sub(" ", phrase))


def fits(phrase: str, row: Row, frame: Frame, vocabulary: frozenset[str]) -> bool:
    """Tell whether no word of the question or of the row says that the row is something else."""
    asked, cell = senses_of(without_soft(phrase)) - idle_senses(), row.cells[0]
    if (asked & vocabulary) - row.around:
        return False
    if (
        cell.line.section
        and speaks_of("change_column", cell.line.section[-1])
        and not speaks_of("change_column", phrase)
    ):
        return False
    kind = item_of(kind_of(f"x {phrase}")[0])
    if kind is not None and kind is not item_of(_CASH) and asked - row.around:
        return False  # `sales of headsets` are no sales of all things
    named = frame.names & stems_of(phrase)
    if not named <= row.stems or (not frame.whose and not named):
        return False
    rate = any(speaks_of(role, phrase) for role in ("percent", "ratio_word")) or "rate" in phrase.split()
    if cell.unit.name == "percent" and not rate and not frame.in_percent:
        return False
    if cell.unit.name == "percent" and frame.made:
        return False
    if frame.in_percent and frame.operation is Operation.VALUE and not frame.made and cell.unit.name != "percent":
        return False
    section = cell.line.section[-1] if cell.line.section else ""
    said = frozenset(map(inflected_stem, words(phrase)))
    return not is_set_apart(said, f"{section} {cell.line.label} {row.heading}", row.ways, cell)
