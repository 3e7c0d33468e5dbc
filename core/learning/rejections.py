"""What it means that somebody rejects an answer: one signal, whichever way they came by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.learning.readers_words import LONGEST_CORRECTION, says_what_is_right
from core.learning.signals import signal_of
from core.model import Answer, Scalar, Signal

TOPIC_CHARS = 500


@dataclass(frozen=True, slots=True)
class Rejection:
    """Who rejected an answer, and in which words, where they gave any.

    `author` is as the audit log names them. `said_in` is the message of those words (platform:channel:message), where
    they have one: with that message they are taken back.
    """

    author: str
    session_id: str = ""
    said: str = ""
    said_in: str = ""


def rejected(answer: Answer, files: Sequence[str], rejection: Rejection) -> Signal:
    """Return the signal of a thumbs-down: with the correction, where whoever gave it said what would be right.

    `files` are what the answer rests on, best first.
    """
    context: dict[str, Scalar] = {"file": files[0] if files else None, "answer_id": answer.id}
    said = rejection.said.strip()
    if says_what_is_right(said):
        inside = {source.passage.meta.collection for source in answer.sources}
        context |= {
            "correction": said[:LONGEST_CORRECTION],
            "author": rejection.author,
            "question": answer.question.text[:TOPIC_CHARS],
            "said_in": rejection.said_in or None,
            "into": next(iter(inside)) if len(inside) == 1 else None,  # of several, whoever approves it says which
        }
    trace = answer.question.trace_id
    return signal_of("chat", "thumbs_down", trace_id=trace, session_id=rejection.session_id, **context)
