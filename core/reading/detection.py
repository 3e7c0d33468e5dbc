"""Which language a text is in, told by script and stop words: enough to choose a phrase, no more."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from core.reading.language import Script
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.short_texts import ELIDED, parts_of, scores_of_short
from core.reading.short_texts import LONGEST as _SHORT
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
_OWN_LETTERS: Final = {
    language.code: frozenset(language.own_letters)
    for language in LANGUAGES
    if language.own_letters and language.script == "latin"
}
_WRITES_HAN: Final = tuple(language.code for language in LANGUAGES if language.script in ("han", "kana"))
_WORDS = re.compile(r"[^\W\d_]+(?:['’&-][^\W\d_]+)*")
_SCRIPT_SHARE = 0.2
_KANA_SHARE = 0.1  # of the letters of a Japanese text that is nearly all Han; a Chinese one quotes less
_FEW_LETTERS = 60  # of Chinese characters and kana: below that one kana tells
_LONGEST_SAMPLE = 2_000
_SURE = 2  # different stop words of a language, of two letters or more: a list of names and figures has none, or one
_SAYS_ENOUGH = 0.5  # without a stop word: a word that one language has, not an ending alone
_EQUAL = 1e-9


@lru_cache(maxsize=1024)
def language_of(text: str) -> str:
    """Return an ISO 639-1 code, or an empty string where nothing tells (a name, a figure)."""
    return next(iter(languages_of(text)), "")


def languages_of(text: str) -> tuple[str, ...]:
    """Return the languages that a text may be in, the likeliest first: several only where nothing decides.

    `退職金制度` is Japanese as well as Chinese, `Quando?` Italian as well as Portuguese: who asks, what was said before
    and what the documents are in decide it (`core.spoken`).
    """
    return _languages_of(text[:_LONGEST_SAMPLE].lower())


@lru_cache(maxsize=1024)
def _languages_of(sample: str) -> tuple[str, ...]:
    """Capitals tell nothing: a text is asked about as it was written, and in lower case."""
    return (() if sample.isascii() else _by_script(sample)) or _by_words(sample)


def _by_script(sample: str) -> tuple[str, ...]:
    letters = sum(map(str.isalpha, sample))
    if not letters:
        return ()
    scripts = _scripts_in(sample)
    if scripts["kana"] and _is_japanese(scripts, letters):
        return ("ja",)
    found = next((code for script, code in _BY_SCRIPT.items() if scripts[script] >= _SCRIPT_SHARE * letters), "")
    if found not in _WRITES_HAN:
        return (found,) if found else _by_little_script(sample, scripts)
    return _by_characters(sample) if scripts["han"] <= _FEW_LETTERS else (found,)


def _is_japanese(scripts: Mapping[Script, int], letters: int) -> bool:
    """Tell by its kana whether a text is Japanese: beside Han or much of it; not a name in a text of another script."""
    both = scripts["kana"] + scripts["han"]
    if both < _SCRIPT_SHARE * letters:
        return False
    return both <= _FEW_LETTERS or scripts["kana"] >= _KANA_SHARE * both


def _by_characters(sample: str) -> tuple[str, ...]:
    """Tell Chinese from Japanese by what only one of them writes so (`费`, `働`); both where nothing is."""
    han = {character for character in sample if _script_of(character) == "han"}
    counts = {code: len(_written_only_in(code, han)) for code in _WRITES_HAN}
    ahead = [code for code in _WRITES_HAN if counts[code] == max(counts.values())]
    return tuple(sorted(ahead, key=lambda code: BY_CODE[code].script != "han"))


def _written_only_in(code: str, han: set[str]) -> set[str]:
    """Return the characters that no character set of another language has."""
    others = (one for other in _WRITES_HAN if other != code for one in BY_CODE[other].character_sets)
    abroad = tuple(others)
    return {c for c in han if _has_any(BY_CODE[code].character_sets, c) and not _has_any(abroad, c)}


@cache
def _has_any(character_sets: tuple[str, ...], character: str) -> bool:
    return any(_encodes(character_set, character) for character_set in character_sets)


def _encodes(character_set: str, character: str) -> bool:
    try:
        character.encode(character_set)
    except UnicodeEncodeError:
        return False
    return True


def _by_little_script(sample: str, scripts: Mapping[Script, int]) -> tuple[str, ...]:
    """`Microsoft Exchange Server 설정?`: names in Latin script around a word or two of the asker's."""
    if len(sample.split()) > _SHORT or _by_words(sample):
        return ()
    return next(((code,) for script, code in _BY_SCRIPT.items() if scripts[script] > 1), ())


