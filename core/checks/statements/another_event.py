"""A year that the evidence names only beside something else: `broke up in 2000`, where an album came out in 2000.

A doubt: the sentences that name the year, and those beside them, have none of the words that tell what happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from core.checks.rule import Misstatement, Said, Statement
from core.checks.support import Source, source_of
from core.reading.cited_sentences import sentences_of
from core.reading.digits import years_at
from core.reading.words import content_words

TELLING = 4
"""Words that a sentence must have, besides those of its source's subject, to tell what happened."""


def _another_event(said: Statement) -> Iterator[Misstatement]:
    named = years_at(said.sentence.text)
    for year, start, end in named if len(named) == 1 else ():
        if any(_tells(year, said, text) for text in said.sources) or not any(str(year) in y for t in said.sources for y in source_of(t).years):
            continue
        at = said.sentence.start
        hint = f"`{year}` stands beside something else in the evidence: look up when this was."
        yield Misstatement(at + start, at + end, f"the evidence names {year} beside something else", hint, doubt=True)


def _tells(year: int, said: Statement, text: str) -> bool:
    """The source has a word of what is said beside the year, or the sentence too few to tell."""
    source = source_of(text)
    telling = _telling(said.sentence.text, source)
    if len(telling) < TELLING:
        return True
    places = [i for i, years in enumerate(source.years) if str(year) in years]
    return any(not telling.isdisjoint(words) for i in places for words in _around(text, i))


def _telling(text: str, source: Source) -> frozenset[str]:
    return frozenset(w for w in content_words(text) if not w[0].isdigit() and not source.is_common(w))


def _around(text: str, at: int) -> Sequence[frozenset[str]]:
    return _stems(text)[max(0, at - 1) : at + 2]


@lru_cache(maxsize=32)
def _stems(text: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(content_words(s.text)) for s in sentences_of(text))


ANOTHER_EVENT = Said("another_event", _another_event)
