"""The sentence or row that who rejected an answer points at: `the lorry, on 30 November`, `half, see Cancelling`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.extraction.composing import cite, quote
from core.extraction.pointed_rows import rows_named
from core.extraction.segments import Segment, segments
from core.model import Draft, Passage, Question, Retry
from core.precedence import in_force, precedence
from core.reading.characters import has_digit, runs_of
from core.reading.digits import figures_in
from core.reading.lexicon import speaks_of
from core.reading.marks import without_marks
from core.reading.number_words import NUMBERS
from core.reading.sentences import sentences
from core.reading.words import content_words

_WITHOUT_FIGURE: Final = 2  # words of the reason that a sentence must say itself, where it names no figure
_MOST_OF: Final = 0.6  # of the reason's words, that a sentence or its headings must have
_A_PAIR: Final = 2
_SUPPORT: Final = 0.6  # a person says so, and it stands there; that it answers the question nobody checked
_LONGEST_REASON: Final = 300  # characters


def told_as_pointed(question: Question, passages: Sequence[Passage]) -> Draft | None:
    """Return a draft that quotes what the reader of a rejected answer points at; None where nothing they say stands."""
    retry = question.retry
    if retry is None or not retry.reason.strip():
        return None
    asked = question.text.removesuffix(f" ({' '.join(retry.reason.split())[:_LONGEST_REASON]})")
    found = several_pointed_at(asked, retry, passages)
    if not found:
        one = pointed_at(asked, retry, passages)
        found = (one,) if one is not None else ()
    if not found:
        return None
    told = [cite(quote(f"{asked} {retry.reason}", each), each.source) for each in found]
    cited = tuple(dict.fromkeys(each.source for each in found))
    return Draft("\n".join(told), cited=cited, support=_SUPPORT)


def several_pointed_at(asked: str, retry: Retry, passages: Sequence[Passage]) -> tuple[Segment, ...]:
    """Return the rows of one table that a reason names, where they tell all it says, and more than was rejected.

    What it names to deny it (`not Bregenz`) the rejected answer names, too.
    """
    against = _source_of(retry.rejected, passages)
    rows = [one for one in segments(passages) if one.row and _may_follow(passages[one.source - 1], against)]
    figures, rejected = _figures(retry.reason), f" {' '.join(runs_of(without_marks(retry.rejected).casefold()))} "
    unsaid = [one for one in rows if one.row and f" {' '.join(runs_of(one.row.name.casefold()))} " not in rejected]
    without = " ".join(word for word in retry.reason.split() if f" {word.casefold().strip('.,;:!()')} " not in rejected)
    ways = [(retry.reason, rows), (without, unsaid)]
    if speaks_of("negation", retry.reason):
        ways.pop(0)
    found = next(filter(None, (rows_named(reason, figures, among) for reason, among in ways)), ())
    return found if any(one in unsaid for one in found) else ()


def pointed_at(asked: str, retry: Retry, passages: Sequence[Passage]) -> Segment | None:
    """Return what tells the figures and most of the words of a reader's reason, and of what was asked no less.

    The figures and words are those that neither question nor rejected answer has. What goes behind the source of the
    rejected answer, or is not in force, is none.
    """
    sought = _Sought(asked, retry)
    if not sought.given and len(sought.words) < _WITHOUT_FIGURE:
        return None
    against = _source_of(retry.rejected, passages)
    fitting = [
        (score, one)
        for one in segments(passages)
        if one.kind not in ("heading", "code") and (score := sought.score(one, passages[one.source - 1])) > 0
    ]
    standing = [(score, one) for score, one in fitting if _may_follow(passages[one.source - 1], against)]
    return max(standing, key=lambda pair: pair[0])[1] if standing else None


class _Sought:
    """What a reason says that neither its question nor the rejected answer does."""

    def __init__(self, asked: str, retry: Retry) -> None:
        told = without_marks(retry.rejected)
        self.asked = _words(asked)
        self.told = _words(told)
        self.rejected = " ".join(runs_of(told.casefold()))
        self.reason = retry.reason.casefold()
        self.given = _figures(retry.reason) - _figures(asked)
        self.figures = self.given - _figures(told)
        self.words = {word for word in _words(retry.reason) - self.asked - self.told if word not in NUMBERS}

    def score(self, one: Segment, passage: Passage) -> float:
        """Return how much of it a segment tells; 0 where that is not enough."""
        meta = passage.meta
        inside = _words(one.text)
        around = inside | _words(f"{one.heading} {one.context} {meta.title or ''} {meta.source_file}")
        figures = self.given if _is_named(meta.source_file, self.reason) else self.figures
        if not figures <= _figures(one.text) or " ".join(runs_of(one.text.casefold())) in self.rejected:
            return 0
        if not figures and len(self.words & inside) < _WITHOUT_FIGURE:
            return 0
        held = self.words & around
        if len(held) < _MOST_OF * len(self.words) or not self._is_asked(around):
            return 0
        return len(held) + len(figures) + len(self.asked & around) / (1 + len(self.asked))

    def _is_asked(self, around: set[str]) -> bool:
        """Tell whether a segment has as much of the question as the rejected answer: all of that, or other words."""
        ours, theirs = self.asked & around, self.asked & self.told
        if not ours:
            return False
        return theirs <= ours or (len(ours) >= max(_A_PAIR, len(theirs)) and bool(ours - theirs))


def _is_named(file: str, reason: str) -> bool:
    """Tell whether a reason names a file: what it says stands there, be it in the rejected answer, too."""
    name = file.rpartition("/")[2].casefold()
    return bool(name) and name in reason


def _words(text: str) -> set[str]:
    return {word for word in content_words(text) if not has_digit(word)}


def _figures(text: str) -> set[str]:
    """Return the figures of a text, those in words among them, as digits."""
    spelt = (NUMBERS.get(word, 0) for word in runs_of(text.casefold()))
    return {figure.replace(",", "") for figure in figures_in(text)} | {f"{value:g}" for value in spelt if value > 1}


def _source_of(rejected: str, passages: Sequence[Passage]) -> Passage | None:
    first = next(iter(sentences(without_marks(rejected))), "").strip()
    return next((one for one in passages if first and first in one.text), None)


def _may_follow(passage: Passage, against: Passage | None) -> bool:
    if not in_force(passage.meta):
        return False
    if against is None or against.meta.document == passage.meta.document:
        return True
    found = precedence(passage.meta, against.meta)
    return found is None or found.first != _A_PAIR
