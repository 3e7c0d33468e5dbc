"""Which language a text is in, told by script and stop words: enough to choose a phrase, no more."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from functools import cache, lru_cache
from typing import Final

from core.reading.language import Script
from core.reading.languages import LANGUAGES
from core.reading.stopwords import BY_LANGUAGE

_RANGES: Final[tuple[tuple[int, int, Script], ...]] = (
    (0x370, 0x3FF, "greek"),
    (0x400, 0x4FF, "cyrillic"),
    (0x590, 0x5FF, "hebrew"),
    (0x600, 0x6FF, "arabic"),
    (0x900, 0x97F, "devanagari"),
    (0xE00, 0xE7F, "thai"),
    (0x3040, 0x30FF, "kana"),
    (0x4E00, 0x9FFF, "han"),
    (0xAC00, 0xD7AF, "hangul"),
)
_STARTS = [low for low, _, _ in _RANGES]
_FIRST_BEYOND_LATIN = chr(_STARTS[0])
_BY_SCRIPT: Final = {language.script: language.code for language in LANGUAGES if language.script != "latin"}
"""Kana before Han: Japanese has both. In the order of the languages."""
_OWN_LETTERS: Final = {language.code: frozenset(language.own_letters) for language in LANGUAGES if language.own_letters}
_WORDS = re.compile(r"[^\W\d_]+(?:['’&-][^\W\d_]+)*")
_SCRIPT_SHARE = 0.2
_LONGEST_SAMPLE = 2_000
_SURE = 2  # different stop words of a language, of two letters or more: a list of names and figures has none, or one


@lru_cache(maxsize=1024)
def language_of(text: str) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells (a name, a figure)."""
    sample = text[:_LONGEST_SAMPLE]
    if sample.isascii():
        return _by_stop_words(sample)
    letters = sum(map(str.isalpha, sample))
    if not letters:
        return ""
    scripts = _scripts_in(sample)
    found = (code for script, code in _BY_SCRIPT.items() if scripts[script] >= _SCRIPT_SHARE * letters)
    return next(found, "") or _by_stop_words(sample)


@lru_cache(maxsize=1024)
def sure_language_of(text: str) -> str:
    """Return the same only where enough words tell it: names and figures of a table are in no language."""
    sample = text[:_LONGEST_SAMPLE]
    found = language_of(sample)
    if not found or not in_latin_script(sample):
        return found
    words = {word for word in _WORDS.findall(sample.lower().replace("’", "'")) if len(word) > 1}
    scores = _scores(sample)
    alone = list(scores.values()).count(scores[found]) == 1  # "la ... il" is French as well as Italian
    return found if alone and len(words & BY_LANGUAGE[found]) >= _SURE else ""


def in_latin_script(text: str) -> bool:
    """Tell whether no other script has a fifth of the letters of a text."""
    sample = text[:_LONGEST_SAMPLE]
    scripts = _scripts_in(sample) if not sample.isascii() else {}
    letters = sum(map(str.isalpha, sample)) if scripts else 0
    return all(count < _SCRIPT_SHARE * letters for count in scripts.values())


def _scripts_in(text: str) -> Counter[Script]:
    """How many characters a text has of each script but the Latin one."""
    scripts = Counter(map(_script_of, filter(_FIRST_BEYOND_LATIN.__le__, text)))
    del scripts["latin"]  # Signs, such as quotation marks.
    return scripts


def _script_of(character: str) -> Script:
    code = ord(character)
    _, high, script = _RANGES[bisect_right(_STARTS, code) - 1]
    return script if _STARTS[0] <= code <= high else "latin"


def _by_stop_words(text: str) -> str:
    scores = _scores(text)
    best = max(scores, key=lambda code: scores[code])
    return best if scores[best] > 0 else ""


def _scores(text: str) -> dict[str, float]:
    by_word, scores = _languages_by_word(), dict.fromkeys(BY_LANGUAGE, 0.0)
    for word in _WORDS.findall(text.lower().replace("’", "'")):
        shared = by_word.get(word, ())
        for code in shared:
            scores[code] += 1.0 / len(shared)
    signs = frozenset(text.lower())
    for code, letters in _OWN_LETTERS.items():
        scores[code] += len(signs & letters) if scores[code] else 0  # a name alone tells nothing
    return scores


@cache
def _languages_by_word() -> dict[str, tuple[str, ...]]:
    """The languages of each stop word: one that several share ("a", "no", "die") tells less."""
    found: dict[str, tuple[str, ...]] = {}
    for code, known in BY_LANGUAGE.items():
        for word in known:
            found[word] = (*found.get(word, ()), code)
    return found
