"""Proof by quotation: whether words that stand in a source bear a draft, and answer what was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace

from core.concurrency.threads import computed
from core.errors import ErrataError
from core.extraction.gate.asked import asked_for
from core.extraction.gate.extracts import answers_as_extract, copied_from
from core.extraction.gate.figures import agree, is_computed, values_in, values_in_all
from core.extraction.gate.quotable import is_beside_the_point
from core.extraction.gate.quotation import cited_sources, quoted_segments
from core.extraction.gate.statements import (
    EVEN_ODDS,
    HANGING,
    LONGEST,
    is_borne,
    is_copied,
    repeats,
    statements_of,
)
from core.extraction.gate.weighing import weighed
from core.extraction.segments import Segment
from core.extraction.sharpening import in_context, support_with
from core.extraction.support import Query, Support, score_segments
from core.model import Draft, Evidence, Passage
from core.ports import Reranker
from core.reading.digits import years_in
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.words import content_words
from core.retrieval.language import reads
from core.tasks import Quotation

# A quotation alone must say more of it than a statement: what stands in a report beside the figure asked for reads
# much like it.
_QUOTED_ODDS, _QUOTED_SUPPORT = 2.0, 0.55
# Without a model that reads, of the question's words by weight.
_WORDS_ALONE = 0.4
# Beside a row whose figures are proven.
_WORDS_OF_A_ROW = 0.7
_AROUND = 2  # sentences before and after
# What says so many words is read below its source's title, too, which it need not say again; `It is 12` is not.
_TELLS = 3


@dataclass(frozen=True, slots=True)
class Proof:
    """The sentence or row that proves a draft; `read`: by a model, not by its words alone."""

    segment: Segment
    read: bool = True


@dataclass(frozen=True, slots=True)
class _Claim:
    """A draft with what it quotes: `held` are the stems of the quotation, of what it is about and stands beside it.

    `worded` are those of its statements that no sentence of the sources has in the same words.
    """

    query: Query
    support: Support
    near: tuple[Segment, ...]
    held: frozenset[str]
    statements: tuple[str, ...]
    worded: tuple[str, ...]


async def proof(  # noqa: PLR0913 - what is judged, by which models, and what the checks said of it
    question: str,
    evidence: Evidence,
    draft: Draft,
    quotation: Quotation,
    reranker: Reranker | None,
    *,
    proven: bool = False,
) -> Proof | None:
    """Return what proves a draft; None where the quotation is none, bears it not, or is no answer.

    It must stand in what the draft cites, hold a figure and a year that the draft states and the sources do, and be
    read as an answer: the quotation by itself and with what stands around it, or what the draft makes of it. A row is
    hardly read so: where the checks have `proven` the figures, its words and those around it may do.
    """
    claim = await computed(_claim, question, evidence, draft, quotation)
    if claim is None:
        return None
    quoted = claim.support.segment
    if reranker is not None and reads(reranker, claim.query.text):
        try:
            async with asyncio.timeout(HANGING):
                if await _answers(claim, reranker):
                    return Proof(quoted)
                of_it = proven and quoted.row is not None and _share(claim.query, claim.held) >= _WORDS_OF_A_ROW
                return Proof(quoted, read=False) if of_it else None
        except (ErrataError, TimeoutError):
            pass
    return Proof(quoted, read=False) if _share(claim.query, claim.held) >= _WORDS_ALONE else None


def _claim(question: str, evidence: Evidence, draft: Draft, quotation: Quotation) -> _Claim | None:
    passages, cited = evidence.passages, cited_sources(evidence, draft)
    read = weighed(question, passages, facts=True)
    query, asked = read.query, asked_for(question)
    quoted = quoted_segments(quotation, read.pool, passages, cited)
    found = tuple(s for s in quoted if not is_beside_the_point(asked, s))
    if copied := copied_from(
        draft, [s for s in read.pool if s.source in cited]
    ):  # an extract proves itself, or nothing
        found = tuple(s for s in found if s in copied and answers_as_extract(asked, query, s))
    if not found:
        return None
    near = tuple(s for s in read.pool if any(_beside(s, one) for one in found)) or found
    held = _stems([*near, *found]) | _stems(s.context for s in found)
    if not _bears(draft, question, found, (held, [passages[n - 1] for n in cited])):
        return None
    best = max((_support(query, s, passages) for s in found), key=lambda s: s.score)
    statements = statements_of(draft)
    own = (s for s in (*statements, " ".join(statements)) if not (_says_again(query, s, held) or _copies(s, found)))
    told = tuple(s[:LONGEST] for s in own)
    told = tuple(dict.fromkeys(filter(None, told)))
    written = [frozenset(content_words(s.text)) for s in read.pool]
    worded = tuple(s for s in told if len(content_words(s)) >= _TELLS and not is_copied(s, written))
    return _Claim(query, best, near, held, told, worded)


def _beside(segment: Segment, quoted: Segment) -> bool:
    return segment.source == quoted.source and abs(segment.position - quoted.position) <= _AROUND


def _support(query: Query, segment: Segment, passages: Sequence[Passage]) -> Support:
    """Return a heading's, a question's support, too: a quotation may be one."""
    return next(iter(score_segments(query, [segment], passages)), Support(segment, 0.0))


def _bears(draft: Draft, question: str, found: Sequence[Segment], around: tuple[Set[str], Sequence[Passage]]) -> bool:
    """Tell whether a quotation holds what a sentence of the draft says: its words, a figure and a year.

    What is computed stands nowhere: such figures are left to the checks.
    """
    held, cited = around
    asked, years = set(content_words(question)), set(years_in(question))
    written = values_in_all(p.text for p in cited)
    told = values_in_all(s.text for s in found)
    dated = {y for s in found for y in years_in(f"{s.text} {s.context}")}
    for sentence in map(without_marks, sentences(draft.text)):
        claimed = values_in(sentence)
        computed = is_computed(claimed, written)
        newly = set(years_in(sentence)) - years
        beyond = set(content_words(sentence)) - asked
        if not (computed or agree(told, claimed)) and claimed:
            continue
        if newly and not claimed and not newly & dated:
            continue
        if computed or is_borne(beyond, held):
            return True
    return False


def _says_again(query: Query, statement: str, held: Set[str]) -> bool:
    """It says the question over again, in words that the quotation and what stands around it do not have."""
    return repeats(query, frozenset(content_words(statement)), held)


def _copies(statement: str, found: Sequence[Segment]) -> bool:
    """It adds no word to the quotation: such an extract is held to what extracts are held to."""
    return set(content_words(statement)) <= _stems(found)


def _share(query: Query, held: Set[str]) -> float:
    return sum(w for t, w in query.weights.items() if t in held) / query.total


async def _answers(claim: _Claim, reranker: Reranker) -> bool:
    quoted = claim.support.segment
    window = " ".join(s.text for s in claim.near if abs(s.position - quoted.position) <= 1)[:LONGEST]
    texts = [in_context(quoted), quoted.text[:LONGEST], in_context(replace(quoted, text=window)), window]
    below = [in_context(replace(quoted, text=statement)) for statement in claim.worded]
    logits = await reranker.score(claim.query.text, [*texts, *claim.statements, *below])
    if any(logit >= EVEN_ODDS for logit in logits[len(texts) :]):
        return True
    odds = max(logits[: len(texts)])
    return odds >= _QUOTED_ODDS and support_with(claim.support, logits[0]).score >= _QUOTED_SUPPORT


def _stems(told: Iterable[Segment | str]) -> frozenset[str]:
    texts = (one if isinstance(one, str) else one.text for one in told)
    return frozenset(term for text in texts for term in content_words(text))
