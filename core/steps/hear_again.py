"""Hear again: whether a question is the one before it, asked once more because its answer did not help."""

from __future__ import annotations

from core.errors import ErrataError
from core.learning.rephrasing import is_asked_again
from core.model import Question
from core.ports import Kit
from core.retrieval.language import reads


async def asks_again(question: Question, kit: Kit) -> bool:
    """Say whether the last question of the same conversation is asked again, in the same words or in others."""
    before = next((turn.text for turn in reversed(question.history) if turn.role == "user"), "")
    now = question.asked or question.text
    if not before or question.retry is not None:
        return False
    return is_asked_again(before, now) or is_asked_again(before, now, await _cosine(before, now, kit))


async def _cosine(before: str, now: str, kit: Kit) -> float:
    if kit.embedder is None or not all(reads(kit.embedder, text) for text in (before, now)):
        return 0.0
    try:
        first, second = [await kit.embedder.embed_query(text) for text in (before, now)]
    except ErrataError:  # an answer is not to fail for what is only learnt from it
        return 0.0
    return float(first @ second)
