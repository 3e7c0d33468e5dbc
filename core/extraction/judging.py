"""Reflect and Refine without a model: what a draft covers, what stands in its sources, what is missing."""

from __future__ import annotations

from core.extraction.segments import segments
from core.extraction.support import tells_figure, understand
from core.extraction.verifying import cited_passages, supported, without_lead_in
from core.model import Draft, Evidence, Question, Reflection
from core.reading.lexicon import pattern_of
from core.reading.marks import cited_in, without_marks
from core.reading.phrases import in_all
from core.reading.roles import Role
from core.reading.sentences import sentences
from core.reading.words import content_words, words
from core.tasks import Refine

# `How long is the trial?` is covered by `45 days`: such words ask for a figure, and are no part of its answer.
_ASK_A_FIGURE: tuple[Role, ...] = ("how_measured", "number_asked")
_MOST_GAPS = 5
_LONGEST_QUERY = 1_000


def reflect(question: Question, evidence: Evidence, draft: Draft) -> Reflection:
    """Return a reflection whose score is the share of supported sentences, halved where the question is not covered.

    A fully supported draft that covers 60 % of the question's words (by weight, with its sources' headings) reaches
    the default threshold of 0.8.
    """
    told = map(without_lead_in, sentences(draft.text))
    said = [s for s in told if s and s not in in_all("refusal")]
    held = [s for s in said if supported(question.text, evidence, s)]
    grounded = len(held) / len(said) if said else 0.0
    coverage, gaps = _covered(question.text, evidence, draft)
    if draft.refused:
        return Reflection(
            True, 0.3, False, False, gaps, (), bool(gaps), "The sources found do not answer the question."
        )
    return Reflection(
        answer_grounded=grounded == 1.0,
        reflection_score=round(grounded * (0.5 + 0.5 * coverage), 2),
        hallucination_detected=grounded < 1.0,
        sources_cited=all(cited_in(s) for s in said),
        gaps=gaps,
        needs_regeneration=grounded < 1.0 or bool(gaps),
        reasoning=f"{grounded:.0%} of the sentences stand in their sources; {coverage:.0%} of the question is covered.",
    )


def refine(task: Refine) -> str:
    """Return the query with the gaps' words that it lacks, and the question's own."""
    known = set(content_words(task.query))
    added: list[str] = []
    for text in (*task.gaps, task.question.text):
        for word in words(text):
            stems = content_words(word)
            if stems and stems[0] not in known:
                known.update(stems)
                added.append(word)
    return " ".join([task.query, *added])[:_LONGEST_QUERY]


def _covered(question: str, evidence: Evidence, draft: Draft) -> tuple[float, tuple[str, ...]]:
    cited = cited_passages(evidence, draft.text)
    if evidence.rows and any(p.meta.is_facts for p in cited):
        return 1.0, ()  # a fact tool is chosen where it answers the whole question, in whatever words
    if tells_figure(without_marks(draft.text)):
        for role in _ASK_A_FIGURE:
            question = pattern_of(role).sub("how", question)
    query = understand(question, segments(evidence.passages))
    around = " ".join(f"{p.meta.title} {p.meta.section} {p.text}" for p in cited)
    # What stands beside a quote in its source says what the quote is about, as a heading does.
    stated, context = set(content_words(draft.text)), set(content_words(around))
    gained = sum(w * (1.0 if t in stated else 0.7 if t in context else 0.0) for t, w in query.weights.items())
    missing = [w for w in words(question) if set(content_words(w)) - stated - context]
    return gained / query.total, tuple(dict.fromkeys(missing))[:_MOST_GAPS]
