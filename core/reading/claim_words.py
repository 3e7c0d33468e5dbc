"""Content words, lightly stemmed, for comparing what is said with what a source says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from core.reading.characters import blanks_for_all_but, pieces_of
from core.reading.detection import language_of
from core.reading.languages import BY_CODE, LANGUAGES, READ
from core.reading.lexicon import either, terms_in
from core.reading.number_words import ORDINALS
from core.reading.script_stems import stemmed_by_script
from core.reading.stems import inflected_stem

_WORD = re.compile(
    r"[A-Za-zÀ-ÖØ-öø-ÿĀ-ɏ\u0370-\u03ff\u0400-\u04ff][\w'’]*|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
    r"|[\u0620-\u065f\u0670-\u06d3]+|[\u0900-\u0963\u0971-\u097f]+"
)
_ELIDED = frozenset(word for language in READ for word in language.elided.split())
_STEMMED_BY_SCRIPT = "\u0620", "\u097f"
_OF_WORDS = blanks_for_all_but(lambda character: character.isalnum() or character in "_'")
_NO_FIRST = "0123456789_'"
"""What stands within words, and begins none."""
STOP = frozenset(word for language in LANGUAGES for word in language.claim_stop_words.split())
_STOP_ABROAD = frozenset(word for language in READ if language.code != "en" for word in language.stop_words.split())
_NAME = re.compile(r"(?<=[^.!?\s]\s)[A-ZÀ-Þ][\w'’]*")
"""A word with a capital within a sentence: it may be written as another language's function word is (`Como`)."""
_DIGITS = re.compile(r"(?<![\d.,])\d{1,3}(?![\d]|[.,]\d)")
_NO_WORDS: Final[frozenset[str]] = frozenset()
_LETTERS = frozenset(word.upper() for word in STOP if len(word) == 1 and word.isascii())
_AROUND = ".,;:!?)]}\"'’"


@lru_cache(maxsize=1024)
def content_words(text: str) -> frozenset[str]:
    """Return the stems of a text's content words."""
    plain = text.isascii()
    words = set(_first_words(text) if len(text) <= _LONGEST else _words(text)) - STOP
    if "'" in text or "’" in text:
        words = {_without_elision(word) if "'" in word or "’" in word else word for word in words} - STOP
    return _lone_letters(text).union(map(inflected_stem if plain else _stem, words))


def _lone_letters(text: str) -> frozenset[str]:
    """Capitals by themselves behind a word, or alone, that are function words elsewhere: `Team A`, `World War I`."""
    if not any(f" {letter}" in text for letter in _LETTERS):
        return frozenset((text.lower(),)) if text in _LETTERS else _NO_WORDS
    words = text.split()
    return frozenset(
        bare.lower()
        for before, word in pairwise(words)
        if (bare := word.rstrip(_AROUND)) in _LETTERS and before[-1:].isalpha() and before.lower() not in STOP
    )


def _without_elision(word: str) -> str:
    """`l'alsace` is `alsace`."""
    small, _, rest = word.replace("’", "'").partition("'")
    return rest if rest and small in _ELIDED else word


def _stem(word: str) -> str:
    low, high = _STEMMED_BY_SCRIPT
    return stemmed_by_script(word) if low <= word[0] <= high else inflected_stem(word)


_QUARTER = re.compile(rf"\b({either(ORDINALS)})(?=(?:\s+fiscal)?[\s-]+{either(terms_in('quarter'))})", re.IGNORECASE)


def tokens_of(text: str) -> frozenset[str]:
    """Return stems and short numbers (`Level 2`, `July 27`): what tells one row or column from another."""
    if text in _LETTERS:
        return frozenset((text.lower(),))
    return _of_word(text[:2_000].lower()) if text.isalpha() and text.isascii() else _tokens_of(text)


@lru_cache(maxsize=8192)
def _of_word(word: str) -> frozenset[str]:
    """The same of one word, as most that is compared by itself is: words come back in other texts."""
    return _NO_WORDS if word in STOP else frozenset((inflected_stem(word),))


@lru_cache(maxsize=1024)
def _tokens_of(text: str) -> frozenset[str]:
    text = text[:2_000]
    if "uarter" in text or "UARTER" in text:
        text = _QUARTER.sub(lambda m: f"q{ORDINALS[m[1].lower()]}", text)
    words = content_words(text)
    return words if text.isalpha() else words.union(_DIGITS.findall(text))


_FOREIGN = frozenset(word for language in LANGUAGES for word in language.telltales.split())
_ENGLISH = frozenset(f"{BY_CODE['en'].stop_words} {BY_CODE['en'].claim_stop_words}".split())
_ONLY_ABROAD = frozenset(word for word in _STOP_ABROAD - _ENGLISH if len(word) > 1)
_ONLY_ENGLISH = _ENGLISH - _STOP_ABROAD


@lru_cache(maxsize=512)
def in_english(text: str) -> bool:
    """A tenth of the words are English function words; a short text counts as English unless others' words show."""
    words = _first_words(text)
    if not _ONLY_ABROAD.isdisjoint(words) and _count(words, _ONLY_ABROAD) > _count(words, _ONLY_ENGLISH):
        return False
    if len(words) < 12 and text.isascii():
        return not _ONLY_ENGLISH.isdisjoint(words) or _FOREIGN.isdisjoint(words)
    return not words or _count(words, STOP) >= 0.1 * len(words)


def _count(words: Sequence[str], known: frozenset[str]) -> int:
    return sum(map(known.__contains__, words))


def parts_thousands_by_points(text: str, *, untold: bool = True) -> bool:
    """Tell whether `1.234` is more than a thousand in the language of a text; `untold` where nothing tells it."""
    language = language_said(text)
    return BY_CODE[language].decimal_comma if language else untold


@lru_cache(maxsize=512)
def language_said(text: str) -> str:
    """Return the language of a sentence of a source or an answer (ISO 639-1), English where nothing tells another."""
    return "en" if in_english(text) else language_of(_NAME.sub(" ", text))


@lru_cache(maxsize=512)
def english_or_any(text: str) -> str:
    """Return `en` where a function word tells that a sentence is in English, else an empty string: any language.

    The others are near to each other (`para`, `de`): a short sentence tells not well which of them it is in.
    """
    return "en" if in_english(text) and not _ONLY_ENGLISH.isdisjoint(_first_words(text)) else ""


@lru_cache(maxsize=64)
def _first_words(text: str) -> Sequence[str]:
    return _words(text[:_LONGEST])


def _words(text: str) -> Sequence[str]:
    if not text.isascii():
        return _WORD.findall(text.lower())
    runs = pieces_of(text.lower(), _OF_WORDS)
    return [word for run in runs if (word := run if run[0] >= "a" else run.lstrip(_NO_FIRST))]


_LONGEST = 3_000
"""Characters of a text that tell its language."""
