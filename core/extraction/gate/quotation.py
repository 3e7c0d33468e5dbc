"""Where words that a model copied from a source stand, and what they are a part of."""

from __future__ import annotations

from collections.abc import Sequence, Set

from core.extraction.gate.asked import asked_for
from core.extraction.gate.quotable import is_no_answer
from core.extraction.leads import with_leads
from core.extraction.segments import Segment, about, segments
from core.extraction.support import score_segments, understand
from core.model import Draft, Evidence, Passage
from core.reading.characters import has_digit
from core.reading.marks import cited_in, without_marks
from core.reading.words import words
from core.tasks import Quotation

_FEWEST = 3
"""Words that a part of a sentence must have to be told by them: fewer stand anywhere."""
_MOST_OF_IT = 0.6
"""Share of a sentence's letters from which on a part of it is the sentence."""
_BETWEEN = -1  # the position of what is cut out of sentences


def cited_sources(evidence: Evidence, draft: Draft) -> frozenset[int]:
    """Return the numbers of the sources that a draft cites; all of them where it cites none that exist."""
    known = range(1, len(evidence.passages) + 1)
    return frozenset(n for n in cited_in(draft.text) if n in known) or frozenset(known)


def best_quotation(question: str, evidence: Evidence, draft: Draft) -> Quotation:
    """Return what rules would quote from the sources that a draft cites: its best supported sentence or row.

    It passes the gate that every quote passes.
    """
    cited = cited_sources(evidence, draft)
    pool = [s for s in with_leads(segments(evidence.passages)) if s.source in cited]
    asked = asked_for(question)
    pool = [s for s in pool if not is_no_answer(asked, s)]
    ranked = score_segments(understand(asked.text, pool), pool, evidence.passages)
    return Quotation(ranked[0].segment.text, ranked[0].segment.source) if ranked else Quotation()


def quoted_segments(
    quotation: Quotation, pool: Sequence[Segment], passages: Sequence[Passage], cited: Set[int]
) -> tuple[Segment, ...]:
    """Return what a quotation is of the cited sources, in order; nothing where it stands in none of them.

    Compared are words in order: white space, marks and case are not what is quoted. A row may be told by its label and
    some of its cells, in any order, one a line. The source that is named goes first; a wrong number is no invention.
    """
    told = _words_of(quotation.text)
    if not told.strip():
        return ()
    lines = [frozenset(_words_of(line).split()) for line in quotation.text.splitlines()]
    for number in sorted(cited, key=lambda n: (n != quotation.source, n)):
        here = (s for s in pool if s.source == number)
        found = tuple(s for s in here if any(_is_one(told, said) for said in _said(s)) or _is_row(lines, s))
        if found:
            return found
        passage = passages[number - 1]
        if len(told.split()) >= _FEWEST and told in _words_of(passage.text):
            return (Segment(quotation.text, number, "sentence", _BETWEEN, about(passage)),)
    return ()


def _is_row(lines: Sequence[Set[str]], segment: Segment) -> bool:
    """Tell whether a line is a row in another order: its label and some of its cells and headings, and no more."""
    if segment.row is None or not segment.row.name:
        return False
    label = frozenset(_words_of(segment.row.name).split())
    all_of_it = label | frozenset(_words_of(f"{segment.text} {segment.row.section}").split())
    return any(label < line <= all_of_it and any(map(has_digit, line - label)) for line in lines)


def _said(segment: Segment) -> Sequence[str]:
    """Return what a segment says, a row also as its line stands in the source, with its label and without."""
    told = [segment.text]
    if segment.row is not None:
        cells = " ".join(segment.row.cells)
        told += [f"{segment.row.name} {cells}", cells]
    return [_words_of(text) for text in told]


def _is_one(quoted: str, said: str) -> bool:
    """Tell whether one is the other: a quotation of several sentences is each of them, most of a sentence is it."""
    if quoted == said:
        return True
    shorter, longer = sorted((quoted, said), key=len)
    if len(shorter.split()) < _FEWEST or shorter not in longer:
        return False
    return shorter == said or len(shorter) >= _MOST_OF_IT * len(longer)


def _words_of(text: str) -> str:
    """Return the words of a text between blanks: a stretch of words is then a stretch of it."""
    return f" {' '.join(words(without_marks(text)))} "
