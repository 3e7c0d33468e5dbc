"""`Is that right?`: a question that asks no more than whether what was said is so, and what is looked up for it."""

from __future__ import annotations

from collections.abc import Sequence

from core.reading.amounts import read_amounts
from core.reading.characters import has_digit
from core.reading.lexicon import words_of
from core.reading.normal_forms import normal
from core.reading.words import content_words

_SIGNS = " ?!.,;:…¿¡？！。、，؟।~\"'“”„«»()"
_LONGEST = 60  # characters of such a question
_COLONS = ":："
_TELLS_FROM = 2  # words that carry meaning


def asks_if_so(text: str) -> bool:
    """Tell whether a question asks whether what was said is so, and nothing else: `ok so is that still right?`."""
    said = " ".join(normal(text, "NFKC").lower().replace("’", "'").strip(_SIGNS).split())
    if len(said) > _LONGEST:
        return False
    first, _, behind = said.partition(" ")
    while first.strip(_SIGNS) in words_of("leads_in") and behind:
        first, _, behind = (said := behind.lstrip(_SIGNS)).partition(" ")
    return said in words_of("asks_if_so")


def claim_in(text: str) -> str:
    """Return what is claimed where a question says it itself: `Is that so: leave is 14 weeks`; else nothing."""
    at = min((text.find(sign) for sign in _COLONS if sign in text), default=-1)
    return text[at + 1 :].strip() if at > 0 and asks_if_so(text[:at]) else ""


def claim_of(said: Sequence[str]) -> str:
    """Return the latest of what people said that tells anything, without its figures.

    What the documents say of them is to be found also where it is another figure.
    """
    text = next((one for one in reversed(said) if len(content_words(one)) >= _TELLS_FROM), said[-1]).strip()
    for amount in reversed(read_amounts(text)):
        if amount.unit or amount.noun:
            text = text[: amount.start] + _without_digits(text[amount.start : amount.end]) + text[amount.end :]
    return " ".join(text.split())


def _without_digits(figure: str) -> str:
    """`euros` of `6 euros`, `か月` of `3か月`."""
    last = max((i for i, character in enumerate(figure) if has_digit(character)), default=-1)
    return figure[last + 1 :] if last >= 0 else figure