@lru_cache(maxsize=1024)
def sure_language_of(text: str) -> str:
    """Return the same only where enough words tell it: names and figures of a table are in no language."""
    sample = text[:_LONGEST_SAMPLE]
    found = language_of(sample)
    if not found or not in_latin_script(sample):
        return found
    words = {word for word in _words(sample) if len(word) > 1}
    scores = _scores(sample)
    if found not in scores:
        return ""  # a sentence of another script in a text of mostly Latin letters
    alone = list(scores.values()).count(scores[found]) == 1  # "la ... il" is French as well as Italian
    return found if alone and len(words & BY_LANGUAGE[found]) >= _SURE else ""


def in_latin_script(text: str) -> bool:
    """Tell whether no other script has a fifth of the letters of a text."""
    sample = text[:_LONGEST_SAMPLE]
    scripts = _scripts_in(sample) if not sample.isascii() else {}
    letters = sum(map(str.isalpha, sample)) if scripts else 0
    return all(count < _SCRIPT_SHARE * letters for count in scripts.values())


def only_han(text: str) -> bool:
    """Tell whether all letters of a text are Chinese characters, as Japanese and Korean have them, too."""
    letters = [_script_of(character) for character in text[:_LONGEST_SAMPLE] if character.isalpha()]
    return bool(letters) and all(script == "han" for script in letters)


def _scripts_in(text: str) -> Counter[Script]:
    """How many characters a text has of each script but the Latin one."""
    scripts = Counter(map(_script_of, filter(_FIRST_BEYOND_LATIN.__le__, text)))
    del scripts["latin"]  # Signs, such as quotation marks.
    return scripts


def _script_of(character: str) -> Script:
    code = ord(character)
    _, high, script = _RANGES[bisect_right(_STARTS, code) - 1]
    return script if _STARTS[0] <= code <= high else "latin"


@lru_cache(maxsize=64)
def _words(text: str) -> Sequence[str]:
    """Words in lower case; what is no word of a language is its parts: `faut-il`, `l'usine`. Asked twice and more."""
    words: list[str] = []
    for word in _WORDS.findall(text.lower().replace("’", "'")):
        words.extend([word] if word in _languages_by_word() else parts_of(word))
    return words


def _by_words(text: str) -> tuple[str, ...]:
    words = _words(text)
    scores = _scores(text)
    if 0 < len(words) <= _SHORT:
        return _of_short(text, words, any(scores.values()))
    most = max(scores.values())
    first = [code for code, score in scores.items() if score == most]
    if most and len(first) > 1:  # `... dagen verlof per jaar. ... per week`: what else it says decides
        told = scores_of_short(words, text.lower())
        first.sort(key=lambda code: -told.get(code, 0.0))
    return (first[0],) if most else ()


def _of_short(text: str, words: Sequence[str], function_words: bool) -> tuple[str, ...]:
    if text.isascii() and max(map(len, words)) == 1:
        return ()  # `x y z?`: letters that stand for something, though two languages have a word `y`
    scores = scores_of_short(words, text.lower())
    best = max(scores.values(), default=0.0)
    ahead = tuple(language.code for language in LANGUAGES if scores.get(language.code, 0.0) >= best - _EQUAL)
    enough = best * len(ahead) >= _SAYS_ENOUGH and ("en" not in ahead or len(ahead) == 1)
    return ahead if best and (function_words or enough) else ()


def _scores(text: str) -> dict[str, float]:
    by_word, scores = _languages_by_word(), dict.fromkeys(BY_LANGUAGE, 0.0)
    for word in _words(text):
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
        for word in (*known, *ELIDED.get(code, ())):
            found[word] = (*found.get(word, ()), code)
    return found
