"""What is concluded or computed stands in no sentence: whose passages it rests on, and if it reads as an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence, Set
from dataclasses import dataclass

from core.concurrency.threads import computed
from core.errors import ErrataError
from core.extraction.gate.asked import Asked, asked_for, is_period
from core.extraction.gate.figures import is_computed, values_in, values_in_all
from core.extraction.gate.quotation import cited_sources
from core.extraction.gate.statements import (
    EVEN_ODDS,
    HANGING,
    LONGEST,
    is_borne,
    repeats,
    statements_of,
)
from core.extraction.gate.subject import Subject, ground_of, is_of_another
from core.extraction.gate.weighing import weighed
from core.extraction.support import Query
from core.model import Draft, Evidence, Passage
from core.ports import Reranker
from core.reading.characters import has_letter
from core.reading.words import content_words
from core.retrieval.language import reads

# Where the sources are of the very subject and period that the question names, what a draft says of them is less
# likely to be beside the point.
_OF_THE_SUBJECT = -3.0
# Who has so many of a sentence's words from one sentence of the sources copies it.
_COPIED = 0.8


@dataclass(frozen=True, slots=True)
class _Reading:
    """The statements of a draft that may be read as an answer, to which wordings of the question, at what odds."""

    questions: tuple[str, ...] = ()
    statements: tuple[str, ...] = ()
    odds: float = EVEN_ODDS


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
        async with asyncio.timeout(HANGING):
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
    read = weighed(question, evidence.passages, facts=True)
    query, asked = read.query, asked_for(question)
    cited = [evidence.passages[n - 1] for n in cited_sources(evidence, draft)]
    ground = ground_of(cited)
    if not is_of(asked, query, ground) or is_of_another(asked.text, cited):
        return _Reading()
    written = [frozenset(content_words(s.text)) for s in read.pool]
    own = [s for s in statements_of(draft) if s and not _copied(s, written)]
    told = " ".join(own)
    if not own or not ((proven and _computes(told, cited)) or _borne(query, told, ground)):
        return _Reading()
    named = bool(names_of(query) & ground.words)
    statements = (s[:LONGEST] for s in (*own, told))
    questions = tuple(dict.fromkeys((query.text, question)))
    return _Reading(questions, tuple(dict.fromkeys(statements)), _OF_THE_SUBJECT if named else EVEN_ODDS)


def _copied(statement: str, written: Sequence[Set[str]]) -> bool:
    said = frozenset(content_words(statement))
    return any(len(said & one) >= _COPIED * len(said) for one in written)


def _computes(told: str, cited: Sequence[Passage]) -> bool:
    """Tell whether a figure is said that stands nowhere in what is cited."""
    return is_computed(values_in(told), values_in_all(p.text for p in cited))


def _borne(query: Query, told: str, ground: Subject) -> bool:
    """Tell whether what is cited has a draft's own words, and those of the question that it says over again.

    A computed figure's name need not.
    """
    said = frozenset(content_words(told))
    beyond = frozenset(t for t in said - query.weights.keys() if has_letter(t))
    return bool(beyond) and is_borne(beyond, ground.words) and not repeats(query, said, ground.words)
