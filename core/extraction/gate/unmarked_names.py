"""Whether a sentence has anybody in it, in a script without capital letters that marks who does something.

`구내식당은 14시까지 운영합니다` tells nobody who runs it: what it marks stands in the question, and nobody is said to
be it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.reading.characters import has_digit, is_hangul, takes_blanks, without_hiragana
from core.reading.lexicon import pattern_of, speaks_of, speaks_of_any, terms_in
from core.reading.wording import held_terms, telling_words

_CUTS: Final = '.,:;!?。、，！？：；()（）「」『』“”"[]【】*#|'
_KANA: Final = "\u30a1", "\u30fc"
_A_NAME: Final = 3  # letters of katakana


def may_name_somebody(question: str, text: str, language: str, *, does_it: bool) -> bool:
    """Tell whether a text names somebody, or says of a word that the question lacks that it does something.

    That tells who does what is asked for only where the text says this of anything (`does_it`).
    """
    if _has_somebody(text, language) or speaks_of_any(("person_pronoun", "none"), text, language):
        return True
    if any(character.isascii() and character.isupper() for character in text):
        return True
    if not does_it:
        return False
    marked = _marked_words(text, language) if takes_blanks(text.strip()[:1] or " ") else _marked_runs(text, language)
    return any(_is_new(word, question, language) for word in marked) or _has_new_katakana(question, text)


def _has_somebody(text: str, language: str) -> bool:
    """A sign by itself that goes on with another is part of a word: `人気`."""
    found = pattern_of("somebody", language).finditer(text)
    return any(len(one[0]) > 1 or is_hangul(one[0]) or not _is_han(text[one.end() :][:1]) for one in found)


def _is_han(sign: str) -> bool:
    return bool(sign) and not sign.isascii() and bool(without_hiragana(sign).strip()) and sign.isalpha()


def _marked_words(text: str, language: str) -> Iterator[str]:
    """Yield words that bear the mark of who does something, without it; not those of when and where (`주말에는`)."""
    marks = terms_in("subject_mark", language=language)
    for token in text.translate(str.maketrans(_CUTS, " " * len(_CUTS))).split():
        if speaks_of("asks_again", token, language):
            continue
        yield from (token.removesuffix(mark) for mark in marks if token.endswith(mark) and token != mark)


def _marked_runs(text: str, language: str) -> Iterator[str]:
    """Yield what stands before such a mark, from the mark before it on."""
    for clause in text.translate(str.maketrans(_CUTS, " " * len(_CUTS))).split():
        start = 0
        for found in pattern_of("subject_mark", language).finditer(clause):
            yield clause[start : found.start()]
            start = found.end()


def _is_new(word: str, question: str, language: str) -> bool:
    if has_digit(word) or speaks_of("day_word", word, language):
        return False
    told = telling_words(word, language)
    return bool(told) and not any(held_terms(one.terms, question, language) for one in told)


def _has_new_katakana(question: str, text: str) -> bool:
    """A name from abroad: a run of katakana that the question lacks."""
    low, high = _KANA
    runs = "".join(character if low <= character <= high else " " for character in text).split()
    return any(len(run) >= _A_NAME and run not in question for run in runs)
