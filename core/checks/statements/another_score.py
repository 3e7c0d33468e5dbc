"""A score that no source has, where the evidence tells scores: `won 38-26` where it stood at 38-12.

A doubt: a final score may follow from what is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.reading.lexicon import speaks_of
from core.reading.scores import scores_in


def _another_score(said: Statement) -> Iterator[Misstatement]:
    text = said.sentence.text
    found = scores_in(text)
    if not found or not speaks_of("scores", text):
        return
    told = frozenset().union(*map(_scores, said.sources))
    for start, end, score in found if told else ():
        if score not in told:
            at, written = said.sentence.start, text[start:end]
            reason = f"{written} stands in no source"
            yield Misstatement(at + start, at + end, reason, f"`{written}`: {reason}.", doubt=True)


@lru_cache(maxsize=64)
def _scores(source: str) -> frozenset[frozenset[str]]:
    return frozenset(score for _, _, score in scores_in(source))


ANOTHER_SCORE = Said("another_score", _another_score, of_digits=True)
