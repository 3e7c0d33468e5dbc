"""What the confidence of an answer or a refusal rests on: checks, agreement of the sources, the kind of question."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from core.checks.registry import proves
from core.extraction.agreement import agreement, best_support, named_in
from core.extraction.gate.asked import asked_for
from core.extraction.gate.ruling import LEAST_STANDING
from core.extraction.verifying import held_share
from core.extraction.wanted import in_english
from core.model import (
    EXTRACTIVE,
    RELEVANCE,
    VERIFICATION,
    Attempt,
    Evidence,
    Question,
    Severity,
    Status,
    Verdict,
    worst,
)
from core.reading.marks import cited_in
from core.retrieval.relevance import coverage_of, relevance
from core.tool_names import ToolName

_TYPICAL_MARGIN = 0.9  # relative margin of a retrieval that found something: what can't be measured counts as this
_LEAST_AGREED = -0.2  # below this, rankings that disagree more tell no more
# What a retry costs a language model's draft beside an extract's: the model was told what to mend, an extract has only
# its second best left. Assumed; the fit knows retries of extracts alone.
_MENDED = 0.4


class Kind(StrEnum):
    """A kind of question by what answers it: each has a mix of its own."""

    ROWS = "figures of rows"
    TABLES = "figures of documents' tables"
    LOOKED_UP = "figure of a period, quoted"
    QUOTED = "anything else, quoted"
    ELSEWHERE = "quoted, not in English"
    FIGURE = "figure, written by a model"
    PROSE = "prose, written by a model"
    WRITTEN_ELSEWHERE = "written by a model, not in English"


class Refusal(StrEnum):
    """A kind of refusal: the searches and the measures of support know English best."""

    ENGLISH = "refused"
    ELSEWHERE = "refused, not in English"


class Measures(NamedTuple):
    """What confidence rests on, each 0-1 but `agreed` (-0.2 to 0.1) and `ahead` (-1 to 1).

    Of what was checked:
    - faulty, wrong, very_wrong: the worst failed check is at least low, medium, high; a doubt that a language model
      did not share is one.
    - proven: a check that proves passed over what a language model wrote (a quote proves itself).
    - held: the share of what a language model wrote whose words stand in what it cites.
    - verified: verification passed; by reflection, its score. No answer is measured whose verifier was a real model.
    - retried: it took more than one draft.
    Of how the sources agree with the question, and with each other (`core.extraction.agreement`):
    - coverage: the question's words that the best cited passage holds.
    - agreed: how far keyword and dense search agreed on the best passage, beyond the usual.
    - named, told, ahead, seconded: of an `Agreement`.
    - support: how well what an extract quotes first answers, as it was chosen by.
    - asks_figure: a figure is asked for.
    """

    faulty: float
    wrong: float
    very_wrong: float
    proven: float
    held: float
    verified: float
    retried: float
    coverage: float
    agreed: float
    named: float
    told: float
    ahead: float
    seconded: float
    support: float
    asks_figure: float


SIGNS = Measures(-1, -1, -1, 1, 1, 1, -1, 1, 1, 1, 1, 1, 1, 1, 0)
"""Which way each measure may move the confidence: a fit that says otherwise has learned an accident; 0 is free."""


class RefusalMeasures(NamedTuple):
    """What the confidence of a refusal rests on, each 0-1.

    - relevant: the chance that the evidence holds an answer (`core.retrieval.relevance`).
    - borne: how well its best sentence or row is supported, by the question's words.
    - named: the names, figures and years that the question insists on, as far as the evidence has them.
    - asks_figure: a figure is asked for; written: a language model refused.
    """

    relevant: float
    borne: float
    named: float
    asks_figure: float
    written: float


REFUSAL_SIGNS = RefusalMeasures(-1, -1, -1, 0, 0)
"""Which way each may move the confidence of a refusal."""


def measures(question: Question, attempt: Attempt, *, fell_back: bool) -> Measures:
    """Return what the confidence of an answer rests on."""
    rank = _worst_check(attempt.verdicts).rank
    rows = bool(attempt.evidence.rows)
    by_rules = fell_back or attempt.draft.model == EXTRACTIVE
    quoted = by_rules and not rows
    passed = any(proves(v) and v.status is Status.PASS for v in attempt.verdicts)
    found = agreement(question.text, attempt.draft, attempt.evidence)
    return Measures(
        faulty=float(rank >= Severity.LOW.rank or _was_doubted(attempt.verdicts)),
        wrong=float(rank >= Severity.MEDIUM.rank),
        very_wrong=float(rank >= Severity.HIGH.rank),
        proven=float(passed and not by_rules),
        held=1.0 if by_rules else held_share(question.text, attempt.evidence, attempt.draft),
        verified=_verified(attempt),
        retried=(1.0 if by_rules else _MENDED) * (attempt.number > 1),
        coverage=coverage_of(question.text, _cited(attempt)),
        agreed=max(_LEAST_AGREED, attempt.evidence.signals.get("relative_margin", _TYPICAL_MARGIN) - _TYPICAL_MARGIN),
        named=found.named,
        told=found.told,
        ahead=found.ahead,
        seconded=found.seconded,
        support=attempt.draft.support * quoted,
        asks_figure=float(asked_for(question.text).figure),
    )


def kind_of(question: Question, attempt: Attempt, *, fell_back: bool) -> Kind:
    """Return what kind of question an answer is to."""
    asked = asked_for(question.text)
    if attempt.evidence.rows:
        tools = {found.call.tool for found in attempt.evidence.tool_results if found.rows}
        return Kind.TABLES if tools == {ToolName.TABLES} else Kind.ROWS
    elsewhere = not in_english(asked.language)
    if fell_back or attempt.draft.model == EXTRACTIVE:
        if elsewhere:
            return Kind.ELSEWHERE
        by_its_words = asked.of_a_period and attempt.draft.support >= LEAST_STANDING
        return Kind.LOOKED_UP if by_its_words else Kind.QUOTED
    if elsewhere:
        return Kind.WRITTEN_ELSEWHERE
    return Kind.FIGURE if asked.figure else Kind.PROSE


def refusal_of(question: Question) -> Refusal:
    """Return what kind of refusal one of a question is."""
    return Refusal.ENGLISH if in_english(asked_for(question.text).language) else Refusal.ELSEWHERE


def refusal_measures(question: Question, attempt: Attempt) -> RefusalMeasures:
    """Return what the confidence of a refusal rests on."""
    evidence = attempt.evidence
    return RefusalMeasures(
        relevant=relevance(question.text, evidence),
        borne=best_support(question.text, evidence),
        named=named_in(question.text, evidence),
        asks_figure=float(asked_for(question.text).figure),
        written=float(attempt.draft.model not in ("", EXTRACTIVE)),
    )


def _worst_check(verdicts: tuple[Verdict, ...]) -> Severity:
    """The worst of the checks; what verification found is measured by its not having passed."""
    return worst([v for v in verdicts if v.check != VERIFICATION])


def _was_doubted(verdicts: tuple[Verdict, ...]) -> bool:
    """A model did not share a doubt, or what is cited hardly says what was asked, which could not be judged."""
    return any(v.settled or (v.check == RELEVANCE and v.status is Status.SKIP) for v in verdicts)


def _verified(attempt: Attempt) -> float:
    if not any(v.check == VERIFICATION and v.status is Status.PASS for v in attempt.verdicts):
        return 0.0
    return min(1.0, max(0.0, attempt.reflection.reflection_score)) if attempt.reflection else 1.0


def _cited(attempt: Attempt) -> Evidence:
    """The passages that the draft cites; all of them where it cites none that exist."""
    passages = attempt.evidence.passages
    numbers = sorted(n for n in cited_in(attempt.draft.text) if 1 <= n <= len(passages))
    return replace(attempt.evidence, passages=tuple(passages[n - 1] for n in numbers) or passages)
