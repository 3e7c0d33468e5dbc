"""Lines of statements in any language by their English names, so that a table in one language is asked in another.

>>> in_english("Umsatzerlöse 2023")
'revenue 2023'
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from core.reading.characters import without_asides
from core.reading.language import terms_of
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.lexicon import either, phrases_in
from core.reading.words import words


@lru_cache(maxsize=16384)
def in_english(text: str) -> str:
    """Return a text with the lines of statements that it names in other languages called by their English names."""
    return _pattern().sub(lambda found: _by_name()[found[0].casefold()], text)


@lru_cache(maxsize=16384)
def lines_named(text: str) -> tuple[str, ...]:
    """Return the English names of the lines that a text names in any other language, in order, each once."""
    return tuple(dict.fromkeys(_by_name()[found[0].casefold()] for found in _pattern().finditer(text)))


def is_scattered(name: str, label: str) -> bool:
    """Tell whether a label has all words of a line's name, others between them: it is another line.

    >>> is_scattered("net income", "Interest income and other, net")
    True
    >>> is_scattered("net income", "Net (loss) income"), is_scattered("net sales", "Sales, net")
    (False, False)
    """
    asked, told = words(name), words(without_asides(label))
    if len(asked) < len(("net", "income")) or not set(asked) < set(told):
        return False
    return not any(told[at : at + len(asked)] == asked for at in range(len(told)))


def names_said(text: str) -> tuple[str, ...]:
    """Return the names of several words, of lines that companies report, that an English text says."""
    return phrases_in(text, _names())


@cache
def _names() -> frozenset[str]:
    known = (name for entry in BY_CODE["en"].same_things for name in entry.split(","))
    return frozenset(name.strip() for name in (*_METRICS.values(), *known) if " " in name.strip())


_METRICS = {
    "net_income": "net income",
    "operating_income": "operating income",
    "gross_profit": "gross profit",
    "total_assets": "total assets",
    "total_liabilities": "total liabilities",
    "stockholders_equity": "equity",
    "rd_expense": "research and development",
    "operating_cash_flow": "operating cash flow",
    "eps_diluted": "earnings per share",
    "eps_basic": "basic earnings per share",
    "cost_of_sales": "cost of sales",
    "income_tax": "income taxes",
}
"""The names that metrics are stored under, in words; others are words as they stand."""


@cache
def _by_name() -> dict[str, str]:
    """Each name in another language that is no English one too, in lower case, with its English name."""
    english = frozenset(word for entry in BY_CODE["en"].same_things for word in entry.replace(",", " ").split())
    found: dict[str, str] = {}
    for language in (one for one in LANGUAGES if one.code != "en"):
        for name, terms in (*language.line_names.items(), *language.measures.items()):
            told = _METRICS.get(name, name.replace("_", " "))
            found |= {term.casefold(): told for term in terms_of(terms) if not _is_bare(term, english)}
    return found


def _is_bare(term: str, english: frozenset[str]) -> bool:
    """A few letters name a line in no language but by chance, and English words are read as such: `profit`."""
    return term.isascii() and (len(term) < _SHORTEST or term in english or term.removesuffix("s") in english)


_SHORTEST = 4


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(either(_by_name(), whole=True), re.IGNORECASE)
