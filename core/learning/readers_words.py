"""What a reader's words against an answer say: whether they lead anywhere, and the question as they put it."""

from __future__ import annotations

from core.drafts.choices import meant
from core.learning.whole_sentence import tells_a_value
from core.model import Answer
from core.reading.detection import language_of
from core.reading.wording import kind_of
from core.reading.words import content_words

_LEAST_WORDS = 3  # that carry meaning, in a correction without a figure
_LEAST_PAIRS = 4  # of characters, where no blanks part words: `틀렸어요` has three
LONGEST_CORRECTION = 2_000
SEARCHED_WORDS = 300  # characters of a reader's reason that are searched with


def says_what_is_right(text: str) -> bool:
    """Say whether a reader's words hold something that could be true, and are not only a complaint."""
    least = _LEAST_PAIRS if kind_of(language_of(text)) == "pairs" else _LEAST_WORDS
    return tells_a_value(text) or len(set(content_words(text))) >= least


def tells(old: Answer, words: str) -> bool:
    """Say whether the words in which an answer was rejected lead anywhere: to what is right, or to a choice of it."""
    return says_what_is_right(words) or meant(words, old.choices) is not None


def in_words(old: Answer, words: str) -> str:
    """Return the question of a rejected answer as whoever rejected it put it.

    Where the answer asked back, and they name one of its choices, that is the question which means that one.
    """
    choice = meant(words, old.choices)
    return choice.question if choice else f"{old.question.text} ({words})"
