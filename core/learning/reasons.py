"""Whether what a reader says of an answer holds something to learn. Loaded by who only listens: it checks nothing."""

from __future__ import annotations

from core.learning.whole_sentence import tells_a_value
from core.reading.detection import language_of
from core.reading.wording import kind_of
from core.reading.words import content_words

_LEAST_WORDS = 3  # that carry meaning, in a correction without a figure
_LEAST_PAIRS = 4  # of characters, where no blanks part words: `틀렸어요` has three


def says_what_is_right(text: str) -> bool:
    """Say whether a reader's words hold something that could be true, and are not only a complaint."""
    least = _LEAST_PAIRS if kind_of(language_of(text)) == "pairs" else _LEAST_WORDS
    return tells_a_value(text) or len(set(content_words(text))) >= least
