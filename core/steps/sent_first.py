"""Sent first: a file that came with a question is asked before the documents, which may say it of something else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from core.model import EXTRACTIVE, FOUND, Answer, Mode, Question
from core.ports import Kit


async def sent_first(answering: Callable[[Question], Awaitable[Answer]], question: Question, kit: Kit) -> Answer:
    """Return the answer from what was sent along, or from that and the documents where it alone has none.

    A language model reads which of them is meant; without one, a document that shares more words would win.
    """
    alone = bool(question.attached) and kit.model.name == EXTRACTIVE and question.mode is Mode.STANDARD
    if alone and question.retry is None:
        made = await answering(replace(question, collections=()))
        if made.outcome in FOUND:
            return made
    return await answering(question)
