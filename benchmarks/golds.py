"""Whether an answer says what is known to be true: a figure, a phrase, or much of what people answered."""

from __future__ import annotations

import re
from collections.abc import Sequence

from core.reading.amounts import read_amounts
from core.reading.words import content_words

_LEAST_F1, _LEAST_INSIDE, _FEWEST_SHARED = 0.3, 0.6, 3
_MARK = re.compile(r"\s*\[[\d, ]+\]")
_NUMBER = re.compile(r"\(?-?[$£€]?\s*([\d,]*\.?\d+)\s*(?:%|percent|thousand|million|billion)?\)?")


def states(text: str, gold: str) -> bool:
    """Tell whether an answer states a gold figure (within 0.5 %), phrase, or 70 % of a long phrase's words."""
    body = without_marks(text)
    if number := _NUMBER.fullmatch(gold.strip()):
        value = float(number[1].replace(",", ""))
        stated = {abs(v) for a in read_amounts(body) for v in (a.value, a.coefficient)}
        return any(abs(v - value) <= 0.005 * value for v in stated)
    if _squeezed(gold) in _squeezed(body):
        return True
    wanted = set(content_words(gold))
    return len(wanted) >= 4 and len(wanted & set(content_words(body))) >= 0.7 * len(wanted)


def _squeezed(text: str) -> str:
    return re.sub(r"[\s,$£€]+", "", text.casefold())


def meets(text: str, references: Sequence[str]) -> bool:
    """Tell whether an answer's content is a reference's: F1 of content words 0.3, or 60 % of what it says is there.

    Of the answers of two large models to the conversations, 73 of 98 meet this.
    """
    said = _content(text)
    for wanted in map(_content, references):
        shared = len(said & wanted)
        if shared >= _FEWEST_SHARED and (
            2 * shared >= _LEAST_F1 * (len(said) + len(wanted)) or shared >= _LEAST_INSIDE * len(said)
        ):
            return True
    return False


def without_marks(text: str) -> str:
    """Return an answer without its citation marks."""
    return _MARK.sub("", text)


def _content(text: str) -> set[str]:
    return set(content_words(without_marks(text)))
