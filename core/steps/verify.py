"""Verify: the model holds a draft that passed examination against the evidence, hidden from the asker."""

from __future__ import annotations

from dataclasses import replace

from core.concurrency.threads import computed
from core.drafts.attribution import attribute
from core.drafts.evidence_text import with_text_of
from core.drafts.remarks import is_remark
from core.errors import ContextTooLong
from core.model import (
    EXTRACTIVE,
    VERIFICATION,
    Attempt,
    Draft,
    Evidence,
    Question,
    Reflection,
    Severity,
    Status,
    Verdict,
)
from core.ports import Kit, Progress
from core.reading.marks import cited_in, without_marks
from core.settings import Settings
from core.tasks import Reflect, Verification, Verify

_UNVERIFIED = "It could not be verified against the sources."
_EMPHASIS = str.maketrans("", "", "*_`")
_LONGEST_REMARK = 500  # characters of what the model says about a draft


async def verify(attempt: Attempt, question: Question, kit: Kit) -> Attempt:
    """Return the attempt with what verification said: accepted, or a fix, or what is wrong.

    A draft that failed examination at medium severity or above is not worth a model call: it goes to repair. What was
    found at less than that, verification is told of; a language model that confirms the draft settles the doubts.
    """
    if attempt.severity.rank >= Severity.MEDIUM.rank:
        return attempt
    if attempt.evidence.empty:
        return replace(attempt, accepted=True)
    kit.report(Progress("verifying", attempt=attempt.number))
    by = _by_reflection if question.mode.reflects else _by_marker
    try:
        return await by(attempt, attempt.evidence, question, kit)
    except ContextTooLong:
        pass
    try:
        return await by(attempt, with_text_of(attempt.evidence, attempt.draft.cited), question, kit)
    except ContextTooLong:
        return _unverified(attempt, "the sources are too long for the model to verify the answer against")


async def _by_marker(attempt: Attempt, evidence: Evidence, question: Question, kit: Kit) -> Attempt:
    reply = await kit.model.do(Verify(question, evidence, attempt.draft, _hints(attempt)))
    said = reply.value
    if not said.search and _approves(said, attempt):
        return _accepted(attempt, reply.model)
    fix = said.fix and replace(await computed(attribute, said.fix, attempt.evidence), model=reply.model)
    remark = ""
    if fix is not None and await computed(is_remark, fix, attempt.evidence):
        remark, fix = fix.text[:_LONGEST_REMARK], None
    if said.search:
        return _sent_to_search(attempt, said.search, fix, remark)
    if remark:
        return _refuted(attempt, "verification objected to the draft", remark)
    if fix is None:
        return _unverified(attempt, "verification gave no usable reply")
    return replace(_refuted(attempt, "verification corrected the draft"), fix=fix)


def _approves(said: Verification, attempt: Attempt) -> bool:
    return said.completed or (said.fix is not None and _same(said.fix.text, attempt.draft.text))


def _sent_to_search(attempt: Attempt, search: str, fix: Draft | None, remark: str) -> Attempt:
    """The search comes first: a correction written before it is a proposal for the draft that is written after it."""
    proposal = fix.text if fix is not None else remark
    hint = f'Verification asked for a search for "{search}": hold the answer against what it found.'
    hint += f" It said: {proposal[:_LONGEST_REMARK]}" if proposal else ""
    return replace(_refuted(attempt, "verification asked for another search", hint), fix=fix, search=search)


def _refuted(attempt: Attempt, detail: str, hint: str = _UNVERIFIED, severity: Severity = Severity.MEDIUM) -> Attempt:
    fault = Verdict(VERIFICATION, Status.FAIL, severity, detail, hint)
    return replace(attempt, verdicts=(*attempt.verdicts, fault))


def _unverified(attempt: Attempt, detail: str) -> Attempt:
    """That nobody could look is no objection: such a draft is better than one that was objected to."""
    return _refuted(attempt, detail, severity=Severity.LOW)


async def _by_reflection(attempt: Attempt, evidence: Evidence, question: Question, kit: Kit) -> Attempt:
    reply = await kit.model.do(Reflect(question, evidence, attempt.draft, _hints(attempt)))
    said = reply.value
    if satisfies(said, kit.settings):
        return replace(_accepted(attempt, reply.model), reflection=said)
    below = said.reflection_score < kit.settings.reflection_min_score
    return replace(
        attempt,
        reflection=said,
        search=said.search,
        final=below and not said.needs_regeneration and not said.search,
        verdicts=(*attempt.verdicts, _fault(said)),
    )


def satisfies(said: Reflection, settings: Settings) -> bool:
    """Accepted: score at least `REFLECTION_MIN_SCORE`, grounded, no hallucination, nothing outdated or to look up."""
    wanting = said.outdated or said.hallucination_detected or said.search or not said.answer_grounded
    return said.reflection_score >= settings.reflection_min_score and not wanting


def _fault(said: Reflection) -> Verdict:
    severity = Severity.HIGH if said.hallucination_detected else Severity.MEDIUM
    missing = "; ".join((*said.gaps, *said.outdated))
    detail = f"reflection scored {said.reflection_score:.2f}" + (f": {said.reasoning}" if said.reasoning else "")
    hint = (f"Missing or outdated: {missing}. " if missing else "") + (said.reasoning or _UNVERIFIED)
    return Verdict(VERIFICATION, Status.FAIL, severity, detail, hint)


def _hints(attempt: Attempt) -> tuple[str, ...]:
    return tuple(v.hint for v in attempt.verdicts if v.failed and v.hint)


def _accepted(attempt: Attempt, by: str) -> Attempt:
    """Accept the draft; what only rules confirm, they doubt as before."""
    settled = attempt.verdicts if by == EXTRACTIVE else tuple(map(_settled, attempt.verdicts))
    return replace(attempt, accepted=True, verdicts=(*settled, Verdict(VERIFICATION, Status.PASS)))


def _settled(verdict: Verdict) -> Verdict:
    if not verdict.doubt:
        return verdict
    detail = f"{verdict.detail.rstrip('.')}; verification confirmed it."
    return Verdict(verdict.check, Status.PASS, detail=detail, settled=True)


def _same(fix: str, draft: str) -> bool:
    """A "fix" that changes nothing but white space and emphasis is an approval, also where it leaves out the marks.

    Signs, currencies and other marks are changes: `$2.1B` for `-$2.1B` is a correction.
    """

    def bare(text: str) -> str:
        return " ".join(without_marks(text).translate(_EMPHASIS).split()).casefold().rstrip(" .")

    return bare(fix) == bare(draft) and (not cited_in(fix) or set(cited_in(fix)) == set(cited_in(draft)))
