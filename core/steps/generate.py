"""Generate: one draft over the evidence that fits the budget."""

from __future__ import annotations

from dataclasses import replace

from core.concurrency.threads import computed
from core.drafts.attribution import attribute
from core.drafts.evidence_text import quoted
from core.errors import ContextTooLong
from core.model import Draft, Evidence, Passage, Question, Retry
from core.ports import Kit, Progress
from core.tasks import Generate

_LONGEST_REASON = 500  # characters of a reader's complaint
_LONGEST_REJECTED = 1_500
_SHORTEST = 400  # characters of the one passage left, below which shortening it further leaves nothing to answer from


async def generate(task: Generate, kit: Kit, attempt: int = 1) -> tuple[Evidence, Draft]:
    """Return a draft for `task`, whose sentences carry citation marks, and the evidence that it was written over.

    A model whose window is smaller than the evidence is given half of it, and half again, from the end. Raises
    `ContextTooLong` where even a stretch of one passage is too long, and what the model raises.
    """
    if task.evidence.empty:
        return task.evidence, Draft("", refused=True)
    kit.report(Progress("drafting" if attempt == 1 else "fixing", task.instruction, attempt))
    evidence = task.evidence
    while True:
        try:
            reply = await kit.model.do(replace(task, evidence=evidence))
        except ContextTooLong:
            smaller = _smaller(evidence)
            if smaller is None:
                raise
            evidence = smaller
            continue
        return evidence, replace(await computed(attribute, reply.value, evidence), model=reply.model)


def within_budget(evidence: Evidence, tokens: int) -> Evidence:
    """Return `evidence` cut to the passages that fit into `tokens`, in order; the first always stays, shortened."""
    kept: list[Passage] = []
    left = tokens
    for passage in evidence.passages:
        cost = estimated_tokens(passage.text)
        if cost > left and kept:
            continue
        if cost > left:
            passage = replace(passage, text=passage.text[: len(passage.text) * left // cost])
        kept.append(passage)
        left -= min(cost, left)
    return replace(evidence, passages=tuple(kept))


def estimated_tokens(text: str) -> int:
    """Estimate tokens: four characters each for Latin text, one each for CJK."""
    wide = sum(1 for character in text if ord(character) > 0x2E80)
    return wide + (len(text) - wide + 3) // 4


def _smaller(evidence: Evidence) -> Evidence | None:
    """Half the passages, or half of the only one; None where that is short already."""
    if len(evidence.passages) > 1:
        return replace(evidence, passages=evidence.passages[: len(evidence.passages) // 2])
    only = evidence.passages[0] if evidence.passages else None
    if only is None or len(only.text) < _SHORTEST:
        return None
    return replace(evidence, passages=(replace(only, text=only.text[: len(only.text) // 2]),))


def draft_task(question: Question, evidence: Evidence) -> Generate:
    """Return the task of a first draft."""
    retry = question.retry
    return Generate(
        question,
        evidence,
        instruction=_complaint(retry) if retry else "",
        other_model=bool(retry and retry.other_model),
        force_citations=bool(retry and retry.force_citations),
    )


def _complaint(retry: Retry) -> str:
    """What was rejected, and what a reader wrote, is quoted: it says what is amiss, and instructs nobody."""
    parts = []
    if retry.rejected.strip():
        said = quoted(" ".join(retry.rejected.split()))[:_LONGEST_REJECTED]
        parts.append(f'An earlier answer was rejected by its reader: "{said}"')
    if retry.reason.strip():
        said = quoted(" ".join(retry.reason.split()))[:_LONGEST_REASON]
        parts.append(f'An earlier answer was rejected by its reader, whose words were: "{said}"')
    return "\n".join(parts)
