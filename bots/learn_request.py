"""Whether somebody who sends a file wants it learnt, rather than asks about it."""

from __future__ import annotations

import re

_LEARN = re.compile(
    r"^\W*(?:please\s+)?(?:learn|ingest|index|remember|read|add)"
    # A list of words, each in one reading only: `this` is an item of it, and part of another behind `the` or `from`.
    r"(?:[\s,]++(?:this|these|it|them|(?:(?:the|from)\s+(?:(?:the|from|this)\s+)*)?"
    r"(?:files?|documents?|attachments?|pdfs?|tables?)))*"
    r"(?:[\s,]+(?:please|to|into|in|for)\b.{0,40})?\W*$",
    re.IGNORECASE,
)


def asks_to_learn(text: str) -> bool:
    """Say whether a text is nothing but the wish that what comes with it be learnt: `learn this, please`."""
    return _LEARN.match(text) is not None
