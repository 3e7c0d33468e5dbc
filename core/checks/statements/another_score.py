"""A score that no source has, where the evidence tells scores: `won 38-26` where it stood at 38-12.

A doubt: a final score may follow from what is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.reading.lexicon import speaks_of

_MARKS = "-–:"
_SCORE = re.compile(r"(?<![\w.,$€£/:-])(\d{1,3})\s?[-–:]\s?(\d{1,3})(?![\w%°$€£/:-]|[.,]\d)")


def _another_score(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    found = list(_SCORE.finditer(text)) if said.dated and any(map(text.__contains__, _MARKS)) else []
    if not found or not speaks_of("scores", text):
        return
    told = frozenset().union(*map(_scores, said.sources))
    for match in found if told else ():
        if frozenset(match.groups()) not in told:
            start = said.sentence.start
            reason = f"{match[0]} stands in no source"
            yield Misstatement(
                start + match.start(), start + match.end(), reason, f"`{match[0]}`: {reason}.", doubt=True
            )


@lru_cache(maxsize=64)
def _scores(source: str) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(m.groups()) for m in _SCORE.finditer(source))


ANOTHER_SCORE = Said("another_score", _another_score)
