"""Words of a text as search compares them: lower case, stemmed lightly, without stop words."""

from __future__ import annotations

import re

from core.reading.capitals import names_marked
from core.reading.characters import cjk_runs, without_cjk, without_hiragana
from core.reading.normal_forms import normal
from core.reading.stems import stem
from core.reading.stopwords import STOP_WORDS, plain_words_of

_WORD = re.compile(r"\d+(?:[.,:/-]\d+)*%?|[^\W\d_]+(?:['’][^\W\d_]+)?\d*|\w+", re.UNICODE)
_SHORT_YEAR, _YEAR = 2, 4


def content_words(text: str) -> list[str]:
    """Return the stems of the words that carry meaning, in order, repeats included; CJK as character pairs."""
    return [stem(word) for word in words(text) if word not in STOP_WORDS]


def content_words_of(text: str, language: str) -> list[str]:
    """Return the same of a text in one language (ISO 639-1): words that carry none in another are kept (`plus`)."""
    plain = plain_words_of(language)
    return [stem(word) for word in words(text) if word not in plain]


def words(text: str) -> list[str]:
    """Return all words in lower case, in order: `3.5`, `12%` and `o'clock` are one word each."""
    folded = normal(names_marked(text), "NFKC").lower().replace("’", "'")
    found: list[str] = []
    for match in _WORD.finditer(folded):
        found += _pieces(match.group())
    return found


def _pieces(word: str) -> list[str]:
    if year := _fiscal_year(word):
        return [year]
    runs = cjk_runs(word)
    if not runs:
        return [word]
    pieces: list[str] = []
    for part in without_hiragana(" ".join(runs)).split():
        pieces += [part[i : i + 2] for i in range(len(part) - 1)] or [part]
    return pieces + without_cjk(word).split()


def _fiscal_year(word: str) -> str:
    """Return the year of `fy23` or `fy2023`, nothing for any other word."""
    year = word.removeprefix("fy")
    if year == word or not year.isdecimal():
        return ""
    if len(year) == _SHORT_YEAR:
        return f"20{year}"
    return year if len(year) == _YEAR and year.startswith("20") else ""


def without_figures(text: str) -> set[str]:
    """Return the stems of what a text says beside its figures."""
    return {word for word in content_words(text) if not word[0].isdigit()}
