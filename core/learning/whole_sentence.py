"""A correction of a few words (`no, it is 8 now`) as the whole sentence that it makes of the answer it corrects."""

from __future__ import annotations

from typing import Final

from core.reading.amount import Amount
from core.reading.amounts import read_amounts
from core.reading.detection import language_of
from core.reading.digits import figures_in
from core.reading.lexicon import words_of
from core.reading.marks import without_marks
from core.reading.sentences import sentences
from core.reading.wording import telling_words
from core.reading.words import content_words

_MOST_OF_ITS_OWN: Final = 2
"""Words that carry meaning beside a figure, from more of which on a correction says itself what it is about."""


def whole_sentence(words: str, answer: str) -> str:
    """Return the sentence of an answer with its figure exchanged for that of the words; the words, where none fits.

    They name one figure and hardly more. Of the answer's sentences exactly one may have a figure of that kind, and one
    alone: what else was meant is not guessed.
    """
    corrected = read_amounts(words)
    if len(corrected) != 1 or len(figures_in(words)) != 1 or not is_a_fragment(words, language_of(answer) or "en"):
        return words
    figure = corrected[0]
    fitting = [
        (said, found)
        for said in sentences(without_marks(answer))
        if (found := read_amounts(said)) and any(_alike(figure, one) for one in found)
    ]
    if len(fitting) != 1 or len(fitting[0][1]) != 1:
        return words
    said, (replaced,) = fitting[0]
    told = words[figure.start : figure.end]
    if replaced.unit and not figure.unit:  # `8` of `7 EUR`
        number = next(iter(figures_in(said[replaced.start : replaced.end])), "")
        told = said[replaced.start : replaced.end].replace(number, told, 1) if number else ""
    return f"{said[: replaced.start]}{told}{said[replaced.end :]}" if told else words


def is_a_fragment(words: str, language: str) -> bool:
    """Tell whether words say by themselves what they are about: `it is 8` does not. `language` is ISO 639-1."""
    idle = {stem for one in read_amounts(words) for stem in content_words(f"{one.text} {one.noun}")}
    idle |= {word for phrase in words_of("of_the_present", language=language) for word in content_words(phrase)}
    told = telling_words(words, language) if language != "en" else ()
    terms = {word.casefold() for one in told for word in one.terms} if told else set(content_words(words))
    return len({term for term in terms if term not in idle and not term[:1].isdigit()}) < _MOST_OF_ITS_OWN


def _alike(one: Amount, other: Amount) -> bool:
    """Both of one unit, or the correction of none; of things that are counted, of the same where it names them."""
    if one.unit:
        return one.unit == other.unit
    mine, theirs = set(content_words(one.noun)), set(content_words(other.noun))
    return not mine or bool(other.unit) or not mine.isdisjoint(theirs)
