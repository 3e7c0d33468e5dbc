"""Whether a question is the last one asked again, in the same words or in others."""

from __future__ import annotations

from core.reading.amounts import read_amounts
from core.reading.detection import language_of
from core.reading.digits import years_in
from core.reading.wording import held_terms, kind_of, telling_words
from core.reading.words import content_words

ALIKE = 0.6  # of the words of both that carry meaning
SAME_MEANING = 0.8  # cosine of the embedder that ships with the package
_FEWEST = 2  # words that carry meaning, below which a question says too little to be compared


def is_asked_again(before: str, now: str, cosine: float = 0.0) -> bool:
    """Say whether `now` asks what `before` asked: most words shared, or the same meaning, and no other figure or name.

    `cosine` is how near the two are to an embedder that reads their language, 0 where there is none. Words that only
    ask, and particles, are none of either, in whichever language: `얼마인가요` is in every question for a price.
    """
    if _particulars(before) != _particulars(now):
        return False
    language = language_of(before) or language_of(now)
    if (language_of(now) or language) != language:
        return False
    shared, every = _in_stems(before, now) if kind_of(language) == "stems" else _in_its_way(before, now, language)
    return every > 0 and (cosine >= SAME_MEANING or shared / every >= ALIKE)


def _in_stems(before: str, now: str) -> tuple[int, int]:
    """Return how many words both have, and how many there are in all; 0 where one says too little."""
    first, second = set(content_words(before)), set(content_words(now))
    return (len(first & second), len(first | second)) if min(len(first), len(second)) >= _FEWEST else (0, 0)


def _in_its_way(before: str, now: str, language: str) -> tuple[int, int]:
    """Return the same of words as a language compares them: a word is there where all that it is looked for by is."""
    first, second = telling_words(before, language), telling_words(now, language)
    if min(len(first), len(second)) < _FEWEST:
        return 0, 0
    there = sum(held_terms(word.terms, now, language) == frozenset(word.terms) for word in first)
    back = sum(held_terms(word.terms, before, language) == frozenset(word.terms) for word in second)
    shared = min(there, back)
    return shared, len(first) + len(second) - shared


def _particulars(text: str) -> set[str]:
    """Figures, years, and words in capitals behind the first: what sets apart two questions that are alike."""
    named = {word.strip(".,;:!?\"'()").casefold() for word in text.split()[1:] if word[:1].isupper() and len(word) > 1}
    return {*(amount.text for amount in read_amounts(text)), *map(str, years_in(text)), *named}
