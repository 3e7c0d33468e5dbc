"""What a length of time is of: a sentence whose own subject is another thing than the one asked for is no answer.

`The interview costs 40 euros. The medical check takes 20 minutes.` tells nobody how long the interview takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from core.extraction.segments import Segment
from core.extraction.support import Query
from core.reading.characters import has_digit
from core.reading.lexicon import pattern_of, speaks_of_any, terms_in
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.wording import AskedWord, telling_words

_LENGTHS: Final[tuple[Role, ...]] = ("asks_duration", "kind_how_long", "calendar_word", "length_word", "approximate")
_POINTS: Final[tuple[Role, ...]] = ("pronoun", "demonstrative")
_TOLD: Final = ("sentence", "item")


def lasts_another(query: Query, segment: Segment, pool: Sequence[Segment]) -> bool:
    """Tell whether a sentence says how long another thing takes than a question names.

    Only where another sentence says the thing, and this one neither says it, nor is headed by it, nor points back
    (`it takes a week`), but has words of its own before its figure.
    """
    if segment.kind not in _TOLD or not speaks_of_any(("asks_duration", "kind_how_long"), query.text, query.language):
        return False
    thing = _bare(query.text, query)
    if not thing or _says(query, thing, f"{segment.text} {segment.context}"):
        return False
    if speaks_of_any(_POINTS, segment.text, query.language) or not _subject(segment.text, query):
        return False
    return any(one is not segment and one.kind in _TOLD and _says(query, thing, one.text) for one in pool)


def _subject(text: str, query: Query) -> list[AskedWord]:
    """Return the words of a sentence before its first figure that speak of no time."""
    runs = text.split()
    at = next((n for n, run in enumerate(runs) if has_digit(run) or run.casefold() in NUMBERS), len(runs))
    return _bare(" ".join(runs[:at]), query)


def _bare(text: str, query: Query) -> list[AskedWord]:
    of_kind = {word.terms for word in telling_words(text, query.language) if word.of_kind}
    for role in _LENGTHS:
        text = pattern_of(role, query.language).sub(" ", text)
    asking = _asking(query.language)
    told = telling_words(text, query.language)
    return [word for word in told if word.terms not in of_kind and asking.isdisjoint(word.terms)]


@cache
def _asking(language: str) -> frozenset[str]:
    """What asks for a length (`take`, `dure`), and verbs that say little."""
    said = (*terms_in("asks_duration", language=language), *terms_in("light_verb", language=language))
    return frozenset(term for one in said for word in telling_words(one, language) for term in word.terms)


def _says(query: Query, thing: Sequence[AskedWord], text: str) -> bool:
    held = query.held(text)
    return any(len(held.intersection(word.terms)) * 2 > len(word.terms) for word in thing)
