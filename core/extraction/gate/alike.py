"""Whether a sentence says each word of a question, or one that is near it in meaning, as an embedder tells of words.

`Payday?` shares no word with `Salaries arrive on the 28th`, and its word has one near it there. A near miss has more of
the question's words, and nothing near the one that it lacks: who inspects the fire blanket is not told by where it
hangs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from core.concurrency.threads import computed
from core.errors import ErrataError
from core.extraction.segments import Segment
from core.extraction.sharpening import in_context
from core.extraction.support import Query
from core.extraction.told_otherwise import rules_on
from core.ports import Embedder
from core.reading.characters import runs_of
from core.reading.irregular import other_forms
from core.reading.lexicon import pattern_of, words_of
from core.reading.number_words import ORDINALS
from core.reading.words import content_words

# Means of cosines over 183 sentences that answer questions asked in other words, and 171 near misses, three a question
# (docs/decisions/0110-each-word-of-the-question.md): of the shipped embedder, whose unrelated words have about 0.6.
CLOSE: Final = 0.72
"""Of what a language model chose to quote: half of the right ones come so near, one near miss in ten."""
VERY_CLOSE: Final = 0.78
"""Of what rules chose to quote."""
_AS_NEAR: Final = 0.99
"""Of what lacks a word, however it is said there."""
_HANGING = 5.0
"""Seconds for which an embedder is waited for."""
_ON_IT: Final = 0.6
"""Cosine of the whole sentence: of other topics, some words may be near, too."""
_FEWEST: Final = 2
"""Words of a question: one alone is near something in many sentences."""
_LONGEST: Final = 24
"""Words of a sentence: in a longer one, something is near most words."""
_WITHIN = "'’-"
_ARTICLES: Final = ("one", "single")
"""What counts nothing in `for one puppet`, and need not be said."""


async def said_alike(query: Query, segment: Segment, embedder: Embedder | None) -> float:
    """Return how near a sentence, with its heading, comes to those of the question's words that it lacks, 0-1.

    1 where it lacks none; 0 where it lacks a name, a figure or what tells one of several apart, and where no embedder
    was made for the question's language: one for all languages has another scale.
    """
    lacking = query.weights.keys() - query.held(f"{segment.text} {segment.context}")
    if not lacking:
        return 1.0
    if await computed(_is_ruled_on, query, segment, frozenset(lacking)):
        return VERY_CLOSE
    asked, said = await computed(_compared, query, segment, frozenset(lacking))
    if embedder is None or query.language not in (embedder.languages or ()) or not asked or not said:
        return 0.0
    whole = [query.text, segment.text, in_context(segment)]
    try:
        async with asyncio.timeout(_HANGING):
            vectors = await embedder.embed_passages([*whole, *asked, *said])
    except (ErrataError, TimeoutError):
        return 0.0
    about, words = vectors[: len(whole)], vectors[len(whole) :]
    if float((about[1:] @ about[0]).max()) < _ON_IT:
        return 0.0
    near = float((words[: len(asked)] @ words[len(asked) :].T).max(axis=1).mean())
    return min(near, _AS_NEAR)


def _is_ruled_on(query: Query, segment: Segment, lacking: frozenset[str]) -> bool:
    """`Dogs are not admitted`, where it is asked whether one may bring a dog: all but a verb that says little."""
    verbs = frozenset(term for word in query.asked if word.of_kind for term in word.terms)
    frame = pattern_of("asks_permission", "en").search(query.text)
    beside = verbs.union(content_words(frame[0]) if frame else ())
    return lacking <= beside and not query.weights.keys() <= beside and rules_on(query, segment)


def _compared(query: Query, segment: Segment, lacking: frozenset[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the words that a sentence lacks, and its own words and pairs of words; none where one must be said."""
    if lacking & query.specifics or len(query.weights) < _FEWEST or len(segment.text.split()) > _LONGEST:
        return (), ()
    if len(query.weights) > _FEWEST and lacking >= query.weights.keys():
        return (), ()  # of three words and more, one is said: `copy A appears in red` is near everything on forms
    words = dict.fromkeys(run.casefold() for run in runs_of(query.text, _WITHIN))
    told = [run.casefold() for run in runs_of(f"{segment.text} {segment.heading}", _WITHIN)]
    lacked = [word for word in words if not lacking.isdisjoint(content_words(word)) and word not in _ARTICLES]
    if any(word in words_of("sets_apart", language="en") or word in ORDINALS for word in lacked):
        return (), ()
    asked = [next((form for form in told if form in other_forms(word)), word) for word in lacked]
    single = (word for word in dict.fromkeys(told) if content_words(word))
    return asked, [*single, *(f"{one} {other}" for one, other in pairwise(told))]
