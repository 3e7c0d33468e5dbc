"""Content words, lightly stemmed, for comparing what is said with what a source says."""

from __future__ import annotations

import re
from functools import lru_cache

_WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿĀ-ɏ\u0370-\u03ff\u0400-\u04ff][\w'’]*|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_STOP_WORDS = """
a an and are as at be been being but by can could did do does for from had has have he her his how i if in
into is it its may me my no nor not of on or our she should so some such than that the their them then there
these they this those to too was we were what when where which while who whom whose why will with would you
your about according also any both each either however hence therefore thus based given provided passage
passages source sources document documents context information answer question following follow follows
mentioned mention states stated says said per us
"""
STOP = frozenset(_STOP_WORDS.split())
_DIGITS = re.compile(r"(?<![\d.,])\d{1,3}(?![\d]|[.,]\d)")


@lru_cache(maxsize=2048)
def content_words(text: str) -> frozenset[str]:
    """Return the stems of a text's content words."""
    return frozenset(stem(w) for w in _WORD.findall(text.lower()) if w not in STOP)


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """Cut English endings: enough to match `revenues` with `revenue` and `decreased` with `decrease`."""
    word = word.rstrip("'’").removesuffix("'s").removesuffix("’s")
    if len(word) <= 3:
        return word
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""), ("ly", "")):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word.removesuffix(ending) + instead
            break
    return word.removesuffix("e") if len(word) > 3 else word


_QUARTER = re.compile(
    r"\b(?:(first|1st)|(second|2nd)|(third|3rd)|(fourth|4th))(?=(?:\s+fiscal)?[\s-]+quarter)", re.IGNORECASE
)


@lru_cache(maxsize=8192)
def tokens_of(text: str) -> frozenset[str]:
    """Return stems and short numbers (`Level 2`, `July 27`): what tells one row or column from another."""
    text = text[:2_000]
    if "uarter" in text or "UARTER" in text:
        text = _QUARTER.sub(lambda m: f"q{m.lastindex}", text)
    return content_words(text) | frozenset(_DIGITS.findall(text))


_FOREIGN_WORDS = """
das der die und ist ein eine nicht mit von für le la les des et est une dans pour el los las es una del y con il di che
per een het van och att det er og ikke nie jest não uma para são
"""
_FOREIGN = frozenset(_FOREIGN_WORDS.split())


@lru_cache(maxsize=1024)
def in_english(text: str) -> bool:
    """A tenth of the words are English function words; a short text counts as English unless others' words show."""
    words = _WORD.findall(text[:3_000].lower())
    if len(words) < 12 and text.isascii():
        return not any(w in _FOREIGN for w in words)
    return not words or sum(w in STOP for w in words) >= 0.1 * len(words)
