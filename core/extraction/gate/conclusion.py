"""What is concluded or computed stands in no sentence: whose passages it rests on, and if it reads as an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from core.concurrency.threads import computed
from core.errors import ErrataError
from core.extraction.gate.asked import Asked, asked_for, asking_part, is_period
from core.extraction.gate.quotation import cited_sources
from core.extraction.gate.ruling import agree
from core.extraction.gate.subject import Subject, ground_of, is_of_another
from core.extraction.leads import with_leads
from core.extraction.segments import segments
from core.extraction.support import Query, understand
from core.model import Draft, Evidence, Passage
from core.ports import Reranker
from core.reading.amounts import read_amounts
from core.reading.characters import has_letter
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.words import content_words
from core.retrieval.language import reads

# What the cross-encoder gives even odds (`proof`); where the sources are of the very subject and period that the
# question names, what a draft says of them is less likely to be beside the point.
_EVEN_ODDS, _OF_THE_SUBJECT = 0.0, -3.0
# Of a draft's words that are not the question's, and of the question's words that it repeats (by weight), so many
# must stand in what it cites. A computed figure's name need not.
_LEAST_BORNE, _NOT_REPEATED = 0.15, 0.2
# Who has so many of a sentence's words from one sentence of the sources copies it.
_COPIED = 0.8
_MOST_STATEMENTS, _LONGEST = 6, 400
_HANGING = 5.0


@dataclass(frozen=True, slots=True)
class _Reading:
    """The statements of a draft that may be read as an answer, to which wordings of the question, at what odds."""

    questions: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()
    odds: float = _EVEN_ODDS


async def concluded(
    question: str, evidence: Evidence, draft: Draft, reranker: Reranker | None, *, proven: bool
) -> bool:
    """Tell whether a draft answers in its own words, out of passages of the asked subject and period.

    What only copies a sentence is an extract, and is held to what extracts are. `proven`: the checks found all its
    figures to be what it says they are. Without a model that reads the question's language, nothing is concluded.
    """
    if reranker is None or not reads(reranker, question):
        return False
    reading = await computed(_reading, question, evidence, draft, proven)
    try:
        async with asyncio.timeout(_HANGING):
            logits = [x for text in reading.questions for x in await reranker.score(text, list(reading.statements))]
    except (ErrataError, TimeoutError):
        return False
    return max(logits, default=reading.odds - 1) >= reading.odds


def is_of(asked: Asked, query: Query, ground: Subject) -> bool:
    """Tell whether passages are of the subject and the period asked for.

    One name of several may be missing: people call things shortly.
    """
    names = names_of(query)
    return asked.years <= ground.years and len(names - ground.words) <= len(names) // 2


def names_of(query: Query) -> frozenset[str]:
    """Return the names and figures that a question insists on, without its periods."""
    return frozenset(t for t in query.specifics if not is_period(t))


def _reading(question: str, evidence: Evidence, draft: Draft, proven: bool) -> _Reading:
    pool = with_leads(segments(evidence.passages))
    query, asked = understand(asking_part(question), pool), asked_for(question)
    cited = [evidence.passages[n - 1] for n in cited_sources(evidence, draft)]
    ground = ground_of(cited)
    if not is_of(asked, query, ground) or is_of_another(asked.text, cited):
        return _Reading()
    said = (without_marks(s).strip() for s in sentences(draft.text)[:_MOST_STATEMENTS])
    written = [frozenset(content_words(s.text)) for s in pool]
    own = [s for s in said if s and not is_copied(s, written)]
    told = " ".join(own)
    if not own or not ((proven and _computes(told, cited)) or _borne(query, told, ground)):
        return _Reading()
    named = bool(names_of(query) & ground.words)
    statements = (s[:_LONGEST] for s in (*own, told))
    questions = tuple(dict.fromkeys((query.text, question)))
    return _Reading(questions, tuple(dict.fromkeys(statements)), _OF_THE_SUBJECT if named else _EVEN_ODDS)


def is_copied(statement: str, written: Iterable[Set[str]]) -> bool:
    """Tell whether a statement has nearly all its words from one sentence; `written` are the stems of each."""
    said = frozenset(content_words(statement))
    return any(len(said & one) >= _COPIED * len(said) for one in written)


def _computes(told: str, cited: Sequence[Passage]) -> bool:
    """Tell whether a figure is said that stands nowhere in what is cited."""
    written = frozenset[float]().union(*(_figures(p.text) for p in cited))
    return any(not agree(written, frozenset({figure})) for figure in _figures(told))


def _figures(text: str) -> frozenset[float]:
    return frozenset(abs(a.coefficient) for a in read_amounts(text))


def _borne(query: Query, told: str, ground: Subject) -> bool:
    """Tell whether what is cited has a draft's own words, and those of the question that it says over again."""
    said = frozenset(content_words(told))
    beyond = frozenset(t for t in said - query.weights.keys() if has_letter(t))
    again = said & query.weights.keys()
    if not beyond or len(beyond & ground.words) < _LEAST_BORNE * len(beyond):
        return False
    return _weight(query, again & ground.words) >= _NOT_REPEATED * _weight(query, again)


def _weight(query: Query, terms: Set[str]) -> float:
    return sum(query.weights[t] for t in terms)
