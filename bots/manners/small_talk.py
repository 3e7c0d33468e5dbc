"""Which turns of a conversation are small talk: a question goes on from none of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bots.manners.remarks import RemarkKind, remark_of
from core.model import Turn


def with_small_talk(history: Sequence[Turn]) -> tuple[Turn, ...]:
    """Return a conversation with greetings, thanks and what was asked of the product itself marked as such."""
    return tuple(replace(turn, small_talk=True) if _is_small_talk(turn) else turn for turn in history)


def _is_small_talk(turn: Turn) -> bool:
    if turn.role == "assistant":
        return False
    remark = remark_of(turn.text)
    return remark.kind is RemarkKind.SMALL_TALK or (remark.kind is RemarkKind.ABOUT_US and not remark.further)
