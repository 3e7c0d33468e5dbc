"""Whether a question is the last one asked again, in the same words or in others."""

from __future__ import annotations

from core.reading.amounts import read_amounts
from core.reading.digits import years_in
from core.reading.words import content_words

ALIKE = 0.6  # of the words of both that carry meaning
SAME_MEANING = 0.8  # cosine of the embedder that ships with the package
_FEWEST = 2  # words that carry meaning, below which a question says too little to be compared


def is_asked_again(before: str, now: str, cosine: float = 0.0) -> bool:
    """Say whether `now` asks what `before` asked: most words shared, or the same meaning, and no other figure or name.

    `cosine` is how near the two are to an embedder, 0 where there is none.
    """
    first, second = set(content_words(before)), set(content_words(now))
    if min(len(first), len(second)) < _FEWEST or _particulars(before) != _particulars(now):
        return False
    return cosine >= SAME_MEANING or len(first & second) / len(first | second) >= ALIKE


def _particulars(text: str) -> set[str]:
    """Figures, years, and words in capitals behind the first: what sets apart two questions that are alike."""
    named = {word.strip(".,;:!?\"'()").casefold() for word in text.split()[1:] if word[:1].isupper() and len(word) > 1}
    return {*(amount.text for amount in read_amounts(text)), *map(str, years_in(text)), *named}
