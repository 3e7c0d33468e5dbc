"""The gate before an answer of a language model: what it cites must bear what was asked, whatever the model says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.concurrency.threads import computed
from core.extraction.gate.asked import Asked, asked_for
from core.extraction.gate.conclusion import is_of, names_of
from core.extraction.gate.extracts import answers_as_extract, copied_from, is_close
from core.extraction.gate.figures import agree, values_in
from core.extraction.gate.meant import says_which
from core.extraction.gate.quotable import is_beside_the_point
from core.extraction.gate.quotation import cited_sources
from core.extraction.gate.ruling import LEAST_STANDING, Ruling, figures_of, rule, standings_in, values_of
from core.extraction.gate.subject import ground_of, is_of_another
from core.extraction.gate.weighing import weighed
from core.extraction.segments import Segment
from core.extraction.sharpening import sharpen
from core.extraction.support import Query, Support, score_segments, understand
from core.indexing.readers.formats import PROGRAMS
from core.model import Draft, Evidence, Passage
from core.ports import Embedder, Reranker
from core.reading.detection import language_of, languages_of
from core.reading.digits import figures_in
from core.reading.lexicon import opens_with, pattern_of
from core.reading.marks import without_marks
from core.reading.periods import named_periods
from core.reading.wording import held_terms, telling_words
from core.reading.words import content_words

# As of quotes. A model reads what is said in other words, though: over conversations about manuals, 19 of 49 right
# answers have less. Those are in doubt.
_LEAST_SUPPORT = 0.55
# A label that bears half of what is asked may be its other name (`payroll`), if nothing stands better.
_LEAST_STANDING_IN_DOUBT = 0.2
# The same of what the checks have proven, where nothing stands better; and of what is called otherwise where something
# does.
_LEAST_PROVEN, _LEAST_BESIDE_ANOTHER = 0.4, 0.5
# What is concluded or computed stands in no sentence: then the passages must be of the subject and of the period, and
# bear a third of the attribute.
_LEAST_BORNE = 0.33
# Of the words that the sentence a draft has most of shares with it, another that it says, too, has so many.
_AS_MUCH = 0.5


@dataclass(frozen=True, slots=True)
class Admission:
    """Whether a draft may be delivered; else what the sources that it cites came nearest with, or may mean.

    `doubted`: what it cites hardly says what was asked, though it may in other words: that is to be proven.
    `uncompared`: it is in another language; names and years alone were compared.
    `hardly`: admitted though what it cites lacks words of the question: others there are near them.
    """

    admitted: bool
    doubted: bool = False
    uncompared: bool = False
    hardly: bool = False
    nearest: Segment | None = None
    ruling: Ruling | None = None


ADMITTED = Admission(admitted=True)


@dataclass(frozen=True, slots=True)
class _Said:
    """A draft that states figures, and what it cites for them."""

    draft: Draft
    evidence: Evidence
    cited: frozenset[int]
    claimed: frozenset[float]
    proven: bool


async def admission(  # noqa: PLR0913 - what is judged, by which models, and what the checks said of it
    question: str,
    evidence: Evidence,
    draft: Draft,
    reranker: Reranker | None,
    embedder: Embedder | None,
    *,
    proven: bool = False,
) -> Admission:
    """Judge a draft by what it cites (all passages, where it cites none), as quotes are chosen and refused.

    `proven`: the checks found all its figures to be what it says they are.
    """
    cited = await computed(cited_sources, evidence, draft)
    passages = [evidence.passages[n - 1] for n in sorted(cited)]
    # A question about a program shares few words with it.
    if draft.refused or not passages or any(p.meta.file_type.lower() in PROGRAMS for p in passages):
        return ADMITTED
    if (compared := _without_words(question, passages)) is not None:
        return compared
    query, pool, claimed = await computed(_read, question, evidence, draft)
    asked = asked_for(question)
    here = [s for s in pool if s.source in cited]
    if is_of_another(asked.text, passages):
        return Admission(admitted=False, nearest=await computed(_best_of, query, here, evidence))
    stated, said = any(agree(_written(p), claimed) for p in passages), _Said(draft, evidence, cited, claimed, proven)
    if asked.of_a_period and stated:
        return await computed(_looked_up, asked, query, pool, said)
    if not stated and await computed(_bears, asked, query, passages):  # what is computed stands nowhere
        close = not claimed and await is_close(asked, query, draft, here, embedder)
        return Admission(admitted=bool(claimed) or close, doubted=not (claimed or close), hardly=close)
    if asked.of_a_period:
        return Admission(admitted=False, nearest=next(iter(here), None))
    found = await _by_its_words(asked, query, pool, said, (reranker, embedder))
    if not found.admitted and await is_close(asked, query, draft, here, embedder):
        return Admission(admitted=True, hardly=True)
    return found


async def _by_its_words(
    asked: Asked, query: Query, pool: Sequence[Segment], said: _Said, models: tuple[Reranker | None, Embedder | None]
) -> Admission:
    """What a draft has of its sources must be borne as well as a quote: one that copies a sentence is held to all."""
    here = [s for s in pool if s.source in said.cited]
    meant = await computed(_said_by, said.draft, query, here, said.claimed)
    # Read by the same models as quotes are, of all that there is.
    scored = await computed(score_segments, query, pool, said.evidence.passages)
    to_the_point = [s for s in meant if not is_beside_the_point(asked, s)]
    if copied := await computed(copied_from, said.draft, here):
        to_the_point = [s for s in copied if answers_as_extract(asked, query, s)]
    if meant and not to_the_point:
        return Admission(admitted=False, doubted=True, nearest=meant[0])
    whole = said.proven and bool(said.claimed) and await computed(_says_all_that_is_asked, asked, to_the_point)
    return ADMITTED if whole else _as_quoted(to_the_point, await sharpen(query, scored, *models))


def _says_all_that_is_asked(asked: Asked, meant: Sequence[Segment]) -> bool:
    """Tell whether what states the proven figures has all words of the question, its headings' among them.

    But for the words for those who work there, and that they do: documents of a workplace leave them out.
    """
    language = asked.language or "en"
    words = pattern_of("works_here", language).sub(" ", asked.text)
    terms = frozenset(term for word in telling_words(words, language) for term in word.terms)
    told = " ".join(f"{s.context} {s.heading} {s.text}" for s in meant)
    return bool(terms) and terms <= held_terms(terms, told, language)


def _without_words(question: str, passages: Sequence[Passage]) -> Admission | None:
    """Judge fact rows, and what is in another language, by names and periods; None of what words can be held to."""
    if _in_another_language(question, passages):
        return Admission(admitted=_may_be_of(question, passages), uncompared=True)
    if any(p.meta.is_facts for p in passages):
        return ADMITTED if _of_the_period(asked_for(question), passages) else Admission(admitted=False)
    return None


def _as_quoted(meant: Sequence[Segment], read: Sequence[Support]) -> Admission:
    """What is said must be borne as well as what is quoted."""
    places = {(s.source, s.position) for s in meant}
    best = next((s for s in read if (s.segment.source, s.segment.position) in places), None)
    if best is not None and best.score >= _LEAST_SUPPORT:
        return ADMITTED
    return Admission(admitted=False, doubted=True, nearest=best.segment if best else None)


def _best_of(query: Query, here: Sequence[Segment], evidence: Evidence) -> Segment | None:
    return next((s.segment for s in score_segments(query, here, evidence.passages)), None)


def _said_by(draft: Draft, query: Query, here: Sequence[Segment], claimed: frozenset[float]) -> Sequence[Segment]:
    """Return what of the cited sources a draft says: what has its figure, else its words; all of it for a `Yes`."""
    if claimed and (figured := [s for s in here if agree(figures_of(s), claimed)]):
        return figured
    beyond = set(content_words(without_marks(draft.text))) - query.weights.keys()
    if not beyond:
        return here
    shared = [len(beyond & set(content_words(s.text))) for s in here]
    most = max(shared, default=0)
    return [s for s, count in zip(here, shared, strict=True) if count and count >= _AS_MUCH * most]


def _of_the_period(asked: Asked, passages: Sequence[Passage]) -> bool:
    """Tell whether fact rows are of a year that is asked for; the checks hold what is said against their values."""
    return not asked.years or any(asked.years & set(named_periods(p.text).years) for p in passages)


def _bears(asked: Asked, query: Query, passages: Sequence[Passage]) -> bool:
    """Tell whether passages, with what their documents are named by, are of the subject and period, and the attribute.

    One name of several may be missing: people call things shortly.
    """
    ground = ground_of(passages)
    held = ground.words
    if not is_of(asked, query, ground):
        return False
    if not (asked.years or _yes_or_no(asked)):
        return False
    borne = sum(w for t, w in query.weights.items() if t in held or t in map(str, asked.years)) / query.total
    return borne >= _LEAST_BORNE


def _yes_or_no(asked: Asked) -> bool:
    return opens_with("auxiliary", asked.text.lstrip())


def _written(passage: Passage) -> frozenset[float]:
    """Return the numbers of a passage; an address or a clock time is none."""
    plain = (figure.replace(",", "") for figure in figures_in(passage.text))
    return frozenset(float(figure) for figure in plain if figure.replace(".", "", 1).isdecimal())


def _in_another_language(question: str, cited: Sequence[Passage]) -> bool:
    """What is told in other words than the question's language has can't be held against it."""
    asked, told = languages_of(question), language_of(" ".join(p.text[:500] for p in cited[:3]))
    return bool(asked and told and told not in asked)


def _may_be_of(question: str, cited: Sequence[Passage]) -> bool:
    """Tell whether passages in another language have the years that are asked for, and a name that can be compared.

    Figures are left to the checks. Names are compared where both sides write them in the same script.
    """
    asked, ground = asked_for(question), ground_of(cited)
    names = names_of(understand(asked.text, ()))
    comparable = {t for t in names if t.isascii() == any(map(str.isascii, ground.words))}
    return asked.years <= ground.years and (not comparable or bool(comparable & ground.words))


def _read(question: str, evidence: Evidence, draft: Draft) -> tuple[Query, Sequence[Segment], frozenset[float]]:
    read = weighed(question, evidence.passages)
    return read.query, read.pool, values_in(without_marks(draft.text))


def _looked_up(asked: Asked, query: Query, pool: Sequence[Segment], said: _Said) -> Admission:
    """A figure of a period: the one that is claimed must stand below it, or what it was computed from."""
    everywhere = standings_in(asked, pool, query.weights)
    here = [s for s in everywhere if s.segment.source in said.cited]
    standings = [s for s in here if agree(values_of(s), said.claimed)] or here[:1]
    best = next((s.score for s in standings[:1] if agree(values_of(s), said.claimed)), 0.0)
    ruling = rule(everywhere)
    if best >= LEAST_STANDING:
        told = ruling.outcome != "ambiguous" or says_which(said.draft, ruling, said.evidence, said.cited, said.claimed)
        return ADMITTED if told else Admission(admitted=False, ruling=ruling)
    nearest = standings[0].segment if standings else None
    if ruling.outcome != "lacks":
        return Admission(admitted=False, doubted=best >= _LEAST_BESIDE_ANOTHER, nearest=nearest)
    passages = [said.evidence.passages[n - 1] for n in sorted(said.cited)]
    if said.proven and best >= _LEAST_PROVEN and is_of(asked, query, ground_of(passages)):
        return ADMITTED
    doubted = best >= _LEAST_STANDING_IN_DOUBT or (said.proven and _bears(asked, query, passages))
    return Admission(admitted=False, doubted=doubted, nearest=nearest)
