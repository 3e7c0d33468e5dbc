"""Words of a text as search compares them: lower case, stemmed lightly, without stop words."""

from __future__ import annotations

import re

from core.reading.normal_forms import normal
from core.reading.stems import stem
from core.reading.stopwords import STOP_WORDS

_WORD = re.compile(r"\d+(?:[.,:/-]\d+)*%?|[^\W\d_]+(?:['’][^\W\d_]+)?\d*|\w+", re.UNICODE)
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+")
_HIRAGANA = re.compile(r"[\u3040-\u309f]+")
_FISCAL_YEAR = re.compile(r"fy((?:20)?\d\d)")


def content_words(text: str) -> list[str]:
    """Return the stems of the words that carry meaning, in order, repeats included; CJK as character pairs."""
    return [stem(word) for word in words(text) if word not in STOP_WORDS]


def words(text: str) -> list[str]:
    """Return all words in lower case, in order: `3.5`, `12%` and `o'clock` are one word each."""
    folded = normal(text, "NFKC").lower().replace("’", "'")
    found: list[str] = []
    for match in _WORD.finditer(folded):
        found += _pieces(match.group())
    return found


def _pieces(word: str) -> list[str]:
    if year := _FISCAL_YEAR.fullmatch(word):
        return [year.group(1) if len(year.group(1)) == 4 else f"20{year.group(1)}"]
    if not _CJK.search(word):
        return [word]
    pieces: list[str] = []
    for run in _CJK.findall(word):
        # Hiragana between characters is mostly grammar, as stop words are.
        for part in _HIRAGANA.split(run):
            pieces += [part[i : i + 2] for i in range(len(part) - 1)] or ([part] if part else [])
    rest = _CJK.sub(" ", word).split()
    return pieces + rest
