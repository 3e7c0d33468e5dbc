"""How far what a draft says agrees with the question, and other sources with it: what confidence rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.extraction.gate.figures import agree, values_in
from core.extraction.gate.quotation import cited_sources
from core.extraction.gate.subject import ground_of
from core.extraction.support import Query, Support
from core.extraction.understanding import understanding
from core.model import Draft, Evidence
from core.reading.marks import without_marks
from core.reading.words import content_words

_AS_MUCH = 0.5
"""Of the words that the sentence a draft has most of shares with it, another that it says, too, has so many."""
_SAME = 0.6
"""Share of a draft's other words from which on a source says the same."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """`named`, `told` and `seconded` 0-1, `ahead` -1 to 1.

    - named: the names, figures and years that the question insists on, as far as what is cited has them.
    - told: the question's words, by weight, that the sentence or row holds itself which the draft says.
    - ahead: how far the support of what the draft says stands before the best that another document says otherwise.
    - seconded: another document says the same.
    """

    named: float
    told: float
    ahead: float
    seconded: float


NONE_READ = Agreement(1.0, 0.0, 0.0, 0.0)


def agreement(question: str, draft: Draft, evidence: Evidence) -> Agreement:
    """Measure a draft over the passages of documents; fact rows and their figures are not read here."""
    if not evidence.passages:
        return NONE_READ
    read = understanding(question, evidence.passages)
    cited = cited_sources(evidence, draft)
    said, told = _said(draft, read.query, [s for s in read.scored if s.segment.source in cited])
    borne = max((s.score for s in said), default=0.0)
    mine = {evidence.passages[n - 1].meta.document for n in cited}
    others = [s for s in read.scored if evidence.passages[s.segment.source - 1].meta.document not in mine]
    same = [s for s in others if told.same(s)]
    best = next((s.score for s in others if s not in same), 0.0)
    named = _named(read.query, evidence, sorted(cited))
    return Agreement(named, _told(read.query, said), borne - best, float(bool(same)))


def best_support(question: str, evidence: Evidence) -> float:
    """Return how well the best sentence or row of documents is supported, 0-1, by the question's words."""
    scored = understanding(question, evidence.passages).scored
    return min(scored[0].score, 1.0) if scored else 0.0


def named_in(question: str, evidence: Evidence) -> float:
    """Return the share of what the question insists on that the evidence has, 0-1; 1 where that is nothing."""
    query = understanding(question, evidence.passages).query
    return _named(query, evidence, range(1, len(evidence.passages) + 1))


@dataclass(frozen=True, slots=True)
class _Told:
    """The figures and the words that a draft says beyond the question."""

    figures: frozenset[float]
    words: frozenset[str]

    def same(self, support: Support) -> bool:
        """Tell whether a sentence says the same: one of the figures, or most of the words."""
        if self.figures:
            return agree(values_in(support.segment.text), self.figures)
        shared = self.words & frozenset(content_words(support.segment.text))
        return bool(self.words) and len(shared) >= _SAME * len(self.words)


def _said(draft: Draft, query: Query, here: Sequence[Support]) -> tuple[Sequence[Support], _Told]:
    """Return what of the cited sources a draft says: what has its figures, else its words; all of it for a `Yes`."""
    text = without_marks(draft.text)
    told = _Told(values_in(text), frozenset(content_words(text)) - query.weights.keys())
    figured = [s for s in here if told.figures and agree(values_in(s.segment.text), told.figures)]
    if figured or not told.words:
        return figured or here, told
    shared = [len(told.words & frozenset(content_words(s.segment.text))) for s in here]
    most = max(shared, default=0)
    return [s for s, count in zip(here, shared, strict=True) if count and count >= _AS_MUCH * most], told


def _told(query: Query, said: Sequence[Support]) -> float:
    return max((sum(query.weights[t] for t in s.covered) / query.total for s in said), default=0.0)


def _named(query: Query, evidence: Evidence, cited: Sequence[int]) -> float:
    if not query.specifics:
        return 1.0
    ground = ground_of([evidence.passages[n - 1] for n in cited])
    held = ground.words | frozenset(map(str, ground.years))
    return len(query.specifics & held) / len(query.specifics)
