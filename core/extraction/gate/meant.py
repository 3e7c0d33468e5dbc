"""Where several figures fit a question: whether an answer says which of them it means."""

from __future__ import annotations

from collections.abc import Set

from core.extraction.gate.asked import telling_words
from core.extraction.gate.figures import agree
from core.extraction.gate.ruling import Ruling, values_of
from core.extraction.gate.standing import Standing
from core.extraction.gate.subject import subject_of
from core.model import Draft, Evidence
from core.reading.characters import has_letter
from core.reading.detection import language_of
from core.reading.marks import without_marks
from core.reading.periods import named_periods


def says_which(draft: Draft, ruling: Ruling, evidence: Evidence, cited: Set[int], claimed: frozenset[float]) -> bool:
    """Tell whether a draft means one of what fits, and says so, or states them all.

    It says so where it names what the other's document, row or column is not called. Columns of one row are told
    apart by the check of figures, which reads their periods.
    """
    mine = [s for s in ruling.standings if s.segment.source in cited and agree(values_of(s), claimed)]
    others = [s for s in ruling.standings if not agree(values_of(s), claimed)]
    text = without_marks(draft.text)
    language = language_of(text)
    said = _names(text, language)
    named = {s: _named_by(s, evidence, language) for s in (*mine, *others)}
    return bool(mine) and all(
        any(_of_one_row(one, other) or (named[one] - named[other]) & said for one in mine) for other in others
    )


def _of_one_row(one: Standing, other: Standing) -> bool:
    return one.segment.row is not None and one.segment.text == other.segment.text


def _named_by(standing: Standing, evidence: Evidence, language: str) -> frozenset[str]:
    """Return the stems and years that a figure is named by: its document's, its row's and its column's."""
    row, subject = standing.segment.row, subject_of(evidence.passages[standing.segment.source - 1].meta)
    named = subject.words | frozenset(map(str, subject.years))
    if row is None or standing.column is None:
        return named | _names(standing.segment.text, language)
    header = row.header[standing.column] if standing.column < len(row.header) else ""
    return named | _names(f"{row.section} {row.name} {header}", language)


def _names(text: str, language: str) -> frozenset[str]:
    """Return the stems of words and the years of a text: a figure names nothing."""
    years = map(str, named_periods(text).years)
    return frozenset(t for t in telling_words(text, language) if has_letter(t)).union(years)
