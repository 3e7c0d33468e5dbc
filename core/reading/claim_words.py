"""Content words, lightly stemmed, for comparing what is said with what a source says."""

from __future__ import annotations

import re
from functools import lru_cache

from core.reading.languages import LANGUAGES
from core.reading.lexicon import either, terms_in
from core.reading.number_words import ORDINALS
from core.reading.stems import inflected_stem

_WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿĀ-ɏ\u0370-\u03ff\u0400-\u04ff][\w'’]*|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_ASCII_WORD = re.compile(r"[a-z][\w']*")
STOP = frozenset(word for language in LANGUAGES for word in language.claim_stop_words.split())
_DIGITS = re.compile(r"(?<![\d.,])\d{1,3}(?![\d]|[.,]\d)")


@lru_cache(maxsize=2048)
def content_words(text: str) -> frozenset[str]:
    """Return the stems of a text's content words."""
    word = _ASCII_WORD if text.isascii() else _WORD
    return frozenset(map(inflected_stem, set(word.findall(text.lower())) - STOP))


_QUARTER = re.compile(rf"\b({either(ORDINALS)})(?=(?:\s+fiscal)?[\s-]+{either(terms_in('quarter'))})", re.IGNORECASE)


@lru_cache(maxsize=8192)
def tokens_of(text: str) -> frozenset[str]:
    """Return stems and short numbers (`Level 2`, `July 27`): what tells one row or column from another."""
    text = text[:2_000]
    if "uarter" in text or "UARTER" in text:
        text = _QUARTER.sub(lambda m: f"q{ORDINALS[m[1].lower()]}", text)
    return content_words(text) | frozenset(_DIGITS.findall(text))


_FOREIGN = frozenset(word for language in LANGUAGES for word in language.telltales.split())


@lru_cache(maxsize=1024)
def in_english(text: str) -> bool:
    """A tenth of the words are English function words; a short text counts as English unless others' words show."""
    words = _WORD.findall(text[:3_000].lower())
    if len(words) < 12 and text.isascii():
        return not any(w in _FOREIGN for w in words)
    return not words or sum(w in STOP for w in words) >= 0.1 * len(words)
