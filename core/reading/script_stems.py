"""Words of scripts that tell how they are stemmed, as search compares them: Arabic and Devanagari.

A word in Latin letters may be of any of a dozen languages; one of these can be stemmed wherever it stands.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from core.reading.languages import LANGUAGES

SIGNS: Final = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0711-\u0963\u0966-\u0df3"
    "\u0f00-\u0fff\u1700-\u1cff\u1dc0-\u1dff\u20d0-\u20f0\ua800-\uabff\ufe20-\ufe2f"
)
"""Marks, and blocks of scripts that write vowels as such, for a class of characters: to `\\w` they are no letters."""
_BLOCKS: Final = {"arabic": "\u0620-\u065f\u0670-\u06d3", "devanagari": "\u0900-\u0963\u0971-\u097f"}
_LANGUAGES: Final = tuple(language for language in LANGUAGES if language.script in _BLOCKS)
_WORD: Final = re.compile("|".join(f"([{_BLOCKS[language.script]}]+)" for language in _LANGUAGES))
_LETTERS: Final = {
    **{ord(letter): alike[0] for language in _LANGUAGES for alike in language.same_letters for letter in alike},
    **{ord(sign): None for language in _LANGUAGES for sign in language.unwritten},
}
_SHORTEST, _LONGEST = 2, 64


def stemmed_by_script(text: str) -> str:
    """Return a text with the words of these scripts stemmed, and all others as they are."""
    return text if text.isascii() else _WORD.sub(lambda found: _stem(found[0], (found.lastindex or 1) - 1), text)


@lru_cache(maxsize=50_000)
def _stem(word: str, number: int) -> str:
    language = _LANGUAGES[number]
    word = word.translate(_LETTERS)
    if len(word) > _LONGEST:
        return word
    for beginning in language.written_before:
        if word.startswith(beginning) and len(word) - len(beginning) >= _SHORTEST:
            word = word.removeprefix(beginning)
            break
    for ending in language.written_behind:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word.removesuffix(ending)
    return word
