"""The currency that an amount is asked for in, and those that a text has amounts in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from core.facts.readable import SYMBOLS
from core.reading.characters import runs_of
from core.reading.lexicon import words_of
from core.reading.notation import CURRENCY_NAMES


def is_in_another_currency(question: str, text: str) -> bool:
    """Tell whether a currency is asked for by name, and the text has amounts in others alone."""
    asked, told = currencies_asked(question), set(currencies_in(text))
    return bool(asked and told) and asked.isdisjoint(told)


def currencies_asked(question: str) -> set[str]:
    """Return the codes of the currencies that an amount is asked for in: `in dollars`."""
    told = [word.casefold() for word in runs_of(question)]
    return {code for a, b in pairwise(told) if a in words_of("in_unit") and (code := _code_of(b))}


def _code_of(word: str) -> str:
    return CURRENCY_NAMES.get(word) or (word.upper() if word.upper() in CURRENCY_NAMES.values() else "")


def currencies_in(text: str) -> Iterator[str]:
    """Yield the codes of the currencies that a text has signs, codes or names of."""
    for word in runs_of(text):
        if code := _code_of(word.casefold()):
            yield code
    yield from (code for code, sign in SYMBOLS.items() if sign in text)
